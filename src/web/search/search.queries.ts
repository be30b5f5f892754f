import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { suggestPlaces } from '#contract/places.ts';
import { searchProducts, suggestProducts } from '#contract/products.ts';
import type { ProductPage } from '#contract/products.schemas.ts';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { connect } from '#web/connect.ts';
import { SHOWN_IN_PLACE } from '#web/query-client.ts';

const SUGGESTED_PLACES = 6;

/** Completions of the search line; none before the second letter. */
export const productSuggestions = (term: string, category: CategoryCode | undefined) =>
  queryOptions({
    queryKey: ['productSuggestions', term, category ?? null],
    queryFn: async ({ signal }) =>
      (await connect()).call(suggestProducts, { term, ...(category === undefined ? {} : { category }) }, { signal }),
    enabled: term.trim().length > 1,
    meta: SHOWN_IN_PLACE,
  });

/** Places whose name or postcode begins with what was typed. */
export const placeSuggestions = (text: string) =>
  queryOptions({
    queryKey: ['placeSuggestions', text],
    queryFn: async ({ signal }) =>
      (await connect()).call(suggestPlaces, { q: text, limit: SUGGESTED_PLACES }, { signal }),
    enabled: text.trim().length > 1,
    meta: SHOWN_IN_PLACE,
  });

/** The pages after the one the server rendered, kept for the way back. */
export const furtherResults = (request: SearchRequest, first: ProductPage) =>
  infiniteQueryOptions({
    queryKey: ['products', request],
    queryFn: async ({ pageParam, signal }) =>
      (await connect()).call(searchProducts, { productFilter: { ...request, page: pageParam } }, { signal }),
    initialPageParam: first.page,
    initialData: { pages: [first], pageParams: [first.page] },
    getNextPageParam: (last: ProductPage, _pages, lastParam: number) => {
      const next = lastParam + 1;
      return next < last.totalPages && (next + 1) * last.pageSize <= MAX_RANKED_ROWS ? next : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
