import type { CustomWordKind } from '#domain/search/reading/custom-words.ts';
import { MOST_WORDS_OF_A_PHRASE, customWordKey } from '#domain/search/reading/custom-words.ts';
import type { FindPlace } from '#domain/search/reading/reading-types.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { meaningsOf, phraseAt } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { rawWords } from '#domain/search/text/tokenise.ts';
import { isKnownWord } from './unknown-words.ts';

/** What the search takes a word for already. */
export type KnownMeaning = { kind: 'WORD'; root: string } | { kind: 'PLACE'; name: string } | { kind: 'MEANING' };

export type CustomWordIssue =
  | { field: 'words'; code: 'TOO_LONG' | 'FORM' | 'TWICE'; word: string }
  | { field: 'words'; code: 'KNOWN'; word: string; meaning: KnownMeaning }
  | { field: 'replacement'; code: 'MISSING' | 'SAME' }
  | { field: 'replacement'; code: 'UNKNOWN'; word: string }
  | { field: 'prefers'; code: 'FORM'; word: string }
  | { field: 'category'; code: 'EMPTY' };

type Wish = {
  kind: CustomWordKind;
  words: readonly string[];
  replacement: string;
  category: string | null;
  prefers: readonly string[];
  overrules: boolean;
};
type Known = { findPlace: FindPlace; isWordOfAdverts: (folded: string) => boolean };

const LONGEST_FOLDED = 60;
const WORD_FORM = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}' ’-]*$/u;
const TWO_LETTERS = /\p{L}.*\p{L}/u;

const foldedWords = (phrase: string): string[] => rawWords(phrase).map(foldText);

/** Returns what a search takes a word or phrase for without the operator's own words, or null where it is only text. */
export function knownMeaning(phrase: string, findPlace: FindPlace): KnownMeaning | null {
  const words = foldedWords(phrase);
  const [first = '', ...more] = words;
  if (more.length > 0)
    return phraseAt(words)?.length === words.length ? { kind: 'MEANING' } : placeNamed(phrase, findPlace);
  const root = rootOf(first);
  if (root !== undefined) return { kind: 'WORD', root };
  if (meaningsOf(first) !== undefined) return { kind: 'MEANING' };
  const parts = splitCompound(first);
  if (parts !== null) return { kind: 'WORD', root: parts.join(' + ') };
  return placeNamed(phrase, findPlace);
}

function placeNamed(phrase: string, findPlace: FindPlace): KnownMeaning | null {
  const place = findPlace(phrase, 'AT');
  return place === null ? null : { kind: 'PLACE', name: place.name };
}

function formIssue(word: string): CustomWordIssue | null {
  const words = foldedWords(word);
  if (words.join(' ').length > LONGEST_FOLDED || words.length > MOST_WORDS_OF_A_PHRASE)
    return { field: 'words', code: 'TOO_LONG', word };
  return WORD_FORM.test(word) && TWO_LETTERS.test(word) ? null : { field: 'words', code: 'FORM', word };
}

/**
 * A known word cannot be a stop word, even with `overrules`, and no part of one: a search for it would lose its subject.
 */
function knownIssue(word: string, { kind, overrules }: Wish, { findPlace }: Known): CustomWordIssue | null {
  if (overrules && kind !== 'STOP_WORD') return null;
  const parts = kind === 'STOP_WORD' ? rawWords(word) : [];
  for (const known of new Set([word, ...parts])) {
    const meaning = knownMeaning(known, findPlace);
    if (meaning !== null) return { field: 'words', code: 'KNOWN', word: known, meaning };
  }
  return null;
}

function replacementIssue({ words, replacement }: Wish, { findPlace, isWordOfAdverts }: Known): CustomWordIssue | null {
  if (replacement === '') return { field: 'replacement', code: 'MISSING' };
  const key = customWordKey(replacement);
  if (words.some((word) => customWordKey(word) === key)) return { field: 'replacement', code: 'SAME' };
  const isUnknown = (word: string): boolean =>
    !/^\d/.test(word) && !isKnownWord(foldText(word)) && !isWordOfAdverts(foldText(word));
  const { textWords } = readSearchLine(replacement, { findPlace });
  const unknown = textWords.flatMap(({ text }) => rawWords(text)).find(isUnknown);
  const hasLetters = TWO_LETTERS.test(replacement);
  if (unknown === undefined && hasLetters) return null;
  return { field: 'replacement', code: 'UNKNOWN', word: unknown ?? replacement };
}

/** Returns the first thing that is wrong with an entry, or null. The contract has checked lengths and numbers of words. */
export function checkCustomWord(wish: Wish, known: Known): CustomWordIssue | null {
  const keys = new Set<string>();
  for (const word of wish.words) {
    const issue = formIssue(word);
    if (issue !== null) return issue;
    const key = customWordKey(word);
    if (keys.has(key)) return { field: 'words', code: 'TWICE', word };
    keys.add(key);
  }
  if (wish.kind === 'SYNONYM') {
    const issue = replacementIssue(wish, known);
    if (issue !== null) return issue;
  }
  const preferred = wish.kind === 'USE' ? wish.prefers : [];
  for (const word of preferred)
    if (!WORD_FORM.test(word) || !TWO_LETTERS.test(word)) return { field: 'prefers', code: 'FORM', word };
  if (wish.kind === 'USE' && wish.category === null && preferred.length === 0)
    return { field: 'category', code: 'EMPTY' };
  for (const word of wish.words) {
    const issue = knownIssue(word, wish, known);
    if (issue !== null) return issue;
  }
  return null;
}
