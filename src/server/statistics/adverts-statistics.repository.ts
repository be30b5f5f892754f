import { sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { EventType } from '#domain/statistics/event-types.data.ts';
import { type Period, dayAfter, firstDayOf } from '#domain/statistics/periods.ts';
import type { Db } from '#server/platform/database.ts';

/** Ids of the adverts of one person, of one category where given; by adverts_user_id_index. */
export async function listAdvertIds(db: Db, ownerKey: number, category?: CategoryCode): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from adverts where user_id = ${ownerKey}
      and ${category === undefined ? sql`true` : sql`category = ${category}`}`.execute(db);
  return rows.map(({ id }) => id);
}

export type TopAdvert = { id: string; slug: string; title: string; category: CategoryCode };
type TopWish = {
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

/** Adverts with the most events of some types, the busiest first; by event_item_months_sums_index and event_items_days_index. */
export async function listTopAdverts(db: Db, wish: TopWish): Promise<TopAdvert[]> {
  const { types, period, ownerKey, category, limit } = wish;
  const fitting = sql`${ownerKey === null ? sql`true` : sql`a.user_id = ${ownerKey}`}
    and ${category === undefined ? sql`true` : sql`a.category = ${category}`}`;
  const isNarrowed = ownerKey !== null || category !== undefined;
  const { rows } = await sql<TopAdvert>`
    select a.public_id as id, a.slug, a.title, a.category
    from (
      select item, sum(count) as count from ${countsIn(period)} counts
      where type = any(${[...types]}::text[])
        and ${isNarrowed ? sql`item in (select a.public_id::text from adverts a where ${fitting})` : sql`true`}
      group by item order by 2 desc, 1 limit ${limit * 4}) top
    join adverts a on a.public_id = top.item::uuid
    where a.was_public and a.status <> 'DELETED' and ${fitting}
    order by top.count desc, a.id limit ${limit}`.execute(db);
  return rows;
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

export type OwnAdvert = { key: number; id: string; title: string };

export async function findOwnAdvert(db: Db, advertId: string, ownerKey: number | null): Promise<OwnAdvert | null> {
  const { rows } = await sql<OwnAdvert>`
    select id as key, public_id as id, title from adverts
    where public_id = ${advertId}::uuid and (${ownerKey}::bigint is null or user_id = ${ownerKey}) and status <> 'DELETED'`.execute(
    db,
  );
  return rows[0] ?? null;
}

export type AdvertDay = { day: string; views: number; reveals: number; chats: number; agreements: number };

/** What happened around an advert on each day on which anything did; by primary keys and the indexes of chats. */
export async function listAdvertDays(db: Db, advertKey: number): Promise<AdvertDay[]> {
  const { rows } = await sql<AdvertDay>`
    select day::text, sum(views)::int as views, sum(reveals)::int as reveals, sum(chats)::int as chats,
      sum(agreements)::int as agreements
    from (
      select day, view_count as views, reveal_count as reveals, 0 as chats, 0 as agreements
      from advert_stats_daily where advert_id = ${advertKey}
      union all
      select (created_at at time zone 'Europe/Vienna')::date, 0, 0, 1, 0 from chats where advert_id = ${advertKey}
      union all
      select (g.closed_at at time zone 'Europe/Vienna')::date, 0, 0, 0, 1
      from agreements g join chats c on c.id = g.chat_id where c.advert_id = ${advertKey} and g.state = 'AGREED') parts
    group by day order by day`.execute(db);
  return rows;
}

/** What was counted before days were told apart. */
export async function findAdvertSums(db: Db, advertKey: number): Promise<{ views: number; reveals: number }> {
  const { rows } = await sql<{ views: number; reveals: number }>`
    select view_count as views, reveal_count as reveals from advert_stats where advert_id = ${advertKey}`.execute(db);
  return rows[0] ?? { views: 0, reveals: 0 };
}

export type MarketCounts = { sellers: number; adverts: number };

/** Public adverts and the people behind them. */
export async function countMarket(db: Db, now: Date): Promise<MarketCounts> {
  const { rows } = await sql<MarketCounts>`
    select count(distinct user_id)::int as sellers, count(*)::int as adverts
    from adverts where status = 'ACTIVE' and expires_at > ${now}`.execute(db);
  return rows[0] ?? { sellers: 0, adverts: 0 };
}
