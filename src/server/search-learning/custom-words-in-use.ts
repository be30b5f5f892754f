import { type CustomWords, NO_CUSTOM_WORDS, customWordsOf } from '#domain/search/reading/custom-words.ts';
import type { BackgroundTask } from '#server/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { listActiveEntries, newestChange } from './custom-words.repository.ts';

/** How late another process reads by a changed entry. */
const REFRESH_EVERY_IN_MS = 15_000;

type InUse = { words: CustomWords; change: number };

const inUse = new WeakMap<Db, InUse>();
const turns = new WeakMap<Db, Promise<void>>();

/** The operator's words by which searches are read now; none until they were loaded once. */
export const customWordsInUse = (db: Db): CustomWords => inUse.get(db)?.words ?? NO_CUSTOM_WORDS;

/** Loads the operator's words where one was changed since they were loaded; one load after the other, the newest last. */
export async function refreshCustomWords(db: Db): Promise<void> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(() => load(db));
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  await turn;
}

async function load(db: Db): Promise<void> {
  // Asked for first: an entry that changes meanwhile is loaded once too often, not too seldom.
  const change = await newestChange(db);
  if (inUse.get(db)?.change !== change) inUse.set(db, { words: customWordsOf(await listActiveEntries(db)), change });
}

export const customWordTasks = ({ db }: Pick<BaseContext, 'db'>): BackgroundTask[] => [
  { name: "refresh the search's own words", everyInMs: REFRESH_EVERY_IN_MS, run: () => refreshCustomWords(db) },
];
