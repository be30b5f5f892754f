import { type CustomWords, NO_CUSTOM_WORDS, customWordsOf } from '#domain/search/reading/custom-words.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { slot } from '#server/platform/memory.ts';
import { listActiveEntries, newestChange } from './custom-words.repository.ts';

/** How late another process reads by a changed entry whose announcement was lost. */
const REFRESH_EVERY_IN_MS = 15_000;

type InUse = { words: CustomWords; change: number | null; turn: Promise<void> };

const inUse = slot<InUse>(() => ({ words: NO_CUSTOM_WORDS, change: null, turn: Promise.resolve() }));

/** The operator's words by which searches are read now; none until they were loaded once. */
export const customWordsInUse = (db: Db): CustomWords => memoryOf(db).of(inUse).words;

/** Names the state of those words: another one may read the same search differently; 0 before the first load. */
export const customWordsVersion = (db: Db): number => memoryOf(db).of(inUse).change ?? 0;

/** Loads the operator's words where one was changed since they were loaded; one load after the other, the newest last. */
export async function refreshCustomWords(db: Db): Promise<void> {
  const current = memoryOf(db).of(inUse);
  const turn = current.turn.then(() => load(db, current));
  current.turn = turn.catch(() => undefined);
  await turn;
}

async function load(db: Db, current: InUse): Promise<void> {
  // Read first: an entry that changes meanwhile is then loaded once too often rather than missed.
  const change = await newestChange(db);
  if (current.change === change) return;
  current.words = customWordsOf(await listActiveEntries(db));
  current.change = change;
}

export const customWordTasks = ({ db }: Pick<BaseContext, 'db'>): BackgroundTask[] => [
  {
    name: "refresh the search's own words",
    everyInMs: REFRESH_EVERY_IN_MS,
    run: () => refreshCustomWords(db),
    inEachProcess: true,
  },
];
