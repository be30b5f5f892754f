import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import { type Moment, viennaTime } from '#domain/format/vienna-time.ts';
import { isPublicHoliday } from './holidays.ts';
import type { IntervalUnit } from '#domain/plans/plans.data.ts';

type Day = { year: number; month: number; day: number };

/** Returns the moment at which a calendar day in Vienna begins; days beyond the month's end roll over. */
export function startOfViennaDay({ year, month, day }: Day): Date {
  const midnightInUtc = Date.UTC(year, month - 1, day);
  const inWinter = new Date(midnightInUtc - HOUR_IN_MS);
  return viennaTime(inWinter).hour === 0 ? inWinter : new Date(midnightInUtc - 2 * HOUR_IN_MS);
}

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function addMonths({ year, month, day }: Day, months: number): Day {
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...target, day: Math.min(day, daysOfMonth(target.year, target.month)) };
}

function addDays(from: Day, days: number): Day {
  const moved = new Date(Date.UTC(from.year, from.month - 1, from.day) + days * DAY_IN_MS);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

export type Interval = { unit: IntervalUnit; count: number };

function move(anchor: Day, { unit, count }: Interval, times: number): Day {
  if (unit === 'DAY' || unit === 'WEEK') return addDays(anchor, count * times * (unit === 'WEEK' ? 7 : 1));
  return addMonths(anchor, count * times * (unit === 'YEAR' ? 12 : 1));
}

/**
 * Returns the end of the `times`-th period (from 1) of something that begins at a moment: the end of that calendar day
 * in Vienna. The day of the month is kept where the month has it: 31 January, 28 February, 31 March.
 */
export function periodEnd(validFrom: Moment, interval: Interval, times = 1): Date {
  // What begins at midnight follows something that ended with the day before, whose rhythm it keeps.
  const { year, month, day } = viennaTime(new Date(validFrom).getTime() - 1);
  const last = move({ year, month, day }, interval, times);
  return startOfViennaDay(addDays(last, 1));
}

/**
 * Returns the end of the period after `validTo`, in the rhythm of what began at `validFrom`. Where `validTo` is outside
 * that rhythm, the nearest end that gives more than half a period, so that a month is never charged for a few days.
 */
export function nextPeriodEnd(validFrom: Moment, validTo: Moment, interval: Interval): Date {
  const after = new Date(validTo).getTime();
  for (let times = 1; ; times += 1) {
    const end = periodEnd(validFrom, interval, times);
    const whole = end.getTime() - periodEnd(validFrom, interval, times - 1).getTime();
    if (end.getTime() - after > whole / 2) return end;
  }
}

const WITHDRAWAL_DAYS = 14;
const SATURDAY = 6;

const isRestDay = (day: Day): boolean => {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  return weekday === 0 || weekday === SATURDAY || isPublicHoliday(day);
};

/**
 * Returns until when a contract made at a moment can be withdrawn from: the end of the 14th day after it in Vienna, on a
 * weekend or public holiday the end of the next working day. Source: FAGG § 11; Regulation (EEC, Euratom) No 1182/71,
 * Art. 3(4).
 */
export function withdrawableUntil(orderedAt: Moment): Date {
  const { year, month, day } = viennaTime(orderedAt);
  let last = addDays({ year, month, day }, WITHDRAWAL_DAYS);
  while (isRestDay(last)) last = addDays(last, 1);
  return startOfViennaDay(addDays(last, 1));
}

/** Returns the deadline of a refund due since a moment: 14 days later. Source: FAGG § 14 Abs. 1. */
export const refundableUntil = (dueSince: Moment): Date => daysFrom(dueSince, WITHDRAWAL_DAYS);

/** Returns the moment so many times 24 hours before or after another. */
export const daysFrom = (moment: Moment, days: number): Date => new Date(new Date(moment).getTime() + days * DAY_IN_MS);
