import type { SearchRequest, SortCode, Sorting } from './search-types.ts';

/** Says in which direction a sort code runs unless asked otherwise: newest and best fitting first, else ascending. */
export const sortsDescByDefault = (sortBy: SortCode): boolean => sortBy === 'CREATED_AT' || sortBy === 'RELEVANCE';

/** Returns the sorting with another order and the same place. */
export const sortedBy = (sorting: Sorting, sortBy: SortCode): Sorting => ({
  ...sorting,
  sortBy,
  sortDesc: sortsDescByDefault(sortBy),
});

/** Returns the sorting of a search without a chosen order: nearest where a place is known, best fitting for terms, else newest. */
export function defaultSorting(request: Pick<SearchRequest, 'searchTerm' | 'sorting'>): Sorting {
  if (request.sorting.postalCode !== undefined) return sortedBy(request.sorting, 'DISTANCE');
  const hasTerm = request.searchTerm !== undefined && request.searchTerm.trim() !== '';
  return sortedBy(request.sorting, hasTerm ? 'RELEVANCE' : 'CREATED_AT');
}

/** Says whether a search has the default sorting and nothing else was chosen. */
export function isDefaultSorting(request: Pick<SearchRequest, 'searchTerm' | 'sorting'>): boolean {
  if (request.sorting.isChosen === true) return false;
  const usual = defaultSorting(request);
  return usual.sortBy === request.sorting.sortBy && usual.sortDesc === request.sorting.sortDesc;
}

/** Returns the search measured from a place, sorted again where no order was chosen. */
export function withPlace(
  request: SearchRequest,
  { postalCode, countryCode }: { postalCode: string; countryCode: string },
): SearchRequest {
  const placed = { ...request, sorting: { ...request.sorting, postalCode, countryCode } };
  return isDefaultSorting(request) ? { ...placed, sorting: defaultSorting(placed) } : placed;
}
