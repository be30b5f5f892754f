import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ChatCore, EventRow, MessageRow } from './chat-row.ts';
import { CHAT_COLUMNS } from './chats.repository.ts';

const MESSAGE_COLUMNS = sql`m.id, m.seq, m.sender_id as sender_key, ms.public_id as sender_id, m.kind, m.text,
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

/** A message by its id; null where there is none; by messages_pkey. */
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
  const keys = inOrder([chat.seller_key, chat.buyer_key]);
  const { rows } = await sql`
    with m as (
      insert into messages (id, chat_id, seq, sender_id, kind, text, stored_file_id, agreement_id, signs, created_at)
      select ${message.id}::uuid, ${chat.key}::bigint, ${seq}::int, ${message.senderKey}::bigint, ${message.kind}, ${message.text},
        ${message.storedFileId}::uuid, ${message.agreementId}::uuid, ${[...message.signs]}::text[],
        greatest(${message.now}::timestamptz, ${chat.updated_at}::timestamptz)
      on conflict (id) do nothing returning seq, created_at),
    f as (${nextInFeeds(sql`select u.key, 1, m.created_at from m, unnest(${keys}::bigint[]) as u (key)`)}),
    e as (
      insert into chat_events (user_id, seq, kind, chat_id, message_seq, at)
      select f.user_id, f.last_seq, 'message', ${chat.key}::bigint, m.seq, f.last_at from f, m),
    c as (
      update chats set last_seq = m.seq, updated_at = m.created_at, seller_deleted = false, buyer_deleted = false,
        seller_unread = seller_unread + ${isSeller ? 0 : 1}::int, buyer_unread = buyer_unread + ${isSeller ? 1 : 0}::int,
        seller_position = (select last_seq from f where user_id = seller_id),
        buyer_position = (select last_seq from f where user_id = buyer_id)
      from m where id = ${chat.key}::bigint)
    select pg_notify('chat_events', ${keys.join(' ')}) from m`.execute(tx);
  return rows.length > 0;
}

// The same order for everybody: two transactions never wait for each other's feeds.
const inOrder = (userKeys: readonly number[]): number[] => [...new Set(userKeys)].toSorted((a, b) => a - b);

/** Takes the next number in the feed of each selected person (`u.key`, 1, time of the event). */
const nextInFeeds = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      insert into chat_feeds as feed (user_id, last_seq, last_at) ${people} order by u.key
      on conflict (user_id) do update set last_seq = feed.last_seq + 1, last_at = greatest(feed.last_at, excluded.last_at)
      returning user_id, last_seq, last_at`;

/**
 * Writes events about a change in a chat, in the transaction of that change; `moves` puts the chat at the top of their
 * lists.
 */
export async function insertEvents(
  tx: Db,
  chatKey: number,
  { kind, userKeys, now, moves }: { kind: 'read' | 'chat'; userKeys: readonly number[]; now: Date; moves?: boolean },
): Promise<void> {
  const keys = inOrder(userKeys);
  await sql`
    with f as (${nextInFeeds(sql`select u.key, 1, ${now}::timestamptz from unnest(${keys}::bigint[]) as u (key)
      join users p on p.id = u.key and p.anonymised_at is null`)}),
    c as (
      update chats set seller_position = coalesce((select last_seq from f where user_id = seller_id), seller_position),
        buyer_position = coalesce((select last_seq from f where user_id = buyer_id), buyer_position)
      where id = ${chatKey}::bigint and ${moves ?? false}::boolean),
    e as (
      insert into chat_events (user_id, seq, kind, chat_id, at)
      select f.user_id, f.last_seq, ${kind}, ${chatKey}::bigint, f.last_at from f)
    select pg_notify('chat_events', ${keys.join(' ')})`.execute(tx);
}

/**
 * Locks the feeds of these people in one order, before events are inserted chat by chat: two such transactions cannot
 * deadlock.
 */
export async function lockFeeds(tx: Db, userKeys: readonly number[]): Promise<void> {
  await sql`select 1 from chat_feeds where user_id = any(${[...userKeys]}::bigint[]) order by user_id for update`.execute(
    tx,
  );
}

/** Number of a person's latest event, and whether the one after a given number is still stored. */
export async function findFeed(
  db: Db,
  userKey: number,
  after: number,
): Promise<{ lastSeq: number; canResume: boolean }> {
  const { rows } = await sql<{ last_seq: number; has_next: boolean }>`
    select coalesce((select last_seq from chat_feeds where user_id = ${userKey}), 0) as last_seq,
      exists (select from chat_events where user_id = ${userKey} and seq = ${after + 1}) as has_next`.execute(db);
  const lastSeq = rows[0]?.last_seq ?? 0;
  return { lastSeq, canResume: after === lastSeq || (after < lastSeq && (rows[0]?.has_next ?? false)) };
}

/** Latest event of each of these people; who has none is left out. */
export async function listFeeds(db: Db, userKeys: readonly number[]): Promise<{ userKey: number; lastSeq: number }[]> {
  const { rows } = await sql<{ userKey: number; lastSeq: number }>`select user_id as "userKey", last_seq as "lastSeq"
    from chat_feeds where user_id = any(${[...userKeys]}::bigint[])`.execute(db);
  return rows;
}

type FlatRow = Omit<EventRow, 'message'> & { m: (Omit<MessageRow, 'created_at'> & { created_at: string }) | null };

/** The next events of each person after a number, in order, each with its chat as it is now; by chat_events_pkey. */
export async function listEvents(
  db: Db,
  wanted: readonly { userKey: number; after: number }[],
  limitEach: number,
): Promise<EventRow[]> {
  const { rows } = await sql<FlatRow>`
    select e.user_id as user_key, e.seq as event_seq, e.kind as event_kind, ${CHAT_COLUMNS},
      case when e.message_seq is null then null else (
        select to_jsonb(x) from (
          select ${MESSAGE_COLUMNS}, c.public_id as chat_id from messages m join users ms on ms.id = m.sender_id
          left join stored_files f on f.id = m.stored_file_id where m.chat_id = c.id and m.seq = e.message_seq) x) end as m
    from unnest(${wanted.map(({ userKey }) => userKey)}::bigint[], ${wanted.map(({ after }) => after)}::bigint[]) as w (user_key, after)
      cross join lateral (select * from chat_events v where v.user_id = w.user_key and v.seq > w.after
        order by v.seq limit ${limitEach}) e
      join chats c on c.id = e.chat_id
    order by e.user_id, e.seq`.execute(db);
  return rows.map(({ m, ...row }) => ({ ...row, message: m && { ...m, created_at: new Date(m.created_at) } }));
}

/** Which of these sessions (or keys of programs) still count; by sessions_pkey and api_keys_pkey. */
export async function listLiveSessionIds(
  db: Db,
  ids: readonly string[],
  { now, admitsSamples }: { now: Date; admitsSamples: boolean },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join users u on u.id = s.user_id where s.id = any(${[...ids]}::uuid[])
      and s.ended_at is null and s.expires_at > ${now} and u.blocked_at is null and (${admitsSamples} or not u.is_sample)
    union all
    select k.id from api_keys k join users u on u.id = k.user_id where k.id = any(${[...ids]}::uuid[])
      and k.revoked_at is null and u.blocked_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
