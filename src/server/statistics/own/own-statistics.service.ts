import { DAY_IN_MS } from '#domain/durations.ts';
import type { OwnStatistics, RankedAdvert, TimeSeries } from '#contract/statistics/statistics.schemas.ts';
import { UNANSWERED_CHATS } from '#domain/adverts/availability/confirmation.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { issue } from '#domain/result.ts';
import { hintsFor } from '#domain/statistics/advert-hints.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { type Period, daysOf, labelsOf, periodIssues, previousPeriod, startOfDay } from '#domain/statistics/periods.ts';
import { statisticsTexts } from '#texts/de/statistics/statistics.ts';
import { pricePositionsOf } from '#server/market-prices/market-position.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { periodRefused } from '#server/statistics/statistics.problems.ts';
import {
  type OwnDay,
  type RankedRow,
  type Span,
  type StateRow,
  findWaitingChats,
  listOwnDays,
  listOwnStates,
  listRankedAdverts,
} from './own-statistics.repository.ts';

/** Product decisions: usual and longest period, adverts named, and how long one is online before it counts as weak. */
const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const MOST_RANKED = 5;
const FAIR_CHANCE_IN_DAYS = 14;
/** As in the filter of the own adverts. */
const SOON_IN_DAYS = 14;

const titles = statisticsTexts.series;
const KINDS = ['views', 'reveals', 'chats', 'agreements'] as const;

const spanOf = (period: Period): Span => ({
  ...period,
  begins: startOfDay(period.from),
  ends: startOfDay(dayAfter(period.to, 1)),
});

function periodOf(now: Date, { from, to }: { from?: string | undefined; to?: string | undefined }): Period {
  const last = to ?? formatIsoDate(now);
  const period = { from: from ?? dayAfter(last, 1 - USUAL_DAYS), to: last };
  const issues = periodIssues(period, 'DAY');
  if (issues.length === 0 && daysOf(period) > MOST_DAYS) issues.push(issue('to', 'period.too-long'));
  if (issues.length > 0) throw periodRefused(issues);
  return period;
}

/** Remembers the counts of a seller and a period for a while: going from measure to measure asks for the same. */
export type KeepDays = (key: string, make: () => Promise<OwnDay[]>) => Promise<OwnDay[]>;

/**
 * How all adverts of the viewer do: counts by day and of as many days before, the best and the weakest, and what waits.
 * @throws request.refused (422)
 */
export async function getOwnStatistics(
  context: Context,
  asked: { from?: string | undefined; to?: string | undefined },
  keepDays: KeepDays,
): Promise<OwnStatistics> {
  const { key } = requireViewer(context);
  const now = context.clock();
  const period = periodOf(now, asked);
  const before = previousPeriod(period);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_IN_MS);
  const [days, ranked, states, chats] = await Promise.all([
    keepDays(`${key} ${before.from} ${period.to}`, () =>
      listOwnDays(context.db, key, spanOf({ from: before.from, to: period.to })),
    ),
    listRankedAdverts(context.db, key, {
      ...spanOf(period),
      now,
      limit: MOST_RANKED,
      oldEnough: daysAgo(FAIR_CHANCE_IN_DAYS),
    }),
    listOwnStates(context.db, key, { now, soonEnd: daysAgo(-SOON_IN_DAYS) }),
    findWaitingChats(context.db, key, daysAgo(UNANSWERED_CHATS.withinDays)),
  ]);
  const named = await presentRanked(context, ranked, now);
  const sum = (of: 'asked' | 'ending_soon' | 'without_picture'): number =>
    states.reduce((total, state) => total + state[of], 0);
  return {
    ...period,
    days: seriesOf(period, days),
    daysBefore: seriesOf(before, days),
    counts: countsOf(states),
    waiting: {
      chats: chats?.count ?? 0,
      oldestChat: chats === null ? null : { id: chats.id, since: chats.since.toISOString() },
      asked: sum('asked'),
      endingSoon: sum('ending_soon'),
      withoutPicture: sum('without_picture'),
    },
    best: named.filter((_, index) => ranked[index]?.is_best),
    weakest: named.filter((_, index) => ranked[index]?.is_best === false),
  };
}

function seriesOf(period: Period, days: readonly OwnDay[]): TimeSeries {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const labels = labelsOf(period, 'DAY');
  return {
    interval: 'DAY',
    labels,
    series: KINDS.map((kind) => ({
      name: kind,
      title: titles[kind],
      values: labels.map((day) => byDay.get(day)?.[kind] ?? 0),
    })),
  };
}

function countsOf(states: readonly StateRow[]): OwnStatistics['counts'] {
  const counts = { DRAFT: 0, ACTIVE: 0, INACTIVE: 0, EXPIRED: 0, BLOCKED: 0, DELETED: 0 };
  for (const { status, count } of states) counts[status] = count;
  return counts;
}

async function presentRanked(context: Context, rows: readonly RankedRow[], now: Date): Promise<RankedAdvert[]> {
  const prices = await pricePositionsOf(
    context,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => {
    const { key, id, slug, title, views, reveals, chats } = row;
    const price = prices.get(key);
    const hints = hintsFor({
      isOnline: true,
      imageCount: row.image_count,
      hasPrice: row.has_price,
      priceDifferenceInPercent: (price?.market ?? price?.around)?.differenceInPercent ?? null,
      descriptionLength: row.description_length,
      daysOnline: row.published_at === null ? 0 : viennaDaysBetween(row.published_at, now),
      daysLeft: row.expires_at === null ? null : viennaDaysBetween(now, row.expires_at),
      views: row.views_ever,
      contacts: row.contacts_ever,
    });
    return { id, slug, title, views, reveals, chats, hints };
  });
}
