import { sql } from 'kysely';
import type { DeleteType } from '#domain/adverts/advert-status.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { PelletsOnOffer } from '#domain/adverts/pellet-rights.ts';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import { isOnlineNow } from '#server/adverts/adverts.repository.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

export type OwnFigures = {
  key: number;
  reveal_count: number;
  feedback_count: number;
  chat_count: number;
  scan_count: number;
  blocked_reason: string | null;
  delete_type: DeleteType | null;
  deleted_at: Date | null;
  own_reference: string | null;
  version: number;
  household_maximum: number | null;
  local_days: number | null;
  local_radius_in_km: number | null;
  first_published_at: Date | null;
};

/** What only the owner's list shows; by adverts_pkey and advert_stats_pkey. */
export async function listOwnFigures(db: Db, keys: readonly number[]): Promise<OwnFigures[]> {
  const { rows } = await sql<OwnFigures>`
    select a.id as key, coalesce(s.reveal_count, 0)::int as reveal_count,
      (select count(*)::int from feedback_messages f where f.advert_id = a.id and f.hidden_at is null) as feedback_count,
      (select count(*)::int from chats c where c.advert_id = a.id and c.last_seq > 0 and not c.seller_deleted) as chat_count,
      (select coalesce(sum(m.count), 0)::int from event_item_months m where m.type = 'SLIP_SCANNED'
        and m.item = a.public_id::text) as scan_count,
      a.blocked_reason, a.delete_type, a.deleted_at, a.own_reference, a.version,
      a.household_maximum, a.local_days, a.local_radius_in_km, coalesce(a.first_published_at, a.published_at) as first_published_at
    from adverts a left join advert_stats s on s.advert_id = a.id where a.id = any(${[...keys]}::bigint[])`.execute(db);
  return rows;
}

/** Hangs the pictures of one advert on another: the files are shared, not copied. */
export async function copyImages(tx: Db, from: number, to: number): Promise<void> {
  await sql`insert into advert_images (public_id, advert_id, position, stored_file_id, drawing_kind, drawing_species,
      drawing_seed, alt, shows_capture)
    select gen_random_uuid(), ${to}::bigint, position, stored_file_id, drawing_kind, drawing_species, drawing_seed, alt,
      shows_capture
    from advert_images where advert_id = ${from} order by position`.execute(tx);
}

/** What an account may do: granted to it, or given by a subscription that runs. */
export async function listOwnerPermissions(db: Db, userKey: number): Promise<Permission[]> {
  const { rows } = await sql<{ permission: Permission }>`select permission from held_permissions
    where user_id = ${userKey}`.execute(db);
  return rows.map((row) => row.permission);
}

export type EndingAdvert = {
  key: number;
  id: string;
  title: string;
  expires_at: Date;
  email: string;
  first_name: string;
  notification_settings: NotificationChoices;
  user_key: number;
  user_id: string;
  has_device: boolean;
};

/** The place in the list of ending adverts after which the next ones are read. */
export type EndingCursor = { expiresAt: Date; key: number };

/** Public adverts that end until a time, soonest first, of owners who may be written to; by adverts_expiry_index. */
export async function listEndingAdverts(
  db: Db,
  { after, until, limit }: { after: EndingCursor; until: Date; limit: number },
): Promise<EndingAdvert[]> {
  const { rows } = await sql<Omit<EndingAdvert, 'notification_settings'> & { notification_settings: unknown }>`
    select a.id as key, a.public_id as id, a.title, a.expires_at, u.email, u.first_name, u.notification_settings,
      u.id as user_key, u.public_id as user_id,
      exists (select from push_subscriptions p where p.user_id = u.id) as has_device
    from adverts a join users u on u.id = a.user_id
    where a.status = 'ACTIVE' and (a.expires_at, a.id) > (${after.expiresAt}::timestamptz, ${after.key}::bigint)
      and a.expires_at <= ${until} and u.email_confirmed_at is not null and u.blocked_at is null
      and u.deletion_asked_at is null and u.anonymised_at is null
    order by a.expires_at, a.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    ...row,
    notification_settings: storedJson(NotificationSettingsDto, row.notification_settings),
  }));
}

/** Which of these events a mail was queued for already; by mails_event_key_key. */
export async function listMailedEvents(db: Db, eventKeys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ event_key: string }>`select event_key from mails
    where event_key = any(${[...eventKeys]}::text[])`.execute(db);
  return rows.map((row) => row.event_key);
}

/** Keeps what a person offers in pellets from changing until the transaction ends. */
export async function lockPelletOffers(tx: Db, userKey: number): Promise<void> {
  await sql`select from users where id = ${userKey} for no key update`.execute(tx);
}

export type PelletOffers = { isBusiness: boolean; others: PelletsOnOffer[] };

/** Who sells, and what else in Pellets is public or would be again after a block; by adverts_user_index. */
export async function findPelletOffers(
  db: Db,
  { userKey, exceptId, now }: { userKey: number; exceptId: string | null; now: Date },
): Promise<PelletOffers> {
  const { rows } = await sql<PelletOffers>`
    select u.is_business as "isBusiness", coalesce((
      select jsonb_agg(jsonb_build_object('unit', a.unit, 'unitQuantity', a.unit_quantity))
      from adverts a where a.user_id = u.id and a.category = 'PELLETS' and a.public_id is distinct from ${exceptId}::uuid
        and (${isOnlineNow(now)} or a.status = 'BLOCKED' and a.status_before = 'ACTIVE')), '[]')
      as others
    from users u where u.id = ${userKey}`.execute(db);
  const [offers] = rows;
  if (offers === undefined) throw new Error('The seller has no account.');
  return offers;
}

/** The newest draft of a user in a category; null where there is none; by adverts_user_index. */
export async function findNewestDraft(
  db: Db,
  { userKey, category }: { userKey: number; category: CategoryCode },
): Promise<{ id: string; title: string } | null> {
  const { rows } = await sql<{ id: string; title: string }>`select public_id as id, title from adverts
    where user_id = ${userKey} and category = ${category} and status = 'DRAFT' order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
