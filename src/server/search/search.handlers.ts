import type { FastifyRequest } from 'fastify';
import {
  listCategoryCounts,
  listMapCells,
  listSitemapCounts,
  readSearch as readSearchCall,
  searchNearProducts,
  searchNearProductsByTerm,
  searchProducts,
  suggestProducts,
} from '#contract/search/products.ts';
import { productShapes } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { countCategories } from './browse/category-counts.service.ts';
import { listMapCells as mapCellsOf } from './browse/map.service.ts';
import { type SearchContext, type SearchOptions, searchAdverts } from './search.service.ts';
import { readSearch } from './reading/read-search.service.ts';
import { countForSitemap } from './browse/sitemap-counts.service.ts';
import { suggestSearches } from './suggestions/suggest.service.ts';

type Filter = SearchRequest & Omit<SearchOptions, 'isFresh'>;

/** The calls that search public adverts. */
export function registerSearchRoutes({ handle }: ApiServer): void {
  const search = (context: SearchContext, filter: Filter, { headers }: Pick<FastifyRequest, 'headers'>) => {
    const { withFacets, wantsHelp, wantsReasons, fallbackPlace, ...request } = filter;
    const isFresh = headers['cache-control'] === 'no-cache';
    return searchAdverts(context, request, { withFacets, wantsHelp, wantsReasons, fallbackPlace, isFresh });
  };
  handle(searchProducts, productShapes.searchProducts, ({ context, input, request }) =>
    search(context, input.productFilter, request),
  );
  handle(searchNearProducts, productShapes.searchNearProducts, ({ context, input, request }) =>
    search(context, byDistance(input.productFilter), request),
  );
  handle(searchNearProductsByTerm, productShapes.searchNearProductsByTerm, ({ context, input, request }) =>
    search(context, byDistance(input.productFilter), request),
  );
  handle(readSearchCall, productShapes.readSearch, ({ context, input }) => readSearch(context, input.productFilter));
  handle(listMapCells, productShapes.listMapCells, ({ context, input }) => mapCellsOf(context, input.mapRequest));
  handle(listCategoryCounts, productShapes.listCategoryCounts, ({ context, input }) =>
    countCategories(context, input.federalStateId ?? null),
  );
  handle(listSitemapCounts, productShapes.listSitemapCounts, ({ context }) => countForSitemap(context.db));
  handle(suggestProducts, productShapes.suggestProducts, forward(suggestSearches));
}

/** The two calls for nearby adverts always sort by distance. */
const byDistance = (filter: Filter): Filter => ({
  ...filter,
  sorting: { ...filter.sorting, sortBy: 'DISTANCE', sortDesc: false },
});
