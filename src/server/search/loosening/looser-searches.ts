import { applyReading } from '#domain/search/reading/apply-reading.ts';
import { looserFilters, roughMeasures } from '#domain/search/loosening/looser-filters.ts';
import type {
  Preference,
  ReadFilters,
  SearchLineReading,
  TextWord,
  Understood,
  UnderstoodKind,
} from '#domain/search/reading/reading-types.ts';
import { filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import { hasFigure } from '#domain/search/reading/measures/numbers.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { isForTurning, replacingGoods } from '#domain/search/special-goods.ts';
import { analyseQuery, analyseWordsApart } from '#domain/search/text/analyse.ts';
import { broaderOf } from '#domain/search/text/lexicon/lexicon.ts';
import { ANY_WORD, type Grading, weightOf } from '#server/search/hits/text-match.repository.ts';
import { type UnderstoodSearch, inTonnes } from '#server/search/reading/understand.ts';

/** What hits lack: words of the line, missing or (`isNear`) similar, or a filter by its key. */
export type Lack = { words: string; isNear?: boolean } | { filter: string };
export type LooserSearch = { search: UnderstoodSearch; lacks: Lack[] };

/** Minimum share of the words in a hit where only words lead to it: a single common word finds unrelated adverts. */
const LEAST_SHARE = 0.5;

/** Weight of the exact measure among similar ones. */
const EXACT_MEASURE = 0.6;

/** The head of a compound says what the thing is; the part before it, which one. */
const HEAD_SHARE = 2 / 3;

/**
 * Searches that ask for less, the nearest to what was asked first. `dead`: words that no advert within the filters holds;
 * `similar`: words of adverts that look like those. A category is only given up where it was guessed.
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
  const withLess = withFewerFilters(search, reading);
  const nearSection = missing.length === 0 ? [] : withLess.filter(({ lacks }) => isNearSection(lacks, reading));
  const fewerWords = words.length === 0 ? [] : withFewerWords(search, { words, alive, missing, dead, similar });
  const strict = fewerWords.filter(({ search: { lexemes } }) => lexemes.length > 0);
  return [
    ...keepingGoods(reading, dead, withLess),
    ...strict,
    ...nearSection.map((step) => preferringExactly(step, sectionOf(reading))),
    ...fewerWords.filter((step) => !strict.includes(step) && holdsSome(step)),
    ...ofTheSameKind(search, reading),
    ...fewerWords.filter((step) => !strict.includes(step) && !holdsSome(step)),
    ...withWoodElsewhere(
      withLess.filter((step) => !nearSection.includes(step)),
      search,
      reading,
    ),
    ...(byWords === null ? [] : [byWords]),
  ];
}

/** From this weight on a preference's words name goods for the same purpose. */
const SERVES = 0.7;
const MEASURES: ReadonlySet<UnderstoodKind> = new Set(['SECTION', 'LENGTH', 'DIAMETER']);

/** Named goods matter more than a measure: a Christmas tree of 9 m is nearer to one of 12 m than a log of 12 m. */
function keepingGoods(
  reading: SearchLineReading,
  dead: ReadonlySet<TextWord>,
  withLess: readonly LooserSearch[],
): LooserSearch[] {
  const named = new Set(reading.understood.flatMap(({ kind, term }) => (kind === 'CATEGORY' ? [term] : [])));
  const goods = reading.textWords.filter((word) => dead.has(word) && named.has(word.text));
  if (goods.length === 0) return [];
  const ofGoods = goods.flatMap(({ groups }) => groups);
  // Goods for the same purpose where the named ones are missing.
  const [group = [], ...parts] = ofGoods;
  const lexemes = parts.length === 0 ? [[...group, ...lexemesForUses(reading, SERVES)]] : ofGoods;
  const measures = new Map(
    reading.understood.flatMap((part) =>
      MEASURES.has(part.kind) && /\d/.test(part.text) ? [[part.text, part] as const] : [],
    ),
  );
  return withLess.flatMap(({ search, lacks }) => {
    const [lack, ...others] = lacks;
    const measure = lack !== undefined && 'words' in lack && others.length === 0 ? measures.get(lack.words) : undefined;
    if (measure === undefined) return [];
    return [preferringExactly({ search: { ...search, lexemes }, lacks }, measure)];
  });
}

const withBroader = (root: string): string[] => {
  const broader = broaderOf(root);
  return broader === undefined ? [root] : [root, ...withBroader(broader)];
};

const holdsSome = ({ search: { grading } }: LooserSearch): boolean => (grading?.words.length ?? 0) > 0;

const KEPT_FOR_KIN: ReadonlySet<UnderstoodKind> = new Set(['CATEGORY', 'WOOD_TYPE', 'PLACE']);

/** Goods for the same end, first of the category, then of all: who finds three stakes of larch takes posts of larch too. */
function ofTheSameKind(search: UnderstoodSearch, reading: SearchLineReading): LooserSearch[] {
  const named = search.grading?.named ?? [];
  const asked = [...reading.textWords.flatMap(({ groups }) => groups), ...named].flat();
  const kin = replacingGoods(asked.flatMap(withBroader));
  if (kin.length === 0) return [];
  const { category, categoryData: { woodTypeIds } = {} } = reading.filters;
  if (category === 'SERVICES') return [];
  const [goods, ...apart] = reading.understood.filter(({ kind }) => kind === 'CATEGORY');
  const isNamedApart =
    category !== undefined && [goods, ...apart].some((part) => part?.filters.category) && apart.length > 0;
  const woods: ReadFilters = {
    ...(isNamedApart ? { category } : {}),
    ...(woodTypeIds === undefined ? {} : { categoryData: { woodTypeIds } }),
  };
  const wider = { ...requestOf(search.asked, reading, woods), sorting: search.request.sorting };
  // Where nothing replaces the goods they are all found, only of other woods or sizes.
  const isHeld = ({ groups }: TextWord): boolean => kin.every((root) => groups.some((group) => group.includes(root)));
  const lacks = reading.textWords.filter((word) => !isHeld(word)).map(lackOf);
  const further = reading.understood.filter(
    ({ kind, filters: { category: _named, ...filters } }) => !KEPT_FOR_KIN.has(kind) && Object.keys(filters).length > 0,
  );
  const ofKin = (request: SearchRequest): UnderstoodSearch => ({
    ...graded({ ...search, request }, { words: reading.textWords, leastShare: 0 }),
    lexemes: [kin],
  });
  const given = [...lacks, ...further.map(({ text }) => ({ words: text }))];
  const steps = [
    { search: ofKin(search.request), lacks },
    { search: ofKin(wider), lacks: given },
  ].filter((step) => step.lacks.length > 0);
  // What is turned is chosen for its wood; a post may be of any.
  if (woodTypeIds === undefined || isForTurning(kin)) return steps;
  const anyWood = requestOf(search.asked, reading, isNamedApart ? { category } : {});
  const woodLacks = reading.understood.filter(({ kind }) => kind === 'WOOD_TYPE').map(({ text }) => ({ words: text }));
  return [
    ...steps,
    { search: ofKin({ ...anyWood, sorting: search.request.sorting }), lacks: [...given, ...woodLacks] },
  ];
}

/** Woods that last outdoors: their logs are mostly posts. */
const WOODS_OF_POSTS: ReadonlySet<number> = new Set([6, 7, 22, 29, 38]);

/** Yew, fruit trees and elsbeere: sold as blanks rather than as logs. */
const WOODS_OF_BLANKS: ReadonlySet<number> = new Set([10, 40, 41, 42, 43]);

/** Who turns or carves takes logs as well as planks. */
const servesEitherForm = ({ preferences }: SearchLineReading): boolean =>
  preferences.some(({ categories = [] }) => categories.includes('LOGS') && categories.includes('SAWN_WOOD'));

/** A wood that is not on offer in the form asked for is nearer in the other than other woods: a log can be sawn. */
function withWoodElsewhere(
  steps: readonly LooserSearch[],
  search: UnderstoodSearch,
  reading: SearchLineReading,
): readonly LooserSearch[] {
  const { category, categoryData: { woodTypeIds } = {} } = reading.filters;
  if (woodTypeIds === undefined || woodTypeIds.some((id) => WOODS_OF_POSTS.has(id))) return steps;
  const isBlank =
    category === 'LOGS' && (servesEitherForm(reading) || woodTypeIds.every((id) => WOODS_OF_BLANKS.has(id)));
  if (category !== 'SAWN_WOOD' && !isBlank) return steps;
  const isOther = ({ search: { request } }: LooserSearch): boolean =>
    JSON.stringify(request.categoryData?.woodTypeIds) !== JSON.stringify(woodTypeIds);
  const at = steps.findIndex(isOther);
  const filters: ReadFilters = { category: isBlank ? 'SAWN_WOOD' : 'LOGS', categoryData: { woodTypeIds } };
  const request = { ...requestOf(search.asked, reading, filters), sorting: search.request.sorting };
  const elsewhere: LooserSearch = {
    search: graded({ ...search, request }, { words: reading.textWords, leastShare: 0 }),
    lacks: reading.understood
      .filter(({ kind }) => kind !== 'WOOD_TYPE' && kind !== 'PLACE')
      .map(({ text }) => ({ words: text, isNear: true })),
  };
  return at === -1 ? steps : [...steps.slice(0, at), elsewhere, ...steps.slice(at)];
}

const sectionOf = ({ understood }: SearchLineReading): Understood | undefined =>
  understood.find(({ kind, text }) => kind === 'SECTION' && /\d/.test(text));

/** Named goods matter more than a section: KVH of 60 × 120 is nearer to KVH of 60 × 160 than planks of 60 mm. */
function isNearSection([lack, ...others]: Lack[], reading: SearchLineReading): boolean {
  if (lack === undefined || others.length > 0 || !('words' in lack)) return false;
  return lack.isNear === true && lack.words === sectionOf(reading)?.text;
}

function preferringExactly({ search, lacks }: LooserSearch, measure: Understood | undefined): LooserSearch {
  const data = measure?.filters.categoryData;
  const { grading } = search;
  if (data === undefined || grading === undefined) return { search, lacks };
  const preferences = [...(grading.preferences ?? []), { weight: EXACT_MEASURE, data }];
  return { search: { ...search, grading: { ...grading, preferences } }, lacks };
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

/** Words without hits under a filter may match without it, so they order here. */
function withFewerFilters(search: UnderstoodSearch, reading: SearchLineReading): LooserSearch[] {
  const { textWords: words } = reading;
  return [...withoutWords(search, reading), ...withoutFilters(search, reading)].flatMap(({ request, lacks }) => {
    const leastShare = isTelling(request) ? 0 : LEAST_SHARE;
    if (leastShare > 0 && words.length === 0) return [];
    return [aboutAsLarge({ search: graded({ ...search, request }, { words, leastShare }), lacks }, reading)];
  });
}

/** How much a size counts that is only about the one asked for. */
const ROUGH_MEASURE = 0.4;

/** Without the measure, what is about as large comes first. */
function aboutAsLarge({ search, lacks }: LooserSearch, { understood }: SearchLineReading): LooserSearch {
  const given = new Set(lacks.flatMap((lack) => ('words' in lack && lack.isNear !== true ? [lack.words] : [])));
  const preferences = understood.flatMap((part): Preference[] => {
    const data = MEASURES.has(part.kind) && hasFigure(part.text) && given.has(part.text) ? roughMeasures(part) : null;
    return data === null ? [] : [{ weight: ROUGH_MEASURE, data }];
  });
  const { grading } = search;
  if (preferences.length === 0 || grading === undefined) return { search, lacks };
  const all = [...grading.preferences, ...preferences];
  const sorting = { ...search.request.sorting, sortBy: 'RELEVANCE' as const, sortDesc: true };
  return {
    search: { ...search, request: { ...search.request, sorting }, grading: { ...grading, preferences: all } },
    lacks,
  };
}

/** What adverts for the uses of a line say, where nothing else leads to them. */
function forUses(search: UnderstoodSearch, reading: SearchLineReading): LooserSearch[] {
  const lexemes = lexemesForUses(reading);
  const lacks = reading.textWords.map(lackOf);
  return lexemes.length === 0
    ? []
    : [{ search: { ...graded(search, { words: [], leastShare: 0 }), lexemes: [lexemes] }, lacks }];
}

/** Lexemes of adverts for the uses of a line, any of which leads to them; a single part of a compound says too little. */
function lexemesForUses({ preferences }: SearchLineReading, least = 0): string[] {
  const telling = preferences.filter(({ weight }) => weight >= least);
  const words = telling.flatMap((preference) => analyseWordsApart(preference.words ?? '').flat());
  return [...new Set(words.flatMap(({ groups }) => (groups.length === 1 ? groups.flat() : [])))];
}

type Without = { request: SearchRequest; lacks: Lack[] };

function withoutWords({ asked, request: { sorting } }: UnderstoodSearch, reading: SearchLineReading): Without[] {
  return looserFilters(reading, asked).map(({ filters, givenUp }) => ({
    request: { ...requestOf(asked, reading, inTonnes(filters)), sorting },
    lacks: givenUp.map(({ words, isNear }) => (isNear ? { words, isNear } : { words })),
  }));
}

const requestOf = (asked: SearchRequest, reading: SearchLineReading, filters: ReadFilters): SearchRequest =>
  applyReading(asked, { ...reading, filters }).request;

/** Filters beside the search line. */
function withoutFilters({ asked, request: { sorting } }: UnderstoodSearch, reading: SearchLineReading): Without[] {
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

/** Compounds count by their parts, so that a matching part is better than nothing. */
function partsOfWord(word: TextWord): TextWord[] {
  const last = word.groups.length - 1;
  if (last < 1) return [word];
  return word.groups.map((group, index) => ({
    text: word.text,
    groups: [group],
    weight: word.weight * (index === last ? HEAD_SHARE : (1 - HEAD_SHARE) / last),
  }));
}

/** Of more words than the database finds by its index (`smallestChoices`), those that say most, in their order. */
const MOST_WORDS_GRADED = 6;
function heaviestOf(words: readonly TextWord[]): readonly TextWord[] {
  if (words.length <= MOST_WORDS_GRADED) return words;
  const kept = new Set(words.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_WORDS_GRADED));
  return words.filter((word) => kept.has(word));
}

function graded(search: UnderstoodSearch, { words, leastShare }: Pick<Grading, 'words' | 'leastShare'>) {
  const { named: asked = [], preferences = [] } = search.grading ?? {};
  // Without other criteria, the newest come first.
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
    grading: { named, preferences, words: heaviestOf(words.flatMap(partsOfWord)), leastShare },
  };
}

/** Whether a request says what is searched for: a place or a photo alone matches everything. */
export const isTelling = ({ category, categoryData, userId }: SearchRequest): boolean =>
  category !== undefined || userId !== undefined || Object.keys(categoryData ?? {}).length > 0;
