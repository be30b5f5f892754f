/** Lower quartile, median and upper quartile. */
export type Quartiles = { low: number; median: number; high: number };

const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/**
 * Returns the quantile of ascending values at a share of 0 to 1, linear between the two nearest ones; NaN for no values.
 * Source: Hyndman and Fan, "Sample Quantiles in Statistical Packages" 1996, definition 7.
 */
export const quantile = (ordered: readonly number[], share: number): number => {
  const position = (ordered.length - 1) * share;
  const below = ordered[Math.floor(position)] ?? Number.NaN;
  const above = ordered[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
};

/** Returns the median of values in any order; NaN for none. */
export const medianOf = (values: readonly number[]): number => quantile(ascending(values), 0.5);

/** Returns quartiles and median of values in any order (definition 7 of Hyndman and Fan); NaN for none. */
export const quartilesOf = (values: readonly number[]): Quartiles => {
  const ordered = ascending(values);
  return { low: quantile(ordered, 0.25), median: quantile(ordered, 0.5), high: quantile(ordered, 0.75) };
};

/** A modified z-score above this marks an outlier. Source: Iglewicz and Hoaglin, "How to Detect and Handle Outliers" 1993. */
const OUTLIER_SCORE = 3.5;
/** Makes the median absolute deviation comparable with a standard deviation. Source: as above. */
const NORMAL_FACTOR = 0.6745;
/** Where nearly all ask the same, a price up to a quarter dearer or a fifth cheaper is still a price; product decision. */
const LEAST_FACTOR = 1.25;

/**
 * Returns the lowest and highest value that is no outlier among positive values: the distance from the median is measured
 * as a ratio, so that half the price is as far off as double the price.
 */
export const plausibleSpan = (values: readonly number[]): readonly [lowest: number, highest: number] => {
  const logs = values.map((value) => Math.log(value));
  const middle = medianOf(logs);
  const deviation = medianOf(logs.map((log) => Math.abs(log - middle)));
  const reach = Math.max((OUTLIER_SCORE * deviation) / NORMAL_FACTOR, Math.log(LEAST_FACTOR));
  // Rounding must not drop a value exactly on the edge.
  const air = 1 + 1e-9;
  return [Math.exp(middle - reach) / air, Math.exp(middle + reach) * air];
};
