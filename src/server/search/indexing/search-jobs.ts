import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { foldDeltas } from './counters.repository.ts';
import { reindexIfOutdated, removeExpired } from './search-index.service.ts';
import { learnWords } from '#server/search/reading/vocabulary.service.ts';

const FOLD_EVERY_MS = 1_000;
const LOOK_AT_ANALYSER_EVERY_MS = 200;
const SWEEP_EVERY_MS = MINUTE_IN_MS;
const LINES_PER_FOLD = 5_000;

/** Folds the appended change lines into the counters and learns the words of new adverts; returns the lines folded. */
export async function foldOnce(context: Pick<BaseContext, 'db'>): Promise<number> {
  const folded = await foldDeltas(context.db, LINES_PER_FOLD);
  if (!folded) return 0;
  if (folded.addedKeys.length > 0) await learnWords(context.db, folded.addedKeys);
  return folded.lines;
}

/**
 * The search's regular work in the background: counters every second, expired adverts every minute, a changed analyser
 * once. `stop` ends a reindexing that is under way; the next start goes on with it.
 */
export function searchJobs(context: BaseContext): { tasks: BackgroundTask[]; stop: () => void } {
  const stopping = new AbortController();
  let isUpToDate = false;
  const reindex = async (): Promise<void> => {
    if (isUpToDate || stopping.signal.aborted) return;
    await reindexIfOutdated(context, stopping.signal);
    isUpToDate = true;
  };
  return {
    tasks: [
      { name: 'reindex the search', everyInMs: LOOK_AT_ANALYSER_EVERY_MS, run: reindex },
      { name: 'fold the search counters', everyInMs: FOLD_EVERY_MS, run: () => foldOnce(context) },
      {
        name: 'sweep expired adverts',
        everyInMs: SWEEP_EVERY_MS,
        run: () => removeExpired(context.db, context.clock()),
      },
    ],
    stop: () => stopping.abort(),
  };
}
