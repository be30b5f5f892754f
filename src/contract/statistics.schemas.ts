import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { day, named, text } from './fields.ts';

export const STATISTICS_INTERVALS = ['DAY', 'WEEK', 'MONTH'] as const;
export const POPULARITIES = ['VIEWS', 'CONTACTS'] as const;

/** Counts over time; every series has one value for each label. Labels are the first day of an interval in Vienna. */
export const TimeSeries = named(
  'TimeSeries',
  z.object({
    interval: z.enum(STATISTICS_INTERVALS),
    labels: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), title: z.string(), values: z.array(z.number()) })),
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
  z.object({ id: z.string(), title: z.string(), shown: z.number(), clicked: z.number() }),
);

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
  getPopularAdverts: { query: z.object({ ...period, by: z.enum(POPULARITIES) }), reply: z.array(PopularAdvert) },
  getPublicStatistics: { reply: PublicStatistics },
  getRegisteredUsers: { query: z.object(overTime), reply: TimeSeries },
  getSiteRequests: { query: z.object(overTime), reply: TimeSeries },
} as const;
