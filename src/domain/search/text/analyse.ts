import { splitCompound, splitPartly } from './compounds.ts';
import { foldText } from '#domain/text/fold.ts';
import { broaderOf, rootOf } from './lexicon/lexicon.ts';
import { splitJoinedWords } from './missing-space.ts';
import { isQueryNoise, isStopWord } from './noise.ts';
import { recogniseForm } from './recognise.ts';
import { stemOf } from './stem.ts';
import { rawWords, shapeOf } from './tokenise.ts';
import { lengthLexeme, normalisedLength } from './lengths.ts';
import { beginsPhrase, joinPhrases, joined, spelledOut } from './phrases.ts';

/** Raised whenever the same text would give other lexemes: stored lexemes of an older version are analysed again. */
export const ANALYSER_VERSION = 8;

const LONGEST_LEXEME = 60;
const MOST_WORDS_OF_A_QUERY = 24;
const REMEMBERED_WORDS = 60_000;

export { isQueryNoise };

function withBroader(root: string): string[] {
  const broader = broaderOf(root);
  return broader === undefined ? [root] : [root, ...withBroader(broader)];
}

const wholeStem = (folded: string): string => stemOf(folded).slice(0, LONGEST_LEXEME);

/** Roots of the parts of a word, however it is inflected or spelled by rule; null for words without known parts. */
const rootsOf = (folded: string): readonly string[] | null =>
  splitCompound(folded) ?? recogniseForm(folded)?.roots ?? null;

function lexemesOfPlainWord(folded: string): string[] {
  if (isStopWord(folded)) return [];
  const root = rootOf(folded);
  if (root !== undefined) return withBroader(root);
  const whole = wholeStem(folded);
  const roots = rootsOf(folded);
  if (roots !== null) return [whole, ...roots.flatMap(withBroader)];
  const partly = splitPartly(folded);
  return partly === null ? [whole] : [whole, ...partly.known.flatMap(withBroader), wholeStem(partly.unknown)];
}

/** A run of combining marks only folds to an empty text. */
function lexemesOfRun(folded: string): string[] {
  if (folded === '') return [];
  const apart = splitJoinedWords(folded);
  if (apart !== null) return apart.flatMap(lexemesOfRun);
  const shape = shapeOf(folded);
  switch (shape.kind) {
    case 'NUMBER':
      return [String(shape.value).slice(0, LONGEST_LEXEME)];
    case 'DIMENSIONS':
      return [shape.values.join('x'), ...shape.values.map(String)];
    case 'MEASURE': {
      const length = normalisedLength(shape.value, shape.suffix);
      if (length !== null) return [lengthLexeme(length), String(shape.value)];
      const unit = rootOf(shape.suffix);
      return unit === undefined ? [folded.slice(0, LONGEST_LEXEME)] : [String(shape.value), unit];
    }
    case 'WORD':
      return lexemesOfPlainWord(shape.word);
  }
}

/** A word as typed: its lexemes, and whether it may be one with the word behind it. */
type Analysed = { lexemes: readonly string[]; begins: boolean };

// Adverts repeat the same few thousand words; remembering them makes indexing several times faster.
const remembered = new Map<string, Analysed>();

function analysed(raw: string): Analysed {
  const known = remembered.get(raw);
  if (known !== undefined) return known;
  const word = { lexemes: lexemesOfRun(foldText(raw)), begins: beginsPhrase(raw) };
  if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
  if (raw.length <= LONGEST_LEXEME) remembered.set(raw, word);
  return word;
}

/** Adds the lexemes of a text, for a wrongly split word those of its halves and of the whole. */
function addLexemes(lexemes: Set<string>, text: string): void {
  const words = rawWords(spelledOut(text));
  for (let index = 0; index < words.length; index += 1) {
    const raw = words[index] ?? '';
    const next = words[index + 1];
    const word = analysed(raw);
    const found = word.begins && next !== undefined ? joined(raw, next) : null;
    if (found === null || found.isParted) for (const lexeme of word.lexemes) lexemes.add(lexeme);
    if (found === null) continue;
    for (const lexeme of analysed(found.whole).lexemes) lexemes.add(lexeme);
    if (!found.isParted) index += 1;
  }
}

/** Returns the distinct lexemes of a text for the index: roots, stems, parts of compounds, canonical lengths. */
export function analyseForIndex(text: string): string[] {
  const lexemes = new Set<string>();
  addLexemes(lexemes, text);
  return [...lexemes];
}

/** Words of an advert to be analysed; `facts` are texts of its data: species, category, place, certificates … */
export type AdvertText = {
  title: string;
  description: string;
  facts?: readonly string[];
  lengthsInCm?: readonly number[];
};

