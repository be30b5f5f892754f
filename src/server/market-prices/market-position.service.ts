import { priceBasisOf, pricePosition } from '#domain/adverts/price/price-position.ts';
import type { MarketOffer } from '#domain/market-prices/market-offer.ts';
import { marketPriceOf, productsOf } from '#domain/market-prices/market-offer.ts';
import { WHOLE_COUNTRY, marketRegionSlug } from '#domain/market-prices/market-region.ts';
import { marketQuarter } from '#domain/market-prices/market-position.ts';
import { roundTo } from '#domain/rounding.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { MarketPosition } from '#contract/adverts/market-position.schemas.ts';
import type { PriceComparison } from '#contract/market-prices/market-prices.schemas.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type PriceQuestion, comparePrices } from '#server/search/browse/comparable-prices.service.ts';
import { type KeyedOffer, type PriceRow, listOffersOf } from './market-prices.repository.ts';
import { priceQuartiles } from './market-prices.presenter.ts';
import { newestFigures } from './market-prices.service.ts';

type Reader = Pick<BaseContext, 'db' | 'clock' | 'memory'>;

/**
 * How the price of each advert compares: with the market prices of its state, else of the country, else with comparable
 * adverts nearby. Both parts are null where there is nothing to compare with.
 */
export async function pricePositionsOf(
  context: Reader,
  keys: readonly number[],
): Promise<Map<number, PriceComparison>> {
  const [offers, figures] = await Promise.all([listOffersOf(context.db, keys), newestFigures(context)]);
  const markets = new Map(offers.map(({ key, offer }) => [key, marketPositionOf(offer, figures)]));
  const others = offers.filter(({ key }) => markets.get(key) === null);
  const around = await comparePrices(context, others.flatMap(questionOf));
  return new Map(
    offers.map(({ key }) => {
      const near = around.get(key);
      return [key, { market: markets.get(key) ?? null, around: near ? pricePosition(near) : null }];
    }),
  );
}

/** The same for one advert; both parts null for one that is unknown. */
export async function pricePositionOf(context: Reader, key: number): Promise<PriceComparison> {
  return (await pricePositionsOf(context, [key])).get(key) ?? { market: null, around: null };
}

function marketPositionOf(offer: MarketOffer, figures: ReadonlyMap<string, PriceRow>): MarketPosition | null {
  const regions = offer.federalStateId === null ? [WHOLE_COUNTRY] : [offer.federalStateId, WHOLE_COUNTRY];
  for (const product of productsOf(offer)) {
    const own = marketPriceOf(offer, product);
    for (const region of own === null ? [] : regions) {
      const row = figures.get(`${product.id} ${region}`);
      const price = row === undefined ? null : priceQuartiles(row);
      if (own === null || row === undefined || price === null) continue;
      return {
        product: product.id,
        productName: product.name,
        state: marketRegionSlug(region),
        month: row.month,
        unit: product.unit,
        isNet: categoryOf(product.category).netPriceIsUsual,
        ownInCents: roundTo(own, 0),
        price,
        quarter: marketQuarter(own, price),
        differenceInPercent: Math.round((own / price.median - 1) * 100),
        adverts: row.adverts,
        sellers: row.sellers,
      };
    }
  }
  return null;
}

/** The basis of comparison among adverts nearby; empty where the advert has none. */
function questionOf({ key, offer }: KeyedOffer): PriceQuestion[] {
  const basis = priceBasisOf(offer.category, offer.heatPrice !== null);
  // Adverts nearby are compared without their grades: logs would be mixed with grade Cx.
  return basis === null || offer.category === 'LOGS'
    ? []
    : [{ advertKey: key, category: offer.category, basis, woodTypeIds: woodTypeIdsOf(offer) }];
}

function woodTypeIdsOf({ data }: MarketOffer): number[] {
  if ('woodTypeIds' in data) return data.woodTypeIds;
  return 'woodTypeId' in data && data.woodTypeId !== null ? [data.woodTypeId] : [];
}
