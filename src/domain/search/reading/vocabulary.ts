import { foldText } from '#domain/search/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import { VOCABULARY } from './vocabulary.data.ts';
import type { Meaning } from './vocabulary.data.ts';

const LONGEST_PHRASE = 4;
const EXACT = '=';

const meaningsByKey = new Map<string, readonly Meaning[]>();
const meaningsByForm = new Map<string, readonly Meaning[]>();

const keyOf = (foldedWords: readonly string[]): string => foldedWords.map(stemOf).join(' ');

for (const { words, meanings } of VOCABULARY) {
  for (const phrase of words.split(',').map((text) => text.trim())) {
    if (phrase.startsWith(EXACT)) meaningsByForm.set(foldText(phrase.slice(EXACT.length)), meanings);
    else meaningsByKey.set(keyOf(phrase.split(/\s+/).map(foldText)), meanings);
  }
}

/** Returns the meanings of one folded word: its own, else those of the lexicon root it stands for. */
export function meaningsOf(folded: string): readonly Meaning[] | undefined {
  const own = meaningsByForm.get(folded) ?? meaningsByKey.get(stemOf(folded));
  if (own !== undefined) return own;
  const root = rootOf(folded);
  return root === undefined ? undefined : meaningsByKey.get(stemOf(root));
}

/** Returns the longest known phrase of two to four words at the beginning of folded words. */
export function phraseAt(foldedWords: readonly string[]): { length: number; meanings: readonly Meaning[] } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, foldedWords.length); length >= 2; length -= 1) {
    const meanings = meaningsByKey.get(keyOf(foldedWords.slice(0, length)));
    if (meanings !== undefined) return { length, meanings };
  }
  return undefined;
}
