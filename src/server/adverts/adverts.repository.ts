import { type RawBuilder, sql } from 'kysely';
import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { HeatPrice } from '#domain/wood/heat/heat-price.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';
import type { AdvertListRow, AdvertRow } from './advert-row.ts';

const IMAGE = sql`jsonb_build_object('id', i.public_id, 'position', i.position, 'stored_file_id', i.stored_file_id,
  'width', f.width, 'height', f.height, 'placeholder', f.placeholder, 'drawing_kind', i.drawing_kind,
  'drawing_species', i.drawing_species, 'drawing_seed', i.drawing_seed, 'alt', i.alt,
  'taken_on', f.taken_on, 'taken_latitude', f.taken_latitude, 'taken_longitude', f.taken_longitude, 'shows_capture', i.shows_capture)`;

const imagesOf = (limit: number): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(${IMAGE} order by i.position)
  from (select * from advert_images where advert_id = a.id order by position limit ${sql.lit(limit)}) i
  left join stored_files f on f.id = i.stored_file_id), '[]') as images`;

const LIST_COLUMNS = sql`a.id as key, a.public_id as id, a.user_id as owner_key, a.category, a.status, a.slug, a.title,
  a.price_per_unit_in_cents, a.price_total_in_cents, a.unit, a.unit_quantity, a.minimum_quantity, a.vat_rate, a.price_is_gross,
  a.category_data, a.delivery_bands, a.raffle_accepted, a.heat_price, a.heat_price_low, a.heat_price_high, a.created_at, a.expires_at, a.reserved_until,
  coalesce(a.confirmed_at, a.published_at) as confirmed_at, a.check_asked_at, a.paused_by_check,
  d.public_id as address_id, d.country_code, d.postal_code, d.city, d.shown_latitude, d.shown_longitude,
  coalesce(s.view_count, 0) as view_count,
  u.public_id as seller_id, u.first_name, u.last_name, u.seller_kind, u.created_at as member_since,
  case when u.is_business then c.company_name end as business_name,
  co.public_id as company_id, co.name as company_title, co.slug as company_slug`;

const FULL_COLUMNS = sql`${LIST_COLUMNS}, a.description, a.reserved_for, a.stale_at, a.household_maximum, a.local_days, a.local_radius_in_km,
  coalesce(a.first_published_at, a.published_at) as first_published_at, a.was_public, a.status_before, a.status_before_block, a.delete_type, a.blocked_reason, a.version,
  a.xmin::text as row_state, a.updated_at, a.published_at, a.bumped_at, a.deleted_at, d.street, d.federal_state_id, d.latitude, d.longitude,
  coalesce((select jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) from pile_slips p
      where p.advert_id = a.id and p.latitude is not null),
    case when d.latitude is not null and d.longitude is not null and not exists (select from places z
      where z.country_code = d.country_code and z.postal_code = d.postal_code and z.latitude = d.latitude and z.longitude = d.longitude)
    then jsonb_build_object('latitude', d.latitude, 'longitude', d.longitude) end) as pile,
  c.public_id as contact_id, c.first_name as contact_first_name, c.last_name as contact_last_name,
  c.company_name as contact_company_name, c.phone_number, c.email as contact_email, c.shop_link,
  u.blocked_at is not null as owner_is_blocked, u.deletion_asked_at is not null as owner_is_leaving,
  u.email_confirmed_at is not null as owner_mail_is_confirmed, u.terms_accepted_at is not null as owner_has_accepted_terms`;

const LIST_TABLES = sql`adverts a join advert_addresses d on d.advert_id = a.id join advert_contacts c on c.advert_id = a.id
  join users u on u.id = a.user_id
  left join lateral (select public_id, name, slug from public_companies where user_id = a.user_id limit 1) co on true
  left join advert_stats s on s.advert_id = a.id`;

const FULL = sql`${PREPARED} select ${FULL_COLUMNS}, ${imagesOf(100)} from ${LIST_TABLES}`;

export type ImportedAdvertRow = AdvertRow & {
  own_reference: string;
  paused_by_import: boolean;
  reserved_by_list: boolean;
};

/** Adverts of a person by the owner's references; by adverts_own_reference_key. */
export async function listAdvertsByReference(
  db: Db,
  ownerKey: number,
  references: readonly string[],
): Promise<ImportedAdvertRow[]> {
  const { rows } = await sql<ImportedAdvertRow>`${PREPARED}
    select ${FULL_COLUMNS}, ${imagesOf(100)}, a.own_reference, a.paused_by_import, a.reserved_by_list from ${LIST_TABLES}
    where a.user_id = ${ownerKey} and a.own_reference = any(${[...references]}::text[])`.execute(db);
  return rows;
}

/** Gives an advert its owner's reference. */
export async function setOwnReference(tx: Db, id: string, reference: string): Promise<void> {
  await tx.updateTable('adverts').set({ own_reference: reference }).where('public_id', '=', id).execute();
}

/** Notes of a pause that an import made it, so that an import may end it. */
export async function markPausedByImport(tx: Db, key: number): Promise<void> {
  await tx.updateTable('adverts').set({ paused_by_import: true }).where('id', '=', key).execute();
}

/** Active adverts of a person with a reference, below a key; by adverts_user_index. */
export async function listRunningReferences(
  db: Db,
  ownerKey: number,
  { now, belowKey, limit }: { now: Date; belowKey: number; limit: number },
): Promise<{ key: number; id: string; reference: string; createdAt: Date }[]> {
  const { rows } = await sql<{ key: number; id: string; reference: string; createdAt: Date }>`
    select id as key, public_id as id, own_reference as reference, created_at as "createdAt" from adverts
    where user_id = ${ownerKey} and own_reference is not null and status = 'ACTIVE' and expires_at > ${now}
      and id < ${belowKey} order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** One advert with everything about it; by adverts_public_id_key. */
