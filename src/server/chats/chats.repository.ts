import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/like.ts';
import type { BuyerPlaceRow, ChatCore, ChatRow, ChatSide } from './chat-row.ts';

export const CHAT_COLUMNS = sql`c.id as key, c.public_id as id, c.advert_id as advert_key, c.item_public_id as item_id, c.item_title,
  c.seller_id as seller_key, c.buyer_id as buyer_key, c.created_at, c.updated_at, c.last_seq,
  c.seller_read_up_to, c.buyer_read_up_to, c.seller_unread, c.buyer_unread, c.seller_deleted, c.buyer_deleted,
  c.seller_hidden_up_to, c.buyer_hidden_up_to, c.seller_position, c.buyer_position`;

type Viewing = { viewerKey: number; now: Date };

const rowsOf = ({ viewerKey, now }: Viewing): RawBuilder<unknown> => sql`
  select ${CHAT_COLUMNS}, s.public_id as seller_id, s.seller_kind, b.public_id as buyer_id,
    o.first_name as other_first_name, o.last_name as other_last_name, o.anonymised_at is not null as other_is_gone,
    o.blocked_at is not null as other_is_barred,
    coalesce((select co.name from public_companies co where co.user_id = o.id),
      case when o.is_business and o.id = c.seller_id then
        (select nullif(ac.company_name, '') from advert_contacts ac where ac.advert_id = c.advert_id) end) as other_company,
    l.text as last_text, l.created_at as last_at, l.sender_id as last_sender_key, l.kind as last_kind,
    exists (select from user_blocks x where x.blocker_id = ${viewerKey} and x.blocked_id = o.id) as blocked_by_me,
    exists (select from user_blocks x where x.blocker_id = o.id and x.blocked_id = ${viewerKey}) as blocked_by_other,
    coalesce(a.status = 'ACTIVE' and a.expires_at > ${now} and s.blocked_at is null and s.deletion_asked_at is null,
      false) as item_is_public,
    c.buyer_country_code, c.buyer_postal_code, c.buyer_city, c.buyer_distance_in_km,
    a.household_maximum, a.unit as household_unit, case when a.household_maximum is null then 0 else coalesce((
      select sum((v.terms ->> 'quantity')::numeric) from agreements g
        join agreement_versions v on v.agreement_id = g.id and v.version = g.version
      where g.chat_id = c.id and g.state = 'AGREED' and v.terms ->> 'unit' = a.unit), 0) end::float8 as household_agreed
  from chats c join users s on s.id = c.seller_id join users b on b.id = c.buyer_id
    join users o on o.id = case when c.seller_id = ${viewerKey} then c.buyer_id else c.seller_id end
    left join adverts a on a.id = c.advert_id
    left join messages l on l.chat_id = c.id and l.seq = c.last_seq
      and l.seq > case when c.seller_id = ${viewerKey} then c.seller_hidden_up_to else c.buyer_hidden_up_to end`;

/** Chats by their keys, as one of their two people sees them; by chats_pkey. */
export async function listChatRows(db: Db, keys: readonly number[], viewing: Viewing): Promise<ChatRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<ChatRow>`${rowsOf(viewing)} where c.id = any(${[...keys]}::bigint[])
    and ${viewing.viewerKey} in (c.seller_id, c.buyer_id)`.execute(db);
  return rows;
}

async function findCore(db: Db, condition: RawBuilder<unknown>): Promise<ChatCore | null> {
  const { rows } = await sql<ChatCore>`select ${CHAT_COLUMNS} from chats c where ${condition}`.execute(db);
  return rows[0] ?? null;
}

/** A chat with these two people only; by chats_public_id_key. */
export const findChatCore = (db: Db, id: string, userKey: number): Promise<ChatCore | null> =>
  findCore(db, sql`c.public_id = ${id} and ${userKey} in (c.seller_id, c.buyer_id)`);

/** The same, kept from changing until the transaction ends: its lock puts messages in order. */
export const lockChat = (tx: Db, id: string, userKey: number): Promise<ChatCore | null> =>
  findCore(tx, sql`c.public_id = ${id} and ${userKey} in (c.seller_id, c.buyer_id) for no key update`);

export const lockChatByKey = (tx: Db, key: number): Promise<ChatCore | null> =>
  findCore(tx, sql`c.id = ${key} for no key update`);

/** The chat of a buyer about an advert, there or gone; by chats_item_buyer_key. */
export const findChatOfBuyer = (db: Db, itemId: string, buyerKey: number): Promise<ChatCore | null> =>
  findCore(db, sql`c.item_public_id = ${itemId} and c.buyer_id = ${buyerKey}`);

