import type { LineWord } from '#domain/search/reading/line-words.ts';

const ARTICLES = new Set(['ein', 'eine', 'einen', 'einem', 'einer']);
/** What is said otherwise than numbers are built. */
const SPOKEN: ReadonlyMap<string, number> = new Map([
  ...[...ARTICLES].map((word) => [word, 1] as const),
  ...['halb', 'halbe', 'halber', 'halben', 'halbes'].map((word) => [word, 0.5] as const),
  ['viertel', 0.25],
  ...['anderthalb', 'eineinhalb', 'einenhalb'].map((word) => [word, 1.5] as const),
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ...['zwo', 'zwa', 'zwoa'].map((word) => [word, 2] as const),
  ['dutzend', 12],
]);

const numbered = (words: string, first: number, step = 1): (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [word, first + index * step] as const);

const ONES = new Map([...numbered('ein zwei drei vier funf sechs sieben acht neun', 1), ['zwo', 2] as const]);
const TENS = numbered('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10);
const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([
  ...ONES,
  ['eins', 1],
  ...numbered('zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn', 10),
  ...TENS,
  ...TENS.flatMap(([ten, tens]) => [...ONES].map(([one, ones]) => [`${one}und${ten}`, tens + ones] as const)),
]);
const HUNDRED = 'hundert';
const THOUSAND = 'tausend';

type Parse = (text: string) => number | undefined;
type Step = { word: string; times: number; before: Parse; behind: Parse };

/** "dreihundertfünfzig": how often the hundred counts, and what comes on top; both may be missing. */
function parsed(text: string, { word, times, before, behind }: Step): number | undefined {
  const at = text.indexOf(word);
  if (at === -1) return behind(text);
  const [front, back] = [text.slice(0, at), text.slice(at + word.length).replace(/^und(?=.)/, '')];
  const count = front === '' ? 1 : before(front);
  const rest = back === '' ? 0 : behind(back);
  return count === undefined || rest === undefined ? undefined : count * times + rest;
}

const belowHundred: Parse = (text) => BELOW_HUNDRED.get(text);
const belowThousand: Parse = (text) =>
  parsed(text, { word: HUNDRED, times: 100, before: (front) => ONES.get(front), behind: belowHundred });
const belowMillion: Parse = (text) =>
  parsed(text, { word: THOUSAND, times: 1000, before: belowThousand, behind: belowThousand });

/** "eins" alone is a grade or a part of a name. */
const valueOf: Parse = (folded) => SPOKEN.get(folded) ?? (folded === 'eins' ? undefined : belowMillion(folded));

/** "ein", "eine": a number before a unit only. */
export const isArticle = (folded: string | undefined): boolean => folded !== undefined && ARTICLES.has(folded);

/** The value of a folded word that is a number and means nothing else in a search ("zwei", not "ein"), or undefined. */
export const writtenNumber: Parse = (folded) => (isArticle(folded) ? undefined : valueOf(folded));

/** Says whether a word is a written number that means nothing else in a search ("zwei", not "ein"). */
export const isWrittenNumber = (folded: string): boolean => writtenNumber(folded) !== undefined;

/** Returns the written number at an index: "zwei", "hundertfünfzig", "ein halber"; or null. */
export function writtenAt(words: readonly LineWord[], at: number): { value: number; length: number } | null {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || word.isQuoted) return null;
  const after = isArticle(word.folded) && next?.isQuoted === false ? writtenNumber(next.folded) : undefined;
  if (after !== undefined) return { value: after, length: 2 };
  const value = valueOf(word.folded);
  return value === undefined ? null : { value, length: 1 };
}
