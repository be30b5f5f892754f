import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';
import {
  COMPARED_COLUMNS,
  type KeptSearch,
  type KeyedAdvert,
  type PlainColumns,
  type SearchFilter,
  advertKeys,
  fulfils,
  termsOfDoc,
} from '#server/search/percolation/percolation.service.ts';

/** Only this module writes what it reads. */
const Kept = z.custom<KeptSearch>((value) => typeof value === 'object' && value !== null && 'lexemes' in value);

/** Writes what finds a search, in place of what there was. */
export async function replaceFilters(
  tx: Db,
  searchKey: number,
  { filters, readBy }: { filters: readonly SearchFilter[]; readBy: string },
): Promise<void> {
  await sql`delete from saved_search_filters where search_id = ${searchKey}`.execute(tx);
  await insertFilters(
    tx,
    filters.map((filter, position) => ({ searchKey, position, filter })),
  );
  await sql`update saved_searches set read_by = ${readBy} where id = ${searchKey}`.execute(tx);
}

export type NewFilter = { searchKey: number; position: number; filter: SearchFilter };

/** Writes filters of any searches with their keys, in one statement. */
export async function insertFilters(tx: Db, filters: readonly NewFilter[]): Promise<void> {
  if (filters.length === 0) return;
  const rows = filters.map(({ searchKey, position, filter: { kept, query, circle, columns, keys } }) => ({
    search_id: searchKey,
    position,
    resolved: kept,
    query,
    area: circle === null ? null : `<(${circle.centre.x},${circle.centre.y}),${circle.radiusInMetres}>`,
    keys: [...new Set(keys)],
    ...columns,
  }));
  await sql`with given as materialized (
      select g.*, r ->> 'query' as words, r ->> 'area' as circle, r -> 'keys' as keys
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r,
        jsonb_to_record(r - '{query,area,keys}'::text[]) g (search_id bigint, position smallint, resolved jsonb, ${COLUMN_TYPES})),
    filters as (
      insert into saved_search_filters (search_id, position, resolved, query, area, user_id, is_paused, frequency, created_at, after_change, ${COLUMNS})
      select search_id, position, case when jsonb_typeof(resolved) <> 'null' then resolved end, words::tsquery, circle::circle,
        s.user_id, s.paused_at is not null, s.frequency, s.created_at, s.after_change, ${COLUMNS}
      from given join saved_searches s on s.id = given.search_id returning id, search_id, position, area)
    insert into saved_search_keys (key, filter_id, area)
    select key, filters.id, filters.area from filters join given using (search_id, position), jsonb_array_elements_text(given.keys) key
    order by key`.execute(tx);
}

