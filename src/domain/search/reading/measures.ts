import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { MOISTURE_CONTENTS } from '#domain/lookups/wood-chips.data.ts';
import type { MeasureKey } from '#domain/search/address/filter-params.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { rootOf } from '#domain/search/text/lexicon.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { Meaning } from './vocabulary.data.ts';
import type { LineWord } from './line-words.ts';

/** Meanings of one or more words from a number on; `length` counts the words. */
export type ReadMeasure = { length: number; meanings: readonly Meaning[] };
type Reader = (words: readonly LineWord[], at: number) => ReadMeasure | null;
type Bound = 'FROM' | 'TO' | 'EXACT';

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
  ['palette', 'PAL'],
  ['kubikmeter', 'M3'],
  ['quadratmeter', 'M2'],
  ['laufmeter', 'LFM'],
  ['stuck', 'STK'],
  ['hektar', 'HA'],
]);
const EFFECTIVE_DRYNESS = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];
/** Water content up to which firewood counts as dry, in percent. Source: chamber tests, w below 20 %; L 1021 up to 25 %. */
const DRY_FIREWOOD_W_IN_PERCENT = 25;
/** Usual firewood lengths in cm; a bare number among them is a length in a search for firewood. */
const FIREWOOD_LENGTHS = new Set([20, 25, 30, 33, 40, 50, 100]);
const TELLING_LENGTHS = new Set([25, 33]);
const CM: ReadonlyMap<string, number> = new Map([
  ['mm', 0.1],
  ['cm', 1],
  ['dm', 10],
  ['m', 100],
  ['meter', 100],
  ['zentimeter', 1],
  ['millimeter', 0.1],
]);
const DIAMETER_WORDS = new Set([
  'zopf',
  'md',
  'mittendurchmesser',
  'durchmesser',
  'bhd',
  'brusthohendurchmesser',
  'stark',
]);
const BOUND_WORDS: ReadonlyMap<string, Bound> = new Map([
  ['ab', 'FROM'],
  ['mindestens', 'FROM'],
  ['min', 'FROM'],
  ['uber', 'FROM'],
  ['bis', 'TO'],
  ['unter', 'TO'],
  ['max', 'TO'],
  ['maximal', 'TO'],
  ['hochstens', 'TO'],
]);

const boundBefore = (words: readonly LineWord[], at: number): Bound =>
  BOUND_WORDS.get(words[at - 1]?.folded ?? '') ?? 'EXACT';
const data = (categoryData: CategoryFilters): { categoryData: CategoryFilters } => ({ categoryData });

function unitOfWord(word: LineWord | undefined): UnitCode | undefined {
  if (word === undefined || word.isQuoted) return undefined;
  if (word.folded === 't') return 'T';
  if (word.folded === 'mwh') return 'MWH';
  const root = rootOf(word.folded);
  return root === undefined ? undefined : UNIT_BY_ROOT.get(root);
}

/** A number and its unit, written together or apart: "33cm", "33 cm". */
type Amount = { value: number; suffix: string; length: number };

function amountAt(words: readonly LineWord[], at: number): Amount | null {
  const word = words[at];
  const shape = word === undefined ? undefined : shapeOf(word.folded);
  if (shape?.kind === 'MEASURE') return { value: shape.value, suffix: shape.suffix, length: 1 };
  if (shape?.kind !== 'NUMBER') return null;
  const next = words[at + 1];
  if (next === undefined || next.isQuoted || shapeOf(next.folded).kind !== 'WORD') return null;
  return { value: shape.value, suffix: next.folded, length: 2 };
}

