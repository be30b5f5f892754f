import { monthAfter } from './event-partitions.repository.ts';

/** A year can be looked at again day by day with the month a year before; product decision, named in docs/statistics.md. */
const MONTHS_KEPT = 13;

/** The oldest month whose events are kept singly. */
export const oldestMonthOf = (now: Date): string => monthAfter(now, -MONTHS_KEPT);

/** The first moment of which there are still single hours. */
export const hoursKeptSince = (now: Date): Date => new Date(`${oldestMonthOf(now)}-01T00:00:00Z`);
