import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ChatCore, MessageRow } from './chat-row.ts';

export const MESSAGE_COLUMNS = sql`m.id, m.seq, m.sender_id as sender_key, ms.public_id as sender_id, m.kind, m.text,
  m.agreement_id, m.signs, m.created_at, m.stored_file_id, f.width, f.height, f.placeholder`;

const MESSAGES: RawBuilder<unknown> = sql`select ${MESSAGE_COLUMNS}, c.public_id as chat_id from messages m
  join chats c on c.id = m.chat_id join users ms on ms.id = m.sender_id left join stored_files f on f.id = m.stored_file_id`;

type Window = { after: number; before: number; limit: number; offset: number };

/** Messages of a chat between two numbers, the latest first; by messages_chat_id_seq_key. */
export async function listMessageRows(db: Db, chatKey: number, window: Window): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`${MESSAGES} where m.chat_id = ${chatKey} and m.seq > ${window.after}
    and m.seq < ${window.before} order by m.seq desc limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

/** By messages_pkey. */
export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`${MESSAGES} where m.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** These messages of one chat, in order; others are left out. */
export async function listMessagesById(db: Db, chatKey: number, ids: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`${MESSAGES} where m.chat_id = ${chatKey} and m.id = any(${[...ids]}::uuid[])
    order by m.seq`.execute(db);
  return rows;
}

export type Ban = 'BY_ME' | 'BY_OTHER' | 'OTHER_GONE' | 'OTHER_BARRED' | null;

/** Why one person cannot write to another: a block by either side, or a deleted account. */
export async function findBan(db: Db, ownKey: number, otherKey: number): Promise<Ban> {
  const { rows } = await sql<{ by_me: boolean; by_other: boolean; is_gone: boolean; is_barred: boolean }>`
    select exists (select from user_blocks where blocker_id = ${ownKey} and blocked_id = ${otherKey}) as by_me,
      exists (select from user_blocks where blocker_id = ${otherKey} and blocked_id = ${ownKey}) as by_other,
      anonymised_at is not null as is_gone, blocked_at is not null as is_barred
    from users where id = ${otherKey}`.execute(db);
  const [row] = rows;
  if (!row || row.is_gone) return 'OTHER_GONE';
  if (row.by_me) return 'BY_ME';
  if (row.is_barred) return 'OTHER_BARRED';
  return row.by_other ? 'BY_OTHER' : null;
}

/** Whether a picture is one of the person's own for chats; locked until the transaction ends. */
export async function lockOwnPicture(tx: Db, storedFileId: string, userKey: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from stored_files where id = ${storedFileId} and user_id = ${userKey} and is_private
    for key share`.execute(tx);
  return rows.length > 0;
}

export type NewMessage = {
  id: string;
  senderKey: number;
  kind: 'TEXT' | 'AGREEMENT';
  text: string;
  storedFileId: string | null;
  agreementId: string | null;
  signs: readonly string[];
  now: Date;
};

/**
 * Appends a message to a locked chat, with its unread counts, one event for each side and the notification to all
 * processes. False, and nothing written, where the id is taken.
 */
export async function insertMessage(tx: Db, chat: ChatCore, message: NewMessage): Promise<boolean> {
  const seq = chat.last_seq + 1;
  const isSeller = message.senderKey === chat.seller_key;
  const { rows } = await sql`
    with m as (
      insert into messages (id, chat_id, seq, sender_id, kind, text, stored_file_id, agreement_id, signs, created_at)
      select ${message.id}::uuid, ${chat.key}::bigint, ${seq}::int, ${message.senderKey}::bigint, ${message.kind}, ${message.text},
        ${message.storedFileId}::uuid, ${message.agreementId}::uuid, ${[...message.signs]}::text[],
        greatest(${message.now}::timestamptz, ${chat.updated_at}::timestamptz)
      on conflict (id) do nothing returning seq, created_at),
    f as (
      insert into chat_feeds as feed (user_id, last_seq, last_at)
      select u.key, 1, m.created_at from m, unnest(${sorted(chat)}::bigint[]) as u (key) order by u.key
      on conflict (user_id) do update set last_seq = feed.last_seq + 1, last_at = greatest(feed.last_at, excluded.last_at)
      returning user_id, last_seq, last_at),
    e as (
      insert into chat_events (user_id, seq, kind, chat_id, message_seq, at)
      select f.user_id, f.last_seq, 'message', ${chat.key}::bigint, m.seq, f.last_at from f, m),
    c as (
      update chats set last_seq = m.seq, updated_at = m.created_at, seller_deleted = false, buyer_deleted = false,
        seller_unread = seller_unread + ${isSeller ? 0 : 1}::int, buyer_unread = buyer_unread + ${isSeller ? 1 : 0}::int,
        seller_position = (select last_seq from f where user_id = seller_id),
        buyer_position = (select last_seq from f where user_id = buyer_id)
      from m where id = ${chat.key}::bigint)
    select pg_notify('chat_events', ${sorted(chat).join(' ')}) from m`.execute(tx);
  return rows.length > 0;
}

// The same order for everybody: two transactions never wait for each other's feeds.
const sorted = (chat: ChatCore): number[] => [chat.seller_key, chat.buyer_key].toSorted((a, b) => a - b);
