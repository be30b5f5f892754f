import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Row = Record<string, unknown>;

/** The Gesuche of a person with the offers to them, without who made those; by requests_user_index. */
async function listOwnRequestFacts(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{
    fact: Row;
  }>`select to_jsonb(r) - array['id', 'user_id', 'pos', 'matched_at', 'reminded_of']
      || jsonb_build_object('offers', (select coalesce(jsonb_agg(jsonb_build_object('message', o.message,
        'created_at', o.created_at, 'answered_at', o.answered_at) order by o.id), '[]')
        from request_offers o where o.request_id = r.id)) as fact
    from requests r where r.user_id = ${userKey} order by r.id desc`.execute(db);
  return rows.map(({ fact }) => fact);
}

/** The offers that a person made; by request_offers_seller_index. */
async function listOwnOfferFacts(db: Db, userKey: number): Promise<Row[]> {
  const { rows } = await sql<{ fact: Row }>`select jsonb_build_object('id', o.public_id, 'request', r.title,
      'advert', a.public_id, 'message', o.message, 'created_at', o.created_at, 'answered_at', o.answered_at) as fact
    from request_offers o join requests r on r.id = o.request_id join adverts a on a.id = o.advert_id
    where o.seller_id = ${userKey} order by o.id desc`.execute(db);
  return rows.map(({ fact }) => fact);
}

/** All that is stored of a person's Gesuche and offers. */
export async function listRequestFacts(db: Db, userKey: number): Promise<Row> {
  const [requests, offers] = await Promise.all([listOwnRequestFacts(db, userKey), listOwnOfferFacts(db, userKey)]);
  return { requests, offers };
}
