import { sql } from 'kysely';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

/** Arbitrary, but fixed: only one process at a time may fold or recount. */
const COUNTER_LOCK = 7_242_004;
/** Levels of map tiles that are counted ahead; coarser views add tiles up, finer ones count rows. */
export const COUNTED_LEVELS = { lowest: 6, highest: 13 } as const;
const CELL_ZOOM = 15;

const LEVELS = sql`generate_series(${sql.lit(COUNTED_LEVELS.lowest)}, ${sql.lit(COUNTED_LEVELS.highest)}) level`;

/** Bits of a Morton code that belong to one axis, gathered; written out because it runs a million times in a recount. */
const gathered = (code: string) => {
  const step = (inner: string, shift: number, mask: string) =>
    `((${inner}) | ((${inner}) >> ${shift})) & x'${mask}'::int`;
  const first = `(${code}) & x'55555555'::int`;
  return [
    [1, '33333333'],
    [2, '0f0f0f0f'],
    [4, '00ff00ff'],
    [8, '0000ffff'],
  ].reduce((inner, [shift, mask]) => step(inner, Number(shift), String(mask)), first);
};
const TILE_X = sql.raw(`(${gathered(`cell`)})`);
const TILE_Y = sql.raw(`(${gathered(`cell >> 1`)})`);

const UPSERT_FACETS = sql`on conflict (category, attr) do update set n = facet_counts.n + excluded.n`;
const UPSERT_CELLS = sql`on conflict (level, category, x, y) do update set n = map_cells.n + excluded.n,
  lat_sum = map_cells.lat_sum + excluded.lat_sum, lon_sum = map_cells.lon_sum + excluded.lon_sum`;

/** Sums per category (0 = all) and attribute (0 = all adverts) of rows that carry sign, category and attrs. */
const facetSums = (source: ReturnType<typeof sql>) => sql`
  select side.category, value.attr, sum(source.sign) as n
  from ${source} source
  cross join lateral (values (source.category), (0::smallint)) side (category)
  cross join lateral (select unnest(source.attrs || 0::smallint)) value (attr)
  group by 1, 2`;

const cellSums = (source: ReturnType<typeof sql>) => sql`
  select level::smallint, side.category, (tile_x >> (${sql.lit(CELL_ZOOM)} - level))::smallint as x,
         (tile_y >> (${sql.lit(CELL_ZOOM)} - level))::smallint as y,
         sum(sign) as n, sum(sign * lat_e5::bigint) as lat_sum, sum(sign * lon_e5::bigint) as lon_sum
  from (select sign, category, lat_e5, lon_e5, ${TILE_X} as tile_x, ${TILE_Y} as tile_y
        from ${source} s where cell is not null) source
  cross join ${LEVELS}
  cross join lateral (values (source.category), (0::smallint)) side (category)
  group by 1, 2, 3, 4`;

export type Folded = { lines: number; addedKeys: number[] };

/**
 * Adds the appended change lines up into the counters and drops them, in one transaction: a reader sees a change either
 * as a line or as part of a counter, never both or neither. Returns null while another process folds.
 */
