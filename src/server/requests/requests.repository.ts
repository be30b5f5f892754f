import { type RawBuilder, sql } from 'kysely';
import { type Coordinates } from '#domain/places/geometry/distance.ts';
import { toPlane } from '#domain/places/geometry/projection.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CloseReason } from '#domain/requests/request.ts';
import type { Db } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/like.ts';
import type { OwnRequestRow, RequestContent, RequestHit, RequestRow } from './request-row.ts';

export const REQUEST_COLUMNS = sql`r.id as key, r.public_id as id, r.user_id as owner_key, u.public_id as owner_id,
  (u.blocked_at is not null or u.deletion_asked_at is not null or u.anonymised_at is not null) as owner_is_hidden,
  r.state, r.category, r.wood_type_ids, r.service_category_id, r.title, r.description, r.signs, r.quantity, r.unit,
  r.drying_state, r.length_in_cm, r.needed_by::text, r.handover, r.radius_in_km, r.budget_in_cents, r.country_code,
  r.postal_code, r.city, r.federal_state_id, r.shown_latitude, r.shown_longitude, r.close_reason, r.removed_reason,
  r.created_at, r.updated_at, r.expires_at`;

const TABLES = sql`requests r join users u on u.id = r.user_id`;

const pointOf = (place: Coordinates): RawBuilder<unknown> => {
  const { x, y } = toPlane(place);
  return sql`point(${x}::double precision, ${y}::double precision)`;
};

/** Running, of a person who is there; `r` is the Gesuch and `u` its owner. */
export const isPublic = (now: Date): RawBuilder<unknown> => sql`r.state = 'OPEN' and r.expires_at > ${now}
  and u.blocked_at is null and u.deletion_asked_at is null and u.anonymised_at is null`;

export type RequestFilter = {
  now: Date;
  category: CategoryCode | null;
  /** Gesuche for any of these or for no particular one. */
  woodTypeIds: readonly number[];
  words: readonly string[];
  place: Coordinates | null;
  radiusInKm: number | null;
  bounds?: Bounds | undefined;
};

