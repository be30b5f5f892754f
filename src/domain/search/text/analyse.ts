import { splitCompound } from './compounds.ts';
import { foldText } from './fold.ts';
import { broaderOf, rootOf } from './lexicon.ts';
import { QUERY_NOISE, STOP_WORDS } from './stop-words.data.ts';
import { stemOf } from './stem.ts';
import { rawWords, shapeOf } from './tokenise.ts';
import { lengthLexeme, normalisedLength } from './lengths.ts';
import { joinPhrases } from './phrases.ts';

/** Raised whenever the same text would give other lexemes: stored lexemes of an older version are analysed again. */
export const ANALYSER_VERSION = 2;

const LONGEST_LEXEME = 60;
const MOST_WORDS_OF_A_QUERY = 24;
const REMEMBERED_WORDS = 60_000;

const foldedWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(foldText);
const stopWords = new Set(foldedWords(STOP_WORDS));
const queryNoise = new Set([...foldedWords(QUERY_NOISE), ...stopWords]);

/** Says whether a folded word carries no meaning in a query ("kaufen", "mit"). */
export const isQueryNoise = (folded: string): boolean => queryNoise.has(folded);

function withBroader(root: string): string[] {
  const broader = broaderOf(root);
  return broader === undefined ? [root] : [root, ...withBroader(broader)];
}

function lexemesOfPlainWord(folded: string): string[] {
  if (stopWords.has(folded)) return [];
  const root = rootOf(folded);
  if (root !== undefined) return withBroader(root);
  const parts = splitCompound(folded);
  const whole = stemOf(folded).slice(0, LONGEST_LEXEME);
  return parts === null ? [whole] : [whole, ...parts.flatMap(withBroader)];
}

function lexemesOfRun(folded: string): string[] {
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

// Adverts repeat the same few thousand words; remembering them makes indexing several times faster.
const remembered = new Map<string, readonly string[]>();

function lexemesOfWord(raw: string): readonly string[] {
  const known = remembered.get(raw);
  if (known !== undefined) return known;
  const lexemes = lexemesOfRun(foldText(raw));
  if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
  if (raw.length <= LONGEST_LEXEME) remembered.set(raw, lexemes);
  return lexemes;
}

/** Returns the distinct lexemes of a text for the index: roots, stems, parts of compounds, canonical lengths. */
export function analyseForIndex(text: string): string[] {
  const lexemes = new Set<string>();
  for (const word of joinPhrases(rawWords(text))) {
    for (const lexeme of lexemesOfWord(word)) lexemes.add(lexeme);
  }
  return [...lexemes];
}

/** Words of an advert to be analysed; `facts` are texts of its data: species, category, place, certificates … */
export type AdvertText = {
  title: string;
  description: string;
  facts?: readonly string[];
  lengthsInCm?: readonly number[];
};

/** Returns the distinct lexemes of an advert; those of the title stand a second time as "t.<lexeme>". */
export function analyseAdvert(advert: AdvertText): { lexemes: string[] } {
  const title = analyseForIndex(advert.title);
  const lexemes = new Set(title);
  for (const word of joinPhrases(rawWords(advert.description))) {
    for (const lexeme of lexemesOfWord(word)) lexemes.add(lexeme);
  }
  for (const fact of advert.facts ?? []) for (const lexeme of analyseForIndex(fact)) lexemes.add(lexeme);
  for (const length of advert.lengthsInCm ?? []) lexemes.add(lengthLexeme(length));
  for (const lexeme of title) lexemes.add(`t.${lexeme}`);
  return { lexemes: [...lexemes] };
}

/** A text query, word by word: a word matches when all its groups do, a group when one of its lexemes does. */
export type TextQuery = { words: { text: string; groups: string[][] }[]; required: string[][] };

function groupsOfWord(folded: string): string[][] {
  const shape = shapeOf(folded);
  if (shape.kind === 'WORD') {
    if (isQueryNoise(shape.word)) return [];
    const root = rootOf(shape.word);
    if (root !== undefined) return [[root]];
    const parts = splitCompound(shape.word);
    if (parts === null) return [[stemOf(shape.word).slice(0, LONGEST_LEXEME)]];
    const telling = parts.filter((part) => !isQueryNoise(part));
    return (telling.length === 0 ? parts : telling).map((part) => [part]);
  }
  const [first, second] = lexemesOfRun(folded);
  if (first === undefined) return [];
  const isCount =
    shape.kind === 'MEASURE' && second !== undefined && normalisedLength(shape.value, shape.suffix) === null;
  return isCount ? [[first], [second]] : [[first]];
}

/** Returns the groups of lexemes a text query asks for; buying words fall away, "Holz" counts only when alone. */
export function analyseQuery(text: string): TextQuery {
  const words: TextQuery['words'] = [];
  const required = new Map<string, string[]>();
  for (const raw of joinPhrases(rawWords(text)).slice(0, MOST_WORDS_OF_A_QUERY)) {
    const groups = groupsOfWord(foldText(raw)).filter((group) => !required.has(group.join('|')));
    if (groups.length === 0) continue;
    words.push({ text: raw, groups });
    for (const group of groups) required.set(group.join('|'), group);
  }
  return { words, required: [...required.values()] };
}
