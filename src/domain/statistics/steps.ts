import { formatDate, formatDateMedium, monthName, monthShortName } from '#domain/format/dates.ts';
import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { type Period, type StatisticsInterval, daysOf, firstDayOf } from './periods.ts';

/** Steps of charts, from fine to coarse. */
const VIEW_INTERVALS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly StatisticsInterval[];
export type ViewInterval = (typeof VIEW_INTERVALS)[number];

/** More points cannot be distinguished in one chart; product decision. */
const MOST_STEPS = 100;
const SHORTEST_DAYS: Record<ViewInterval, number> = { DAY: 1, WEEK: 7, MONTH: 28 };
const DAYS_SHOWN_SINGLY = 31;
const DAYS_SHOWN_BY_WEEK = 200;

/** Returns the step that suits a period: days for a month, weeks for half a year, months beyond. */
function usualInterval(days: number): ViewInterval {
  if (days <= DAYS_SHOWN_SINGLY) return 'DAY';
  return days <= DAYS_SHOWN_BY_WEEK ? 'WEEK' : 'MONTH';
}

/**
 * Returns the step of a chart for a period: the wanted one, a coarser one where that has too many points, by default
 * the usual.
 */
export function intervalFor(period: Period, wanted: ViewInterval | null): ViewInterval {
  const days = daysOf(period);
  if (wanted === null) return usualInterval(days);
  const coarseEnough = VIEW_INTERVALS.slice(VIEW_INTERVALS.indexOf(wanted));
  return coarseEnough.find((interval) => days / SHORTEST_DAYS[interval] <= MOST_STEPS) ?? 'MONTH';
}

/** Noon in UTC is the same day in Vienna. */
const noon = (day: string): string => `${day}T12:00:00Z`;

/** Returns a day "2026-11-17" as "17.11.2026". */
export const dayText = (day: string): string => formatDate(noon(day));

/** Returns a period as "1.–30. Nov. 2026" would be read out in full: "1. Nov. 2026 bis 30. Nov. 2026", or its only day. */
export const periodText = ({ from, to }: Period): string =>
  from === to ? formatDateMedium(noon(from)) : `${formatDateMedium(noon(from))} bis ${formatDateMedium(noon(to))}`;

const dayAndMonth = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** Returns the name of a step by its first day: "17.11.2026", "16.–22.11.2026", "November 2026". */
export function stepText(firstDay: string, interval: ViewInterval): string {
  if (interval === 'DAY') return dayText(firstDay);
  if (interval === 'MONTH') return `${monthName(Number(firstDay.slice(5, 7)))}${NO_BREAK_SPACE}${firstDay.slice(0, 4)}`;
  const lastDay = dayAfter(firstDay, 6);
  return `${dayAndMonth(firstDay)}–${dayAndMonth(lastDay)}${lastDay.slice(0, 4)}`;
}

/** Returns the short name of a step for an axis: "17.11.", "Nov. 26". */
export const stepTick = (firstDay: string, interval: ViewInterval): string =>
  interval === 'MONTH'
    ? `${monthShortName(Number(firstDay.slice(5, 7)))}${NO_BREAK_SPACE}${firstDay.slice(2, 4)}`
    : dayAndMonth(firstDay);

export type DayValues = { labels: readonly string[]; values: readonly number[] };

/** Returns counts of days added up by step, in the order of days. */
export function sumPerStep(
  { labels, values }: DayValues,
  interval: ViewInterval,
): { labels: string[]; values: number[] } {
  const sums = new Map<string, number>();
  labels.forEach((day, index) => {
    const step = firstDayOf(day, interval);
    sums.set(step, (sums.get(step) ?? 0) + (values[index] ?? 0));
  });
  return { labels: [...sums.keys()], values: [...sums.values()] };
}

/** Returns the month nearest to a period in which something was counted, the later of two; null where there is none. */
export function nearestMonth(period: Period, months: DayValues): string | null {
  const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const [first, last] = [monthNumber(period.from), monthNumber(period.to)];
  const distance = (day: string): number => Math.max(first - monthNumber(day), monthNumber(day) - last, 0);
  const counted = months.labels.filter((_, index) => (months.values[index] ?? 0) > 0);
  return counted.toSorted((one, other) => distance(one) - distance(other) || other.localeCompare(one))[0] ?? null;
}
