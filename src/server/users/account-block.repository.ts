import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Blocks an account; false where it is blocked already. */
export async function markBlocked(tx: Db, key: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update users set blocked_at = ${now}, updated_at = ${now}
    where id = ${key} and blocked_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Lifts the block; false where there is none. */
export async function markUnblocked(tx: Db, key: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update users set blocked_at = null, updated_at = ${now}
    where id = ${key} and blocked_at is not null returning id`.execute(tx);
  return rows.length > 0;
}
