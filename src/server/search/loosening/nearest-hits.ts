import type { NearestHits } from '#contract/search/products.schemas.ts';
import type { TextWord } from '#domain/search/reading/reading-types.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { isOrdinary } from '#domain/search/typos/correct-word.ts';
import { similarWords } from '#domain/search/typos/similar-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchTexts } from '#texts/de/search/search.ts';
import { type CorrectedSearch, correctedSearch } from '#server/search/reading/corrections.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { listHeldWords } from '#server/search/reading/held-words.repository.ts';
import { type ListRow, listRows } from '#server/search/hits/list-items.repository.ts';
import { type Lack, type LooserSearch, isTelling, looserSearches, searchByWordsAlone } from './looser-searches.ts';
import { isAnyFound, listPage } from '#server/search/hits/pages.repository.ts';
import { vocabularyOf } from '#server/search/reading/vocabulary.service.ts';
import {
  type FallbackPlace,
  type UnderstandContext,
  type UnderstoodSearch,
  understandSearch,
} from '#server/search/reading/understand.ts';

/** Words beyond these only cost time: no line names so many things that all matter. */
const MOST_WORDS_TRIED = 8;

/** Each looser search is a query; the most tried for a first hit, and after hits. */
const MOST_STEPS = 12;
const MOST_STEPS_BEHIND_HITS = 8;

type Corrections = CorrectedSearch['corrections'];

/** A word that only looks like the one that was typed says less. */
const SIMILAR_SHARE = 0.5;

const hasHits = async (db: Db, search: UnderstoodSearch): Promise<boolean> =>
  isAnyFound(db, await estimateRows(db, search));

/** Words of the line that no advert holds which fulfils the filters. */
async function findDeadWords(db: Db, search: UnderstoodSearch): Promise<Set<TextWord>> {
  const words = search.reading?.textWords ?? [];
  const [only, ...more] = words;
  if (only === undefined) return new Set();
  if (more.length === 0) return new Set([only]);
  const { grading: _grading, ...plain } = search;
  const tried = words.slice(0, MOST_WORDS_TRIED);
  const isHeld = await Promise.all(tried.map(({ groups }) => hasHits(db, { ...plain, lexemes: groups })));
  return new Set(words.filter((_, index) => isHeld[index] !== true));
}

/** Searches that ask for less than one without hits, the nearest to it first. */
async function looserSearchesOf(
  db: Db,
  search: UnderstoodSearch,
  dead: ReadonlySet<TextWord>,
): Promise<LooserSearch[]> {
  const byWordsAlone = searchByWordsAlone(search);
  const looser = looserSearches(search, dead, await similarTo(db, [...dead])).slice(0, MOST_STEPS);
  return withoutRepeats([...looser, ...(byWordsAlone === null ? [] : [byWordsAlone])]);
}

