import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** How many of the nearest adverts are compared. */
const NEAREST = 300;

export type ComparisonKey = {
  key: number;
  category: number;
  basis: 'HEAT' | 'UNIT';
  /** Codes of wood types of which a comparable advert has one; empty: any. */
  woodCodes: readonly number[];
};

/** The own price and the median of the others in units of the search row: hundredths of a cent, or cents. */
export type ComparisonRow = {
  key: number;
  own: number | null;
  median: number | null;
  adverts: number;
  sellers: number;
};

/** The prices of the nearest adverts of other sellers around each public advert, without gifts; by the index of places of its category. */
export async function comparePriceRows(
  db: Db,
  keys: readonly ComparisonKey[],
  { radiusInM, now }: { radiusInM: number; now: Date },
): Promise<ComparisonRow[]> {
  if (keys.length === 0) return [];
  const parts = keys.map((key) => comparison(key, radiusInM, now));
  const { rows } = await sql<ComparisonRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

function comparison(
  { key, category, basis, woodCodes }: ComparisonKey,
  radiusInM: number,
  now: Date,
): RawBuilder<unknown> {
  const column = sql.ref(basis === 'HEAT' ? 'heat_price' : 'price_unit');
  const sameUnit = basis === 'HEAT' ? sql`` : sql`and near.unit = o.unit`;
  const sameWood = woodCodes.length === 0 ? sql`` : sql`and near.attrs && ${[...woodCodes]}::smallint[]`;
  return sql`(
    select o.id as key, o.${column} as own, c.median, c.adverts, c.sellers
    from search_docs o cross join lateral (
      select percentile_cont(0.5) within group (order by near.${column}) as median, count(*)::int as adverts,
        count(distinct near.seller_id)::int as sellers
      from (
        select d.pos, d.seller_id, d.unit, d.heat_price, d.price_unit, d.attrs from search_docs d
        where d.category = ${sql.lit(category)} and d.seller_id <> o.seller_id and d.expires_at > ${now}
        order by d.pos <-> o.pos limit ${sql.lit(NEAREST)}) near
      where near.pos <@ circle(o.pos, ${sql.lit(radiusInM)}) and near.${column} > 0 ${sameUnit} ${sameWood}) c
    where o.id = ${key})`;
}
