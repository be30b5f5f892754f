import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { getOwnStatistics } from '#contract/statistics/statistics.ts';
import type { TimeSeries } from '#contract/statistics/statistics.schemas.ts';
import { findUser } from '#contract/users/users.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { previousPeriod } from '#domain/statistics/periods.ts';
import { type ViewInterval, intervalFor, sumPerStep } from '#domain/statistics/steps.ts';
import { ownOverviewTexts as texts } from '#texts/de/statistics/own-overview.ts';
import { sumsOf, timeSeriesOf } from '#web/statistics/figures/course.ts';
import type { MeasureTile } from '#web/statistics/figures/measure-tiles.tsx';
import { sellerRecordOf } from '#web/users/seller-record/seller-record.parts.ts';

export const OVERVIEW_DAYS = ['30', '90', 'jahr'] as const;
type OverviewDays = (typeof OVERVIEW_DAYS)[number];
const LENGTHS: Record<OverviewDays, number> = { '30': 30, '90': 90, jahr: 365 };

/** The measures of the chart by their names in the address. */
const MEASURES = { aufrufe: 'views', kontakte: 'reveals', chats: 'chats', vereinbarungen: 'agreements' } as const;
const MEASURE_NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

/** Returns the address of the overview with a period and a measure, without what is usual anyway. */
export function overviewPath(days: OverviewDays, zahl: keyof typeof MEASURES): string {
  const query = new URLSearchParams();
  if (days !== '30') query.set('tage', days);
  if (zahl !== 'aufrufe') query.set('zahl', zahl);
  return ownAdvertPaths.myStatistics() + (query.size === 0 ? '' : `?${query.toString()}`);
}

/** How all adverts of the viewer do, over the period and with the measure that the address names. */
export async function loadOwnOverview(api: Api, viewerId: string, { searchParams }: URL) {
  const days = OVERVIEW_DAYS.find((name) => name === searchParams.get('tage')) ?? '30';
  const zahl = MEASURE_NAMES.find((name) => name === searchParams.get('zahl')) ?? 'aufrufe';
  const now = new Date();
  const to = formatIsoDate(now);
  const period = { from: dayAfter(to, 1 - LENGTHS[days]), to };
  const [statistics, seller] = await Promise.all([api.call(getOwnStatistics, period), sellerOf(api, viewerId)]);
  const { days: byDay, daysBefore, counts, waiting, best, weakest } = statistics;
  const interval = intervalFor(period, null);
  const counted = { now: byStep(byDay, interval), before: daysBefore, from: period.from, interval };
  const tiles = MEASURE_NAMES.map((name): MeasureTile => {
    const key = MEASURES[name];
    return {
      key,
      name: texts.measures[key],
      ...sumsOf(counted, key),
      values: counted.now.series.find((line) => line.name === key)?.values ?? [],
      href: overviewPath(days, name),
      isShown: name === zahl,
    };
  });
  const shown = MEASURES[zahl];
  const record = sellerRecordOf(seller);
  return {
    days,
    zahl,
    period,
    before: previousPeriod(period),
    tiles,
    course: timeSeriesOf(counted, { key: shown, title: texts.measures[shown], name: shown }),
    counts,
    waiting,
    /** Days for which the oldest message has waited. */
    waitsForDays: waiting.oldestChat === null ? 0 : viennaDaysBetween(waiting.oldestChat.since, now),
    best,
    weakest,
    answers: record?.answers ? texts.answers(record.answers, record.answersOf) : null,
  };
}

export type OwnOverview = Awaited<ReturnType<typeof loadOwnOverview>>;

function byStep(series: TimeSeries, interval: ViewInterval): TimeSeries {
  const { labels } = sumPerStep({ labels: series.labels, values: [] }, interval);
  return {
    ...series,
    interval,
    labels,
    series: series.series.map((line) => ({
      ...line,
      values: sumPerStep({ labels: series.labels, values: line.values }, interval).values,
    })),
  };
}

/** Optional: the overview is shown without what others see of the seller. */
async function sellerOf(api: Api, id: string) {
  try {
    return await api.call(findUser, { userDto: { id } });
  } catch (error) {
    if (isResponseError(error)) return null;
    throw error;
  }
}
