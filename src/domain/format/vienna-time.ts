import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';

/** A moment: a Date, milliseconds since 1970, or an ISO 8601 text. */
export type Moment = Date | number | string;

/** Wall-clock parts in Vienna; month 1–12, weekday 0 = Sunday, `dayNumber` counts calendar days since 1970. */
export type ViennaTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
  dayNumber: number;
};

const millisecondsOf = (moment: Moment): number => new Date(moment).getTime();

/** Last Sunday of a month (0-based), 01:00 UTC: when the EU changes its clocks. Source: Directive 2000/84/EC. */
const clockChangeInMs = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_IN_MS;
};

/** Returns the wall-clock time in Europe/Vienna of a moment from 1996 on, without locale or zone data. */
export const viennaTime = (moment: Moment): ViennaTime => {
  const utcInMs = millisecondsOf(moment);
  const utcYear = new Date(utcInMs).getUTCFullYear();
  const isSummer = utcInMs >= clockChangeInMs(utcYear, 2) && utcInMs < clockChangeInMs(utcYear, 9);
  const localInMs = utcInMs + (isSummer ? 2 : 1) * HOUR_IN_MS;
  const local = new Date(localInMs);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    weekday: local.getUTCDay(),
    dayNumber: Math.floor(localInMs / DAY_IN_MS),
  };
};

/**
 * Returns the moment of a wall-clock time in Vienna, `2026-11-26T18:30`, or null for what is none. An hour that happens
 * twice in autumn counts as the first one, one that is left out in spring as an hour later, as clocks show it then.
 */
export function viennaMoment(text: string): Date | null {
  const [, clock] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?$/.exec(text) ?? [];
  const asUtc = clock === undefined ? Number.NaN : Date.parse(`${clock}Z`);
  if (clock === undefined || Number.isNaN(asUtc)) return null;
  const read = new Date(asUtc);
  // Calendars without that day roll over.
  if (!read.toISOString().startsWith(clock)) return null;
  const inSummer = asUtc - 2 * HOUR_IN_MS;
  return new Date(viennaTime(inSummer).hour === read.getUTCHours() ? inSummer : inSummer + HOUR_IN_MS);
}

/** Returns the last moment of a day in Vienna; `dayNumber` as in `viennaTime`. */
export function endOfViennaDay(dayNumber: number): Date {
  const midnight = (dayNumber + 1) * DAY_IN_MS;
  const inSummer = midnight - 2 * HOUR_IN_MS - 1;
  return new Date(viennaTime(inSummer).hour === 23 ? inSummer : inSummer + HOUR_IN_MS);
}

/** Returns the calendar days in Vienna from one moment to another; negative if the other lies before. */
export const viennaDaysBetween = (from: Moment, to: Moment): number =>
  viennaTime(to).dayNumber - viennaTime(from).dayNumber;
