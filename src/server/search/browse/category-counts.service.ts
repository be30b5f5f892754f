import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { CategoryCount } from '#contract/search/products.schemas.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { categoryCodeOf, numberedCode } from '#server/search/hits/attributes.ts';
import { findHeatMiddles, findLowestPrices } from './category-counts.repository.ts';
import type { HeatMiddle } from './category-counts.repository.ts';
import { readCountOfEach } from '#server/search/indexing/counters.repository.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import type { SearchContext } from '#server/search/search.service.ts';

const MIDDLES_FRESH_FOR_IN_MS = 10 * MINUTE_IN_MS;
/** Below that a middle says more about single offers than about the market. */
const FEWEST_FOR_A_MIDDLE = 8;
const HEAT_PRICE_PARTS = 100;

const counts = createSharedCache<CategoryCount[]>();
const middles = createSharedCache<HeatMiddle[]>({ freshForInMs: MIDDLES_FRESH_FOR_IN_MS, outlivesWrites: true });

/** Every category with its number of public adverts (in a federal state or everywhere), lowest price and middle heat price. */
export async function countCategories(context: SearchContext, federalStateId: number | null): Promise<CategoryCount[]> {
  return counts(context.db, String(federalStateId), () => compute(context, federalStateId));
}

/** The number of public adverts of each category by its code in the index, with an attribute or (0) in all. */
export const readCategoryCounts = (db: Db, attribute: number): Promise<ReadonlyMap<number, number>> =>
  readCountOfEach(
    db,
    CATEGORIES.map(({ code }) => categoryCodeOf(code)),
    attribute,
  );

async function compute({ db, clock }: SearchContext, federalStateId: number | null): Promise<CategoryCount[]> {
  const now = clock();
  const state = federalStateId === null ? 0 : numberedCode('federalStateId', federalStateId);
  const [prices, heat, numbers] = await Promise.all([
    findLowestPrices(db, now),
    middles(db, String(federalStateId), () => findHeatMiddles(db, federalStateId, now)),
    readCategoryCounts(db, state),
  ]);
  return CATEGORIES.map(({ code, defaultUnit, heatPriceApplies }) => {
    const middle = heatPriceApplies ? heat.find((row) => row.category === categoryCodeOf(code)) : undefined;
    const isTelling = middle !== undefined && middle.n >= FEWEST_FOR_A_MIDDLE;
    return {
      category: code,
      count: numbers.get(categoryCodeOf(code)) ?? 0,
      unit: defaultUnit,
      minimumPriceInCents: prices.get(code) ?? null,
      heatPriceMedianInCents: isTelling ? middle.median / HEAT_PRICE_PARTS : null,
    };
  });
}
