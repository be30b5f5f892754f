import { formatIsoDate } from '#domain/format/dates.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type View, addViews } from './advert-stats.repository.ts';

const FLUSH_EVERY_IN_MS = 2_000;
/** More different adverts than this are not seen within two seconds by people. */
const MAX_WAITING = 50_000;

/** Collects views in memory and writes them together, so that no page view costs a write of its own. */
export type ViewCounter = {
  /** `viewerKey`: who looks, null if not signed in; owners' own looks are dropped when written. */
  countView: (advertId: string, viewerKey: number | null) => void;
  flush: () => Promise<void>;
  /** Writes what waits and stops. */
  close: () => Promise<void>;
};

/** Starts a counter that flushes every two seconds. */
export function startViewCounter(base: Pick<BaseContext, 'db' | 'clock' | 'logger'>): ViewCounter {
  let waiting = new Map<string, View>();

  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const views = [...waiting.values()];
    waiting = new Map();
    try {
      await addViews(base.db, views, formatIsoDate(base.clock()));
    } catch (error) {
      // The database is away: the views wait for the next turn, new ones come on top.
      for (const view of views) add(view);
      base.logger.warn({ err: error }, 'views could not be written yet');
    }
  };

  const add = (view: View): void => {
    const key = `${view.advertId} ${view.viewerKey ?? ''}`;
    const known = waiting.get(key);
    if (known) known.count += view.count;
    else if (waiting.size < MAX_WAITING) waiting.set(key, view);
  };

  const timer = setInterval(() => void flush(), FLUSH_EVERY_IN_MS);
  timer.unref();

  return {
    countView: (advertId, viewerKey) => add({ advertId: advertId.toLowerCase(), viewerKey, count: 1 }),
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
