import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { STATISTICS_INTERVALS } from '#domain/statistics/periods.ts';
import { day, id, instant, named, text, wholeNumberInQuery } from '#contract/fields.ts';

export const POPULARITIES = ['VIEWS', 'CONTACTS'] as const;

/**
 * Counts over time; every series has one value for each label, zero where nothing happened. Labels are the first day of
 * an interval in Vienna, for hours their start.
 */
export const TimeSeries = named(
  'TimeSeries',
  z.object({
    interval: z.enum(STATISTICS_INTERVALS),
    labels: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), title: z.string(), values: z.array(z.number()) })),
    /** When this was counted; answers are kept for half a minute. */
    countedAt: z.exactOptional(instant()),
  }),
);
export type TimeSeries = z.infer<typeof TimeSeries>;

export const MonthlyCount = named('MonthlyCount', z.object({ month: z.string(), count: z.number() }));

export const PublicStatistics = named(
  'PublicStatistics',
  z.object({
    nrSeller: z.number(),
    nrAdverts: z.number(),
    nrContacts: z.number(),
    adverts: z.exactOptional(z.array(MonthlyCount)),
  }),
);
export type PublicStatistics = z.infer<typeof PublicStatistics>;

export const AdvertisingStatistics = named(
  'AdvertisingStatistics',
  z.object({
    id: z.string(),
    title: z.string(),
    shown: z.number(),
    clicked: z.number(),
    kind: z.exactOptional(z.enum(['ENTRY', 'LOGO'])),
  }),
);
export type AdvertisingStatistics = z.infer<typeof AdvertisingStatistics>;

export const PopularAdvert = named(
  'PopularAdvert',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    category: z.enum(CATEGORY_CODES),
    viewCount: z.number(),
    contactCount: z.number(),
  }),
);
export type PopularAdvert = z.infer<typeof PopularAdvert>;

export const CategoryStatistics = named(
  'CategoryStatistics',
  z.object({
    category: z.enum(CATEGORY_CODES),
    title: z.string(),
    /** Published for the first time in the period. */
    listings: z.number(),
    views: z.number(),
    contacts: z.number(),
  }),
);
export type CategoryStatistics = z.infer<typeof CategoryStatistics>;

/** What became of an own advert: seen, contact shown, written about, agreed. */
export const AdvertStatistics = named(
  'AdvertStatistics',
  z.object({
    advertId: z.string(),
    title: z.string(),
    from: z.string(),
    to: z.string(),
    days: TimeSeries,
    /** Sums of the period. */
    funnel: z.object({ views: z.number(), reveals: z.number(), chats: z.number(), agreements: z.number() }),
    /** Sums since the advert was made. */
    ever: z.object({ views: z.number(), reveals: z.number(), chats: z.number(), agreements: z.number() }),
    /** Scans of the slip at the pile. */
    scans: z.object({ inPeriod: z.number(), ever: z.number() }),
  }),
);
export type AdvertStatistics = z.infer<typeof AdvertStatistics>;

/** Both days belong to the period, days of Vienna. */
const period = { from: day(), to: day() };
const overTime = { ...period, interval: z._default(z.enum(STATISTICS_INTERVALS), 'DAY') };

export const statisticsShapes = {
  getAdsAndClicks: { query: z.object(overTime), reply: TimeSeries },
  getListingsAndContacts: {
    query: z.object({ ...overTime, category: z.optional(z.enum(CATEGORY_CODES)) }),
    reply: TimeSeries,
  },
  getLogoStatistics: { query: z.object({ ...period, name: text({ min: 1, max: 120 }) }), reply: TimeSeries },
  getAdvertisingStatistics: {
    query: z.object({ ...period, search: z.optional(text({ max: 120 })) }),
    reply: z.array(AdvertisingStatistics),
  },
  getPopularAdverts: {
    query: z.object({
      ...period,
      by: z.enum(POPULARITIES),
      category: z.optional(z.enum(CATEGORY_CODES)),
      /** How many at most. */
      size: z._default(wholeNumberInQuery(1, 100), 20),
    }),
    reply: z.array(PopularAdvert),
  },
  getPublicStatistics: { reply: PublicStatistics },
  getRegisteredUsers: { query: z.object(overTime), reply: TimeSeries },
  getSiteRequests: { query: z.object(overTime), reply: TimeSeries },
  getCategoryStatistics: { query: z.object(period), reply: z.array(CategoryStatistics) },
  getAdvertStatistics: {
    params: z.object({ advertId: id() }),
    /** Without them the last 30 days. */
    query: z.object({ from: z.optional(day()), to: z.optional(day()) }),
    reply: AdvertStatistics,
  },
} as const;
