import type { Api } from '#contract/api.ts';
import { listRequests } from '#contract/requests/requests.ts';
import type { RequestListItem } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { type CategoryCode, categoryBySlug, categoryOf } from '#domain/lookups/categories.data.ts';
import { woodTypeBySlug } from '#domain/lookups/wood-types.data.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { visitorPlaceOf } from '#web/places/visitor-place.queries.ts';
import { pageNumberOf } from '#web/page/page-number.ts';

/** The filters of the list as its address has them. */
export type RequestQuery = {
  category: CategoryCode | null;
  /** The one wood that is asked for, as addresses name it; empty: any. */
  wood: string;
  words: string;
  place: string;
  radius: string;
  page: number;
};

export type RequestListData = {
  query: RequestQuery;
  woodName: string | null;
  placeName: string | null;
  unknownPlace: string | null;
  items: RequestListItem[];
  total: number;
  pageCount: number;
};

const PAGE_SIZE = 24;
export const LAST_PAGE = 1_000;
const LONGEST = 120;

const clean = (value: string | null): string =>
  (value ?? '').toWellFormed().replaceAll('\u0000', '').trim().slice(0, LONGEST);

/** Returns the filters of an address; unknown values are dropped. */
export function requestQueryOf(params: URLSearchParams): RequestQuery {
  const radius = params.get('umkreis') ?? '';
  return {
    category: categoryBySlug(params.get('kategorie') ?? '')?.code ?? null,
    wood: woodTypeBySlug(params.get('art') ?? '')?.slug ?? '',
    words: clean(params.get('suche')),
    place: clean(params.get('plz')),
    radius: RADIUS_CHOICES_IN_KM.some((known) => String(known) === radius) ? radius : '',
    page: pageNumberOf(params, { last: LAST_PAGE }),
  };
}

/** Returns the address of a list, the way back from `requestQueryOf`. */
export function requestsHref({ category, wood, words, place, radius, page }: RequestQuery): string {
  const params = new URLSearchParams();
  if (category !== null) params.set('kategorie', categoryOf(category).slug);
  if (wood !== '') params.set('art', wood);
  if (words !== '') params.set('suche', words);
  if (place !== '') params.set('plz', place);
  if (radius !== '') params.set('umkreis', radius);
  if (page > 1) params.set('seite', String(page));
  return params.size === 0 ? paths.requests() : `${paths.requests()}?${params}`;
}

/** Returns a page of Gesuche; with status 404 beyond the last one. */
export async function loadRequests(
  api: Api,
  url: URL,
  page: PageContext,
): Promise<{ data: RequestListData; status: number }> {
  const query = requestQueryOf(url.searchParams);
  const wood = woodTypeBySlug(query.wood);
  const typed = new URLSearchParams({ plz: query.place });
  const { place, unknown } =
    query.place === '' ? { place: null, unknown: null } : await visitorPlaceOf(api, typed, { ...page, place: null });
  const found = await api.call(listRequests, {
    page: query.page - 1,
    size: PAGE_SIZE,
    ...(query.category === null ? {} : { category: query.category }),
    ...(wood === undefined ? {} : { woodTypeId: wood.id }),
    ...(query.words === '' ? {} : { words: query.words }),
    ...(place === null ? {} : { postalCode: place.postalCode, countryCode: place.countryCode }),
    ...(place === null || query.radius === '' ? {} : { radiusInKm: Number(query.radius) }),
  });
  const data: RequestListData = {
    query,
    woodName: wood?.text ?? null,
    placeName: place === null ? null : `${place.postalCode} ${place.name}`,
    unknownPlace: unknown,
    items: found.items,
    total: found.totalElements,
    pageCount: Math.min(found.totalPages, LAST_PAGE),
  };
  return { data, status: query.page > 1 && found.items.length === 0 ? 404 : 200 };
}
