import * as z from 'zod/mini';
import { AdvertCounts } from '#contract/adverts/advert-life.schemas.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { ADVERT_HINTS } from '#domain/statistics/advert-hints.ts';
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

/** An own advert that is online, with what it brought in a period. */
export const RankedAdvert = named(
  'RankedAdvert',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    views: z.number(),
    reveals: z.number(),
    chats: z.number(),
    /** What could be done for it, the most useful first. */
    hints: z.array(z.enum(ADVERT_HINTS)),
  }),
);
export type RankedAdvert = z.infer<typeof RankedAdvert>;

/** What became of all adverts of a seller, and what waits for the seller. */
export const OwnStatistics = named(
  'OwnStatistics',
  z.object({
    from: z.string(),
    to: z.string(),
    /** Views, shown contacts, chats and agreements by day, of deleted adverts too while they are kept. */
    days: TimeSeries,
    /** The same of as many days before. */
    daysBefore: TimeSeries,
    /** Adverts in each state now. */
    counts: AdvertCounts,
    /** What asks for the seller now. */
    waiting: z.object({
      /** Chats with an unread message, or of the last 60 days without any answer. */
      chats: z.number(),
      /** The one that has waited longest, and since when; null where there is none. */
      oldestChat: z.nullable(z.object({ id: z.string(), since: instant() })),
      /** Online adverts: asked whether they are still there, ending within 14 days, without any picture. */
      asked: z.number(),
      endingSoon: z.number(),
      withoutPicture: z.number(),
    }),
    /** Online adverts with the most contacts and views of the period, five at most. */
    best: z.array(RankedAdvert),
    /** Others that have been online for 14 days, those with the fewest first, five at most. */
    weakest: z.array(RankedAdvert),
  }),
);
export type OwnStatistics = z.infer<typeof OwnStatistics>;

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
  getOwnStatistics: {
    /** Without them the last 30 days; a year at most. */
    query: z.object({ from: z.optional(day()), to: z.optional(day()) }),
    reply: OwnStatistics,
  },
  getAdvertStatistics: {
    params: z.object({ advertId: id() }),
    /** Without them the last 30 days. */
    query: z.object({ from: z.optional(day()), to: z.optional(day()) }),
    reply: AdvertStatistics,
  },
} as const;
