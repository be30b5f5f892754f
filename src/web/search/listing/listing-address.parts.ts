import { isHeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import { sortingWord } from '#domain/search/address/request-words.ts';
import { sortsDescByDefault } from '#domain/search/default-sorting.ts';
import type { FilterChip } from '#domain/search/filter-summary.ts';
import { filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import type { SearchRequest, SortCode, Sorting } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import type { OptionView } from './listing-types.parts.ts';

/** The page a search is shown on: the list or the map. */
export type ListingBase = '/kaufen-verkaufen' | '/map';

/** Returns the address of a search as a path with its query. */
export function hrefOf(
  request: SearchRequest,
  view: ListingView = 'grid',
  base: ListingBase = '/kaufen-verkaufen',
): string {
  const { pathname, search } = searchRequestToUrl(request, { view, base });
  return pathname + search;
}

/** Returns the address of another page of the same search, counted from 1. */
export function pageHref(
  request: SearchRequest,
  page: number,
  { view, base }: { view: ListingView; base: ListingBase },
): string {
  const { cursor: _cursor, ...rest } = request;
  return hrefOf({ ...rest, page: page - 1 }, view, base);
}

/** Returns the address without one filter; an empty place in it makes the remembered one be forgotten. */
export function hrefWithout(
  request: SearchRequest,
  chip: FilterChip,
  { view, base }: { view: ListingView; base: ListingBase },
): string {
  const href = hrefOf(withoutFilter(request, chip), view, base);
  if (chip.kind !== 'PLACE') return href;
  return `${href}${href.includes('?') ? '&' : '?'}plz=`;
}

/** Returns the filters shown as chips, without the category (the page itself) and the place (in the search line). */
export function shownChips(request: SearchRequest, placeIsRemembered: boolean): FilterChip[] {
  const hidesPlace = placeIsRemembered || request.radiusInKm !== undefined;
  return filterSummary(request).filter((chip) => chip.kind !== 'CATEGORY' && !(chip.kind === 'PLACE' && hidesPlace));
}

const sortable: Partial<Record<SortCode, (request: SearchRequest) => boolean>> = {
  RELEVANCE: (request) => request.searchTerm !== undefined,
  DISTANCE: (request) => request.sorting.postalCode !== undefined,
  PRICE: (request) => request.category !== undefined,
  HEAT_PRICE: ({ category }) => category === undefined || isHeatCategory(category),
  DELIVERED_PRICE: ({ category, sorting }) =>
    sorting.postalCode !== undefined && category !== undefined && isHeatCategory(category),
};
const SORT_ORDER: readonly SortCode[] = [
  'RELEVANCE',
  'DISTANCE',
  'CREATED_AT',
  'PRICE',
  'HEAT_PRICE',
  'DELIVERED_PRICE',
  'EXPIRES_AT',
];

/** Returns the orders available for a search, including the current one; the value of the `usual` one is empty. */
export function sortChoicesOf(request: SearchRequest, usual: Sorting | null): OptionView[] {
  const { sortBy, sortDesc } = request.sorting;
  const { choices, oldest, descending } = listingTexts.sorting;
  const choice = (code: SortCode, desc: boolean, label: string): OptionView => ({
    value: usual?.sortBy === code && usual.sortDesc === desc ? '' : sortingWord(code, desc),
    label,
    isOn: code === sortBy && desc === sortDesc,
  });
  const usually = SORT_ORDER.filter((code) => code === sortBy || (sortable[code]?.(request) ?? true)).map((code) =>
    choice(code, sortsDescByDefault(code), choices[code]),
  );
  if (usually.some(({ isOn }) => isOn)) return usually;
  return [...usually, choice(sortBy, sortDesc, sortBy === 'CREATED_AT' ? oldest : descending(choices[sortBy]))];
}

/**
 * Returns the address of a search in another category with all its filters: those the category does not have are
 * dropped there, and named. Amounts keep their unit.
 */
export function categoryHref(
  request: SearchRequest,
  category: CategoryCode | undefined,
  base: ListingBase = '/kaufen-verkaufen',
): string {
  const { category: _category, cursor: _cursor, ...rest } = request;
  const target: SearchRequest = { ...rest, ...amountsOf(request), page: 0 };
  return hrefOf(category === undefined ? target : { ...target, category }, 'grid', base);
}

function amountsOf(request: SearchRequest): Pick<SearchRequest, 'unit' | 'pricingType'> {
  const { category, pricingType, priceMinInCents, priceMaxInCents, quantityMin, orderQuantity } = request;
  const unit = request.unit ?? (category === undefined ? undefined : categoryOf(category).defaultUnit);
  const hasPrice = (priceMinInCents ?? priceMaxInCents) !== undefined && pricingType !== 'TOTAL';
  if (unit !== undefined) return hasPrice || (quantityMin ?? orderQuantity) !== undefined ? { unit } : {};
  return hasPrice && pricingType === undefined ? { pricingType: 'TOTAL' } : {};
}
