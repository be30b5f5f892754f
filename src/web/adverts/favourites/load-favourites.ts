import type { Api } from '#contract/api.ts';
import { listFavourites } from '#contract/favourites/favourites.ts';
import { paths } from '#contract/paths.ts';
import { type FavouriteSorting, MOST_FAVOURITES, sortedFavourites } from '#domain/favourites/favourite.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { placeCookie } from '#web/places/place-cookie.parts.ts';
import { type NeedNoteView, neededAmount } from '#web/adverts/need-note.parts.tsx';
import { needNoteOf } from '#web/adverts/need-note.queries.ts';
import { visitorPlaceOf } from '#web/places/visitor-place.queries.ts';
import { type FavouriteView, sortingOf, viewOfEntry } from './favourite-view.ts';
import { type NearPlace, type SimilarGroup, similarGroups } from './similar-groups.ts';

export type FavouritesData = {
  /** The list of the account; null without one, when the device has it. */
  entries: FavouriteView[] | null;
  similar: SimilarGroup[];
  sorting: FavouriteSorting;
  /** Counted from 1. */
  page: number;
  place: NearPlace | null;
  unknownPlace: string | null;
  most: number;
  need: NeedNoteView;
  now: string;
};

/** Returns the list of the viewer in the order of the address, with the Set-Cookie header of a place typed there. */
export async function loadFavourites(
  url: URL,
  api: Api,
  page: PageContext,
): Promise<{ data: FavouritesData; headers: Headers }> {
  const visitor = await visitorPlaceOf(api, url.searchParams, page);
  const headers = new Headers();
  if (visitor.remember !== undefined) {
    const isSecure = page.publicUrl.startsWith('https:');
    headers.append('set-cookie', placeCookie(visitor.remember, { isSecure, keep: 'SESSION' }));
  }
  const { place } = visitor;
  const sorting = sortingOf(url.searchParams.get('sortierung'));
  const shared = {
    sorting,
    page: Math.max(1, Math.floor(Number(url.searchParams.get('seite')) || 1)),
    place: place && { postalCode: place.postalCode, countryCode: place.countryCode, name: place.name },
    unknownPlace: visitor.unknown,
    need: needNoteOf({ ...page, place }, paths.favourites()),
    now: new Date().toISOString(),
  };
  if (page.viewer === null) return { data: { ...shared, entries: null, similar: [], most: MOST_FAVOURITES }, headers };
  const near = place === null ? {} : { postalCode: place.postalCode, countryCode: place.countryCode };
  const { items, most } = await api.call(listFavourites, { ...near, ...neededAmount(shared.need) });
  const entries = sortedFavourites(items.map(viewOfEntry), sorting);
  const similar = await similarGroups(api, entries, shared.place);
  return { data: { ...shared, entries, similar, most }, headers };
}
