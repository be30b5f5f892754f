import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { ReadFilters } from '#domain/search/reading/reading-types.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { quantityAt } from './amounts.ts';
import { amountAt } from './numbers.ts';

/** They say that a price is for all that is asked for. */
const TOTAL_WORDS = new Set(['gesamt', 'insgesamt', 'zusammen', 'gesamtpreis', 'summe']);
const PALLETS = new Set(['palette', 'paletten', 'palettn']);

/** Units that have a price of one; below `least` euros nothing is sold, above `most` a price is hardly that of one. */
const PRICES_OF_ONE: ReadonlyMap<UnitCode, { least: number; most: number }> = new Map([
  ['RM', { least: 25, most: 250 }],
  ['SRM', { least: 5, most: 200 }],
  ['FM', { least: 15, most: Infinity }],
  ['EFM', { least: 15, most: Infinity }],
  ['M3', { least: 15, most: Infinity }],
  ['T', { least: 30, most: 700 }],
  ['T_ATRO', { least: 30, most: 700 }],
  ['SACK', { least: 2, most: 20 }],
  ['LFM', { least: 0.2, most: Infinity }],
]);

const KG_OF_A_TONNE = 1000;

/** What a total price is for. `isOfPellets`: a pallet of 65 to 70 bags of 15 kg, which is about a tonne. */
type Amount = { unit: UnitCode; value: number; isOfPellets?: true };

const saysTotal = (words: readonly LineWord[]): boolean =>
  words.some(({ folded, isQuoted }) => !isQuoted && TOTAL_WORDS.has(folded));

function amountOfLine(words: readonly LineWord[]): Amount | null {
  for (const at of words.keys()) {
    const quantity = quantityAt(words, at);
    // Amounts in kilograms are searched for in tonnes.
    if (quantity?.unit === 'KG') return { unit: 'T', value: quantity.value / KG_OF_A_TONNE };
    if (quantity !== null) return quantity;
    const counted = amountAt(words, at);
    if (counted !== null && PALLETS.has(counted.suffix)) return { unit: 'T', value: counted.value, isOfPellets: true };
  }
  return null;
}

/** Returns what prices up to `euros` are paid for where they are no price of one unit ("5 rm gesamt 600 Euro"), or null. */
export function amountPaidFor(words: readonly LineWord[], euros: number): Amount | null {
  const amount = amountOfLine(words);
  const ofOne = amount === null ? undefined : PRICES_OF_ONE.get(amount.unit);
  if (amount === null || ofOne === undefined || amount.value <= 1) return null;
  const isOfAll = saysTotal(words) || euros > ofOne.most;
  return isOfAll && euros / amount.value >= ofOne.least ? amount : null;
}

/** Says whether a figure without a currency is what all that is asked for may cost. */
export const isTotal = (words: readonly LineWord[], euros: number): boolean =>
  saysTotal(words) && amountPaidFor(words, euros) !== null;

/** Returns a price of all that is asked for as one of a unit; the words of the amount set the unit. */
export function priceOfEach(filters: ReadFilters, { unit, value, isOfPellets }: Amount): Meaning[] {
  const { priceMinInCents: min, priceMaxInCents: max } = filters;
  const each: Meaning = {
    kind: 'PRICE',
    priceOf: unit,
    filters: {
      ...(min === undefined ? {} : { priceMinInCents: Math.round(min / value) }),
      ...(max === undefined ? {} : { priceMaxInCents: Math.round(max / value) }),
    },
  };
  const whole: Meaning = { kind: 'PRICE', filters };
  // The work on an amount is priced by the hour, and how much a pallet of firewood holds differs.
  return isOfPellets === true ? [{ ...each, category: 'PELLETS' }, whole] : [{ ...whole, category: 'SERVICES' }, each];
}
