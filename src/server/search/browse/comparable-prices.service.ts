import { REGION_RADIUS_IN_KM, type PriceBasis, type PricesAround } from '#domain/adverts/price/price-position.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { categoryCodeOf, numberedCode } from '#server/search/hits/attributes.ts';
import { comparePriceRows } from './comparable-prices.repository.ts';

/** The search row stores heat prices in hundredths of a cent. */
const HEAT_PRICE_PARTS = 100;

export type PriceQuestion = {
  advertKey: number;
  category: CategoryCode;
  basis: PriceBasis;
  /** Kinds of wood; only for goods compared by their unit. */
  woodTypeIds: readonly number[];
};

/** What comparable adverts of other sellers around cost, by the key of each public advert that has a price itself. */
export async function comparePrices(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  questions: readonly PriceQuestion[],
): Promise<Map<number, PricesAround>> {
  const keys = questions.map(({ advertKey, category, basis, woodTypeIds }) => ({
    key: advertKey,
    category: categoryCodeOf(category),
    basis,
    woodCodes: basis === 'HEAT' ? [] : woodTypeIds.map((id) => numberedCode('woodTypeIds', id)),
  }));
  const rows = await comparePriceRows(db, keys, { radiusInM: REGION_RADIUS_IN_KM * 1000, now: clock() });
  const basisByKey = new Map(questions.map(({ advertKey, basis }) => [advertKey, basis]));
  const answers = new Map<number, PricesAround>();
  for (const { key, own, median, adverts, sellers } of rows) {
    const basis = basisByKey.get(key);
    if (own === null || basis === undefined) continue;
    const parts = basis === 'HEAT' ? HEAT_PRICE_PARTS : 1;
    answers.set(key, { basis, own: own / parts, median: median === null ? null : median / parts, adverts, sellers });
  }
  return answers;
}
