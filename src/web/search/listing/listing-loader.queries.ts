import { redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getPlace } from '#contract/places/places.ts';
import { readSearch, searchProducts } from '#contract/search/products.ts';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import { cleanText } from '#domain/search/address/param-readers.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import type { ListingPath, ReadAddress } from '#domain/search/address/request-from-url.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import { defaultSorting, withPlace } from '#domain/search/default-sorting.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { settleRequest } from '#domain/search/settle-request.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { newOnesStandOut } from '#web/adverts/card/card-facts.parts.ts';
import { cardItemOf, placedCardItemOf } from '#web/adverts/card/card-item.parts.ts';
import type { PageContext, RememberedPlace } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { breadcrumbList } from '#web/page/structured-data.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { isFormValue, paramsOfForm } from '#web/search/form-params.parts.ts';
import { heatMediansFor } from '#web/market-prices/heat-medians.queries.ts';
import { loadMatchingRequests } from '#web/requests/matching-requests.queries.ts';
import type { ListingBase } from './listing-address.parts.ts';
import type { ListingData, ListingPage, ListingWords } from './listing-types.parts.ts';
import { loadHub } from '#web/search/hub/listing-hub.ts';
import { listingWordsOf } from './listing-words.parts.ts';
import { placeCookie } from '#web/places/place-cookie.parts.ts';
import { placeNamed } from '#web/places/visitor-place.queries.ts';
import { feedViewOf } from './feed-view.ts';
import { lostFilters } from './lost-filters.ts';
import { countedNeed, sameAmount, withNeed } from '#web/search/need/need-view.ts';
import { sinceOf, withSince } from '#web/search/since/since-line.ts';
import { asksWhy, whyViewOf, withWhy } from './why-view.ts';

const foundNotices = ({ notices, page }: Awaited<ReturnType<typeof findAdverts>>) => [
  ...notices,
  ...(page?.notes ?? []),
];

type Visit = { url: URL; path: ListingPath; api: Api; page: PageContext };

const isSecure = (page: PageContext): boolean => page.publicUrl.startsWith('https:');

type Loaded = {
  data: ListingData;
  /** The search as addresses say it, without what is remembered. */
  said: SearchRequest;
  headers: Headers;
};

/** Returns the data of a listing's address, with the Set-Cookie headers of the visit. */
export async function loadListing(visit: Visit): Promise<Loaded> {
  const { url, path, api, page } = visit;
  if (!categoryPathCheck(path.category, path.param).ok) throw invalidPath(url);
  const base = url.pathname.startsWith('/map') ? '/map' : '/kaufen-verkaufen';
  const { address, notices, typedPlace } = await readVisit(visit);
  const where = await whereOf(api, { address, typedPlace, remembered: page.place });
  const isUnknownPlace = address.place !== null && where.place === null;
  const own = isUnknownPlace ? withoutPlace(address.request) : address.request;
  const wantsReasons = asksWhy(url);
  const now = new Date();
  const since = sinceOf(url, now);
  const household = countedNeed(page.need, own);
  const [found, medians, requests] = await Promise.all([
    findAdverts(api, withNeed(own, household), { remembered: where.isRemembered ? where.place : null, wantsReasons }),
    heatMediansFor(api, address.request.federalStateId ?? where.federalStateId),
    loadMatchingRequests(api, own),
  ]);
  // What is remembered is searched for, but stands in no address.
  const said = sameAmount(found.request, own);
  const countsPlace = said.sorting.postalCode !== undefined;
  const placeIsRemembered = where.isRemembered && countsPlace;
  const place = countsPlace ? where.place : null;
  const words = listingWordsOf({
    request: said,
    view: address.view,
    base,
    place,
    placeIsRemembered,
    page: found.page,
    medians,
    zero: found.page?.help ?? null,
    household,
  });
  const isHub = words.meta.isPlain && said.page === 0 && base !== '/map';
  const hub = isHub && found.page !== null ? await loadHub(api, { path, title: words.title, page: found.page }) : null;
  const shown = listingPageOf(found.page, base);
  const data: ListingData = {
    request: found.request,
    view: address.view,
    place,
    ...tried(address, where.unknown),
    page: shown,
    requestId: page.requestId,
    notices: [...notices, ...unknownPlaceNotice(isUnknownPlace ? address.place : null), ...foundNotices(found)],
    medians: medians.inCents,
    words: withSince(explaining(words, wantsReasons), { request: said, page: found.page, since, now }),
    hub,
    feed: feedViewOf(said, base),
    requests,
    why: whyViewOf(found.page, {
      request: said,
      // The rows beside the map are those of the list, which has room for reasons.
      href: words.views[base === '/map' ? 'grid' : address.view],
      isOn: wantsReasons,
      now,
    }),
    structuredData: isHub ? [breadcrumbList({ ...words, path: words.meta.path }, page.publicUrl)] : [],
    hasAdvertising: page.hasAdvertising,
    marksNew: newOnesStandOut(shown?.items ?? [], now.toISOString()),
    now: now.toISOString(),
  };
  return { data, said, headers: rememberingPlace(where, page) };
}