export async function foldDeltas(db: Db, limit: number): Promise<Folded | null> {
  return inTransaction(db, async (tx) => {
    const lock = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(COUNTER_LOCK)}) as "isMine"`.execute(tx);
    if (!lock.rows[0]?.isMine) return null;
    const { rows } = await sql<{ lines: number; added_keys: number[] | null }>`
      with taken as materialized (
        delete from search_deltas where id in (select id from search_deltas order by id limit ${limit}) returning *),
      facets as (insert into facet_counts (category, attr, n)
        select * from (${facetSums(sql`taken`)}) sums where n <> 0 order by category, attr ${UPSERT_FACETS}),
      cells as (insert into map_cells (level, category, x, y, n, lat_sum, lon_sum)
        select * from (${cellSums(sql`taken`)}) sums where n <> 0 or lat_sum <> 0 order by 1, 2, 3, 4 ${UPSERT_CELLS})
      select count(*)::int as lines, array_agg(distinct advert_id::int) filter (where sign = 1) as added_keys from taken`.execute(
      tx,
    );
    const row = rows[0];
    return { lines: row?.lines ?? 0, addedKeys: row?.added_keys ?? [] };
  });
}

/**
 * Recounts everything from the search rows. One snapshot sees rows and lines alike, so that a change that commits
 * meanwhile keeps its line and is folded afterwards. The lock is taken first: the snapshot must not be older than it.
 */
export async function recount(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(COUNTER_LOCK)})`.execute(connection);
    try {
      await connection.transaction().setIsolationLevel('repeatable read').execute(countAll);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(COUNTER_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function countAll(tx: Db): Promise<void> {
  await sql`delete from search_deltas`.execute(tx);
  await sql`delete from facet_counts`.execute(tx);
  await sql`delete from map_cells`.execute(tx);
  const docs = sql`(select 1::smallint as sign, category, attrs, cell, lat_e5, lon_e5 from search_docs)`;
  await sql`insert into facet_counts (category, attr, n) ${facetSums(docs)}`.execute(tx);
  await sql`insert into map_cells (level, category, x, y, n, lat_sum, lon_sum) ${cellSums(docs)}`.execute(tx);
}

/** Exact adverts per attribute up to one, of a category (0 = all categories); attribute 0 is the number of all. */
export async function readFacetCounts(db: Db, category: number, upTo: number): Promise<Map<number, number>> {
  const [asked, last] = [sql`${category}::smallint`, sql`${upTo}::smallint`];
  const { rows } = await sql<{ attr: number; n: number }>`${PREPARED}
    select attr, sum(n)::int as n from (
      select attr, n from facet_counts where category = ${asked} and attr <= ${last}
      union all
      select v.attr, d.sign from search_deltas d cross join lateral unnest(d.attrs || 0::smallint) v (attr)
      where ${asked} in (0, d.category) and v.attr <= ${last}) parts
    group by attr having sum(n) > 0`.execute(db);
  return new Map(rows.map((row) => [row.attr, row.n]));
}

/** Exact number of adverts with one attribute (0 = all) in a category (0 = all). */
export async function readCount(db: Db, category: number, attr: number): Promise<number> {
  const [inCategory, withAttr] = [sql`${category}::smallint`, sql`${attr}::smallint`];
  const { rows } = await sql<{ n: number }>`${PREPARED}
    select (coalesce((select n from facet_counts where category = ${inCategory} and attr = ${withAttr}), 0)
      + coalesce((select sum(sign) from search_deltas
          where ${inCategory} in (0, category) and (${withAttr} = 0 or ${withAttr} = any(attrs))), 0))::int as n`.execute(
    db,
  );
  return Math.max(0, rows[0]?.n ?? 0);
}

/** The same for several categories at once, by category. */
export async function readCountOfEach(
  db: Db,
  categories: readonly number[],
  attr: number,
): Promise<ReadonlyMap<number, number>> {
  const withAttr = sql`${attr}::smallint`;
  const { rows } = await sql<{ category: number; n: number }>`${PREPARED}
    select c.category, (coalesce((select f.n from facet_counts f where f.category = c.category and f.attr = ${withAttr}), 0)
      + coalesce((select sum(d.sign) from search_deltas d
          where d.category = c.category and (${withAttr} = 0 or ${withAttr} = any(d.attrs))), 0))::int as n
    from unnest(${[...categories]}::smallint[]) as c (category)`.execute(db);
  return new Map(rows.map(({ category, n }) => [category, Math.max(0, n)]));
}

export type StateCount = { category: number; attr: number; n: number };

/** Exact adverts per category and attribute for a range of attributes (facet_counts primary key). */
export async function readCountMatrix(db: Db, from: number, to: number): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select category, attr, sum(n)::int as n from (
      select category, attr, n from facet_counts where attr between ${sql.lit(from)} and ${sql.lit(to)}
      union all
      select d.category, v.attr, d.sign from search_deltas d cross join lateral unnest(d.attrs || 0::smallint) v (attr)
      where v.attr between ${sql.lit(from)} and ${sql.lit(to)}) parts
    group by category, attr having sum(n) > 0 order by category, attr`.execute(db);
  return rows;
}

/** Exact adverts of a category per attribute, for a range of attributes. */
export async function readCountsBetween(
  db: Db,
  category: number,
  [from, to]: readonly [number, number],
): Promise<ReadonlyMap<number, number>> {
  const [ofCategory, low, high] = [sql`${category}::smallint`, sql`${from}::smallint`, sql`${to}::smallint`];
  const { rows } = await sql<{ attr: number; n: number }>`${PREPARED}
    select attr, sum(n)::int as n from (
      select attr, n from facet_counts where category = ${ofCategory} and attr between ${low} and ${high}
      union all
      select v.attr, d.sign from search_deltas d cross join lateral unnest(d.attrs) v (attr)
      where d.category = ${ofCategory} and v.attr between ${low} and ${high}) parts
    group by attr having sum(n) > 0`.execute(db);
  return new Map(rows.map((row) => [row.attr, row.n]));
}

export type TileWindow = { level: number; xFrom: number; xTo: number; yFrom: number; yTo: number };
export type TileCount = { x: number; y: number; n: number; lat_e5: number; lon_e5: number };

/** Exact adverts per tile of a counted level inside a window of tiles (map_cells primary key). */
export async function readMapCells(
  db: Db,
  category: number,
  { level, xFrom, xTo, yFrom, yTo }: TileWindow,
): Promise<TileCount[]> {
  const shift = sql`${CELL_ZOOM - level}::int`;
  const asked = sql`${category}::smallint`;
  const isInside = sql`x between ${xFrom}::smallint and ${xTo}::smallint and y between ${yFrom}::smallint and ${yTo}::smallint`;
  const { rows } = await sql<TileCount>`${PREPARED}
    select x, y, sum(n)::int as n, (sum(lat_sum) / sum(n))::int as lat_e5, (sum(lon_sum) / sum(n))::int as lon_e5 from (
      select x, y, n, lat_sum, lon_sum from map_cells
      where level = ${level}::smallint and category = ${asked} and ${isInside}
      union all
      select * from (
        select (${TILE_X} >> ${shift})::smallint as x, (${TILE_Y} >> ${shift})::smallint as y, sign as n,
               sign * lat_e5::bigint, sign * lon_e5::bigint
        from search_deltas where cell is not null and ${asked} in (0, category)) fresh
      where ${isInside}) parts
    group by x, y having sum(n) > 0 order by x, y`.execute(db);
  return rows;
}
