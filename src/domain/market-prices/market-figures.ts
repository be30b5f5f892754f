import { MIN_COMPARED_ADVERTS, MIN_COMPARED_SELLERS } from '#domain/adverts/price/price-position.ts';
import { roundTo } from '#domain/rounding.ts';
import { marketPriceOf, productsOf } from './market-offer.ts';
import type { MarketOffer } from './market-offer.ts';
import { WHOLE_COUNTRY } from './market-region.ts';
import { medianOf, plausibleSpan, quartilesOf } from './quartiles.ts';
import type { Quartiles } from './quartiles.ts';

/** One advert as it counts for one product: cents per unit of the product, ct/kWh where it has a heat price. */
export type MarketAsk = { sellerKey: number; priceInCents: number; heatPrice: number | null };

/**
 * What sellers ask for a product in one month and region. `price` in cents per unit, `heat` in ct/kWh; null where there are
 * fewer than 8 adverts of 5 sellers. `leftOut` counts sellers whose price is an outlier; they are not among the others.
 */
export type MarketFigures = {
  adverts: number;
  sellers: number;
  leftOut: number;
  price: Quartiles | null;
  heat: Quartiles | null;
};

type Voice = { adverts: number; price: number; heated: number; heat: number | null };

/** Every seller has one voice, the median of the own adverts: who posts fifty says as much as who posts one. */
const voicesOf = (asks: readonly MarketAsk[]): Voice[] => {
  const bySeller = new Map<number, MarketAsk[]>();
  for (const ask of asks) {
    const own = bySeller.get(ask.sellerKey);
    if (own) own.push(ask);
    else bySeller.set(ask.sellerKey, [ask]);
  }
  return [...bySeller.values()].map((own) => {
    const heats = own.flatMap(({ heatPrice }) => heatPrice ?? []);
    return {
      adverts: own.length,
      price: medianOf(own.map(({ priceInCents }) => priceInCents)),
      heated: heats.length,
      heat: heats.length === 0 ? null : medianOf(heats),
    };
  });
};

const rounded = ({ low, median, high }: Quartiles, decimals: number): Quartiles => ({
  low: roundTo(low, decimals),
  median: roundTo(median, decimals),
  high: roundTo(high, decimals),
});

const isEnough = (adverts: number, sellers: number): boolean =>
  adverts >= MIN_COMPARED_ADVERTS && sellers >= MIN_COMPARED_SELLERS;

/** Returns the figures of one product in one month and region from the asking prices, in whole cents and 0.01 ct/kWh. */
export const marketFigures = (asks: readonly MarketAsk[]): MarketFigures => {
  const voices = voicesOf(asks.filter(({ priceInCents }) => priceInCents > 0));
  const [lowest, highest] = plausibleSpan(voices.map(({ price }) => price));
  const kept = voices.filter(({ price }) => price >= lowest && price <= highest);
  const adverts = kept.reduce((sum, voice) => sum + voice.adverts, 0);
  const sellers = kept.length;
  const heats = kept.flatMap(({ heat }) => heat ?? []);
  const heated = kept.reduce((sum, voice) => sum + voice.heated, 0);
  return {
    adverts,
    sellers,
    leftOut: voices.length - kept.length,
    price: isEnough(adverts, sellers) ? rounded(quartilesOf(kept.map(({ price }) => price)), 0) : null,
    heat: isEnough(heated, heats.length) ? rounded(quartilesOf(heats), 2) : null,
  };
};

export type MarketCell = { productId: string; stateId: number; figures: MarketFigures };

/** Collects adverts of one month, in any order and in any number of portions; its figures come one by one. */
export type MarketCollector = { add: (offers: Iterable<MarketOffer>) => void; cells: () => Iterable<MarketCell> };

/** Returns a collector that groups adverts by product and federal state; every advert counts for the whole country too. */
export const collectMarket = (): MarketCollector => {
  const groups = new Map<string, { productId: string; stateId: number; asks: MarketAsk[] }>();
  const note = (productId: string, stateId: number, ask: MarketAsk): void => {
    const key = `${productId} ${stateId}`;
    const group = groups.get(key);
    if (group) group.asks.push(ask);
    else groups.set(key, { productId, stateId, asks: [ask] });
  };
  return {
    add: (offers) => {
      for (const offer of offers) {
        for (const product of productsOf(offer)) {
          const priceInCents = marketPriceOf(offer, product);
          if (priceInCents === null) continue;
          const heatPrice = product.hasHeatPrice ? offer.heatPrice : null;
          const ask = { sellerKey: offer.sellerKey, priceInCents, heatPrice };
          note(product.id, WHOLE_COUNTRY, ask);
          if (offer.federalStateId !== null) note(product.id, offer.federalStateId, ask);
        }
      }
    },
    cells: function* () {
      for (const { productId, stateId, asks } of groups.values())
        yield { productId, stateId, figures: marketFigures(asks) };
    },
  };
};
