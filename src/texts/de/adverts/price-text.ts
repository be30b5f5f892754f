import { isGift } from '#domain/adverts/price/gift.ts';
import { formatEuro, formatPricePerUnit } from '#domain/format/numbers.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { advertTexts } from './adverts.ts';

type Priced = { pricePerUnitInCents: number | null; priceTotalInCents: number | null; unit?: string | undefined };

/** Returns a price, in cents, within a line of text: of one unit, else in total, or that it is a gift; null without a price. */
export function priceText({ unit, ...prices }: Priced): string | null {
  if (isGift(prices)) return advertTexts.gift;
  const { pricePerUnitInCents: perUnit, priceTotalInCents: total } = prices;
  if (perUnit !== null && unit !== undefined && isUnitCode(unit)) return formatPricePerUnit(perUnit, unit);
  const inCents = perUnit ?? total;
  return inCents === null ? null : formatEuro(inCents);
}
