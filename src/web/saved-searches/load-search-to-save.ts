import { isRouteErrorResponse } from 'react-router';
import type { Api } from '#contract/api.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { LONGEST_NAME } from '#domain/saved-searches/saved-search.ts';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { quoted } from '#texts/de/search/quote.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { hrefOf } from '#web/search/listing/listing-address.parts.ts';
import { loadListing, noticesOf } from '#web/search/listing/listing-loader.queries.ts';
import type { StoredFields } from './saved-search-fields.tsx';

export type SearchToSave = {
  /** Of the listing. */
  address: string;
  heading: string;
  filters: string[];
  count: string | null;
  /** What of the address was left out or changed. */
  notices: string[];
  suggested: StoredFields;
};

const SOME_ORIGIN = 'https://stammplatz.example';
const LISTING = /^\/(?:kaufen-verkaufen|map)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/;

type Given = { address: string; api: Api; page: PageContext };

/** What the search of a listing's address was understood as; null where there is no such listing. */
export async function loadSearchToSave({ address, api, page }: Given): Promise<SearchToSave | null> {
  const given = address.startsWith('/') ? URL.parse(address, SOME_ORIGIN) : null;
  const parts = given === null || given.origin !== SOME_ORIGIN ? null : LISTING.exec(given.pathname);
  if (given === null || parts === null) return null;
  const read = searchRequestFromUrl({ category: parts[1], param: parts[2] }, given.searchParams);
  const { request, dropped } = read;
  if (dropped.some(({ name }) => name === 'path')) return null;
  const { cursor: _cursor, ...search } = { ...request, page: 0 };
  const own = hrefOf(search);
  const url = new URL(own, SOME_ORIGIN);
  const path = LISTING.exec(url.pathname) ?? [];
  const { heading, filters, count, placeName } = await describe({
    url,
    path: { category: path[1], param: path[2] },
    api,
    page,
  });
  const { postalCode } = search.sorting;
  const { radiusInKm } = search;
  const isPlaced = postalCode !== undefined && radiusInKm !== undefined;
  return {
    address: own,
    heading,
    filters,
    count,
    notices: noticesOf(read),
    suggested: {
      name: [heading, ...filters.slice(0, 2)].join(', ').slice(0, LONGEST_NAME),
      frequency: 'DAILY',
      byMail: true,
      byPush: false,
      places: isPlaced ? [{ postalCode, name: placeName ?? '', radiusInKm }] : [],
    },
  };
}

type Visit = Parameters<typeof loadListing>[0];

/** In the words of the listing; a search that it leads elsewhere is only named. */
async function describe({ url, path, api, page }: Visit) {
  try {
    const { data } = await loadListing({ url, path, api, page: { ...page, place: null } });
    const { words, place } = data;
    const { searchTerm } = data.request;
    // Below a line "not just that" stands another search; what is saved are the words as they were typed.
    const isExact = words.nearest[0]?.from !== 0 && (words.correction?.said ?? '') === '';
    const ofWords = isExact || searchTerm === undefined ? words.understood : [{ label: quoted(searchTerm) }];
    const filters = [...new Set([...ofWords, ...words.chips].map(({ label }) => label))];
    const line = words.line === null ? null : savedSearchTexts.add.found(`${words.line.count} ${words.line.rest}`);
    const count = isExact ? line : savedSearchTexts.add.foundNone;
    return { heading: words.heading, filters, count, placeName: place?.name ?? null };
  } catch (error) {
    if (!(error instanceof Response) && !isRouteErrorResponse(error)) throw error;
    return { heading: savedSearchTexts.add.everything, filters: [], count: null, placeName: null };
  }
}
