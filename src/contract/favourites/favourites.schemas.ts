import * as z from 'zod/mini';
import { MAX_NOTE_LENGTH, MOST_FAVOURITES, MOST_FAVOURITE_CARDS } from '#domain/favourites/favourite.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { Empty } from '#contract/common.schemas.ts';
import {
  MAX_INTEGER,
  countryCode,
  decimal,
  decimalInQuery,
  id,
  instant,
  named,
  open,
  pattern,
  text,
  wholeNumber,
} from '#contract/fields.ts';

const amount = () => z.nullable(wholeNumber(0, MAX_INTEGER));

export const FavouritePrice = named(
  'FavouritePrice',
  z.object({
    pricePerUnitInCents: amount(),
    priceTotalInCents: amount(),
    unit: z.exactOptional(z.enum(UNIT_CODES)),
  }),
);

const stored = {
  advertId: id(),
  savedAt: instant(),
  note: z.string(),
  /** The price when it was saved; null where it is not known. */
  price: z.nullable(FavouritePrice),
};

export const Favourite = named('Favourite', z.object(stored));
export type Favourite = z.infer<typeof Favourite>;

/** What became of an advert: its card while it is public, else where to look for similar ones. */
const present = {
  item: z.nullable(AdvertListItem),
  gone: z.nullable(
    z.object({ category: z.enum(CATEGORY_CODES), postalCode: z.nullable(z.string()), countryCode: z.string() }),
  ),
};

export const FavouriteAdvert = named('FavouriteAdvert', z.object({ advertId: id(), ...present }));
export type FavouriteAdvert = z.infer<typeof FavouriteAdvert>;

export const FavouriteEntry = named('FavouriteEntry', z.object({ ...stored, ...present }));
export type FavouriteEntry = z.infer<typeof FavouriteEntry>;

/** Where distances and delivered prices are measured to. */
const place = { postalCode: open(pattern(/^[A-Za-z0-9 -]{2,12}$/, 12)), countryCode: open(countryCode()) };
/** rm of firewood that delivered prices are for, instead of a usual order. */
const MOST_RM = 999_999_999;
const needed = { firewoodInRm: open(decimal(0, MOST_RM)) };
const time = () => z.iso.datetime();
const note = () => text({ max: MAX_NOTE_LENGTH });

export const SaveFavouriteDto = named(
  'SaveFavouriteDto',
  z.object({
    /** When it was saved first; now where it is absent. */
    savedAt: open(time()),
    note: open(note()),
    price: open(FavouritePrice),
  }),
);

export const FavouriteChangeDto = named(
  'FavouriteChangeDto',
  z.object({
    advertId: id(),
    isSaved: z.boolean(),
    /** When the device did it: of two changes of an advert the later one counts. */
    changedAt: time(),
    savedAt: open(time()),
    /** As it was joined once, it may be longer than a note that is typed. */
    note: open(text({ max: 2 * MAX_NOTE_LENGTH + 1 })),
    price: open(FavouritePrice),
  }),
);
export type FavouriteChangeDto = z.infer<typeof FavouriteChangeDto>;

export const FavouriteSync = named(
  'FavouriteSync',
  z.object({
    savedIds: z.array(id()),
    /** Adverts that were not saved: the list is full, or they never were public. */
    refused: z.array(z.object({ advertId: id(), reason: z.enum(['FULL', 'UNKNOWN']) })),
  }),
);
export type FavouriteSync = z.infer<typeof FavouriteSync>;

const advertParams = z.object({ advertId: id() });

export const favouriteShapes = {
  listFavourites: {
    query: z.object({ ...place, firewoodInRm: z.optional(decimalInQuery(0, MOST_RM)) }),
    reply: z.object({ items: z.array(FavouriteEntry), most: z.number() }),
  },
  listFavouriteIds: { reply: z.object({ savedIds: z.array(id()) }) },
  listFavouriteAdverts: {
    body: {
      favouriteAdvertsDto: named(
        'FavouriteAdvertsDto',
        z.object({ ids: z.array(id()).check(z.maxLength(MOST_FAVOURITE_CARDS)), ...place, ...needed }),
      ),
    },
    reply: z.array(FavouriteAdvert),
  },
  saveFavourite: { params: advertParams, body: { saveFavouriteDto: SaveFavouriteDto }, reply: Favourite },
  deleteFavourite: { params: advertParams, reply: Empty },
  noteFavourite: {
    params: advertParams,
    body: { favouriteNoteDto: named('FavouriteNoteDto', z.object({ note: note() })) },
    reply: Favourite,
  },
  syncFavourites: {
    body: {
      favouriteChangesDto: named(
        'FavouriteChangesDto',
        z.object({ changes: z.array(FavouriteChangeDto).check(z.maxLength(MOST_FAVOURITES)) }),
      ),
    },
    reply: FavouriteSync,
  },
} as const;
