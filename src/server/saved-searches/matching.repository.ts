import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { HitReason, Frequency } from '#domain/saved-searches/saved-search.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';
import type { KeptSearch, SearchFilter } from '#server/search/percolation/percolation.service.ts';

/** Only this module writes what it reads. */
const Kept = z.custom<KeptSearch>((value) => typeof value === 'object' && value !== null && 'lexemes' in value);

/** Writes what finds a search, in place of what there was. */
export async function replaceFilters(
  tx: Db,
  searchKey: number,
  { filters, readBy }: { filters: readonly SearchFilter[]; readBy: string },
): Promise<void> {
  await sql`delete from saved_search_filters where search_id = ${searchKey}`.execute(tx);
  for (const [position, { kept, attrs, query, circle, keys }] of filters.entries()) {
    const area = circle === null ? null : `<(${circle.centre.x},${circle.centre.y}),${circle.radiusInMetres}>`;
    await sql`with filter as (
        insert into saved_search_filters (search_id, position, resolved, attrs, query, area)
        values (${searchKey}, ${position}, ${JSON.stringify(kept)}::jsonb, ${[...attrs]}::smallint[], ${query}::tsquery, ${area}::circle)
        returning id)
      insert into saved_search_keys (key, filter_id)
      select distinct key, filter.id from filter, unnest(${[...keys]}::text[]) key`.execute(tx);
  }
  await sql`update saved_searches set read_by = ${readBy} where id = ${searchKey}`.execute(tx);
}

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
  isWaiting: sql`true`,
  order: sql`change_id`,
};

export type ChangeRow = { key: number; advert_key: number; attempts: number };

export async function listChanges(db: Db, keys: readonly number[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`select change_id as key, id as advert_key, attempts from saved_search_changes
    where change_id = any(${[...keys]}::bigint[]) order by change_id`.execute(db);
  return rows;
}

export type AdvertChange = {
  key: number;
  /** Whether the advert was in the search before: the row holds what it was. */
  was_public: boolean;
  price_unit: number | null;
  price_total: number | null;
};

/** All changes of an advert, the first first, locked until the end of the transaction (saved_search_changes_id_index). */
export async function lockChanges(tx: Db, advertKey: number): Promise<AdvertChange[]> {
  const { rows } = await sql<AdvertChange>`select change_id as key, attrs is not null as was_public, price_unit,
      price_total from saved_search_changes where id = ${advertKey} order by change_id for update`.execute(tx);
  return rows;
}

export async function deleteChanges(db: Db, keys: readonly number[]): Promise<void> {
  await sql`delete from saved_search_changes where change_id = any(${[...keys]}::bigint[])`.execute(db);
}

export type MatchableAdvert = {
  attrs: number[];
  lexemes: string[];
  x: number;
  y: number;
  seller_id: number;
  price_unit: number | null;
  price_total: number | null;
  published_at: Date | null;
};

/** What filters are found by; null for an advert that is not public. By search_docs_pkey and adverts_pkey. */
export async function findMatchableAdvert(db: Db, advertKey: number, now: Date): Promise<MatchableAdvert | null> {
  const { rows } = await sql<MatchableAdvert>`
    select d.attrs::int[] as attrs, tsvector_to_array(d.tsv) as lexemes, d.pos[0] as x, d.pos[1] as y, d.seller_id,
      d.price_unit, d.price_total, a.published_at
    from search_docs d join adverts a on a.id = d.id where d.id = ${advertKey} and d.expires_at > ${now}`.execute(db);
  return rows[0] ?? null;
}

export type Candidate = {
  search_key: number;
  frequency: Frequency;
  created_at: Date;
  kept: KeptSearch;
  is_told: boolean;
  as_new: boolean;
  as_back: boolean;
  lowest_price: number | null;
};

/**
 * Filters that an advert probably fulfils: all whose key it has and whose attributes, words and area fit; those of paused
 * searches and of the seller are left out. By saved_search_keys_pkey.
 */
export async function listCandidates(
  db: Db,
  advertKey: number,
  { keys, exceptUser }: { keys: readonly string[]; exceptUser: number | null },
): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'kept'> & { kept: unknown }>`
    with found as materialized (select distinct filter_id from saved_search_keys where key = any(${[...keys]}::text[]))
    select f.search_id as search_key, s.frequency, s.created_at, f.resolved as kept, h.search_id is not null as is_told,
      coalesce(h.new_at is not null, false) as as_new, coalesce(h.back_at is not null, false) as as_back,
      h.told_price as lowest_price
    from (select attrs, tsv, pos from search_docs where id = ${advertKey}) d
      cross join found
      join saved_search_filters f on f.id = found.filter_id
      join saved_searches s on s.id = f.search_id
      left join saved_search_hits h on h.search_id = s.id and h.advert_id = ${advertKey}
    where f.attrs <@ d.attrs and (f.query is null or d.tsv @@ f.query) and (f.area is null or d.pos <@ f.area)
      and s.paused_at is null and (s.user_id = ${exceptUser}::bigint) is not true
    order by f.search_id, f.position`.execute(db);
  return rows.map((row) => ({ ...row, kept: storedJson(Kept, row.kept) }));
}

export type FoundHit = { searchKey: number; reason: HitReason; dueAt: Date };
type Found = {
  advertKey: number;
  now: Date;
  price: number | null;
  priceBefore: number | null;
  hits: readonly FoundHit[];
};

/**
 * Writes down what is to be told of an advert and when. A reason that another run was faster with is not written again.
 * Searches are locked in their order.
 */
export async function writeHits(tx: Db, { advertKey, now, price, priceBefore, hits }: Found): Promise<void> {
  const sorted = hits.toSorted((one, other) => one.searchKey - other.searchKey);
  await sql`
    with given as materialized (
      select s.id, g.reason, g.due_at from unnest(${sorted.map((hit) => hit.searchKey)}::bigint[],
        ${sorted.map((hit) => hit.reason)}::text[], ${sorted.map((hit) => hit.dueAt)}::timestamptz[]) g (id, reason, due_at)
        join saved_searches s on s.id = g.id
      order by s.id for no key update of s),
    written as (
      insert into saved_search_hits as h (search_id, advert_id, new_at, dropped_at, back_at, found_at, reason, told_price,
        price_before, is_waiting)
      select id, ${advertKey}, case when reason = 'NEW' then ${now}::timestamptz end,
        case when reason = 'PRICE_DROP' then ${now}::timestamptz end, case when reason = 'BACK' then ${now}::timestamptz end,
        ${now}, reason, ${price}::bigint, case when reason = 'PRICE_DROP' then ${priceBefore}::bigint end, true
      from given
      on conflict (search_id, advert_id) do update set
        new_at = coalesce(h.new_at, excluded.new_at), dropped_at = coalesce(excluded.dropped_at, h.dropped_at),
        back_at = coalesce(h.back_at, excluded.back_at), found_at = excluded.found_at,
        reason = case when h.is_waiting and h.reason = 'NEW' then 'NEW' else excluded.reason end,
        told_price = least(h.told_price, excluded.told_price),
        price_before = coalesce(excluded.price_before, h.price_before), is_waiting = true
      where case excluded.reason when 'NEW' then h.new_at is null when 'BACK' then h.back_at is null
        else h.told_price is null or excluded.told_price < h.told_price end
      returning h.search_id)
    update saved_searches s set due_at = given.due_at from given
    where s.id = given.id and s.due_at is null and s.id in (select search_id from written)`.execute(tx);
}
