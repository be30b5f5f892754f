import type { Api } from '#contract/api.ts';
import { listRequests } from '#contract/requests/requests.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { RADIUS_CHOICES_IN_KM, type SearchRequest } from '#domain/search/search-types.ts';
import { requestListTexts as texts } from '#texts/de/requests/requests.ts';
import { requestsHref } from './load-requests.ts';

/**
 * Leads from a list of adverts to the Gesuche of the same category, one wood, and place with radius; null where there are
 * none, or where the list of Gesuche has no such filter. Words, prices and measures are not filters of Gesuche.
 */
export async function loadMatchingRequests(
  api: Api,
  { category, categoryData, radiusInKm, sorting }: SearchRequest,
): Promise<{ label: string; href: string } | null> {
  if (category === undefined) return null;
  const [wood, ...otherWoods] = categoryData?.woodTypeIds ?? [];
  const { postalCode, countryCode = 'AT' } = sorting;
  const isNear = radiusInKm !== undefined && postalCode !== undefined;
  const isKnown = !isNear || (countryCode === 'AT' && RADIUS_CHOICES_IN_KM.some((choice) => choice === radiusInKm));
  if (otherWoods.length > 0 || !isKnown) return null;
  const found = await api
    .call(listRequests, {
      page: 0,
      size: 1,
      category,
      ...(wood === undefined ? {} : { woodTypeId: wood }),
      ...(isNear ? { postalCode, countryCode, radiusInKm } : {}),
    })
    // The list is worth having without it.
    .catch(() => null);
  if (found === null || found.totalElements === 0) return null;
  const href = requestsHref({
    category,
    wood: wood === undefined ? '' : (woodTypeById(wood)?.slug ?? ''),
    words: '',
    place: isNear ? postalCode : '',
    radius: isNear ? String(radiusInKm) : '',
    page: 1,
  });
  return { label: texts.matching(found.totalElements), href };
}
