import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { registerSavedSearchHandlers } from './saved-searches.handlers.ts';
import { deleteOldFinds } from './finds.repository.ts';
import { moveHits, readOutdatedSearches, startMatching } from './search-matching.service.ts';
import { notifyDueHits } from './told-hits.service.ts';

const TELL_EVERY_MS = 10_000;
const DROP_BATCH = 500;
/** What was told of an advert that is gone is kept so long, so that it is not told twice should it come back. */
const HITS_KEPT_FOR_MS = 365 * DAY_IN_MS;

/** The calls of saved searches, and matching in this process until `stop`. */
export function startSavedSearches(
  server: ApiServer,
  { limiter }: { limiter: RateLimiter },
): { tasks: BackgroundTask[]; stop: () => Promise<void> } {
  registerSavedSearchHandlers(server, { limiter });
  const matching = startMatching(server.base);
  return { tasks: savedSearchTasks(server.base), stop: matching.stop };
}

/** The regular work beside matching. */
const savedSearchTasks = (base: BaseContext): BackgroundTask[] => [
  { name: 'tell hits of saved searches', everyInMs: TELL_EVERY_MS, run: () => notifyDueHits(base) },
  { name: 'read saved searches again', everyInMs: MINUTE_IN_MS, run: () => readOutdatedSearches(base) },
  { name: 'move hits of saved searches', everyInMs: MINUTE_IN_MS, run: () => moveHits(base.db) },
  { name: 'drop old hits of saved searches', everyInMs: HOUR_IN_MS, run: () => dropOldHits(base) },
];

/** Deletes hits of adverts that have been gone for a year; returns how many. */
export function dropOldHits({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - HITS_KEPT_FOR_MS);
  return inBatches(DROP_BATCH, () => deleteOldFinds(db, { before, limit: DROP_BATCH }));
}
