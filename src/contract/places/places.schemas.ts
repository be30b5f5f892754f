import * as z from 'zod/mini';
import { PLACE_PRECISIONS } from '#domain/places/postal-code.ts';
import { AdvertParams } from '#contract/common.schemas.ts';
import { countryCode, decimalInQuery, named, text, wholeNumberInQuery } from '#contract/fields.ts';

const MAX_SUGGESTED_PLACES = 20;

const located = {
  countryCode: z.string(),
  postalCode: z.string(),
  name: z.string(),
  /** Austrian places only. */
  federalStateId: z.nullable(z.number()),
  latitude: z.number(),
  longitude: z.number(),
};

export const Place = named(
  'Place',
  z.object({
    ...located,
    /** `region`: the postcode itself is unknown, replaced by the nearest one. */
    precision: z.enum(PLACE_PRECISIONS),
  }),
);
export type Place = z.infer<typeof Place>;

export const SuggestedPlace = named('SuggestedPlace', z.object({ ...located, region: z.nullable(z.string()) }));
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

export const DeliveryDistance = named(
  'DeliveryDistance',
  z.object({
    /** Kilometres to one decimal; null where the advert has no place. */
    distanceInKm: z.nullable(z.number()),
    isByRoad: z.boolean(),
  }),
);
export type DeliveryDistance = z.infer<typeof DeliveryDistance>;

export const placeShapes = {
  suggestPlaces: {
    query: z.object({
      q: text({ max: 80 }),
      limit: z._default(wholeNumberInQuery(1, MAX_SUGGESTED_PLACES), 8),
    }),
    reply: z.object({ items: z.array(SuggestedPlace) }),
  },
  getPlace: {
    params: z.object({ countryCode: countryCode(), postalCode: text({ min: 1, max: 12 }) }),
    reply: Place,
  },
  getDeliveryDistance: {
    params: AdvertParams,
    query: z.object({ countryCode: countryCode(), postalCode: text({ min: 1, max: 12 }) }),
    reply: DeliveryDistance,
  },
  findNearestPlace: {
    query: z.object({ latitude: decimalInQuery(-90, 90), longitude: decimalInQuery(-180, 180) }),
    reply: Place,
  },
} as const;
