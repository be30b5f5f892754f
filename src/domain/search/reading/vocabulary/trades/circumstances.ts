import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/text/fold.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import { readMeasureAt } from '#domain/search/reading/measures/measures.ts';
import type { UnderstoodKind } from '#domain/search/reading/reading-types.ts';
import { refusalAt } from '#domain/search/reading/vocabulary/refusals/refusal-at.ts';
import { ordering, says } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import { LONGEST_PHRASE, meaningsInWord, phraseAt } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { isWordOfSets } from '#domain/search/reading/vocabulary/word-sets.ts';

type Circumstance = {
  words: ReadonlySet<string>;
  beside: readonly CategoryCode[];
  /** At the beginning of a line, or before what it is for, the machine itself is sought. */
  isMachine: boolean;
  /** Beside goods alone it is sought too ("Rundholz Lkw morgen"): only "per Lkw" and "Lkw-befahrbar" say how they come. */
  needsHow: boolean;
  meaning: Meaning;
};

const circumstance = (
  words: string,
  beside: readonly CategoryCode[],
  {
    kind,
    weight,
    said,
    isMachine = true,
    needsHow = false,
  }: { kind: UnderstoodKind; weight: number; said: string; isMachine?: boolean; needsHow?: boolean },
): Circumstance => ({
  words: new Set(words.split(' ').map(foldText)),
  beside,
  isMachine,
  needsHow,
  meaning: ordering(kind, says(weight, said)),
});

const OF_STEMS = ['LOGS', 'FIREWOOD', 'SAWN_WOOD', 'WOOD_CHIPS'] as const;

/** Where goods come from and how they are brought. Alone, each of these words names a job. */
const CIRCUMSTANCES: readonly Circumstance[] = [
  circumstance('käfer borkenkäfer käferbefall borkenkäferbefall', OF_STEMS, {
    kind: 'QUALITY',
    weight: 0.6,
    said: 'Käferholz Schadholz Käfer Borkenkäfer',
    isMachine: false,
  }),
  circumstance('eschentriebsterben eschensterben', OF_STEMS, {
    kind: 'QUALITY',
    weight: 0.6,
    said: 'Eschentriebsterben Triebsterben Schadholz',
    isMachine: false,
  }),
  circumstance('lkw lastwagen kran', OF_STEMS, { kind: 'DELIVERY', weight: 0.3, said: 'Lkw', needsHow: true }),
  circumstance('walkingfloor schubbodenzug schubbodenlkw schubbodenauflieger', ['WOOD_CHIPS'], {
    kind: 'PACKING',
    weight: 0.4,
    said: 'Schubboden Walkingfloor Container',
  }),
  circumstance('hacker häcksler', ['WOOD_CHIPS'], { kind: 'QUALITY', weight: 0.2, said: 'Hacker gehackt' }),
];

const HOW_BEFORE = new Set('per mit via frei vom im'.split(' '));
const HOW_BEHIND = new Set('befahrbar fahrbar fahig tauglich zufahrt zugestellt geliefert'.split(' '));

const saysHow = (words: readonly LineWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ folded }) => HOW_BEFORE.has(folded)) ||
  words.slice(at + 1, at + 3).some(({ folded }) => HOW_BEHIND.has(folded));

/** Beside these words a job is asked for. */
export const TO_BE_DONE: ReadonlySet<string> = new Set(
  'werden wird muss mussn mussen soll sollen sollte gehort gehoren lassen lossn wer firma bitte kann konnte'.split(' '),
);
const WHO_WORKS = new Set(
  'mieten unternehmer unternehmen frachter transporteur spediteur lohn stunde stundensatz fur befallen'.split(' '),
);

const circumstanceOf = ({ folded, isQuoted }: LineWord): Circumstance | undefined =>
  isQuoted ? undefined : CIRCUMSTANCES.find(({ words }) => words.has(folded));

const namesWork = (folded: string): boolean => {
  const meanings = meaningsInWord(folded);
  return meanings.length === 0
    ? folded.endsWith('n') && isWordOfSets(folded) && !isQueryNoise(folded)
    : meanings.some(({ category, votes = 0 }) => category === 'SERVICES' && votes > 0);
};

/** How many words are a phrase that names no work ("am Forstweg"), or 0. */
function lengthOfOtherPhrase(words: readonly LineWord[]): number {
  const phrase = phraseAt(words.map(({ folded }) => folded));
  return phrase === undefined || phrase.meanings.some(({ category }) => category === 'SERVICES') ? 0 : phrase.length;
}

function asksForWork(words: readonly LineWord[]): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const length = lengthOfOtherPhrase(words.slice(at, at + LONGEST_PHRASE));
    if (word === undefined) break;
    if (length > 0) at += length - 1;
    else if (TO_BE_DONE.has(word.folded) || WHO_WORKS.has(word.folded)) return true;
    else if (circumstanceOf(word) === undefined && namesWork(word.folded)) return true;
  }
  return false;
}

const namesGoods = (words: readonly LineWord[], goods: readonly CategoryCode[]): boolean =>
  words.some(
    ({ folded, isQuoted }) =>
      !isQuoted &&
      meaningsInWord(folded).some(({ category, votes }) => votes === 3 && goods.some((one) => one === category)),
  );

const isSpecies = ({ folded }: LineWord): boolean =>
  meaningsInWord(folded).some(({ kind, category }) => kind === 'WOOD_TYPE' && category === undefined);

const isSize = (words: readonly LineWord[], at: number): boolean =>
  readMeasureAt(words, at)?.meanings.some(({ kind }) => kind === 'LENGTH' || kind === 'QUANTITY') === true;

/** "Fichte vom Käfer", "Fichte Käfer 4 m": a wood with its size or where it comes from, and nothing else. */
function isWoodOfDamage(words: readonly LineWord[], at: number): boolean {
  const others = words.filter(
    (word, index) => index !== at && !isQueryNoise(word.folded) && readMeasureAt(words, index) === null,
  );
  const isOnlyWood = others.some(isSpecies) && others.every((word) => isSpecies(word) || !isWordOfSets(word.folded));
  return isOnlyWood && (words[at - 1]?.folded === 'vom' || words.some((_, index) => isSize(words, index)));
}

function isBesideGoods(words: readonly LineWord[], at: number, { beside, isMachine, needsHow }: Circumstance): boolean {
  if (refusalAt(words, at) !== null || (needsHow && !saysHow(words, at))) return false;
  const isFirst = words
    .slice(0, at)
    .every((word) => isQueryNoise(word.folded) || circumstanceOf(word)?.isMachine === true);
  if (isMachine && isFirst) return false;
  return namesGoods(words, beside) || (!isMachine && isWoodOfDamage(words, at));
}

/**
 * Returns the words for damage, lorries and machines that only say something of goods named beside them ("Rundholz per
 * Lkw"), by their places, with what they mean then. Where the line asks for work there are none.
 */
export function circumstancesIn(words: readonly LineWord[]): ReadonlyMap<number, Meaning> {
  const found = new Map<number, Meaning>();
  if (!words.some((word) => circumstanceOf(word) !== undefined) || asksForWork(words)) return found;
  for (const [at, word] of words.entries()) {
    const one = circumstanceOf(word);
    if (one !== undefined && isBesideGoods(words, at, one)) found.set(at, one.meaning);
  }
  return found;
}
