import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type PasswordUpdate = {
  userKey: number;
  passwordHash: string;
  /** The password that was proven; undefined: the mailbox was. */
  oldHash?: string | null;
  /** The mailbox that was proven: it is confirmed if it still is the account's. */
  provenEmail?: string;
  now: Date;
};

/** Sets a password unless it was changed in the meantime; returns whether it did. By users_pkey. */
export async function updatePassword(db: Db, update: PasswordUpdate): Promise<boolean> {
  const { userKey, passwordHash, oldHash, provenEmail = null, now } = update;
  const isUnchanged = oldHash === undefined ? sql`true` : sql`password_hash is not distinct from ${oldHash}`;
  const { rows } = await sql`
    update users set password_hash = ${passwordHash}, password_changed_at = ${now}, updated_at = ${now},
      email_confirmed_at = case when lower(email) = lower(${provenEmail}::text)
        then coalesce(email_confirmed_at, ${now}::timestamptz) else email_confirmed_at end
    where id = ${userKey} and blocked_at is null and ${isUnchanged} returning 1`.execute(db);
  return rows.length > 0;
}
