import { DAY_IN_MS } from '#domain/durations.ts';

/** Days in which a user can cancel the deletion of their account; product decision. */
export const CHANGE_OF_MIND_IN_DAYS = 14;

/** Returns when an account ends for good whose deletion was asked for at the given time. */
export const accountEndsAt = (askedAt: Date): Date => new Date(askedAt.getTime() + CHANGE_OF_MIND_IN_DAYS * DAY_IN_MS);

/** Returns the time before which a deletion must have been requested to be due now. */
export const dueDeletionsBefore = (now: Date): Date => new Date(now.getTime() - CHANGE_OF_MIND_IN_DAYS * DAY_IN_MS);
