import { categoryOf, unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { sortsDescByDefault, withPlace } from '#domain/search/default-sorting.ts';
import { asksForGifts } from '#domain/search/gifts.ts';
import { applyReading } from '#domain/search/reading/apply-reading.ts';
import type { CustomWords } from '#domain/search/reading/custom-words.ts';
import { MOST_WORDS_READ } from '#domain/search/reading/line-words.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type {
  ReadFilters,
  SearchLineReading,
  Understood,
  UnderstoodKind,
} from '#domain/search/reading/reading-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { type SettleNote, settleRequest } from '#domain/search/settle-request.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { toPlane } from '#domain/places/geometry/projection.ts';
import { quantityIn } from '#domain/wood/weights.ts';
import { customWordsInUse } from '#server/search/learning/custom-words-in-use.ts';
import type { Context } from '#server/platform/context.ts';
import { searchTexts } from '#texts/de/search/search.ts';
import { type ResolvedSearch, readsPriceAsTotal } from '#server/search/hits/conditions.repository.ts';
import type { Grading } from '#server/search/hits/text-match.repository.ts';
import { type KnownPlace, type SearchPlaces, placesFor } from './search-places.ts';
import { refuseImpossible, searchRefused } from '#server/search/search.problems.ts';

const DEFAULT_COUNTRY = 'AT';

/** A place that counts unless the search or its words name one. */
export type FallbackPlace = { postalCode: string; countryCode: string };

/** A search ready to be executed, with what its words were read as. */
export type UnderstoodSearch = ResolvedSearch & {
  asked: SearchRequest;
  reading: SearchLineReading | null;
  from: Coordinates | null;
  notes: string[];
};

/** Orders that run one way only are brought to it, so that equal searches are equal. */
function withUsualDirection(request: SearchRequest): SearchRequest {
  const { sortBy } = request.sorting;
  const runsOneWay = sortBy === 'RELEVANCE' || sortBy === 'DISTANCE' || sortBy === 'DELIVERED_PRICE';
  return runsOneWay ? { ...request, sorting: { ...request.sorting, sortDesc: sortsDescByDefault(sortBy) } } : request;
}

/** The search with what its other fields may need and its words name: a unit or category to compare in, a place. */
function withNamed(request: SearchRequest, reading: SearchLineReading | null): SearchRequest {
  if (!reading) return request;
  const { place, filters } = reading;
  const sorting =
    place && request.sorting.postalCode === undefined
      ? { ...request.sorting, postalCode: place.postalCode, countryCode: place.countryCode }
      : request.sorting;
  const isNamed = request.category !== undefined || request.unit !== undefined;
  const { category, unit } = filters;
  return {
    ...request,
    ...(isNamed || category === undefined ? {} : { category }),
    ...(isNamed || unit === undefined ? {} : { unit }),
    sorting,
  };
}

/** `customWords`: instead of those in use, to try others. */
export type UnderstandContext = Pick<Context, 'db' | 'clock'> & { customWords?: CustomWords | undefined };

/**
 * Reads the words of a search into filters, a place and terms, and looks its place up.
 * @throws search.refused (422) when a rule forbids the search
 */
export function understandSearch(
  context: UnderstandContext,
  given: SearchRequest,
  fallback: FallbackPlace | null = null,
  { mayGuess = true }: { mayGuess?: boolean } = {},
): UnderstoodSearch {
  const places = placesFor(context.db);
  const beside = given.sorting.postalCode === undefined ? fallback : null;
  const customWords = context.customWords ?? customWordsInUse(context.db);
  const reading = readLine(given, places, { hasPlaceBeside: beside !== null, mayGuess, customWords });
  const placed = beside === null || reading?.place !== undefined ? given : withPlace(given, beside);
  const asked = withUsualDirection(placed);
  refuseImpossible(withNamed(asked, reading));
  const { request, notes } = settled(asked, reading);
  const place = placeOf(request, places);
  return {
    asked,
    request,
    reading,
    lexemes: reading ? reading.lexemes : [],
    ...(reading ? { grading: gradingOf(reading) } : {}),
    from: place ? place.coordinates : null,
    point: place ? toPlane(place.coordinates) : null,
    now: context.clock(),
    notes: [...notesOnLine(asked, reading), ...notes, ...notesOnPrice(request), ...notesOnPlace(request, place)],
  };
}

