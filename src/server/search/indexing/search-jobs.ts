import type { BaseContext } from '#server/platform/context.ts';
import { foldDeltas } from './counters.repository.ts';
import { reindexIfOutdated, removeExpired } from './search-index.service.ts';
import { learnWords } from '#server/search/reading/vocabulary.service.ts';

const FOLD_EVERY_MS = 1_000;
const LOOK_AT_ANALYSER_EVERY_MS = 200;
const SWEEP_EVERY_MS = 60_000;
const LINES_PER_FOLD = 5_000;

export type SearchJobs = { stop: () => Promise<void> };

/** Folds the appended change lines into the counters and learns the words of new adverts; returns the lines folded. */
export async function foldOnce(context: Pick<BaseContext, 'db'>): Promise<number> {
  const folded = await foldDeltas(context.db, LINES_PER_FOLD);
  if (!folded) return 0;
  if (folded.addedKeys.length > 0) await learnWords(context.db, folded.addedKeys);
  return folded.lines;
}

/**
 * The search's regular work in the background, in the process that leads: counters every second, expired adverts every
 * minute, a changed analyser once.
 */
export function startSearchJobs(context: BaseContext, leads: () => boolean = () => true): SearchJobs {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const run = (name: string, work: () => Promise<unknown>): Promise<void> => {
    const done = work().then(
      () => undefined,
      (error: unknown) => context.logger.warn({ err: error }, `${name} failed and is tried again`),
    );
    running.add(done);
    return done.finally(() => running.delete(done));
  };
  const every = (delayInMs: number, name: string, work: () => Promise<unknown>): NodeJS.Timeout => {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy || stopping.signal.aborted || !leads()) return;
      isBusy = true;
      void run(name, work).finally(() => {
        isBusy = false;
      });
    }, delayInMs);
    timer.unref();
    return timer;
  };
  const reindexing = every(LOOK_AT_ANALYSER_EVERY_MS, 'Reindexing', async () => {
    await reindexIfOutdated(context, stopping.signal);
    clearInterval(reindexing);
  });
  const timers = [
    reindexing,
    every(FOLD_EVERY_MS, 'Folding the search counters', () => foldOnce(context)),
    every(SWEEP_EVERY_MS, 'Sweeping expired adverts', () => removeExpired(context.db, context.clock())),
  ];
  return {
    stop: async () => {
      stopping.abort();
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(running);
    },
  };
}
