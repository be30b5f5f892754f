import { isGift } from '#domain/adverts/price/gift.ts';

/** Adverts in one list; product decision. */
export const MOST_FAVOURITES = 500;
/** Adverts whose cards one call answers. */
export const MOST_FAVOURITE_CARDS = 200;
/** Characters of a note; two notes that met at a sign-in may be longer together. */
export const MAX_NOTE_LENGTH = 500;

/** The price an advert had when it was saved. */
export type SavedPrice = {
  pricePerUnitInCents: number | null;
  priceTotalInCents: number | null;
  unit?: string | undefined;
};

/** What is known of one advert in one list; times in milliseconds since 1970. */
export type FavouriteState = {
  isSaved: boolean;
  changedAt: number;
  savedAt: number;
  note: string;
  price: SavedPrice | null;
};

/** What a device did to an advert, or kept of it. */
export type FavouriteChange = {
  isSaved: boolean;
  changedAt: number;
  savedAt?: number | undefined;
  note?: string | undefined;
  price?: SavedPrice | null | undefined;
};

/**
 * Returns what becomes of an advert in a list when a device tells of its change. Of saving and removing the later one
 * counts, at the same moment saving; a clock that is ahead counts as now. Of two savings the earlier one is kept with its
 * price, of two notes both. Applying the same change twice changes nothing.
 */
export function mergeFavourite(known: FavouriteState | null, change: FavouriteChange, now: number): FavouriteState {
  const changedAt = Math.min(change.changedAt, now);
  const savedAt = Math.min(change.savedAt ?? changedAt, changedAt);
  const incoming: FavouriteState = {
    isSaved: change.isSaved,
    changedAt,
    savedAt,
    note: change.isSaved ? (change.note ?? '') : '',
    price: change.isSaved ? (change.price ?? null) : null,
  };
  if (known === null) return incoming;
  if (!known.isSaved || !incoming.isSaved) return isLater(incoming, known) ? incoming : known;
  const [first, second] = incoming.savedAt < known.savedAt ? [incoming, known] : [known, incoming];
  return {
    isSaved: true,
    changedAt: Math.max(known.changedAt, changedAt),
    savedAt: first.savedAt,
    note: joinedNotes(known.note, incoming.note),
    price: first.price ?? second.price,
  };
}

const isLater = (one: FavouriteState, other: FavouriteState): boolean =>
  one.changedAt > other.changedAt || (one.changedAt === other.changedAt && one.isSaved && !other.isSaved);

/** Both notes, the present one first; a note that the other one holds already is not repeated. */
function joinedNotes(present: string, other: string): string {
  if (other === '' || present.includes(other)) return present;
  if (present === '' || other.includes(present)) return other;
  return `${present}\n${other}`;
}

const anyPriceOf = (price: SavedPrice): number | null => price.pricePerUnitInCents ?? price.priceTotalInCents;

/** The change of a price since it was saved, in cents; null where the two do not compare. */
export function priceChangeInCents(saved: SavedPrice | null, now: SavedPrice): number | null {
  // A gift costs nothing in any unit.
  if (saved !== null && (isGift(saved) || isGift(now))) {
    const [before, after] = [anyPriceOf(saved), anyPriceOf(now)];
    return before === null || after === null ? null : after - before;
  }
  if (saved === null || saved.unit !== now.unit) return null;
  if (saved.pricePerUnitInCents !== null && now.pricePerUnitInCents !== null)
    return now.pricePerUnitInCents - saved.pricePerUnitInCents;
  if (saved.pricePerUnitInCents !== null || now.pricePerUnitInCents !== null) return null;
  if (saved.priceTotalInCents === null || now.priceTotalInCents === null) return null;
  return now.priceTotalInCents - saved.priceTotalInCents;
}

export const FAVOURITE_SORTINGS = ['SAVED_AT', 'HEAT_PRICE', 'DELIVERED_PRICE'] as const;
export type FavouriteSorting = (typeof FAVOURITE_SORTINGS)[number];

type Sortable = {
  savedAt: string;
  item: {
    heatPrice?: { lowInCents: number; highInCents: number } | null | undefined;
    deliveredPriceInCents?: number | undefined;
  } | null;
};

/** Returns the adverts in an order: the latest saved first, or the cheapest first and those without that figure last. */
export function sortedFavourites<T extends Sortable>(items: readonly T[], by: FavouriteSorting): T[] {
  const newestFirst = items.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  if (by === 'SAVED_AT') return newestFirst;
  const figure = by === 'HEAT_PRICE' ? heatOf : ({ item }: T) => item?.deliveredPriceInCents ?? Infinity;
  return newestFirst.toSorted((one, other) => compared(figure(one), figure(other)));
}

/** Two missing figures are equal: infinity less infinity is no order. */
const compared = (one: number, other: number): number => (one === other ? 0 : one - other);

function heatOf({ item }: Sortable): number {
  const heat = item?.heatPrice;
  return heat ? (heat.lowInCents + heat.highInCents) / 2 : Infinity;
}
