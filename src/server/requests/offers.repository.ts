import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type OfferRow = {
  key: number;
  id: string;
  advert_key: number;
  advert_id: string;
  seller_key: number;
  message: string;
  signs: string[];
  created_at: Date;
  answered_at: Date | null;
  chat_id: string | null;
};

const OFFERS = sql`select o.id as key, o.public_id as id, o.advert_id as advert_key, a.public_id as advert_id,
    o.seller_id as seller_key, o.message, o.signs, o.created_at, o.answered_at, c.public_id as chat_id
  from request_offers o join adverts a on a.id = o.advert_id join requests r on r.id = o.request_id
  left join chats c on o.answered_at is not null and c.item_public_id = a.public_id and c.buyer_id = r.user_id`;

const MOST_OFFERS = 200;

/** Offers to a Gesuch, of one seller or of all who are neither barred nor blocked by its owner; the newest first. */
export async function listOffers(
  db: Db,
  { requestKey, ownerKey, sellerKey }: { requestKey: number; ownerKey: number; sellerKey: number | null },
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`${OFFERS} join users u on u.id = o.seller_id
    where o.request_id = ${requestKey} and (${sellerKey}::bigint is null or o.seller_id = ${sellerKey}::bigint)
      and u.blocked_at is null and u.anonymised_at is null and a.status <> 'DELETED'
      and not exists (select from user_blocks b where (b.blocker_id = ${ownerKey} and b.blocked_id = o.seller_id)
        or (b.blocker_id = o.seller_id and b.blocked_id = ${ownerKey}))
    order by o.id desc limit ${MOST_OFFERS}`.execute(db);
  return rows;
}

/** One offer to a Gesuch, locked until the transaction ends; read after the lock, so that a faster answer is seen. */
export async function lockOffer(tx: Db, requestKey: number, offerId: string): Promise<OfferRow | null> {
  await sql`select from request_offers where request_id = ${requestKey} and public_id = ${offerId}
    for no key update`.execute(tx);
  const { rows } =
    await sql<OfferRow>`${OFFERS} where o.request_id = ${requestKey} and o.public_id = ${offerId}`.execute(tx);
  return rows[0] ?? null;
}

type NewOffer = {
  id: string;
  requestKey: number;
  advertKey: number;
  sellerKey: number;
  message: string;
  signs: readonly string[];
  now: Date;
};

/** Stores an offer; false where there is one from this advert already. */
export async function insertOffer(tx: Db, offer: NewOffer): Promise<boolean> {
  const { rows } =
    await sql`insert into request_offers (public_id, request_id, advert_id, seller_id, message, signs, created_at)
    values (${offer.id}, ${offer.requestKey}, ${offer.advertKey}, ${offer.sellerKey}, ${offer.message},
      ${[...offer.signs]}::text[], ${offer.now}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function updateOfferAnswered(tx: Db, key: number, now: Date): Promise<void> {
  await sql`update request_offers set answered_at = ${now} where id = ${key}`.execute(tx);
}
