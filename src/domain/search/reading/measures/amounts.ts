import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { ReadFilters } from '#domain/search/reading/reading-types.ts';
import { meaningsOf } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { firewoodRange, lengthMeaning } from './firewood-lengths.ts';
import type { MeasureReader } from './measure-types.ts';
import { amountAt, boundBefore, numberAt, rangeAt } from './numbers.ts';
import type { ReadNumber } from './numbers.ts';

const UNIT_BY_ROOT: ReadonlyMap<string, UnitCode> = new Map([
  ['raummeter', 'RM'],
  ['schuttraummeter', 'SRM'],
  ['festmeter', 'FM'],
  ['erntefestmeter', 'EFM'],
  ['vorratsfestmeter', 'VFM'],
  ['tonne', 'T'],
  ['lutro', 'T'],
  ['atro', 'T_ATRO'],
  ['kilogramm', 'KG'],
  ['sack', 'SACK'],
  ['kubikmeter', 'M3'],
  ['quadratmeter', 'M2'],
  ['laufmeter', 'LFM'],
  ['stuck', 'STK'],
  ['hektar', 'HA'],
  ['stunde', 'H'],
]);
/** What a cubic metre means where nothing is sold by it: firewood is stacked, chips are loose, logs are solid. */
const CUBIC_METRE_OF: readonly (readonly [CategoryCode, UnitCode])[] = [
  ['FIREWOOD', 'RM'],
  ['WOOD_CHIPS', 'SRM'],
  ['LOGS', 'FM'],
  ['FOREST', 'EFM'],
];

const M2_OF_A_HECTARE = 10_000;
const LITRES = new Set(['l', 'liter', 'lt']);

/** Returns the unit that a folded word names, or undefined. */
export function unitOfWord(folded: string): UnitCode | undefined {
  if (folded === 't') return 'T';
  if (folded === 'h') return 'H';
  if (folded === 'mwh') return 'MWH';
  const root = rootOf(folded);
  return root === undefined ? undefined : UNIT_BY_ROOT.get(root);
}

/** Returns one meaning for each unit that a word may stand for: "m³" is a stacked, loose, solid or plain cubic metre. */
export function meaningsInUnit(kind: Meaning['kind'], unit: UnitCode, filters: ReadFilters): Meaning[] {
  const ofCategories: Meaning[] =
    unit === 'M3'
      ? CUBIC_METRE_OF.map(([category, ofCategory]) => ({ kind, category, filters: { ...filters, unit: ofCategory } }))
      : [];
  const { quantityMin } = filters;
  const ofForest: Meaning[] =
    unit === 'M2' && quantityMin !== undefined
      ? [{ kind, category: 'FOREST', filters: { ...filters, unit: 'HA', quantityMin: quantityMin / M2_OF_A_HECTARE } }]
      : [];
  return [...ofCategories, ...ofForest, { kind, filters: { ...filters, unit } }];
}

type Quantity = { unit: UnitCode; value: number; length: number };

function withAtro(words: readonly LineWord[], at: number, quantity: Quantity): Quantity {
  const next = words[at + quantity.length];
  if (quantity.unit !== 'T' || next === undefined || unitOfWord(next.folded) !== 'T_ATRO') return quantity;
  return { ...quantity, unit: 'T_ATRO', length: quantity.length + 1 };
}

/** Returns the amount in a unit at an index ("10 rm", "5-10 fm", "3 t atro"), or null. */
export function quantityAt(words: readonly LineWord[], at: number): Quantity | null {
  const amount: ReadNumber | null = rangeAt(words, at) ?? amountAt(words, at);
  if (amount === null || amount.value <= 0) return null;
  const unit = unitOfWord(amount.suffix);
  return unit === undefined ? null : withAtro(words, at, { unit, value: amount.value, length: amount.length });
}

const LARGEST_SACK_IN_KG = 25;

/**
 * Amounts that tell what is sought and exclude no advert: the size of a task, pieces (posts and planks are also priced
 * by the metre or the cubic metre), and the weight of one sack of pellets.
 */
