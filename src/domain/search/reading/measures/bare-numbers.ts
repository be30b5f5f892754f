import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { diameterMeanings, readLabel } from './diameters.ts';
import { thicknessMeaning, widthMeaning } from './sections.ts';
import { FIREWOOD_LENGTHS, firewoodRange, lengthMeaning } from './firewood-lengths.ts';
import type { Bound, MeasureReader } from './measure-types.ts';
import { boundBefore, openEndAt, rangeAt } from './numbers.ts';
import { barePriceMeanings } from './prices.ts';
import { writtenNumber } from './written-numbers.ts';

/** Lengths of firewood that a number hardly means otherwise. */
const TELLING_LENGTHS = new Set([25, 33]);
const FIREWOOD_IN_CM = { from: 15, to: 110 };
const LONGEST_BARE_FIREWOOD_IN_CM = 50;
const DIAMETERS_IN_CM = { from: 8, to: 120 };
const LEAST_TELLING_NUMBER = 10;
const SHORTEST_PRICE_OF_LOGS = 80;

type Span = { from: number; to: number; bound: Bound; isRange: boolean };

const isWithin = ({ from, to }: Span, limits: { from: number; to: number }): boolean =>
  from >= limits.from && to <= limits.to;

function spanMeanings(span: Span): Meaning[] {
  const { from, to, bound, isRange } = span;
  const prices = bound === 'TO' ? barePriceMeanings(to) : [];
  const isShort = bound !== 'TO' || to <= LONGEST_BARE_FIREWOOD_IN_CM;
  const isLength = isWithin(span, FIREWOOD_IN_CM) && isShort;
  const votes = isRange && FIREWOOD_LENGTHS.has(from) && FIREWOOD_LENGTHS.has(to) ? 0 : undefined;
  const lengths = isLength ? [lengthMeaning('FIREWOOD', firewoodRange(from, to, bound), bound, votes)] : [];
  const isDiameter = isWithin(span, DIAMETERS_IN_CM) && (bound !== 'TO' || to < SHORTEST_PRICE_OF_LOGS);
  return [...lengths, ...prices, ...(isDiameter ? diameterMeanings(from, to, bound) : [])];
}

function rangeOf(words: readonly LineWord[], at: number): { span: Span; length: number } | null {
  const range = rangeAt(words, at);
  const isBetween = words[at - 1]?.folded === 'zwischen';
  if (range === null || range.suffix !== '') return null;
  if (range.joint === 'SLASH' || (range.joint === 'UND' && !isBetween)) return null;
  const [from, to] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
  return { span: { from, to, bound: 'EXACT', isRange: true }, length: range.length };
}

/**
 * "25-33", "zwischen 30 und 40", "ab 30", "bis 100", "Länge 33" or a usual firewood length, all without a unit; a written
 * number only as a bound or in a range.
 */
export const readBareNumber: MeasureReader = (words, at) => {
  const word = words[at];
  if (word === undefined || word.isQuoted) return null;
  const shape = shapeOf(word.folded);
  const value = shape.kind === 'NUMBER' ? shape.value : writtenNumber(word.folded);
  if (value === undefined) return null;
  const range = rangeOf(words, at);
  if (range !== null) {
    const meanings = spanMeanings(range.span);
    return meanings.length === 0 ? null : { length: range.length, meanings };
  }
  const open = openEndAt(words, at + 1);
  const bound = open === null ? boundBefore(words, at) : 'FROM';
  const length = 1 + (open?.length ?? 0);
  if (bound === 'FROM' || bound === 'TO') {
    const meanings = spanMeanings({ from: value, to: value, bound, isRange: false });
    return meanings.length === 0 ? null : { length, meanings };
  }
  return shape.kind === 'NUMBER' ? readLengthAlone(words, at, value) : null;
};

const WIDEST_IN_CM = 40;
const SIDE_IN_MM = { from: 15, to: 1000 };

/** "145 breit", "50 stark": millimetres of sawn wood, widths up to 40 are centimetres; the thickness of a log is its diameter. */
function sideMeanings(label: 'WIDTH' | 'THICKNESS', value: number): Meaning[] {
  const mm = label === 'WIDTH' && value <= WIDEST_IN_CM ? value * 10 : value;
  if (mm < SIDE_IN_MM.from || mm > SIDE_IN_MM.to) return [];
  if (label === 'WIDTH') return [widthMeaning(mm, mm, 'EXACT')];
  const isDiameter = value <= DIAMETERS_IN_CM.to;
  return [...(isDiameter ? diameterMeanings(value, value, 'ABOUT') : []), thicknessMeaning(mm, mm, 'EXACT')];
}

/** Lengths of logs with their allowance: "4,10", "5,10". */
const LOG_IN_M = { from: 2, to: 14 };
const cutLengths = (cm: number): Meaning[] => [
  lengthMeaning('LOGS', { from: cm - 10, to: cm + 10 }, 'EXACT', cm % 100 >= 5 && cm % 100 <= 25 ? 1 : undefined),
  lengthMeaning('SAWN_WOOD', { from: cm - 5, to: cm + 5 }, 'EXACT'),
];

/** Thicknesses that boards and planks are sawn to; source: lists of sawmills. */
const BOARDS_IN_MM = new Set([18, 20, 22, 24, 25, 26, 27, 28, 30, 32, 35, 38, 40, 45, 50, 52, 60, 65, 70, 80]);
/** "Bretter 30" */
const boardThickness = (mm: number): Meaning[] => (BOARDS_IN_MM.has(mm) ? [thicknessMeaning(mm, mm, 'EXACT')] : []);

/** "Länge 33" or a usual firewood length; a digit ("1. Wahl", "3 lagig") tells nothing and stands in every other advert. */
function readLengthAlone(words: readonly LineWord[], at: number, value: number): ReturnType<MeasureReader> {
  const { label, extra } = readLabel(words, { at, end: at + 1, isLong: false });
  if (label === 'WIDTH' || label === 'THICKNESS') {
    const sides = sideMeanings(label, value);
    if (sides.length > 0) return { length: 1 + extra, meanings: sides };
  }
  const isCut = !Number.isInteger(value) && value >= LOG_IN_M.from && value <= LOG_IN_M.to;
  if (isCut) return { length: 1, meanings: cutLengths(Math.round(value * 100)) };
  const isLabelled = label === 'LENGTH' && value >= FIREWOOD_IN_CM.from && value <= FIREWOOD_IN_CM.to;
  if (!FIREWOOD_LENGTHS.has(value) && !isLabelled) {
    if (Number.isInteger(value) && value < LEAST_TELLING_NUMBER) return { length: 1, meanings: [], term: '' };
    const boards = boardThickness(value);
    return boards.length === 0 ? null : { length: 1, meanings: boards };
  }
  const range = firewoodRange(value, value, boundBefore(words, at));
  const votes = TELLING_LENGTHS.has(value) ? 0 : undefined;
  return {
    length: 1 + (isLabelled ? extra : 0),
    meanings: [lengthMeaning('FIREWOOD', range, 'EXACT', votes), ...boardThickness(value)],
  };
}
