import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { isKnownWord } from '#domain/search/learning/unknown-words.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { PARTICLE_SIZES } from '#domain/lookups/wood-chips.data.ts';
import { PELLET_QUALITY_TYPES } from '#domain/lookups/pellet-quality-types.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/text/fold.ts';
import { firstNotBefore } from '#domain/text/sorted-texts.ts';
import { rawWords } from '#domain/search/text/tokenise.ts';
import { isSpecies, rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { PLACE_PREPOSITIONS } from '#domain/search/text/stop-words.data.ts';
import type { UnderstoodKind } from '#domain/search/reading/reading-types.ts';
import { meaningsOf } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { FREQUENT_TERMS } from './frequent-terms.data.ts';
import { headwordOf, headwords, listedHeadword, meaningKey, namesGoods } from './headwords.ts';

/** A suggested term and its weight. A headword comes before phrases and has the one right spelling. */
export type WeightedTerm = { text: string; weight: number; isHeadword?: boolean };
type Entry = WeightedTerm & { folded: string };
/**
 * Terms sorted by their folded form, with the best ones of beginnings that many share, and the phrases by each of their
 * words; built by `buildTermSuggestions`.
 */
export type TermSuggestions = {
  readonly entries: readonly Entry[];
  readonly phrasesByWord: ReadonlyMap<string, readonly Entry[]>;
  readonly bestByBeginning: ReadonlyMap<string, readonly Entry[]>;
};

/** The best terms of common beginnings are sorted in advance, so that a look-up never scans more. */
const MOST_SCANNED = 64;
const MOST_SUGGESTIONS = 10;
const ROOM_FOR_PHRASES = 2;
const LONGEST_BEGINNING = 80;
const STATIC_WEIGHT = 1;

const foldTerm = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const heavier = (left: Entry, right: Entry): number =>
  Number(right.isHeadword === true) - Number(left.isHeadword === true) ||
  right.weight - left.weight ||
  left.folded.length - right.folded.length ||
  (left.folded < right.folded ? -1 : 1);

/** Returns the terms that are offered in an empty marketplace too: headwords, categories, services, frequent searches. */
export function staticTerms(): WeightedTerm[] {
  const texts = [
    ...CATEGORIES.map((row) => row.text),
    ...WOOD_TYPES.map((row) => row.shortText),
    ...SERVICE_CATEGORIES.map((row) => row.text),
    ...EQUIPMENT.map((row) => row.text),
    ...PARTICLE_SIZES.map((row) => row.code),
    ...PELLET_QUALITY_TYPES.filter((row) => row.isEnPlus || row.isDinPlus).map((row) => row.text),
  ];
  const frequent = FREQUENT_TERMS.map((text, index) => ({
    text,
    weight: STATIC_WEIGHT + 1 + (FREQUENT_TERMS.length - index) / 10,
  }));
  const words = headwords();
  const own = words.map((text, index) => ({
    text,
    weight: STATIC_WEIGHT + (words.length - index) / words.length,
    isHeadword: true,
  }));
  return [...own, ...frequent, ...texts.map((text) => ({ text, weight: STATIC_WEIGHT }))];
}

const PLACE_BEFORE: ReadonlySet<string> = new Set(PLACE_PREPOSITIONS.map(foldText));

/** Not useful in a query with other words, but begins and ends phrases of titles ("Holz spalten"). */
const ENDS_PHRASES = 'holz';
const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;

const UNIT = /^(?:[cm]?m|m[23]|[rf]m|srm|lfm|kg|t|x)$/;
/** Of a grade that stood there as "A/B". */
const SINGLE_LETTER = /^[a-ln-z]$/;
const ENDING = /e[mnrs]?$/;
const ALL_CAPITALS = /^\p{Lu}{4,}$/u;

/** "trockenes" in small letters belongs to a noun that was cut off; "lose" is a word itself. */
function isCutOffAdjective(raw: string): boolean {
  const folded = foldText(raw);
  const meaning = meaningKey(folded);
  const isInflected =
    ENDING.test(folded) && meaning !== undefined && meaningKey(folded.replace(ENDING, '')) === meaning;
  return isInflected && raw.startsWith(folded.charAt(0));
}

/**
 * Says whether a run of title words is a phrase that people search for: it names goods, has no unknown word, and is not
 * cut off behind an "und", an adjective, or between a number and its unit.
 */
export function isWholePhrase(text: string): boolean {
  const raw = rawWords(text);
  const words = raw.map(foldText);
  const [first, last, lastRaw] = [words[0], words.at(-1), raw.at(-1)];
  const isOpen = (word: string): boolean => word !== ENDS_PHRASES && isQueryNoise(word);
  if (first === undefined || last === undefined || lastRaw === undefined || isOpen(first) || isOpen(last)) return false;
  if (BARE_NUMBER.test(last) || UNIT.test(first) || (isCutOffAdjective(lastRaw) && !namesGoods(last))) return false;
  if (words.some((word) => SINGLE_LETTER.test(word))) return false;
  return raw.some(namesGoods) && words.every((word) => /\d/.test(word) || UNIT.test(word) || isKnownWord(word));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the phrase as its words are spelt: headwords as they are listed, other goods with a capital letter. */
export function wellSpelt(phrase: string): string {
  const words = phrase.replace(/(?<![\s,.;:*/-])[\s,.;:*/-]+$/, '').split(' ');
  const whole = words.length === 1 ? headwordOf(words[0] ?? '') : undefined;
  return whole ?? words.map(wellSpeltWord).join(' ');
}

function wellSpeltWord(raw: string): string {
  const listed = listedHeadword(raw);
  if (listed !== undefined || !namesGoods(raw)) return listed ?? raw;
  return capitalised(ALL_CAPITALS.test(raw) ? raw.toLowerCase() : raw);
}

/** The best headwords and behind them the best phrases. */
function bestOf(entries: readonly Entry[]): Entry[] {
  const sorted = entries.toSorted(heavier);
  const phrasesFrom = sorted.findIndex(({ isHeadword }) => isHeadword !== true);
  if (phrasesFrom === -1) return sorted.slice(0, MOST_SUGGESTIONS);
  return [
    ...sorted.slice(0, Math.min(phrasesFrom, MOST_SUGGESTIONS)),
    ...sorted.slice(phrasesFrom, phrasesFrom + MOST_SUGGESTIONS),
  ];
}

function mergedEntries(terms: readonly WeightedTerm[]): Entry[] {
  const entryByFolded = new Map<string, Entry>();
  for (const term of terms) {
    const folded = foldTerm(term.text);
    if (folded === '') continue;
    const known = entryByFolded.get(folded);
    if (known === undefined) entryByFolded.set(folded, { ...term, folded });
    else known.weight += term.weight;
  }
  return [...entryByFolded.values()].sort((left, right) => (left.folded < right.folded ? -1 : 1));
}

function bestOfFrequentBeginnings(entries: readonly Entry[], length: number): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.folded.length < length) continue;
    const beginning = entry.folded.slice(0, length);
    const known = groups.get(beginning);
    if (known === undefined) groups.set(beginning, [entry]);
    else known.push(entry);
  }
  return [...groups].filter(([, group]) => group.length > MOST_SCANNED);
}

