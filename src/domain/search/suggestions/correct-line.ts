import { isKnownWord } from '#domain/search/learning/unknown-words.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { type TypoIndex, suggestCorrections } from '#domain/search/typos/typo-index.ts';
import { type PrefixTypos, wordsMeantBy } from './prefix-typos.ts';
import {
  type TermSuggestion,
  type TermSuggestions,
  beginsATerm,
  hasTerm,
  suggestWholeTerms,
} from './term-suggestions.ts';

/** What typed words are compared with: whole words, mistyped beginnings, and the phrases of adverts and searches. */
export type LineCorrector = { typos: TypoIndex; beginnings: PrefixTypos; terms: TermSuggestions };

const MOST_WORDS = 8;
const MOST_TRIED = 4;

/** A word that exists is never corrected, however much more frequent its neighbours are. */
const isKnown = ({ typos, terms }: LineCorrector, raw: string): boolean => {
  const folded = foldText(raw);
  return /\d/.test(folded) || isKnownWord(folded) || typos.entryByFolded.has(folded) || hasTerm(terms, folded);
};

/** Corrections of a word with a meaning; none that it is the beginning of, since then the longer word is meant. */
const correctionsOf = ({ typos }: LineCorrector, raw: string): string[] =>
  suggestCorrections(typos, raw)
    .map(({ word }) => word)
    .filter((word) => !isQueryNoise(foldText(word)) && !foldText(raw).startsWith(foldText(word)));

/** Possible corrections of the last word, or null where it is fine. A spelling of the lexicon is a word of its own. */
function endsFor(mender: LineCorrector, last: string): string[] | null {
  if (beginsATerm(mender.terms, last)) return null;
  const folded = foldText(last);
  const root = rootOf(folded);
  if (root !== undefined) return root !== folded && editDistance(folded, root, 2) <= 2 ? [root] : null;
  if (isKnown(mender, last)) return null;
  return [...wordsMeantBy(mender.beginnings, last, MOST_TRIED), ...correctionsOf(mender, last)].slice(0, MOST_TRIED);
}

/**
 * Returns terms for a line with mistyped words: unknown words are corrected, the last one as the beginning of a word.
 * Only terms that begin with the whole corrected line count, so that no word is corrected to something that does not
 * fit the others.
 */
export function suggestCorrectedTerms(mender: LineCorrector, line: string, limit: number): TermSuggestion[] {
  const words = tokenise(line).map(({ raw }) => raw);
  const last = words.at(-1);
  if (last === undefined || words.length > MOST_WORDS) return [];
  const before: string[] = [];
  let isChanged = false;
  for (const raw of words.slice(0, -1)) {
    const better = isKnown(mender, raw)
      ? undefined
      : (correctionsOf(mender, raw)[0] ?? wordsMeantBy(mender.beginnings, raw, 1)[0]);
    isChanged ||= better !== undefined;
    before.push(better ?? raw);
  }
  const ends = endsFor(mender, last);
  if (ends === null && !isChanged) return [];
  const found = new Map<string, TermSuggestion>();
  for (const end of isChanged ? [last, ...(ends ?? [])] : (ends ?? [])) {
    for (const term of suggestWholeTerms(mender.terms, [...before, end].join(' '), { limit }))
      found.set(term.text, term);
  }
  return [...found.values()].slice(0, limit);
}

type Sides = { before: string | undefined; after: string | undefined };

/** Whether a corrected word fits a neighbour: the line is that word alone, or a term has both side by side. */
function goesWith({ terms }: LineCorrector, corrected: string, { before, after }: Sides): boolean {
  const neighbours = [before, after].filter((word) => word !== undefined && !/\d/.test(word));
  return (
    neighbours.length === 0 ||
    (before !== undefined && hasTerm(terms, `${before} ${corrected}`)) ||
    (after !== undefined && hasTerm(terms, `${corrected} ${after}`))
  );
}

const isContent = (raw: string): boolean => !isQueryNoise(foldText(raw));

/** Returns the line with its mistyped words corrected where they fit the others, or null where nothing changes. */
export function correctedLine(mender: LineCorrector, line: string): string | null {
  const tokens = tokenise(line).slice(0, MOST_WORDS);
  const words = tokens.map(({ raw }) => raw);
  let text = '';
  let from = 0;
  for (const [at, { raw, start, end }] of tokens.entries()) {
    if (isKnown(mender, raw)) continue;
    const sides = { before: words.slice(0, at).findLast(isContent), after: words.slice(at + 1).find(isContent) };
    const best = correctionsOf(mender, raw).find((word) => goesWith(mender, word, sides));
    if (best === undefined) continue;
    words[at] = best;
    text += line.slice(from, start) + best;
    from = end;
  }
  return from === 0 ? null : text + line.slice(from);
}
