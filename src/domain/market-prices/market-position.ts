import type { Quartiles } from './quartiles.ts';

/** Position of a price among asking prices: below the middle half, in its cheaper or dearer part, above it. */
export const MARKET_QUARTERS = ['BELOW', 'LOWER', 'UPPER', 'ABOVE'] as const;
export type MarketQuarter = (typeof MARKET_QUARTERS)[number];

/** Returns the quarter of a price; an edge belongs to the middle half. */
export const marketQuarter = (price: number, { low, median, high }: Quartiles): MarketQuarter => {
  if (price < low) return 'BELOW';
  if (price > high) return 'ABOVE';
  return price <= median ? 'LOWER' : 'UPPER';
};

/** Returns the change of a figure against an earlier one in percent with one decimal; null where one of them is missing. */
export const changeInPercent = (now: number | null | undefined, before: number | null | undefined): number | null => {
  if (typeof now !== 'number' || typeof before !== 'number' || before <= 0) return null;
  return Math.round((now / before - 1) * 1000) / 10;
};