/** Returns the distinct lexemes of an advert; those of the title (`ofTitle`) additionally as "t.<lexeme>". */
export function analyseAdvert(advert: AdvertText): { lexemes: string[]; ofTitle: string[] } {
  const ofTitle = analyseForIndex(advert.title);
  const lexemes = new Set(ofTitle);
  addLexemes(lexemes, advert.description);
  for (const fact of advert.facts ?? []) addLexemes(lexemes, fact);
  for (const length of advert.lengthsInCm ?? []) lexemes.add(lengthLexeme(length));
  for (const lexeme of ofTitle) lexemes.add(`t.${lexeme}`);
  return { lexemes: [...lexemes], ofTitle };
}

/** A text query, word by word: a word matches when all its groups do, a group when one of its lexemes does. */
export type TextQuery = { words: { text: string; groups: string[][]; weight: number }[]; required: string[][] };

const WEIGHT = { trade: 2, other: 1, number: 0.5 } as const;

function weightOf(folded: string): number {
  if (shapeOf(folded).kind !== 'WORD') return WEIGHT.number;
  return rootOf(folded) === undefined && splitCompound(folded) === null ? WEIGHT.other : WEIGHT.trade;
}

const telling = (roots: readonly string[]): readonly string[] => {
  const most = roots.filter((root) => !isQueryNoise(root));
  return most.length === 0 ? roots : most;
};

const SHORTEST_VERB = 7;
/** "Bohna" are "Bohnen" from Vorarlberg to Carinthia. */
const SPOKEN_PLURAL = /[a-z]{3}[bcdfghklmnprstz]a$/;

/** "Sanierung" is what "sanieren" does: an unknown word is looked for in either form. */
function otherStems(folded: string): string[] {
  if (SPOKEN_PLURAL.test(folded)) return [wholeStem(`${folded.slice(0, -1)}en`)];
  if (folded.length < SHORTEST_VERB) return [];
  if (folded.endsWith('ung')) return [wholeStem(`${folded.slice(0, -3)}en`)];
  return folded.endsWith('en') ? [wholeStem(`${folded.slice(0, -2)}ung`)] : [];
}

/** The lexeme groups of a folded word; several where only a part of it is known. */
function groupsOfPlainWord(folded: string): string[][][] {
  if (isQueryNoise(folded)) return [];
  const root = rootOf(folded);
  if (root !== undefined) return [[[root]]];
  const whole = wholeStem(folded);
  const roots = rootsOf(folded);
  if (roots !== null) {
    const parts = telling(roots);
    return [parts.length === 1 ? [[...parts, whole]] : parts.map((part) => [part])];
  }
  const partly = splitPartly(folded);
  if (partly === null) return [[[whole, ...otherStems(folded)]]];
  const unknown = [[wholeStem(partly.unknown), whole]];
  const known = partly.known.filter((part) => !isQueryNoise(part)).map((part) => [part]);
  return known.length === 0 ? [unknown] : [known, unknown];
}

function groupsOfRun(folded: string): string[][][] {
  if (folded === '') return [];
  const apart = splitJoinedWords(folded);
  if (apart !== null) return apart.flatMap(groupsOfRun);
  const shape = shapeOf(folded);
  if (shape.kind === 'WORD') return groupsOfPlainWord(shape.word);
  const [first, second] = lexemesOfRun(folded);
  if (first === undefined) return [];
  const isCount =
    shape.kind === 'MEASURE' && second !== undefined && normalisedLength(shape.value, shape.suffix) === null;
  return [isCount ? [[first], [second]] : [[first]]];
}

/**
 * Returns the lexeme groups of a text query; buying words are dropped, "Holz" only counts when alone. A partly known
 * word gives two groups: the known part, and the rest.
 */
export function analyseQuery(text: string): TextQuery {
  const words: TextQuery['words'] = [];
  const required = new Map<string, string[]>();
  for (const raw of joinPhrases(rawWords(spelledOut(text))).slice(0, MOST_WORDS_OF_A_QUERY)) {
    for (const asked of groupsOfRun(foldText(raw))) {
      const groups = asked.filter((group) => !required.has(group.join('|')));
      if (groups.length === 0) continue;
      words.push({ text: raw, groups, weight: weightOf(foldText(raw)) });
      for (const group of groups) required.set(group.join('|'), group);
    }
  }
  return { words, required: [...required.values()] };
}

/**
 * Returns each word of a text as a query of its own, so that "Riegelahorn" next to "Riegel" does not match any maple.
 */
export const analyseWordsApart = (text: string): TextQuery['words'][] =>
  text.split(' ').map((word) => analyseQuery(word).words);
