import { roundTo } from '#domain/rounding.ts';

const ESTIMATED_DIGITS = 2;

/** Returns the number as it is shown: estimates with two leading digits only, so that they do not look counted. */
export function shownCount(count: number, isEstimate: boolean): number {
  if (!isEstimate || count < 100) return count;
  return roundTo(count, ESTIMATED_DIGITS - Math.ceil(Math.log10(count + 1)));
}
