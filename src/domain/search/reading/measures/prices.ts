import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Meaning } from '#domain/search/reading/vocabulary.data.ts';
import { meaningsInUnit, unitOfWord } from './amounts.ts';
import type { Bound, MeasureReader, ReadMeasure } from './measure-types.ts';
import { boundBefore, indexOfLabel, numberAt, rangeAt } from './numbers.ts';

const CURRENCY = new Set(['euro', 'eur', 'euros']);
const CENTS = new Set(['ct', 'cent', 'cents']);
/** "80 €", "80,- €", "80,– Euro". */
const SIGN_BEHIND = /^(?:[,.][-–—]{1,2})?\s?€/;
const DASHES_BEHIND = /^[,.][-–—]{1,2}/;
const SIGN_BEFORE = /€\s?$/;
const PER_WORDS = new Set(['pro', 'je', 'per']);
const PRICE_WORDS = new Set(['preis', 'budget', 'kostet', 'gunstiger', 'billiger', 'teurer']);
const MOST_CENTS = 1_000_000_000;
/** Heat from wood costs 2 to 20 cents per kilowatt hour; larger figures are something else. */
const MOST_CENTS_OF_HEAT = 50;
const EURO_PER_MWH_IN_CENT_PER_KWH = 0.1;
/** "um die 80 Euro" may be ten percent more. */
const ABOUT = 1.1;
const TELLING_LENGTHS = new Set([25, 33]);

type Per = { unit: string; length: number };

/** "/rm", "pro Raummeter", "je t": the word behind the slash or "pro". `at` is the index behind the price. */
function perAt(words: readonly LineWord[], at: number): Per | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before?.gapAfter.trim().endsWith('/') === true && word !== undefined) return { unit: word.folded, length: 1 };
  return word !== undefined && next !== undefined && PER_WORDS.has(word.folded)
    ? { unit: next.folded, length: 2 }
    : null;
}

type Price = { from: number; to: number; isRange: boolean; isCents: boolean; isSure: boolean; length: number };

function priceAt(words: readonly LineWord[], at: number): Price | null {
  const range = rangeAt(words, at);
  const isPriceRange =
    range !== null && (range.joint === 'DASH' || range.joint === 'BIS' || words[at - 1]?.folded === 'zwischen');
  // "Buche 33 bis 150 Euro" names a length and a price.
  const usesRange =
    isPriceRange && range.from < range.to && !(range.joint === 'BIS' && TELLING_LENGTHS.has(range.from));
  const number = usesRange ? range : numberAt(words, at);
  if (number === null || number.isWritten) return null;
  const end = at + number.length;
  const gap = words[end - 1]?.gapAfter ?? '';
  const next = words[end];
  const isApart = number.suffix === '' && next !== undefined && !next.isQuoted && /^[\s,.–—-]*$/.test(gap);
  const unit = number.suffix === '' && isApart ? next.folded : number.suffix;
  const isCents = CENTS.has(unit);
  const names = isCents || CURRENCY.has(unit);
  if (number.suffix !== '' && !names) return null;
  const hasSign =
    SIGN_BEHIND.test(gap) ||
    DASHES_BEHIND.test(gap) ||
    SIGN_BEFORE.test(words[at - 1]?.gapAfter ?? '') ||
    CURRENCY.has(words[at - 1]?.folded ?? '');
  return {
    from: number.value,
    to: usesRange ? range.to : number.value,
    isRange: usesRange,
    isCents,
    isSure: names || hasSign,
    length: number.length + (names && number.suffix === '' ? 1 : 0),
  };
}

function heatPrice(price: Price, per: Per | null): number | null {
  const factor = price.isCents ? 1 : 100;
  const unit = per?.unit;
  const cents = unit === 'mwh' && !price.isCents ? price.to * EURO_PER_MWH_IN_CENT_PER_KWH : price.to * factor;
  const isHeat = unit === 'kwh' || unit === 'mwh' || unit === 'kilowattstunde' || (price.isCents && unit === undefined);
  return isHeat && cents <= MOST_CENTS_OF_HEAT ? Math.round(cents * 100) / 100 : null;
}

function euros(price: Price, bound: Bound): Pick<Meaning, 'filters'>['filters'] | null {
  const [from, to] = [price.from, price.to].map((value) => Math.round(value * (price.isCents ? 1 : 100)));
  if (from === undefined || to === undefined || to > MOST_CENTS) return null;
  if (price.isRange) return { priceMinInCents: from, priceMaxInCents: to };
  if (bound === 'FROM') return { priceMinInCents: from };
  return { priceMaxInCents: bound === 'ABOUT' ? Math.round(to * ABOUT) : to };
}

/** Adverts without a price to pay do not exist: "0 €" asks for the words of what is given away. */
const GIVEN_AWAY = 'gratis';

/** "bis 120 €", "€ 80", "80-100 Euro", "max. 150 pro rm", "80 €/rm", "unter 7 ct/kWh", "günstiger als 70". */
export const readPrice: MeasureReader = (words, at) => {
  const price = priceAt(words, at);
  if (price === null) return null;
  const per = perAt(words, at + price.length);
  const unit = per === null ? undefined : unitOfWord(per.unit);
  const perLength = per !== null && (unit !== undefined || per.unit.endsWith('wh')) ? per.length : 0;
  const length = price.length + perLength;
  const bound = boundBefore(words, at);
  const heat = price.isSure ? heatPrice(price, per) : null;
  if (heat !== null) {
    const filters = bound === 'FROM' ? { heatPriceMinInCents: heat } : { heatPriceMaxInCents: heat };
    return { length, meanings: [{ kind: 'PRICE', filters }] };
  }
  const hasPriceWord = words
    .slice(Math.max(0, indexOfLabel(words, at)), at)
    .some(({ folded }) => PRICE_WORDS.has(folded));
  if (!price.isSure && !(hasPriceWord && isPlain(words, at + price.length)) && unit === undefined) return null;
  if (price.to === 0) return { length, meanings: [], term: GIVEN_AWAY };
  const filters = euros(price, bound);
  if (filters === null) return null;
  return {
    length,
    meanings: unit === undefined ? [{ kind: 'PRICE', filters }] : meaningsInUnit('PRICE', unit, filters),
  };
};

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

/** Returns what "bis 100" means as a price, category by category. */
export const barePriceMeanings = (euro: number): ReadMeasure['meanings'] =>
  BARE_PRICES.filter(([, least, most]) => euro >= least && euro <= most).map(([category]) => ({
    kind: 'PRICE',
    category,
    filters: { priceMaxInCents: Math.round(euro * 100) },
  }));
