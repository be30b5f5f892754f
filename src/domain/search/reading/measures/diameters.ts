import type { LineWord } from '#domain/search/reading/line-words.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { suits } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { bounded, data } from './measure-types.ts';
import type { Bound, MeasureReader } from './measure-types.ts';
import { pelletDiameter } from './pellet-diameter.ts';
import { BOUNDING_WORDS, amountAt, boundBefore, indexOfLabel, numberAt, openEndAt, rangeAt } from './numbers.ts';

/** What a word beside a number makes of it. */
export type Label = 'TOP' | 'DIAMETER' | 'BREAST_HEIGHT' | 'THICKNESS' | 'LENGTH' | 'WIDTH';

const labels = (label: Label, words: string): (readonly [string, Label])[] =>
  words.split(' ').map((word) => [word, label] as const);

const LABELS: ReadonlyMap<string, Label> = new Map([
  ...labels('TOP', 'zopf zopfdurchmesser zopfstarke'),
  ...labels('DIAMETER', 'md mittendurchmesser durchmesser ø'),
  ...labels('BREAST_HEIGHT', 'bhd brusthohendurchmesser'),
  ...labels('THICKNESS', 'stark starke dick dicke'),
  ...labels('LENGTH', 'lange lang langen scheitlange scheiterlange'),
  ...labels('WIDTH', 'breit breite'),
]);
const THICKEST_IN_CM = 130;
const THINNEST_IN_CM = 5;
const THICKER = 1.2;
/** A diameter "from" of the top or the middle, in cm. */
export const diameterMeanings = (cm: number, to: number, bound: Bound): Meaning[] => {
  const about = bound === 'ABOUT' ? 5 : 0;
  const filters = data(
    bounded(bound, { min: 'diameterMinInCm', max: 'diameterMaxInCm', from: Math.max(1, cm - about), to: to + about }),
  );
  // "ab 50 cm" lets through what only reaches it: thicker ones come first.
  const thicker = bound === 'FROM' ? { prefers: [suits(0.3, { diameterMinInCm: Math.round(cm * THICKER) })] } : {};
  return (['LOGS', 'FOREST'] as const).map((category) => ({ kind: 'DIAMETER', category, filters, ...thicker }));
};

/** Thinner ones may be posts, poles, pellets or planks. */
const THINNEST_TELLING_IN_CM = { DIAMETER: 8, THICKNESS: 25 } as const;

const TOLERANCE_IN_PERCENT = 10;

/** No stem is exactly so thick: one figure means about as much, the nearest first. */
function aboutAsThick(cm: number, to: number, bound: Bound): Meaning[] {
  if (bound !== 'EXACT' || cm !== to) return diameterMeanings(cm, to, bound);
  const within = (percent: number): CategoryFilters => ({
    diameterMinInCm: Math.floor(cm - (cm * percent) / 100),
    diameterMaxInCm: Math.ceil(cm + (cm * percent) / 100),
  });
  const prefers = [suits(0.4, within(0)), suits(0.3, within(TOLERANCE_IN_PERCENT / 2))];
  return diameterMeanings(cm, to, bound).map((meaning) => ({
    ...meaning,
    filters: data(within(TOLERANCE_IN_PERCENT)),
    prefers,
  }));
}

/** Diameters that name logs where no other goods are named: "Eiche 50 cm stark". */
export const diametersOfLogs = (cm: number, to: number, bound: Bound, label: 'DIAMETER' | 'THICKNESS'): Meaning[] =>
  aboutAsThick(cm, to, bound).map((meaning) =>
    meaning.category === 'LOGS' && cm >= THINNEST_TELLING_IN_CM[label] ? { ...meaning, votes: 1 } : meaning,
  );

/** None of these states a diameter in cm, and as text the number would find their lengths. */
const WITHOUT_DIAMETER = ['FIREWOOD', 'WOOD_CHIPS', 'PELLETS', 'SERVICES'] as const;

