import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { searchProducts, suggestProducts } from '#contract/search/products.ts';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { connect } from '#web/api/connect.ts';
import { SHOWN_IN_PLACE } from '#web/api/query-client.ts';

/** Completions of the search line; none before the second letter. */
export const productSuggestions = (term: string, category: CategoryCode | undefined) =>
  queryOptions({
    queryKey: ['productSuggestions', term, category ?? null],
    queryFn: async ({ signal }) =>
      (await connect()).call(suggestProducts, { term, ...(category === undefined ? {} : { category }) }, { signal }),
    enabled: term.trim().length > 1,
    meta: SHOWN_IN_PLACE,
  });

/** Of the first page only what its cards show came with the page. */
type ResultPage = { page: number; pageSize: number; totalPages: number; items: readonly CardItem[] };

/** The pages after the one the server rendered, kept for the way back. */
export const furtherResults = (request: SearchRequest, first: ResultPage) =>
  infiniteQueryOptions({
    queryKey: ['products', request],
    queryFn: async ({ pageParam, signal }): Promise<ResultPage> =>
      (await connect()).call(searchProducts, { productFilter: { ...request, page: pageParam } }, { signal }),
    initialPageParam: first.page,
    initialData: { pages: [first], pageParams: [first.page] },
    getNextPageParam: (last: ResultPage, _pages, lastParam: number) => {
      const next = lastParam + 1;
      return next < last.totalPages && (next + 1) * last.pageSize <= MAX_RANKED_ROWS ? next : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
