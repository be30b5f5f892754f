import { type RawBuilder, sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { EventType } from '#domain/statistics/event-types.data.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { type Period, firstDayOf, labelsOf } from '#domain/statistics/periods.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listAdvertIds } from './adverts-statistics.repository.ts';

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

const isCandidate = ({ ownerKey, category }: TopWish) => sql`a.was_public and a.status <> 'DELETED'
  and ${ownerKey === null ? sql`true` : sql`a.user_id = ${ownerKey}`}
  and ${category === undefined ? sql`true` : sql`a.category = ${category}`}`;

type Counted = TopAdvert & { count: number };

/** The items with the most events, found one by one; by event_items_days_index and event_item_months_top_index. */
async function listTopOfAll(db: Db, wish: TopWish): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select a.public_id as id, a.slug, a.title, a.category, top.count
    from (
      select item, sum(count) as count from ${countsIn(wish.period)} counts
      where type = any(${[...wish.types]}::text[]) group by item order by 2 desc, 1) top
    join adverts a on a.public_id = top.item::uuid
    where ${isCandidate(wish)} order by top.count desc, top.item limit ${wish.limit}`.execute(db);
  return rows;
}

/**
 * The busiest of some items; by adverts_public_id_key, event_items_pkey and event_item_months_pkey. Two statements, because a
 * list that is known when the second is planned is never gone through for each row.
 */
async function listTopOfThese(db: Db, wish: TopWish, items: readonly string[]): Promise<Counted[]> {
  const { rows: adverts } = await sql<TopAdvert>`
    select a.public_id as id, a.slug, a.title, a.category from adverts a
    where a.public_id = any(${[...items]}::uuid[]) and ${isCandidate(wish)}`.execute(db);
  const { rows } = await sql<{ id: string; count: number }>`
    select item as id, sum(count) as count from ${countsIn(wish.period)} counts
    where type = any(${[...wish.types]}::text[]) and item = any(${adverts.map(({ id }) => id)}::text[])
    group by item order by 2 desc, 1 limit ${wish.limit}`.execute(db);
  const byId = new Map(adverts.map((advert) => [advert.id, advert]));
  return rows.flatMap(({ id, count }) => {
    const advert = byId.get(id);
    return advert ? [{ ...advert, count }] : [];
  });
}

type Months = { types: readonly EventType[]; months: readonly string[]; most: number };

/** Items of each month and type; by event_item_months_top_index. */
async function listItemsOfMonths(
  db: Db,
  { types, months, most }: Months,
  which: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select distinct found.item from unnest(${[...months]}::date[]) months (month)
    cross join unnest(${[...types]}::text[]) types (type)
    cross join lateral (
      select i.item from event_item_months i where i.type = types.type and i.month = months.month ${which}) found
    limit ${most}`.execute(db);
  return rows.map(({ item }) => item);
}

/** How many items are checked one by one before all are added up: the first ones of each month, and the candidates. */
export type Bounds = { first: number; all: number };
const BOUNDS: Bounds = { first: 2_000, all: 20_000 };
/** Most candidates are of other categories, and cost only a lookup of the advert. */
const BOUNDS_OF_CATEGORY: Bounds = { first: 8_000, all: 80_000 };
const boundsFor = ({ category }: TopWish): Bounds => (category === undefined ? BOUNDS : BOUNDS_OF_CATEGORY);

/**
 * Adverts with the most events of some types, the busiest first. Not everything is added up where the candidates are
 * few: the busiest of each month form a list, and an advert that ranks before its last one has, in one of the months,
 * at least its share of that count. Where those are too many, all are added up.
 */
export async function listTopAdverts(db: Db, wish: TopWish, bounds = boundsFor(wish)): Promise<TopAdvert[]> {
  const { ownerKey, category } = wish;
  const rows =
    ownerKey === null
      ? ((await listTopOfFew(db, wish, bounds)) ?? (await listTopOfAll(db, wish)))
      : await listTopOfThese(db, wish, await listAdvertIds(db, ownerKey, category));
  return rows.map(({ count: _count, ...advert }) => advert);
}

async function listTopOfFew(db: Db, wish: TopWish, bounds: Bounds): Promise<Counted[] | null> {
  const { types, period, limit } = wish;
  const months = labelsOf(period, 'MONTH');
  const parts = types.length * months.length;
  const each = Math.max(limit, Math.floor(bounds.first / parts));
  const firstOfEach = sql`order by i.count desc limit ${each}`;
  const first = await listItemsOfMonths(db, { types, months, most: parts * each }, firstOfEach);
  const last = (await listTopOfThese(db, wish, first))[limit - 1];
  const most = bounds.all + 1;
  const enough = sql`and i.count >= ${Math.ceil((last?.count ?? 1) / parts)} limit ${most}`;
  const all = await listItemsOfMonths(db, { types, months, most }, enough);
  return all.length > bounds.all ? null : listTopOfThese(db, wish, all);
}

export type AdvertSum = { id: string; type: EventType; count: number };

/** Sums of a period for certain adverts; by event_item_months_pkey and event_items_pkey. */
export async function listAdvertSums(
  db: Db,
  ids: readonly string[],
  { types, period }: { types: readonly EventType[]; period: Period },
): Promise<AdvertSum[]> {
  const { rows } = await sql<AdvertSum>`
    select item as id, type, sum(count) as count from ${countsIn(period)} counts
    where type = any(${[...types]}::text[]) and item = any(${[...ids]}::text[]) group by 1, 2`.execute(db);
  return rows;
}
