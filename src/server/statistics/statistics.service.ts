import { formatIsoDate } from '#domain/format/dates.ts';
import { CATEGORIES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { CONTACT_TYPES, type EventType } from '#domain/statistics/event-types.data.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import {
  type Period,
  type StatisticsInterval,
  labelsOf,
  periodIssues,
  startOfDay,
} from '#domain/statistics/periods.ts';
import type {
  AdvertStatistics,
  AdvertisingStatistics,
  CategoryStatistics,
  PopularAdvert,
  PublicStatistics,
  TimeSeries,
} from '#contract/statistics/statistics.schemas.ts';
import { statisticsTexts } from '#texts/de/statistics/statistics.ts';
import { hoursKeptSince } from '#server/events/event-retention.service.ts';
import { advertNotFound } from '#server/adverts/adverts.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import * as advertising from './advertising-statistics.repository.ts';
import * as adverts from './adverts-statistics.repository.ts';
import * as series from './series.repository.ts';
import type { Scope } from './statistics-access.ts';
import { logoUnknown, periodRefused } from './statistics.problems.ts';
import { listAdvertSums, listTopAdverts } from './top-adverts.repository.ts';

export type Counting = Pick<BaseContext, 'db' | 'clock'>;
type OverTime = Period & { interval: StatisticsInterval };
type Wish = { types: readonly EventType[]; category?: CategoryCode | undefined; items?: readonly string[] };
type Line = { name: string; title: string; types: readonly EventType[] };

const USUAL_SIZE = 20;
const MONTHS_ON_THE_START_PAGE = 12;
const titles = statisticsTexts.series;

function requirePeriod(period: Period, interval: StatisticsInterval): void {
  const issues = periodIssues(period, interval);
  if (issues.length > 0) throw periodRefused(issues);
}

/** Counts of some event types by step, of everything or of certain items. */
async function countsOf({ db }: Counting, { from, to, interval }: OverTime, { types, category, items }: Wish) {
  const wish = { types, period: { from, to }, interval, category };
  const hours = { from: startOfDay(from), to: startOfDay(dayAfter(to, 1)) };
  return items ? series.listCountsOfItems(db, wish, items) : series.listCounts(db, wish, hours);
}

/** Points in the order of labels, zero where there are none; several types of a line are added up. */
function drawn(counting: Counting, asked: OverTime, lines: readonly Line[], points: series.SeriesPoint[]): TimeSeries {
  const labels = labelsOf(asked, asked.interval);
  const at = new Map(labels.map((label, index) => [label, index]));
  const drawnLines = lines.map(({ name, title, types }) => {
    const values = labels.map(() => 0);
    for (const { label, type, count } of points) {
      const index = at.get(label);
      if (index !== undefined && types.includes(type)) values[index] = (values[index] ?? 0) + count;
    }
    return { name, title, values };
  });
  return { interval: asked.interval, labels, series: drawnLines, countedAt: counting.clock().toISOString() };
}

const ADVERTISING_LINES: readonly Line[] = [
  { name: 'shown', title: titles.shown, types: ['ADVERTISING_SHOWN'] },
  { name: 'clicked', title: titles.clicked, types: ['ADVERTISING_CLICKED'] },
];
const MARKET_LINES: readonly Line[] = [
  { name: 'listings', title: titles.listings, types: ['ADVERT_PUBLISHED'] },
  { name: 'views', title: titles.views, types: ['PRODUCT_DETAILS_FETCHED'] },
  { name: 'contacts', title: titles.contacts, types: CONTACT_TYPES },
  ...CONTACT_TYPES.map((type) => ({ name: type, title: titles[type], types: [type] })),
];
const typesOf = (lines: readonly Line[]): EventType[] => [...new Set(lines.flatMap(({ types }) => types))];

/** Hours are kept for a limited time and for the whole marketplace only: otherwise the step is a day. */
function stepFor({ clock }: Counting, { interval, ...period }: OverTime, scope: Scope = { ownerKey: null }): OverTime {
  const hasHours = scope.ownerKey === null && startOfDay(period.from) >= hoursKeptSince(clock());
  return { ...period, interval: interval === 'HOUR' && !hasHours ? 'DAY' : interval };
}