/** A diameter that is called so, in cm. */
export function namedDiameters(
  cm: number,
  to: number,
  { bound, label }: { bound: Bound; label: 'DIAMETER' | 'BREAST_HEIGHT' },
): Meaning[] {
  const ofGoods = label === 'DIAMETER' ? diametersOfLogs(cm, to, bound, label) : aboutAsThick(cm, to, bound);
  return [
    ...ofGoods,
    ...WITHOUT_DIAMETER.map((category): Meaning => ({ kind: 'DIAMETER', category, filters: {} })),
    ...ofGoods.slice(0, 1).map(({ category: _category, votes: _votes, ...anywhere }) => anywhere),
  ];
}

/** Words with a meaning of their own (they name logs or forest): behind a number they are read again. */
const READ_AGAIN = new Set(['zopf', 'md', 'mittendurchmesser', 'bhd', 'brusthohendurchmesser']);

/** Says whether a label goes with a number behind it: "4m Zopf 20", but not "20 cm Zopf 4 m". */
function hasOwnNumber(words: readonly LineWord[], index: number, label: Label): boolean {
  let at = index + 1;
  while (BOUNDING_WORDS.has(words[at]?.folded ?? '')) at += 1;
  const number = numberAt(words, at);
  if (number === null || number.isWritten) return false;
  if (label === 'LENGTH') return true;
  const suffix = number.suffix === '' ? (amountAt(words, at)?.suffix ?? '') : number.suffix;
  return suffix !== 'm' && suffix !== 'meter' && number.value <= THICKEST_IN_CM;
}

/** Returns the label of the number between two indices, and how many words behind it belong to it. */
export function readLabel(
  words: readonly LineWord[],
  place: { at: number; end: number; isLong: boolean },
): { label: Label | undefined; extra: number } {
  const { at, end, isLong } = place;
  const labelOf = (word: LineWord | undefined): Label | undefined => {
    const label = word === undefined || word.isQuoted ? undefined : LABELS.get(word.folded);
    return isLong && label !== 'LENGTH' && label !== 'WIDTH' ? undefined : label;
  };
  const word = words[end];
  const after = labelOf(word);
  if (word !== undefined && after !== undefined && !hasOwnNumber(words, end, after)) {
    return { label: after, extra: READ_AGAIN.has(word.folded) ? 0 : 1 };
  }
  return { label: labelOf(words[indexOfLabel(words, at)]), extra: 0 };
}

/** "Zopf 20", "MD 25-35", "BHD 40", "ab 25 Zopf", "MD 30+": cm without a unit. A top diameter is always the least one. */
export const readDiameter: MeasureReader = (words, at) => {
  const range = rangeAt(words, at);
  const number = numberAt(words, at);
  const span = range ?? (number === null ? null : { ...number, from: number.value, to: number.value });
  if (span === null || span.suffix !== '') return null;
  const open = openEndAt(words, at + span.length);
  const end = at + span.length + (open?.length ?? 0);
  const { label, extra } = readLabel(words, { at, end, isLong: false });
  if (label !== 'TOP' && label !== 'DIAMETER' && label !== 'BREAST_HEIGHT') return null;
  const [from, to] = [Math.min(span.from, span.to), Math.max(span.from, span.to)];
  if (from < THINNEST_IN_CM || to > THICKEST_IN_CM) return null;
  const given = open === null ? boundBefore(words, at) : 'FROM';
  const bound = given === 'EXACT' && from === to && label === 'TOP' ? 'FROM' : given;
  // "Pellets Ø 6" are millimetres.
  const diameters = label === 'TOP' ? diameterMeanings(from, to, bound) : namedDiameters(from, to, { bound, label });
  return { length: end - at + extra, meanings: [...pelletDiameter(from, to), ...diameters] };
};

const THINNEST_OPEN_IN_CM = 15;

