import { lazy } from '#domain/lazy.ts';
import { foldText } from '#domain/text/fold.ts';
import { DIALECT_WORDS, FOREIGN_WORDS } from './foreign-words.data.ts';

const SHORTEST = 3;

const germanByForeign = lazy(() => {
  const germanWords = new Map<string, string>();
  for (const line of `${FOREIGN_WORDS}${DIALECT_WORDS}`.split('\n')) {
    const [german, words] = line.split(':');
    if (german === undefined || words === undefined) continue;
    for (const word of words.trim().split(/\s+/).map(foldText)) {
      if (word.length >= SHORTEST && !germanWords.has(word)) germanWords.set(word, german.trim());
    }
  }
  return germanWords;
});

/** Slavic adjectives of woods, with the endings of all their cases: "bukov", "bukovog drveta", "bukowego". */
const ADJECTIVE =
  /^(?<stem>[a-z]{2,}(?:ov|ev|ow))(?:[aeiouy]|og[ae]?|eg[ao]|eho|om[eu]?|em[u]?|[iy][hm]|ych|im[ai]|ymi|oj|ej|ou)?$/;
const stemOfAdjective = (folded: string): string | undefined => ADJECTIVE.exec(folded)?.groups?.['stem'];

const germanByAdjective = lazy(() => {
  const germanWords = new Map<string, string>();
  for (const [foreign, german] of germanByForeign()) {
    const stem = stemOfAdjective(foreign);
    if (stem !== undefined && !germanWords.has(stem)) germanWords.set(stem, german);
  }
  return germanWords;
});

/** Returns the German word that a folded word of a neighbouring language, English or a dialect stands for, or undefined. */
export function germanNameFor(folded: string): string | undefined {
  const own = germanByForeign().get(folded);
  if (own !== undefined) return own;
  const stem = stemOfAdjective(folded);
  return stem === undefined ? undefined : germanByAdjective().get(stem);
}

/** Returns that German word, folded. */
export function germanFor(folded: string): string | undefined {
  const name = germanNameFor(folded);
  return name === undefined ? undefined : foldText(name);
}