const readQuantity: Reader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null || amount.value <= 0) return null;
  const holder =
    amount.length === 1 ? { folded: amount.suffix, isQuoted: false, start: 0, end: 0, gapAfter: '' } : words[at + 1];
  let unit = unitOfWord(holder);
  let length = amount.length;
  if (unit === 'T' && unitOfWord(words[at + length]) === 'T_ATRO') {
    unit = 'T_ATRO';
    length += 1;
  }
  if (unit === undefined) return null;
  // "15-kg-Sack": the weight is that of a sack, not what somebody wants.
  if (unit === 'KG' && words.some((word) => rootOf(word.folded) === 'sack')) {
    return { length, meanings: [{ kind: 'UNIT', filters: { unit: 'SACK' } }] };
  }
  return { length, meanings: [{ kind: 'QUANTITY', filters: { unit, quantityMin: amount.value } }] };
};

function bounded(bound: Bound, range: { min: MeasureKey; max: MeasureKey; from: number; to: number }): CategoryFilters {
  const filters: CategoryFilters = {};
  if (bound !== 'TO') filters[range.min] = range.from;
  if (bound !== 'FROM') filters[range.max] = range.to;
  return filters;
}

function lengthMeaning(
  category: CategoryCode | undefined,
  cm: { from: number; to: number },
  bound: Bound,
  votes?: 0 | 1,
): Meaning {
  const range = bounded(bound, { min: 'lengthMinInCm', max: 'lengthMaxInCm', ...cm });
  return {
    kind: 'LENGTH',
    filters: data(range),
    ...(category === undefined ? {} : { category }),
    ...(votes === undefined ? {} : { votes }),
  };
}

/** Firewood ± 2 cm (ISO 17225-5); logs carry up to 15 cm allowance (ÖHU 2006), sawn wood is taken ± 5 cm. */
function lengthMeanings(cm: number, to: number, bound: Bound): Meaning[] {
  const firewood = { from: Math.max(1, cm - 2), to: to + 2 };
  const timber: Meaning[] = [
    lengthMeaning('LOGS', { from: cm, to: to + 15 }, bound),
    lengthMeaning('SAWN_WOOD', { from: Math.max(1, cm - 5), to: to + 5 }, bound),
  ];
  if (cm <= 100) return [lengthMeaning('FIREWOOD', firewood, bound, 1), ...timber];
  const anything = lengthMeaning(undefined, { from: cm, to: to + 15 }, bound);
  return cm > 300 ? [...timber, anything] : [lengthMeaning('FIREWOOD', firewood, bound), ...timber, anything];
}

const diameterMeanings = (cm: number, to: number, bound: Bound): Meaning[] => {
  const filters = data(bounded(bound, { min: 'diameterMinInCm', max: 'diameterMaxInCm', from: cm, to }));
  return (['LOGS', 'FOREST'] as const).map((category) => ({ kind: 'DIAMETER', category, filters }));
};

