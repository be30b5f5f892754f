import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type FollowRow = { seller_key: number; seller_id: string; created_at: Date };

/** Whom a person follows, the latest first; by follows_user_id_seller_id_key. */
export async function listFollowRows(db: Db, userKey: number): Promise<FollowRow[]> {
  const { rows } = await sql<FollowRow>`select f.seller_id as seller_key, s.public_id as seller_id, f.created_at
    from follows f join users s on s.id = f.seller_id where f.user_id = ${userKey} order by f.id desc`.execute(db);
  return rows;
}

/** How many people who are still here follow a seller; by follows_seller_index. */
export async function countFollowers(db: Db, sellerKey: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from follows f join users u on u.id = f.user_id
    where f.seller_id = ${sellerKey} and u.blocked_at is null and u.deletion_asked_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function isFollowing(db: Db, userKey: number, sellerKey: number): Promise<boolean> {
  const { rows } = await sql`select from follows where user_id = ${userKey} and seller_id = ${sellerKey}`.execute(db);
  return rows.length > 0;
}

export async function hasBlocked(db: Db, blockerKey: number, blockedKey: number): Promise<boolean> {
  const { rows } =
    await sql`select from user_blocks where blocker_id = ${blockerKey} and blocked_id = ${blockedKey}`.execute(db);
  return rows.length > 0;
}

/** Makes writes that count a person's follows wait for each other, until the end of the transaction; returns how many. */
export async function lockAndCountFollows(tx: Db, userKey: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`follows of user ${userKey}`}, 0))`.execute(tx);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from follows where user_id = ${userKey}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertFollow(
  tx: Db,
  { userKey, sellerKey, now }: { userKey: number; sellerKey: number; now: Date },
): Promise<void> {
  await sql`insert into follows (user_id, seller_id, created_at) values (${userKey}, ${sellerKey}, ${now})
    on conflict do nothing`.execute(tx);
}

/** By public ids, as calls and the links of mails name them. */
export async function deleteFollow(db: Db, { userId, sellerId }: { userId: string; sellerId: string }): Promise<void> {
  await sql`delete from follows f using users u, users s
    where u.public_id = ${userId}::uuid and s.public_id = ${sellerId}::uuid and f.user_id = u.id and f.seller_id = s.id`.execute(
    db,
  );
}

/** The seller's key of a follow that still is one. */
export async function findFollowed(
  db: Db,
  { userId, sellerId }: { userId: string; sellerId: string },
): Promise<number | null> {
  const { rows } = await sql<{ key: number }>`select s.id as key
    from users u join users s on s.public_id = ${sellerId}::uuid join follows f on f.user_id = u.id and f.seller_id = s.id
    where u.public_id = ${userId}::uuid`.execute(db);
  return rows[0]?.key ?? null;
}
