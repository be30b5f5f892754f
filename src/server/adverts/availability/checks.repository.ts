import { sql } from 'kysely';
import {
  CHECK_DAYS,
  SEASONAL_CATEGORIES,
  UNANSWERED_CHATS,
  checkIntervalInDays,
} from '#domain/adverts/availability/confirmation.ts';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import { isOnlineNow } from '#server/adverts/adverts.repository.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

const days = (count: number) => sql.lit(`${count} days`);

/** Sellers who may be asked: not blocked, not leaving, an address that is theirs. Sample accounts have no person behind them. */
const ASKABLE = sql`u.email_confirmed_at is not null and u.blocked_at is null and u.deletion_asked_at is null
  and u.anonymised_at is null and not u.is_sample`;

/** Public, old enough, not asked about. */
const candidates = (now: Date) => sql`${isOnlineNow(now)} and a.check_asked_at is null
  and a.published_at <= ${now}::timestamptz - ${days(CHECK_DAYS.youngest)}::interval`;

/** Last confirmed so long ago that the question is due, or is in a few days. */
const isDue = (now: Date, aheadInDays: number) => {
  const [fuelDays, otherDays] = [checkIntervalInDays('FIREWOOD', now), checkIntervalInDays('LOGS', now)];
  const fuels = sql.lit(`{${SEASONAL_CATEGORIES.join(',')}}`);
  return sql`coalesce(a.confirmed_at, a.published_at) <= ${now}::timestamptz -
    case when a.category = any(${fuels}::text[]) then ${days(fuelDays - aheadInDays)}::interval
      else ${days(otherDays - aheadInDays)}::interval end`;
};

/**
 * Adverts, of one seller where given, about which several people wrote since they were last confirmed and got no answer;
 * by chats_seller_index or chats_updated_at_index.
 */
const unanswered = (
  now: Date,
  sellerKey: number | null = null,
) => sql`select c.advert_id from chats c join adverts o on o.id = c.advert_id
  where ${sellerKey === null ? sql`true` : sql`c.seller_id = ${sellerKey}`} and c.updated_at > ${now}::timestamptz - ${days(UNANSWERED_CHATS.withinDays)}::interval and c.last_seq > 0
    and c.created_at > coalesce(o.confirmed_at, o.published_at)
    and c.created_at <= ${now}::timestamptz - ${days(UNANSWERED_CHATS.afterDays)}::interval
    and o.status = 'ACTIVE' and o.check_asked_at is null
    and not exists (select from messages m where m.chat_id = c.id and m.sender_id = c.seller_id)
  group by c.advert_id having count(*) >= ${sql.lit(UNANSWERED_CHATS.count)}`;

type Page = { afterKey: number; limit: number };

