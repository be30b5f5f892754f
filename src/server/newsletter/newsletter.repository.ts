import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Whether the newsletter goes to an address now; by newsletter_subscribers_pkey. */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from newsletter_subscribers
    where email = ${email} and confirmed_at is not null and ended_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The name to greet the owner of an account with; by users_email_key. */
export async function findFirstName(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{
    first_name: string;
  }>`select first_name from users where lower(email) = ${email}`.execute(db);
  return rows[0]?.first_name ?? null;
}

export type Subscription = { email: string; askedAt: Date; confirmedAt: Date };

/** Starts the newsletter for an address; the first of several confirmations counts. */
export async function startSubscription(db: Db, { email, askedAt, confirmedAt }: Subscription): Promise<void> {
  await sql`
    insert into newsletter_subscribers (email, asked_at, confirmed_at) values (${email}, ${askedAt}, ${confirmedAt})
    on conflict (email) do update set asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, ended_at = null
      where newsletter_subscribers.ended_at is not null or newsletter_subscribers.confirmed_at is null`.execute(db);
}

/** Addresses after one, in their order, that have the newsletter and had confirmed it at a time; by newsletter_subscribers_pkey. */
export async function listReaderEmails(
  db: Db,
  { after, confirmedUntil, limit }: { after: string; confirmedUntil: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', '>', after)
    .where('confirmed_at', '<=', confirmedUntil)
    .where('ended_at', 'is', null)
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}

/** How many addresses have the newsletter and had confirmed it at a time. */
export async function countReaderEmails(db: Db, confirmedUntil: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from newsletter_subscribers
    where confirmed_at <= ${confirmedUntil} and ended_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ends the newsletter for an address. */
export async function endSubscription(db: Db, email: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ ended_at: now })
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute();
}

/** Lets a running newsletter follow its reader to another address. */
export async function moveSubscriptionRow(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with moved as (delete from newsletter_subscribers
      where email = ${from} and confirmed_at is not null and ended_at is null returning asked_at, confirmed_at)
    insert into newsletter_subscribers (email, asked_at, confirmed_at) select ${to}, asked_at, confirmed_at from moved
    on conflict (email) do update set asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, ended_at = null`.execute(
    db,
  );
}