function conditionOf({
  now,
  category,
  woodTypeIds,
  words,
  place,
  radiusInKm,
  bounds,
}: RequestFilter): RawBuilder<unknown> {
  const conditions = [
    isPublic(now),
    ...(category === null ? [] : [sql`r.category = ${category}`]),
    // As whole integers: a call may name a wood type far beyond the stored ones, of which there is no Gesuch.
    ...(woodTypeIds.length === 0 ? [] : [sql`r.wood_type_ids::integer[] && ${[...woodTypeIds]}::integer[]`]),
    ...words.map((word) => sql`(r.title ilike ${containing(word)} or r.description ilike ${containing(word)})`),
    ...(place === null || radiusInKm === null
      ? []
      : [sql`r.pos <@ circle(${pointOf(place)}, ${radiusInKm * 1000}::double precision)`]),
    ...(bounds === undefined
      ? []
      : [
          sql`r.shown_longitude between ${bounds.west} and ${bounds.east}`,
          sql`r.shown_latitude between ${bounds.south} and ${bounds.north}`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

type Page = { limit: number; offset: number };

/** A page of the running Gesuche, the nearest or the newest first; by requests_place_index or requests_open_index. */
export async function listOpenRequests(db: Db, filter: RequestFilter, page: Page): Promise<RequestHit[]> {
  const { place } = filter;
  const distance = place === null ? sql`null::double precision` : sql`r.pos <-> ${pointOf(place)}`;
  const order = place === null ? sql`r.created_at desc, r.id desc` : sql`r.pos <-> ${pointOf(place)}, r.id desc`;
  const { rows } = await sql<RequestHit>`select ${REQUEST_COLUMNS}, ${distance} as distance_in_m from ${TABLES}
    where ${conditionOf(filter)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countOpenRequests(db: Db, filter: RequestFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${TABLES}
    where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type RequestTile = { longitude: number; latitude: number; count: number };

/** Counts the running Gesuche of a window per tile, at the mean of their blurred places. */
export async function countRequestsPerTile(
  db: Db,
  filter: RequestFilter,
  tileInDegrees: number,
): Promise<RequestTile[]> {
  const { rows } = await sql<RequestTile>`select avg(r.shown_longitude) as longitude, avg(r.shown_latitude) as latitude,
      count(*)::int as count
    from ${TABLES} where ${conditionOf(filter)}
    group by floor(r.shown_longitude / ${tileInDegrees}::double precision),
      floor(r.shown_latitude / ${tileInDegrees}::double precision)
    order by count(*) desc, 1`.execute(db);
  return rows;
}

/** The Gesuche of a person with what came of them, the newest first; by requests_user_index. */
export async function listRequestsOf(db: Db, userKey: number, page: Page): Promise<OwnRequestRow[]> {
  return own(db, sql`r.user_id = ${userKey} order by r.id desc limit ${page.limit} offset ${page.offset}`);
}

/** One Gesuch of a person, or null. */
export async function findRequestOf(db: Db, userKey: number, id: string): Promise<OwnRequestRow | null> {
  const [row] = await own(db, sql`r.user_id = ${userKey} and r.public_id = ${id}`);
  return row ?? null;
}

async function own(db: Db, rest: RawBuilder<unknown>): Promise<OwnRequestRow[]> {
  const { rows } = await sql<OwnRequestRow>`select ${REQUEST_COLUMNS},
      (select count(*)::int from request_offers o where o.request_id = r.id) as offer_count,
      (select count(*)::int from request_offers o where o.request_id = r.id and o.answered_at is null
        and r.state = 'OPEN') as open_offer_count,
      (select count(*)::int from request_fits f where f.request_id = r.id and f.told_at is not null) as told_count
    from ${TABLES} where ${rest}`.execute(db);
  return rows;
}

export async function countRequestsOf(db: Db, userKey: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from requests
    where user_id = ${userKey}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks the person, so that two Gesuche at once are counted one after the other. */
export async function countOpenOf(tx: Db, userKey: number, now: Date): Promise<number> {
  await sql`select from users where id = ${userKey} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from requests
    where user_id = ${userKey} and state = 'OPEN' and expires_at > ${now}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** One Gesuch in whatever state, by its short id. */
export async function findRequestByShortId(db: Db, shortId: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select ${REQUEST_COLUMNS} from ${TABLES}
    where r.short_id = ${shortId}`.execute(db);
  return rows[0] ?? null;
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select ${REQUEST_COLUMNS} from ${TABLES} where r.public_id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockRequest(tx: Db, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`select ${REQUEST_COLUMNS} from ${TABLES}
    where r.public_id = ${id} for no key update of r`.execute(tx);
  return rows[0] ?? null;
}

type NewRequest = { id: string; shortId: string; userKey: number; content: RequestContent; now: Date; expiresAt: Date };

/** Stores a Gesuch; one that is there already under this id is left as it is. */
export async function insertRequest(tx: Db, request: NewRequest): Promise<void> {
  const { id, shortId, userKey, content: c, now, expiresAt } = request;
  await sql`insert into requests (public_id, user_id, short_id, category, wood_type_ids, service_category_id, title,
      description, signs, quantity, unit, drying_state, length_in_cm, needed_by, handover, radius_in_km, budget_in_cents,
      country_code, postal_code, city, federal_state_id, shown_latitude, shown_longitude, pos, created_at, updated_at,
      expires_at)
    values (${id}, ${userKey}, ${shortId}, ${c.category}, ${[...c.woodTypeIds]}::smallint[], ${c.serviceCategoryId},
      ${c.title}, ${c.text}, ${[...c.signs]}::text[], ${c.quantity}, ${c.unit}, ${c.dryingState}, ${c.lengthInCm},
      ${c.neededBy}::date, ${c.handover}, ${c.radiusInKm}, ${c.budgetInCents}, ${c.countryCode}, ${c.postalCode}, ${c.city},
      ${c.federalStateId}, ${c.shownLatitude}, ${c.shownLongitude},
      ${pointOf({ latitude: c.shownLatitude, longitude: c.shownLongitude })}, ${now}, ${now}, ${expiresAt})
    on conflict (public_id) do nothing`.execute(tx);
}

/** Replaces the content; fitting sellers are looked for again. */
export async function updateRequestContent(tx: Db, key: number, c: RequestContent, now: Date): Promise<void> {
  await sql`update requests set category = ${c.category}, wood_type_ids = ${[...c.woodTypeIds]}::smallint[],
      service_category_id = ${c.serviceCategoryId}, title = ${c.title}, description = ${c.text},
      signs = ${[...c.signs]}::text[], quantity = ${c.quantity}, unit = ${c.unit}, drying_state = ${c.dryingState},
      length_in_cm = ${c.lengthInCm}, needed_by = ${c.neededBy}::date, handover = ${c.handover},
      radius_in_km = ${c.radiusInKm}, budget_in_cents = ${c.budgetInCents}, country_code = ${c.countryCode},
      postal_code = ${c.postalCode}, city = ${c.city}, federal_state_id = ${c.federalStateId},
      shown_latitude = ${c.shownLatitude}, shown_longitude = ${c.shownLongitude},
      pos = ${pointOf({ latitude: c.shownLatitude, longitude: c.shownLongitude })}, updated_at = ${now}, matched_at = null
    where id = ${key}`.execute(tx);
}

export async function updateRequestClosed(tx: Db, key: number, reason: CloseReason, now: Date): Promise<void> {
  await sql`update requests set state = 'CLOSED', close_reason = ${reason}, ended_at = ${now}, updated_at = ${now}
    where id = ${key}`.execute(tx);
}

/** The term of a closed one ends, so that restoring it does not open it again. */
export async function updateRequestRemoved(tx: Db, key: number, reason: string, now: Date): Promise<void> {
  await sql`update requests set state = 'REMOVED', close_reason = null, removed_reason = ${reason}, ended_at = ${now},
    expires_at = case when state = 'CLOSED' then least(expires_at, ${now}) else expires_at end, updated_at = ${now}
    where id = ${key}`.execute(tx);
}

/** Takes a removal back; the term goes on, and fitting sellers are looked for again. */
export async function updateRequestRestored(tx: Db, key: number, now: Date): Promise<void> {
  await sql`update requests set state = 'OPEN', removed_reason = null, ended_at = null, updated_at = ${now},
    matched_at = null where id = ${key}`.execute(tx);
}

/** Lets a Gesuch run from now on, also one that was closed. */
export async function updateRequestTerm(
  tx: Db,
  key: number,
  { now, expiresAt, forgetsDay }: { now: Date; expiresAt: Date; forgetsDay: boolean },
): Promise<void> {
  await sql`update requests set state = 'OPEN', close_reason = null, ended_at = null, expires_at = ${expiresAt},
    needed_by = case when ${forgetsDay} then null else needed_by end, updated_at = ${now}, matched_at = null
    where id = ${key}`.execute(tx);
}

export async function deleteRequestRow(tx: Db, key: number): Promise<void> {
  await sql`delete from requests where id = ${key}`.execute(tx);
}

/** Deletes Gesuche that were over before a time, in steps; by requests_end_index and requests_ended_index. */
export async function deleteOldRequests(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rows } = await sql`delete from requests where id in (
    (select id from requests where state = 'OPEN' and expires_at < ${before} limit ${limit})
    union (select id from requests where state <> 'OPEN' and ended_at < ${before} limit ${limit})) returning 1`.execute(
    db,
  );
  return rows.length;
}

/** Address parts of running Gesuche with their last change, for the sitemap; by requests_open_index. */
export async function listOpenTitles(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; title: string; updated_at: Date }[]> {
  const { rows } = await sql<{
    id: string;
    title: string;
    updated_at: Date;
  }>`select r.public_id as id, r.title, r.updated_at
    from ${TABLES} where ${isPublic(now)} order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Whether one of two people has blocked the other. */
export async function isBarred(db: Db, oneKey: number, otherKey: number): Promise<boolean> {
  const { rows } = await sql`select from user_blocks where (blocker_id = ${oneKey} and blocked_id = ${otherKey})
    or (blocker_id = ${otherKey} and blocked_id = ${oneKey}) limit 1`.execute(db);
  return rows.length > 0;
}

export type OwnerMail = {
  email: string;
  first_name: string;
  is_confirmed: boolean;
  /** The deletion of the account was asked for. */
  is_leaving: boolean;
};

/** Where a person's mails go, and whether that address is confirmed. */
export async function findOwnerMail(db: Db, userKey: number): Promise<OwnerMail | null> {
  const { rows } = await sql<OwnerMail>`select email, first_name, email_confirmed_at is not null as is_confirmed,
      deletion_asked_at is not null as is_leaving from users
    where id = ${userKey}`.execute(db);
  return rows[0] ?? null;
}

/** Takes Gesuche out of the search for sellers until they are changed or renewed. */
export async function markNeverMatched(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update requests set matched_at = 'infinity' where public_id = any(${[...ids]}::uuid[])`.execute(db);
}
