import type { FavouriteAdvert } from '#contract/favourites/favourites.schemas.ts';
import { listFavouriteAdverts } from '#contract/favourites/favourites.ts';
import { MOST_FAVOURITE_CARDS } from '#domain/favourites/favourite.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { type NeedNoteView, neededAmount } from '#web/adverts/need-note.parts.tsx';
import type { NearPlace } from './similar-groups.ts';

/** Asks what became of adverts that this device remembers, in as many calls as it takes. */
export async function rememberedCards(
  ids: readonly string[],
  place: NearPlace | null,
  note: NeedNoteView,
): Promise<Map<string, FavouriteAdvert>> {
  const api = createHttpApi();
  const near = place === null ? {} : { postalCode: place.postalCode, countryCode: place.countryCode };
  const found: FavouriteAdvert[] = [];
  for (let start = 0; start < ids.length; start += MOST_FAVOURITE_CARDS) {
    const portion = ids.slice(start, start + MOST_FAVOURITE_CARDS);
    found.push(
      ...(await api.call(listFavouriteAdverts, {
        favouriteAdvertsDto: { ids: portion, ...near, ...neededAmount(note) },
      })),
    );
  }
  return new Map(found.map((advert) => [advert.advertId, advert]));
}
