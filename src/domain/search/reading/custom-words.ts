import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { foldText } from '#domain/text/fold.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import { rawWords } from '#domain/search/text/tokenise.ts';

export const CUSTOM_WORD_KINDS = ['SYNONYM', 'USE', 'STOP_WORD'] as const;
export type CustomWordKind = (typeof CUSTOM_WORD_KINDS)[number];

/** What a named use suits: a category that it makes likely, and words that better hits contain. */
export type CustomUse = { category: CategoryCode | null; prefers: readonly string[] };

/** What the operator taught the search, by `customWordKey`. */
export type CustomWords = {
  /** The text that is read instead. */
  readonly synonyms: ReadonlyMap<string, string>;
  readonly uses: ReadonlyMap<string, CustomUse>;
  readonly stopWords: ReadonlySet<string>;
};

/** An entry as the operator makes it: words or phrases and what they stand for. */
export type CustomWordEntry = { words: readonly string[] } & (
  { kind: 'SYNONYM'; replacement: string } | ({ kind: 'USE' } & CustomUse) | { kind: 'STOP_WORD' }
);

/** Longer phrases are not compared. */
export const MOST_WORDS_OF_A_PHRASE = 4;

export const NO_CUSTOM_WORDS: CustomWords = { synonyms: new Map(), uses: new Map(), stopWords: new Set() };

export const hasCustomWords = ({ synonyms, uses, stopWords }: CustomWords): boolean =>
  synonyms.size + uses.size + stopWords.size > 0;

/** Returns what words of one phrase are compared by, folded and without their endings: "Kletter-Türme" → "kletter turm". */
export const keyOfFoldedWords = (folded: readonly string[]): string => folded.map(stemOf).join(' ');

/** Returns the key of a word or phrase; empty where it contains no letter or digit. */
export const customWordKey = (phrase: string): string => keyOfFoldedWords(rawWords(phrase).map(foldText));

/** Returns the entries ready for reading; of two that claim the same word the later one counts. */
export function customWordsOf(entries: readonly CustomWordEntry[]): CustomWords {
  const synonyms = new Map<string, string>();
  const uses = new Map<string, CustomUse>();
  const stopWords = new Set<string>();
  for (const entry of entries) {
    for (const key of entry.words.map(customWordKey)) {
      if (key === '') continue;
      if (entry.kind === 'SYNONYM') synonyms.set(key, entry.replacement);
      else if (entry.kind === 'USE') uses.set(key, { category: entry.category, prefers: entry.prefers });
      else stopWords.add(key);
    }
  }
  return { synonyms, uses, stopWords };
}
