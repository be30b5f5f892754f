import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { shownCount } from '#web/search/shown-count.parts.ts';

export type ResultLine = { count: string; rest: string };

/**
 * Returns how many adverts were found, and around which place: "38 Anzeigen", "im Umkreis von 40 km um 4560 Kirchdorf".
 * Where none fulfils everything, what is shown instead is not said to lie within the radius.
 */
export function resultLineOf(page: ProductPage, request: SearchRequest, givenPlace: string | null): ResultLine {
  const isEstimate = page.totalIsEstimate === true;
  const isInstead = page.nearest?.[0]?.from === 0;
  // Those that lack more follow on the same page, and the total leaves them out.
  const total = isInstead ? Math.max(page.totalElements, page.items.length) : page.totalElements;
  const shown = shownCount(total, isEstimate);
  const count = isInstead ? listingTexts.similar(shown) : listingTexts.count(shown, isEstimate);
  const named = page.reading?.place;
  const place = givenPlace ?? (named ? placeLabel(named) : undefined) ?? request.sorting.postalCode;
  if (place === undefined) return { count, rest: '' };
  if (request.sorting.sortBy === 'DELIVERED_PRICE') return { count, rest: listingTexts.deliveredTo(place) };
  if (request.radiusInKm !== undefined && !isInstead)
    return { count, rest: listingTexts.around(request.radiusInKm, place) };
  if (page.totalElements === 0) return { count, rest: '' };
  const isByDistance = request.sorting.sortBy === 'DISTANCE' || givenPlace === null;
  return { count, rest: isByDistance ? listingTexts.nearFirst(place) : listingTexts.from(place) };
}
