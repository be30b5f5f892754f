import { type Period, previousPeriod } from './periods.ts';

/** What a period is compared with: the same number of days before it, the same days a year before, nothing. */
const COMPARISONS = ['PREVIOUS', 'YEAR_BEFORE', 'NONE'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const FEBRUARY_29 = /-02-29$/;

/** The 29th of February is compared with the 28th in other years. */
const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`.replace(FEBRUARY_29, '-02-28');

/** Returns the period to compare with, or null for none. */
export function comparisonPeriod(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'NONE') return null;
  if (comparison === 'PREVIOUS') return previousPeriod(period);
  return { from: yearBefore(period.from), to: yearBefore(period.to) };
}