function withoutFilter(unit: UnitCode, value: number): Meaning[] {
  if (unit === 'STK' || unit === 'H') return [{ kind: 'QUANTITY', filters: {} }];
  const task: Meaning = { kind: 'QUANTITY', category: 'SERVICES', filters: {} };
  if (unit !== 'KG' || value > LARGEST_SACK_IN_KG) return [task];
  const prefers = [{ weight: 0.6, data: { isLoose: false } }];
  return [task, { kind: 'PACKING', category: 'PELLETS', filters: {}, prefers }, { kind: 'PACKING', filters: {} }];
}

/** "10 rm", "1.200 kg", "ein Ster", "5-10 fm", "3 t atro", "1 m³": at least so much, "bis 10 rm" only names the unit. */
export const readQuantity: MeasureReader = (words, at) => {
  const litres = amountAt(words, at);
  if (litres !== null && LITRES.has(litres.suffix)) return { length: litres.length, meanings: [], term: '' };
  const quantity = quantityAt(words, at);
  if (quantity === null) return null;
  const { unit, value, length } = quantity;
  // "15-kg-Sack": the weight is that of a sack, not the amount that is asked for.
  if (unit === 'KG' && words.some((word) => rootOf(word.folded) === 'sack')) {
    return { length, meanings: [{ kind: 'UNIT', filters: { unit: 'SACK' } }] };
  }
  const isUpTo = boundBefore(words, at) === 'TO';
  const meanings = meaningsInUnit('QUANTITY', unit, isUpTo ? {} : { quantityMin: value });
  // Where nothing is sold by the unit the amount says nothing: "Hobelspäne 20 kg".
  return { length, meanings: [...withoutFilter(unit, value), ...meanings, { kind: 'QUANTITY', filters: {} }] };
};

/** "m³" and "Kubik" without a number: the unit of what is sought; where nothing is sold by it, it says nothing. */
export const readCubicMetre: MeasureReader = (words, at) => {
  if (unitOfWord(words[at]?.folded ?? '') !== 'M3') return null;
  const meanings = meaningsInUnit('UNIT', 'M3', {}).map((meaning): Meaning =>
    meaning.filters.unit === 'M3' ? meaning : { ...meaning, filters: {} },
  );
  return { length: 1, meanings };
};

/** Species that are sold by the stacked metre rather than as logs of so many metres. */
const STOVE_SPECIES = new Set(['buche', 'hainbuche', 'esche', 'birke', 'hartholz', 'mischholz', 'weichholz']);
/** Said of firewood rather than of logs. */
const OF_FIREWOOD = new Set(['trocken', 'gespalten', 'lufttrocken', 'ofenfertig', 'kammertrocken']);
const MOST_WORDS_OF_METRE_WOOD = 3;
/** "Meter" as it is written, and as it is spoken. */
const METRES = new Set(['meter', 'meta', 'metta']);
const SHORT_STOVE_SPECIES = new Set(['bu', 'hbu', 'es', 'bi']);

const isStoveSpecies = (folded: string): boolean =>
  SHORT_STOVE_SPECIES.has(folded) || STOVE_SPECIES.has(rootOf(folded) ?? '');

/** "10 rm Buche Meter", "Birke Meter", "ein paar Meter Buche": split wood of a metre's length, counted in stacked metres or not at all. */
export const readMetreWood: MeasureReader = (words, at) => {
  if (!METRES.has(words[at]?.folded ?? '')) return null;
  const isStacked = words.some(({ folded }) => unitOfWord(folded) === 'RM');
  const telling = words.filter(({ folded }) => !isQueryNoise(folded)).length;
  const isBesideSpecies = [words[at - 1], words[at + 1]].some((word) => isStoveSpecies(word?.folded ?? ''));
  const isOfStove = telling <= MOST_WORDS_OF_METRE_WOOD && isBesideSpecies;
  const votes = isStacked || isOfStove ? 0 : undefined;
  return { length: 1, meanings: [lengthMeaning('FIREWOOD', firewoodRange(100, 100, 'EXACT'), 'EXACT', votes)] };
};

const SHORTEST_STACK = 1;
const LONGEST_STACK = 60;
const LONGEST_LOG_IN_METRES = 4;
const LONG_WOOD = new Set(['lang', 'lange', 'langes', 'langen', 'stange', 'stangen', 'rund', 'stamm']);

const namesFirewood = (folded: string): boolean =>
  (meaningsOf(folded) ?? []).some(({ category, votes }) => category === 'FIREWOOD' && votes === 3);

