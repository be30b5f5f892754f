import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import { withPlace } from '#domain/search/default-sorting.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { SearchPlace } from '#domain/saved-searches/saved-search.ts';

const LISTING = '/kaufen-verkaufen';
const SOME_ORIGIN = 'https://stammplatz.example';

/** The search of a listing's or map's address, without page and cursor; null for an address of something else. */
export function requestOfAddress(address: string): SearchRequest | null {
  const url = URL.parse(address, SOME_ORIGIN);
  if (url === null || url.origin !== SOME_ORIGIN) return null;
  const [, base = '', category, param, ...rest] = url.pathname.split('/');
  if (!['kaufen-verkaufen', 'map'].includes(base) || rest.length > 0) return null;
  const read = searchRequestFromUrl({ category: category || undefined, param: param || undefined }, url.searchParams);
  if (read.dropped.some(({ name }) => name === 'path')) return null;
  const { cursor: _cursor, ...request } = read.request;
  return { ...request, page: 0 };
}

/** The address of the listing of a search; that of the map becomes the list of its window. */
export function listingAddress(request: SearchRequest): string {
  const { pathname, search } = searchRequestToUrl(request, { view: 'grid', base: LISTING });
  return pathname + search;
}

/** The same search around a place. */
export function searchAroundPlace({ bounds: _bounds, ...request }: SearchRequest, place: SearchPlace): SearchRequest {
  const { postalCode, countryCode, radiusInKm } = place;
  return { ...withPlace(request, { postalCode, countryCode }), radiusInKm };
}

/** The searches that a saved one stands for: one for each place. */
export const requestsOf = (request: SearchRequest, places: readonly SearchPlace[]): SearchRequest[] =>
  places.length === 0 ? [request] : places.map((place) => searchAroundPlace(request, place));
