import { sql } from 'kysely';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { Period } from '#domain/statistics/periods.ts';
import type { Db } from '#server/platform/database/database.ts';

export type OwnDay = { day: string; views: number; reveals: number; chats: number; agreements: number };

/** First day and the moments in which a period begins and ends. */
export type Span = Period & { begins: Date; ends: Date };

/**
 * What became of all adverts of one seller on each day with anything; by adverts_user_index, advert_stats_daily_pkey and
 * chats_seller_index. Chats without messages are left out.
 */
export async function listOwnDays(db: Db, userKey: number, { from, to, begins, ends }: Span): Promise<OwnDay[]> {
  const { rows } = await sql<OwnDay>`
    select day::text, sum(views)::int as views, sum(reveals)::int as reveals, sum(chats)::int as chats,
      sum(agreements)::int as agreements
    from (
      select d.day, d.view_count as views, d.reveal_count as reveals, 0 as chats, 0 as agreements
      from adverts a join advert_stats_daily d on d.advert_id = a.id
      where a.user_id = ${userKey} and d.day between ${from}::date and ${to}::date
      union all
      select (created_at at time zone 'Europe/Vienna')::date, 0, 0, 1, 0
      from chats where seller_id = ${userKey} and last_seq > 0 and created_at >= ${begins} and created_at < ${ends}
      union all
      select (g.closed_at at time zone 'Europe/Vienna')::date, 0, 0, 0, 1
      from agreements g join chats c on c.id = g.chat_id
      where c.seller_id = ${userKey} and g.state = 'AGREED' and g.closed_at >= ${begins} and g.closed_at < ${ends}) parts
    group by day order by day`.execute(db);
  return rows;
}

export type RankedRow = {
  key: number;
  id: string;
  slug: string;
  title: string;
  is_best: boolean;
  views: number;
  reveals: number;
  chats: number;
  /** Since it was made. */
  views_ever: number;
  contacts_ever: number;
  image_count: number;
  has_price: boolean;
  description_length: number;
  published_at: Date | null;
  expires_at: Date | null;
};

type Ranking = Span & { now: Date; limit: number; oldEnough: Date };

/**
 * Online adverts of one seller: those with the most contacts and views of a period, and of the others that have been
 * online since `oldEnough` those with the fewest; by adverts_user_index, advert_stats_daily_pkey and chats_seller_index.
 */
export async function listRankedAdverts(
  db: Db,
  userKey: number,
  { from, to, begins, ends, now, limit, oldEnough }: Ranking,
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    with figures as materialized (
      select a.id as key, a.published_at, coalesce(s.views, 0)::int as views, coalesce(s.reveals, 0)::int as reveals,
        coalesce(c.count, 0)::int as chats
      from adverts a
      left join lateral (select sum(d.view_count) as views, sum(d.reveal_count) as reveals from advert_stats_daily d
        where d.advert_id = a.id and d.day between ${from}::date and ${to}::date) s on true
      left join (select advert_id, count(*) as count from chats
        where seller_id = ${userKey} and last_seq > 0 and created_at >= ${begins} and created_at < ${ends}
        group by 1) c on c.advert_id = a.id
      where a.user_id = ${userKey} and a.status = 'ACTIVE' and a.expires_at > ${now}),
    best as materialized (
      select key, row_number() over (order by reveals + chats desc, views desc, key) as place from figures
      order by place limit ${limit}),
    weakest as materialized (
      select key, row_number() over (order by reveals + chats, views, published_at, key) as place from figures
      where published_at <= ${oldEnough} and key not in (select key from best) order by place limit ${limit})
    select a.id as key, a.public_id as id, a.slug, a.title, r.is_best, f.views, f.reveals, f.chats,
      coalesce(t.view_count, 0)::int as views_ever,
      coalesce(t.reveal_count, 0)::int + (select count(*)::int from chats c where c.advert_id = a.id and c.last_seq > 0)
        as contacts_ever,
      (select count(*)::int from advert_images i where i.advert_id = a.id) as image_count,
      a.price_per_unit_in_cents is not null or a.price_total_in_cents is not null as has_price,
      char_length(a.description) as description_length, a.published_at, a.expires_at
    from (select key, place, true as is_best from best union all select key, place, false from weakest) r
    join figures f on f.key = r.key join adverts a on a.id = r.key
    left join advert_stats t on t.advert_id = a.id
    order by r.is_best desc, r.place`.execute(db);
  return rows;
}

export type StateRow = {
  status: AdvertStatus;
  count: number;
  asked: number;
  ending_soon: number;
  without_picture: number;
};

/** Adverts of one seller in each state, and how many of them ask for something; by adverts_user_index. */
export async function listOwnStates(
  db: Db,
  userKey: number,
  { now, soonEnd }: { now: Date; soonEnd: Date },
): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select status, count(*)::int as count, (count(*) filter (where is_online and check_asked_at is not null))::int as asked,
      (count(*) filter (where is_online and expires_at <= ${soonEnd}))::int as ending_soon,
      (count(*) filter (where is_online and not exists (select from advert_images i where i.advert_id = states.id)))::int
        as without_picture
    from (
      select a.id, case when a.status = 'ACTIVE' and a.expires_at <= ${now} then 'EXPIRED' else a.status end as status,
        a.status = 'ACTIVE' and a.expires_at > ${now} as is_online, a.check_asked_at, a.expires_at
      from adverts a where a.user_id = ${userKey}) states
    group by status`.execute(db);
  return rows;
}

export type WaitingChats = { count: number; id: string; since: Date };

/**
 * Chats of one seller in which the buyer wrote last and the seller has not read it, or never answered although it is
 * newer than `recent`; how many, and the one that has waited longest. By chats_seller_index and messages_chat_id_seq_key.
 */
export async function findWaitingChats(db: Db, sellerKey: number, recent: Date): Promise<WaitingChats | null> {
  const { rows } = await sql<WaitingChats>`
    select (count(*) over ())::int as count, c.public_id as id, m.created_at as since
    from chats c join messages m on m.chat_id = c.id and m.seq = c.last_seq
    where c.seller_id = ${sellerKey} and not c.seller_deleted and m.sender_id = c.buyer_id
      and not exists (select from user_blocks x where x.blocker_id = c.seller_id and x.blocked_id = c.buyer_id)
      and (c.seller_unread > 0 or m.created_at > ${recent}
        and not exists (select from messages o where o.chat_id = c.id and o.sender_id = c.seller_id))
    order by m.created_at, c.id limit 1`.execute(db);
  return rows[0] ?? null;
}
