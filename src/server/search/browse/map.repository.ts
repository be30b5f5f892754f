import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type Conditions, whereOf } from '#server/search/hits/conditions.repository.ts';
import type { TileCount } from '#server/search/indexing/counters.repository.ts';
import type { Sampled } from '#server/search/hits/totals.repository.ts';

const CELL_ZOOM = 15;

export type PointRow = { id: number; lat_e5: number; lon_e5: number };

/** Shown positions of the hits, at most `limit`, in no order; used only when they are all there is. */
export async function listPoints(db: Db, conditions: Conditions, limit: number): Promise<PointRow[]> {
  const { rows } = await sql<Omit<PointRow, 'lon_e5'> & { lon_e5: number | null }>`
    select id, lat_e5, lon_e5 from search_docs where ${whereOf(conditions)} and lat_e5 is not null limit ${limit}`.execute(
    db,
  );
  const points = rows.flatMap(({ lon_e5, ...row }) => (lon_e5 === null ? [] : [{ ...row, lon_e5 }]));
  return points.toSorted((one, other) => other.id - one.id);
}

/** Hits per tile of a level (cells are Morton codes, so a tile is a run of them); from a sample where they are many. */
export async function countTiles(db: Db, { where, factor }: Sampled, level: number): Promise<TileCount[]> {
  const { rows } = await sql<{ tile: number; n: number; lat_e5: number; lon_e5: number }>`
    select cell >> ${sql.lit(2 * (CELL_ZOOM - level))} as tile, count(*)::int as n, avg(lat_e5)::int as lat_e5, avg(lon_e5)::int as lon_e5
    from search_docs where ${where} and cell is not null
    group by 1 order by 1`.execute(db);
  return rows.map(({ tile, n, lat_e5, lon_e5 }) => ({ x: tile, y: 0, n: n * factor, lat_e5, lon_e5 }));
}
