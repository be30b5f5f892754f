import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ChatCore, MessageRow } from './chat-row.ts';
import { MESSAGE_COLUMNS } from './messages.repository.ts';

/**
 * Writes events about a change in a chat, in the transaction of that change; `moves` puts the chat at the top of their
 * lists.
 */
export async function insertEvents(
  tx: Db,
  chatKey: number,
  { kind, userKeys, now, moves }: { kind: 'read' | 'chat'; userKeys: readonly number[]; now: Date; moves?: boolean },
): Promise<void> {
  const keys = [...new Set(userKeys)].toSorted((a, b) => a - b);
  await sql`
    with f as (
      insert into chat_feeds as feed (user_id, last_seq, last_at)
      select u.key, 1, ${now}::timestamptz from unnest(${keys}::bigint[]) as u (key) join users p on p.id = u.key and p.anonymised_at is null
      order by u.key
      on conflict (user_id) do update set last_seq = feed.last_seq + 1, last_at = greatest(feed.last_at, excluded.last_at)
      returning user_id, last_seq, last_at),
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

export type EventRow = ChatCore & { user_key: number; event_seq: number; event_kind: 'message' | 'read' | 'chat' } & {
  message: MessageRow | null;
};

type FlatRow = Omit<EventRow, 'message'> & { m: (Omit<MessageRow, 'created_at'> & { created_at: string }) | null };

/** The next events of each person after a number, in order, each with its chat as it is now; by chat_events_pkey. */
export async function listEvents(
  db: Db,
  wanted: readonly { userKey: number; after: number }[],
  limitEach: number,
): Promise<EventRow[]> {
  const { rows } = await sql<FlatRow>`
    select e.user_id as user_key, e.seq as event_seq, e.kind as event_kind, c.id as key, c.public_id as id,
      c.advert_id as advert_key, c.item_public_id as item_id, c.item_title, c.seller_id as seller_key, c.buyer_id as buyer_key,
      c.created_at, c.updated_at, c.last_seq, c.seller_read_up_to, c.buyer_read_up_to, c.seller_unread, c.buyer_unread,
      c.seller_deleted, c.buyer_deleted, c.seller_hidden_up_to, c.buyer_hidden_up_to, c.seller_position, c.buyer_position,
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
