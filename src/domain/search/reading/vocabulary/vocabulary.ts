import { lazy } from '#domain/lazy.ts';
import { foldText } from '#domain/text/fold.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { addForm } from '#domain/search/text/form-tree.ts';
import type { FormTree } from '#domain/search/text/form-tree.ts';
import { isStopWord } from '#domain/search/text/noise.ts';
import { growLexiconTree, rootOf, staysWhole } from '#domain/search/text/lexicon/lexicon.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import { PURPOSE_SETS } from './trades/purpose-sets.data.ts';
import { TRADE_SETS } from './trades/trade-sets.data.ts';
import { phrasesOf } from './vocabulary-entry.ts';
import { VOCABULARY } from './vocabulary.data.ts';
import { WORD_SETS } from './word-sets.data.ts';
import type { Meaning } from './vocabulary.data.ts';

/** In words: `phraseAt` looks at no more. */
export const LONGEST_PHRASE = 4;
const EXACT = '=';
const SHORTEST_FORM = 4;
const IS_WORD = /^\p{L}+$/u;

const keyOf = (foldedWords: readonly string[]): string => foldedWords.map(stemOf).join(' ');

const vocabulary = lazy(() => {
  const meaningsByKey = new Map<string, readonly Meaning[]>();
  const meaningsByForm = new Map<string, readonly Meaning[]>();
  const singleWords: string[] = [];
  /** Single words as they are listed, folded. */
  const listed = new Set<string>();
  for (const entry of VOCABULARY) {
    const { meanings } = entry;
    for (const phrase of phrasesOf(entry)) {
      if (phrase.startsWith(EXACT)) {
        meaningsByForm.set(foldText(phrase.slice(EXACT.length)), meanings);
        continue;
      }
      const [first = '', ...others] = phrase.split(/\s+/);
      meaningsByKey.set(keyOf([first, ...others].map(foldText)), meanings);
      if (others.length === 0) listed.add(foldText(first));
      if (others.length === 0 && first.length >= SHORTEST_FORM && IS_WORD.test(first)) singleWords.push(first);
    }
  }
  return { meaningsByKey, meaningsByForm, singleWords, listed };
});

/** Returns the meanings of one folded word: its own, else those of the lexicon root it stands for. */
export function meaningsOf(folded: string): readonly Meaning[] | undefined {
  const { meaningsByForm, meaningsByKey, listed } = vocabulary();
  const exact = meaningsByForm.get(folded);
  if (exact !== undefined || staysWhole(folded)) return exact;
  // "wegen" is no form of "Weg", and "alles" none of "Allee".
  if (isStopWord(folded) && !listed.has(folded)) return undefined;
  const own = meaningsByKey.get(stemOf(folded));
  if (own !== undefined) return own;
  const root = rootOf(folded);
  return root === undefined ? undefined : meaningsByKey.get(stemOf(root));
}

/** The meanings of a word, or else those of all parts of a compound. */
export const meaningsInWord = (folded: string): readonly Meaning[] =>
  meaningsOf(folded) ?? (splitCompound(folded) ?? []).flatMap((part) => meaningsOf(part) ?? []);

/** The meanings of a word, or else those of a compound's last part, which says what it is: "Waldhackgut" is no forest. */
export const meaningsOfEnd = (folded: string): readonly Meaning[] =>
  meaningsOf(folded) ?? meaningsOf(splitCompound(folded)?.at(-1) ?? '') ?? [];

/** Returns the longest known phrase of two to four words at the beginning of folded words. */
export function phraseAt(foldedWords: readonly string[]): { length: number; meanings: readonly Meaning[] } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, foldedWords.length); length >= 2; length -= 1) {
    const meanings = vocabulary().meaningsByKey.get(keyOf(foldedWords.slice(0, length)));
    if (meanings !== undefined) return { length, meanings };
  }
  return undefined;
}

function grow(words: readonly string[]): FormTree {
  const grown = growLexiconTree();
  for (const text of words) {
    const folded = foldText(text);
    const form = { root: folded, shown: text, isSpecies: false };
    addForm(grown, folded, 'word', form);
    addForm(grown, stemOf(folded), 'stem', form);
  }
  return grown;
}

/** Returns the words of the lexicon and of this vocabulary, to look words up that are written differently. */
export const readingForms = lazy(() => grow(vocabulary().singleWords));

/** Words that mean something beside others; shorter ones are one letter from too many. */
const SHORTEST_OF_SETS = 6;
/** A spoken form is surer than a typing error. */
const SHORTEST_SPOKEN_OF_SETS = 5;

/** Words of phrases and sets, of so many letters at least. */
const besideOthers = (shortest: number): string[] =>
  [
    ...VOCABULARY.flatMap(phrasesOf).filter((phrase) => phrase.includes(' ')),
    ...[...PURPOSE_SETS, ...TRADE_SETS, ...WORD_SETS].flatMap(({ parts }) => parts),
  ]
    .flatMap((words) => words.split(/\s+/))
    .map((word) => word.replace(/^[+?=]+/, ''))
    .filter((word) => word.length >= shortest && IS_WORD.test(word));

/** Returns all words that mean something, alone or beside others, to look up how they are spoken. */
export const spokenForms = lazy(() => grow([...vocabulary().singleWords, ...besideOthers(SHORTEST_SPOKEN_OF_SETS)]));

/** Returns words that only have a meaning together with others ("schätzen"), for correcting typing errors. */
export const mendingForms = lazy(() => grow(besideOthers(SHORTEST_OF_SETS)));