/** A place that is none stays in its field with the radius around it. */
const tried = ({ asked }: ReadAddress, place: string | null): Pick<ListingData, 'tried'> =>
  place === null ? {} : { tried: { place, radiusInKm: asked.radiusInKm } };

/** A place that is remembered already keeps the time that was agreed for it. */
function rememberingPlace({ place, isRemembered }: Where, page: PageContext): Headers {
  const isKnown =
    isRemembered || (place?.postalCode === page.place?.postalCode && place?.countryCode === page.place?.countryCode);
  const cookie = place === null || isKnown ? null : placeCookie(place, { isSecure: isSecure(page), keep: 'SESSION' });
  return new Headers(cookie === null ? {} : { 'set-cookie': cookie });
}

/** The reasons stay while pages are turned; such pages are not for search engines. */
const explaining = (words: ListingWords, isOn: boolean): ListingWords =>
  isOn
    ? {
        ...words,
        firstPageHref: withWhy(words.firstPageHref),
        meta: { ...words.meta, isHiddenFromSearch: true },
      }
    : words;

/** `typedPlace` is what was typed as a place and cannot be read as one. */
type ReadVisit = { address: ReadAddress; notices: string[]; typedPlace: string | null };

/** Parses the address; a place given by name is looked up, a form's long address is redirected to the short one. */
async function readVisit(visit: Visit): Promise<ReadVisit> {
  const { url, api } = visit;
  const { params, placeName, forgetsPlace, within } = paramsOfForm(url.searchParams);
  const path = within === null ? visit.path : { category: within };
  const found = placeName === null ? null : await placeNamed(api, cleanText(placeName));
  if (found !== null) setPlace(params, found);
  const address = searchRequestFromUrl(path, params);
  if (placeName !== null && found === null) {
    const typedPlace = cleanText(placeName);
    return { address, notices: [listingTexts.placeUnknown(typedPlace), ...noticesOf(address)], typedPlace };
  }
  if (address.place === null && address.notes.some(({ code }) => NEEDS_PLACE.has(code))) {
    await leadToPlaceInWords({ ...visit, path }, address, params);
  }
  redirectToCanonical(visit, address, { forgetsPlace, isNarrowed: within !== null });
  const unread = address.place === null ? address.dropped.find(({ name }) => name === 'plz') : undefined;
  return { address, notices: noticesOf(address), typedPlace: unread?.value ?? null };
}

const NEEDS_PLACE = new Set<string>(['RADIUS_NEEDS_PLACE', 'DELIVERY_NEEDS_PLACE', 'SORTING_NEEDS_PLACE']);

/** "Buche 4820" names a place: once something is measured from it, it moves from the words into its own field. */
async function leadToPlaceInWords({ url, path, api }: Visit, address: ReadAddress, params: URLSearchParams) {
  const { searchTerm } = address.request;
  if (searchTerm === undefined) return;
  const place = await api.call(readSearch, { productFilter: { searchTerm } }).then(
    (reading) => reading.place,
    () => null,
  );
  if (!place) return;
  params.set('suche', searchTerm.replace(place.text, ' '));
  setPlace(params, place);
  throw redirect(shortAddress(url, searchRequestFromUrl(path, params)));
}

function setPlace(params: URLSearchParams, { postalCode, countryCode }: Omit<RememberedPlace, 'name'>): void {
  params.set('plz', postalCode);
  if (countryCode === 'AT') params.delete('land');
  else params.set('land', countryCode);
}

type Where = {
  place: RememberedPlace | null;
  /** What was typed as a place and is none. */
  unknown: string | null;
  federalStateId: number | null;
  isRemembered: boolean;
};
type SaidPlace = Pick<ReadVisit, 'address' | 'typedPlace'> & { remembered: RememberedPlace | null };

/** The place a search is measured from: the address's own; else, where none was typed, the one remembered. */
async function whereOf(api: Api, { address, typedPlace, remembered }: SaidPlace): Promise<Where> {
  const wanted = address.place ?? (typedPlace === null ? remembered : null);
  const known = wanted === null ? null : await placeOf(api, wanted);
  return {
    place: known?.place ?? null,
    unknown: known === null && address.place !== null ? placeLabel({ ...address.place, name: '' }) : typedPlace,
    federalStateId: known?.federalStateId ?? null,
    isRemembered: address.place === null && known !== null,
  };
}

const unknownPlaceNotice = (place: ReadAddress['place']): string[] =>
  place === null ? [] : [listingTexts.placeUnknown(place.postalCode)];

function listingPageOf(found: ProductPage | null, base: ListingBase): ListingPage | null {
  if (found === null) return null;
  const { page, pageSize, totalPages, totalElements, totalIsEstimate, reading } = found;
  return {
    page,
    pageSize,
    totalPages,
    totalElements,
    ...(totalIsEstimate === undefined ? {} : { totalIsEstimate }),
    ...(reading === undefined ? {} : { reading }),
    items: found.items.map(base === '/map' ? placedCardItemOf : cardItemOf),
  };
}

