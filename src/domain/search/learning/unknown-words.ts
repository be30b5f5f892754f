import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';
import { meaningsOf } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';

const SHORTEST_WORD = 3;
const LONGEST_WORD = 40;
/** Fonts of any script; a digit, an "@" or a point make a number, an address or a name with a year of birth of it. */
const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u;
const MAIL_OR_WEB_ADDRESS = /@|:\/\/|\bwww\./i;
/** At least seven digits that start as telephone numbers do, with what people put between. */
const TELEPHONE_NUMBER = /(?:\+|\b0)\d(?:[\s/().-]*\d){5,}/;

/** Whether a text holds an e-mail, web or telephone address: nothing of such a line is stored. */
export const namesAPerson = (text: string): boolean => MAIL_OR_WEB_ADDRESS.test(text) || TELEPHONE_NUMBER.test(text);

/** Says whether the lexicon or the vocabulary knows a folded word, whole or in parts. */
export const isKnownWord = (folded: string): boolean =>
  isQueryNoise(folded) ||
  rootOf(folded) !== undefined ||
  meaningsOf(folded) !== undefined ||
  splitCompound(folded) !== null;

/** In characters: letters of some scripts take two code units each. */
const lengthOf = (word: string): number => [...word].length;

/** Says whether a single word may be kept without its line: letters only, three to 40 of them. */
export const mayBeKept = (word: string): boolean =>
  lengthOf(word) >= SHORTEST_WORD && lengthOf(word) <= LONGEST_WORD && ONLY_LETTERS.test(word);

/**
 * Returns the words of a search line that stayed text and are not in the lexicon, in lower case, each once. None of a
 * line with an e-mail or telephone address, and none with a digit.
 */
export function unknownWords(line: string, { textWords }: Pick<SearchLineReading, 'textWords'>): string[] {
  if (namesAPerson(line)) return [];
  const words = textWords.flatMap(({ text }) => tokenise(text).map(({ raw }) => raw.toLowerCase().normalize('NFC')));
  return [...new Set(words)].filter((word) => mayBeKept(word) && !isKnownWord(foldText(word)));
}
