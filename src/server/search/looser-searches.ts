import type { UnderstoodKind } from '#domain/search/reading/reading-types.ts';
import type { TextWord } from '#domain/search/reading/reading-types.ts';
import { filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { ANY_WORD, type Grading, weightOf } from './text-match.repository.ts';
import type { UnderstoodSearch } from './understand.ts';

/** What hits lack of what was asked for: words of the line, or a filter by its key. */
export type Lack = { words: string } | { filter: string };
/** A search that asks for less. `isComplete`: its hits lack nothing that was asked for. */
export type LooserSearch = { search: UnderstoodSearch; lacks: Lack[] };

/** What is given up first stands first; a category is never given up for the sake of another one's adverts. */
const LEAST_IMPORTANT_FIRST: readonly UnderstoodKind[] = [
  'IMAGE',
  'ORIGIN',
  'SELLER',
  'CERTIFICATE',
  'UNIT',
  'PICKUP',
  'PACKING',
  'QUALITY',
  'QUANTITY',
  'MOISTURE',
  'DRYING',
  'DELIVERY',
  'PARTICLE_SIZE',
  'RAW_MATERIAL',
  'SECTION',
  'LENGTH',
  'DIAMETER',
  'PRICE',
  'RADIUS',
  'EQUIPMENT',
  'SALE_KIND',
  'SINGLE_ITEM',
  'STATE',
  'WOOD_TYPE',
  'SERVICE',
  'CATEGORY',
];
const MOST_GIVEN_UP_ALONE = 4;
/** Share of the words that a hit must hold where nothing but words leads to it: a single weak one brings noise. */
const LEAST_SHARE = 0.5;

/** Part of what a search asks for that can be given up. */
type Part = { lack: Lack; without: (request: SearchRequest) => SearchRequest };

/**
 * Searches that ask for less, the nearest to what was asked first. `dead`: words that no advert holds which fulfils the
 * filters.
 */
export function looserSearches(search: UnderstoodSearch, dead: ReadonlySet<TextWord>): LooserSearch[] {
  const words = search.reading?.textWords ?? [];
  const alive = words.filter((word) => !dead.has(word));
  const missing = words.filter((word) => dead.has(word)).map(lackOf);
  const all = words.map(lackOf);
  const parts = partsOf(search);
  const looser: LooserSearch[] = [];
  const hasKind = isTelling(search.request);
  if (missing.length > 0 && alive.length > 0 && (hasKind || weightOf(alive) >= LEAST_SHARE * weightOf(words)))
    looser.push({ search: { ...search, lexemes: alive.flatMap(({ groups }) => groups) }, lacks: missing });
  if (alive.length > 1 && hasKind)
    looser.push({ search: graded(search, { words: alive, leastShare: ANY_WORD }), lacks: missing });
  if (words.length > 1 && !hasKind)
    looser.push({ search: graded(search, { words, leastShare: LEAST_SHARE }), lacks: [] });
  if (words.length > 0 && hasKind) looser.push({ search: graded(search, { words: [], leastShare: 0 }), lacks: all });
  const without = (given: readonly Part[]): void => {
    const request = given.reduce((left, part) => part.without(left), search.request);
    const leastShare = isTelling(request) ? 0 : LEAST_SHARE;
    if (leastShare > 0 && words.length === 0) return;
    // Words that nothing holds with this filter may well stand in what is found without it.
    looser.push({
      search: graded({ ...search, request }, { words, leastShare }),
      lacks: given.map(({ lack }) => lack),
    });
  };
  for (const part of parts.slice(0, MOST_GIVEN_UP_ALONE)) without([part]);
  for (let count = 2; count <= parts.length; count += 1) without(parts.slice(0, count));
  return looser;
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

function graded(search: UnderstoodSearch, { words, leastShare }: Pick<Grading, 'words' | 'leastShare'>) {
  const { named = [], preferences = [] } = search.grading ?? {};
  const { sorting } = search.request;
  // Hits that lack something are of no use in any other order than the nearest to what was asked first.
  const request: SearchRequest = {
    ...search.request,
    sorting: words.length === 0 ? sorting : { ...sorting, sortBy: 'RELEVANCE', sortDesc: true },
  };
  return { ...search, request, lexemes: [], grading: { named, preferences, words, leastShare } };
}

/** Whether a request leads to something of its own kind: a place or a photo alone leads to everything. */
const isTelling = ({ category, categoryData, userId }: SearchRequest): boolean =>
  category !== undefined || userId !== undefined || Object.keys(categoryData ?? {}).length > 0;

/** Filters of the line, then those set beside it. */
function partsOf({ reading, asked, request }: UnderstoodSearch): Part[] {
  const rank = new Map(LEAST_IMPORTANT_FIRST.map((kind, index) => [kind, index]));
  const ofLine = (reading?.understood ?? [])
    .map((part) => ({ part, rank: rank.get(part.kind) ?? -1 }))
    .filter(({ part, rank: known }) => known >= 0 && hasFilter(part.filters))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ part }): Part => ({ lack: { words: part.text }, without: (given) => withoutKeys(given, part.filters) }));
  const beside = filterSummary(asked)
    .filter(({ kind }) => kind !== 'TERM' && kind !== 'CATEGORY' && kind !== 'PLACE')
    .map((chip): Part => ({ lack: { filter: filterKey(chip) }, without: (given) => withoutFilter(given, chip) }));
  return [...ofLine, ...beside].filter(({ without }) => without(request) !== request);
}

const hasFilter = ({ category: _category, categoryData, ...filters }: Partial<SearchRequest>): boolean =>
  Object.keys(filters).length > 0 || Object.keys(categoryData ?? {}).length > 0;

function withoutKeys(request: SearchRequest, { category: _kept, categoryData, ...filters }: Partial<SearchRequest>) {
  const left: SearchRequest = { ...request };
  for (const key of Object.keys(filters)) delete (left as Partial<Record<string, unknown>>)[key];
  const data: CategoryFilters = { ...request.categoryData };
  for (const key of Object.keys(categoryData ?? {})) delete (data as Partial<Record<string, unknown>>)[key];
  const { categoryData: _data, ...rest } = left;
  return Object.keys(data).length === 0 ? rest : { ...rest, categoryData: data };
}
