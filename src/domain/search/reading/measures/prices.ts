import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import { GIVEN_AWAY } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { meaningsInUnit, unitOfWord } from './amounts.ts';
import type { Bound, MeasureReader, ReadMeasure } from './measure-types.ts';
import { boundBefore, indexOfLabel, numberAt, rangeAt } from './numbers.ts';
import type { ReadRange } from './numbers.ts';
import { amountPaidFor, priceOfEach, isTotal } from './totals.ts';
import { isArticle } from './written-numbers.ts';

const CURRENCY = new Set(['euro', 'eur', 'euros']);
const CENTS = new Set(['ct', 'cent', 'cents']);
/** "80 €", "80,- €", "80,– Euro". */
const SIGN_BEHIND = /^(?:[,.][-–—]{1,2})?\s?€/;
const DASHES_BEHIND = /^[,.][-–—]{1,2}/;
const SIGN_BEFORE = /€\s?$/;
const PER_WORDS = new Set(['pro', 'je', 'per']);
/** "35 die MWh", "80 Euro der Meter". */
const ARTICLES = new Set(['der', 'die', 'das']);
const PRICE_WORDS = new Set(['preis', 'budget', 'kostet', 'gunstiger', 'billiger', 'teurer']);
const MOST_CENTS = 1_000_000_000;
/** Heat from wood costs 2 to 20 cents per kilowatt hour; larger figures are something else. */
const MOST_CENTS_OF_HEAT = 50;
const EURO_PER_MWH_IN_CENT_PER_KWH = 0.1;
/** "um die 80 Euro" may be ten percent more. */
const ABOUT = 1.1;
const MEGAWATT_HOURS = new Set(['mwh', 'megawattstunde', 'megawattstunden']);
const HEAT_UNITS = new Set(['kwh', 'kilowattstunde', 'kilowattstunden', ...MEGAWATT_HOURS]);
const TELLING_LENGTHS = new Set([25, 33]);

type Per = { unit: string; length: number };

/** "/rm", "pro Raummeter", "je t", "die Tonne": the word behind the slash or "pro". `at` is the index behind the price. */
function perAt(words: readonly LineWord[], at: number): Per | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before?.gapAfter.trim().endsWith('/') === true && word !== undefined) return { unit: word.folded, length: 1 };
  if (word !== undefined && next !== undefined && isPerWord(word, next)) return { unit: next.folded, length: 2 };
  return word !== undefined && HEAT_UNITS.has(word.folded) ? { unit: word.folded, length: 1 } : null;
}

const isPerWord = ({ folded }: LineWord, next: LineWord): boolean =>
  PER_WORDS.has(folded) || (ARTICLES.has(folded) && namesUnit(next.folded));

const namesUnit = (folded: string): boolean => HEAT_UNITS.has(folded) || unitOfPrice(folded) !== undefined;

/** The unit that a bounded figure behind it is a price of: "pro MWh unter 35", "rm max 120"; "10 rm" is an amount. */
function unitInFront(words: readonly LineWord[], at: number): { unit: string; isAsked: boolean } | null {
  const label = indexOfLabel(words, at);
  const word = words[label];
  const [before, beforeThat] = [words[label - 1], words[label - 2]];
  // "pro MWh 35" is a price of heat, "pro rm 33" may name a length.
  const mayBeBare = HEAT_UNITS.has(word?.folded ?? '') && PER_WORDS.has(before?.folded ?? '');
  if (word === undefined || word.isQuoted || (label === at - 1 && !mayBeBare)) return null;
  if (!HEAT_UNITS.has(word.folded) && unitOfWord(word.folded) === undefined) return null;
  if (before !== undefined && shapeOf(before.folded).kind !== 'WORD') return null;
  const isPriced = [before, beforeThat, ...words.slice(label, at)].some((one) => PRICE_WORDS.has(one?.folded ?? ''));
  return { unit: word.folded, isAsked: isPriced || PER_WORDS.has(before?.folded ?? '') };
}

type Price = { from: number; to: number; isRange: boolean; isCents: boolean; isSure: boolean; length: number };

/** Two prices: "80-100", "zwischen 80 und 100". "Buche 33 bis 150 Euro" names a length and a price. */
function priceRangeAt(words: readonly LineWord[], at: number): ReadRange | null {
  const range = rangeAt(words, at);
  if (range === null || range.from >= range.to) return null;
  if (range.joint === 'DASH') return range;
  if (range.joint === 'BIS') return TELLING_LENGTHS.has(range.from) ? null : range;
  return words[at - 1]?.folded === 'zwischen' ? range : null;
}

