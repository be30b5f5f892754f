import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import { meaningsOfEnd } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { diameterMeanings, diametersOfLogs, namedDiameters, readLabel } from './diameters.ts';
import type { Label } from './diameters.ts';
import { FIREWOOD_LENGTHS, firewoodRange, lengthMeaning } from './firewood-lengths.ts';
import type { Bound, MeasureReader } from './measure-types.ts';
import { amountAt, boundBefore, openEndAt, rangeAt } from './numbers.ts';
import { pelletDiameter } from './pellet-diameter.ts';
import { thicknessMeaning, widthMeaning } from './sections.ts';

const CM: ReadonlyMap<string, number> = new Map([
  ['mm', 0.1],
  ['cm', 1],
  ['dm', 10],
  ['m', 100],
  ['meter', 100],
  ['metern', 100],
  ['zentimeter', 1],
  ['centimeter', 1],
  ['zantimeta', 1],
  ['millimeter', 0.1],
]);
const ER = new Set(['er', 'ern', 'iger', 'ziger', 'zger', 'ger']);
const HEIGHTS = new Set(['hoch', 'hohe', 'hoher']);
/** The measures of a task ("Forstweg 500 m", "Wurzelstock 80 cm") exclude no service. */
const OF_A_TASK: Meaning = { kind: 'LENGTH', category: 'SERVICES', filters: {} };
const LONGEST_IN_CM = 2500;
const SHORTEST_IN_CM = 0.3;
/** A number of centimetres below this is hardly the length of firewood, rather a thickness. */
const SHORTEST_FIREWOOD_IN_CM = 15;
/** Thinner than a lath or thicker than a beam's share, "mm" alone does not tell sawn wood. */
const SAWN_IN_MM = { from: 10, to: 150 };

/** Products such as 24 × 0.1 carry binary rest; a measure is never finer than this. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Logs carry up to 15 cm allowance (ÖHU 2006), sawn wood is taken ± 5 cm. */
function lengthMeanings(cm: number, to: number, bound: Bound): Meaning[] {
  const firewood = firewoodRange(cm, to, bound);
  const timber: Meaning[] = [
    lengthMeaning('LOGS', { from: cm, to: to + 15 }, bound),
    lengthMeaning('SAWN_WOOD', { from: Math.max(1, cm - 5), to: to + 5 }, bound),
  ];
  if (cm <= 100) return [lengthMeaning('FIREWOOD', firewood, bound, 1), ...timber];
  const anything = lengthMeaning(undefined, { from: cm, to: to + 15 }, bound);
  return cm > 300 ? [...timber, anything] : [lengthMeaning('FIREWOOD', firewood, bound), ...timber, anything];
}

type Measured = { cm: number; to: number; suffix: string; bound: Bound; label: Label | undefined };

function millimetres({ cm, to, bound }: Measured): Meaning[] {
  const [mm, toMm] = [cm * 10, to * 10];
  const votes = mm >= SAWN_IN_MM.from && toMm <= SAWN_IN_MM.to ? 1 : undefined;
  const lengths = mm >= 200 ? lengthMeanings(cm, to, bound).filter(({ category }) => category === 'FIREWOOD') : [];
  const long = mm >= 1000 ? [lengthMeaning('SAWN_WOOD', { from: cm - 5, to: to + 5 }, bound)] : [];
  return [...pelletDiameter(mm, toMm), ...lengths, ...long, thicknessMeaning(mm, toMm, bound, votes)];
}

function measureMeanings(measured: Measured): Meaning[] {
  const { cm, to, suffix, bound, label } = measured;
  if (label === 'TOP') return diameterMeanings(cm, to, bound === 'EXACT' && cm === to ? 'FROM' : bound);
  if (label === 'DIAMETER' || label === 'BREAST_HEIGHT')
    return [...pelletDiameter(cm * 10, to * 10), ...namedDiameters(cm, to, { bound, label })];
  if (label === 'WIDTH') return [widthMeaning(cm * 10, to * 10, bound)];
  if (label === 'THICKNESS') {
    return [
      ...diametersOfLogs(cm, to, bound, label),
      thicknessMeaning(cm * 10, to * 10, bound, cm < 10 ? 1 : undefined),
    ];
  }
  if (label === 'LENGTH') return lengthMeanings(cm, to, bound);
  if (suffix === 'mm' || suffix === 'millimeter') return millimetres(measured);
  const lengths = lengthMeanings(cm, to, bound);
  if ((suffix !== 'cm' && suffix !== 'zentimeter') || cm > 130) return lengths;
  const isThin = to < SHORTEST_FIREWOOD_IN_CM;
  const firewood = lengthMeaning('FIREWOOD', firewoodRange(cm, to, bound), bound, isThin || cm > 100 ? undefined : 1);
  return [
    ...diameterMeanings(cm, to, bound),
    thicknessMeaning(cm * 10, to * 10, bound, isThin ? 0 : undefined),
    firewood,
  ];
}

function erMeanings(from: number, to: number): Meaning[] {
  const votes = FIREWOOD_LENGTHS.has(from) && FIREWOOD_LENGTHS.has(to) ? 1 : undefined;
  return [
    lengthMeaning('FIREWOOD', { from: from - 2, to: to + 2 }, 'EXACT', votes),
    ...(to <= THICKEST_ER_IN_CM ? sawnInCm(from, to) : [thicknessMeaning(from, to, 'EXACT')]),
    ...diameterMeanings(from, to + ER_CLASS_IN_CM, 'EXACT'),
  ];
}

