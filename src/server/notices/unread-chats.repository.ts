import { sql } from 'kysely';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

type Page = { afterKey: number; limit: number };

/**
 * People with unread messages that no mail mentioned yet, the oldest of them older than `writtenBefore`; by
 * chats_seller_unmailed_index and chats_buyer_unmailed_index. People with an unconfirmed address get the mail after
 * they confirm it.
 */
export async function listUsersToMail(db: Db, writtenBefore: Date, { afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    select distinct s.user_id as key from (
      select c.id, c.seller_id as user_id, greatest(c.seller_read_up_to, c.seller_hidden_up_to, c.seller_mailed_up_to) as seen
      from chats c where c.seller_unread > 0 and c.last_seq > c.seller_mailed_up_to and c.seller_id > ${afterKey}
      union all
      select c.id, c.buyer_id, greatest(c.buyer_read_up_to, c.buyer_hidden_up_to, c.buyer_mailed_up_to)
      from chats c where c.buyer_unread > 0 and c.last_seq > c.buyer_mailed_up_to and c.buyer_id > ${afterKey}) s
    where exists (select from messages m where m.chat_id = s.id and m.seq > s.seen and m.sender_id <> s.user_id
      and m.created_at <= ${writtenBefore})
      and exists (select from users u where u.id = s.user_id and u.email_confirmed_at is not null)
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * People with a subscribed device and an unread message older than a time that no push mentioned yet, in chats that
 * changed after another time; by chats_updated_at_index and push_subscriptions_user_index.
 */
export async function listUsersToPush(
  db: Db,
  { now, writtenBefore, movedAfter }: { now: Date; writtenBefore: Date; movedAfter: Date },
  { afterKey, limit }: Page,
): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    with sides as (
      select c.id, c.seller_id as user_id, greatest(c.seller_read_up_to, c.seller_hidden_up_to) as seen from chats c
      where c.updated_at >= ${movedAfter} and c.seller_unread > 0 and c.seller_id > ${afterKey}
      union all
      select c.id, c.buyer_id, greatest(c.buyer_read_up_to, c.buyer_hidden_up_to) from chats c
      where c.updated_at >= ${movedAfter} and c.buyer_unread > 0 and c.buyer_id > ${afterKey})
    select distinct s.user_id as key from sides s
    join lateral (select min(p.created_at) as since from push_subscriptions p
      join sessions e on e.id = p.session_id and e.ended_at is null and e.expires_at > ${now}
      where p.user_id = s.user_id) d on d.since is not null
    left join chat_push_marks k on k.chat_id = s.id and k.user_id = s.user_id
    where exists (select from messages m where m.chat_id = s.id and m.seq > greatest(s.seen, k.pushed_up_to)
      and m.sender_id <> s.user_id and m.created_at <= ${writtenBefore} and m.created_at >= d.since)
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export type Recipient = {
  key: number;
  id: string;
  email: string;
  first_name: string;
  notification_settings: NotificationChoices;
  /** Neither blocked nor being deleted. */
  is_here: boolean;
  email_is_confirmed: boolean;
  chats_mailed_at: Date | null;
};

/** Locks a person for the transaction, so that no other process sends the same; null where one is doing so. */
export async function lockRecipient(tx: Db, key: number): Promise<Recipient | null> {
  const { rows } = await sql<Omit<Recipient, 'notification_settings'> & { notification_settings: unknown }>`
    select u.id as key, u.public_id as id, u.email, u.first_name, u.notification_settings,
      u.blocked_at is null and u.deletion_asked_at is null and u.anonymised_at is null as is_here,
      u.email_confirmed_at is not null as email_is_confirmed,
      (select k.mailed_at from chat_mail_marks k where k.user_id = u.id) as chats_mailed_at
    from users u where u.id = ${key} for no key update of u skip locked`.execute(tx);
  const [row] = rows;
  return row ? { ...row, notification_settings: storedJson(NotificationSettingsDto, row.notification_settings) } : null;
}

export type UnreadChat = {
  key: number;
  id: string;
  item_title: string;
  is_seller: boolean;
  last_seq: number;
  read_up_to: number;
  hidden_up_to: number;
  mailed_up_to: number;
  pushed_up_to: number;
  /** One of the two has blocked the other. */
  is_blocked: boolean;
  other_first_name: string;
  other_last_name: string;
  other_company: string | null;
};

/** A person's chats with unread messages, held against reading and writing until the transaction ends. */
export async function lockUnreadChats(tx: Db, userKey: number): Promise<UnreadChat[]> {
  const held = await sql<{ key: number }>`select id as key from chats
    where (seller_id = ${userKey} and seller_unread > 0) or (buyer_id = ${userKey} and buyer_unread > 0)
    order by id for no key update`.execute(tx);
  const keys = held.rows.map(({ key }) => key);
  const { rows } = await sql<UnreadChat>`
    select s.key, s.id, s.item_title, s.last_seq, s.is_seller, s.read_up_to, s.hidden_up_to, s.mailed_up_to,
      o.first_name as other_first_name, o.last_name as other_last_name,
      (select co.name from public_companies co where co.user_id = o.id) as other_company,
      coalesce(k.pushed_up_to, 0) as pushed_up_to,
      exists (select from user_blocks b where (b.blocker_id = ${userKey} and b.blocked_id = o.id)
        or (b.blocker_id = o.id and b.blocked_id = ${userKey})) as is_blocked
    from (select c.id as key, c.public_id as id, c.item_title, c.last_seq, c.seller_id = ${userKey} as is_seller,
        case when c.seller_id = ${userKey} then c.buyer_id else c.seller_id end as other_key,
        case when c.seller_id = ${userKey} then c.seller_read_up_to else c.buyer_read_up_to end as read_up_to,
        case when c.seller_id = ${userKey} then c.seller_hidden_up_to else c.buyer_hidden_up_to end as hidden_up_to,
        case when c.seller_id = ${userKey} then c.seller_mailed_up_to else c.buyer_mailed_up_to end as mailed_up_to
      from chats c where c.id = any(${keys}::bigint[])) s
    join users o on o.id = s.other_key
    left join chat_push_marks k on k.chat_id = s.key and k.user_id = ${userKey}
    order by s.key`.execute(tx);
  return rows;
}

export type UnreadMessage = { chat_key: number; seq: number; text: string; has_signs: boolean; created_at: Date };

/** What others wrote in these chats after the given numbers, in its order; by messages_chat_id_seq_key. */
export async function listUnreadMessages(
  tx: Db,
  userKey: number,
  after: readonly { key: number; seq: number }[],
): Promise<UnreadMessage[]> {
  const { rows } = await sql<UnreadMessage>`
    select m.chat_id as chat_key, m.seq, m.text, m.signs <> '{}' as has_signs, m.created_at
    from unnest(${after.map(({ key }) => key)}::bigint[], ${after.map(({ seq }) => seq)}::integer[]) as a (chat_id, seq)
    join messages m on m.chat_id = a.chat_id and m.seq > a.seq
    where m.sender_id <> ${userKey} order by m.chat_id, m.seq`.execute(tx);
  return rows;
}

type Told = { key: number; is_seller: boolean; upTo: number };

/** Stores up to which message of each chat this side was mailed. */
export async function markMailed(tx: Db, chats: readonly Told[]): Promise<void> {
  await sql`update chats c set
      seller_mailed_up_to = case when t.is_seller then greatest(c.seller_mailed_up_to, t.up_to) else c.seller_mailed_up_to end,
      buyer_mailed_up_to = case when t.is_seller then c.buyer_mailed_up_to else greatest(c.buyer_mailed_up_to, t.up_to) end
    from unnest(${chats.map(({ key }) => key)}::bigint[], ${chats.map(({ is_seller: isSeller }) => isSeller)}::boolean[],
      ${chats.map(({ upTo }) => upTo)}::integer[]) as t (id, is_seller, up_to)
    where c.id = t.id`.execute(tx);
}

export async function markMailTime(tx: Db, userKey: number, now: Date): Promise<void> {
  await sql`insert into chat_mail_marks (user_id, mailed_at) values (${userKey}, ${now})
    on conflict (user_id) do update set mailed_at = excluded.mailed_at`.execute(tx);
}

/** Stores up to which message of each chat a person got pushes. */
export async function markPushed(tx: Db, userKey: number, chats: readonly Omit<Told, 'is_seller'>[]): Promise<void> {
  await sql`insert into chat_push_marks (chat_id, user_id, pushed_up_to)
    select t.id, ${userKey}, t.up_to from unnest(${chats.map(({ key }) => key)}::bigint[],
      ${chats.map(({ upTo }) => upTo)}::integer[]) as t (id, up_to)
    on conflict (chat_id, user_id) do update set pushed_up_to = greatest(chat_push_marks.pushed_up_to, excluded.pushed_up_to)`.execute(
    tx,
  );
}
