import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { splitCompound, splitPartly } from '#domain/search/text/compounds.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { partedWord } from '#domain/search/text/phrases.ts';
import { recogniseForm } from '#domain/search/text/recognise.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import { foldText } from '#domain/text/fold.ts';
import { lengthInRaw } from './line-words.ts';
import type { LineWord } from './line-words.ts';
import { unitOfWord } from './measures/amounts.ts';
import { writtenNumber } from './measures/written-numbers.ts';
import { EVERYDAY } from './place-words.ts';
import type { FindPlace } from './reading-types.ts';
import { germanFor } from './vocabulary/foreign-words.ts';
import { LONGEST_PHRASE, meaningsOf, phraseAt } from './vocabulary/vocabulary.ts';
import { isWordOfSets } from './vocabulary/word-sets.ts';

type Line = { line: string; findPlace: FindPlace };

const SHORTEST_PART = 4;
const SHORTEST_VERB = 5;
const LONGEST_RUN = 40;
const IS_PLAIN = /^[a-z]+$/;
/** "KVH60/120": short forms of goods with their section. */
const SHORT_WORD_BEFORE_DIGITS = /^([a-z]{3})(\d.{0,11})$/;
const WITH_CAPITAL_INSIDE = /^(\p{L}{4,40}?\p{Ll})(\p{Lu}\p{Ll}{3,40})$/u;
/** Turkish says "without" by an ending: "çamsız". */
const WITH_TURKISH_WITHOUT = /^(.{3,})s[ıiu]z$/;
const PARTING = /^(?: | ?- ?)$/;

const rawOf = ({ start, end }: LineWord, { line }: Line): string => line.slice(start, end);

/** Words between two numbers that are spoken for a sign: "10 mal 12", "acht auf acht", "5 zu 8", "2 Komma 5". */
const SPOKEN_SIGNS: ReadonlyMap<string, string> = new Map([
  ['mal', 'x'],
  ['x', 'x'],
  ['auf', 'x'],
  ['zu', 'x'],
  ['komma', ','],
]);
/** A share, a price or what something is cut from is no section: "1 zu 2", "80 zu 100 Euro", "100 auf 33". */
const SIDES_BETWEEN: ReadonlyMap<string, { from: number; to: number }> = new Map([
  ['zu', { from: 2, to: Infinity }],
  ['auf', { from: 2, to: 60 }],
]);

/** "zwei mal fünf Raummeter" is an amount. */
const UNITS_OF_AMOUNTS: ReadonlySet<string | undefined> = new Set(['RM', 'SRM', 'FM']);

/** A number in digits, also a written one ("zwölf"), or undefined. */
function digitsOf(word: LineWord | undefined): string | undefined {
  if (word === undefined || word.isQuoted) return undefined;
  return /^\d/.test(word.folded) ? word.folded : writtenNumber(word.folded)?.toString();
}

const mayBeFirst = (digits: string, sign: string): boolean => {
  const shape = shapeOf(digits);
  return shape.kind === 'NUMBER' || (sign === 'x' && shape.kind === 'DIMENSIONS' && shape.values.length === 2);
};

/** The word that a number, a spoken sign and the number behind it are, or null. */
function spokenAt(first: LineWord | undefined, [between, last, unit]: readonly LineWord[]): LineWord | null {
  const sign = between?.isQuoted === false ? SPOKEN_SIGNS.get(between.folded) : undefined;
  const [before, behind] = [digitsOf(first), digitsOf(last)];
  if (first === undefined || last === undefined || sign === undefined || before === undefined || behind === undefined)
    return null;
  const { from, to } = SIDES_BETWEEN.get(between?.folded ?? '') ?? { from: 0, to: Infinity };
  if (!mayBeFirst(before, sign) || Number(before) < from || Number(before) > to) return null;
  if (sign === 'x' && UNITS_OF_AMOUNTS.has(unitOfWord(unit?.folded ?? ''))) return null;
  return { ...last, folded: `${before}${sign}${behind}`, start: first.start };
}

function withSpokenSigns(words: readonly LineWord[]): readonly LineWord[] {
  const result: LineWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const spoken = spokenAt(result.at(-1), words.slice(at, at + 3));
    if (spoken === null) result.push(word);
    else {
      result[result.length - 1] = spoken;
      at += 1;
    }
  }
  return result;
}

const isKnown = (folded: string): boolean =>
  rootOf(folded) !== undefined ||
  meaningsOf(folded) !== undefined ||
  isWordOfSets(folded) ||
  isQueryNoise(folded) ||
  splitCompound(folded) !== null;

const isOfTrade = (folded: string): boolean => isKnown(folded) || recogniseForm(folded) !== null;

const namesService = (folded: string): boolean =>
  meaningsOf(folded)?.some(({ kind }) => kind === 'SERVICE' || kind === 'EQUIPMENT') === true;

/** A task or a word of buying that was written on to what it is about: "forstweg|bauen", "stämme|gesucht". */
const isTask = (folded: string): boolean =>
  folded.length >= SHORTEST_VERB &&
  rootOf(folded) === undefined &&
  (isQueryNoise(folded) || (folded.endsWith('n') && isWordOfSets(folded)));

/** Where a run of letters falls into two known words, as a length of its folded text; 0 where it does not. */
function borderIn(folded: string): number {
  for (let at = folded.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first, second] = [folded.slice(0, at), folded.slice(at)];
    if (isTask(second) ? isOfTrade(first) : namesService(first) && rootOf(second) !== undefined) return at;
  }
  return 0;
}

