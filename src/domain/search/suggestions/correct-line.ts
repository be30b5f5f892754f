import { isKnownWord } from '#domain/search/learning/unknown-words.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/text/fold.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';
import { type TypoIndex, suggestCorrections } from '#domain/search/typos/typo-index.ts';
import { headwordOf, headwordsOfSpellings } from './headwords.ts';
import { type PrefixTypos, wordsMeantBy } from './prefix-typos.ts';
import { type TermSuggestions, beginsATerm, hasTerm, suggestWholeTerms } from './term-suggestions.ts';

/** What typed words are compared with: whole words, mistyped beginnings, and the phrases of adverts and searches. */
export type LineCorrector = { typos: TypoIndex; beginnings: PrefixTypos; terms: TermSuggestions };

const MOST_WORDS = 8;
const MOST_TRIED = 4;
/** With fewer letters too many spellings begin. */
const SHORTEST_SPELLING = 3;
const SHORTEST_NEAR = 6;

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

/** The headword of a word in dialect or of another word for it; undefined for one that is spelt as the headword is. */
function otherHeadwordOf(raw: string): string | undefined {
  const word = headwordOf(raw);
  return word === undefined || foldText(word) === foldText(raw) ? undefined : word;
}

/** What the last word may be meant as; nothing where it begins a term or exists. */
function endsFor(mender: LineCorrector, last: string): string[] {
  const { terms, beginnings } = mender;
  if (beginsATerm(terms, last)) return [];
  const own = otherHeadwordOf(last);
  if (own === undefined && isKnown(mender, last)) return [];
  const listed = last.length < SHORTEST_SPELLING ? [] : headwordsOfSpellings(last, MOST_TRIED);
  if (listed.length > 0) return own === undefined ? listed : [own];
  // "hacksn" is rather a mistyped "Hacksch" than a form of "hacken".
  const isNearBeginning = last.length >= SHORTEST_NEAR && beginsATerm(terms, last.slice(0, -1));
  if (own !== undefined && !isNearBeginning) return [own];
  return [...wordsMeantBy(beginnings, last, MOST_TRIED), ...correctionsOf(mender, last)].slice(0, MOST_TRIED);
}

/** What a word before the last one is meant as, or undefined where it is fine. */
function betterOf(mender: LineCorrector, raw: string): string | undefined {
  if (hasTerm(mender.terms, raw)) return undefined;
  const understood = otherHeadwordOf(raw);
  if (understood !== undefined || isKnown(mender, raw)) return understood;
  return correctionsOf(mender, raw)[0] ?? wordsMeantBy(mender.beginnings, raw, 1)[0];
}

/**
 * Returns terms for a line with words in dialect or mistyped: unknown words are corrected, the last one as the beginning
 * of a word. Only terms that begin with the whole corrected line count, so that no word is corrected to something that
 * does not fit the others; a line of which all words are understood is offered in their usual spelling.
 */
export function suggestCorrectedTerms(mender: LineCorrector, line: string, limit: number): string[] {
  const words = tokenise(line).map(({ raw }) => raw);
  const last = words.at(-1);
  if (last === undefined || words.length > MOST_WORDS) return [];
  const better = words.slice(0, -1).map((raw) => betterOf(mender, raw));
  const before = words.slice(0, -1).map((raw, at) => better[at] ?? raw);
  const isChanged = better.some((word) => word !== undefined);
  const ends = endsFor(mender, last);
  const found = new Set<string>();
  for (const end of isChanged ? [last, ...ends] : ends)
    for (const term of suggestWholeTerms(mender.terms, [...before, end].join(' '), { limit })) found.add(term);
  const understood = found.size === 0 && (isChanged || ends.length > 0) ? words.map(headwordOf) : [undefined];
  const whole = understood.includes(undefined) ? [] : [understood.join(' ')];
  return [...found, ...whole].slice(0, limit);
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
