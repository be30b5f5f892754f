import { NO_BREAK_SPACE } from './numbers.ts';
import { viennaDaysBetween, viennaTime } from './vienna-time.ts';
import type { Moment } from './vienna-time.ts';

/** Austrian month names, long and short; January is "Jänner" here. */
const MONTHS: readonly (readonly [long: string, short: string])[] = [
  ['Jänner', 'Jän.'],
  ['Februar', 'Feb.'],
  ['März', 'März'],
  ['April', 'Apr.'],
  ['Mai', 'Mai'],
  ['Juni', 'Juni'],
  ['Juli', 'Juli'],
  ['August', 'Aug.'],
  ['September', 'Sep.'],
  ['Oktober', 'Okt.'],
  ['November', 'Nov.'],
  ['Dezember', 'Dez.'],
];

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** Returns the Austrian name of a month 1–12, "Jänner" to "Dezember", or "" outside. */
export const monthName = (month: number): string => MONTHS[month - 1]?.[0] ?? '';

/** Returns the Austrian short name of a month 1–12, "Jän." to "Dez.", or "" outside. */
export const monthShortName = (month: number): string => MONTHS[month - 1]?.[1] ?? '';

/** Returns the day in Vienna as "17.11.2026". */
export const formatDate = (moment: Moment): string => {
  const { day, month, year } = viennaTime(moment);
  return `${twoDigits(day)}.${twoDigits(month)}.${year}`;
};

/** Returns the day in Vienna as "11. Nov. 2026". */
export const formatDateMedium = (moment: Moment): string => {
  const { day, month, year } = viennaTime(moment);
  return `${day}.${NO_BREAK_SPACE}${monthShortName(month)} ${year}`;
};

/** Returns the day in Vienna as "11. November 2026". */
export const formatDateLong = (moment: Moment): string => {
  const { day, month, year } = viennaTime(moment);
  return `${day}.${NO_BREAK_SPACE}${monthName(month)} ${year}`;
};

/** Returns the day in Vienna as "3. Dezember". */
export const formatDayAndMonth = (moment: Moment): string => {
  const { day, month } = viennaTime(moment);
  return `${day}.${NO_BREAK_SPACE}${monthName(month)}`;
};

/** Returns the time of day in Vienna as "08:05". */
export const formatTime = (moment: Moment): string => {
  const { hour, minute } = viennaTime(moment);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** Returns day and time in Vienna as "17.11.2026, 08:05". */
export const formatDateTime = (moment: Moment): string => `${formatDate(moment)}, ${formatTime(moment)}`;

/** Returns the day in Vienna for machines as "2026-11-17". */
export const formatIsoDate = (moment: Moment): string => {
  const { day, month, year } = viennaTime(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** Beyond two months a date says more than a count. */
const LAST_COUNTED_DAY = 60;

const counted = (days: number): string => {
  if (days < 14) return `${days}${NO_BREAK_SPACE}Tagen`;
  return `${Math.floor(days / 7)}${NO_BREAK_SPACE}Wochen`;
};

/**
 * Returns how long ago, or how far ahead, a moment lies in Vienna calendar days: "heute", "gestern", "vor 3 Tagen",
 * "vor 5 Wochen", "morgen", "in 3 Tagen"; beyond 60 days the date.
 */
export const formatRelativeDay = (moment: Moment, now: Moment): string => {
  const days = viennaDaysBetween(now, moment);
  if (days === 0) return 'heute';
  if (days === -1) return 'gestern';
  if (days === 1) return 'morgen';
  if (Math.abs(days) > LAST_COUNTED_DAY) return formatDateMedium(moment);
  return days < 0 ? `vor${NO_BREAK_SPACE}${counted(-days)}` : `in${NO_BREAK_SPACE}${counted(days)}`;
};
