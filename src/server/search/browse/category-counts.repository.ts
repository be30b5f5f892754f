import { sql } from 'kysely';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { categoryCodeOf, numberedCode, unitCodeOf } from '#server/search/hits/attributes.ts';
import { codes } from '#server/search/hits/conditions.repository.ts';

export type HeatMiddle = { category: number; median: number; n: number };

/** Middle of the heat prices (hundredths of a cent per kWh) and their number per category, in a state or everywhere. */
export async function findHeatMiddles(db: Db, federalStateId: number | null, now: Date): Promise<HeatMiddle[]> {
  const state = federalStateId === null ? [] : [numberedCode('federalStateId', federalStateId)];
  const { rows } = await sql<HeatMiddle>`
    select category, percentile_disc(0.5) within group (order by heat_price)::int as median, count(*)::int as n
    from search_docs
    where heat_price is not null and expires_at > ${now} and attrs @> ${codes(state)}::smallint[]
    group by category`.execute(db);
  return rows;
}

/** Lowest price per category in its usual unit, cents, without gifts (search_docs_price_index). */
export async function findLowestPrices(db: Db, now: Date): Promise<Map<CategoryCode, number>> {
  const categories = CATEGORIES.map(({ code }) => categoryCodeOf(code));
  const units = CATEGORIES.map(({ defaultUnit }) => unitCodeOf(defaultUnit));
  const { rows } = await sql<{ category: number; price_unit: number }>`
    select c.category, lowest.price_unit
    from unnest(${categories}::smallint[], ${units}::smallint[]) as c (category, unit)
    cross join lateral (
      select d.price_unit from search_docs d
      where d.category = c.category and d.unit = c.unit and d.price_unit > 0 and d.expires_at > ${now}
      order by d.price_unit, d.id limit 1) lowest`.execute(db);
  const prices = new Map(rows.map((row) => [row.category, row.price_unit]));
  return new Map(
    CATEGORIES.flatMap(({ code }) => {
      const price = prices.get(categoryCodeOf(code));
      return price === undefined ? [] : [[code, price] as const];
    }),
  );
}