/** Products such as 24 × 0.1 carry binary rest; a measure is never finer than this. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const tenths = (value: number): number => Math.round(value * 10) / 10;

function thicknessMeaning(mm: number, to: number, bound: Bound): Meaning {
  const range = bounded(bound, { min: 'thicknessMinInMm', max: 'thicknessMaxInMm', from: tenths(mm), to: tenths(to) });
  return { kind: 'SECTION', category: 'SAWN_WOOD', filters: data(range) };
}

function measureMeanings(
  words: readonly LineWord[],
  at: number,
  options: { cm: number; to: number; suffix: string; length: number },
): Meaning[] {
  const { cm, to, suffix } = options;
  const bound = boundBefore(words, at);
  const speaksOfDiameter = [words[at - 1], words[at - 2], words[at + options.length]].some((word) =>
    DIAMETER_WORDS.has(word?.folded ?? ''),
  );
  if (speaksOfDiameter) return diameterMeanings(cm, to, bound);
  if (suffix === 'mm') return [thicknessMeaning(cm * 10, to * 10, bound)];
  const lengths = lengthMeanings(cm, to, bound);
  if (suffix !== 'cm' || cm > 200) return lengths;
  const [firewood] = lengths;
  return [
    ...diameterMeanings(cm, to, bound),
    thicknessMeaning(cm * 10, to * 10, bound),
    ...(firewood === undefined ? [] : [firewood]),
  ];
}

const readLength: Reader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null) return null;
  if (amount.suffix === 'er' && amount.length === 1) {
    const { value } = amount;
    if (!Number.isInteger(value) || value < 10 || value > 100) return null;
    const firewood = lengthMeaning(
      'FIREWOOD',
      { from: value - 2, to: value + 2 },
      'EXACT',
      FIREWOOD_LENGTHS.has(value) ? 1 : undefined,
    );
    return { length: 1, meanings: [firewood, thicknessMeaning(value, value, 'EXACT')] };
  }
  const factor = CM.get(amount.suffix);
  const cm = factor === undefined ? 0 : hundredths(amount.value * factor);
  if (cm < 0.3 || cm > 2500) return null;
  return {
    length: amount.length,
    meanings: measureMeanings(words, at, { cm, to: cm, suffix: amount.suffix, length: amount.length }),
  };
};

/** "25-33 cm", "4 – 5 m": two numbers parted by a dash, the unit behind the second. */
const readRange: Reader = (words, at) => {
  const first = words[at];
  const shape = first === undefined ? undefined : shapeOf(first.folded);
  if (shape?.kind !== 'NUMBER' || !/^ ?[-–—] ?$/.test(first?.gapAfter ?? '')) return null;
  const amount = amountAt(words, at + 1);
  const factor = amount === null ? undefined : CM.get(amount.suffix);
  if (amount === null || factor === undefined) return null;
  const [from, to] = [hundredths(shape.value * factor), hundredths(amount.value * factor)];
  if (from < 0.3 || to > 2500 || from > to) return null;
  const length = amount.length + 1;
  return { length, meanings: measureMeanings(words, at, { cm: from, to, suffix: amount.suffix, length }) };
};

function sectionMeaning(first: number, second: number, unit: string, votes?: 1): Meaning {
  const factor = unit === 'cm' || (unit === '' && Math.max(first, second) <= 30) ? 10 : 1;
  const [thickness, width] = [Math.min(first, second) * factor, Math.max(first, second) * factor];
  return {
    kind: 'SECTION',
    category: 'SAWN_WOOD',
    filters: data({
      thicknessMinInMm: thickness,
      thicknessMaxInMm: thickness,
      widthMinInMm: width,
      widthMaxInMm: width,
    }),
    ...(votes === undefined ? {} : { votes }),
  };
}

/** "24x48" is a section; "20/24" one too, or a class of diameters where logs are sought. */
const readSection: Reader = (words, at) => {
  const word = words[at];
  const shape = word === undefined ? undefined : shapeOf(word.folded);
  if (shape?.kind === 'DIMENSIONS') {
    const [first, second] = shape.values;
    if (first === undefined || second === undefined || first <= 0 || second <= 0) return null;
    return { length: 1, meanings: [sectionMeaning(first, second, shape.unit, 1)] };
  }
  const next = words[at + 1];
  const second = next === undefined ? undefined : shapeOf(next.folded);
  if (shape?.kind !== 'NUMBER' || second?.kind !== 'NUMBER' || word?.gapAfter !== '/') return null;
  if (shape.value <= 0 || second.value <= 0 || Math.max(shape.value, second.value) > 400) return null;
  const [from, to] = [Math.min(shape.value, second.value), Math.max(shape.value, second.value)];
  return { length: 2, meanings: [...diameterMeanings(from, to, 'EXACT'), sectionMeaning(from, to, '')] };
};

const CLASS = /^([0-6])([ab])$/;

/** Diameter classes of logs without bark: 1a 10–14 cm, 1b 15–19 … 6b 65–69; source: ÖHU 2006. "1a" also means "very good". */
const readDiameterClass: Reader = (words, at) => {
  const word = words[at];
  const match = CLASS.exec(word?.folded ?? '');
  if (match === null) return null;
  const from = Number(match[1]) * 10 + (match[2] === 'b' ? 5 : 0);
  const andMore = word?.gapAfter.startsWith('+') === true;
  const filters = data({ diameterMinInCm: Math.max(1, from), ...(andMore ? {} : { diameterMaxInCm: from + 4 }) });
  const votes = word?.folded === '1a' && !andMore ? undefined : (1 as const);
  return {
    length: 1,
    meanings: [{ kind: 'DIAMETER', category: 'LOGS', filters, ...(votes === undefined ? {} : { votes }) }],
  };
};

