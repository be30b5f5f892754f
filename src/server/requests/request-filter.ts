import { acceptedWoodTypes } from '#domain/requests/request-fit.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import * as problems from './requests.problems.ts';

/** What both the list and the map of Gesuche are filtered by. */
export type AskedRequests = {
  category?: CategoryCode | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
  radiusInKm?: number | undefined;
};

/** The filter of the repository; without wood types any. @throws request.refused (422) for a postcode that does not exist */
export async function filterOf(
  { category, postalCode, countryCode, radiusInKm }: AskedRequests,
  { woodTypeIds, findPlace }: { woodTypeIds: readonly number[]; findPlace: FindPlace },
) {
  const place = postalCode === undefined ? null : await findPlace(countryCode ?? 'AT', postalCode);
  if (postalCode !== undefined && place === null) throw problems.placeUnknown();
  return {
    category: category ?? null,
    woodTypeIds: [...acceptedWoodTypes(woodTypeIds)],
    place,
    radiusInKm: radiusInKm ?? null,
  };
}
