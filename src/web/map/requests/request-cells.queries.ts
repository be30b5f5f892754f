import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRequestCells } from '#contract/requests/requests.ts';
import type { Bounds, SearchRequest } from '#domain/search/search-types.ts';
import { connect } from '#web/api/connect.ts';
import { SHOWN_IN_PLACE } from '#web/api/query-client.ts';
import { cellZoom, extendedToGrid } from '#web/map/map-window.ts';

/** What of a search Gesuche can be filtered by: words, prices and measures are not among it. */
export function requestCellsOf(
  { category, categoryData, radiusInKm, sorting }: SearchRequest,
  { bounds, zoom }: { bounds: Bounds; zoom: number },
) {
  const woodTypeIds = categoryData?.woodTypeIds ?? [];
  const { postalCode, countryCode = 'AT' } = sorting;
  return {
    ...extendedToGrid(bounds, zoom),
    zoom: cellZoom(zoom),
    ...(category === undefined ? {} : { category }),
    ...(woodTypeIds.length === 0 ? {} : { woodTypeIds: woodTypeIds.join(',') }),
    ...(radiusInKm === undefined || postalCode === undefined ? {} : { postalCode, countryCode, radiusInKm }),
  };
}

/** Gesuche of a window; the former ones stay until the new ones are loaded. */
export const requestCellsIn = (asked: ReturnType<typeof requestCellsOf>) =>
  queryOptions({
    queryKey: ['requestCells', asked],
    queryFn: async ({ signal }) => (await connect()).call(listRequestCells, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: SHOWN_IN_PLACE,
  });
