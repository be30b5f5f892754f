import { applyReading } from '#domain/search/reading/apply-reading.ts';
import { looserFilters } from '#domain/search/reading/looser-filters.ts';
import type { ReadFilters, SearchLineReading, TextWord } from '#domain/search/reading/reading-types.ts';
import { filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { ANY_WORD, type Grading, weightOf } from './text-match.repository.ts';
import { type UnderstoodSearch, inTonnes } from './understand.ts';

/** What hits lack of what was asked for: words of the line, wholly or (`isNear`) nearly, or a filter by its key. */
export type Lack = { words: string; isNear?: boolean } | { filter: string };
export type LooserSearch = { search: UnderstoodSearch; lacks: Lack[] };

/** Share of the words that a hit must hold where nothing but words leads to it: a single weak one brings noise. */
const LEAST_SHARE = 0.5;

/** The head of a compound says what the thing is; what stands before it, which one. */
const HEAD_SHARE = 2 / 3;

/**
 * Searches that ask for less, the nearest to what was asked first. `dead`: words that no advert holds which fulfils the
 * filters; `similar`: words of adverts that look like those. A category is never given up for the sake of another one's adverts, unless it was only guessed.
 */
export function looserSearches(
  search: UnderstoodSearch,
  dead: ReadonlySet<TextWord>,
  similar: readonly TextWord[] = [],
): LooserSearch[] {
  const { reading, request } = search;
  if (reading === null) return [];
  const words = reading.textWords;
  const alive = words.filter((word) => !dead.has(word));
  const missing = words.filter((word) => dead.has(word)).map(lackOf);
  const looser: LooserSearch[] = searchOfGuess(search);
  const hasKind = isTelling(request);
  if (missing.length > 0 && alive.length > 0 && (hasKind || weightOf(alive) >= LEAST_SHARE * weightOf(words)))
    looser.push({ search: { ...search, lexemes: alive.flatMap(({ groups }) => groups) }, lacks: missing });
  if (alive.length + similar.length > 0 && hasKind)
    looser.push({ search: graded(search, { words: [...alive, ...similar], leastShare: ANY_WORD }), lacks: missing });
  if (words.length > 0 && !hasKind)
    looser.push({
      search: graded(search, { words: [...alive, ...(similar.length > 0 ? similar : dead)], leastShare: LEAST_SHARE }),
      lacks: missing,
    });
  looser.push(...searchBySuitingWords(search, missing));
  const parts = [...withoutWords(search), ...withoutFilters(search)];
  if (words.length > 0 && hasKind)
    looser.push({ search: graded(search, { words: [], leastShare: 0 }), lacks: words.map(lackOf) });
  for (const { request: without, lacks } of parts) {
    const leastShare = isTelling(without) ? 0 : LEAST_SHARE;
    // Words that nothing holds with this filter may well stand in what is found without it.
    if (leastShare === 0 || words.length > 0)
      looser.push({ search: graded({ ...search, request: without }, { words, leastShare }), lacks });
  }
  return looser;
}

/** Where the category was only guessed, the words alone come before it. */
function searchOfGuess(search: UnderstoodSearch): LooserSearch[] {
  const { reading } = search;
  const isOpen = reading !== null && reading.categoryIsGuessed && reading.textWords.length > 0;
  const byWords = isOpen ? searchByWordsAlone(search) : null;
  return byWords === null ? [] : [byWords];
}

/** What suits a use is what was sought, although no advert names the use: its words as one choice. */
function searchBySuitingWords(search: UnderstoodSearch, lacks: Lack[]): LooserSearch[] {
  const preferences = isTelling(search.request) ? [] : (search.reading?.preferences ?? []);
  const asked = preferences.flatMap(({ words }) => (words === undefined ? [] : analyseQuery(words).words));
  const choices = asked.flatMap(({ groups }) => (groups.length === 1 ? (groups[0] ?? []) : []));
  if (choices.length === 0) return [];
  const words: TextWord[] = [{ text: '', groups: [[...new Set(choices)]], weight: 1 }];
  return [{ search: graded(search, { words, leastShare: ANY_WORD }), lacks }];
}

type Without = { request: SearchRequest; lacks: Lack[] };

function withoutWords({ reading, asked, request: { sorting } }: UnderstoodSearch): Without[] {
  if (reading === null) return [];
  return looserFilters(reading, asked).map(({ filters, givenUp }) => ({
    request: { ...requestOf(asked, reading, inTonnes(filters)), sorting },
    lacks: givenUp.map(({ words, isNear }) => (isNear ? { words, isNear } : { words })),
  }));
}

const requestOf = (asked: SearchRequest, reading: SearchLineReading, filters: ReadFilters): SearchRequest =>
  applyReading(asked, { ...reading, filters }).request;

/** Filters that stand beside the line. */
function withoutFilters({ reading, asked, request: { sorting } }: UnderstoodSearch): Without[] {
  if (reading === null) return [];
  return filterSummary(asked)
    .filter(({ kind }) => kind !== 'TERM' && kind !== 'CATEGORY' && kind !== 'PLACE')
    .map((chip) => ({
      request: { ...requestOf(withoutFilter(asked, chip), reading, reading.filters), sorting },
      lacks: [{ filter: filterKey(chip) }],
    }));
}

/** The words of the whole line without any reading, as the last resort. */
export function searchByWordsAlone(search: UnderstoodSearch): LooserSearch | null {
  const { words } = analyseQuery(search.asked.searchTerm ?? '');
  if (words.length === 0 || search.reading === null) return null;
  const { searchTerm: _line, ...request } = search.asked;
  const bare = { ...search, request: { ...request, sorting: search.request.sorting }, lexemes: [] };
  return { search: graded(bare, { words, leastShare: LEAST_SHARE }), lacks: [] };
}

const lackOf = ({ text }: TextWord): Lack => ({ words: text });

/** Compounds count by their parts, so that a part of one is better than nothing. */
function partsOfWord(word: TextWord): TextWord[] {
  const last = word.groups.length - 1;
  if (last < 1) return [word];
  return word.groups.map((group, index) => ({
    text: word.text,
    groups: [group],
    weight: word.weight * (index === last ? HEAD_SHARE : (1 - HEAD_SHARE) / last),
  }));
}

function graded(search: UnderstoodSearch, { words, leastShare }: Pick<Grading, 'words' | 'leastShare'>) {
  const { named = [], preferences = [] } = search.grading ?? {};
  const { sorting } = search.request;
  // Hits that lack something are of no use in any other order than the nearest to what was asked first.
  const request: SearchRequest = {
    ...search.request,
    sorting: words.length === 0 ? sorting : { ...sorting, sortBy: 'RELEVANCE', sortDesc: true },
  };
  return {
    ...search,
    request,
    lexemes: [],
    grading: { named, preferences, words: words.flatMap(partsOfWord), leastShare },
  };
}

/** Whether a request leads to something of its own kind: a place or a photo alone leads to everything. */
const isTelling = ({ category, categoryData, userId }: SearchRequest): boolean =>
  category !== undefined || userId !== undefined || Object.keys(categoryData ?? {}).length > 0;
