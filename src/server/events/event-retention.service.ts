import { monthAfter } from './event-partitions.repository.ts';

/**
 * Long enough to compare a month day by day with the year before; product decision, documented in docs/statistics.md.
 */
const MONTHS_KEPT = 13;

/** The oldest month whose events are kept singly. */
export const oldestMonthOf = (now: Date): string => monthAfter(now, -MONTHS_KEPT);

/** The first moment of which there are still single hours. */
export const hoursKeptSince = (now: Date): Date => new Date(`${oldestMonthOf(now)}-01T00:00:00Z`);
