import { defaultSorting, isDefaultSorting } from '#domain/search/default-sorting.ts';
import type { SearchRequest, Sorting } from '#domain/search/search-types.ts';
import { keepComparablePrices, settleRequest } from '#domain/search/settle-request.ts';
import type { SettleNote, Settled } from '#domain/search/settle-request.ts';
import type { SearchLineReading } from './reading-types.ts';

/**
 * Returns the search with what its line was read as: filters added, only the remaining words as search term, the place
 * set where none was, sorted anew where nobody had chosen an order. Read with the same request as `given`.
 */
export function applyReading(request: SearchRequest, reading: SearchLineReading): Settled {
  const { searchTerm: _line, ...rest } = request;
  const { postalCode, countryCode } = reading.place ?? {};
  const sorting: Sorting =
    postalCode === undefined || countryCode === undefined || request.sorting.postalCode !== undefined
      ? request.sorting
      : { ...request.sorting, postalCode, countryCode };
  const categoryData = { ...request.categoryData, ...reading.filters.categoryData };
  const applied: SearchRequest = {
    ...rest,
    ...reading.filters,
    ...(Object.keys(categoryData).length === 0 ? {} : { categoryData }),
    ...(reading.lexemes.length === 0 ? {} : { searchTerm: reading.termsLeft }),
    sorting,
  };
  const notes: SettleNote[] = [];
  const comparable = keepComparablePrices(applied, notes);
  const sorted = isDefaultSorting(request) ? { ...comparable, sorting: defaultSorting(comparable) } : comparable;
  const settled = settleRequest(sorted);
  return { ...settled, notes: [...notes, ...settled.notes] };
}
