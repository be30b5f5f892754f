import type { FavouriteAdvert, FavouriteEntry } from '#contract/favourites/favourites.schemas.ts';
import {
  FAVOURITE_SORTINGS,
  type FavouriteSorting,
  type SavedPrice,
  priceChangeInCents,
} from '#domain/favourites/favourite.ts';
import { isGift } from '#domain/adverts/price/gift.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { type UnitCode, isUnitCode, unitOf } from '#domain/lookups/units.data.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import type { KeptFavourite } from '#web/favourites/device-list.parts.ts';

/** A saved advert as the page shows it. */
export type FavouriteView = {
  advertId: string;
  savedAt: string;
  note: string;
  price: SavedPrice | null;
  item: CardItem | null;
  gone: FavouriteAdvert['gone'];
};

/** The form that the boxes beside the adverts belong to. */
export const COMPARE_FORM = 'vergleich';

const SORTING_NAMES = { SAVED_AT: 'gemerkt', HEAT_PRICE: 'waermepreis', DELIVERED_PRICE: 'zustellpreis' } as const;

/** What the address calls an order. */
export const sortingName = (sorting: FavouriteSorting): string => SORTING_NAMES[sorting];

/** The order an address asks for; the latest saved first unless it names another. */
export const sortingOf = (name: string | null): FavouriteSorting =>
  FAVOURITE_SORTINGS.find((sorting) => SORTING_NAMES[sorting] === name) ?? 'SAVED_AT';

/** An entry of an account's list, with no more than the page shows. */
export function viewOfEntry({ advertId, savedAt, note, price, item, gone }: FavouriteEntry): FavouriteView {
  return { advertId, savedAt, note, price, item: item && cardItemOf(item), gone };
}

/** An entry of the device's list; an advert that never was public is gone too. */
export function deviceFavouriteView(
  advertId: string,
  kept: KeptFavourite,
  found: FavouriteAdvert | undefined,
): FavouriteView {
  const item = found?.item ? cardItemOf(found.item) : null;
  return { advertId, ...kept, price: kept.price ?? item, item, gone: found?.gone ?? null };
}

/** What the advert cost when it was saved, and how that differs today; null where no price was known. */
export function priceSince({ price, item }: FavouriteView): string | null {
  const saved = savedPriceText(price);
  if (saved === null) return null;
  const change = item === null ? null : priceChangeInCents(price, item);
  if (change === null) return texts.savedFor(saved);
  if (change === 0) return texts.samePrice;
  const by = formatEuro(Math.abs(change));
  return `${texts.savedFor(saved)}, ${change < 0 ? texts.cheaper(by) : texts.dearer(by)}`;
}

function savedPriceText(price: SavedPrice | null): string | null {
  if (price === null) return null;
  if (isGift(price)) return advertTexts.gift;
  const unit: UnitCode | null = price.unit !== undefined && isUnitCode(price.unit) ? price.unit : null;
  if (price.pricePerUnitInCents !== null) {
    const amount = formatEuro(price.pricePerUnitInCents);
    return unit !== null && unitOf(unit).isCountable ? `${amount} / ${unitOf(unit).text}` : amount;
  }
  return price.priceTotalInCents === null ? null : formatEuro(price.priceTotalInCents);
}
