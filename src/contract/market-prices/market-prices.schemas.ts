import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { WHOLE_COUNTRY_SLUG } from '#domain/market-prices/market-region.ts';
import { isMonth } from '#domain/market-prices/months.ts';
import { PricePosition } from '#contract/adverts/advert-life.schemas.ts';
import { AdvertParams, Empty } from '#contract/common.schemas.ts';
import { MarketPosition, Quartiles, marketRegion as region } from '#contract/adverts/market-position.schemas.ts';
import { id, instant, lookupCode, MAX_INTEGER, named, text, webAddress, wholeNumber } from '#contract/fields.ts';

/** Most months of one series. */
export const MAX_MONTHS = 120;

/** Calendar month, `2026-11`. */
const month = () =>
  z.string().check(z.refine(isMonth, { params: { rule: 'format' } }), z.meta({ pattern: '^\\d{4}-\\d{2}$' }));

const figures = {
  /** Cents per unit of the product; null: fewer than 8 adverts of 5 sellers. */
  price: z.nullable(Quartiles),
  /** ct/kWh; null as above, and for goods without heat price. */
  heat: z.nullable(Quartiles),
  adverts: z.number(),
  sellers: z.number(),
  /** Sellers whose price is an outlier; not included in the others. */
  leftOut: z.number(),
};

const product = {
  id: z.string(),
  name: z.string(),
  /** What an advert has to say to count. */
  facts: z.string(),
  category: z.enum(CATEGORY_CODES),
  unit: z.enum(UNIT_CODES),
  hasHeatPrice: z.boolean(),
  /** Round wood is quoted net, everything else gross. */
  isNet: z.boolean(),
};

export const MarketPriceRow = named(
  'MarketPriceRow',
  z.object({
    ...product,
    state: region(),
    ...figures,
    /** Of the median, in percent with one decimal, against the month and the year before. */
    changeToMonth: z.nullable(z.number()),
    changeToYear: z.nullable(z.number()),
    heatChangeToMonth: z.nullable(z.number()),
    heatChangeToYear: z.nullable(z.number()),
    /** Medians of `months`. */
    course: z.array(z.nullable(z.number())),
    heatCourse: z.array(z.nullable(z.number())),
  }),
);
export type MarketPriceRow = z.infer<typeof MarketPriceRow>;

export const MarketPrices = named(
  'MarketPrices',
  z.object({
    /** The month the figures are of; null before the first one. */
    month: z.nullable(z.string()),
    computedAt: z.nullable(instant()),
    /** The months of the courses, the last one is `month`. */
    months: z.array(z.string()),
    /** Some of the months are made up by the sample marketplace. */
    hasSample: z.boolean(),
    items: z.array(MarketPriceRow),
  }),
);
export type MarketPrices = z.infer<typeof MarketPrices>;

export const MarketReport = named(
  'MarketReport',
  z.object({
    id: z.string(),
    product: z.string(),
    month: z.string(),
    /** Cents per unit of the product. */
    priceInCents: z.number(),
    source: z.string(),
    link: z.string(),
  }),
);
export type MarketReport = z.infer<typeof MarketReport>;

export const MarketPriceSeries = named(
  'MarketPriceSeries',
  z.object({
    ...product,
    state: region(),
    computedAt: z.nullable(instant()),
    /** Every month of the span, also those without a figure. */
    months: z.array(
      z.object({
        month: z.string(),
        ...figures,
        /** Still changes until the month is over. */
        isOpen: z.boolean(),
        /** Made up by the sample marketplace. */
        isSample: z.boolean(),
      }),
    ),
    /** Official price reports, entered by hand. */
    reports: z.array(MarketReport),
  }),
);
export type MarketPriceSeries = z.infer<typeof MarketPriceSeries>;

export const PriceComparison = named(
  'PriceComparison',
  z.object({
    market: z.nullable(MarketPosition),
    /** Against adverts around; given where there is no market figure. */
    around: z.nullable(PricePosition),
  }),
);
export type PriceComparison = z.infer<typeof PriceComparison>;

export const MarketReportDto = named(
  'MarketReportDto',
  z.object({
    product: lookupCode(),
    month: month(),
    priceInCents: wholeNumber(1, MAX_INTEGER),
    source: text({ min: 2, max: 120 }),
    link: webAddress(),
  }),
);
export type MarketReportDto = z.infer<typeof MarketReportDto>;

const SeriesQuery = z.object({
  state: z._default(region(), WHOLE_COUNTRY_SLUG),
  from: z.optional(month()),
  to: z.optional(month()),
});
const ProductParams = z.object({ product: lookupCode() });

export const marketPriceShapes = {
  listMarketPrices: { query: z.object({ state: z.optional(region()) }), reply: MarketPrices },
  getMarketPrice: { params: ProductParams, query: SeriesQuery, reply: MarketPriceSeries },
  getMarketPriceTable: { params: ProductParams, query: SeriesQuery, reply: z.string() },
  getPriceComparison: { params: AdvertParams, reply: PriceComparison },
  listMarketReports: { reply: z.object({ items: z.array(MarketReport) }) },
  saveMarketReport: { body: { marketReportDto: MarketReportDto }, reply: MarketReport },
  deleteMarketReport: { params: z.object({ reportId: id() }), reply: Empty },
};
