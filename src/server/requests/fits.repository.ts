import { type RawBuilder, sql } from 'kysely';
import type { CategoryData } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RequestHit, RequestRow } from './request-row.ts';
import { REQUEST_COLUMNS, isPublic } from './requests.repository.ts';

/** Adverts farther away are not looked at: wood is not delivered so far for one household. Product decision. */
const FARTHEST_IN_METRES = 200_000;
/** The nearest of one category; more sellers are not told. */
const MOST_ADVERTS = 1000;
const MOST_COMPANIES = 500;

export type OfferedRow = {
  user_key: number;
  id: string;
  title: string;
  category: CategoryCode;
  category_data: CategoryData;
  unit: UnitCode;
  unit_quantity: number | null;
  minimum_quantity: number | null;
  household_maximum: number | null;
  price_per_unit_in_cents: number | null;
  delivery_bands: DeliveryBand[];
  distance_in_m: number;
};

const isNotBarred = (other: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (select from user_blocks b
  where (b.blocker_id = r.user_id and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = r.user_id))`;

/** Running adverts of the category around a Gesuch, of one seller or of all others than its owner; by search_docs_place_index. */
export async function listOfferedAdverts(
  db: Db,
  { requestKey, sellerKey, now }: { requestKey: number; sellerKey: number | null; now: Date },
): Promise<OfferedRow[]> {
  const isAsked =
    sellerKey === null ? sql`d.pos <@ circle(r.pos, ${FARTHEST_IN_METRES})` : sql`a.user_id = ${sellerKey}`;
  const { rows } =
    await sql<OfferedRow>`select a.user_id as user_key, a.public_id as id, a.title, a.category, a.category_data,
      a.unit, a.unit_quantity, a.minimum_quantity, a.household_maximum, a.price_per_unit_in_cents, a.delivery_bands,
      d.pos <-> r.pos as distance_in_m
    from requests r, search_docs d join adverts a on a.id = d.id
    where r.id = ${requestKey} and a.category = r.category and ${isAsked} and a.user_id <> r.user_id
      and d.expires_at > ${now} and a.status = 'ACTIVE' and ${isNotBarred(sql`a.user_id`)}
    order by d.pos <-> r.pos, a.id limit ${MOST_ADVERTS}`.execute(db);
  return rows;
}

export type OfferingCompanyRow = {
  user_key: number;
  service_ids: number[];
  area_ids: number[];
  delivery_radius_in_km: number | null;
  latitude: number | null;
  longitude: number | null;
};

/** Public companies that offer a service; by company_services_category_index. */
export async function listOfferingCompanies(
  db: Db,
  requestKey: number,
  serviceCategoryId: number,
): Promise<OfferingCompanyRow[]> {
  const { rows } = await sql<OfferingCompanyRow>`select c.user_id as user_key,
      array(select g.category_id from company_services g where g.company_id = c.id and g.category_id is not null) as service_ids,
      c.delivery_state_ids as area_ids, c.delivery_radius_in_km, c.shown_latitude as latitude, c.shown_longitude as longitude
    from requests r, public_companies c
    where r.id = ${requestKey} and c.user_id <> r.user_id and ${isNotBarred(sql`c.user_id`)}
      and exists (select from company_services g where g.company_id = c.id and g.category_id = ${serviceCategoryId})
    order by c.id limit ${MOST_COMPANIES}`.execute(db);
  return rows;
}

/** The running Gesuch whose sellers were looked for longest ago, locked; others that run at the same time get another one. */
export async function lockUnmatched(tx: Db, { now, before }: { now: Date; before: Date }): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select ${REQUEST_COLUMNS} from requests r join users u on u.id = r.user_id
    where r.state = 'OPEN' and r.expires_at > ${now} and (r.matched_at is null or r.matched_at < ${before})
      and u.blocked_at is null and u.deletion_asked_at is null and u.anonymised_at is null
    order by r.matched_at nulls first, r.id limit 1 for no key update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** Notes the sellers whom a Gesuch fits; who was noted before stays as noted. */
export async function insertFits(tx: Db, requestKey: number, userKeys: readonly number[], now: Date): Promise<void> {
  await sql`with matched as (update requests set matched_at = ${now} where id = ${requestKey})
    insert into request_fits (request_id, user_id, found_at)
    select ${requestKey}::bigint, key, ${now}::timestamptz from unnest(${[...userKeys]}::bigint[]) key
    on conflict do nothing`.execute(tx);
}

/** Running Gesuche that fit what a person sells, the latest found first; by request_fits_user_index. */
export async function listFitsOf(
  db: Db,
  userKey: number,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<RequestHit[]> {
  const { rows } = await sql<RequestHit>`select ${REQUEST_COLUMNS}, null::double precision as distance_in_m
    from request_fits f join requests r on r.id = f.request_id join users u on u.id = r.user_id
    where f.user_id = ${userKey} and ${isPublic(now)} and ${isNotBarred(sql`f.user_id`)}
    order by f.found_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countFitsOf(db: Db, userKey: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from request_fits f join requests r on r.id = f.request_id join users u on u.id = r.user_id
    where f.user_id = ${userKey} and ${isPublic(now)} and ${isNotBarred(sql`f.user_id`)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same, not yet told. */
export async function listUntoldFits(tx: Db, userKey: number, now: Date, limit: number): Promise<RequestHit[]> {
  const { rows } = await sql<RequestHit>`select ${REQUEST_COLUMNS}, null::double precision as distance_in_m
    from request_fits f join requests r on r.id = f.request_id join users u on u.id = r.user_id
    where f.user_id = ${userKey} and f.told_at is null and ${isPublic(now)} and ${isNotBarred(sql`f.user_id`)}
    order by f.found_at desc, r.id desc limit ${limit}`.execute(tx);
  return rows;
}
