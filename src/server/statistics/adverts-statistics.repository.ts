import { sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Ids of the adverts of one person, of one category where given; by adverts_user_id_index. */
export async function listAdvertIds(db: Db, ownerKey: number, category?: CategoryCode): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from adverts where user_id = ${ownerKey}
      and ${category === undefined ? sql`true` : sql`category = ${category}`}`.execute(db);
  return rows.map(({ id }) => id);
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

export type AdvertDay = {
  day: string;
  views: number;
  reveals: number;
  chats: number;
  agreements: number;
  scans: number;
};

/**
 * Events of an advert on each day with any; by primary keys and the indexes of chats. Chats without messages are left
 * out, as in the list of chats.
 */
export async function listAdvertDays(
  db: Db,
  { key: advertKey, id }: Pick<OwnAdvert, 'key' | 'id'>,
): Promise<AdvertDay[]> {
  const { rows } = await sql<AdvertDay>`
    select day::text, sum(views)::int as views, sum(reveals)::int as reveals, sum(chats)::int as chats,
      sum(agreements)::int as agreements, sum(scans)::int as scans
    from (
      select day, view_count as views, reveal_count as reveals, 0 as chats, 0 as agreements, 0 as scans
      from advert_stats_daily where advert_id = ${advertKey}
      union all
      select (created_at at time zone 'Europe/Vienna')::date, 0, 0, 1, 0, 0
      from chats where advert_id = ${advertKey} and last_seq > 0
      union all
      select (g.closed_at at time zone 'Europe/Vienna')::date, 0, 0, 0, 1, 0
      from agreements g join chats c on c.id = g.chat_id where c.advert_id = ${advertKey} and g.state = 'AGREED'
      union all
      select day, 0, 0, 0, 0, count from event_items where type = 'SLIP_SCANNED' and item = ${id}) parts
    group by day order by day`.execute(db);
  return rows;
}

/** Counts from before they were kept per day. */
export async function findAdvertSums(db: Db, advertKey: number): Promise<{ views: number; reveals: number }> {
  const rows = await db
    .selectFrom('advert_stats')
    .select(['view_count as views', 'reveal_count as reveals'])
    .where('advert_id', '=', advertKey)
    .execute();
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