const hasSign = (words: readonly LineWord[], at: number, gap: string): boolean =>
  SIGN_BEHIND.test(gap) ||
  DASHES_BEHIND.test(gap) ||
  SIGN_BEFORE.test(words[at - 1]?.gapAfter ?? '') ||
  // "100 Euro 2 rm": the currency belongs to the number before it.
  (CURRENCY.has(words[at - 1]?.folded ?? '') && numberAt(words, at - 2) === null);

/** The word behind a number that may be its currency, whatever dashes and spaces stand between. */
function currencyAt(words: readonly LineWord[], end: number): string {
  const next = words[end];
  const isBeside = /^[\s,.–—-]*$/.test(words[end - 1]?.gapAfter ?? '');
  return next === undefined || next.isQuoted || !isBeside ? '' : next.folded;
}

const isCurrency = (unit: string): boolean => CENTS.has(unit) || CURRENCY.has(unit);

function priceAt(words: readonly LineWord[], at: number): Price | null {
  const range = priceRangeAt(words, at);
  const number = range ?? numberAt(words, at);
  if (number === null || isArticle(words[at]?.folded)) return null;
  const end = at + number.length;
  const isGlued = number.suffix !== '';
  const unit = isGlued ? number.suffix : currencyAt(words, end);
  const names = isCurrency(unit);
  if (isGlued && !names) return null;
  return {
    from: number.value,
    to: range === null ? number.value : range.to,
    isRange: range !== null,
    isCents: CENTS.has(unit),
    isSure: names || hasSign(words, at, words[end - 1]?.gapAfter ?? ''),
    length: number.length + (names && !isGlued ? 1 : 0),
  };
}

/** A kilowatt hour is counted in cents where no currency is named. */
function centsOfHeat({ to, isCents, isSure }: Price, unit: string | undefined): number {
  if (isCents) return to;
  if (MEGAWATT_HOURS.has(unit ?? '')) return to * EURO_PER_MWH_IN_CENT_PER_KWH;
  return isSure || to < 1 ? to * 100 : to;
}

function heatPrice(price: Price, unit: string | undefined): number | null {
  const cents = centsOfHeat(price, unit);
  const isHeat = unit === undefined ? price.isCents : HEAT_UNITS.has(unit);
  return isHeat && cents <= MOST_CENTS_OF_HEAT ? Math.round(cents * 100) / 100 : null;
}

function euros(price: Price, bound: Bound): Meaning['filters'] | null {
  const [from, to] = [price.from, price.to].map((value) => Math.round(value * (price.isCents ? 1 : 100)));
  if (from === undefined || to === undefined || to > MOST_CENTS) return null;
  if (price.isRange) return { priceMinInCents: from, priceMaxInCents: to };
  if (bound === 'FROM') return { priceMinInCents: from };
  return { priceMaxInCents: bound === 'ABOUT' ? Math.round(to * ABOUT) : to };
}

/** "pro Meter" of firewood is per stacked metre, of anything else per running metre. */
const unitOfPrice = (word: string): UnitCode | undefined => (word === 'meter' ? 'LFM' : unitOfWord(word));

/** The unit that a price is for, if one stands behind it: "/rm", "pro Meter", "/t atro", "/kWh". */
function unitBehind(words: readonly LineWord[], at: number): { word?: string; unit?: UnitCode; length: number } {
  const per = perAt(words, at);
  if (per === null) return { length: 0 };
  const unit = unitOfPrice(per.unit);
  if (unit === undefined) return { word: per.unit, length: HEAT_UNITS.has(per.unit) ? per.length : 0 };
  const next = words[at + per.length]?.folded ?? '';
  const isDry = unit === 'T' && unitOfWord(next) === 'T_ATRO';
  return { word: per.unit, unit: isDry ? 'T_ATRO' : unit, length: per.length + (isDry ? 1 : 0) };
}

