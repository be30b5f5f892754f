import type { ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest, SortCode } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { shownCount } from '#web/search/shown-count.parts.ts';

export type ResultLine = { count: string; rest: string };

/** Whether no advert fulfils everything: also those that `totalElements` counts are only similar. */
const showsSimilarOnly = ({ nearest }: ProductPage): boolean => nearest?.[0]?.from === 0;

/** Returns what the list ends with where similar adverts follow those that were found: "3 Anzeigen und 21 ähnliche". */
export function endLineOf(page: ProductPage): string | null {
  const { items, totalElements, nearest = [] } = page;
  if (nearest.length === 0 || items.length <= totalElements) return null;
  if (showsSimilarOnly(page)) return listingTexts.similar(items.length);
  return listingTexts.withSimilar(totalElements, items.length - totalElements);
}

/**
 * Returns how many adverts were found, and around which place: "38 Anzeigen", "im Umkreis von 40 km um 4560 Kirchdorf".
 * Where none fulfils everything, what is shown instead is not said to lie within the radius.
 */
export function resultLineOf(page: ProductPage, request: SearchRequest, givenPlace: string | null): ResultLine {
  const isEstimate = page.totalIsEstimate === true;
  const isInstead = showsSimilarOnly(page);
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
  const usual = givenPlace === null ? 'DISTANCE' : request.sorting.sortBy;
  return { count, rest: orderWords(page.sortedBy ?? usual)(place) };
}

function orderWords(sortBy: SortCode): (place: string) => string {
  if (sortBy === 'DISTANCE') return listingTexts.nearFirst;
  return sortBy === 'RELEVANCE' ? listingTexts.fittingFirst : listingTexts.from;
}
