import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { diameterMeanings } from './diameters.ts';
import { FIREWOOD_LENGTHS, firewoodRange, lengthMeaning } from './firewood-lengths.ts';
import { bounded, data } from './measure-types.ts';
import type { Bound, MeasureReader } from './measure-types.ts';
import { isFraction } from './numbers.ts';
import { pelletDiameter } from './pellet-diameter.ts';

/** Trade thicknesses differ by sawing, planing and drying: 48 and 52 are sold as 50, 24 as 25. */
const TOLERANCE = 0.1;
const LARGEST_IN_CM = 30;
/** Sections of these are given in cm up to 48 ("BSH 16/36"). */
const BEAMS = new Set(['balken', 'bsh', 'kvh']);
const LARGEST_BEAM_IN_CM = 48;
const LARGEST_IN_MM = 1000;

/** Whole millimetres within ten percent of a nominal measure, at most ten percent off. */
const least = (mm: number): number => Math.max(1, Math.ceil(mm * (1 - TOLERANCE) - 0.001));
const most = (mm: number): number => Math.max(least(mm), Math.floor(mm * (1 + TOLERANCE) + 0.001));

const sawn = (range: ReturnType<typeof bounded>, votes?: 0 | 1 | 2): Meaning => ({
  kind: 'SECTION',
  category: 'SAWN_WOOD',
  filters: data(range),
  ...(votes === undefined ? {} : { votes }),
});

/** A thickness in mm, within ten percent. */
export const thicknessMeaning = (mm: number, to: number, bound: Bound, votes?: 0 | 1): Meaning =>
  sawn(bounded(bound, { min: 'thicknessMinInMm', max: 'thicknessMaxInMm', from: least(mm), to: most(to) }), votes);

/** A width in mm, within ten percent. */
export const widthMeaning = (mm: number, to: number, bound: Bound): Meaning =>
  sawn(bounded(bound, { min: 'widthMinInMm', max: 'widthMaxInMm', from: least(mm), to: most(to) }));

type Section = { sides: readonly [number, number]; third?: number; unit: string; votes?: 1 | 2 };

function factorOf({ sides, unit }: Section, namesBeam: boolean): number {
  if (unit === 'cm') return 10;
  if (unit === 'mm') return 1;
  return Math.max(...sides) <= (namesBeam && Math.min(...sides) >= 6 ? LARGEST_BEAM_IN_CM : LARGEST_IN_CM) ? 10 : 1;
}

/** The third measure is the length: metres up to 20, centimetres below 1000, millimetres from there on. */
const lengthInCm = (third: number): number => (third <= 20 ? third * 100 : third < 1000 ? third : third / 10);

function sectionMeaning(section: Section, namesBeam: boolean): Meaning {
  const factor = factorOf(section, namesBeam);
  const [thickness, width] = [Math.min(...section.sides) * factor, Math.max(...section.sides) * factor];
  const cm = section.third === undefined ? undefined : Math.round(lengthInCm(section.third));
  return sawn(
    {
      thicknessMinInMm: least(thickness),
      thicknessMaxInMm: most(thickness),
      widthMinInMm: least(width),
      widthMaxInMm: most(width),
      ...(cm === undefined ? {} : { lengthMinInCm: Math.max(1, cm - 5), lengthMaxInCm: cm + 5 }),
    },
    section.votes,
  );
}

const namesBeams = (words: readonly LineWord[]): boolean =>
  words.some((word) => BEAMS.has(rootOf(word.folded) ?? word.folded));

const isSide = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value <= LARGEST_IN_MM;

const UNITS: ReadonlyMap<string, string> = new Map([
  ['mm', 'mm'],
  ['millimeter', 'mm'],
  ['cm', 'cm'],
  ['zentimeter', 'cm'],
  ['centimeter', 'cm'],
  ['m', 'm'],
]);

/** The unit behind a section, written apart: "24 x 100 mm". */
function unitAt(words: readonly LineWord[], at: number): { unit: string; length: number } {
  const word = words[at];
  const unit = word === undefined || word.isQuoted ? undefined : UNITS.get(word.folded);
  return unit === undefined ? { unit: '', length: 0 } : { unit, length: 1 };
}

