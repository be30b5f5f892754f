import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { type Issue, issue } from '#domain/result.ts';

export const STATISTICS_INTERVALS = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const;
export type StatisticsInterval = (typeof STATISTICS_INTERVALS)[number];

/** Calendar days of Vienna, `2026-11-21`; both belong to the period. */
export type Period = { from: string; to: string };

/** The first year anything can have happened in, and how much is summed up in one answer; product decisions. */
const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;
const MOST_DAYS = 5 * 366;
const MOST_DAYS_BY_HOUR = 7;

const dayNumberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_IN_MS;

/** Returns how many calendar days a period has, 1 or more. */
export const daysOf = ({ from, to }: Period): number => dayNumberOf(to) - dayNumberOf(from) + 1;

/** Returns the period of the same length that ends the day before. */
export const previousPeriod = (period: Period): Period => ({
  from: dayAfter(period.from, -daysOf(period)),
  to: dayAfter(period.from, -1),
});

/** Returns why a period cannot be counted in steps of an interval, empty if it can. */
export function periodIssues({ from, to }: Period, interval: StatisticsInterval): Issue[] {
  const years = [from, to].map((day) => Number(day.slice(0, 4)));
  if (years.some((year) => year < FIRST_YEAR || year > LAST_YEAR)) return [issue('from', 'period.outside')];
  if (from > to) return [issue('to', 'period.upside-down')];
  if (daysOf({ from, to }) > MOST_DAYS) return [issue('to', 'period.too-long')];
  if (interval === 'HOUR' && daysOf({ from, to }) > MOST_DAYS_BY_HOUR) return [issue('interval', 'period.too-fine')];
  return [];
}

/** Returns the moment a day of Vienna begins; clocks never change at midnight (Directive 2000/84/EC: at 01:00 UTC). */
export function startOfDay(day: string): Date {
  const inWinter = dayNumberOf(day) * DAY_IN_MS - HOUR_IN_MS;
  return new Date(viennaTime(inWinter).hour === 0 ? inWinter : inWinter - HOUR_IN_MS);
}

/** Returns the first day of the step with a day; weeks begin on Monday (ISO 8601). */
export function firstDayOf(day: string, interval: StatisticsInterval): string {
  if (interval === 'MONTH') return `${day.slice(0, 7)}-01`;
  if (interval !== 'WEEK') return day;
  // 1 January 1970 was a Thursday.
  return dayAfter(day, -((dayNumberOf(day) + 3) % 7));
}

/**
 * Returns the label of every step of a period without gaps: the first day of a day, week or month, for hours their
 * start (ISO 8601, UTC; 23 or 25 on the days of clock changes).
 */
export function labelsOf(period: Period, interval: StatisticsInterval): string[] {
  if (interval === 'HOUR') {
    const first = startOfDay(period.from).getTime();
    const hours = (startOfDay(dayAfter(period.to, 1)).getTime() - first) / HOUR_IN_MS;
    return Array.from({ length: hours }, (_, hour) => new Date(first + hour * HOUR_IN_MS).toISOString());
  }
  const days = Array.from({ length: daysOf(period) }, (_, index) => firstDayOf(dayAfter(period.from, index), interval));
  return [...new Set(days)];
}
