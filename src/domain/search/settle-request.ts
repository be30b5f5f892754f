import { categoryOf, unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { defaultSorting, sortedBy } from './default-sorting.ts';
import { filterApplies } from './filter-keys.ts';
import type { FilterKey } from './filter-keys.ts';
import { asksForGifts } from './gifts.ts';
import { MAX_RANKED_ROWS } from './search-types.ts';
import type { CategoryFilters, SearchRequest } from './search-types.ts';

export const SETTLE_NOTES = [
  'RANGE_SWAPPED',
  'RADIUS_NEEDS_PLACE',
  'DELIVERY_NEEDS_PLACE',
  'SORTING_NEEDS_PLACE',
  'SORTING_NEEDS_TERM',
  'PRICE_SORTING_NEEDS_CATEGORY',
  'PRICE_NEEDS_CATEGORY',
  'HEAT_PRICE_NOT_IN_CATEGORY',
  'UNIT_NOT_IN_CATEGORY',
  'AMOUNT_NOT_IN_CATEGORY',
  'FILTER_NOT_IN_CATEGORY',
  'PRICE_RANGE_ON_REQUEST',
  'PAGE_TOO_FAR',
] as const;
export type SettleNoteCode = (typeof SETTLE_NOTES)[number];
/** What was changed about a search and at which field of it. */
export type SettleNote = { code: SettleNoteCode; field: string };
export type Settled = { request: SearchRequest; notes: SettleNote[] };

type Step = (request: SearchRequest, notes: SettleNote[]) => SearchRequest;

const without = <K extends keyof SearchRequest>(request: SearchRequest, key: K): Omit<SearchRequest, K> => {
  const { [key]: _dropped, ...rest } = request;
  return rest;
};

const DATA_RANGES = [
  ['diameterMinInCm', 'diameterMaxInCm'],
  ['lengthMinInCm', 'lengthMaxInCm'],
  ['thicknessMinInMm', 'thicknessMaxInMm'],
  ['widthMinInMm', 'widthMaxInMm'],
] as const;
const REQUEST_RANGES = [
  ['priceMinInCents', 'priceMaxInCents'],
  ['heatPriceMinInCents', 'heatPriceMaxInCents'],
] as const;

const AMOUNT_KEYS = ['priceMinInCents', 'priceMaxInCents', 'quantityMin', 'orderQuantity'] as const;

function swapDataRanges(data: CategoryFilters, notes: SettleNote[]): CategoryFilters {
  const swapped = { ...data };
  for (const [from, to] of DATA_RANGES) {
    const [min, max] = [swapped[from], swapped[to]];
    if (min === undefined || max === undefined || min <= max) continue;
    swapped[from] = max;
    swapped[to] = min;
    notes.push({ code: 'RANGE_SWAPPED', field: from });
  }
  return swapped;
}

const swapRanges: Step = (request, notes) => {
  const swapped = { ...request };
  for (const [from, to] of REQUEST_RANGES) {
    const [min, max] = [swapped[from], swapped[to]];
    if (min === undefined || max === undefined || min <= max) continue;
    swapped[from] = max;
    swapped[to] = min;
    notes.push({ code: 'RANGE_SWAPPED', field: from });
  }
  if (request.categoryData !== undefined) swapped.categoryData = swapDataRanges(request.categoryData, notes);
  return swapped;
};

const isFilterKey = (key: string, data: CategoryFilters): key is FilterKey => Object.hasOwn(data, key);

const keepFittingFilters: Step = (request, notes) => {
  if (request.categoryData === undefined) return request;
  const data = { ...request.categoryData };
  for (const key of Object.keys(data)) {
    if (!isFilterKey(key, data) || filterApplies(key, request.category)) continue;
    delete data[key];
    notes.push({ code: 'FILTER_NOT_IN_CATEGORY', field: key });
  }
  return Object.keys(data).length === 0 ? without(request, 'categoryData') : { ...request, categoryData: data };
};

const keepFittingUnit: Step = (request, notes) => {
  if (request.unit === undefined || request.category === undefined) return request;
  if (unitIsAllowed(request.category, request.unit)) return request;
  notes.push({ code: 'UNIT_NOT_IN_CATEGORY', field: 'unit' });
  return withoutAmounts(without(request, 'unit'), notes);
};

/** Prices and quantities of a unit are meaningless in another one. */
function withoutAmounts(request: SearchRequest, notes: SettleNote[]): SearchRequest {
  const settled = { ...request };
  const isPricedInAnyUnit = request.pricingType === 'TOTAL' || asksForGifts(request);
  for (const key of AMOUNT_KEYS) {
    if (settled[key] === undefined || (isPricedInAnyUnit && key.startsWith('price'))) continue;
    delete settled[key];
    notes.push({ code: 'AMOUNT_NOT_IN_CATEGORY', field: key });
  }
  return settled;
}

const keepFittingPrices: Step = (request, notes) => {
  let settled = request;
  const rangeIsSet = settled.priceMinInCents !== undefined || settled.priceMaxInCents !== undefined;
  if (settled.pricingType === 'ON_REQUEST' && rangeIsSet) {
    notes.push({ code: 'PRICE_RANGE_ON_REQUEST', field: 'priceMaxInCents' });
    settled = without(without(settled, 'priceMinInCents'), 'priceMaxInCents');
  }
  const heatIsSet = settled.heatPriceMinInCents !== undefined || settled.heatPriceMaxInCents !== undefined;
  if (heatIsSet && settled.category !== undefined && !categoryOf(settled.category).heatPriceApplies) {
    notes.push({ code: 'HEAT_PRICE_NOT_IN_CATEGORY', field: 'heatPriceMaxInCents' });
    settled = without(without(settled, 'heatPriceMinInCents'), 'heatPriceMaxInCents');
  }
  return settled;
};

/** Whether the price range of a search has one meaning: prices of one unit, totals, or free of charge. */
export function pricesAreComparable(request: SearchRequest): boolean {
  const { category, unit, pricingType } = request;
  return category !== undefined || unit !== undefined || pricingType === 'TOTAL' || asksForGifts(request);
}

const dropWhatNeedsPlace: Step = (request, notes) => {
  if (request.sorting.postalCode !== undefined) return request;
  let settled = request;
  if (settled.radiusInKm !== undefined) {
    notes.push({ code: 'RADIUS_NEEDS_PLACE', field: 'radiusInKm' });
    settled = without(settled, 'radiusInKm');
  }
  if (settled.deliversToMe === true) {
    notes.push({ code: 'DELIVERY_NEEDS_PLACE', field: 'deliversToMe' });
    settled = without(settled, 'deliversToMe');
  }
  return settled;
};

const settleSorting: Step = (request, notes) => {
  const { sorting, category } = request;
  const usual = (code: SettleNoteCode): SearchRequest => {
    notes.push({ code, field: 'sorting' });
    return { ...request, sorting: defaultSorting(request) };
  };
  switch (sorting.sortBy) {
    case 'DISTANCE':
    case 'DELIVERED_PRICE':
      return sorting.postalCode === undefined ? usual('SORTING_NEEDS_PLACE') : request;
    case 'RELEVANCE':
      return request.searchTerm === undefined ? usual('SORTING_NEEDS_TERM') : request;
    case 'HEAT_PRICE':
      return category !== undefined && !categoryOf(category).heatPriceApplies
        ? usual('HEAT_PRICE_NOT_IN_CATEGORY')
        : request;
    case 'PRICE':
      if (category !== undefined || request.unit !== undefined) return request;
      notes.push({ code: 'PRICE_SORTING_NEEDS_CATEGORY', field: 'sorting' });
      return { ...request, sorting: sortedBy(sorting, 'HEAT_PRICE') };
    case 'CREATED_AT':
    case 'EXPIRES_AT':
      return request;
  }
};

const keepPageInReach: Step = (request, notes) => {
  const lastPage = Math.max(0, Math.floor(MAX_RANKED_ROWS / request.size) - 1);
  if (request.page <= lastPage) return request;
  notes.push({ code: 'PAGE_TOO_FAR', field: 'page' });
  return { ...request, page: lastPage };
};

const STEPS: readonly Step[] = [
  swapRanges,
  keepFittingFilters,
  keepFittingUnit,
  keepFittingPrices,
  dropWhatNeedsPlace,
  settleSorting,
  keepPageInReach,
];

/** Returns the nearest sensible search and what was changed: swapped ranges, filters that cannot apply, far pages. */
export function settleRequest(request: SearchRequest): Settled {
  const notes: SettleNote[] = [];
  const settled = STEPS.reduce((current, step) => step(current, notes), request);
  return { request: settled, notes };
}
