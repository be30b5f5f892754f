import { defaultSorting, isDefaultSorting, sortedBy } from '#domain/search/default-sorting.ts';
import type { SearchRequest, Sorting } from '#domain/search/search-types.ts';
import { pricesAreComparable, settleRequest } from '#domain/search/settle-request.ts';
import type { SettleNote, Settled } from '#domain/search/settle-request.ts';
import type { ReadFilters, SearchLineReading } from './reading-types.ts';

/**
 * Returns the search with what its line was read as: filters added, only the remaining words as search term, the place
 * set where none was, sorted again where no order was chosen. Read with the same request as `given`.
 */
export function applyReading(request: SearchRequest, reading: SearchLineReading): Settled {
  const { searchTerm: _line, ...rest } = request;
  const notes: SettleNote[] = [];
  const filters = withComparablePrices(request, reading.filters, notes);
  const { postalCode, countryCode } = reading.place ?? {};
  const sorting: Sorting =
    postalCode === undefined || countryCode === undefined || request.sorting.postalCode !== undefined
      ? request.sorting
      : { ...request.sorting, postalCode, countryCode };
  const categoryData = { ...request.categoryData, ...filters.categoryData };
  const applied: SearchRequest = {
    ...rest,
    ...filters,
    ...(Object.keys(categoryData).length === 0 ? {} : { categoryData }),
    ...(reading.lexemes.length === 0 ? {} : { searchTerm: reading.termsLeft }),
    sorting,
  };
  const isUnsorted = isDefaultSorting(request);
  const sorted = isUnsorted ? { ...applied, sorting: defaultSorting(applied) } : applied;
  const settled = settleRequest(sorted);
  const ordered = isUnsorted ? withOrder(settled.request, reading) : settled.request;
  return { request: ordered, notes: [...notes, ...settled.notes] };
}

/** The order that words ask for, else the one that suits them. */
function withOrder(request: SearchRequest, reading: SearchLineReading): SearchRequest {
  const sortBy = orderOf(request, reading);
  return sortBy === null ? withRelevance(request, reading) : { ...request, sorting: sortedBy(request.sorting, sortBy) };
}

/** Prices compare in a category or unit only, and who names a place without a radius means what is near before what is cheap. */
function orderOf({ category, unit, radiusInKm }: SearchRequest, { understood, place }: SearchLineReading) {
  const sortBy = understood.find((part) => part.sortBy !== undefined)?.sortBy ?? null;
  const isComparable =
    (category !== undefined || unit !== undefined) && (place === undefined || radiusInKm !== undefined);
  return sortBy !== 'PRICE' || isComparable ? sortBy : null;
}

/** Words order by relevance even where all of them became filters; a place alone orders by distance. */
function withRelevance(request: SearchRequest, { understood, preferences }: SearchLineReading): SearchRequest {
  const isPlaced = request.sorting.postalCode !== undefined;
  const isRelevant = preferences.length > 0 || (understood.length > 0 && !isPlaced);
  return isRelevant ? { ...request, sorting: sortedBy(request.sorting, 'RELEVANCE') } : request;
}

/** A price among the words is one of a unit: without a unit or category it does not count, and that is noted. */
function withComparablePrices(request: SearchRequest, filters: ReadFilters, notes: SettleNote[]): ReadFilters {
  const { priceMinInCents: min, priceMaxInCents: max } = filters;
  if (min === undefined && max === undefined) return filters;
  if (pricesAreComparable({ ...request, ...filters })) return filters;
  notes.push({ code: 'PRICE_NEEDS_CATEGORY', field: min === undefined ? 'priceMaxInCents' : 'priceMinInCents' });
  const { priceMinInCents: _min, priceMaxInCents: _max, priceOnRequest: _onRequest, ...rest } = filters;
  return rest;
}