type Found = { request: SearchRequest; page: ProductPage | null; notices: string[] };

/** Searches; a remembered place counts unless the words name one themselves. */
async function findAdverts(
  api: Api,
  request: SearchRequest,
  { remembered, wantsReasons }: { remembered: RememberedPlace | null; wantsReasons: boolean },
): Promise<Found> {
  const isPlaced = remembered === null || request.sorting.postalCode !== undefined;
  const fallback = isPlaced ? {} : { fallbackPlace: countedPlace(remembered) };
  const near = isPlaced ? request : withPlace(request, remembered);
  try {
    const asked = {
      ...request,
      ...fallback,
      withFacets: true,
      wantsHelp: true,
      ...(wantsReasons ? { wantsReasons } : {}),
    };
    const page = await api.call(searchProducts, { productFilter: asked });
    const namesPlace = Boolean(page.reading?.place);
    return { request: namesPlace ? request : near, page, notices: [] };
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) return { request: near, page: null, notices: [] };
    const eased = easedRequest(near);
    if (JSON.stringify(eased) === JSON.stringify(near)) throw error;
    const found = await findAdverts(api, eased, { remembered: null, wantsReasons });
    return { ...found, notices: [...found.notices, ...(error.serverMessage === null ? [] : [error.serverMessage])] };
  }
}

const countedPlace = ({ postalCode, countryCode }: RememberedPlace) => ({ postalCode, countryCode });

/** The search without what a rule of the server may refuse: price ranges across categories, far pages, its place. */
function easedRequest(request: SearchRequest): SearchRequest {
  const { priceMinInCents: _min, priceMaxInCents: _max, cursor: _cursor, bounds: _bounds, ...rest } = request;
  return withoutPlace({ ...rest, page: 0 });
}

function withoutPlace(request: SearchRequest): SearchRequest {
  const { postalCode: _postalCode, countryCode: _countryCode, ...sorting } = request.sorting;
  const { radiusInKm: _radius, deliversToMe: _delivers, ...rest } = request;
  const bare = { ...rest, sorting };
  const needsPlace = sorting.sortBy === 'DISTANCE' || sorting.sortBy === 'DELIVERED_PRICE';
  return settleRequest(needsPlace ? { ...bare, sorting: defaultSorting(bare) } : bare).request;
}

/**
 * Redirects a form's long address to the short one that can be shared; where something was dropped, the page says so
 * instead.
 */
function redirectToCanonical(
  visit: Visit,
  address: ReadAddress,
  { forgetsPlace, isNarrowed }: { forgetsPlace: boolean; isNarrowed: boolean },
): void {
  const { url, page } = visit;
  const isBroken = address.dropped.length > 0 || address.notes.length > 0;
  const isFormLike = [...url.searchParams].some(([name, value]) => value.trim() === '' || isFormValue(name, value));
  if (!forgetsPlace && !isNarrowed && (isBroken || !isFormLike)) return;
  const wanted = shortAddress(url, address);
  throw redirect(
    wanted,
    forgetsPlace ? { headers: { 'set-cookie': placeCookie(null, { isSecure: isSecure(page), keep: 'SESSION' }) } } : {},
  );
}

const FIRST_PART = /^\/[^/]+/;

/** The address of a search below the first part of the current one, so that an alias or the map is kept. */
function shortAddress(url: URL, { request, view }: ReadAddress): string {
  const { pathname, search } = searchRequestToUrl(request, { view });
  return pathname.replace(FIRST_PART, FIRST_PART.exec(url.pathname)?.[0] ?? '') + search;
}

/** What of an address was left out or changed, in words. */
export function noticesOf(address: ReadAddress): string[] {
  const { dropped, notes } = address;
  // A page beyond the last is not left out: the last one is shown.
  const isTooFar = dropped.some(({ name, value }) => name === 'seite' && Number(value) > 1);
  const left = dropped.filter(({ name, value }) => !(name === 'seite' && Number(value) > 1));
  const parts = [...new Set(left.map(({ name, value }) => (value === '' ? name : `${name} = ${value}`)))];
  const sentences = notes.flatMap(({ code }) => listingTexts.settled[code] ?? []);
  return [
    ...(parts.length === 0 ? [] : [listingTexts.dropped(parts.slice(0, 5).join(', '))]),
    ...(isTooFar ? [listingTexts.settled.PAGE_TOO_FAR] : []),
    ...new Set(sentences),
    ...lostFilters(address),
  ];
}

type KnownPlace = { place: RememberedPlace; federalStateId: number | null };

/** The name and state of a postcode; null where it does not exist. */
async function placeOf(
  api: Api,
  { postalCode, countryCode }: Omit<RememberedPlace, 'name'>,
): Promise<KnownPlace | null> {
  try {
    const { name, federalStateId } = await api.call(getPlace, { postalCode, countryCode });
    return { place: { postalCode, countryCode, name }, federalStateId };
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return null;
    return { place: { postalCode, countryCode, name: '' }, federalStateId: null };
  }
}