const SHORTEST_BEFORE_PLACE = 5;

const isState = (folded: string): boolean => meaningsOf(folded)?.every(({ kind }) => kind === 'STATE') === true;

/** A town that is called like no word of the trade or of every day. */
const isTown = (folded: string, raw: string, { findPlace }: Line): boolean =>
  findPlace(raw, 'AT', 'NAMED_TOWN') !== null && !EVERYDAY.has(folded) && !isKnown(folded);

/** Where a place was written on to goods or a job ("pelletslinz", "baumfällungwien"), as a length of the run; else 0. */
function borderBeforePlace(raw: string, context: Line): number {
  for (let at = SHORTEST_BEFORE_PLACE; at <= raw.length - SHORTEST_PART; at += 1) {
    const [before, behind] = [raw.slice(0, at), raw.slice(at)];
    const place = foldText(behind);
    if ((isState(place) || isTown(place, behind, context)) && isKnown(foldText(before))) return at;
  }
  return 0;
}

function splitAt(word: LineWord, length: number, { line }: Line): LineWord[] {
  const border = word.start + length;
  return [
    { ...word, folded: foldText(line.slice(word.start, border)), end: border, gapAfter: '' },
    { ...word, folded: foldText(line.slice(border, word.end)), start: border },
  ];
}

/** The words of a run without a space between them ("forstwegbauen", "KVH60/120"), or the run itself. */
function apart(word: LineWord, context: Line): LineWord[] {
  const { folded, isQuoted } = word;
  if (isQuoted || folded.length > LONGEST_RUN) return [word];
  const raw = rawOf(word, context);
  const [, short] = SHORT_WORD_BEFORE_DIGITS.exec(folded) ?? [];
  if (short !== undefined)
    return rootOf(short) === undefined ? [word] : splitAt(word, lengthInRaw(raw, short), context);
  const [, without] = WITH_TURKISH_WITHOUT.exec(folded) ?? [];
  if (without !== undefined && germanFor(without) !== undefined)
    return splitAt(word, lengthInRaw(raw, without), context);
  if (!IS_PLAIN.test(folded) || folded.length < SHORTEST_PART * 2 || isKnown(folded)) return [word];
  const beforePlace = context.findPlace(raw, 'AT') === null ? borderBeforePlace(raw, context) : 0;
  if (beforePlace > 0) return splitAt(word, beforePlace, context);
  if (recogniseForm(folded) !== null) return [word];
  const [, before] = WITH_CAPITAL_INSIDE.exec(raw) ?? [];
  if (before !== undefined) return splitAt(word, before.length, context);
  const border = borderIn(folded);
  const length = border === 0 ? 0 : lengthInRaw(raw, folded.slice(0, border));
  return length === 0 || context.findPlace(raw, 'AT') !== null ? [word] : splitAt(word, length, context);
}

/** Two words that are one: known as a whole, or a compound of which the second holds the end ("Waldhack gut"). */
function wholeOf(first: string, second: string): string | undefined {
  const ofLexicon = partedWord(first, second);
  if (ofLexicon !== undefined) return ofLexicon;
  const whole = first + second;
  if (first.length < SHORTEST_PART || whole.length > LONGEST_RUN || !IS_PLAIN.test(whole) || isKnown(first))
    return undefined;
  if (meaningsOf(whole) !== undefined) return whole;
  for (let at = 1; at <= first.length - 3; at += 1) {
    if (partedWord(first.slice(at), second) !== undefined)
      return splitCompound(whole) !== null || splitPartly(whole) !== null ? whole : undefined;
  }
  return undefined;
}

/** "Ohne Splint Eiche" is oak without sapwood, "ohne Schwarz Kiefer" any wood but black pine. */
const isApart = (before: LineWord | undefined, whole: string, second: string): boolean =>
  before?.folded === 'ohne' && rootOf(whole) !== undefined && rootOf(whole) === rootOf(second);

/** "2 cubic metres", "2 meter cubic", "3 metri cubi". */
function isCubicMetre(first: string, second: string): boolean {
  const named = [first, second].map((folded) => (folded === 'meter' ? folded : germanFor(folded)));
  return named.includes('meter') && named.includes('kubikmeter');
}

function joinedAt(words: readonly LineWord[], at: number, context: Line): LineWord | null {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined || second === undefined || first.isQuoted || second.isQuoted) return null;
  if (!PARTING.test(first.gapAfter)) return null;
  const folded = words.slice(at, at + LONGEST_PHRASE).map((word) => word.folded);
  if (phraseAt(folded) !== undefined) return null;
  const whole = isCubicMetre(first.folded, second.folded) ? 'kubikmeter' : wholeOf(first.folded, second.folded);
  if (whole === undefined || isApart(words[at - 1], whole, second.folded)) return null;
  if (context.findPlace(rawOf(first, context), 'AT') !== null) return null;
  return { ...second, folded: whole, start: first.start, meant: whole };
}

/**
 * Returns the words of a line as they would usually be spaced: runs of two words apart ("forstwegbauen"), parted words
 * together ("Waldhack gut"), signs that were spoken as signs ("10 mal 12"). Names of places stay as they are.
 */
export function withUsualSpaces(words: readonly LineWord[], context: Line): LineWord[] {
  const all = withSpokenSigns(words).flatMap((word) => apart(word, context));
  const result: LineWord[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at];
    if (word === undefined) break;
    const whole = joinedAt(all, at, context);
    result.push(whole ?? word);
    if (whole !== null) at += 1;
  }
  return result;
}
