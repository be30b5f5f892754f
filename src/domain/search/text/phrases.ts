import { lazy } from '#domain/lazy.ts';
import { foldText } from '#domain/text/fold.ts';
import { lexiconWords, rootOf } from './lexicon/lexicon.ts';
import { isQueryNoise } from './noise.ts';
import { stemOf } from './stem.ts';

/** Words written apart that are one word of the trade; number and unit written apart become one run too. */
const PHRASES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['en', new Map([['plus', 'enplus']])],
  ['din', new Map([['plus', 'dinplus']])],
  ['fi', new Map([['ta', 'fita']])],
  ['bloch', new Map([['holz', 'blochholz']])],
  [
    'ab',
    new Map([
      ['stock', 'abstock'],
      ['hof', 'abhof'],
    ]),
  ],
  ['am', new Map([['stock', 'abstock']])],
  ['frei', new Map([['haus', 'freihaus']])],
  ['wood', new Map([['chips', 'woodchips']])],
]);
/** Tongue and groove as the trade writes it: "N+F", "N/F", "Nut u. Feder". */
const TONGUE_AND_GROOVE = /(?<![\p{L}\p{N}])n(?:ut)? ?(?:[+/&]|u\.?|und) ?f(?:eder)?(?![\p{L}\p{N}])/giu;

/** Returns a text with the short forms of the trade that are letters and signs written as words. */
export const spelledOut = (text: string): string => text.replace(TONGUE_AND_GROOVE, 'Nut Feder');

const UNITS_AFTER_NUMBERS = new Set(['cm', 'm', 'er']);
const IS_NUMBER = /^\d+(?:[.,]\d+)*$/;
const SHORTEST_HALF = 3;
const SHORTEST_SECOND_HALF = 4;
const SECOND_HALVES = new Set(['gut', 'ware', 'werk', 'bahn']);
/** Before "Holz" these are quantities: "ein Stück Holz", "3 Meter Holz". */
const NEVER_PARTED = new Set(['stuckholz', 'meterholz']);

const asTyped = (word: string): string[] => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)];

/** Words of the lexicon by their first half, for those that are written as two: "Brenn Holz". */
const halves = lazy(() => {
  const parted = new Map<string, Map<string, string>>();
  const starts = new Set([...PHRASES.keys()].flatMap(asTyped));
  for (const word of lexiconWords()) {
    const whole = foldText(word);
    if (NEVER_PARTED.has(whole)) continue;
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
      const first = word.slice(0, at);
      const second = foldText(word.slice(at));
      const isHalf =
        SECOND_HALVES.has(second) || (second.length >= SHORTEST_SECOND_HALF && rootOf(second) !== undefined);
      if (!isHalf || isQueryNoise(second) !== (second === 'holz' || second === 'gut')) continue;
      const seconds = parted.get(foldText(first)) ?? new Map<string, string>();
      seconds.set(stemOf(second), whole);
      parted.set(foldText(first), seconds);
      for (const form of asTyped(first)) starts.add(form);
    }
  }
  return { parted, starts, longestStart: Math.max(...[...starts].map((word) => word.length)) };
});

/** Returns the word of the lexicon that two folded words are the halves of ("brenn", "holz"), or undefined. */
export const partedWord = (first: string, second: string): string | undefined =>
  halves().parted.get(first)?.get(stemOf(second));

/** Two words as one; `isParted`: a word that should not have been written as two. */
export type Joined = { whole: string; isParted: boolean };

/** Returns what two words as typed are together, or null where they are two. */
export function joined(raw: string, next: string): Joined | null {
  if (halves().starts.has(raw)) {
    const [first, second] = [foldText(raw), foldText(next)];
    const phrase = PHRASES.get(first)?.get(second);
    if (phrase !== undefined) return { whole: phrase, isParted: false };
    const word = partedWord(first, second);
    return word === undefined ? null : { whole: word, isParted: true };
  }
  if (next.length > 2) return null;
  const unit = next.toLowerCase();
  return UNITS_AFTER_NUMBERS.has(unit) && IS_NUMBER.test(raw) ? { whole: `${raw}${unit}`, isParted: false } : null;
}

/** Says whether a word as typed may be one with the word behind it. */
export const beginsPhrase = (raw: string): boolean => {
  const code = raw.charCodeAt(0);
  const { starts, longestStart } = halves();
  return (code >= 48 && code <= 57) || (raw.length <= longestStart && starts.has(raw));
};

/** Returns the words with those of one meaning joined: "EN plus" → "enplus", "33 cm" → "33cm", "Brenn Holz" → "brennholz". */
export function joinPhrases(words: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const raw = words[index] ?? '';
    const next = words[index + 1];
    const found = next === undefined || !beginsPhrase(raw) ? null : joined(raw, next);
    result.push(found === null ? raw : found.whole);
    if (found !== null) index += 1;
  }
  return result;
}