/** Indexes the terms by their beginning; equal terms are merged into the first and their weights added. */
export function buildTermSuggestions(terms: readonly WeightedTerm[]): TermSuggestions {
  const entries = mergedEntries(terms);
  const bestByBeginning = new Map<string, readonly Entry[]>();
  let crowded: readonly Entry[] = entries;
  for (let length = 1; crowded.length > 0; length += 1) {
    const groups = bestOfFrequentBeginnings(crowded, length);
    for (const [beginning, group] of groups) bestByBeginning.set(beginning, bestOf(group));
    crowded = groups.flatMap(([, group]) => group);
  }
  return { entries, bestByBeginning, phrasesByWord: phrasesByWord(entries) };
}

function phrasesByWord(entries: readonly Entry[]): Map<string, Entry[]> {
  const phrases = new Map<string, Entry[]>();
  for (const entry of entries) {
    const words = entry.folded.split(' ');
    if (words.length === 1) continue;
    for (const word of new Set(words)) {
      const known = phrases.get(word);
      if (known === undefined) phrases.set(word, [entry]);
      else known.push(entry);
    }
  }
  return phrases;
}

const positionOf = (entries: readonly Entry[], folded: string): number =>
  firstNotBefore(entries, folded, (entry) => entry.folded);

function beginningWith({ entries, bestByBeginning }: TermSuggestions, beginning: string): readonly Entry[] {
  const best = bestByBeginning.get(beginning);
  if (best !== undefined) return best;
  const found: Entry[] = [];
  for (let at = positionOf(entries, beginning); entries[at]?.folded.startsWith(beginning) === true; at += 1) {
    const entry = entries[at];
    if (entry !== undefined) found.push(entry);
  }
  return bestOf(found);
}

