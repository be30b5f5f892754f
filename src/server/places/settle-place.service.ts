import type { AdvertPlace } from '#domain/adverts/advert-content.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';

export type FoundPlace = { name: string; federalStateId: number | null; latitude: number; longitude: number };

export { placeUnknown } from './places.problems.ts';

/** Finds the place of a postcode; null where there is none. */
export type FindPlace = (countryCode: string, postalCode: string) => Promise<FoundPlace | null>;

/** Completes a place by its postcode: town and federal state, and coordinates where none were given. */
export async function settlePlace(place: AdvertPlace, findPlace: FindPlace): Promise<AdvertPlace> {
  if (place.postalCode === null) return place;
  const postalCode = normalisePostalCode(place.countryCode, place.postalCode);
  if (postalCode === null) return place;
  const found = await findPlace(place.countryCode, postalCode);
  if (found === null) return { ...place, postalCode };
  const isGiven = place.latitude !== null && place.longitude !== null;
  return {
    ...place,
    postalCode,
    city: place.city || found.name,
    federalStateId: found.federalStateId,
    latitude: isGiven ? place.latitude : found.latitude,
    longitude: isGiven ? place.longitude : found.longitude,
  };
}