const MOISTURE = /^[wm](\d{1,2})$/;

const readMoisture: Reader = (words, at) => {
  const match = MOISTURE.exec(words[at]?.folded ?? '');
  const percent = Number(match?.[1] ?? 0);
  if (match === null || percent < 8 || percent > 60) return null;
  const codes = MOISTURE_CONTENTS.filter(
    (row) => row.waterContentMax * 100 <= percent + 0.001 && !row.code.endsWith('+'),
  );
  const meanings: Meaning[] = [
    {
      kind: 'MOISTURE',
      category: 'WOOD_CHIPS',
      votes: 1,
      filters: data({ moistureContentCodes: codes.map((row) => row.code) }),
    },
  ];
  if (percent <= DRY_FIREWOOD_W_IN_PERCENT) {
    meanings.push({ kind: 'MOISTURE', category: 'FIREWOOD', filters: data({ dryingStates: [...EFFECTIVE_DRYNESS] }) });
  }
  return { length: 1, meanings };
};

const CURRENCY = new Set(['euro', 'eur', 'euros']);
const CURRENCY_SIGN = /^\s*€/;

const readPrice: Reader = (words, at) => {
  const word = words[at];
  const shape = word === undefined ? undefined : shapeOf(word.folded);
  const glued = shape?.kind === 'MEASURE' && CURRENCY.has(shape.suffix);
  if (word === undefined || (shape?.kind !== 'NUMBER' && !glued)) return null;
  const apart = CURRENCY.has(words[at + 1]?.folded ?? '');
  const hasSign = CURRENCY_SIGN.test(word.gapAfter) || /€\s*$/.test(words[at - 1]?.gapAfter ?? '');
  if (!apart && !glued && !hasSign) return null;
  const cents = Math.round(shape.value * 100);
  if (cents > 1_000_000_000) return null;
  const filters = boundBefore(words, at) === 'FROM' ? { priceMinInCents: cents } : { priceMaxInCents: cents };
  return { length: apart ? 2 : 1, meanings: [{ kind: 'PRICE', filters }] };
};

const readRadius: Reader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null || !['km', 'kilometer'].includes(amount.suffix)) return null;
  const radiusInKm = Math.round(amount.value);
  if (radiusInKm < 1 || radiusInKm > 500) return null;
  return { length: amount.length, meanings: [{ kind: 'RADIUS', filters: { radiusInKm } }] };
};

const readBareNumber: Reader = (words, at) => {
  const word = words[at];
  const shape = word === undefined ? undefined : shapeOf(word.folded);
  if (shape?.kind !== 'NUMBER' || !FIREWOOD_LENGTHS.has(shape.value)) return null;
  const votes = TELLING_LENGTHS.has(shape.value) ? 0 : undefined;
  return {
    length: 1,
    meanings: [lengthMeaning('FIREWOOD', { from: shape.value - 2, to: shape.value + 2 }, 'EXACT', votes)],
  };
};

const READERS: readonly Reader[] = [
  readMoisture,
  readDiameterClass,
  readPrice,
  readRadius,
  readRange,
  readSection,
  readQuantity,
  readLength,
];

/** Returns what the words from a number on mean: a quantity, length, section, class, price, radius; or null. */
export function readMeasureAt(words: readonly LineWord[], at: number): ReadMeasure | null {
  for (const reader of READERS) {
    const measure = reader(words, at);
    if (measure !== null) return measure;
  }
  return null;
}

/** Returns a number without unit as a firewood length where it is a usual one, or null. */
export const readBareNumberAt = (words: readonly LineWord[], at: number): ReadMeasure | null =>
  readBareNumber(words, at);
