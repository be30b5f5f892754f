import type { PriceComparison } from '#contract/market-prices/market-prices.schemas.ts';
import { pricePositionOf } from '#server/market-prices/market-position.service.ts';
import type { Context } from '#server/platform/context.ts';
import { requireVisible } from './advert-access.ts';
import { findAdvert } from './adverts.repository.ts';

/**
 * How the price of an advert that the viewer may see compares with others.
 * @throws advert.not-found (404), advert.gone (410)
 */
export async function getPriceComparison(
  context: Context,
  { advertId }: { advertId: string },
): Promise<PriceComparison> {
  const { row } = requireVisible(context, await findAdvert(context.db, advertId));
  return pricePositionOf(context, row.key);
}
