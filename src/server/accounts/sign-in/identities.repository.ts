import type { Db } from '#server/platform/database/database.ts';

/** The person behind a name at another service; by identities_pkey. */
export async function findIdentityOwner(db: Db, provider: string, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export type NewIdentity = { provider: string; subject: string; userKey: number; email: string; createdAt: Date };

/** Returns whether the name was free. */
export async function insertIdentity(db: Db, identity: NewIdentity): Promise<boolean> {
  const { provider, subject, userKey, email, createdAt } = identity;
  const row = await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userKey, email, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentitiesOf(db: Db, userKey: number): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userKey).execute();
}

export type NewPasswordlessUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  emailConfirmedAt: Date | null;
  createdAt: Date;
};

/** Returns the internal key, or null when the address is taken. */
export async function insertPasswordlessUser(db: Db, user: NewPasswordlessUser): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      public_id: user.id,
      email: user.email,
      username: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      email_confirmed_at: user.emailConfirmedAt,
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Confirms the address of an account and takes its password away; false where it was confirmed before. */
export async function confirmAndDropPassword(db: Db, userKey: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ email_confirmed_at: now, password_hash: null, password_changed_at: now })
    .where('id', '=', userKey)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
