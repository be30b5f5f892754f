/** Both in milliseconds. */
export type DelayRange = { firstInMs: number; longestInMs: number };

/** Milliseconds until the next try after so many failures since the first one (from 0): doubled with each, up to the longest. */
export const doublingDelayInMs = (failures: number, { firstInMs, longestInMs }: DelayRange): number =>
  Math.min(longestInMs, firstInMs * 2 ** failures);
