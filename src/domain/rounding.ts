/** Of large figures a nudge by their share would reach the next whole one. */
const LARGEST_NUDGE = 1e-3;

/**
 * Returns a figure rounded to a number of decimals (0–10), halves away from zero. The relative correction makes decimal
 * halves such as 1.005, stored as 1.00499…, round up as on paper.
 */
export const roundTo = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const rounded = Math.round(scaled + Math.min(scaled * 1e-12, LARGEST_NUDGE)) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** Returns a figure cut down to a whole number; 29.999999999 that only binary arithmetic fell short of counts as 30. */
export const cutToWhole = (value: number): number => Math.floor(value + 1e-9);