/** "bis 120 €", "€ 80", "80-100 Euro", "max. 150 pro rm", "80 €/rm", "unter 7 ct/kWh", "günstiger als 70". */
export const readPrice: MeasureReader = (words, at) => {
  const price = priceAt(words, at);
  if (price === null) return null;
  const per = unitBehind(words, at + price.length);
  const front = per.word === undefined && isPlain(words, at + price.length) ? unitInFront(words, at) : null;
  const length = price.length + per.length;
  const { unit } = per;
  const bound = boundBefore(words, at);
  const heat = ofHeat(price, { unit: per.word ?? front?.unit, isAsked: per.length > 1 || front !== null });
  if (heat !== null) {
    const filters = bound === 'FROM' ? { heatPriceMinInCents: heat } : { heatPriceMaxInCents: heat };
    return { length, meanings: [{ kind: 'PRICE', filters }] };
  }
  const isOfUnit = unit !== undefined || (front !== null && isPriceOfUnit(price, front, bound));
  if (!price.isSure && !isOfUnit && !isSaidToBePrice(words, { at, price, bound })) return null;
  if (price.to === 0) return { length, meanings: [GIVEN_AWAY] };
  const filters = euros(price, bound);
  if (filters === null) return null;
  if (unit !== undefined) return { length, meanings: pricesIn(unit, filters) };
  const paidFor = isOfUnit ? null : amountPaidFor(words, price.to);
  return { length, meanings: paidFor === null ? [{ kind: 'PRICE', filters }] : priceOfEach(filters, paidFor) };
};

/** "Budget 500", "gesamt max 600": no currency is named, and nothing else either. */
const isSaidToBePrice = (
  words: readonly LineWord[],
  { at, price, bound }: { at: number; price: Price; bound: Bound },
): boolean =>
  isPlain(words, at + price.length) && (hasPriceWord(words, at) || (bound === 'TO' && isTotal(words, price.to)));

const hasPriceWord = (words: readonly LineWord[], at: number): boolean =>
  words.slice(Math.max(0, indexOfLabel(words, at)), at).some(({ folded }) => PRICE_WORDS.has(folded));

/** A figure without a currency is a price of heat only where the unit is said to be that of a price. */
function ofHeat(price: Price, { unit, isAsked }: { unit: string | undefined; isAsked: boolean }): number | null {
  return price.isSure || (unit !== undefined && isAsked) ? heatPrice(price, unit) : null;
}

/** Below the usual prices "fm bis 40" may be a diameter, "rm bis 33" a length. */
const isPriceOfUnit = (price: Price, { unit, isAsked }: { unit: string; isAsked: boolean }, bound: Bound): boolean =>
  isAsked || (bound === 'TO' && price.to >= (LEAST_PRICES.get(unitOfWord(unit)) ?? Infinity));

function pricesIn(unit: UnitCode, filters: Meaning['filters']): Meaning[] {
  const meanings = meaningsInUnit('PRICE', unit, filters);
  if (unit !== 'LFM') return meanings;
  return [{ kind: 'PRICE', category: 'FIREWOOD', filters: { ...filters, unit: 'RM' } }, ...meanings];
}

/** Nothing behind the number makes something else of it: a unit, a length, a radius. */
function isPlain(words: readonly LineWord[], end: number): boolean {
  const next = words[end];
  if (next === undefined || shapeOf(next.folded).kind !== 'WORD') return true;
  return unitOfWord(next.folded) === undefined && !['cm', 'mm', 'm', 'meter', 'km', 'kilometer'].includes(next.folded);
}

/** Prices in euros of the usual unit at which "bis 100" is no length, diameter or width any more, and the highest there are. */
const BARE_PRICES: readonly (readonly [CategoryCode, number, number])[] = [
  ['FIREWOOD', 55, 400],
  ['PELLETS', 100, 900],
  ['WOOD_CHIPS', 8, 300],
  ['LOGS', 80, 2000],
  ['SAWN_WOOD', 200, 5000],
];

/** From here on "bis 100" behind such a unit is its price. */
const LEAST_PRICES: ReadonlyMap<UnitCode | undefined, number> = new Map(
  BARE_PRICES.map(([category, least]) => [categoryOf(category).defaultUnit, least] as const),
);

/** Returns what "bis 100" means as a price, category by category. */
export const barePriceMeanings = (euro: number): ReadMeasure['meanings'] =>
  BARE_PRICES.filter(([, least, most]) => euro >= least && euro <= most).map(([category]) => ({
    kind: 'PRICE',
    category,
    filters: { priceMaxInCents: Math.round(euro * 100) },
  }));
