import {
  getAdsAndClicks,
  getListingsAndContacts,
  getLogoStatistics,
  getRegisteredUsers,
  getSiteRequests,
} from '#contract/statistics/statistics.ts';
import type { TimeSeries } from '#contract/statistics/statistics.schemas.ts';
import { type DayValues, sumPerStep, nearestMonth } from '#domain/statistics/steps.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { type Period } from '#domain/statistics/periods.ts';
import type { Counted } from '#web/statistics/figures/course.ts';
import type { OpenDashboard } from './dashboard-access.ts';

type Step = 'DAY' | 'WEEK' | 'MONTH';
type Ask = (period: Period, interval: Step) => Promise<TimeSeries>;

/** A count of the shown period by its steps, and of the compared one by days. */
async function counted({ query: { period, comparison, interval } }: OpenDashboard, ask: Ask): Promise<Counted> {
  const [now, before] = await Promise.all([ask(period, interval), comparison === null ? null : ask(comparison, 'DAY')]);
  return { now, before, from: period.from, interval };
}

export const countAdverts = (open: OpenDashboard): Promise<Counted> =>
  counted(open, (period, interval) => {
    const { category } = open.query;
    return open.api.call(getListingsAndContacts, { ...period, interval, ...(category === null ? {} : { category }) });
  });

export const countAdvertising = (open: OpenDashboard): Promise<Counted> =>
  counted(open, (period, interval) => open.api.call(getAdsAndClicks, { ...period, interval }));

export const countUsers = (open: OpenDashboard): Promise<Counted> =>
  counted(open, (period, interval) => open.api.call(getRegisteredUsers, { ...period, interval }));

export const countRequests = (open: OpenDashboard): Promise<Counted> =>
  counted(open, (period, interval) => open.api.call(getSiteRequests, { ...period, interval }));

/** Logos are counted by days; longer steps are added up here. */
export const countLogo = (open: OpenDashboard, name: string): Promise<Counted> =>
  counted(open, async (period, interval) => {
    const days = await open.api.call(getLogoStatistics, { ...period, name });
    const { labels } = sumPerStep({ labels: days.labels, values: [] }, interval);
    const series = days.series.map((line) => ({
      ...line,
      values: sumPerStep({ labels: days.labels, values: line.values }, interval).values,
    }));
    return { ...days, interval, labels, series };
  });

/** The longest period of one call. */
const DAYS_LOOKED_BACK = 5 * 365;

/** The month nearest to the shown period of which there are figures, where the period itself has none. */
export async function nearestWithFigures(
  { api, query, today }: OpenDashboard,
  of: 'ADVERTS' | 'ADVERTISING',
): Promise<string | null> {
  const asked = { from: dayAfter(today, -DAYS_LOOKED_BACK), to: today, interval: 'MONTH' } as const;
  const { category } = query;
  const months =
    of === 'ADVERTISING'
      ? await api.call(getAdsAndClicks, asked)
      : await api.call(getListingsAndContacts, { ...asked, ...(category === null ? {} : { category }) });
  const values = months.labels.map((_, index) =>
    months.series.reduce((sum, line) => sum + (line.values[index] ?? 0), 0),
  );
  const all: DayValues = { labels: months.labels, values };
  return nearestMonth(query.period, all);
}
