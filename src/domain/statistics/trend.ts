/** Below so many, a percentage says more than there is: one more of three is no third more; product decision. */
const FEWEST_FOR_PERCENT = 20;

type Trend = {
  direction: 'UP' | 'DOWN' | 'SAME';
  /** How many more or fewer, never negative. */
  difference: number;
  /** The difference in whole percent of before, 0 or more; null where before was too little for that. */
  percent: number | null;
  before: number;
};

/** Returns how a count has changed against an earlier one; both 0 or more. */
export function trendOf(now: number, before: number): Trend {
  const difference = Math.abs(now - before);
  const direction = now > before ? 'UP' : now < before ? 'DOWN' : 'SAME';
  const percent = before >= FEWEST_FOR_PERCENT ? Math.round((difference / before) * 100) : null;
  return { direction, difference, percent, before };
}

/** Returns a part of a whole in percent with one decimal; null where the whole is zero. */
export const shareInPercent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1000) / 10;
