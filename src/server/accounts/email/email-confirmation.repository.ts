import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Marks an address as confirmed while it is the account's; returns whether it still is. By users_pkey. */
export async function confirmEmailRow(
  db: Db,
  { userKey, email, now }: { userKey: number; email: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`update users
    set email_confirmed_at = coalesce(email_confirmed_at, ${now}), updated_at = ${now}
    where id = ${userKey} and lower(email) = lower(${email}) and anonymised_at is null returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Sets the new, confirmed address of an account, and its user name where that was the old address. Returns false where
 * another account has the address by now, or the account's address changed since. By users_pkey.
 */
export async function changeEmailRow(
  db: Db,
  { userKey, from, to, now }: { userKey: number; from: string; to: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update users set email = ${to}, email_confirmed_at = ${now}, updated_at = ${now},
      username = case when lower(username) = lower(${from}) then ${to} else username end
    where id = ${userKey} and lower(email) = lower(${from}) and anonymised_at is null and not exists (
      select 1 from users other where other.id <> ${userKey}
        and (lower(other.email) = lower(${to}) or lower(other.username) = lower(${to})))
    returning 1`.execute(db);
  return rows.length > 0;
}
