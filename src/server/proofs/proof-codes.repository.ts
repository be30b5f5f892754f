import { sql } from 'kysely';
import type { CodeKind } from '#domain/proofs/proofs.ts';
import type { Db } from '#server/platform/database/database.ts';

type NewCode = { userKey: number; kind: CodeKind; value: string; codeHash: Buffer; now: Date; expiresAt: Date };

/** Puts a code in the place of an older one. */
export async function putCode(db: Db, { userKey, kind, value, codeHash, now, expiresAt }: NewCode): Promise<void> {
  await sql`insert into proof_codes (user_id, kind, value, code_hash, created_at, expires_at)
    values (${userKey}, ${kind}, ${value}, ${codeHash}, ${now}, ${expiresAt})
    on conflict (user_id, kind) do update set value = excluded.value, code_hash = excluded.code_hash,
      created_at = excluded.created_at, expires_at = excluded.expires_at, guesses = 0`.execute(db);
}

type Guess = { userKey: number; kind: CodeKind; now: Date; mostGuesses: number };

/** Counts a guess before it is compared; null where there is no open code, or none is left. By proof_codes_pkey. */
export async function countGuess(
  db: Db,
  { userKey, kind, now, mostGuesses }: Guess,
): Promise<{ value: string; code_hash: Buffer } | null> {
  const { rows } = await sql<{ value: string; code_hash: Buffer }>`update proof_codes set guesses = guesses + 1
    where user_id = ${userKey} and kind = ${kind} and expires_at > ${now} and guesses < ${mostGuesses}
    returning value, code_hash`.execute(db);
  return rows[0] ?? null;
}

/** Uses a code up; false where another request was faster. */
export async function deleteCode(
  tx: Db,
  { userKey, kind, codeHash }: { userKey: number; kind: CodeKind; codeHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`delete from proof_codes
    where user_id = ${userKey} and kind = ${kind} and code_hash = ${codeHash} returning user_id`.execute(tx);
  return rows.length > 0;
}

export async function listOpenCodes(
  db: Db,
  userKey: number,
  now: Date,
): Promise<{ kind: CodeKind; value: string; expires_at: Date }[]> {
  const { rows } = await sql<{ kind: CodeKind; value: string; expires_at: Date }>`select kind, value, expires_at
    from proof_codes where user_id = ${userKey} and expires_at > ${now}`.execute(db);
  return rows;
}

/** Deletes codes that ended before a moment, the oldest first; returns how many; by proof_codes_expiry_index. */
export async function deleteEndedCodes(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from proof_codes c using (select user_id, kind from proof_codes
      where expires_at < ${before} order by expires_at limit ${limit}) e
    where c.user_id = e.user_id and c.kind = e.kind`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
