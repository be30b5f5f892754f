import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Marks an account for deletion; false where it was marked before. */
export async function markLeaving(tx: Db, key: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update users set deletion_asked_at = ${now}, updated_at = ${now}
    where id = ${key} and deletion_asked_at is null and anonymised_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Revokes the deletion and returns when it was asked for; null where it was not, or before the given time. */
export async function markStaying(
  tx: Db,
  key: number,
  { now, askedAfter }: { now: Date; askedAfter: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ asked_at: Date }>`with leaving as (
      select id, deletion_asked_at as asked_at from users
      where id = ${key} and deletion_asked_at > ${askedAfter} and anonymised_at is null for no key update)
    update users u set deletion_asked_at = null, updated_at = ${now} from leaving
    where u.id = leaving.id returning leaving.asked_at`.execute(tx);
  return rows[0]?.asked_at ?? null;
}

/** Makes a write that read one of these adverts a moment ago read it again. */
export async function renewAdvertRows(tx: Db, userKey: number): Promise<void> {
  await sql`update adverts set updated_at = updated_at where user_id = ${userKey}`.execute(tx);
}

export type DueAccount = { key: number; id: string; email: string; email_is_confirmed: boolean };

/** The account that waits for its end the longest; by users_deletion_asked_at_index. */
export async function findDueAccount(db: Db, askedBefore: Date, failed: readonly number[]): Promise<DueAccount | null> {
  const { rows } = await sql<DueAccount>`select id as key, public_id as id, email,
      email_confirmed_at is not null as email_is_confirmed from users
    where deletion_asked_at <= ${askedBefore} and anonymised_at is null and id <> all(${[...failed]}::bigint[])
    order by deletion_asked_at, id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Keys of some adverts of a person; by adverts_user_index. */
export async function listAdvertKeys(db: Db, userKey: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('adverts')
    .select('id as key')
    .where('user_id', '=', userKey)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

/** Tables whose rows belong to one account and end with it. */
const OWNED_TABLES = [
  'favourites',
  'advert_calendars',
  'follows',
  'push_subscriptions',
  'chat_push_marks',
  'chat_mail_marks',
  'week_mail_marks',
  'advert_check_marks',
  'advert_traces',
  'saved_searches',
  'request_mail_marks',
  'request_fits',
  'requests',
  'sessions',
  'one_time_codes',
  'identities',
  'second_factors',
  'recovery_codes',
  'companies',
  'user_permissions',
  'api_keys',
  'import_picture_sets',
  'import_picture_sources',
  'import_runs',
  'account_reports',
  'account_objections',
  'account_events',
  'company_holds',
  'company_number_approvals',
  'badges',
  'proof_claims',
  'proof_codes',
  'proof_checks',
] as const;

/**
 * The other side keeps the chat, without a name and the place a buyer stated; chats that both sides left are deleted, unless they agreed on
 * something. Pictures of kept chats lose their owner, those of deleted chats become unused.
 */
async function endChats(tx: Db, key: number): Promise<void> {
  await sql`delete from chats c using users o where ${key} in (c.seller_id, c.buyer_id)
    and o.id = case when c.seller_id = ${key} then c.buyer_id else c.seller_id end
    and (o.anonymised_at is not null or c.last_seq = 0
      or case when c.seller_id = ${key} then c.buyer_deleted else c.seller_deleted end
        and not exists (select from agreements g where g.chat_id = c.id and g.state = 'AGREED'))`.execute(tx);
  await sql`delete from origin_handovers h using chats c where h.chat_id = c.id and ${key} in (c.seller_id, c.buyer_id)`.execute(
    tx,
  );
  await sql`update chats set seller_deleted = seller_deleted or seller_id = ${key}, buyer_deleted = buyer_deleted or buyer_id = ${key},
    seller_unread = case when seller_id = ${key} then 0 else seller_unread end,
    buyer_unread = case when buyer_id = ${key} then 0 else buyer_unread end,
    buyer_country_code = case when buyer_id = ${key} then null else buyer_country_code end,
    buyer_postal_code = case when buyer_id = ${key} then null else buyer_postal_code end,
    buyer_city = case when buyer_id = ${key} then '' else buyer_city end,
    buyer_distance_in_km = case when buyer_id = ${key} then null else buyer_distance_in_km end
    where ${key} in (seller_id, buyer_id)`.execute(tx);
  await tx
    .updateTable('stored_files')
    .set({ user_id: null })
    .where('user_id', '=', key)
    .where('is_private', '=', true)
    .execute();
  await sql`delete from user_blocks where ${key} in (blocker_id, blocked_id)`.execute(tx);
  await tx.deleteFrom('chat_events').where('user_id', '=', key).execute();
  await tx.deleteFrom('chat_feeds').where('user_id', '=', key).execute();
}

/**
 * Ratings about the person go with their counts. Of those that the person gave the facts stay with who is rated,
 * without name and text; what was not published yet goes.
 */
async function endRatings(tx: Db, key: number): Promise<void> {
  await sql`delete from ratings where rated_id = ${key} or (author_id = ${key} and published_at is null)`.execute(tx);
  await sql`delete from rating_tallies where user_id = ${key}`.execute(tx);
  await sql`delete from rating_objections where author_id = ${key}`.execute(tx);
  await sql`update ratings set author_id = null, content = '' where author_id = ${key}`.execute(tx);
}

/**
 * Anonymises an account for good: what remains is an id for accounting. Its identities and company page are deleted,
 * and where the address was confirmed also its mails and newsletter. Returns false where another run was faster.
 */
export async function anonymiseAccount(tx: Db, account: DueAccount, now: Date): Promise<boolean> {
  const { key, id, email, email_is_confirmed: emailIsConfirmed } = account;
  const address = `deleted-${id}@deleted.invalid`;
  const { rows } = await sql`update users set email = ${address}, username = ${address}, password_hash = null,
      first_name = '', last_name = '', is_business = false, is_farm = false, disclosure = null, email_confirmed_at = null, terms_accepted_at = null,
      contact_template = null, invoice_contact = null, pefc_forest_certificate = null,
      pefc_coc_certificate_number = null, notification_settings = '{}', password_changed_at = null,
      updated_at = ${now}, anonymised_at = ${now}
    where id = ${key} and anonymised_at is null and deletion_asked_at is not null returning id`.execute(tx);
  if (rows.length === 0) return false;
  for (const table of OWNED_TABLES) {
    await sql`delete from ${sql.table(table)} where user_id = ${key}`.execute(tx);
  }
  await tx
    .updateTable('advert_reports')
    .set({ reporter_id: null, reporter_name: '', reporter_email: '' })
    .where('reporter_id', '=', key)
    .execute();
  await tx
    .updateTable('account_reports')
    .set({ reporter_id: null, reporter_name: '', reporter_email: '' })
    .where('reporter_id', '=', key)
    .execute();
  await tx
    .updateTable('rating_reports')
    .set({ reporter_id: null, reporter_name: '', reporter_email: '' })
    .where('reporter_id', '=', key)
    .execute();
  await tx.updateTable('chat_reports').set({ reporter_id: null }).where('reporter_id', '=', key).execute();
  // Booked advertising is ended by the marketplace; its figures have no reader any more.
  await tx.updateTable('advertising_entries').set({ owner_id: null }).where('owner_id', '=', key).execute();
  await endChats(tx, key);
  await sql`update agreements g set seller_name = case when c.seller_id = ${key} then '' else seller_name end,
      buyer_name = case when c.buyer_id = ${key} then '' else buyer_name end
    from chats c where c.id = g.chat_id and ${key} in (c.seller_id, c.buyer_id)`.execute(tx);
  await endRatings(tx, key);
  await tx.deleteFrom('follows').where('seller_id', '=', key).execute();
  await tx.deleteFrom('follow_news').where('seller_id', '=', key).execute();
  await sql`delete from idempotency_keys where scope = ${`user ${key}`}`.execute(tx);
  if (!emailIsConfirmed) return true;
  await sql`delete from one_time_codes where lower(email) = lower(${email})`.execute(tx);
  await sql`delete from mails where lower(recipient) = lower(${email})`.execute(tx);
  await sql`delete from newsletter_subscribers where email = lower(${email})`.execute(tx);
  await sql`delete from saved_searches where email = lower(${email})`.execute(tx);
  return true;
}
