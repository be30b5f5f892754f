import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { collectMarket } from '#domain/market-prices/market-figures.ts';
import type { MarketOffer } from '#domain/market-prices/market-offer.ts';
import { addMonths, monthOf } from '#domain/market-prices/months.ts';
import { insertSampleMonth, listSampleOffers } from '#server/market-prices/sample-months.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Dice, createDice } from '#server/sample/sample-random.ts';

const SEED = 2026;
/** Months before the current one, which the sample's own adverts fill. */
const PAST_MONTHS = 13;
/** Enough for every product; a sample for measurements has no better figures from a million. */
const MOST_OFFERS = 4_000;
const SHARE_ONLINE = 0.85;

/** How much dearer late autumn is than early summer, and what a year adds; trade figures of 2025 and 2026, rounded. */
const COURSES: Record<CategoryCode, { season: number; year: number }> = {
  FIREWOOD: { season: 0.05, year: 0.02 },
  PELLETS: { season: 0.06, year: 0.09 },
  WOOD_CHIPS: { season: 0.04, year: 0.01 },
  LOGS: { season: 0.015, year: 0.08 },
  SAWN_WOOD: { season: 0.02, year: 0.03 },
  FOREST: { season: 0, year: 0 },
  SERVICES: { season: 0, year: 0 },
};

/** Level of a price in a month, 1 in the month `back` counts from. */
function levelOf(category: CategoryCode, monthNumber: number, back: number): number {
  const { season, year } = COURSES[category];
  const swing = (number: number): number => 1 + season * Math.cos((2 * Math.PI * (number - 11.5)) / 12);
  return (swing(monthNumber) / swing(monthNumber + back)) * (1 - (year * back) / 12);
}

const times = (price: number | null, factor: number): number | null => (price === null ? null : price * factor);

function asOf(offer: MarketOffer, factor: number): MarketOffer {
  return {
    ...offer,
    pricePerUnitInCents: times(offer.pricePerUnitInCents, factor),
    priceTotalInCents: times(offer.priceTotalInCents, factor),
    heatPrice: times(offer.heatPrice, factor),
  };
}

/** Today's offers as they might have been some months ago: most of them, a little dearer or cheaper. */
function* offersBack(
  offers: readonly MarketOffer[],
  { month, back, dice }: { month: number; back: number; dice: Dice },
) {
  for (const offer of offers) {
    const isOnline = dice.chance(SHARE_ONLINE);
    const factor = levelOf(offer.category, month, back) * dice.between(0.97, 1.03);
    if (isOnline) yield asOf(offer, factor);
  }
}

/** Makes up market prices of past months, so that the charts have content; each month is marked as made up. */
export async function insertSampleMarketPrices(db: Db, now: Date): Promise<void> {
  const current = monthOf(now);
  const offers = await listSampleOffers(db, { now, limit: MOST_OFFERS });
  for (let back = PAST_MONTHS; back > 0; back -= 1) {
    const month = addMonths(current, -back);
    const collector = collectMarket();
    const dice = createDice(SEED, 700_000 + back);
    collector.add(offersBack(offers, { month: Number(month.slice(5)), back, dice }));
    await insertSampleMonth(db, { month, cells: [...collector.cells()], now });
  }
}
