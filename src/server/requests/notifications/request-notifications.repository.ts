import { sql } from 'kysely';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

const REACHABLE = sql`u.email_confirmed_at is not null and u.blocked_at is null and u.deletion_asked_at is null
  and u.anonymised_at is null`;

type Page = { afterKey: number; limit: number };

/** Sellers who were not told of all that fits, and not told anything since a time; by request_fits_untold_index. */
export async function listFitsDue(db: Db, since: Date, { afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select distinct f.user_id as key
    from request_fits f join users u on u.id = f.user_id
    where f.told_at is null and f.user_id > ${afterKey} and ${REACHABLE}
      and not exists (select from request_mail_marks m where m.user_id = f.user_id and m.fits_mailed_at >= ${since})
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Owners with offers that they were not told of; by request_offers_untold_index. */
export async function listOffersDue(db: Db, { afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select distinct r.user_id as key
    from request_offers o join requests r on r.id = o.request_id join users u on u.id = r.user_id
    where o.told_at is null and r.user_id > ${afterKey} and ${REACHABLE} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export type Recipient = {
  key: number;
  id: string;
  email: string;
  first_name: string;
  notification_settings: NotificationChoices;
  has_device: boolean;
};

/** A person to write to, locked until the end of the transaction; null where another run has the lock. */
export async function lockRecipient(tx: Db, key: number): Promise<Recipient | null> {
  const { rows } = await sql<Omit<Recipient, 'notification_settings'> & { notification_settings: unknown }>`
    select u.id as key, u.public_id as id, u.email, u.first_name, u.notification_settings,
      exists (select from push_subscriptions p where p.user_id = u.id) as has_device
    from users u where u.id = ${key} and ${REACHABLE} for no key update of u skip locked`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, notification_settings: storedJson(NotificationSettingsDto, row.notification_settings) };
}

/** Whether a person was told of fitting Gesuche since a time; asked after the lock, so that a faster run is seen. */
export async function wereFitsNotified(tx: Db, userKey: number, since: Date): Promise<boolean> {
  const { rows } = await sql`select from request_mail_marks
    where user_id = ${userKey} and fits_mailed_at >= ${since}`.execute(tx);
  return rows.length > 0;
}

export async function markFitsNotified(tx: Db, userKey: number, now: Date): Promise<void> {
  await sql`with told as (update request_fits set told_at = ${now} where user_id = ${userKey} and told_at is null)
    insert into request_mail_marks (user_id, fits_mailed_at) values (${userKey}, ${now})
    on conflict (user_id) do update set fits_mailed_at = excluded.fits_mailed_at`.execute(tx);
}

export type OfferNews = { id: string; title: string; advert_title: string; count: number };

/** Offers that an owner was not told of, one line a Gesuch, and marks them; not from people with whom a block stands. */
export async function takeOfferNews(tx: Db, userKey: number, now: Date): Promise<OfferNews[]> {
  const { rows } = await sql<OfferNews>`with news as (
      update request_offers o set told_at = ${now} from requests r, adverts a
      where r.id = o.request_id and a.id = o.advert_id and r.user_id = ${userKey} and o.told_at is null
      returning o.id as key, r.public_id, r.title, a.title as advert_title, o.seller_id, o.answered_at)
    select public_id as id, title, (array_agg(advert_title order by key desc))[1] as advert_title, count(*)::int as count
    from news where answered_at is null and not exists (select from user_blocks b
      where (b.blocker_id = ${userKey} and b.blocked_id = seller_id) or (b.blocker_id = seller_id and b.blocked_id = ${userKey}))
    group by public_id, title order by max(key) desc`.execute(tx);
  return rows;
}

/** Running Gesuche that end until a time and whose owner was not reminded of that; by requests_end_index. */
export async function listEnding(
  db: Db,
  { now, until }: { now: Date; until: Date },
  { afterKey, limit }: Page,
): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select r.id as key from requests r join users u on u.id = r.user_id
    where r.state = 'OPEN' and r.expires_at > ${now} and r.expires_at <= ${until}
      and r.reminded_of is distinct from r.expires_at and r.id > ${afterKey} and ${REACHABLE}
    order by r.id limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export type Ending = { id: string; title: string; user_key: number; expires_at: Date; offer_count: number };

/** The same Gesuch, locked and marked; null where another run was faster. */
export async function markReminded(tx: Db, key: number): Promise<Ending | null> {
  const { rows } = await sql<Ending>`update requests r set reminded_of = r.expires_at
    where r.id = ${key} and r.state = 'OPEN' and r.reminded_of is distinct from r.expires_at
    returning r.public_id as id, r.title, r.user_id as user_key, r.expires_at,
      (select count(*)::int from request_offers o where o.request_id = r.id) as offer_count`.execute(tx);
  return rows[0] ?? null;
}