/** Sellers with an advert that is due and who were not asked in the last days; by adverts_check_due_index. */
export async function listSellersToAsk(db: Db, now: Date, { afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    with asked_early as materialized (${unanswered(now)})
    select u.id as key from users u
    where u.id > ${afterKey} and ${ASKABLE}
      and not exists (select from advert_check_marks m where m.user_id = u.id
        and m.asked_at > ${now}::timestamptz - ${days(CHECK_DAYS.betweenMails)}::interval)
      and exists (select from adverts a where a.user_id = u.id and ${candidates(now)}
        and (${isDue(now, 0)} or a.id in (select advert_id from asked_early)))
    order by u.id limit ${limit}`.execute(db);
  return rows.map((row) => row.key);
}

export type AskedSeller = {
  id: string;
  email: string;
  first_name: string;
  has_device: boolean;
  notification_settings: NotificationChoices;
};

/** The same seller, locked until the end of the transaction; null where another run was faster or that has changed. */
export async function lockSellerToAsk(tx: Db, key: number, now: Date): Promise<AskedSeller | null> {
  const { rows } = await sql<Omit<AskedSeller, 'notification_settings'> & { notification_settings: unknown }>`
    select u.public_id as id, u.email, u.first_name, u.notification_settings,
      exists (select from push_subscriptions p where p.user_id = u.id) as has_device
    from users u where u.id = ${key} and ${ASKABLE} for no key update of u skip locked`.execute(tx);
  const [seller] = rows;
  if (seller === undefined) return null;
  // Asked after the lock is held, so that a run that was faster is seen.
  const marks = await sql<{ asked_at: Date }>`select asked_at from advert_check_marks where user_id = ${key}
    and asked_at > ${now}::timestamptz - ${days(CHECK_DAYS.betweenMails)}::interval`.execute(tx);
  if (marks.rows.length > 0) return null;
  return { ...seller, notification_settings: storedJson(NotificationSettingsDto, seller.notification_settings) };
}

export type AskedAdvert = { id: string; title: string };

/**
 * Marks what a seller is asked about now, what is due soon included, and returns it, the longest unconfirmed first;
 * nothing where nothing is due.
 */
export async function markAsked(tx: Db, userKey: number, now: Date): Promise<AskedAdvert[]> {
  const { rows } = await sql<AskedAdvert & { last: Date | null }>`
    with asked_early as materialized (${unanswered(now, userKey)}),
    soon as materialized (
      select a.id, ${isDue(now, 0)} or a.id in (select advert_id from asked_early) as is_due from adverts a
      where a.user_id = ${userKey} and ${candidates(now)}
        and (${isDue(now, CHECK_DAYS.ahead)} or a.id in (select advert_id from asked_early))),
    mark as (
      insert into advert_check_marks (user_id, asked_at)
      select ${userKey}, ${now}::timestamptz where exists (select from soon where is_due)
      on conflict (user_id) do update set asked_at = excluded.asked_at),
    asked as (
      update adverts set check_asked_at = ${now} where id in (select id from soon) and exists (select from soon where is_due)
      returning public_id as id, title, coalesce(confirmed_at, published_at) as last, id as key)
    select id, title, last from asked order by last, key`.execute(tx);
  return rows.map(({ id, title }) => ({ id, title }));
}

/** Confirms what was asked about and whose seller has written in a chat about it since; returns the keys. */
export async function confirmAnswered(tx: Db): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    update adverts a set confirmed_at = w.at, check_asked_at = null, stale_at = null
    from (select o.id, max(m.created_at) as at from adverts o join chats c on c.advert_id = o.id
      join messages m on m.chat_id = c.id and m.sender_id = c.seller_id and m.created_at > o.check_asked_at
      where o.check_asked_at is not null and o.status = 'ACTIVE' group by o.id) w
    where a.id = w.id and a.check_asked_at is not null and a.status = 'ACTIVE' returning a.id as key`.execute(tx);
  return rows.map((row) => row.key);
}

/** Marks public adverts as stale whose question was not answered, and returns their keys; by adverts_check_open_index. */
export async function markStale(tx: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    update adverts set stale_at = ${now} where id in (
      select id from adverts where check_asked_at <= ${now}::timestamptz - ${days(CHECK_DAYS.untilStale)}::interval
        and stale_at is null and status = 'ACTIVE' order by id limit ${limit} for no key update skip locked)
    returning id as key`.execute(tx);
  return rows.map((row) => row.key);
}

/** Pauses stale adverts after a further silence, with a line in their history, and returns their keys. */
export async function pauseStale(tx: Db, now: Date, limit: number): Promise<number[]> {
  const waited = CHECK_DAYS.untilPaused - CHECK_DAYS.untilStale;
  const { rows } = await sql<{ key: number }>`
    with paused as (
      update adverts set status = 'INACTIVE', status_before = null, paused_by_check = true, updated_at = ${now} where id in (
        select id from adverts where check_asked_at is not null and status = 'ACTIVE'
          and stale_at <= ${now}::timestamptz - ${days(waited)}::interval
        order by id limit ${limit} for no key update skip locked)
      returning id as key),
    e as (
      insert into advert_events (advert_id, at, kind, details)
      select key, ${now}::timestamptz, 'PAUSED', '{"by": "availability check"}'::jsonb from paused)
    select key from paused`.execute(tx);
  return rows.map((row) => row.key);
}

export type ConfirmedAdvert = { key: number; id: string; wasStale: boolean };

/** Confirms public adverts of a person; the search row of those that were stale changes by it. */
export async function confirmAdverts(
  tx: Db,
  { userKey, keys, now }: { userKey: number; keys: readonly number[]; now: Date },
): Promise<ConfirmedAdvert[]> {
  const { rows } = await sql<ConfirmedAdvert>`
    with was as (
      select id, stale_at is not null as stale from adverts
      where id = any(${[...keys]}::bigint[]) and user_id = ${userKey} and status = 'ACTIVE' order by id for no key update)
    update adverts a set confirmed_at = ${now}, check_asked_at = null, stale_at = null from was
    where a.id = was.id returning a.id as key, a.public_id as id, was.stale as "wasStale"`.execute(tx);
  return rows;
}

export type CheckedSeller = { key: number; id: string; is_hidden: boolean };

export async function findCheckedSeller(db: Db, userId: string): Promise<CheckedSeller | null> {
  const { rows } = await sql<CheckedSeller>`
    select id as key, public_id as id, (blocked_at is not null or deletion_asked_at is not null) as is_hidden from users
    where public_id = ${userId}::uuid and anonymised_at is null`.execute(db);
  return rows[0] ?? null;
}

export type OpenCheck = {
  key: number;
  id: string;
  title: string;
  slug: string;
  status: AdvertStatus;
  expires_at: Date | null;
  unit: UnitCode;
  unit_quantity: number | null;
  last: Date | null;
};

/** What a seller was asked about until a time and has not answered, the longest unconfirmed first; by adverts_check_open_index. */
export async function listOpenChecks(db: Db, userKey: number, askedAt: Date): Promise<OpenCheck[]> {
  const { rows } = await sql<OpenCheck>`
    select id as key, public_id as id, title, slug, status, expires_at, unit, unit_quantity,
      coalesce(confirmed_at, published_at) as last from adverts
    where user_id = ${userKey} and check_asked_at <= ${askedAt} and status in ('ACTIVE', 'INACTIVE', 'EXPIRED')
    order by last, id`.execute(db);
  return rows;
}

/** Whether an advert is, or was, one of this person. */
export async function isAdvertOf(db: Db, userKey: number, advertId: string): Promise<boolean> {
  const { rows } = await sql`select from adverts where public_id = ${advertId}::uuid and user_id = ${userKey}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Takes an advert that its owner wants paused out of what is asked about. */
export async function endQuestion(db: Db, { userKey, advertId }: { userKey: number; advertId: string }): Promise<void> {
  await sql`update adverts set check_asked_at = null, stale_at = null, paused_by_check = false
    where public_id = ${advertId}::uuid and user_id = ${userKey} and status <> 'ACTIVE'`.execute(db);
}
