import type { ProductPage } from '#contract/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { roundTo } from '#domain/rounding.ts';
import { productsTexts } from '#texts/de/products.ts';

const ESTIMATED_DIGITS = 2;

/** Returns the number as it is shown: estimates with two leading digits only, so that they do not look counted. */
export function shownCount(count: number, isEstimate: boolean): number {
  if (!isEstimate || count < 100) return count;
  return roundTo(count, ESTIMATED_DIGITS - Math.ceil(Math.log10(count + 1)));
}

export type ResultLine = { count: string; rest: string };

/** Returns how many adverts were found, and around which place: "38 Anzeigen", "im Umkreis von 40 km um 4560 Kirchdorf". */
export function resultLineOf(page: ProductPage, request: SearchRequest, placeLabel: string | null): ResultLine {
  const isEstimate = page.totalIsEstimate === true;
  const count = productsTexts.count(shownCount(page.totalElements, isEstimate), isEstimate);
  const named = page.understood?.find((part) => part.field === 'sorting.postalCode')?.label;
  const place = placeLabel ?? named ?? request.sorting.postalCode;
  if (place === undefined) return { count, rest: '' };
  if (request.radiusInKm !== undefined) return { count, rest: productsTexts.around(request.radiusInKm, place) };
  const isByDistance = request.sorting.sortBy === 'DISTANCE' || placeLabel === null;
  return { count, rest: isByDistance ? productsTexts.nearFirst(place) : productsTexts.from(place) };
}