/** Several ways of asking for less may come to the same search; the first one names what its hits lack. */
function withoutRepeats(searches: readonly LooserSearch[]): LooserSearch[] {
  const seen = new Set<string>();
  return searches.filter(({ search: { request, lexemes, grading } }) => {
    const key = JSON.stringify([request, lexemes, grading]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words of titles that look like the given ones, each as a choice of one word. */
async function similarTo(db: Db, words: readonly TextWord[]): Promise<TextWord[]> {
  if (words.length === 0) return [];
  const { titleWords } = await vocabularyOf(db);
  // A word of the trade or of every day is never corrected.
  const unknown = words.filter(({ text }) => rootOf(foldText(text)) === undefined && !isOrdinary(foldText(text)));
  return unknown.slice(0, MOST_WORDS_TRIED).flatMap(({ text, weight }) => {
    const choices = similarWords(titleWords, text).flatMap(({ word }) => analyseQuery(word).required[0] ?? []);
    return choices.length === 0 ? [] : [{ text, groups: [[...new Set(choices)]], weight: weight * SIMILAR_SHARE }];
  });
}

/** The substitute for a search without hits. `looser`: null where only typing errors were corrected. */
export type NearestSearch = {
  search: UnderstoodSearch;
  corrections: Corrections;
  looser: LooserSearch | null;
  /** Searches that ask for even less. */
  further: readonly LooserSearch[];
};

/**
 * A corrected word may add meaning, but not replace what was surely understood, unless it says what is to be done with
 * the goods ("Hackgut Trasport").
 */
function keepsMeaning(asked: UnderstoodSearch, reread: UnderstoodSearch, corrections: Corrections): boolean {
  const { category, categoryData } = asked.request;
  if (category === undefined || asked.reading?.categoryIsGuessed === true) return true;
  const isSmall = corrections.every(({ typed, meant }) => editDistance(foldText(typed), foldText(meant), 1) <= 1);
  if (isSmall && category !== 'SERVICES' && reread.request.category === 'SERVICES') return true;
  const services = ({ serviceCategoryIds }: CategoryFilters = {}): string => JSON.stringify(serviceCategoryIds ?? []);
  return reread.request.category === category && services(categoryData) === services(reread.request.categoryData);
}

/** The search without a category that was only inferred from a property, where its words name goods; else null. */
function withoutInferredCategory(
  context: UnderstandContext,
  { reading, asked }: UnderstoodSearch,
  fallbackPlace: FallbackPlace | undefined,
): UnderstoodSearch | null {
  if (reading?.categoryIsGuessed !== true) return null;
  const namesGoods = reading.understood.some(
    ({ kind, filters }) => kind === 'CATEGORY' && filters.category === undefined,
  );
  return namesGoods ? understandSearch(context, asked, fallbackPlace, { mayGuess: false }) : null;
}

type Mended = { read: UnderstoodSearch; corrections: Corrections; dead: ReadonlySet<TextWord> };

/** A search without hits, read again with its typing errors corrected; the same one where it has none. */
async function mended(
  context: UnderstandContext,
  asked: UnderstoodSearch,
  fallbackPlace?: FallbackPlace,
): Promise<Mended> {
  const dead = await findDeadWords(context.db, asked);
  // A word that is used in an advert is not corrected.
  const maybe = await correctedSearch(context.db, asked, [...dead]);
  if (maybe === null) return { read: asked, corrections: [], dead };
  const read = understandSearch(context, maybe.request, fallbackPlace);
  if (!keepsMeaning(asked, read, maybe.corrections)) return { read: asked, corrections: [], dead };
  return { read, corrections: maybe.corrections.map((correction) => ({ ...correction, isApplied: true })), dead };
}

/** The search as its listing reads it: with typing errors corrected where nothing is found as typed. */
export async function searchAsListed(context: UnderstandContext, asked: UnderstoodSearch): Promise<UnderstoodSearch> {
  const hasText = (asked.reading?.textWords.length ?? 0) > 0;
  if (!hasText || (await hasHits(context.db, asked))) return asked;
  return (await mended(context, asked)).read;
}

/** The nearest search with hits, for one without; null where there is none. */
export async function findNearestSearch(
  context: UnderstandContext,
  asked: UnderstoodSearch,
  fallbackPlace: FallbackPlace | undefined,
): Promise<NearestSearch | null> {
  const { db } = context;
  const { dead, read, corrections } = await mended(context, asked, fallbackPlace);
  if (read !== asked && (await hasHits(db, read))) return { search: read, corrections, looser: null, further: [] };
  const open = withoutInferredCategory(context, read, fallbackPlace);
  if (open && (await hasHits(db, open))) return { search: open, corrections, looser: null, further: [] };
  const search = open !== null && isTelling(open.request) ? open : read;
  const searches = await looserSearchesOf(db, search, search === asked ? dead : await findDeadWords(db, search));
  for (const [index, looser] of searches.entries()) {
    if (await hasHits(db, looser.search))
      return { search: looser.search, corrections, looser, further: searches.slice(index + 1) };
  }
  return null;
}

/** The search, or the nearest one that finds anything anywhere: an empty window of a map is no reason to ask for less. */
export async function findableSearch(context: UnderstandContext, search: UnderstoodSearch): Promise<UnderstoodSearch> {
  if (search.reading === null) return search;
  const { bounds, ...request } = search.request;
  const everywhere = { ...search, request };
  if (await hasHits(context.db, everywhere)) return search;
  const instead = await findNearestSearch(context, everywhere, undefined);
  if (instead === null) return search;
  return { ...instead.search, request: { ...instead.search.request, ...(bounds === undefined ? {} : { bounds }) } };
}

export type Section = { lacks: Lack[]; rows: ListRow[] };

/** Hits of looser searches that are not on the page yet, the nearest to what was asked first. */
export async function listNearestHits(
  db: Db,
  searches: readonly LooserSearch[],
  { known, limit }: { known: readonly number[]; limit: number },
): Promise<Section[]> {
  const seen = new Set(known);
  const sections: Section[] = [];
  let left = limit;
  for (const looser of searches.slice(0, MOST_STEPS_BEHIND_HITS)) {
    if (left <= 0) break;
    const { ids } = await listPage(db, looser.search, {
      offset: 0,
      limit: seen.size + left,
      cursor: null,
      mayMiss: true,
    });
    const fresh = ids.filter((id) => !seen.has(id)).slice(0, left);
    for (const id of fresh) seen.add(id);
    left -= fresh.length;
    sections.push(...(await sectionsOf(db, looser, await listRows(db, fresh))));
  }
  return sections;
}

/** Hits of one search by what they lack, in the order in which each lack comes first. */
export async function sectionsOf(
  db: Db,
  { search, lacks }: LooserSearch,
  rows: readonly ListRow[],
): Promise<Section[]> {
  const words = search.grading?.words ?? [];
  const keys = rows.map((row) => row.id);
  const held = await listHeldWords(db, keys, words);
  const sections = new Map<string, Section>();
  for (const row of rows) {
    const missing = words.filter((_, index) => held.get(row.id)?.[index] === false).map(({ text }) => text);
    const named = new Set(lacks.flatMap((lack) => ('words' in lack ? [lack.words] : [])));
    const further = [...new Set(missing)].filter((text) => !named.has(text));
    const all: Lack[] = [...lacks, ...further.map((text) => ({ words: text }))];
    const key = JSON.stringify(all);
    const section = sections.get(key) ?? { lacks: all, rows: [] };
    section.rows.push(row);
    sections.set(key, section);
  }
  return [...sections.values()];
}

/** Sections as the reply names them: where each begins and what its adverts lack. */
export function presentSections(sections: readonly Section[], from: number): NearestHits[] {
  let at = from;
  return sections.map(({ lacks, rows }) => {
    const start = at;
    at += rows.length;
    return { from: start, lacks: lacks.map(presentLack) };
  });
}

const presentLack = (lack: Lack): NearestHits['lacks'][number] =>
  'words' in lack
    ? { words: lack.words, text: searchTexts.lacks(lack.words, lack.isNear === true) }
    : { filter: lack.filter, text: searchTexts.withoutOneFilter };
