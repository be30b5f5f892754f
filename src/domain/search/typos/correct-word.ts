import { foldText } from '#domain/text/fold.ts';
import { positivesOf } from '#domain/search/text/compared.ts';
import type { FormTree } from '#domain/search/text/form-tree.ts';
import { recogniseWord } from '#domain/search/text/recognise.ts';
import { rootOfJoint, rootOfLastPart } from '#domain/search/text/lexicon/lexicon.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import { ORDINARY_WORDS } from './ordinary-words.data.ts';
import { suggestCorrections } from './typo-index.ts';
import type { TypoIndex } from './typo-index.ts';

const ordinaryStems: ReadonlySet<string> = new Set(
  ORDINARY_WORDS.split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => stemOf(foldText(word))),
);

/** Says whether a folded word is a common German one, in any of its forms: it is meant as it stands. */
export const isOrdinary = (folded: string): boolean =>
  [folded, ...positivesOf(folded)].some((word) => ordinaryStems.has(stemOf(word)));

/** Inflected as only adjectives are: such a word is no mistyped noun ("rissige" and "Reisig"). */
const INFLECTED = /[a-z]{3}(?:lich|isch|haft|sam|bar|ig)(?:er|st)?e[nrsm]?$/;
const changesKind = (typed: string, meant: string): boolean => INFLECTED.test(typed) && !INFLECTED.test(meant);

/** `forms`: the words of the trade; `typos`: those of adverts; `isPlace`: whether a place is called so. */
type Options = { forms: FormTree; typos: TypoIndex; isPlace: (word: string) => boolean };

const FARTHEST = 4;

/** The unknown part before or after a known one may be one letter off, from so many letters on two. */
const LONG_BEFORE = 9;
const LONG_BEHIND = 5;
const SHORTEST_FRONT = 5;
const LONG_WORD = 6;
/** Between the letters that two words begin and end with alike, so many may differ: an ending of its own is no mistake. */
const MOST_OF_DIFFERENCE = 0.58;

/** Without a known part: one or two letters may differ, or more that are scattered over the word. */
function isNearAsWhole(typed: string, meant: string, longestDifference: number): boolean {
  const few = typed.length < LONG_WORD ? 1 : 2;
  const most = Math.max(few, Math.floor(longestDifference * MOST_OF_DIFFERENCE));
  return editDistance(typed, meant, most) <= most;
}

/** Says whether the part in which two compounds differ is near: "Pflasterholz" is no "Polsterholz". */
function differsLittle(typed: string, meant: string): boolean {
  let front = 0;
  while (front < typed.length && typed[front] === meant[front]) front += 1;
  let back = 0;
  while (back < typed.length - front && back < meant.length - front && typed.at(-1 - back) === meant.at(-1 - back))
    back += 1;
  const longestDifference = Math.max(typed.length, meant.length) - front - back;
  while (front >= SHORTEST_FRONT && rootOfJoint(typed.slice(0, front)) === undefined) front -= 1;
  while (back > 0 && rootOfLastPart(typed.slice(typed.length - back)) === undefined) back -= 1;
  const isBehind = front >= SHORTEST_FRONT;
  if (!isBehind && back === 0) return isNearAsWhole(typed, meant, longestDifference);
  const partOf = (word: string): string => (isBehind ? word.slice(front) : word.slice(0, word.length - back));
  const [part, other] = [partOf(typed), partOf(meant)];
  const most = part.length < (isBehind ? LONG_BEHIND : LONG_BEFORE) ? 1 : 2;
  return editDistance(part, other, most) <= most;
}

/**
 * Returns the word probably meant by an unknown one, or null: a word or compound of the trade that sounds the same or
 * is a letter or two off, else a word of adverts. Names of places are never corrected, words of adverts only to much
 * more frequent ones.
 */
export function correctWord(word: string, { forms, typos, isPlace }: Options): string | null {
  const folded = foldText(word);
  if (isPlace(word) || isOrdinary(folded)) return null;
  const meant = nearestWord(word, folded, { forms, typos });
  if (meant === null || changesKind(folded, foldText(meant))) return null;
  return differsLittle(folded, foldText(meant)) ? meant : null;
}

function nearestWord(word: string, folded: string, { forms, typos }: Omit<Options, 'isPlace'>): string | null {
  const isWord = (text: string): boolean => typos.entryByFolded.has(text);
  const ofTrade = recogniseWord(folded, { forms, isWord });
  const [ofAdverts] = suggestCorrections(typos, word);
  const isGuess = ofTrade !== null && (ofTrade.how === 'SOUND' || ofTrade.how === 'TYPO');
  if (!isGuess) return ofTrade === null ? (ofAdverts?.word ?? null) : null;
  const distance = editDistance(folded, foldText(ofTrade.meant), FARTHEST);
  return ofAdverts !== undefined && ofAdverts.distance < distance ? ofAdverts.word : ofTrade.meant;
}
