type Prices = { pricePerUnitInCents: number | null; priceTotalInCents: number | null };

const isNothing = (cents: number | null): boolean => cents === null || cents === 0;

/** Whether something is given away: a price is stated, and it is zero. Without any price it is on request. */
export const isGift = ({ pricePerUnitInCents: perUnit, priceTotalInCents: total }: Prices): boolean =>
  isNothing(perUnit) && isNothing(total) && (perUnit ?? total) !== null;

/** Returns prices in cents as they are stored: a gift costs zero for each unit, and beside a price a zero says nothing. */
export function settledPrices({ pricePerUnitInCents: perUnit, priceTotalInCents: total }: Prices): Prices {
  if (isGift({ pricePerUnitInCents: perUnit, priceTotalInCents: total }))
    return { pricePerUnitInCents: 0, priceTotalInCents: null };
  const stated = (cents: number | null): number | null => (cents === 0 ? null : cents);
  return { pricePerUnitInCents: stated(perUnit), priceTotalInCents: stated(total) };
}
