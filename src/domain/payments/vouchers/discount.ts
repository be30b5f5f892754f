import { roundTo } from '#domain/rounding.ts';

/** Returns an amount in whole cents less a discount of 0–100 percent; half a cent goes up, so never below the discount's due. */
export const discountedInCents = (fullInCents: number, percent: number): number =>
  roundTo((fullInCents * (100 - percent)) / 100, 0);
