import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Deletes events of before a time, each person's oldest first, and returns how many; by chat_events_at_index. */
export async function deleteOldEvents(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from chat_events where (user_id, seq) in (
    select user_id, seq from chat_events where at < ${before} order by at, seq limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

type ChatAges = { unusedBefore: Date; leftBefore: Date; overBefore: Date; limit: number };

/**
 * Deletes chats without messages, chats that both sides left without an agreement, and chats that have long been
 * silent; by chats_updated_at_index.
 */
export async function deleteOldChats(
  db: Db,
  { unusedBefore, leftBefore, overBefore, limit }: ChatAges,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from chats where id in (
    select id from chats where updated_at < ${overBefore}
      or (updated_at < ${leftBefore} and seller_deleted and buyer_deleted
        and not exists (select from agreements g where g.chat_id = chats.id and g.state = 'AGREED'))
      or (updated_at < ${unusedBefore} and last_seq = 0)
    order by updated_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