/** Kinds of words that became filters and still improve the ranking in a title. */
const TELLING_IN_TITLES: ReadonlySet<UnderstoodKind> = new Set([
  'WOOD_TYPE',
  'CATEGORY',
  'PACKING',
  'SECTION',
  'SERVICE',
  'SALE_KIND',
]);

/** The words of a part as lexemes; none for figures and for the name of the category, which every hit belongs to. */
function namedBy({ kind, term, filters }: Understood): string[][] {
  if (!TELLING_IN_TITLES.has(kind) || /\d/.test(term)) return [];
  const { category, categoryData } = filters;
  const namesCategory = kind === 'CATEGORY' && category !== undefined && categoryData === undefined;
  const ownName = namesCategory ? rootOf(foldText(categoryOf(category).text)) : undefined;
  return analyseQuery(term).required.filter(([lexeme]) => lexeme !== ownName);
}

const gradingOf = ({ understood, preferences }: SearchLineReading): Grading => ({
  named: understood.flatMap(namedBy),
  words: [],
  leastShare: 0,
  preferences,
});

function readLine(
  asked: SearchRequest,
  { findPlace }: SearchPlaces,
  options: { hasPlaceBeside: boolean; mayGuess: boolean; customWords: CustomWords },
): SearchLineReading | null {
  const line = asked.searchTerm?.trim() ?? '';
  if (line === '') return null;
  const reading = readSearchLine(line, { findPlace, given: asked, ...options });
  return { ...reading, filters: inTonnes(reading.filters) };
}

/** "4000 kg" and "4 t" are one search. */
export function inTonnes(filters: ReadFilters): ReadFilters {
  const { category, unit, quantityMin } = filters;
  if (unit !== 'KG' || quantityMin === undefined) return filters;
  const tonnes = quantityIn('T', { unit, quantity: quantityMin });
  const isAllowed = category === undefined || unitIsAllowed(category, 'T');
  return tonnes === null || !isAllowed ? filters : { ...filters, unit: 'T', quantityMin: tonnes };
}

function settled(asked: SearchRequest, reading: SearchLineReading | null): { request: SearchRequest; notes: string[] } {
  if (reading) {
    const { request, notes } = applyReading(asked, reading);
    return { request, notes: sentencesOf(notes) };
  }
  const { request, notes } = settleRequest(asked);
  // Relevance without words means "the best first", which the index answers; settling would turn it into another order.
  const sorting = asked.sorting.sortBy === 'RELEVANCE' ? asked.sorting : request.sorting;
  return { request: { ...request, sorting }, notes: sentencesOf(notes) };
}

function placeOf({ sorting }: SearchRequest, places: SearchPlaces): KnownPlace | null {
  const { postalCode, countryCode = DEFAULT_COUNTRY } = sorting;
  if (postalCode === undefined) return null;
  const place = places.resolve(postalCode, countryCode);
  if (!place) throw searchRefused([{ path: 'sorting.postalCode', message: searchTexts.refusals.placeUnknown }]);
  return place;
}

/** Where a line has no word that says anything, or more words than are read. */
function notesOnLine({ searchTerm = '' }: SearchRequest, reading: SearchLineReading | null): string[] {
  if (reading === null) return [];
  const { understood, textWords, preferences, unkept } = reading;
  const refusals = unkept.map(searchTexts.cannotKeepAway);
  if (understood.length + textWords.length + preferences.length + unkept.length === 0)
    return [searchTexts.saysNothing(searchTerm)];
  return tokenise(searchTerm).length > MOST_WORDS_READ
    ? [...refusals, searchTexts.onlyFirstWords(MOST_WORDS_READ)]
    : refusals;
}

function notesOnPrice(request: SearchRequest): string[] {
  const hasRange = request.priceMinInCents !== undefined || request.priceMaxInCents !== undefined;
  const isMeant = request.pricingType === 'TOTAL' || asksForGifts(request) || !readsPriceAsTotal(request);
  return hasRange && !isMeant ? [searchTexts.priceAsTotal] : [];
}

const notesOnPlace = ({ sorting }: SearchRequest, place: KnownPlace | null): string[] =>
  place && !place.isExact ? [searchTexts.regionOnly(sorting.postalCode ?? '')] : [];

function sentencesOf(notes: readonly SettleNote[]): string[] {
  return [...new Set(notes.flatMap(({ code }) => searchTexts.notes[code] ?? []))];
}
