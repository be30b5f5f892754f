import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isResponseError } from '#contract/api-errors.ts';
import { getPlace } from '#contract/places/places.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { listCategoryCounts } from '#contract/search/products.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { POINT_MAP } from './point.ts';
import { connect } from '#web/api/connect.ts';
import { SHOWN_IN_PLACE } from '#web/api/query-client.ts';

/** The place of a postcode that its country can have; null where it is unknown. */
export function placeOfPostalCode(countryCode: string, typed: string) {
  const postalCode = normalisePostalCode(countryCode, typed);
  return queryOptions({
    queryKey: ['place', countryCode, postalCode],
    queryFn: async ({ signal }): Promise<Place | null> => {
      try {
        return await (await connect()).call(getPlace, { countryCode, postalCode: postalCode ?? '' }, { signal });
      } catch (error) {
        if (isResponseError(error) && error.status === 404) return null;
        throw error;
      }
    },
    enabled: postalCode !== null,
    meta: SHOWN_IN_PLACE,
  });
}

/** Counts and middle heat prices of the categories around; the whole country where no federal state is known. */
export const categoryCounts = (federalStateId: number | null, isWanted: boolean) =>
  queryOptions({
    queryKey: ['categoryCounts', federalStateId],
    queryFn: async ({ signal }) =>
      (await connect()).call(listCategoryCounts, federalStateId === null ? {} : { federalStateId }, { signal }),
    enabled: isWanted,
    meta: SHOWN_IN_PLACE,
  });

/** The towns around a point as the small map shows them; their list is fetched with the first point. */
export const townsAround = ({ latitude, longitude }: Coordinates) =>
  queryOptions({
    queryKey: ['townsAround', latitude, longitude],
    queryFn: async () => {
      const places = await import('#web/places/place-view.parts.ts');
      return places.townsAround({ latitude, longitude }, POINT_MAP.perKm);
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    meta: SHOWN_IN_PLACE,
  });