export async function getAdsAndClicks(counting: Counting, scope: Scope, given: OverTime): Promise<TimeSeries> {
  requirePeriod(given, given.interval);
  const asked = stepFor(counting, given, scope);
  const own = scope.ownerKey === null ? {} : { items: await advertising.listEntryIds(counting.db, scope.ownerKey) };
  const points = await countsOf(counting, asked, { types: typesOf(ADVERTISING_LINES), ...own });
  return drawn(counting, asked, ADVERTISING_LINES, points);
}

export async function getListingsAndContacts(
  counting: Counting,
  scope: Scope,
  { category, ...given }: OverTime & { category?: CategoryCode | undefined },
): Promise<TimeSeries> {
  requirePeriod(given, given.interval);
  const asked = stepFor(counting, given, scope);
  const own =
    scope.ownerKey === null ? {} : { items: await adverts.listAdvertIds(counting.db, scope.ownerKey, category) };
  const points = await countsOf(counting, asked, { types: typesOf(MARKET_LINES), category, ...own });
  return drawn(counting, asked, MARKET_LINES, points);
}

/** @throws statistics.logo-unknown (404) */
export async function getLogoStatistics(
  counting: Counting,
  { ownerKey }: Scope,
  { name, ...period }: Period & { name: string },
): Promise<TimeSeries> {
  requirePeriod(period, 'DAY');
  const items = await advertising.listEntryIdsByName(counting.db, name, ownerKey);
  if (items.length === 0) throw logoUnknown();
  const asked: OverTime = { ...period, interval: 'DAY' };
  const points = await countsOf(counting, asked, { types: typesOf(ADVERTISING_LINES), items });
  return drawn(counting, asked, ADVERTISING_LINES, points);
}

export async function listAdvertisingStatistics(
  { db }: Counting,
  { ownerKey }: Scope,
  { search = '', ...period }: Period & { search?: string | undefined },
): Promise<AdvertisingStatistics[]> {
  requirePeriod(period, 'DAY');
  return advertising.listEntryCounts(db, { period, search, ownerKey });
}

type PopularWish = { by: 'VIEWS' | 'CONTACTS'; category?: CategoryCode | undefined; size?: number };

export async function listPopularAdverts(
  { db }: Counting,
  { ownerKey }: Scope,
  { by, category, size = USUAL_SIZE, ...period }: Period & PopularWish,
): Promise<PopularAdvert[]> {
  requirePeriod(period, 'DAY');
  const views: EventType = 'PRODUCT_DETAILS_FETCHED';
  const top = await listTopAdverts(db, {
    types: by === 'VIEWS' ? [views] : CONTACT_TYPES,
    period,
    ownerKey,
    category,
    limit: size,
  });
  const types = [views, ...CONTACT_TYPES];
  const sums = await listAdvertSums(
    db,
    top.map(({ id }) => id),
    { types, period },
  );
  const sumOf = (id: string, isView: boolean): number =>
    sums.filter((sum) => sum.id === id && (sum.type === views) === isView).reduce((sum, { count }) => sum + count, 0);
  return top.map((advert) => ({
    ...advert,
    viewCount: sumOf(advert.id, true),
    contactCount: sumOf(advert.id, false),
  }));
}

export async function getRegisteredUsers(counting: Counting, given: OverTime): Promise<TimeSeries> {
  requirePeriod(given, given.interval);
  const asked = stepFor(counting, given);
  const lines: Line[] = [{ name: 'registered', title: titles.registered, types: ['REGISTERED'] }];
  return drawn(counting, asked, lines, await countsOf(counting, asked, { types: typesOf(lines) }));
}

/** Page views; with the visits of each day, where the steps are days or longer. */
export async function getSiteRequests(counting: Counting, given: OverTime): Promise<TimeSeries> {
  requirePeriod(given, given.interval);
  const asked = stepFor(counting, given);
  const requests: Line[] = [{ name: 'requests', title: titles.requests, types: ['PAGE_OPENED'] }];
  const result = drawn(counting, asked, requests, await countsOf(counting, asked, { types: ['PAGE_OPENED'] }));
  if (asked.interval === 'HOUR') return result;
  const visitors: Line[] = [{ name: 'visitors', title: titles.visitors, types: ['PAGE_OPENED'] }];
  const points = await series.listVisitors(counting.db, asked, asked.interval);
  return { ...result, series: [...result.series, ...drawn(counting, asked, visitors, points).series] };
}

