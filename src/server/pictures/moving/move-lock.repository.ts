import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Any number that nothing else on the database locks. */
const MOVE_LOCK = 7_290_557;

/** Takes the lock of the move for as long as the connection lasts; false: another command holds it. */
export async function takeMoveLock(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${MOVE_LOCK}) as held`.execute(connection);
  return rows[0]?.held === true;
}

export async function releaseMoveLock(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${MOVE_LOCK})`.execute(connection);
}
