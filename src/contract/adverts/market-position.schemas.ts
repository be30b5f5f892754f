import * as z from 'zod/mini';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { MARKET_QUARTERS } from '#domain/market-prices/market-position.ts';
import { WHOLE_COUNTRY_SLUG } from '#domain/market-prices/market-region.ts';
import { named } from '#contract/fields.ts';

/** A federal state, or all of them together. */
export const marketRegion = () => z.enum([WHOLE_COUNTRY_SLUG, ...FEDERAL_STATES.map(({ slug }) => slug)]);

/** Lower quartile, median, upper quartile. */
export const Quartiles = named('Quartiles', z.object({ low: z.number(), median: z.number(), high: z.number() }));

/** How the price of an advert compares with the market prices; null where it belongs to no product with a figure. */
export const MarketPosition = named(
  'MarketPosition',
  z.object({
    product: z.string(),
    productName: z.string(),
    state: marketRegion(),
    month: z.string(),
    unit: z.enum(UNIT_CODES),
    isNet: z.boolean(),
    /** Cents per unit of the product. */
    ownInCents: z.number(),
    price: Quartiles,
    quarter: z.enum(MARKET_QUARTERS),
    /** Difference of the own price from the median, in percent: positive where it is higher. */
    differenceInPercent: z.number(),
    adverts: z.number(),
    sellers: z.number(),
  }),
);
export type MarketPosition = z.infer<typeof MarketPosition>;