export async function findAdvert(db: Db, id: string): Promise<AdvertRow | null> {
  const { rows } = await sql<AdvertRow>`${FULL} where a.public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same by any address it ever had; by advert_slugs_pkey. */
export async function findAdvertBySlug(db: Db, slug: string): Promise<AdvertRow | null> {
  const { rows } =
    await sql<AdvertRow>`${FULL} where a.id = (select g.advert_id from advert_slugs g where g.slug = ${slug})`.execute(
      db,
    );
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends; views can still be counted. */
export async function lockAdvert(tx: Db, id: string): Promise<AdvertRow | null> {
  const { rows } = await sql<AdvertRow>`${FULL} where a.public_id = ${id} for no key update of a`.execute(tx);
  return rows[0] ?? null;
}

/** Who sells, kept from changing until the transaction ends: tax follows it. Belongs before any lock of an advert. */
export async function lockSellerKind(tx: Db, ownerKey: number): Promise<SellerKind> {
  const { rows } = await sql<{ seller_kind: SellerKind }>`${PREPARED}
    select seller_kind from users where id = ${ownerKey} for share`.execute(tx);
  return rows[0]?.seller_kind ?? 'PRIVATE';
}

/** Adverts of a person whose price states a tax; by adverts_user_index. */
export async function listTaxedAdverts(tx: Db, ownerKey: number): Promise<AdvertRow[]> {
  const { rows } =
    await sql<AdvertRow>`${FULL} where a.user_id = ${ownerKey} and (a.vat_rate <> 0 or not a.price_is_gross)
    order by a.id for no key update of a`.execute(tx);
  return rows;
}

/** What is stored with an advert's content. */
export type StoredFacts = {
  content: AdvertContent;
  slug: string;
  shownLatitude: number | null;
  shownLongitude: number | null;
  heatPrice: HeatPrice | null;
  now: Date;
  /** The quantity was lowered by a sale; the owner has not entered a new one. */
  isAfterSale?: boolean;
};

export type NewAdvert = StoredFacts & { id: string; ownerKey: number; addressId: string; contactId: string };

/** Largest heat price the column holds; larger ones are meaningless. */
const MAX_HEAT_PRICE = 99_999;

/** The columns of a heat price: centre, low, high. */
export function heatPriceValues(heatPrice: HeatPrice | null): [number | null, number | null, number | null] {
  if (heatPrice === null || heatPrice.high > MAX_HEAT_PRICE) return [null, null, null];
  return [heatPrice.centre, heatPrice.low, heatPrice.high];
}

/** Writes a draft with all its parts in one statement; returns its key, or null if the id is taken already. */
export async function insertAdvert(db: Db, advert: NewAdvert): Promise<number | null> {
  const { content, now } = advert;
  const { place, contact } = content;
  const [centre, low, high] = heatPriceValues(advert.heatPrice);
  const { rows } = await sql<{ id: number }>`${PREPARED}
    with a as (
      insert into adverts (public_id, user_id, category, slug, title, description, price_per_unit_in_cents, price_total_in_cents,
        unit, unit_quantity, minimum_quantity, vat_rate, price_is_gross, category_data, delivery_bands, raffle_accepted,
        heat_price, heat_price_low, heat_price_high, household_maximum, local_days, local_radius_in_km, created_at, updated_at)
      values (${advert.id}, ${advert.ownerKey}, ${content.category}, ${advert.slug}, ${content.title}, ${content.description},
        ${content.pricePerUnitInCents}, ${content.priceTotalInCents}, ${content.unit}, ${content.unitQuantity},
        ${content.minimumQuantity}, ${content.vatRateInPercent}, ${content.priceIsGross}, ${JSON.stringify(content.data)},
        ${JSON.stringify(content.deliveryBands)}, ${content.raffleAccepted}, ${centre}, ${low}, ${high},
        ${content.householdMaximum}, ${content.localDays}, ${content.localRadiusInKm}, ${now}, ${now})
      on conflict (public_id) do nothing returning id),
    d as (
      insert into advert_addresses (advert_id, public_id, country_code, postal_code, city, street, federal_state_id,
        latitude, longitude, shown_latitude, shown_longitude)
      select id, ${advert.addressId}::uuid, ${place.countryCode}, ${place.postalCode}, ${place.city}, ${place.street},
        ${place.federalStateId}::smallint, ${place.latitude}::float8, ${place.longitude}::float8,
        ${advert.shownLatitude}::float8, ${advert.shownLongitude}::float8 from a),
    c as (
      insert into advert_contacts (advert_id, public_id, first_name, last_name, company_name, phone_number, email, shop_link)
      select id, ${advert.contactId}::uuid, ${contact.firstName}, ${contact.lastName}, ${contact.companyName},
        ${contact.phoneNumber}, ${contact.email}, ${contact.shopLink} from a),
    s as (insert into advert_stats (advert_id) select id from a),
    g as (insert into advert_slugs (slug, advert_id, created_at) select ${advert.slug}, id, ${now}::timestamptz from a)
    select id from a`.execute(db);
  return rows[0]?.id ?? null;
}

/** Replaces the content of an advert; its old address is kept only where it was public. */
export async function updateContent(
  tx: Db,
  row: Pick<AdvertRow, 'key' | 'was_public'>,
  facts: StoredFacts,
): Promise<void> {
  const { content, now } = facts;
  const { place, contact } = content;
  const [centre, low, high] = heatPriceValues(facts.heatPrice);
  await sql`${PREPARED}
    with d as (
      update advert_addresses set country_code = ${place.countryCode}, postal_code = ${place.postalCode}, city = ${place.city},
        street = ${place.street}, federal_state_id = ${place.federalStateId}, latitude = ${place.latitude},
        longitude = ${place.longitude}, shown_latitude = ${facts.shownLatitude}, shown_longitude = ${facts.shownLongitude}
      where advert_id = ${row.key}),
    c as (
      update advert_contacts set first_name = ${contact.firstName}, last_name = ${contact.lastName},
        company_name = ${contact.companyName}, phone_number = ${contact.phoneNumber}, email = ${contact.email},
        shop_link = ${contact.shopLink}
      where advert_id = ${row.key}),
    o as (delete from advert_slugs where advert_id = ${row.key} and slug <> ${facts.slug} and not ${row.was_public}::boolean),
    g as (
      insert into advert_slugs (slug, advert_id, created_at) values (${facts.slug}, ${row.key}, ${now}) on conflict do nothing)
    update adverts set category = ${content.category}, slug = ${facts.slug}, title = ${content.title},
      description = ${content.description}, price_per_unit_in_cents = ${content.pricePerUnitInCents},
      price_total_in_cents = ${content.priceTotalInCents}, unit = ${content.unit}, unit_quantity = ${content.unitQuantity},
      minimum_quantity = ${content.minimumQuantity}, vat_rate = ${content.vatRateInPercent},
      price_is_gross = ${content.priceIsGross}, category_data = ${JSON.stringify(content.data)},
      delivery_bands = ${JSON.stringify(content.deliveryBands)}, raffle_accepted = ${content.raffleAccepted},
      quantity_stated_at = case when ${facts.isAfterSale === true}::boolean
        or (unit_quantity is not distinct from ${content.unitQuantity} and unit = ${content.unit})
        then quantity_stated_at else ${now}::timestamptz end,
      household_maximum = ${content.householdMaximum}, local_days = ${content.localDays},
      local_radius_in_km = ${content.localRadiusInKm},
      heat_price = ${centre}, heat_price_low = ${low}, heat_price_high = ${high}, version = version + 1, updated_at = ${now},
      confirmed_at = ${now}, stale_at = null, check_asked_at = case when paused_by_check then check_asked_at end
    where id = ${row.key}`.execute(tx);
}

/** The columns that follow a change of status. */
export type StatusColumns = Pick<
  AdvertRow,
  | 'status'
  | 'status_before'
  | 'status_before_block'
  | 'was_public'
  | 'delete_type'
  | 'deleted_at'
  | 'published_at'
  | 'first_published_at'
  | 'bumped_at'
  | 'expires_at'
  | 'updated_at'
  | 'blocked_reason'
  | 'confirmed_at'
  | 'check_asked_at'
  | 'stale_at'
  | 'paused_by_check'
>;

/** One line of an advert's history; `actor` is a public id. */
export type HistoryEntry = { kind: string; actor: string; details?: Record<string, unknown> };

/** What a change of status leads to besides. */
export type StatusEffects = {
  entry: HistoryEntry;
  index: RawBuilder<unknown>;
  /** What remembers an offer that ends. */
  trace?: RawBuilder<unknown> | null;
};

/**
 * Sets a new status, its history entry and the search row in one statement; false, and nothing written, where the
 * advert changed since it was read. Clears `paused_by_import`: the last pause was not by an import any more.
 */
export async function updateStatus(
  db: Db,
  read: Pick<AdvertRow, 'key' | 'row_state'>,
  columns: StatusColumns,
  { entry, index, trace = null }: StatusEffects,
): Promise<boolean> {
  const { rows } = await sql`${PREPARED}
    with changed as (
      update adverts set status = ${columns.status}, status_before = ${columns.status_before},
        status_before_block = ${columns.status_before_block}, was_public = ${columns.was_public},
        delete_type = ${columns.delete_type}, deleted_at = ${columns.deleted_at}, published_at = ${columns.published_at},
        first_published_at = ${columns.first_published_at},
        bumped_at = ${columns.bumped_at}, expires_at = ${columns.expires_at}, updated_at = ${columns.updated_at},
        confirmed_at = ${columns.confirmed_at}, check_asked_at = ${columns.check_asked_at}, stale_at = ${columns.stale_at},
        paused_by_check = ${columns.paused_by_check}, paused_by_import = false, blocked_reason = ${columns.blocked_reason}
      where id = ${read.key} and xmin = ${read.row_state}::xid returning id),
    e as (
      insert into advert_events (advert_id, at, kind, actor, details)
      select id, ${columns.updated_at}::timestamptz, ${entry.kind}, ${entry.actor},
        ${JSON.stringify(entry.details ?? {})}::jsonb from changed),
    s as (${index})${trace === null ? sql`` : sql`, t as (${trace})`}
    select id from changed`.execute(db);
  return rows.length > 0;
}

/** Marks an advert as changed when rows of other tables changed, such as its pictures. */
export async function touchAdvert(tx: Db, key: number, now: Date): Promise<void> {
  await tx.updateTable('adverts').set({ updated_at: now }).where('id', '=', key).execute();
}

/** Needs the table as `a`: the state that the advert has now, which is what `statusAt` says. */
export const statusNow = (now: Date): RawBuilder<unknown> =>
  sql`case when a.status = 'ACTIVE' and a.expires_at <= ${now} then 'EXPIRED' else a.status end`;

/** Needs the table as `a`. */
export const isOnlineNow = (now: Date): RawBuilder<unknown> => sql`a.status = 'ACTIVE' and a.expires_at > ${now}`;

export type ListFilter = { userId: string; now: Date; onlyPublic: boolean; status: AdvertStatus | null };

function listCondition({ userId, now, onlyPublic, status }: ListFilter): RawBuilder<unknown> {
  const isOwner = sql`a.user_id = (select id from users where public_id = ${userId})`;
  if (onlyPublic)
    return sql`${isOwner} and ${isOnlineNow(now)} and u.blocked_at is null
    and u.deletion_asked_at is null`;
  return status === null
    ? sql`${isOwner} and a.status <> 'DELETED'`
    : sql`${isOwner} and ${statusNow(now)} = ${status}`;
}

/** A page of a user's adverts, newest first; by adverts_user_index. */
export async function listAdverts(
  db: Db,
  filter: ListFilter,
  page: { limit: number; offset: number },
): Promise<AdvertListRow[]> {
  const { rows } = await sql<AdvertListRow>`select ${LIST_COLUMNS}, ${imagesOf(1)} from ${LIST_TABLES}
    where ${listCondition(filter)} order by a.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** Adverts by their keys, whatever their state; by adverts_pkey. */
export async function listAdvertsByKey(db: Db, keys: readonly number[]): Promise<AdvertListRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<AdvertListRow>`select ${LIST_COLUMNS}, ${imagesOf(1)} from ${LIST_TABLES}
    where a.id = any(${[...keys]}::bigint[])`.execute(db);
  return rows;
}

export async function countAdverts(db: Db, filter: ListFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from adverts a join users u on u.id = a.user_id
    where ${listCondition(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adverts whose term is over but not yet marked so, locked; by adverts_expiry_index. */
export async function lockDueAdverts(tx: Db, now: Date, limit: number): Promise<{ key: number; id: string }[]> {
  const { rows } = await sql<{ key: number; id: string }>`select id as key, public_id as id from adverts
    where status = 'ACTIVE' and expires_at <= ${now} order by expires_at limit ${limit} for no key update skip locked`.execute(
    tx,
  );
  return rows;
}

export async function markExpired(tx: Db, keys: readonly number[], now: Date): Promise<void> {
  await sql`
    with e as (
      insert into advert_events (advert_id, at, kind)
      select id, ${now}::timestamptz, 'EXPIRED' from unnest(${[...keys]}::bigint[]) as due (id))
    update adverts set status = 'EXPIRED', updated_at = ${now} where id = any(${[...keys]}::bigint[])`.execute(tx);
}
