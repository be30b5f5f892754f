import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';
import { foldText } from '#domain/text/fold.ts';
import { rawWords } from '#domain/search/text/tokenise.ts';
import { isKnownWord, namesAPerson } from './unknown-words.ts';

/** A whole search line that may be suggested to others once enough people have searched for it. */
export type SoughtPhrase = {
  /** What equal lines have in common: their words, folded. */
  phrase: string;
  shown: string;
  /** Words that the lexicon does not know, in lower case: all of them have to occur in adverts. */
  unsure: string[];
};

const SHORTEST = 3;
const LONGEST = 60;
const MOST_WORDS = 6;
/** "33", "33cm", "24x48", "2,5m": longer numbers may be a postcode or a phone number. */
const SMALL_NUMBER = /^\d{1,3}(?:[.,x]\d{1,3}){0,2}(?:cm|mm|m|er)?$/;
const UNITS = new Set(['mm', 'cm', 'dm', 'm', 'm2', 'm3', 'kg', 't', 'er', 'x']);
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,/×*-]+$/u;

/**
 * Returns a search line as a phrase to be counted, or null for what is none: lines that name a place or a person's address,
 * hold larger numbers, are long, or of more than six words.
 */
export function soughtPhrase(line: string, { place }: Pick<SearchLineReading, 'place'>): SoughtPhrase | null {
  const shown = line.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const words = rawWords(shown);
  const length = [...shown].length;
  const isPhrase = length >= SHORTEST && length <= LONGEST && words.length >= 1 && words.length <= MOST_WORDS;
  if (!isPhrase || place !== undefined || !PLAIN.test(shown) || namesAPerson(shown)) return null;
  const unsure: string[] = [];
  for (const word of words) {
    const folded = foldText(word);
    if (SMALL_NUMBER.test(folded) || UNITS.has(folded) || isKnownWord(folded)) continue;
    if (/\p{N}/u.test(word)) return null;
    unsure.push(word.toLowerCase());
  }
  const phrase = words.map(foldText).join(' ');
  return phrase.length >= SHORTEST && phrase.length <= LONGEST ? { phrase, shown, unsure } : null;
}