const TYPES: Record<keyof PlainColumns, 'smallint' | 'integer' | 'bigint' | 'boolean'> = {
  unit: 'smallint',
  is_total: 'boolean',
  price_from: 'bigint',
  price_to: 'bigint',
  length_from: 'smallint',
  length_to: 'smallint',
  diameter_from: 'smallint',
  diameter_to: 'smallint',
  thickness_from: 'smallint',
  thickness_to: 'smallint',
  width_from: 'smallint',
  width_to: 'smallint',
  lat_from: 'integer',
  lat_to: 'integer',
  lon_from: 'integer',
  lon_to: 'integer',
};
const COLUMNS = sql.raw(Object.keys(TYPES).join(', '));
const COLUMN_TYPES = sql.raw(
  Object.entries(TYPES)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/** Searches whose filters were read by another version of words, in their order; by saved_searches_read_by_index. */
export async function listOutdatedSearches(db: Db, readBy: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`(select public_id as id from saved_searches where read_by < ${readBy} limit ${limit})
    union all (select public_id from saved_searches where read_by > ${readBy} limit ${limit}) limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Adverts that appeared in the search or changed there. */
export const CHANGES: WorkTable = {
  name: 'saved_search_changes',
  table: 'saved_search_changes',
  key: { column: 'change_id', type: 'bigint' },
  leaseColumn: 'lease_until',
  attemptsColumn: 'attempts',
  isWaiting: sql`given_up_at is null`,
  order: sql`change_id`,
  mayLoseLease: true,
};

export type ChangeRow = { key: number; advert_key: number; attempts: number };

export async function listChanges(db: Db, keys: readonly number[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`select change_id as key, id as advert_key, attempts from saved_search_changes
    where change_id = any(${[...keys]}::bigint[]) order by change_id`.execute(db);
  return rows;
}

/** Matching is alone with its hits until the end of the transaction; see `lock_saved_search_hits()`. */
export async function lockHitsExclusively(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hits of saved searches', 0))`.execute(tx);
}

export type AdvertChange = {
  key: number;
  advert_key: number;
  /** Whether the advert was in the search before: the row holds what it was. */
  was_public: boolean;
  price_unit: number | null;
  price_total: number | null;
};

/** All changes of some adverts, the first first, locked until the end of the transaction (saved_search_changes_id_index). */
export async function lockChanges(tx: Db, advertKeys: readonly number[]): Promise<AdvertChange[]> {
  const { rows } = await sql<AdvertChange>`select change_id as key, id as advert_key, attrs is not null as was_public,
      price_unit, price_total
    from saved_search_changes where id = any(${[...advertKeys]}::bigint[]) order by change_id for update`.execute(tx);
  return rows;
}

export async function deleteChanges(db: Db, keys: readonly number[]): Promise<void> {
  await sql`delete from saved_search_changes where change_id = any(${[...keys]}::bigint[])`.execute(db);
}

/** Keeps a change that could not be matched, with why; it waits for `retryGivenUp`, or goes with the next change of its advert. */
export async function giveUpChange(db: Db, key: number, { now, why }: { now: Date; why: string }): Promise<void> {
  await sql`update saved_search_changes set given_up_at = ${now}, last_error = ${why}, lease_until = null, claim = null
    where change_id = ${key}`.execute(db);
}

export type GivenUpChange = { advert_id: string | null; given_up_at: Date; last_error: string | null };

/** The latest changes that were given up; the advert is null where it was deleted. By saved_search_changes_given_up_index. */
export async function listGivenUp(db: Db, limit: number): Promise<GivenUpChange[]> {
  const { rows } = await sql<GivenUpChange>`select a.public_id as advert_id, c.given_up_at, c.last_error
    from saved_search_changes c left join adverts a on a.id = c.id
    where c.given_up_at is not null order by c.change_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countGivenUp(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from saved_search_changes where given_up_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets everything that was given up be tried again; returns how many changes. */
export async function retryGivenUp(db: Db): Promise<number> {
  const { numAffectedRows } =
    await sql`update saved_search_changes set given_up_at = null, last_error = null, attempts = 0
    where given_up_at is not null`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type MatchableAdvert = KeyedAdvert & {
  key: number;
  seller_id: number;
  price_unit: number | null;
  price_total: number | null;
  published_at: Date | null;
};

/** Those of some adverts that are public, with what filters are found by. By search_docs_pkey and adverts_pkey. */
export async function listMatchableAdverts(
  db: Db,
  advertKeys: readonly number[],
  now: Date,
): Promise<MatchableAdvert[]> {
  const { rows } = await sql<MatchableAdvert>`
    select d.id as key, d.attrs::int[] as attrs, tsvector_to_array(d.tsv) as lexemes, d.pos[0] as x, d.pos[1] as y,
      d.seller_id, d.price_unit, d.price_total, a.published_at
    from search_docs d join adverts a on a.id = d.id
    where d.id = any(${[...advertKeys]}::bigint[]) and d.expires_at > ${now} order by d.id`.execute(db);
  return rows;
}

/** An advert that is matched, and the change that holds what it was before; null: it was not public. */
export type MatchedRow = { advert: KeyedAdvert & { key: number }; beforeKey: number | null };

/**
 * `docs`: the rows of adverts, `n` their place among those given; `befores`: what they were; `candidates`: the filters that
 * share a key with them, for each `n`. By search_docs_pkey, saved_search_changes_pkey and saved_search_keys_pkey.
 *
 * Candidates are made before rows of adverts are joined, from arrays alone: only so does the planner know about how many they
 * are, and for many reads all filters in one pass instead of each by its key.
 */
function withCandidates(matched: readonly MatchedRow[], { isJudged }: { isJudged: boolean }) {
  const asked = matched.flatMap(({ advert }, index) =>
    advertKeys(advert, { isJudged }).map((key) => ({ key, n: index + 1, point: `(${advert.x},${advert.y})` })),
  );
  const ids = sql`${matched.map(({ advert }) => advert.key)}::bigint[]`;
  const rows = (table: 'search_docs' | 'saved_search_changes') =>
    sql`select id as advert_id, array_position(${ids}, id) as n, seller_id, ${COMPARED_COLUMNS}, ${termsOfDoc} as terms
      from ${sql.table(table)}`;
  return sql`docs as materialized (${rows('search_docs')} where id = any(${ids})),
    befores as materialized (
      ${rows('saved_search_changes')} where change_id = any(${matched.map(({ beforeKey }) => beforeKey)}::bigint[])
        and attrs is not null),
    candidates as (
      select f.*, asked.n
      from unnest(${asked.map(({ n }) => n)}::int[], ${asked.map(({ key }) => key)}::text[], ${asked.map(({ point }) => point)}::point[])
          asked (n, key, pos)
        join saved_search_keys k on k.key = asked.key and (k.area is null or asked.pos <@ k.area)
        join saved_search_filters f on f.id = k.filter_id
      where ${isJudged ? sql`f.resolved is not null` : sql`f.resolved is null`} offset 0)`;
}

/** Filters that an advert fulfils as far as columns say, of searches that are not paused. */
const FITTING = sql`from candidates f join docs d using (n) where not f.is_paused and ${fulfils('d')}`;

export type Candidate = { advert_key: number; search_key: number; kept: KeptSearch };

/** Filters that adverts fulfil as far as columns say, and of which the listing has to say the rest. */
export async function listJudgedCandidates(db: Db, matched: readonly MatchedRow[]): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'kept'> & { kept: unknown }>`
    with ${withCandidates(matched, { isJudged: true })}
    select distinct d.advert_id as advert_key, f.search_id as search_key, f.resolved as kept
    ${FITTING} order by d.advert_id, f.search_id`.execute(db);
  return rows.map((row) => ({ ...row, kept: storedJson(Kept, row.kept) }));
}

export type Fit = { advertKey: number; searchKey: number; wasHit: boolean };

/** `fits`: adverts with the searches they fulfil, some several times; `judged` are those that the listing found. */
export function withFits(matched: readonly MatchedRow[], judged: readonly Fit[]): RawBuilder<unknown> {
  const wasHit = sql`case when d.advert_id = any(${changedOf(matched)}::bigint[])
    then coalesce((select ${fulfils('b')} from befores b where b.advert_id = d.advert_id), false) else false end`;
  return sql`
    ${withCandidates(matched, { isJudged: false })},
    fits as (
      select f.search_id, n, f.frequency, f.created_at, f.after_change, ${wasHit} as was_hit
      ${FITTING} and (f.user_id = d.seller_id) is not true
      union all
      select s.id, d.n, s.frequency, s.created_at, s.after_change, given.was_hit
      from unnest(${judged.map(({ advertKey }) => advertKey)}::bigint[], ${judged.map(({ searchKey }) => searchKey)}::bigint[],
          ${judged.map((fit) => fit.wasHit)}::boolean[]) given (advert_id, search_id, was_hit)
        join docs d using (advert_id) join saved_searches s on s.id = given.search_id
      where (s.user_id = d.seller_id) is not true)`;
}

const changedOf = (matched: readonly MatchedRow[]): number[] =>
  matched.flatMap(({ advert, beforeKey }) => (beforeKey === null ? [] : [advert.key]));

/** Keys of all searches that one advert fulfils, without paused ones and those of the seller. */
export async function listFits(db: Db, matched: MatchedRow, judged: readonly Fit[]): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`with ${withFits([matched], judged)}
    select distinct search_id as key from fits`.execute(db);
  return rows.map(({ key }) => key);
}