const BESIDE_WOOD = new Set(['DELIVERY', 'PICKUP', 'PRICE', 'DRYING', 'ORDER']);
const saysNothingOfGoods = (folded: string): boolean =>
  isQueryNoise(folded) ||
  rootOf(folded) === 'holz' ||
  METRES.has(folded) ||
  (meaningsOf(folded) ?? []).every(({ kind }) => BESIDE_WOOD.has(kind));

/** "3 Meter Holz geliefert", "Holz, drei Meta": who names no goods but wood heats with it. */
const isPlainWood = (others: readonly string[], next: string, suffix: string): boolean =>
  METRES.has(suffix) &&
  others.every(saysNothingOfGoods) &&
  (rootOf(next) === 'holz' || (suffix !== 'meter' && others.some((folded) => rootOf(folded) === 'holz')));

/** "6 Meter Buche", "3 Meter Buche trocken". */
const isMuchOfStove = (value: number, next: string, others: readonly string[]): boolean =>
  STOVE_SPECIES.has(rootOf(next) ?? '') &&
  (value > LONGEST_LOG_IN_METRES || (value > 1 && others.some((folded) => OF_FIREWOOD.has(rootOf(folded) ?? ''))));

const stacked = (value: number, isGuess: boolean): Meaning[] => [
  {
    kind: 'QUANTITY',
    category: 'FIREWOOD',
    filters: { unit: 'RM', quantityMin: value },
    ...(isGuess ? { votes: 1 as const } : {}),
  },
  { kind: 'LENGTH', filters: { categoryData: { lengthMinInCm: value * 100 } } },
];

/**
 * "5 Meter Brennholz" is five stacked metres (in Austria "Meter" alone is short for Raummeter) where the number stands
 * before the wood; "Fichte 4 m" is a length. Behind the word only more metres than firewood is long are an amount.
 */
export const readStackedMetres: MeasureReader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null || (amount.suffix !== 'm' && !METRES.has(amount.suffix))) return null;
  const { value, length } = amount;
  if (value < SHORTEST_STACK || value > LONGEST_STACK) return null;
  const next = words[at + length]?.folded ?? '';
  const others = words.filter((word) => !word.isQuoted).map(({ folded }) => folded);
  if (others.some((folded) => LONG_WOOD.has(folded))) return null;
  const isBefore = namesFirewood(next);
  const isWritten = amount.suffix !== 'm';
  const isPlain = value > 1 && isPlainWood(others, next, amount.suffix);
  const isMuchBefore = isWritten && isMuchOfStove(value, next, others);
  const isMuch = value > LONGEST_LOG_IN_METRES && others.some(namesFirewood);
  if (!(isBefore && (isWritten || value > 2)) && !isMuchBefore && !isMuch && !isPlain) return null;
  return { length, meanings: stacked(value, isMuchBefore || isPlain) };
};

/** Things that are counted by the piece; how an advert counts them is not known, so the number is no filter. */
const COUNTED =
  /(?:stamme|baume|pflanzen|setzlinge|pfahle|pflocke|stangen|latten|bretter|brettl|staffeln|balken|bohlen|pfosten|kantholzer|dielen|platten|rollen|hecken|straucher|stocke|aste)$/;
const TREES = new Set('fichten tannen larchen douglasien kiefern fohren buchen eichen erlen ahorne birken'.split(' '));
const PLANTING = /^(?:wieder)?aufforst|pflanz|setzling/;
const SMALLEST_PLANTING = 100;
const THOUSAND = 1000;

/** "2000 Fichten" beside planting, "50 Pfähle", "ein Dutzend Latten": pieces. They are neither filter nor text nor postcode. */
export const readPieces: MeasureReader = (words, at) => {
  const number = numberAt(words, at);
  if (number === null || number.suffix !== '' || !Number.isInteger(number.value)) return null;
  const next = words[at + number.length];
  if (next === undefined || shapeOf(next.folded).kind !== 'WORD') return null;
  const isPlanting = words.some((word) => PLANTING.test(word.folded));
  const isManyTrees = number.value >= SMALLEST_PLANTING && (isPlanting || number.value % THOUSAND === 0);
  const counts = COUNTED.test(next.folded) || (TREES.has(next.folded) && (isManyTrees || number.isWritten));
  return counts ? { length: number.length, meanings: [], term: '' } : null;
};
