import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Stores that one person blocks another; false where it is stored already. */
export async function insertBlock(tx: Db, blockerKey: number, blockedKey: number, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into user_blocks (blocker_id, blocked_id, created_at)
    values (${blockerKey}, ${blockedKey}, ${now}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** Removes a block; false where there was none. */
export async function deleteBlock(tx: Db, blockerKey: number, blockedKey: number): Promise<boolean> {
  const { rows } = await sql`delete from user_blocks where blocker_id = ${blockerKey} and blocked_id = ${blockedKey}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Keys of the chats that two people share, the latest first. */
export async function listSharedChats(db: Db, oneKey: number, otherKey: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select id as key from chats
    where (seller_id = ${oneKey} and buyer_id = ${otherKey}) or (seller_id = ${otherKey} and buyer_id = ${oneKey})
    order by updated_at desc limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** The latest chats of a person with both of their sides; by chats_seller_index and chats_buyer_index. */
export async function listChatsOfPerson(
  db: Db,
  userKey: number,
  limit: number,
): Promise<{ key: number; userKeys: number[] }[]> {
  const { rows } = await sql<{ key: number; seller_id: number; buyer_id: number }>`
    select id as key, seller_id, buyer_id from chats where seller_id = ${userKey} or buyer_id = ${userKey}
    order by updated_at desc limit ${limit}`.execute(db);
  return rows.map(({ key, seller_id: seller, buyer_id: buyer }) => ({ key, userKeys: [seller, buyer] }));
}
