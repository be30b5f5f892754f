import { paths } from '#contract/paths.ts';
import { SORTING_WORDS } from '#domain/search/address/request-words.ts';
import type { HouseholdNeed } from '#domain/search/household-need.ts';
import { needTexts as texts } from '#texts/de/search/need.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { safeBackPath } from '#web/page/display-path.ts';

const LONGEST = 2000;
const LISTING = /^\/(?:kaufen-verkaufen|produkte|map)(?:\/brennholz(?:\/|$)|\/?$)/;
/** Pages with adverts of all kinds that are no search. */
const OTHER = /^\/(?:merkliste|user\/[\da-f-]{36})\/?(?:\?|$)/;
const OF_ALL_GOODS = /^\/(?:kaufen-verkaufen|produkte|map)\/?(?:\?|$)/;
/** The same wood of another length, or hits counted from another place. */
const OF_LENGTH = ['laenge', 'laenge-von', 'laenge-bis'];
const OF_PAGING = ['seite', 'position'];
const NEEDS_PLACE = new Set<string>(['DISTANCE', 'DELIVERED_PRICE']);

/** The page with plates that a visitor came from; the list of all firewood where it is no such address. */
export function listingBehind(back: unknown): string {
  if (typeof back !== 'string' || back.length > LONGEST) return paths.products('FIREWOOD');
  const { pathname, search } = new URL(safeBackPath(back), 'https://here.invalid');
  return LISTING.test(pathname) || OTHER.test(pathname) ? pathname + search : paths.products('FIREWOOD');
}

/** Whether it shows all goods and has no filters of firewood. */
export const isOfAllGoods = (listing: string): boolean => OF_ALL_GOODS.test(listing) || OTHER.test(listing);

/** What the way back to it is called. */
export function wayBackTo(listing: string): string {
  if (OTHER.test(listing)) return texts.backToAdverts;
  return isOfAllGoods(listing) ? texts.backToAll : texts.backTo;
}

/** The listing with the stated length as its filter; the amount and, where it names one, the place are the stated ones. */
export function listingWith(
  listing: string,
  { lengthInCm }: Pick<HouseholdNeed, 'lengthInCm'>,
  place: Pick<RememberedPlace, 'postalCode' | 'countryCode'> | null,
): string {
  return changed(listing, (params) => {
    for (const name of ['menge', ...OF_LENGTH, ...OF_PAGING]) params.delete(name);
    if (lengthInCm !== null && !isOfAllGoods(listing)) params.set('laenge', String(lengthInCm));
    if (place === null) return leavePlace(params);
    if (!params.has('plz')) return;
    params.set('plz', place.postalCode);
    if (place.countryCode === 'AT') params.delete('land');
    else params.set('land', place.countryCode);
  });
}

/** The listing without the amount and the place of its address, which would be remembered again. */
export const listingWithout = (listing: string): string =>
  changed(listing, (params) => {
    for (const name of ['menge', ...OF_PAGING]) params.delete(name);
    leavePlace(params);
  });

/** Takes the place out, with all that is counted from it. */
function leavePlace(params: URLSearchParams): void {
  for (const name of ['plz', 'land', 'umkreis', 'liefert']) params.delete(name);
  if (NEEDS_PLACE.has(SORTING_WORDS.get(params.get('sortierung') ?? '')?.sortBy ?? '')) params.delete('sortierung');
}

function changed(listing: string, change: (params: URLSearchParams) => void): string {
  const { pathname, searchParams } = new URL(listing, 'https://here.invalid');
  change(searchParams);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}
