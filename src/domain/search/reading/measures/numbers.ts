import { shapeOf } from '#domain/search/text/tokenise.ts';
import { foldText } from '#domain/text/fold.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Bound } from './measure-types.ts';
import { isArticle, isWrittenNumber, writtenAt } from './written-numbers.ts';

/** A number of the line, its unit where one is written on to it, and how many words it takes. */
export type ReadNumber = { value: number; suffix: string; length: number; isWritten: boolean };
/** Two or more numbers joined by a dash, "bis", "und" …; `suffix` is the unit behind the last. */
export type ReadRange = ReadNumber & {
  from: number;
  to: number;
  joint: 'DASH' | 'SLASH' | 'BIS' | 'UND';
  /** Both numbers have the unit: "33cm/50cm". */
  hasUnitTwice: boolean;
};

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['1/2', 0.5],
  ['1/4', 0.25],
  ['3/4', 0.75],
]);
/** Behind "1 500" these say that one number is written, not two. */
const COUNTED_BY_THOUSANDS = new Set(['kg', 'kilo', 'kilogramm', 'stuck', 'stk', 'pflanzen', 'setzlinge']);
/** Units that may stand behind both numbers of a range: "25 cm bis 33 cm". */
const UNITS_OF_RANGES = new Set(
  'mm cm dm m meter zentimeter centimeter millimeter er euro eur ct cent rm fm srm efm t tonnen kg raummeter festmeter'.split(
    ' ',
  ),
);

/** Says whether a text of the line states a figure, in digits or as a word. */
export const hasFigure = (text: string): boolean =>
  /\d/.test(text) || text.split(/\s+/).some((word) => isWrittenNumber(foldText(word)));

const hasShape = (word: LineWord | undefined, kind: 'NUMBER' | 'MEASURE' | 'WORD'): boolean =>
  word !== undefined && !word.isQuoted && shapeOf(word.folded).kind === kind;

function fractionAt(words: readonly LineWord[], at: number): ReadNumber | null {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined || second === undefined || first.gapAfter !== '/') return null;
  const shape = shapeOf(second.folded);
  if (shape.kind !== 'NUMBER' && shape.kind !== 'MEASURE') return null;
  const value = FRACTIONS.get(`${first.folded}/${shape.value}`);
  if (value === undefined) return null;
  return { value, suffix: shape.kind === 'MEASURE' ? shape.suffix : '', length: 2, isWritten: false };
}

/** Says whether "1/2", "1/4" or "3/4" stands at an index. */
export const isFraction = (words: readonly LineWord[], at: number): boolean => fractionAt(words, at) !== null;

/** "1 000" and "1 500 kg" are one number, "33 150" are two. */
function thousandsAt(words: readonly LineWord[], at: number): number | null {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  if (first === undefined || second === undefined || first.gapAfter !== ' ') return null;
  if (!/^[1-9]\d{0,2}$/.test(first.folded) || !/^\d{3}$/.test(second.folded)) return null;
  const isOne = second.folded === '000' || COUNTED_BY_THOUSANDS.has(third?.folded ?? '');
  return isOne ? Number(first.folded) * 1000 + Number(second.folded) : null;
}

/** Returns the number at an index: "33", "33cm", "1 000", "1/2", "½", "zwei", "ein halber"; or null. */
export function numberAt(words: readonly LineWord[], at: number): ReadNumber | null {
  const word = words[at];
  if (word === undefined || word.isQuoted) return null;
  const shape = shapeOf(word.folded);
  if (shape.kind === 'MEASURE') return { value: shape.value, suffix: shape.suffix, length: 1, isWritten: false };
  if (shape.kind !== 'NUMBER') {
    const written = writtenAt(words, at);
    return written === null ? null : { ...written, suffix: '', isWritten: true };
  }
  const thousands = thousandsAt(words, at);
  if (thousands !== null) return { value: thousands, suffix: '', length: 2, isWritten: false };
  const fraction = fractionAt(words, at);
  if (fraction !== null) return fraction;
  const rest = word.gapAfter === ' ' ? fractionAt(words, at + 1) : null;
  if (rest !== null) return { ...rest, value: shape.value + rest.value, length: rest.length + 1 };
  return { value: shape.value, suffix: '', length: 1, isWritten: false };
}

/** Returns a number and the unit behind it, written together or apart ("33cm", "33 cm", "zwei Ster"), or null. */
export function amountAt(words: readonly LineWord[], at: number): ReadNumber | null {
  const number = numberAt(words, at);
  if (number === null || number.suffix !== '') return number;
  const next = words[at + number.length];
  if (next === undefined || !hasShape(next, 'WORD')) return null;
  return { ...number, suffix: next.folded, length: number.length + 1 };
}

type Joint = { joint: ReadRange['joint']; length: number };

