import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** What two prices are compared by: cents per kWh of heat, or cents per unit. */
export const PRICE_BASES = ['HEAT', 'UNIT'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** With fewer, a median is not meaningful; product decision. */
export const MIN_COMPARED_ADVERTS = 8;
export const MIN_COMPARED_SELLERS = 5;
/** How far "around" reaches; product decision. */
export const REGION_RADIUS_IN_KM = 80;

export type PricesAround = { basis: PriceBasis; own: number; median: number | null; adverts: number; sellers: number };

export type PricePosition = {
  basis: PriceBasis;
  ownInCents: number;
  medianInCents: number;
  differenceInPercent: number;
  comparedAdverts: number;
};

/** Returns the basis by which adverts of a category are compared; null where the goods differ too much. */
export const priceBasisOf = (category: CategoryCode, hasHeatPrice: boolean): PriceBasis | null => {
  if (category === 'SERVICES') return null;
  return hasHeatPrice ? 'HEAT' : 'UNIT';
};

/** Returns the difference of a price from the median nearby, in whole percent; null for a gift and where too few are compared. */
export function pricePosition({ basis, own, median, adverts, sellers }: PricesAround): PricePosition | null {
  if (own <= 0 || median === null || median <= 0 || adverts < MIN_COMPARED_ADVERTS || sellers < MIN_COMPARED_SELLERS)
    return null;
  return {
    basis,
    ownInCents: own,
    medianInCents: median,
    differenceInPercent: Math.round((own / median - 1) * 100),
    comparedAdverts: adverts,
  };
}
