import type { ReadSearch } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { type UnderstandContext, understandSearch } from './understand.ts';
import { presentReading } from './understood.presenter.ts';

/** How a search reads its words, with those that the operator taught it. @throws search.refused (422) */
export function readSearch(context: UnderstandContext, request: SearchRequest): ReadSearch {
  const search = understandSearch(context, request);
  const {
    page: _page,
    size: _size,
    cursor: _cursor,
    sorting: _sorting,
    searchTerm: _words,
    ...filters
  } = search.request;
  return { ...presentReading(search), filters };
}
