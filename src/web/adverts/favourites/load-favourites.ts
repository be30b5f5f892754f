import type { Api } from '#contract/api.ts';
import { listFavourites } from '#contract/favourites/favourites.ts';
import { paths } from '#contract/paths.ts';
import { type FavouriteSorting, MOST_FAVOURITES, sortedFavourites } from '#domain/favourites/favourite.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { similarAdverts } from '#web/adverts/page/neighbouring-adverts.ts';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { placeCookie } from '#web/places/place-cookie.parts.ts';
import { type NeedNoteView, neededAmount, needNoteOf } from '#web/adverts/card/need-note.parts.tsx';
import { visitorPlaceOf } from '#web/places/visitor-place.queries.ts';
import { type FavouriteView, sortingOf, viewOfEntry } from './favourite-view.ts';

/** Where prices are delivered to. */
export type NearPlace = { postalCode: string; countryCode: string; name: string };
export type SimilarGroup = { title: string; category: CategoryCode; items: CardItem[] };

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

/** Saved adverts are looked up for so many that are gone: each costs a search. */
const MOST_GROUPS = 3;

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

/** The nearest similar adverts for those that are gone, one group for each kind of goods and place. */
export async function similarGroups(
  api: Api,
  entries: readonly FavouriteView[],
  place: NearPlace | null,
): Promise<SimilarGroup[]> {
  const wanted = new Map(
    entries.flatMap(({ gone }) =>
      gone === null ? [] : [[`${gone.category} ${gone.countryCode} ${gone.postalCode}`, gone]],
    ),
  );
  const groups = [...wanted.values()].slice(0, MOST_GROUPS).map(async ({ category, postalCode, countryCode }) => {
    const own = postalCode === null ? null : { postalCode, countryCode };
    const around = place ?? own;
    const items = await similarAdverts(api, { category, around, isVisitors: place !== null }).catch(() => []);
    const where = place?.name ?? postalCode;
    return { title: texts.similar(categoryOf(category).text, where), category, items };
  });
  const known = new Set<string>();
  // With a place of the visitor, all goods of a kind lead to the same adverts.
  return (await Promise.all(groups)).filter(
    ({ title, items }) => items.length > 0 && !known.has(title) && known.add(title),
  );
}
