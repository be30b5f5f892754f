import { foldText } from '#domain/search/text/fold.ts';
import type { FormTree } from '#domain/search/text/form-tree.ts';
import { recogniseWord } from '#domain/search/text/recognise.ts';
import { editDistance } from './edit-distance.ts';
import { suggestCorrections } from './typo-index.ts';
import type { TypoIndex } from './typo-index.ts';

/** `forms`: the words of the trade; `typos`: those of adverts; `isPlace`: whether a place is called so. */
type Options = { forms: FormTree; typos: TypoIndex; isPlace: (word: string) => boolean };

const FARTHEST = 4;

/**
 * Returns the word that was probably meant by an unknown one, or null: a word or compound of the trade that sounds
 * alike or is a letter or two off, else a word of adverts. Names of places are never changed, words of adverts only to
 * much more frequent ones.
 */
export function correctWord(word: string, { forms, typos, isPlace }: Options): string | null {
  if (isPlace(word)) return null;
  const folded = foldText(word);
  const isWord = (text: string): boolean => typos.entryByFolded.has(text);
  const ofTrade = recogniseWord(folded, { forms, isWord });
  const [ofAdverts] = suggestCorrections(typos, word);
  const isGuess = ofTrade !== null && (ofTrade.how === 'SOUND' || ofTrade.how === 'TYPO');
  if (!isGuess) return ofTrade === null ? (ofAdverts?.word ?? null) : null;
  const distance = editDistance(folded, foldText(ofTrade.meant), FARTHEST);
  return ofAdverts !== undefined && ofAdverts.distance < distance ? ofAdverts.word : ofTrade.meant;
}