const readTimes: MeasureReader = (words, at) => {
  const word = words[at];
  const shape = word === undefined ? undefined : shapeOf(word.folded);
  if (shape?.kind !== 'DIMENSIONS') return null;
  const [first, second, third] = shape.values;
  if (!isSide(first) || !isSide(second)) return null;
  const apart = shape.unit === '' ? unitAt(words, at + 1) : { unit: shape.unit, length: 0 };
  // Two sides in metres are an area, not a section.
  if (apart.unit === 'm' && third === undefined) return null;
  const section: Section = { sides: [first, second], unit: apart.unit, votes: 2 };
  const whole = third === undefined || third <= 0 ? section : { ...section, third };
  return { length: 1 + apart.length, meanings: [sectionMeaning(whole, namesBeams(words))] };
};

/** "25/33" of firewood is two lengths. */
const firewoodLengths = (from: number, to: number): Meaning[] =>
  from < to && FIREWOOD_LENGTHS.has(from) && FIREWOOD_LENGTHS.has(to)
    ? [lengthMeaning('FIREWOOD', firewoodRange(from, to, 'EXACT'), 'EXACT', from === 33 || to === 33 ? 0 : undefined)]
    : [];

/** The numbers of "10/10" or "24/100/4000" and the unit behind them. */
function slashedAt(words: readonly LineWord[], at: number): { values: number[]; unit: string; length: number } | null {
  const values: number[] = [];
  for (let index = at; values.length < 3; index += 1) {
    const word = words[index];
    const shape = word === undefined || word.isQuoted ? undefined : shapeOf(word.folded);
    if (word === undefined || (shape?.kind !== 'NUMBER' && shape?.kind !== 'MEASURE')) return null;
    values.push(shape.value);
    if (shape.kind === 'MEASURE') return { values, unit: shape.suffix, length: index - at + 1 };
    if (word.gapAfter !== '/') break;
  }
  const { unit, length } = unitAt(words, at + values.length);
  return { values, unit, length: values.length + length };
}

/** "20/24" is a section, or a class of diameters where logs are sought; "8/12" and "10/10" can only be sections. */
const readSlashed: MeasureReader = (words, at) => {
  const slashed = isFraction(words, at) ? null : slashedAt(words, at);
  const [first, second, third] = slashed?.values ?? [];
  if (slashed === null || !isSide(first) || !isSide(second)) return null;
  if (!['', 'mm', 'cm'].includes(slashed.unit) || Math.max(first, second) > 400) return null;
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  const isOnlySection = from < 10 || from === to || third !== undefined || slashed.unit !== '';
  const section: Section = {
    sides: [from, to],
    unit: slashed.unit,
    ...(third === undefined ? {} : { third }),
    ...(isOnlySection ? { votes: 2 as const } : {}),
  };
  const meaning = sectionMeaning(section, namesBeams(words));
  const diameters = third === undefined && slashed.unit !== 'mm' ? diameterMeanings(from, to, 'EXACT') : [];
  const lengths = slashed.values.length === 2 && slashed.unit !== 'mm' ? firewoodLengths(from, to) : [];
  const pellets = slashed.unit === 'mm' ? pelletDiameter(from, to) : [];
  return { length: slashed.length, meanings: [...pellets, ...lengths, ...diameters, meaning] };
};

const MM_OF_AN_INCH = 25.4;

/** "1 Zoll", "5/4 Zoll": a thickness. */
const readInches: MeasureReader = (words, at) => {
  const [first, second] = [shapeOf(words[at]?.folded ?? ''), shapeOf(words[at + 1]?.folded ?? '')];
  if (first.kind !== 'NUMBER') return null;
  const isFractional = words[at]?.gapAfter === '/' && second.kind === 'NUMBER' && second.value > 0;
  const inches = isFractional ? first.value / second.value : first.value;
  const length = isFractional ? 3 : 2;
  if (words[at + length - 1]?.folded !== 'zoll' || inches <= 0 || inches > 10) return null;
  const mm = Math.round(inches * MM_OF_AN_INCH);
  return { length, meanings: [thicknessMeaning(mm, mm, 'EXACT', 1)] };
};

/** "24x48", "24 x 100 mm", "24x100x4000", "5/8", "80/160": both sides within ten percent, cm or mm as is plausible. */
export const readSection: MeasureReader = (words, at) =>
  readTimes(words, at) ?? readInches(words, at) ?? readSlashed(words, at);
