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
      if (word.length >= SHORTEST && !germanWords.has(word)) germanWords.set(word, foldText(german.trim()));
    }
  }
  return germanWords;
});

/** Returns the folded German word that a folded word of a neighbouring language, English or a dialect stands for, or undefined. */
export const germanFor = (folded: string): string | undefined => germanByForeign().get(folded);