export type NewChat = {
  id: string;
  advertKey: number;
  itemId: string;
  itemTitle: string;
  sellerKey: number;
  buyerKey: number;
  buyerPlace: BuyerPlaceRow | null;
  now: Date;
};

/** Opens a chat; false where it is there already. */
export async function insertChat(tx: Db, chat: NewChat): Promise<boolean> {
  const { buyerPlace: place } = chat;
  const { rows } = await sql`insert into chats
      (public_id, advert_id, item_public_id, item_title, seller_id, buyer_id, created_at, updated_at, buyer_country_code,
        buyer_postal_code, buyer_city, buyer_distance_in_km)
    values (${chat.id}, ${chat.advertKey}, ${chat.itemId}, ${chat.itemTitle}, ${chat.sellerKey}, ${chat.buyerKey},
      ${chat.now}, ${chat.now}, ${place?.buyer_country_code ?? null}, ${place?.buyer_postal_code ?? null},
      ${place?.buyer_city ?? ''}, ${place?.buyer_distance_in_km ?? null})
    on conflict (item_public_id, buyer_id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

type Page = { q: string; limit: number; offset: number };

/** Keys of a person's chats, the latest first; by chats_seller_index and chats_buyer_index. */
export async function listChatKeys(db: Db, userKey: number, { q, limit, offset }: Page): Promise<number[]> {
  const like = containing(q);
  const branch = (side: ChatSide): RawBuilder<unknown> => {
    const own = sql.ref(`c.${side}_id`);
    const other = sql.ref(side === 'seller' ? 'c.buyer_id' : 'c.seller_id');
    const position = sql.ref(`c.${side}_position`);
    const found =
      q === ''
        ? sql``
        : sql`and (c.item_title ilike ${like}
            or exists (select from users u where u.id = ${other} and u.first_name ilike ${like})
            or exists (select from public_companies co where co.user_id = ${other} and co.name ilike ${like})
            or exists (select from messages m where m.chat_id = c.id and m.seq > ${sql.ref(`c.${side}_hidden_up_to`)} and m.text ilike ${like}))`;
    // An opened chat without a word is the buyer's own business.
    const begun = side === 'seller' ? sql`and c.last_seq > 0` : sql``;
    return sql`(select c.id, ${position} as position from chats c
      where ${own} = ${userKey} and not ${sql.ref(`c.${side}_deleted`)} ${begun} ${found}
      order by ${position} desc, c.id desc limit ${limit + offset})`;
  };
  const { rows } = await sql<{ id: number }>`select id from (${branch('seller')} union all ${branch('buyer')}) as own
    order by position desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.id);
}

/** Unread messages of each person, all chats together; by chats_seller_unread_index and chats_buyer_unread_index. */
export async function countUnread(db: Db, userKeys: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ key: number; unread: number }>`
    select u.key, coalesce((select sum(seller_unread) from chats where seller_id = u.key and seller_unread > 0), 0)
      + coalesce((select sum(buyer_unread) from chats where buyer_id = u.key and buyer_unread > 0), 0) as unread
    from unnest(${[...userKeys]}::bigint[]) as u (key)`.execute(db);
  return new Map(rows.map(({ key, unread }) => [key, Number(unread)]));
}

/** Notes up to which message one side has read; the caller holds the chat's lock. */
export async function updateRead(
  tx: Db,
  chatKey: number,
  { side, ownKey, upTo }: { side: ChatSide; ownKey: number; upTo: number },
): Promise<void> {
  await sql`update chats c set ${sql.ref(`${side}_read_up_to`)} = ${upTo}, ${sql.ref(`${side}_unread`)} = (
      select count(*) from messages m where m.chat_id = c.id and m.sender_id <> ${ownKey}
        and m.seq > greatest(${upTo}, ${sql.ref(`c.${side}_hidden_up_to`)}))
    where c.id = ${chatKey}`.execute(tx);
}

/** Hides everything so far for one side; the other side cannot see it, not even by read states. */
export async function hideChat(tx: Db, chatKey: number, side: ChatSide): Promise<void> {
  await sql`update chats set ${sql.ref(`${side}_deleted`)} = true, ${sql.ref(`${side}_hidden_up_to`)} = last_seq,
    ${sql.ref(`${side}_unread`)} = 0 where id = ${chatKey}`.execute(tx);
}

export async function showChat(tx: Db, chatKey: number, side: ChatSide): Promise<void> {
  await sql`update chats set ${sql.ref(`${side}_deleted`)} = false where id = ${chatKey}`.execute(tx);
}
