import { unitOf } from '#domain/lookups/units.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { roundTo } from '#domain/rounding.ts';

/**
 * Austrian figures written by hand, not by Intl: server and browser carry different locale data, and a page must
 * hydrate with the very same characters.
 */
export const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';
const EN_DASH = '\u2013';

export type Decimals = { minimum: number; maximum: number };

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.');

const written = (value: number, { minimum, maximum }: Decimals): string => {
  const [whole = '0', fraction = ''] = Math.abs(roundTo(value, maximum)).toFixed(maximum).split('.');
  const kept = fraction.replace(/(?<!0)0+$/, '').padEnd(minimum, '0');
  return kept === '' ? grouped(whole) : `${grouped(whole)},${kept}`;
};

const signOf = (value: number, decimals: Decimals): string => (roundTo(value, decimals.maximum) < 0 ? MINUS : '');

/** Returns a figure as "12.345,7": decimal comma, a dot between thousands, trailing zeros as asked. */
export const formatNumber = (value: number, decimals: Decimals = { minimum: 0, maximum: 3 }): string =>
  `${signOf(value, decimals)}${written(value, decimals)}`;

/** Returns a figure with a fixed number of decimals, as "7,20". */
export const formatFixed = (value: number, decimals: number): string =>
  formatNumber(value, { minimum: decimals, maximum: decimals });

const CENTS: Decimals = { minimum: 2, maximum: 2 };

/** Returns an amount in cents as "€ 1.234,50". */
export const formatEuro = (amountInCents: number): string =>
  `${signOf(amountInCents / 100, CENTS)}€${NO_BREAK_SPACE}${written(amountInCents / 100, CENTS)}`;

/** Returns an amount in cents as "€ 1.234" where it is whole euros, else as "€ 1.234,50". */
export const formatEuroShort = (amountInCents: number): string => {
  const full = formatEuro(amountInCents);
  return full.endsWith(',00') ? full.slice(0, -3) : full;
};

/** Returns a price in cents with its unit as "€ 165,00 / rm"; a lump sum as "€ 900,00 pauschal". */
export const formatPricePerUnit = (pricePerUnitInCents: number, unit: UnitCode): string => {
  const { text, isCountable } = unitOf(unit);
  const separator = isCountable ? `${NO_BREAK_SPACE}/${NO_BREAK_SPACE}` : NO_BREAK_SPACE;
  return `${formatEuro(pricePerUnitInCents)}${separator}${text.replaceAll(' ', NO_BREAK_SPACE)}`;
};

/** Returns a percentage as "13 %" or "0,7 %". */
export const formatPercent = (percent: number, maximumDecimals = 1): string =>
  `${formatNumber(percent, { minimum: 0, maximum: maximumDecimals })}${NO_BREAK_SPACE}%`;

/** Returns a distance in km as "14 km", below one kilometre as "unter 1 km". */
export const formatDistance = (distanceInKm: number): string =>
  distanceInKm < 1
    ? `unter${NO_BREAK_SPACE}1${NO_BREAK_SPACE}km`
    : `${formatFixed(distanceInKm, 0)}${NO_BREAK_SPACE}km`;

/** Returns a quantity with its unit as "6 rm", "0,283 fm", "2 Paletten"; a lump sum as "pauschal". */
export const formatQuantity = (quantity: number, unit: UnitCode): string => {
  const { text, pluralText, isCountable } = unitOf(unit);
  if (!isCountable) return text;
  const figure = formatNumber(quantity);
  const word = figure === '1' ? text : pluralText;
  return `${figure}${NO_BREAK_SPACE}${word.replaceAll(' ', NO_BREAK_SPACE)}`;
};

/**
 * Joins two written figures, "€ 95 bis 114 / rm", "25 bis 33 cm": the sign and the unit both have are said once, and
 * equal ones are one figure. The only way in which ranges of prices and quantities are written.
 */
export const formatFromTo = (from: string, to: string): string => {
  if (from === to) return from;
  const [low, high] = [from.split(NO_BREAK_SPACE), to.split(NO_BREAK_SPACE)];
  if (low[0] === '€' && high[0] === '€') high.shift();
  for (const part of high.toReversed()) {
    if (low.length < 2 || low.at(-1) !== part) break;
    low.pop();
  }
  return `${low.join(NO_BREAK_SPACE)} bis ${high.join(NO_BREAK_SPACE)}`;
};

/** Returns two figures as "6,8 bis 7,4", or one where both read the same. */
export const formatRange = (low: number, high: number, decimals: number): string =>
  formatFromTo(formatFixed(low, decimals), formatFixed(high, decimals));

/** Returns two amounts in cents as "€ 95 bis 114"; both have cents where one is not whole euros. */
export const formatEuroRange = (lowInCents: number, highInCents: number): string => {
  const format = lowInCents % 100 === 0 && highInCents % 100 === 0 ? formatEuroShort : formatEuro;
  return formatFromTo(format(lowInCents), format(highInCents));
};

/** Returns a heat price range as "6,8 bis 7,4 ct/kWh". */
export const formatHeatPriceRange = (lowInCentsPerKwh: number, highInCentsPerKwh: number): string =>
  `${formatRange(lowInCentsPerKwh, highInCentsPerKwh, 1)}${NO_BREAK_SPACE}ct/kWh`;

/** Returns two measures of one piece as "25–33 cm", one where both are equal; prices and quantities say "bis". */
export const formatSpan = (low: number, high: number, unitText: string): string => {
  const [from, to] = [formatNumber(low), formatNumber(high)];
  return `${from === to ? from : `${from}${EN_DASH}${to}`}${NO_BREAK_SPACE}${unitText}`;
};

/**
 * Returns the figure a person typed the Austrian way ("1.234,5", "1 234,5", "12,5", "12.5"), or null. A single dot
 * before exactly three digits parts thousands, any other single dot is a decimal point.
 */
export const parseGermanNumber = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s\u00A0\u202F']/g, '').replace(MINUS, '-');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  return null;
};

/** Returns the cents of an amount a person typed ("165", "1.234,50", "€ 27,5", "120,–"), or null. */
export const parseEuroInCents = (typed: string): number | null => {
  const bare = typed.replaceAll(/€|EUR/gi, '').trim();
  const euros = parseGermanNumber(bare.replace(/,\s*[-\u2013\u2014]+$/, ''));
  return euros === null ? null : roundTo(euros * 100, 0);
};