/** Says whether a term is exactly these words. */
export function hasTerm(suggestions: TermSuggestions, words: string): boolean {
  const folded = foldTerm(words);
  return suggestions.entries[positionOf(suggestions.entries, folded)]?.folded === folded;
}

/** Says whether a term begins with these words. */
export const beginsATerm = ({ entries }: TermSuggestions, words: string): boolean => {
  const folded = foldTerm(words);
  return entries[positionOf(entries, folded)]?.folded.startsWith(folded) === true;
};

type Options = { limit?: number };

const limitOf = ({ limit }: Options): number => Math.min(limit ?? 8, MOST_SUGGESTIONS);

/**
 * Returns up to `limit` terms that begin with the whole line as typed: headwords, then phrases, of which two find room in any
 * case, the heaviest first. Behind a whole word those that go on with another one come before longer words.
 */
export function suggestWholeTerms(suggestions: TermSuggestions, typed: string, options: Options = {}): string[] {
  const beginning = foldTerm(typed.slice(0, LONGEST_BEGINNING));
  if (beginning === '') return [];
  const limit = limitOf(options);
  const best = beginningWith(suggestions, beginning);
  const words = best.filter(({ isHeadword }) => isHeadword === true);
  const phrases = best.filter(({ isHeadword }) => isHeadword !== true);
  const whole = suggestions.entries[positionOf(suggestions.entries, beginning)];
  const goingOn = whole?.folded === beginning ? [whole, ...beginningWith(suggestions, `${beginning} `)] : [];
  const shownWords = words.slice(0, limit - Math.min(phrases.length, ROOM_FOR_PHRASES));
  const found = new Set([...goingOn, ...shownWords, ...phrases]);
  return [...found].slice(0, limit).map(({ text }) => text);
}

/** Kinds of words that stand beside goods of any name. */
const BESIDE_ANY: ReadonlySet<UnderstoodKind> = new Set([
  'LENGTH',
  'DRYING',
  'MOISTURE',
  'DELIVERY',
  'PICKUP',
  'PACKING',
  'UNIT',
  'QUANTITY',
  'PRICE',
  'ORDER',
]);

/** "33er" and "trocken" go with anything, goods only with what is said of them. */
const goesWithAny = (folded: string): boolean =>
  /\d/.test(folded) || meaningsOf(folded)?.every(({ kind }) => BESIDE_ANY.has(kind)) === true;

const isWood = (folded: string): boolean => isSpecies(rootOf(folded) ?? '');

/** Whether words of a line and a term go together: a wood alone does, else some title or search holds both. */
function goesWith({ phrasesByWord: phrases }: TermSuggestions, kept: readonly string[], term: Entry): boolean {
  const [first = '', ...others] = term.folded.split(' ');
  const beside = kept.filter((word) => !goesWithAny(word));
  if (others.length === 0 && isWood(first)) return true;
  // A wood is named already.
  if (kept.some(isWood) && others.some(isWood)) return false;
  return beside.every((word) => phrases.get(first)?.some(({ folded }) => folded.split(' ').includes(word)) === true);
}

/**
 * Returns up to `limit` terms with the typed beginning, heaviest first. Where none begins with the whole line, its last
 * words are completed and the words before them kept ("33er bu" → "33er Buche"), if they go together. Behind "in" and
 * the like no goods follow.
 */
export function suggestTerms(suggestions: TermSuggestions, typed: string, options: Options = {}): string[] {
  const words = typed.slice(0, LONGEST_BEGINNING).trimStart().split(/\s+/);
  for (let from = 0; from < words.length; from += 1) {
    const rest = words.slice(from).join(' ');
    if (from === 0) {
      const found = suggestWholeTerms(suggestions, rest, options);
      if (found.length > 0) return found;
      continue;
    }
    const kept = words.slice(0, from);
    const folded = kept.map(foldTerm).filter((word) => word !== '');
    if (PLACE_BEFORE.has(folded.at(-1) ?? '')) return [];
    const beginning = foldTerm(rest);
    const found = beginning === '' ? [] : beginningWith(suggestions, beginning);
    if (found.length === 0) continue;
    return found
      .filter((term) => goesWith(suggestions, folded, term))
      .slice(0, limitOf(options))
      .map(({ text }) => `${kept.join(' ')} ${text}`);
  }
  return [];
}
