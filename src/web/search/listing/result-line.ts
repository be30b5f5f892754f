import type { ProductPage } from '#contract/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/listing.ts';
import { shownCount } from '#web/search/shown-count.ts';

export type ResultLine = { count: string; rest: string };

/** Returns how many adverts were found, and around which place: "38 Anzeigen", "im Umkreis von 40 km um 4560 Kirchdorf". */
export function resultLineOf(page: ProductPage, request: SearchRequest, placeLabel: string | null): ResultLine {
  const isEstimate = page.totalIsEstimate === true;
  const count = listingTexts.count(shownCount(page.totalElements, isEstimate), isEstimate);
  const named = page.understood?.find((part) => part.field === 'sorting.postalCode')?.label;
  const place = placeLabel ?? named ?? request.sorting.postalCode;
  if (place === undefined) return { count, rest: '' };
  if (request.radiusInKm !== undefined) return { count, rest: listingTexts.around(request.radiusInKm, place) };
  if (page.totalElements === 0) return { count, rest: '' };
  const isByDistance = request.sorting.sortBy === 'DISTANCE' || placeLabel === null;
  return { count, rest: isByDistance ? listingTexts.nearFirst(place) : listingTexts.from(place) };
}
