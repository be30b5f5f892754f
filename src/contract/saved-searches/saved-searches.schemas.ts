import * as z from 'zod/mini';
import { FREQUENCIES, HIT_REASONS, LONGEST_NAME, MOST_PLACES } from '#domain/saved-searches/saved-search.ts';
import { MAX_RADIUS_IN_KM } from '#domain/search/search-types.ts';
import { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { Empty } from '#contract/common.schemas.ts';
import { countryCode, email, id, instant, named, pattern, text, wholeNumber } from '#contract/fields.ts';

const LONGEST_ADDRESS = 4_000;

const token = () => pattern(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 600);
const address = () => pattern(/^\/(?:kaufen-verkaufen|map)(?:[/?][^\s#]*)?$/, LONGEST_ADDRESS);
const name = () => text({ min: 1, max: LONGEST_NAME });
const radiusInKm = () => wholeNumber(1, MAX_RADIUS_IN_KM);

/** A place to search around, instead of that of the search. */
const PlaceDto = named(
  'SavedSearchPlaceDto',
  z.object({
    postalCode: text({ min: 1, max: 12 }),
    countryCode: z._default(countryCode(), 'AT'),
    radiusInKm: radiusInKm(),
  }),
);
const places = () => z.array(PlaceDto).check(z.maxLength(MOST_PLACES));

const settings = {
  name: name(),
  frequency: z.enum(FREQUENCIES),
  byMail: z.boolean(),
  byPush: z.boolean(),
};

export const NewSavedSearchDto = named(
  'NewSavedSearchDto',
  z.object({
    /** The listing or map whose full hits are told, as a path with its query; page and order do not count. */
    address: address(),
    name: settings.name,
    frequency: z._default(settings.frequency, 'DAILY'),
    byMail: z._default(settings.byMail, true),
    byPush: z._default(settings.byPush, false),
    places: z._default(places(), []),
  }),
);
export type NewSavedSearchDto = z.output<typeof NewSavedSearchDto>;

/** Every part may be missing and then stays. */
export const SavedSearchDto = named(
  'SavedSearchDto',
  z.object({
    name: z.exactOptional(settings.name),
    frequency: z.exactOptional(settings.frequency),
    byMail: z.exactOptional(settings.byMail),
    byPush: z.exactOptional(settings.byPush),
    places: z.exactOptional(places()),
    isPaused: z.exactOptional(z.boolean()),
  }),
);
export type SavedSearchDto = z.output<typeof SavedSearchDto>;

export const SavedSearch = named(
  'SavedSearch',
  z.object({
    id: id(),
    ...settings,
    isPaused: z.boolean(),
    createdAt: instant(),
    /** The listing it was saved from. */
    address: z.string(),
    /** Places asked around; empty: as the address says. `address`: the listing around it. */
    places: z.array(
      z.object({
        postalCode: z.string(),
        countryCode: z.string(),
        name: z.string(),
        radiusInKm: z.number(),
        address: z.string(),
      }),
    ),
    /** Adverts found since the owner last looked at them, and since when that is. */
    newCount: z.number(),
    lookedAt: instant(),
  }),
);
export type SavedSearch = z.infer<typeof SavedSearch>;

const hourOfDay = () => wholeNumber(0, 23);
const QuietHoursShape = z.object({ isOn: z.boolean(), fromHour: hourOfDay(), toHour: hourOfDay() });

export const SavedSearchList = named(
  'SavedSearchList',
  z.object({
    items: z.array(SavedSearch),
    /** So many can be saved. */
    limit: z.number(),
    /** By token: the address they are mailed to. */
    email: z.nullable(z.string()),
    /** By token, of an address without an account: hours of the day in Vienna without mails. Accounts have their own. */
    quietHours: z.nullable(QuietHoursShape),
  }),
);
export type SavedSearchList = z.infer<typeof SavedSearchList>;

export const SavedSearchHits = named(
  'SavedSearchHits',
  z.object({
    search: SavedSearch,
    /** The latest first. */
    items: z.array(
      z.object({
        advert: AdvertListItem,
        reason: z.enum(HIT_REASONS),
        foundAt: instant(),
        /** Found after the owner last looked. */
        isNew: z.boolean(),
        /** PRICE_DROP: in cents, what it cost before. */
        priceBeforeInCents: z.nullable(z.number()),
      }),
    ),
    /** When it was read: up to then it can be marked as looked at. */
    readAt: instant(),
  }),
);
export type SavedSearchHits = z.infer<typeof SavedSearchHits>;

const byId = z.object({ id: id() });
const byToken = z.object({ token: token() });

export const savedSearchShapes = {
  listSavedSearches: { reply: SavedSearchList },
  addSavedSearch: { body: { newSavedSearchDto: NewSavedSearchDto }, reply: SavedSearch },
  changeSavedSearch: { params: byId, body: { savedSearchDto: SavedSearchDto }, reply: SavedSearch },
  endSavedSearch: { params: byId, reply: Empty },
  listSavedSearchHits: { params: byId, reply: SavedSearchHits },
  markSavedSearchLooked: {
    params: byId,
    body: { savedSearchLookedDto: named('SavedSearchLookedDto', z.object({ upTo: z.iso.datetime() })) },
    reply: Empty,
  },
  orderSavedSearch: {
    body: {
      savedSearchOrderDto: named(
        'SavedSearchOrderDto',
        z.object({
          email: email(),
          address: address(),
          name: name(),
          frequency: z._default(z.enum(FREQUENCIES), 'DAILY'),
          places: z._default(places(), []),
        }),
      ),
    },
    reply: Empty,
  },
  confirmSavedSearch: {
    body: {
      savedSearchConfirmationDto: named(
        'SavedSearchConfirmationDto',
        z.object({ code: pattern(/^[A-Za-z0-9_-]+$/, 300) }),
      ),
    },
    reply: named('ConfirmedSavedSearch', z.object({ search: SavedSearch, token: z.nullable(z.string()) })),
  },
  listSavedSearchesByToken: { query: byToken, reply: SavedSearchList },
  changeSavedSearchByToken: {
    params: byId,
    query: byToken,
    body: { savedSearchDto: SavedSearchDto },
    reply: SavedSearch,
  },
  changeSavedSearchQuietHours: {
    query: byToken,
    body: { savedSearchQuietHoursDto: named('SavedSearchQuietHoursDto', QuietHoursShape) },
    reply: Empty,
  },
  endSavedSearchesByToken: {
    query: z.object({ token: token(), id: z.optional(id()) }),
    reply: Empty,
  },
} as const;