/** "5er Pfosten", "10er Staffel" are centimetres, "24er Schalung" millimetres; "30er Bloche" are a class of diameters. */
const THICKEST_ER_IN_CM = 16;
const THINNEST_ER_IN_CM = 3;
const ER_CLASS_IN_CM = 4;
const sawnInCm = (from: number, to: number): Meaning[] => [thicknessMeaning(from * 10, to * 10, 'EXACT')];
const isErThickness = (value: number): boolean =>
  Number.isInteger(value) && value >= THINNEST_ER_IN_CM && value <= THICKEST_ER_IN_CM;

const isErLength = (value: number): boolean => Number.isInteger(value) && value >= 10 && value <= 100;

type Span = { from: number; to: number; suffix: string; length: number };

function readSpan(words: readonly LineWord[], at: number, span: Span): ReturnType<MeasureReader> {
  const { suffix } = span;
  const [first, last] = [Math.min(span.from, span.to), Math.max(span.from, span.to)];
  if (ER.has(suffix)) {
    const isLength = isErLength(first) && isErLength(last);
    if (isLength) return { length: span.length, meanings: erMeanings(first, last) };
    return isErThickness(first) && isErThickness(last)
      ? { length: span.length, meanings: sawnInCm(first, last) }
      : null;
  }
  const factor = CM.get(suffix);
  if (factor === undefined) return null;
  const [cm, to] = [hundredths(first * factor), hundredths(last * factor)];
  if (cm < SHORTEST_IN_CM) return null;
  // "Baum 20 m hoch": the height of a tree to be felled is a fact of no advert.
  if (HEIGHTS.has(words[at + span.length]?.folded ?? '')) return { length: span.length + 1, meanings: [], term: '' };
  if (to > LONGEST_IN_CM) return { length: span.length, meanings: [OF_A_TASK], term: '' };
  const open = openEndAt(words, at + span.length);
  const end = at + span.length + (open?.length ?? 0);
  const { label, extra } = readLabel(words, { at, end, isLong: cm > 130 });
  const bound = open === null ? boundBefore(words, at) : 'FROM';
  return { length: end - at + extra, meanings: [OF_A_TASK, ...measureMeanings({ cm, to, suffix, bound, label })] };
}

/** "33 cm", "0,33 m", "33er", "4m lang", "halber Meter", "30 cm Zopf". */
export const readLength: MeasureReader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null) return null;
  const { value, suffix, length } = amount;
  return readSpan(words, at, { from: value, to: value, suffix, length });
};

const SHORTEST_IN_MM = 1000;
const LONGEST_IN_MM = 8000;
const STEP_IN_MM = 100;
const MM_OF_A_CM = 10;

/** Says whether a number without a unit may be a length of timber in mm: "4000". */
export function isLengthInMm(words: readonly LineWord[], at: number): boolean {
  const mm = Number(/^\d{4}$/.exec(words[at]?.folded ?? '')?.[0] ?? 0);
  return mm >= SHORTEST_IN_MM && mm <= LONGEST_IN_MM && mm % STEP_IN_MM === 0;
}

const TIMBER: ReadonlySet<CategoryCode | undefined> = new Set(['SAWN_WOOD', 'LOGS']);
const meaningsIn = ({ folded, isQuoted }: LineWord): readonly Meaning[] => (isQuoted ? [] : meaningsOfEnd(folded));

/** Says whether timber, a section or a species stands before a number, and no other goods in the line. */
export const isBesideTimber = (words: readonly LineWord[], at: number): boolean =>
  words
    .slice(0, at)
    .some(
      (word) =>
        shapeOf(word.folded).kind === 'DIMENSIONS' ||
        meaningsIn(word).some(
          ({ kind, category, votes = 0 }) => kind === 'WOOD_TYPE' || (votes >= 2 && TIMBER.has(category)),
        ),
    ) &&
  !words.some((word) =>
    meaningsIn(word).some(({ category, votes }) => votes === 3 && category !== undefined && !TIMBER.has(category)),
  );

/** "latten 3000", "bretter 4000 lang": millimetres. */
export const readMillimetres: MeasureReader = (words, at) => {
  if (words[at]?.isQuoted !== false || !isLengthInMm(words, at)) return null;
  const { label, extra } = readLabel(words, { at, end: at + 1, isLong: true });
  if (label !== 'LENGTH' && !isBesideTimber(words, at)) return null;
  const cm = Number(words[at]?.folded) / MM_OF_A_CM;
  const meanings = lengthMeanings(cm, cm, boundBefore(words, at)).filter(({ category }) => category !== 'FIREWOOD');
  return { length: 1 + (label === 'LENGTH' ? extra : 0), meanings };
};

/** "25-33 cm", "4 und 5 m", "25 bis 33 cm", "4/5 m", "25er und 33er". A slash with cm or mm is a section. */
export const readLengthRange: MeasureReader = (words, at) => {
  const range = rangeAt(words, at);
  if (range === null || range.suffix === '') return null;
  if (range.joint === 'SLASH' && CM.get(range.suffix) !== 100 && !range.hasUnitTwice) return null;
  return readSpan(words, at, range);
};
