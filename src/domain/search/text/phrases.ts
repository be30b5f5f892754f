import { foldText } from './fold.ts';

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
const UNITS_AFTER_NUMBERS = new Set(['cm', 'm', 'er']);
const LONGEST_PHRASE_START = Math.max(...[...PHRASES.keys()].map((word) => word.length));
const IS_NUMBER = /^\d+(?:[.,]\d+)*$/;

const phraseStarts = new Set(
  [...PHRASES.keys()].flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]),
);

function joined(raw: string, next: string): string | null {
  if (phraseStarts.has(raw)) return PHRASES.get(foldText(raw))?.get(foldText(next)) ?? null;
  if (next.length > 2) return null;
  const unit = next.toLowerCase();
  return UNITS_AFTER_NUMBERS.has(unit) && IS_NUMBER.test(raw) ? `${raw}${unit}` : null;
}

const beginsPhrase = (raw: string): boolean => {
  const code = raw.charCodeAt(0);
  return (code >= 48 && code <= 57) || (raw.length <= LONGEST_PHRASE_START && phraseStarts.has(raw));
};

/** Returns the words with those of one meaning joined: "EN plus" → "enplus", "33 cm" → "33cm". */
export function joinPhrases(words: readonly string[]): readonly string[] {
  if (!words.some(beginsPhrase)) return words;
  const result: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const raw = words[index] ?? '';
    const next = words[index + 1];
    const whole = next === undefined || !beginsPhrase(raw) ? null : joined(raw, next);
    result.push(whole ?? raw);
    if (whole !== null) index += 1;
  }
  return result;
}
