import { paths } from '#contract/paths.ts';
import {
  NO_BREAK_SPACE,
  formatEuro,
  formatEuroRange,
  formatEuroShort,
  formatFixed,
  formatPercent,
  formatRange,
} from '#domain/format/numbers.ts';
import { FEDERAL_STATES, federalStateBySlug } from '#domain/lookups/regions.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { WHOLE_COUNTRY_SLUG } from '#domain/market-prices/market-region.ts';
import { marketPriceTexts as texts } from '#texts/de/market-prices/market-prices.ts';

/** The view of a product's address: region and unit. */
export type MarketView = { region: string; isHeat: boolean };

const HEAT_WORD = 'kwh';

/** Returns the view of an address; what it does not know counts as not said. */
export function marketViewOf(params: URLSearchParams): MarketView {
  const region = federalStateBySlug(params.get('bundesland') ?? '')?.slug ?? WHOLE_COUNTRY_SLUG;
  return { region, isHeat: params.get('einheit') === HEAT_WORD };
}

/** Returns the address of a view of the overview or of a product. */
export function marketPath({ region, isHeat }: MarketView, product?: string): string {
  const params = new URLSearchParams();
  if (region !== WHOLE_COUNTRY_SLUG) params.set('bundesland', region);
  if (isHeat) params.set('einheit', HEAT_WORD);
  const query = params.toString();
  return (
    (product === undefined ? paths.marketPrices() : paths.marketPrice(product)) + (query === '' ? '' : `?${query}`)
  );
}

export const REGIONS: readonly { slug: string; name: string }[] = [
  { slug: WHOLE_COUNTRY_SLUG, name: texts.country },
  ...FEDERAL_STATES,
];

/** From a hundred euros on, cents are noise. */
const WHOLE_EUROS_FROM = 10_000;

/** Returns a middle or an edge in cents as "€ 166" or "€ 30,50". */
export const formatMarketPrice = (cents: number): string =>
  cents >= WHOLE_EUROS_FROM ? formatEuroShort(Math.round(cents / 100) * 100) : formatEuro(Math.round(cents / 10) * 10);

/** Returns a price per heat as "7,2 ct". */
export const formatMarketHeat = (cents: number): string => `${formatFixed(cents, 1)}${NO_BREAK_SPACE}ct`;

/** Returns how a figure of the view is said. */
export const formatOf = (isHeat: boolean): ((value: number) => string) =>
  isHeat ? formatMarketHeat : formatMarketPrice;

/** Returns how two figures of the view are said as one range: "€ 95 bis 114", as exact as the higher one. */
export const rangeFormatOf = (isHeat: boolean): ((low: number, high: number) => string) =>
  isHeat
    ? (low, high) => `${formatRange(low, high, 1)}${NO_BREAK_SPACE}ct`
    : (low, high) => {
        const step = high >= WHOLE_EUROS_FROM ? 100 : 10;
        return formatEuroRange(Math.round(low / step) * step, Math.round(high / step) * step);
      };

/** Returns what a figure is per: "rm", or "kWh". */
export const unitTextOf = (unit: UnitCode, isHeat: boolean): string => (isHeat ? 'kWh' : unitOf(unit).text);

/** Fewer months one after the other are dots and dashes, not a course; product decision. */
const LEAST_MONTHS = 6;

/** Returns whether a good has a price in so many months without a gap that a line of them says something. */
export const hasCourse = (course: readonly (number | null)[]): boolean =>
  course.some((_, index) => {
    const months = course.slice(index, index + LEAST_MONTHS);
    return months.length === LEAST_MONTHS && !months.includes(null);
  });

/** Returns a change as "+1,2 %", "−0,7 %" or "±0 %"; null where there is none to say. */
export function formatChange(percent: number | null): string | null {
  if (percent === null) return null;
  if (percent === 0) return `±0${NO_BREAK_SPACE}%`;
  return `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;
}
