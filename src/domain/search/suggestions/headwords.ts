import { lazy } from '#domain/lazy.ts';
import { VOCABULARY } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { phrasesOf } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import { meaningsOf } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { splitCompound } from '#domain/search/text/compounds.ts';
import { lexiconWords, rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { recogniseForm } from '#domain/search/text/recognise.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import { foldText } from '#domain/text/fold.ts';
import { firstNotBefore } from '#domain/text/sorted-texts.ts';
import { HEADWORDS } from './headwords.data.ts';

/** Goods, woods, services, machines and uses as they are written, more usual ones first. */
export const headwords = lazy((): readonly string[] => HEADWORDS.split(',').map((word) => word.trim()));

/** What words of the same meaning share: the root of the lexicon, else the entry of the vocabulary. */
export const meaningKey = (folded: string): unknown => rootOf(folded) ?? meaningsOf(folded);

type Index = {
  byFolded: ReadonlyMap<string, string>;
  byMeaning: ReadonlyMap<unknown, string>;
  /** Inflected forms of a headword, and roots that are its singular. */
  byStem: ReadonlyMap<string, string>;
  /** Every other spelling that is understood, folded and sorted, with its headword. */
  spellings: readonly (readonly [spelling: string, headword: string])[];
};

const index = lazy((): Index => {
  const byFolded = new Map(headwords().map((word) => [foldText(word), word]));
  const byMeaning = new Map<unknown, string>();
  for (const [folded, word] of byFolded) {
    const key = meaningKey(folded);
    if (key !== undefined && !byMeaning.has(key)) byMeaning.set(key, word);
  }
  const byStem = new Map([...byFolded].map(([folded, word]) => [stemOf(folded), word]));
  const listed = VOCABULARY.flatMap(phrasesOf).map((phrase) => phrase.replace(/^=/, ''));
  const spellings = new Map<string, string>();
  for (const folded of [...lexiconWords(), ...listed].map(foldText)) {
    const word = byMeaning.get(meaningKey(folded)) ?? byStem.get(stemOf(rootOf(folded) ?? folded));
    if (word !== undefined && !byFolded.has(folded)) spellings.set(folded, word);
  }
  return { byFolded, byMeaning, byStem, spellings: [...spellings].sort(([one], [other]) => (one < other ? -1 : 1)) };
});

/** Returns the headword with these very letters, in its spelling. */
export const listedHeadword = (word: string): string | undefined => index().byFolded.get(foldText(word));

function knownHeadword(folded: string): string | undefined {
  const { byFolded, byMeaning, byStem } = index();
  const root = rootOf(folded);
  return (
    byFolded.get(folded) ??
    byStem.get(stemOf(folded)) ??
    byMeaning.get(meaningKey(folded)) ??
    (root === undefined ? undefined : byStem.get(stemOf(root)))
  );
}

/**
 * Returns the headword that a word means: itself well spelt ("kaminholz"), that of another word for it ("Schoatn"), or of
 * a form in dialect ("Buachn"). Undefined for words that name no goods, and for compounds that have none of their own.
 */
export function headwordOf(word: string): string | undefined {
  const folded = foldText(word);
  const known = knownHeadword(folded);
  if (known !== undefined) return known;
  const meant = recogniseForm(folded);
  return meant === null || meant.isParticiple === true ? undefined : knownHeadword(foldText(meant.meant));
}

/** Says whether a word names goods, a wood or a service: itself or by its last part ("Eichenrundholz"). */
export function namesGoods(word: string): boolean {
  const folded = foldText(word);
  return knownHeadword(folded) !== undefined || knownHeadword(splitCompound(folded)?.at(-1) ?? '') !== undefined;
}

/** Returns up to `most` headwords of which another spelling begins as typed: "kloab" begins "Kloabholz". */
export function headwordsOfSpellings(typed: string, most: number): string[] {
  const beginning = foldText(typed.trim());
  const { spellings } = index();
  const found = new Map<string, number>();
  for (
    let at = firstNotBefore(spellings, beginning, ([spelling]) => spelling);
    spellings[at]?.[0].startsWith(beginning) === true;
    at += 1
  ) {
    const word = spellings[at]?.[1] ?? '';
    found.set(word, (found.get(word) ?? 0) + 1);
  }
  return [...found]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}
