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
  const { reading } = search;
  if (reading === null) return [];
  const looser = looserWordsAndFilters(search, reading, { dead, similar });
  return isTelling(search.request) ? looser : [...looser, ...forUses(search, reading)];
}

function looserWordsAndFilters(
  search: UnderstoodSearch,
  reading: SearchLineReading,
  { dead, similar }: { dead: ReadonlySet<TextWord>; similar: readonly TextWord[] },
): LooserSearch[] {
  const words = reading.textWords;
  const alive = words.filter((word) => !dead.has(word));
  const missing = words.filter((word) => dead.has(word)).map(lackOf);
  const byWords = reading.categoryIsGuessed && words.length > 0 ? searchByWordsAlone(search) : null;
  return [
    ...(words.length === 0 ? [] : withFewerWords(search, { words, alive, missing, dead, similar })),
    ...withFewerFilters(search, words),
    ...(byWords === null ? [] : [byWords]),
  ];
}

type Words = {
  words: readonly TextWord[];
  alive: readonly TextWord[];
  missing: Lack[];
  dead: ReadonlySet<TextWord>;
  similar: readonly TextWord[];
};

/** The same filters with fewer and fewer of the words. */
function withFewerWords(search: UnderstoodSearch, { words, alive, missing, dead, similar }: Words): LooserSearch[] {
  const hasKind = isTelling(search.request);
  const looser: LooserSearch[] = [];
  const isEnough = hasKind || weightOf(alive) >= LEAST_SHARE * weightOf(words);
  if (missing.length > 0 && alive.length > 0 && isEnough)
    looser.push({ search: { ...search, lexemes: alive.flatMap(({ groups }) => groups) }, lacks: missing });
  const choices = [...alive, ...similar];
  if (!hasKind) {
    const all = similar.length > 0 ? choices : [...alive, ...dead];
    return [...looser, { search: graded(search, { words: all, leastShare: LEAST_SHARE }), lacks: missing }];
  }
  if (choices.length > 0)
    looser.push({ search: graded(search, { words: choices, leastShare: ANY_WORD }), lacks: missing });
  return [...looser, { search: graded(search, { words: [], leastShare: 0 }), lacks: words.map(lackOf) }];
}

/** Words that nothing holds with a filter may well stand in what is found without it, so they order here. */
function withFewerFilters(search: UnderstoodSearch, words: readonly TextWord[]): LooserSearch[] {
  return [...withoutWords(search), ...withoutFilters(search)].flatMap(({ request, lacks }) => {
    const leastShare = isTelling(request) ? 0 : LEAST_SHARE;
    if (leastShare > 0 && words.length === 0) return [];
    return [{ search: graded({ ...search, request }, { words, leastShare }), lacks }];
  });
}

/** What adverts for the uses of a line say, where nothing else leads to them. */
function forUses(search: UnderstoodSearch, reading: SearchLineReading): LooserSearch[] {
  const said = saidBy(reading);
  const lacks = reading.textWords.map(lackOf);
  return said.length === 0
    ? []
    : [{ search: { ...graded(search, { words: [], leastShare: 0 }), lexemes: [said] }, lacks }];
}

/** Words that adverts for the uses of a line hold, any of which leads to them. */
function saidBy({ preferences }: SearchLineReading): string[] {
  const said = preferences.flatMap(({ words = '' }) => words.split(' ').flatMap((word) => analyseQuery(word).words));
  return [...new Set(said.flatMap(({ groups }) => (groups.length === 1 ? groups.flat() : [])))];
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
  const { named: asked = [], preferences = [] } = search.grading ?? {};
  // Without anything else to weigh, the newest come first.
  const named = words.length + preferences.length > 0 ? asked : [];
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
