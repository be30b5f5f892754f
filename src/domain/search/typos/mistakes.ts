import { meaningsOf } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { isProduct, isSpecies, rootOf, rootOfJoint, rootOfLastPart } from '#domain/search/text/lexicon/lexicon.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { foldText } from '#domain/text/fold.ts';
import { cologneCode } from './cologne-phonetics.ts';

/** From so many letters on a letter may be missing or too many; a shorter word is as likely another one. */
const NO_SHORT_WORD = 6;
/** From so many on any consonant may be another one. */
const LONG_WORD = 8;
/** From so many on two letters may be wrong, beside a part of a compound that is none from fewer. */
const VERY_LONG_WORD = 11;
const LONG_WITHOUT_PART = 14;
const SHORTEST_FRONT = 5;
const SHORTEST_END = 4;
const VOWEL = /[aeiouy]/;
const VERB_OR_PARTICIPLE = /^[a-z]{3,}e?n$|^[a-z]{0,4}ge[a-z]{3,}t$/;

/** Where two words differ: what each has between the letters that both begin and end with. */
type Difference = { front: number; back: number; written: string; right: string };

function differenceOf(typed: string, meant: string): Difference {
  let front = 0;
  while (front < Math.min(typed.length, meant.length) && typed[front] === meant[front]) front += 1;
  let back = 0;
  while (back < Math.min(typed.length, meant.length) - front && typed.at(-1 - back) === meant.at(-1 - back)) back += 1;
  return {
    front,
    back,
    written: typed.slice(front, typed.length - back),
    right: meant.slice(front, meant.length - back),
  };
}

const isSwap = ({ written, right }: Difference): boolean =>
  written.length === 2 && right.length === 2 && written[0] === right[1] && written[1] === right[0];

/** A consonant too many or too few beside the same one: "pelet", "Fichtte". */
const isDoubling = (typed: string, { front, written, right }: Difference): boolean =>
  (written + right).length === 1 && !VOWEL.test(written + right) && typed[front - 1] === written + right;

const namesGoods = (folded: string): boolean => {
  const root = rootOf(folded);
  return (root !== undefined && (isSpecies(root) || isProduct(root))) || splitCompound(folded) !== null;
};

const isWood = (folded: string): boolean => isSpecies(rootOf(folded) ?? '');

/** Whether one letter off is a slip of the hand rather than another word. */
function isSlip(typed: string, meant: string): boolean {
  const difference = differenceOf(typed, meant);
  const { front, written, right } = difference;
  if (front === 0) return typed.length >= NO_SHORT_WORD && isSwap(difference);
  if (isSwap(difference) || isDoubling(typed, difference)) return true;
  if (VERB_OR_PARTICIPLE.test(meant) && !namesGoods(meant)) return false;
  const isLong = typed.length >= LONG_WORD;
  const hasVowel = VOWEL.test(written + right);
  if (written !== '' && right !== '') return isLong && !hasVowel;
  const isLongEnough =
    typed.length >= NO_SHORT_WORD || (meant.length === NO_SHORT_WORD && typed.length < meant.length && isWood(meant));
  const isSwallowed = written === '' && namesGoods(meant);
  return isLongEnough && (isLong || isSwallowed || !hasVowel);
}

/** Its vowels as they sound, each run once: "Lerche" is "Lärche", "Furche" is not "Forche". */
const vowelsOf = (word: string): string =>
  foldText(word.toLowerCase().replaceAll(/ä|ae/g, 'e').replaceAll('ie', 'i')).replaceAll(/[^aeiouy]+/g, '-');

function soundsAlike(typed: string, meant: string): boolean {
  const [folded, other] = [foldText(typed), foldText(meant)];
  return (
    folded.length >= NO_SHORT_WORD &&
    (folded.length >= LONG_WORD || folded[0] === other[0]) &&
    cologneCode(folded) === cologneCode(other) &&
    vowelsOf(typed) === vowelsOf(meant)
  );
}

/** Two letters are wrong in one part of a compound, the other part is known. */
function sharesPart(typed: string, meant: string): boolean {
  const { front, back } = differenceOf(typed, meant);
  for (let length = front; length >= SHORTEST_FRONT; length -= 1)
    if (rootOfJoint(typed.slice(0, length)) !== undefined) return true;
  for (let length = back; length >= SHORTEST_END; length -= 1)
    if (rootOfLastPart(typed.slice(-length)) !== undefined) return true;
  return false;
}

/** What goods, services, woods and measures are called, whole or in parts. */
const isOfTrade = (folded: string): boolean =>
  rootOf(folded) !== undefined || meaningsOf(folded) !== undefined || splitCompound(folded) !== null;

/**
 * Says whether a word that the search does not know is surely another one mistyped: short words are a letter from many
 * others that exist ("Harz" and "März", "Helm" and "Heli").
 */
export function isSureMistake(typed: string, meant: string): boolean {
  const [folded, other] = [foldText(typed), foldText(meant)];
  if (!isOfTrade(other) && other.length < LONG_WORD) return false;
  if (soundsAlike(typed, meant)) return true;
  if (editDistance(folded, other, 1) <= 1) return isSlip(folded, other);
  if (editDistance(folded, other, 2) > 2 || !namesGoods(other)) return false;
  return folded.length >= LONG_WITHOUT_PART || (folded.length >= VERY_LONG_WORD && sharesPart(folded, other));
}
