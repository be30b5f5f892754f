/** One run of letters and digits, as typed, with its place in the text. */
export type Token = { raw: string; start: number; end: number };

const TIMES = /(?<=\d) ?[×xX*] ?(?=\d)/g;
const BRIDGE_BETWEEN_DIGITS = /[.,]| ?[×xX*] ?/y;
const OTHER_WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

const ASCII_WORD_CHARACTERS = new Set('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
const LATIN_1_SIZE = 256;
const latin1IsWord = Array.from({ length: LATIN_1_SIZE }, (_, code) => {
  const character = String.fromCharCode(code);
  return code < 128 ? ASCII_WORD_CHARACTERS.has(character) : OTHER_WORD_CHARACTER.test(character);
});

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * Returns the number of code units of the word character at an index: 0, 1, or 2 for letters beyond the basic plane.
 */
function wordUnitsAt(text: string, at: number): 0 | 1 | 2 {
  const code = text.charCodeAt(at);
  if (code < LATIN_1_SIZE) return latin1IsWord[code] === true ? 1 : 0;
  const point = text.codePointAt(at) ?? code;
  if (!OTHER_WORD_CHARACTER.test(String.fromCodePoint(point))) return 0;
  return point > 0xffff ? 2 : 1;
}

/** Returns the length of what joins two digits ("2,5", "24 × 48"), or 0. */
function bridgeAt(text: string, at: number): number {
  if (!isDigit(text.charCodeAt(at - 1))) return 0;
  BRIDGE_BETWEEN_DIGITS.lastIndex = at;
  const length = BRIDGE_BETWEEN_DIGITS.exec(text)?.[0].length ?? 0;
  return length > 0 && isDigit(text.charCodeAt(at + length)) ? length : 0;
}

function endOfRun(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const step = wordUnitsAt(text, end) || (end > start ? bridgeAt(text, end) : 0);
    if (step === 0) break;
    end += step;
  }
  return end;
}

/** Returns the runs of letters and digits of a text; "2,5" and "24 × 48" are one run each. */
export function rawWords(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = endOfRun(text, at);
    if (end > at) words.push(text.slice(at, end));
    at = end > at ? end : at + 1;
  }
  return words;
}

/** Returns the runs of a text with their places in it. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfRun(text, start);
    if (end > start) tokens.push({ raw: text.slice(start, end), start, end });
    start = end > start ? end : start + 1;
  }
  return tokens;
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
