import { sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { EventType } from '#domain/statistics/event-types.data.ts';
import type { Period, StatisticsInterval } from '#domain/statistics/periods.ts';
import type { Db } from '#server/platform/database/database.ts';

export type SeriesWish = {
  types: readonly EventType[];
  period: Period;
  interval: StatisticsInterval;
  category?: CategoryCode | undefined;
};
/** `label` is the first day of a step, or the start of an hour. */
export type SeriesPoint = { label: string; type: EventType; count: number };

/** The first day of a step; weeks begin on Monday. */
const stepOf = (interval: StatisticsInterval) =>
  interval === 'DAY' ? sql`day::text` : sql`date_trunc(${interval.toLowerCase()}, day::timestamp)::date::text`;
const HOUR_FORM = sql.lit('YYYY-MM-DD"T"HH24:00:00.000"Z"');
const inCategory = (category: CategoryCode | undefined) =>
  category === undefined ? sql`true` : sql`category = ${category}`;

/** Counts of the whole marketplace; by event_days_pkey, of hours by event_hours_pkey. */
export async function listCounts(
  db: Db,
  { types, period, interval, category }: SeriesWish,
  hours: { from: Date; to: Date },
): Promise<SeriesPoint[]> {
  const answer =
    interval === 'HOUR'
      ? await sql<SeriesPoint>`
          select to_char(hour at time zone 'UTC', ${HOUR_FORM}) as label, type, sum(count) as count from event_hours
          where type = any(${[...types]}::text[]) and ${inCategory(category)} and hour >= ${hours.from} and hour < ${hours.to}
          group by 1, 2`.execute(db)
      : await sql<SeriesPoint>`
          select ${stepOf(interval)} as label, type, sum(count) as count from event_days
          where type = any(${[...types]}::text[]) and ${inCategory(category)}
            and day between ${period.from}::date and ${period.to}::date
          group by 1, 2`.execute(db);
  return answer.rows;
}

/** Counts of certain adverts or entries; by event_items_pkey. */
export async function listCountsOfItems(
  db: Db,
  { types, period, interval }: SeriesWish,
  items: readonly string[],
): Promise<SeriesPoint[]> {
  const { rows } = await sql<SeriesPoint>`
    select ${stepOf(interval)} as label, type, sum(count) as count from event_items
    where type = any(${[...types]}::text[]) and item = any(${[...items]}::text[])
      and day between ${period.from}::date and ${period.to}::date
    group by 1, 2`.execute(db);
  return rows;
}

/** Visitors of each day added up: who comes on three days of a week counts three times. By visitor_days_pkey. */
export async function listVisitors(db: Db, period: Period, interval: StatisticsInterval): Promise<SeriesPoint[]> {
  const { rows } = await sql<SeriesPoint>`
    select ${stepOf(interval)} as label, 'PAGE_OPENED' as type, sum(count) as count from visitor_days
    where day between ${period.from}::date and ${period.to}::date group by 1`.execute(db);
  return rows;
}

export type CategoryCount = { category: CategoryCode; type: EventType; count: number };

/** Sums of a period for each category; by event_days_pkey. */
export async function listCategorySums(
  db: Db,
  types: readonly EventType[],
  { from, to }: Period,
): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`
    select category, type, sum(count) as count from event_days
    where type = any(${[...types]}::text[]) and day between ${from}::date and ${to}::date and category <> ''
    group by 1, 2`.execute(db);
  return rows;
}

/** Everything that ever happened of some types. */
export async function countAllTime(db: Db, types: readonly EventType[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0) as count from event_days where type = any(${[...types]}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}
