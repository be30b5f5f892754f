/** One run of letters and digits, as typed, with its place in the text. */
export type Token = { raw: string; start: number; end: number };

const RUNS = /(?:[\p{L}\p{M}\p{N}]|(?<=\p{Nd})(?:[.,]| ?[×x*] ?)(?=\p{Nd}))+/giu;
const TIMES = /(?<=\d) ?[×x*] ?(?=\d)/g;

/** Returns the runs of letters and digits of a text; "2,5" and "24 × 48" stay one run. */
export function rawWords(text: string): string[] {
  return text.match(RUNS) ?? [];
}

/** Returns the runs of a text with their places in it. */
export function tokenise(text: string): Token[] {
  return [...text.matchAll(RUNS)].map((match) => ({
    raw: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const THOUSANDS = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** Returns the value of a German number ("2,5", "1.200", "1.5"), or null where the text is none. */
export function numberOf(text: string): number | null {
  if (THOUSANDS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
}

/** A run taken apart: a bare number, a number with a unit or ending, dimensions, or a word. */
export type Shape =
  | { kind: 'NUMBER'; value: number; digits: string }
  | { kind: 'MEASURE'; value: number; suffix: string }
  | { kind: 'DIMENSIONS'; values: number[]; unit: string }
  | { kind: 'WORD'; word: string };

const NUMBER_WITH_SUFFIX = /^(\d+(?:[.,]\d+)*)([a-z][a-z0-9]*)$/;
const DIMENSIONS = /^(\d+(?:[.,]\d+)?)x(\d+(?:[.,]\d+)?)(?:x(\d+(?:[.,]\d+)?))?(mm|cm|m)?$/;

function dimensionsOf(folded: string): Shape | null {
  const match = DIMENSIONS.exec(folded);
  if (match === null) return null;
  const values = [match[1], match[2], match[3]].flatMap((part) => (part === undefined ? [] : (numberOf(part) ?? [])));
  return { kind: 'DIMENSIONS', values, unit: match[4] ?? '' };
}

/** Returns what a folded run is: "33" a number, "33cm" or "33er" a measure, "24x48" dimensions, "p31s" a word. */
export function shapeOf(foldedRun: string): Shape {
  const folded = foldedRun.replace(TIMES, 'x');
  const value = numberOf(folded);
  if (value !== null) return { kind: 'NUMBER', value, digits: folded };
  const dimensions = dimensionsOf(folded);
  if (dimensions !== null) return dimensions;
  const match = NUMBER_WITH_SUFFIX.exec(folded);
  const amount = match?.[1] === undefined ? null : numberOf(match[1]);
  if (match?.[2] !== undefined && amount !== null) return { kind: 'MEASURE', value: amount, suffix: match[2] };
  return { kind: 'WORD', word: folded };
}