export async function listCategoryStatistics({ db }: Counting, period: Period): Promise<CategoryStatistics[]> {
  requirePeriod(period, 'DAY');
  const types: EventType[] = ['ADVERT_PUBLISHED', 'PRODUCT_DETAILS_FETCHED', ...CONTACT_TYPES];
  const sums = await series.listCategorySums(db, types, period);
  return CATEGORIES.map(({ code, text }) => {
    const sumOf = (wanted: readonly EventType[]): number =>
      sums
        .filter(({ category, type }) => category === code && wanted.includes(type))
        .reduce((sum, { count }) => sum + count, 0);
    return {
      category: code,
      title: text,
      listings: sumOf(['ADVERT_PUBLISHED']),
      views: sumOf(['PRODUCT_DETAILS_FETCHED']),
      contacts: sumOf(CONTACT_TYPES),
    };
  });
}

/** Sellers and public adverts of now, contacts since the beginning, and new adverts of the last twelve months. */
export async function getPublicStatistics(counting: Counting): Promise<PublicStatistics> {
  const { db, clock } = counting;
  const today = formatIsoDate(clock());
  const months = labelsOf({ from: dayAfter(today, -365), to: today }, 'MONTH').slice(-MONTHS_ON_THE_START_PAGE);
  const asked: OverTime = { from: months[0] ?? today, to: today, interval: 'MONTH' };
  const [market, contacts, points] = await Promise.all([
    adverts.countMarket(db, clock()),
    series.countAllTime(db, CONTACT_TYPES),
    countsOf(counting, asked, { types: ['ADVERT_PUBLISHED'] }),
  ]);
  const countOf = (month: string): number => points.find(({ label }) => label === month)?.count ?? 0;
  return {
    nrSeller: market.sellers,
    nrAdverts: market.adverts,
    nrContacts: contacts,
    adverts: months.map((month) => ({ month: month.slice(0, 7), count: countOf(month) })),
  };
}

const DAYS_OF_AN_ADVERT = 30;
type AdvertWish = { advertId: string; from?: string | undefined; to?: string | undefined };

/** What became of an advert of the viewer, or of any for those who see everything. @throws advert.not-found (404) */
export async function getAdvertStatistics(
  counting: Counting,
  { ownerKey }: Scope,
  { advertId, from, to }: AdvertWish,
): Promise<AdvertStatistics> {
  const today = formatIsoDate(counting.clock());
  const period = { from: from ?? dayAfter(to ?? today, 1 - DAYS_OF_AN_ADVERT), to: to ?? today };
  requirePeriod(period, 'DAY');
  const advert = await adverts.findOwnAdvert(counting.db, advertId, ownerKey);
  if (!advert) throw advertNotFound();
  const [days, counted] = await Promise.all([
    adverts.listAdvertDays(counting.db, advert),
    adverts.findAdvertSums(counting.db, advert.key),
  ]);
  const inside = days.filter(({ day }) => day >= period.from && day <= period.to);
  const byDay = new Map(inside.map((entry) => [entry.day, entry]));
  const labels = labelsOf(period, 'DAY');
  const kinds = ['views', 'reveals', 'chats', 'agreements', 'scans'] as const;
  const sum = (entries: readonly adverts.AdvertDay[], kind: (typeof kinds)[number]): number =>
    entries.reduce((total, entry) => total + entry[kind], 0);
  const sums = (entries: readonly adverts.AdvertDay[]): AdvertStatistics['funnel'] => ({
    views: sum(entries, 'views'),
    reveals: sum(entries, 'reveals'),
    chats: sum(entries, 'chats'),
    agreements: sum(entries, 'agreements'),
  });
  return {
    advertId: advert.id,
    title: advert.title,
    ...period,
    days: {
      interval: 'DAY',
      labels,
      series: kinds.map((kind) => ({
        name: kind,
        title: titles[kind],
        values: labels.map((day) => byDay.get(day)?.[kind] ?? 0),
      })),
    },
    funnel: sums(inside),
    ever: { ...sums(days), ...counted },
    scans: { inPeriod: sum(inside, 'scans'), ever: sum(days, 'scans') },
  };
}
