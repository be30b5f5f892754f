import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type CodePurpose =
  | 'RESET_PASSWORD'
  | 'CONFIRM_EMAIL'
  | 'CHANGE_EMAIL'
  | 'SIGN_IN_LINK'
  | 'SECOND_FACTOR'
  | 'NEWSLETTER'
  | 'SAVED_SEARCH';

export type CodePayload = Readonly<Record<string, string | number | boolean | null>>;

export type CodeRow = {
  id: string;
  purpose: CodePurpose;
  user_key: number | null;
  email: string;
  payload: CodePayload;
};

const CODE = sql`id, purpose, user_id as user_key, email, payload`;

export type NewCode = {
  id: string;
  purpose: CodePurpose;
  codeHash: Buffer;
  userKey: number | null;
  email: string;
  payload: CodePayload;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db
    .insertInto('one_time_codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      code_hash: code.codeHash,
      user_id: code.userKey,
      email: code.email,
      payload: JSON.stringify(code.payload),
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Makes the open codes of a person, or of an address without one, worthless; by one_time_codes_user_id_index. */
export async function endCodeRows(
  db: Db,
  owner: { userKey: number; purposes: readonly CodePurpose[] },
  now: Date,
): Promise<void> {
  await sql`update one_time_codes set used_at = ${now}
    where user_id = ${owner.userKey} and purpose = any(${[...owner.purposes]}) and used_at is null`.execute(db);
}

type Lookup = { codeHash: Buffer; purposes: readonly CodePurpose[]; now: Date };

const isOpen = ({ codeHash, purposes, now }: Lookup) => sql`code_hash = ${codeHash}
  and purpose = any(${[...purposes]}) and used_at is null and expires_at > ${now}`;

/** Uses an open code up; of any number of simultaneous tries one gets the row. By one_time_codes_code_hash_key. */
export async function useCode(db: Db, lookup: Lookup): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`update one_time_codes set used_at = ${lookup.now}
    where ${isOpen(lookup)} returning ${CODE}`.execute(db);
  return rows[0] ?? null;
}

/** An open code, left as it is. By one_time_codes_code_hash_key. */
export async function findCode(db: Db, lookup: Lookup): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`select ${CODE} from one_time_codes where ${isOpen(lookup)}`.execute(db);
  return rows[0] ?? null;
}

/** Counts an attempt at an open code before its answer is checked; null once `maxTries` were made. */
export async function countCodeTry(db: Db, lookup: Lookup & { maxTries: number }): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`update one_time_codes set failures = failures + 1
    where ${isOpen(lookup)} and failures < ${lookup.maxTries} returning ${CODE}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes codes that ended before a moment, the oldest first; returns how many; by one_time_codes_expires_at_index. */
export async function deleteCodesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from one_time_codes where id in (
    select id from one_time_codes where expires_at < ${moment} order by expires_at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
