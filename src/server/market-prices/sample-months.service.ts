import type { MarketCell } from '#domain/market-prices/market-figures.ts';
import type { MarketOffer } from '#domain/market-prices/market-offer.ts';
import { type Month, addMonths, monthOf } from '#domain/market-prices/months.ts';
import type { Db } from '#server/platform/database/database.ts';
import { closeMonthsBefore, listOffersOfMonth, openMonth, replacePrices } from './market-prices.repository.ts';

/** The first adverts of a filled sample marketplace. */
export async function listSampleOffers(db: Db, { now, limit }: { now: Date; limit: number }): Promise<MarketOffer[]> {
  const offers = await listOffersOfMonth(db, monthOf(now), { after: 0, limit, now });
  return offers.map(({ offer }) => offer);
}

type SampleMonth = { month: Month; cells: readonly MarketCell[]; now: Date };

/** Inserts a made-up month of the past, closed at once. */
export async function insertSampleMonth(db: Db, { month, cells, now }: SampleMonth): Promise<void> {
  await openMonth(db, month, { now, isSample: true });
  await replacePrices(db, month, cells);
  await closeMonthsBefore(db, addMonths(month, 1), now);
}
