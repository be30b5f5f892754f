import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { RELEASE_AFTER_DAYS } from '#domain/ratings/rating.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { inviteToRate } from './invitations.service.ts';
import { listWaiting, publishRating, recountTally } from './ratings.repository.ts';

const BATCH = 200;

/**
 * Publishes ratings that were not answered within 14 days; publication and counts are one transaction, so a killed run
 * leaves neither. Returns how many; for a regular job.
 */
export async function releaseDueRatings(base: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const now = base.clock();
  const givenBefore = new Date(now.getTime() - RELEASE_AFTER_DAYS * DAY_IN_MS);
  let published = 0;
  for (;;) {
    const ids = await listWaiting(base.db, givenBefore, BATCH);
    for (const id of ids) {
      await inTransaction(base.db, async (tx) => {
        const ratedKey = await publishRating(tx, id, now);
        if (ratedKey === null) return;
        await recountTally(tx, ratedKey);
        published += 1;
      });
    }
    if (ids.length < BATCH) return published;
  }
}

/** The regular looks for ratings to publish and people to invite. */
export function ratingTasks(base: BaseContext): BackgroundTask[] {
  return [
    { name: 'publish ratings', everyInMs: 5 * MINUTE_IN_MS, run: () => releaseDueRatings(base) },
    { name: 'invite to rate', everyInMs: 10 * MINUTE_IN_MS, run: () => inviteToRate(base) },
  ];
}
