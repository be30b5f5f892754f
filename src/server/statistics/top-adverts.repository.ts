import { type RawBuilder, sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { EventType } from '#domain/statistics/event-types.data.ts';
import { type Period, dayAfter, firstDayOf, labelsOf } from '#domain/statistics/periods.ts';
import type { Db } from '#server/platform/database.ts';

export type TopAdvert = { id: string; slug: string; title: string; category: CategoryCode };
export type TopWish = {
  types: readonly EventType[];
  period: Period;
  ownerKey: number | null;
  category?: CategoryCode | undefined;
  limit: number;
};

/** Counts of all items in a period: whole months from their sums, the days before and after them one by one. */
const countsIn = ({ from, to }: Period) => {
  const first = from.endsWith('-01') ? from : firstDayOf(dayAfter(firstDayOf(from, 'MONTH'), 31), 'MONTH');
  const end = firstDayOf(dayAfter(to, 1), 'MONTH');
  const days = (since: string, until: string) => sql`
    select item, type, count from event_items where day >= ${since}::date and day < ${until}::date`;
  if (first >= end) return sql`(${days(from, dayAfter(to, 1))})`;
  return sql`(
    select item, type, count from event_item_months where month >= ${first}::date and month < ${end}::date
    union all ${days(from, first)}
    union all ${days(end, dayAfter(to, 1))})`;
};

const mayStand = ({ ownerKey, category }: TopWish) => sql`a.was_public and a.status <> 'DELETED'
  and ${ownerKey === null ? sql`true` : sql`a.user_id = ${ownerKey}`}
  and ${category === undefined ? sql`true` : sql`a.category = ${category}`}`;

type Counted = TopAdvert & { count: number };

/** The busiest among some items; by event_items_days_index and event_item_months_top_index, of few by the primary keys. */
async function listBusiest(db: Db, wish: TopWish, isAmong: RawBuilder<unknown>): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select a.public_id as id, a.slug, a.title, a.category, top.count
    from (
      select item, sum(count) as count from ${countsIn(wish.period)} counts
      where type = any(${[...wish.types]}::text[]) and ${isAmong} group by item) top
    join adverts a on a.public_id = top.item::uuid
    where ${mayStand(wish)} order by top.count desc, a.id limit ${wish.limit}`.execute(db);
  return rows;
}

type Months = { types: readonly EventType[]; months: readonly string[]; most: number };

/** Items of each month and type, by event_item_months_top_index. */
async function listItemsOfMonths(
  db: Db,
  { types, months, most }: Months,
  items: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select distinct found.item from unnest(${[...months]}::date[]) months (month)
    cross join unnest(${[...types]}::text[]) types (type)
    cross join lateral (
      select i.item from event_item_months i where i.type = types.type and i.month = months.month ${items}) found
    limit ${most}`.execute(db);
  return rows.map(({ item }) => item);
}

/** How many items are looked at more closely before all are; the first ones of each month together, and all after them. */
export type Bounds = { first: number; all: number };
const BOUNDS: Bounds = { first: 2_000, all: 5_000 };

/**
 * Adverts with the most events of some types, the busiest first.
 *
 * Not everything is added up where few can be among them: the busiest of each month make a list, and whoever belongs before
 * its last one has, in one of the months, at least its share of that count. Where those are many, all are added up.
 */
export async function listTopAdverts(db: Db, wish: TopWish, bounds: Bounds = BOUNDS): Promise<TopAdvert[]> {
  const rows = (await listTopOfFew(db, wish, bounds)) ?? (await listBusiest(db, wish, itemsOf(wish)));
  return rows.map(({ count: _count, ...advert }) => advert);
}

const itemsOf = (wish: TopWish) =>
  wish.ownerKey === null ? sql`true` : sql`item in (select a.public_id::text from adverts a where ${mayStand(wish)})`;

async function listTopOfFew(db: Db, wish: TopWish, bounds: Bounds): Promise<Counted[] | null> {
  const { types, period, ownerKey, limit } = wish;
  if (ownerKey !== null) return null;
  const months = labelsOf(period, 'MONTH');
  const count = types.length * months.length;
  const each = Math.max(limit, Math.floor(bounds.first / count));
  const wanted = { types, months, most: count * each };
  const first = await listItemsOfMonths(db, wanted, sql`order by i.count desc limit ${each}`);
  const last = (await listBusiest(db, wish, among(first)))[limit - 1];
  if (last === undefined) return null;
  const least = Math.ceil(last.count / count);
  const most = bounds.all + 1;
  const all = await listItemsOfMonths(db, { types, months, most }, sql`and i.count >= ${least} limit ${most}`);
  return all.length > bounds.all ? null : listBusiest(db, wish, among(all));
}

const among = (items: readonly string[]) => sql`item = any(${[...items]}::text[])`;

export type AdvertSum = { id: string; type: EventType; count: number };

/** Sums of a period for certain adverts; by event_item_months_pkey and event_items_pkey. */
export async function listAdvertSums(
  db: Db,
  ids: readonly string[],
  { types, period }: { types: readonly EventType[]; period: Period },
): Promise<AdvertSum[]> {
  const { rows } = await sql<AdvertSum>`
    select item as id, type, sum(count) as count from ${countsIn(period)} counts
    where type = any(${[...types]}::text[]) and ${among(ids)} group by 1, 2`.execute(db);
  return rows;
}
