import { MINUTE_IN_MS } from '#domain/durations.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { MARKET_PRODUCTS, type MarketProduct, marketProductById } from '#domain/market-prices/market-products.data.ts';
import { WHOLE_COUNTRY, marketRegionId } from '#domain/market-prices/market-region.ts';
import { type Month, addMonths, monthOf } from '#domain/market-prices/months.ts';
import {
  MAX_MONTHS,
  type MarketPriceSeries,
  type MarketPrices,
} from '#contract/market-prices/market-prices.schemas.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { createCache } from '#server/platform/cache.ts';
import { slot } from '#server/platform/memory.ts';
import { type PriceRow, listMonths, listPrices, listPricesOf } from './market-prices.repository.ts';
import { presentPrices, presentSeries } from './market-prices.presenter.ts';
import { productUnknown, spanIsUpsideDown } from './market-prices.problems.ts';
import { listReports } from './market-reports.repository.ts';

type Reader = Pick<BaseContext, 'db' | 'clock'>;
type KeepingReader = Reader & Pick<BaseContext, 'memory'>;

/** Months of the small courses: a year and the month before it, so that the change to the year before is in sight. */
const COURSE_MONTHS = 14;
/** Months of a series without bounds. */
const USUAL_MONTHS = 24;
const KEPT_IN_MS = MINUTE_IN_MS;

const REGION_IDS: readonly number[] = [WHOLE_COUNTRY, ...FEDERAL_STATES.map(({ id }) => id)];

/** Answers of a minute ago will do: figures change once an hour. */
const overviews = slot(() => createCache<MarketPrices>({ freshForInMs: KEPT_IN_MS }));
const newest = slot(() => createCache<Map<string, PriceRow>>({ freshForInMs: KEPT_IN_MS }));

/** The figures have changed. */
export function forgetMarketPrices({ memory }: Pick<BaseContext, 'memory'>): void {
  memory.of(overviews).clear();
  memory.of(newest).clear();
}

/** Asking prices of every product this month, in one region or in all, with the trend. */
export const listMarketPrices = (
  { db, memory }: KeepingReader,
  { state }: { state?: string | undefined },
): Promise<MarketPrices> =>
  memory.of(overviews).get(state ?? '', async () => {
    const stateId = state === undefined ? null : marketRegionId(state);
    const months = (await listMonths(db)).slice(0, COURSE_MONTHS);
    const oldest = months.at(-1);
    const rows = oldest === undefined ? [] : await listPrices(db, { from: oldest.month, stateId });
    const wanted = stateId === null ? REGION_IDS : [stateId];
    return presentPrices({ months, rows, stateIds: wanted, products: MARKET_PRODUCTS });
  });

/** The newest figure of every product and region in this month or the one before, by "product region". */
export const newestFigures = ({ db, clock, memory }: KeepingReader): Promise<Map<string, PriceRow>> =>
  memory.of(newest).get('all', async () => {
    const rows = await listPrices(db, { from: addMonths(monthOf(clock()), -1), stateId: null });
    return new Map(
      rows.filter((row) => row.price_median !== null).map((row) => [`${row.product} ${row.state_id}`, row]),
    );
  });

export type SeriesOrder = { product: string; state: string; from?: Month | undefined; to?: Month | undefined };

/** @throws market-price.unknown (404) */
export function requireProduct(id: string): MarketProduct {
  const product = marketProductById(id);
  if (!product) throw productUnknown();
  return product;
}

/** The months of a product in a region. @throws market-price.unknown (404), market-price.span (422) */
export async function getMarketPrice({ db, clock }: Reader, order: SeriesOrder): Promise<MarketPriceSeries> {
  const product = requireProduct(order.product);
  const stateId = marketRegionId(order.state);
  const months = await listMonths(db);
  const to = order.to ?? months[0]?.month ?? monthOf(clock());
  const earliest = addMonths(to, 1 - MAX_MONTHS);
  const first = months.at(-1)?.month ?? to;
  const usual = addMonths(to, 1 - USUAL_MONTHS);
  const from = order.from ?? [first > usual ? first : usual, to].toSorted()[0] ?? to;
  if (from > to) throw spanIsUpsideDown();
  const span = { from: from < earliest ? earliest : from, to };
  const [rows, reports] = await Promise.all([
    listPricesOf(db, { productId: product.id, stateId, ...span }),
    listReports(db, product.id, MAX_MONTHS),
  ]);
  return presentSeries({ product, stateId, months, rows, reports, ...span });
}
