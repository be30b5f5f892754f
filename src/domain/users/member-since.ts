import { monthName } from '#domain/format/dates.ts';
import type { Moment } from '#domain/format/vienna-time.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';

/** Returns the month in Vienna as "März 2024". */
export function monthOf(moment: Moment): string {
  const { month, year } = viennaTime(moment);
  return `${monthName(month)} ${year}`;
}