/** "40+" without a unit or a word beside it is how logs are graded: from 40 cm. */
export const readOpenDiameter: MeasureReader = (words, at) => {
  const word = words[at];
  if (word === undefined || word.isQuoted || !/^\+(?![\d+])/.test(word.gapAfter.trimStart())) return null;
  const shape = shapeOf(word.folded);
  if (shape.kind !== 'NUMBER' || shape.value < THINNEST_OPEN_IN_CM || shape.value > THICKEST_IN_CM) return null;
  const meanings = diameterMeanings(shape.value, shape.value, 'FROM');
  return {
    length: 1,
    meanings: meanings.map((meaning) => (meaning.category === 'LOGS' ? { ...meaning, votes: 1 } : meaning)),
  };
};

const CLASS = /^l?([0-6])([ab])$/;

function classFrom(word: LineWord | undefined): number | null {
  const match = word === undefined || word.isQuoted ? null : CLASS.exec(word.folded);
  return match === null ? null : Number(match[1]) * 10 + (match[2] === 'b' ? 5 : 0);
}

const WHOLE_CLASS = /^[1-6]$/;
const CLASS_LABELS = new Set(['starkeklasse', 'starkeklassen', 'stkl', 'klasse', 'kl']);

/** Of a class "plus" opens the end; behind a length it adds to it ("4 m plus Übermaß"). */
const openClassAt: typeof openEndAt = (words, at) =>
  words[at]?.folded === 'plus' ? { length: 1 } : openEndAt(words, at);

/** "Stärkeklasse 4", "4+": a class without its half, 40 to 49 cm; source: RVR, "L4". */
const readWholeClass: MeasureReader = (words, at) => {
  const word = words[at];
  if (word === undefined || word.isQuoted || !WHOLE_CLASS.test(word.folded)) return null;
  const from = Number(word.folded) * 10;
  const labelAt = indexOfLabel(words, at);
  const isLabelled = CLASS_LABELS.has(words[labelAt]?.folded ?? '');
  const open = isLabelled || word.gapAfter.startsWith('+') ? openClassAt(words, at + 1) : null;
  if (!isLabelled && (open === null || shapeOf(words[at + 1]?.folded ?? '').kind !== 'WORD')) return null;
  // "Stärkeklasse ab 3", "ab Stärkeklasse 3"
  const own = boundBefore(words, at);
  const bound = open !== null ? 'FROM' : own === 'EXACT' && isLabelled ? boundBefore(words, labelAt) : own;
  const filters = data(bounded(bound, { min: 'diameterMinInCm', max: 'diameterMaxInCm', from, to: from + 9 }));
  return {
    length: 1 + (open?.length ?? 0),
    meanings: [{ kind: 'DIAMETER', category: 'LOGS', filters, ...(isLabelled ? { votes: 1 as const } : {}) }],
  };
};

/** Diameter classes of logs without bark: 1a 10–14 cm, 1b 15–19 … 6b 65–69; source: ÖHU 2006. "1a" also means "very good". */
export const readDiameterClass: MeasureReader = (words, at) => {
  const word = words[at];
  const from = classFrom(word);
  if (word === undefined || from === null) return readWholeClass(words, at);
  const isJoined = /^ ?[-–—/] ?$/.test(word.gapAfter);
  const other = isJoined ? at + 1 : words[at + 1]?.folded === 'bis' ? at + 2 : undefined;
  const second = other === undefined ? null : classFrom(words[other]);
  const [low, high] = second === null ? [from, from] : [Math.min(from, second), Math.max(from, second)];
  const length = second === null || other === undefined ? 1 : other - at + 1;
  const open = openClassAt(words, at + length);
  const bound = open === null ? boundBefore(words, at) : 'FROM';
  const filters = data(
    bounded(bound, { min: 'diameterMinInCm', max: 'diameterMaxInCm', from: Math.max(1, low), to: high + 4 }),
  );
  const isPraise = word.folded === '1a' && length === 1 && bound === 'EXACT';
  const vote = isPraise ? {} : { votes: 1 as const };
  return {
    length: length + (open?.length ?? 0),
    meanings: [{ kind: 'DIAMETER', category: 'LOGS', filters, ...vote }],
  };
};
