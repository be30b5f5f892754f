import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type SecondFactorRow = {
  user_key: number;
  sealed_secret: string;
  created_at: Date;
  confirmed_at: Date | null;
};

/** The second factor of an account, confirmed or half set up; by second_factors_pkey. */
export async function findSecondFactor(db: Db, userKey: number): Promise<SecondFactorRow | null> {
  const rows = await db
    .selectFrom('second_factors')
    .select(['user_id as user_key', 'sealed_secret', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userKey)
    .execute();
  return rows[0] ?? null;
}

/** Stores a new unconfirmed secret, replacing an earlier one; false where a confirmed second factor exists. */
export async function putUnconfirmedSecret(
  db: Db,
  setup: { userKey: number; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`
    insert into second_factors (user_id, sealed_secret, created_at)
    values (${setup.userKey}, ${setup.sealedSecret}, ${setup.createdAt})
    on conflict (user_id) do update
      set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_used_step = 0
      where second_factors.confirmed_at is null
    returning 1 as ok`.execute(db);
  return rows.length > 0;
}

/** Confirms the very secret whose code was checked; of any number of simultaneous tries one succeeds. */
export async function confirmSecret(
  db: Db,
  row: { userKey: number; sealedSecret: string; step: number; confirmedAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`
    update second_factors set confirmed_at = ${row.confirmedAt}, last_used_step = ${row.step}
    where user_id = ${row.userKey} and sealed_secret = ${row.sealedSecret} and confirmed_at is null
    returning 1 as ok`.execute(db);
  return rows.length > 0;
}

/** Marks a time step as used: neither it nor an earlier one is accepted again. Of concurrent attempts one succeeds. */
export async function useStep(db: Db, { userKey, step }: { userKey: number; step: number }): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`
    update second_factors set last_used_step = ${step}
    where user_id = ${userKey} and confirmed_at is not null and last_used_step < ${step}
    returning 1 as ok`.execute(db);
  return rows.length > 0;
}

/** Uses up a recovery code of an account with a confirmed second factor; by recovery_codes_user_id_code_hash_key. */
export async function useRecoveryCode(
  db: Db,
  given: { userKey: number; codeHash: Buffer; usedAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`
    update recovery_codes c set used_at = ${given.usedAt}
    from second_factors f
    where c.user_id = ${given.userKey} and c.code_hash = ${given.codeHash} and c.used_at is null
      and f.user_id = c.user_id and f.confirmed_at is not null
    returning 1 as ok`.execute(db);
  return rows.length > 0;
}

export async function replaceRecoveryCodes(db: Db, userKey: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userKey).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userKey, code_hash: hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userKey: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from recovery_codes
    where user_id = ${userKey} and used_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes the second factor away and with it the proof in every session; false when there was none. */
export async function deleteSecondFactor(db: Db, userKey: number): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`delete from second_factors
    where user_id = ${userKey} and confirmed_at is not null returning 1 as ok`.execute(db);
  if (rows.length === 0) return false;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userKey).execute();
  await db
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userKey)
    .where('second_factor_at', 'is not', null)
    .execute();
  return true;
}

/** Notes that a session has proved its second factor; by sessions_pkey. */
export async function markSession(db: Db, sessionId: string, provedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: provedAt }).where('id', '=', sessionId).execute();
}
