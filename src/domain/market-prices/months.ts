import { monthName, monthShortName } from '#domain/format/dates.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import type { Moment } from '#domain/format/vienna-time.ts';

/** A calendar month in Vienna, "2026-11"; texts of it sort as the months do. */
export type Month = string;

const MONTH_FORM = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;

/** Says whether a text is a month from 1900 to 2199. */
export const isMonth = (text: string): boolean => MONTH_FORM.test(text);

const partsOf = (month: Month): { year: number; number: number } => {
  const [year = '', number = ''] = month.split('-');
  return { year: Number(year), number: Number(number) };
};

const monthAt = (count: number): Month => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

const countOf = (month: Month): number => {
  const { year, number } = partsOf(month);
  return year * 12 + number - 1;
};

/** Returns the month in Vienna of a moment. */
export const monthOf = (moment: Moment): Month => {
  const { year, month } = viennaTime(moment);
  return monthAt(year * 12 + month - 1);
};

/** Returns the month a number of months later, or earlier if negative. */
export const addMonths = (month: Month, months: number): Month => monthAt(countOf(month) + months);

/** Returns every month from one to another, both included; none if the other lies before. */
export const monthsFrom = (from: Month, to: Month): Month[] =>
  Array.from({ length: Math.max(0, countOf(to) - countOf(from) + 1) }, (_, index) => addMonths(from, index));

/** Returns a month as "November 2026". */
export const formatMonth = (month: Month): string => {
  const { year, number } = partsOf(month);
  return `${monthName(number)} ${year}`;
};

/** Returns a month as "Nov. 2026". */
export const formatMonthShort = (month: Month): string => {
  const { year, number } = partsOf(month);
  return `${monthShortName(number)} ${year}`;
};

/** Returns a month for an axis: "Nov.", and for January the year, so that every year is named once: "2026". */
export const formatMonthTick = (month: Month): string => {
  const { year, number } = partsOf(month);
  return number === 1 ? String(year) : monthShortName(number);
};
