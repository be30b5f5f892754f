import { sortsDescByDefault } from '#domain/search/default-sorting.ts';
import { applyReading } from '#domain/search/reading/apply-reading.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { type SettleNote, settleRequest } from '#domain/search/settle-request.ts';
import type { Coordinates } from '#domain/places/distance.ts';
import { toPlane } from '#domain/places/projection.ts';
import type { Context } from '#server/platform/context.ts';
import { searchTexts } from '#texts/de/search.ts';
import type { ResolvedSearch } from './conditions.repository.ts';
import { type KnownPlace, type SearchPlaces, placesFor } from './search-places.ts';
import { refuseImpossible, searchRefused } from './search.problems.ts';

const DEFAULT_COUNTRY = 'AT';

/** A search ready to be carried out, and what became of its words on the way. */
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

/**
 * Reads the words of a search into filters, a place and terms, and looks its place up.
 * @throws search.refused (422) when a rule forbids the search
 */
export function understandSearch(context: Pick<Context, 'db' | 'clock'>, given: SearchRequest): UnderstoodSearch {
  const asked = withUsualDirection(given);
  const places = placesFor(context.db);
  const reading = readLine(asked, places);
  refuseImpossible(withNamed(asked, reading));
  const { request, notes } = settled(asked, reading);
  const place = placeOf(request, places);
  return {
    asked,
    request,
    reading,
    lexemes: reading ? reading.lexemes : [],
    from: place ? place.coordinates : null,
    point: place ? toPlane(place.coordinates) : null,
    now: context.clock(),
    notes: [...notes, ...notesOnPlace(request, place)],
  };
}

function readLine(asked: SearchRequest, { findPlace }: SearchPlaces): SearchLineReading | null {
  const line = asked.searchTerm?.trim() ?? '';
  return line === '' ? null : readSearchLine(line, { findPlace, given: asked });
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

const notesOnPlace = ({ sorting }: SearchRequest, place: KnownPlace | null): string[] =>
  place && !place.isExact ? [searchTexts.regionOnly(sorting.postalCode ?? '')] : [];

function sentencesOf(notes: readonly SettleNote[]): string[] {
  return [...new Set(notes.flatMap(({ code }) => searchTexts.notes[code] ?? []))];
}