/** What joins the word before an index with the number at it or behind it. */
function jointAt(words: readonly LineWord[], at: number): Joint | null {
  const gap = words[at - 1]?.gapAfter ?? '';
  if (/^ ?[-–—] ?$/.test(gap)) return { joint: 'DASH', length: 0 };
  if (/^ ?\/ ?$/.test(gap)) return { joint: 'SLASH', length: 0 };
  const folded = words[at]?.folded;
  if (folded === 'bis') return { joint: 'BIS', length: 1 };
  return folded === 'und' || folded === 'oder' ? { joint: 'UND', length: 1 } : null;
}

function rangePartAt(words: readonly LineWord[], at: number): ReadNumber | null {
  const number = numberAt(words, at);
  if (number === null || number.suffix !== '') return number;
  const next = words[at + number.length];
  return next !== undefined && !next.isQuoted && UNITS_OF_RANGES.has(next.folded)
    ? { ...number, suffix: next.folded, length: number.length + 1 }
    : number;
}

/** Returns numbers that belong together ("25-33", "4 und 5 m", "25 cm bis 33 cm", "4/5 m") as one range, or null. */
export function rangeAt(words: readonly LineWord[], at: number): ReadRange | null {
  const first = rangePartAt(words, at);
  const joint = first === null ? null : jointAt(words, at + first.length);
  if (first === null || joint === null) return null;
  const startOfSecond = at + first.length + joint.length;
  const second = rangePartAt(words, startOfSecond);
  // "eine oder zwei": an article is no end of a range.
  if (second === null || isArticle(words[at]?.folded) || isArticle(words[startOfSecond]?.folded)) return null;
  if (first.suffix !== '' && first.suffix !== second.suffix) return null;
  return {
    value: first.value,
    from: first.value,
    to: second.value,
    suffix: second.suffix,
    joint: joint.joint,
    hasUnitTwice: first.suffix !== '',
    length: first.length + joint.length + second.length,
    isWritten: first.isWritten,
  };
}

const BOUND_WORDS: ReadonlyMap<string, Bound> = new Map([
  ...'ab mindestens min mind uber mehr grosser langer starker dicker teurer'
    .split(' ')
    .map((word) => [word, 'FROM'] as const),
  ...'bis unter max maximal hochstens kleiner weniger gunstiger billiger kurzer dunner'
    .split(' ')
    .map((word) => [word, 'TO'] as const),
]);
const ABOUT_WORDS = new Set('um ca circa cirka zirka etwa ungefahr rund'.split(' '));
const FILLERS = new Set('zu die der den dem das als von mit euro eur preis'.split(' '));
const MOST_WORDS_BETWEEN = 3;

/** Words that only bound the number behind them and say nothing alone. */
export const BOUNDING_WORDS: ReadonlySet<string> = new Set([...BOUND_WORDS.keys(), ...ABOUT_WORDS, 'aufwarts']);

/** Returns the index of the word that a number belongs to, behind words such as "ab", "max", "von": the "Zopf" of "Zopf ab 18". */
export function indexOfLabel(words: readonly LineWord[], at: number): number {
  let index = at - 1;
  for (let steps = 0; steps < MOST_WORDS_BETWEEN && index >= 0; steps += 1) {
    const folded = words[index]?.folded ?? '';
    if (!BOUND_WORDS.has(folded) && !ABOUT_WORDS.has(folded) && !FILLERS.has(folded)) break;
    index -= 1;
  }
  return index;
}

/** Returns how a number is bounded by the words before it: "ab", "bis zu", "nicht mehr als", "um die". */
export function boundBefore(words: readonly LineWord[], at: number): Bound {
  let isAbout = false;
  for (let index = at - 1; index >= Math.max(0, at - MOST_WORDS_BETWEEN); index -= 1) {
    const folded = words[index]?.folded ?? '';
    const bound = BOUND_WORDS.get(folded);
    if (bound !== undefined) {
      const isDenied = words[index - 1]?.folded === 'nicht';
      if (!isDenied) return bound;
      return bound === 'FROM' ? 'TO' : 'FROM';
    }
    if (ABOUT_WORDS.has(folded)) isAbout = true;
    else if (!FILLERS.has(folded)) break;
  }
  return isAbout ? 'ABOUT' : 'EXACT';
}

const OR_MORE = new Set('mehr starker dicker langer hoher grosser daruber besser'.split(' '));

/** Returns the words behind a number that open its range above ("30+", "30 cm aufwärts", "30 und mehr"), or null. */
export function openEndAt(words: readonly LineWord[], at: number): { length: number } | null {
  if (words[at - 1]?.gapAfter.trimStart().startsWith('+') === true) return { length: 0 };
  const [first, second] = [words[at]?.folded, words[at + 1]?.folded];
  if (first === 'aufwarts') return { length: 1 };
  return (first === 'und' || first === 'oder') && OR_MORE.has(second ?? '') ? { length: 2 } : null;
}
