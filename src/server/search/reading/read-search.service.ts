import type { ReadSearch } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { searchAsListed } from '#server/search/loosening/nearest-hits.ts';
import { type UnderstandContext, understandSearch } from './understand.ts';
import { presentReading } from './understood.presenter.ts';

/** How a search reads its words, corrected as its listing corrects them, with those that the operator taught it. @throws search.refused (422) */
export async function readSearch(context: UnderstandContext, request: SearchRequest): Promise<ReadSearch> {
  const search = await searchAsListed(context, understandSearch(context, request));
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
