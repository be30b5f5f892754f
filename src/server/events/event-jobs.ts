import { DAY_IN_MS, HOUR_IN_MS, SECOND_IN_MS } from '#domain/durations.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import {
  deleteOldEventRows,
  dropPartition,
  listPartitions,
  makePartition,
  monthAfter,
} from './event-partitions.repository.ts';
import { hoursKeptSince, oldestMonthOf } from './event-retention.service.ts';
import { sumBatches } from './events.repository.ts';
import { forgetOldSalt } from './visitor-salt.repository.ts';

type JobContext = Pick<BaseContext, 'db' | 'clock'>;

const BATCHES_A_RUN = 20;
const MONTHS_AHEAD = 2;

/**
 * Adds all written batches to the daily sums; returns how many. A group of batches that hits the statement timeout is
 * processed one by one instead of failing again and again.
 */
export async function sumUp({ db }: Pick<JobContext, 'db'>): Promise<number> {
  let done = 0;
  let limit = BATCHES_A_RUN;
  for (;;) {
    try {
      const count = (await sumBatches(db, limit)) ?? 0;
      done += count;
      if (count < limit) return done;
    } catch (error) {
      if (limit === 1) throw error;
      limit = 1;
    }
  }
}

/** Makes the missing partitions of this and the coming months. */
export async function makePartitions({ db, clock }: JobContext): Promise<void> {
  const found = new Set(await listPartitions(db));
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = monthAfter(clock(), ahead);
    if (!found.has(month)) await makePartition(db, month);
  }
}

/** Drops single events that are older than thirteen months, and what was only needed for a day. */
export async function dropOldEvents({ db, clock }: JobContext): Promise<void> {
  const now = clock();
  const oldest = oldestMonthOf(now);
  const since = hoursKeptSince(now);
  for (const month of await listPartitions(db)) if (month < oldest) await dropPartition(db, month);
  await deleteOldEventRows(db, {
    hours: since,
    rest: since,
    batches: new Date(now.getTime() - DAY_IN_MS),
    // Yesterday's visitors may still come late out of the queue; after that only their number is of use.
    visitorDay: formatIsoDate(now.getTime() - DAY_IN_MS),
  });
}

export const eventTasks = (base: JobContext): BackgroundTask[] => [
  { name: 'sum up events', everyInMs: SECOND_IN_MS, run: () => sumUp(base) },
  { name: 'make partitions of events', everyInMs: 60 * SECOND_IN_MS, run: () => makePartitions(base) },
  {
    name: "forget yesterday's salt",
    everyInMs: 60 * SECOND_IN_MS,
    run: () => forgetOldSalt(base.db, formatIsoDate(base.clock())),
  },
  { name: 'drop old events', everyInMs: HOUR_IN_MS, run: () => dropOldEvents(base) },
];
