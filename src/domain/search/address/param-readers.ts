import { numberOf } from '#domain/search/text/tokenise.ts';
import type { Choices } from './filter-params.ts';

export type DropReason = 'UNKNOWN_NAME' | 'UNREADABLE' | 'UNKNOWN_VALUE' | 'OUT_OF_RANGE' | 'TOO_LONG' | 'REPEATED';
/** An invalid part of an address; `value` is cut to 80 characters. */
export type Dropped = { name: string; value: string; reason: DropReason };

const LONGEST_REPORTED = 80;
const MOST_REPORTS = 50;
const MOST_VALUES_OF_A_NAME = 120;
const LONGEST_VALUE = 64;
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]+/gu;

/** Returns the text without control characters and with single blanks. */
export const cleanText = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();

/** Query parameters with a list of what was dropped while they were read. */
export type ParamSource = { params: URLSearchParams; dropped: Dropped[] };

/** Notes a part that was dropped; after fifty notes further ones are left out. */
export function report(source: ParamSource, name: string, options: { value: string; reason: DropReason }): void {
  if (source.dropped.length >= MOST_REPORTS) return;
  const value = cleanText(options.value.slice(0, LONGEST_REPORTED));
  source.dropped.push({ name: cleanText(name.slice(0, LONGEST_REPORTED)), value, reason: options.reason });
}

/** Returns the filled-in values of a name; empty ones are what an untouched form field sends. */
function valuesOf(source: ParamSource, name: string): string[] {
  return source.params
    .getAll(name)
    .slice(0, MOST_VALUES_OF_A_NAME)
    .map((value) => (value.length > LONGEST_VALUE * 20 ? value.slice(0, LONGEST_VALUE * 20) : value.trim()))
    .filter((value) => value !== '');
}

/** Returns the one value of a name; of several the first counts and the others are reported. */
export function readText(source: ParamSource, name: string): string | undefined {
  const [first, ...others] = valuesOf(source, name);
  for (const value of others) {
    if (value !== first) report(source, name, { value, reason: 'REPEATED' });
  }
  return first;
}

/** Returns the one value of a name by its choices, or undefined where it is missing or unknown. */
export function readChoice<Value>(
  source: ParamSource,
  name: string,
  options: { byWord: ReadonlyMap<string, Value> },
): Value | undefined {
  const word = readText(source, name);
  const value = word === undefined ? undefined : options.byWord.get(word.toLowerCase());
  if (word !== undefined && value === undefined) report(source, name, { value: word, reason: 'UNKNOWN_VALUE' });
  return value;
}

/** Returns the words of a name that may be repeated or hold several words parted by commas. */
export const readWords = (source: ParamSource, name: string): string[] =>
  valuesOf(source, name)
    .flatMap((value) => value.split(','))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
    .slice(0, MOST_VALUES_OF_A_NAME);

/** Returns the known values of a list without repetition in ascending order, or undefined where none is left. */
export function readList<Value extends string | number>(
  source: ParamSource,
  name: string,
  options: { choices: Choices<Value>; groups?: (word: string) => readonly Value[] | undefined },
): Value[] | undefined {
  const values = new Set<Value>();
  for (const word of readWords(source, name)) {
    const value = options.choices.byWord.get(word);
    const group = value === undefined ? options.groups?.(word) : [value];
    if (group === undefined) report(source, name, { value: word, reason: 'UNKNOWN_VALUE' });
    for (const known of group ?? []) values.add(known);
  }
  return values.size === 0 ? undefined : sortedValues([...values]);
}

/** Returns the values in the one order used in requests and addresses. */
export const sortedValues = <Value extends string | number>(values: readonly Value[]): Value[] =>
  [...new Set(values)].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));

const YES_AND_NO: ReadonlyMap<string, boolean> = new Map([
  ['ja', true],
  ['1', true],
  ['true', true],
  ['on', true],
  ['nein', false],
  ['0', false],
  ['false', false],
]);

/** Returns a yes-or-no answer, or undefined where it is missing or unreadable. */
export const readFlag = (source: ParamSource, name: string): boolean | undefined =>
  readChoice(source, name, { byWord: YES_AND_NO });

/** Returns a German number times `factor` as a whole number within the limits; beyond them it is dropped. */
export function readNumber(
  source: ParamSource,
  name: string,
  options: { min: number; max: number; factor?: number; decimals?: number },
): number | undefined {
  const text = readText(source, name);
  if (text === undefined) return undefined;
  const number = numberOf(text.replace(/ ?(?:€|eur|euro|cm|mm|km|ct|%)$/i, ''));
  if (number === null) {
    report(source, name, { value: text, reason: 'UNREADABLE' });
    return undefined;
  }
  const scale = 10 ** (options.decimals ?? 0);
  const value = Math.round(number * (options.factor ?? 1) * scale) / scale;
  if (value >= options.min && value <= options.max) return value;
  report(source, name, { value: text, reason: 'OUT_OF_RANGE' });
  return undefined;
}
