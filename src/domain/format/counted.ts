import { formatNumber } from './numbers.ts';

/** Returns a number with what it counts: "1 Anzeige", "1.234 Anzeigen". */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;
