import type { SellerKind } from '#domain/users/seller-kind.ts';
import { sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { RatingTally } from '#domain/ratings/rating.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

/** What a public page may know of a person; names come as they are stored and are shortened by the presenter. */
export type SellerRow = {
  key: number;
  id: string;
  first_name: string;
  last_name: string;
  seller_kind: SellerKind;
  member_since: Date;
  has_ever_sold: boolean;
  advert_count: number;
  business_name: string | null;
  company_id: string | null;
  company_title: string | null;
  company_slug: string | null;
  /** Counts of the ratings by buyers. */
  tally: RatingTally | null;
};

const selectSellers = (now: Date) => sql`
    select u.id as key, u.public_id as id, u.first_name, u.last_name, u.seller_kind, u.created_at as member_since,
      exists (select 1 from adverts a where a.user_id = u.id and a.was_public) as has_ever_sold,
      (select count(*)::int from adverts a where a.user_id = u.id and a.status = 'ACTIVE' and a.expires_at > ${now}) as advert_count,
      case when u.is_business then (select c.company_name from adverts a join advert_contacts c on c.advert_id = a.id
        where a.user_id = u.id and a.status = 'ACTIVE' and c.company_name <> '' order by a.bumped_at desc, a.id desc limit 1)
      end as business_name,
      co.public_id as company_id, co.name as company_title, co.slug as company_slug,
      (select t.as_seller from rating_tallies t where t.user_id = u.id) as tally
    from users u left join lateral (select public_id, name, slug from public_companies where user_id = u.id limit 1) co on true
    where u.blocked_at is null and u.deletion_asked_at is null`;

/** A person who is not blocked, with the adverts that are public at the given time; by users_public_id_key. */
export async function findSellerRow(db: Db, id: string, now: Date): Promise<SellerRow | null> {
  const { rows } = await sql<SellerRow>`${PREPARED} ${selectSellers(now)} and u.public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same of several persons, by users_pkey; those who are not public are left out. */
export async function listSellerRows(db: Db, keys: readonly number[], now: Date): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`${selectSellers(now)} and u.id = any(${[...keys]}::bigint[])`.execute(db);
  return rows;
}

/** How a seller deals: what was agreed, and how first messages were answered. */
export type DealingsRow = {
  agreements: number;
  inquiries: number;
  answered: number;
  most_within_in_minutes: number | null;
};

type Window = { since: Date; dueBefore: Date };

/**
 * Dealings of a seller from the latest chats, however many there are; by chats_seller_index, agreements_chat_index and
 * messages_chat_id_seq_key. An inquiry after `dueBefore` counts only once it is answered.
 */
export async function getDealingsRow(db: Db, key: number, { since, dueBefore }: Window): Promise<DealingsRow> {
  const latest = (count: number) =>
    sql`(select id from chats where seller_id = ${key} and last_seq > 0 order by seller_position desc limit ${count})`;
  const { rows } = await sql<DealingsRow>`${PREPARED}
    select (select count(*)::int from ${latest(1000)} c join agreements g on g.chat_id = c.id and g.state = 'AGREED') as agreements,
      count(*)::int as inquiries, count(answered_at)::int as answered,
      ceil(extract(epoch from percentile_disc(0.75) within group (order by answered_at - asked_at)) / 60)::int as most_within_in_minutes
    from (select f.created_at as asked_at, (select m.created_at from messages m
        where m.chat_id = c.id and m.sender_id = ${key} order by m.seq limit 1) as answered_at
      from ${latest(50)} c join messages f on f.chat_id = c.id and f.seq = 1
      where f.sender_id <> ${key} and f.kind = 'TEXT' and f.created_at > ${since}) talks
    where answered_at is not null or asked_at < ${dueBefore}`.execute(db);
  return rows[0] ?? { agreements: 0, inquiries: 0, answered: 0, most_within_in_minutes: null };
}

/** Facts about a seller from the public adverts. */
export type SellerDetailsRow = {
  advert_counts: { category: CategoryCode; count: number }[];
  places: { countryCode: string; postalCode: string; city: string }[];
  published_in_total: number;
  last_published_at: Date | null;
  pefc_is_stated: boolean;
};

/** By users_pkey and adverts_user_index. */
export async function getSellerDetailsRow(db: Db, key: number, now: Date): Promise<SellerDetailsRow> {
  const isPublic = sql`a.user_id = ${key} and a.status = 'ACTIVE' and a.expires_at > ${now}`;
  const { rows } = await sql<SellerDetailsRow>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('category', category, 'count', n) order by n desc, category) from (
        select a.category, count(*)::int as n from adverts a where ${isPublic} group by 1) c), '[]') as advert_counts,
      coalesce((select jsonb_agg(jsonb_build_object('countryCode', country_code, 'postalCode', postal_code, 'city', city)
        order by n desc, postal_code, city) from (
        select d.country_code, d.postal_code, d.city, count(*) as n from adverts a join advert_addresses d on d.advert_id = a.id
        where ${isPublic} and d.postal_code is not null group by 1, 2, 3 order by n desc, 2, 3 limit ${MAX_PLACES}) p), '[]') as places,
      (select count(*)::int from adverts a where a.user_id = ${key} and a.was_public) as published_in_total,
      (select max(a.published_at) from adverts a where ${isPublic}) as last_published_at,
      (select pefc_forest_certificate is not null or pefc_coc_certificate_number is not null from users where id = ${key}) as pefc_is_stated`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers with one row.');
  return row;
}

const MAX_PLACES = 5;
