import { describe, expect, it } from 'vitest';

import type { SearchRequest } from './search-types.ts';
import { settleRequest } from './settle-request.ts';

const base: SearchRequest = { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true } };
const settle = (parts: Partial<SearchRequest>) => settleRequest({ ...base, ...parts });

describe('a search without sense', () => {
  it('has its ranges turned round', () => {
    const { request, notes } = settle({
      priceMinInCents: 200,
      priceMaxInCents: 100,
      category: 'FIREWOOD',
      categoryData: { lengthMinInCm: 50, lengthMaxInCm: 25 },
    });
    expect(request).toMatchObject({
      priceMinInCents: 100,
      priceMaxInCents: 200,
      categoryData: { lengthMinInCm: 25, lengthMaxInCm: 50 },
    });
    expect(notes.map(({ code }) => code)).toEqual(['RANGE_SWAPPED', 'RANGE_SWAPPED']);
  });

  it('loses radius, delivery and distance order where no place is known', () => {
    const { request, notes } = settle({
      radiusInKm: 50,
      deliversToMe: true,
      sorting: { sortBy: 'DISTANCE', sortDesc: false },
    });
    expect(request).toEqual(base);
    expect(notes.map(({ code }) => code)).toEqual([
      'RADIUS_NEEDS_PLACE',
      'DELIVERY_NEEDS_PLACE',
      'SORTING_NEEDS_PLACE',
    ]);
  });

  it('is sorted by heat price where prices of several categories cannot be compared', () => {
    const { request, notes } = settle({ sorting: { sortBy: 'PRICE', sortDesc: false } });
    expect(request.sorting).toEqual({ sortBy: 'HEAT_PRICE', sortDesc: false });
    expect(notes).toEqual([{ code: 'PRICE_SORTING_NEEDS_CATEGORY', field: 'sorting' }]);
    expect(settle({ sorting: { sortBy: 'PRICE', sortDesc: false }, unit: 'RM' }).notes).toEqual([]);
  });

  it('has no heat price where the category is no fuel', () => {
    const { request, notes } = settle({
      category: 'LOGS',
      heatPriceMaxInCents: 8,
      sorting: { sortBy: 'HEAT_PRICE', sortDesc: false },
    });
    expect(request).toEqual({ ...base, category: 'LOGS' });
    expect(notes.map(({ code }) => code)).toEqual(['HEAT_PRICE_NOT_IN_CATEGORY', 'HEAT_PRICE_NOT_IN_CATEGORY']);
  });

  it('loses units and filters the category does not have', () => {
    const { request, notes } = settle({
      category: 'PELLETS',
      unit: 'FM',
      categoryData: { woodTypeIds: [20], enPlusCertified: true },
    });
    expect(request).toEqual({ ...base, category: 'PELLETS', categoryData: { enPlusCertified: true } });
    expect(notes).toEqual([
      { code: 'FILTER_NOT_IN_CATEGORY', field: 'woodTypeIds' },
      { code: 'UNIT_NOT_IN_CATEGORY', field: 'unit' },
    ]);
  });

  it('loses a price range when only prices on request are sought', () => {
    const { request } = settle({ pricingType: 'ON_REQUEST', priceMinInCents: 1, priceMaxInCents: 2 });
    expect(request).toEqual({ ...base, pricingType: 'ON_REQUEST' });
  });

  it('ends at the last page that can be reached', () => {
    const { request, notes } = settle({ page: 1_000_000_000 });
    expect(request.page).toBe(415);
    expect(notes).toEqual([{ code: 'PAGE_TOO_FAR', field: 'page' }]);
  });

  it('is not sorted by relevance without words', () => {
    expect(settle({ sorting: { sortBy: 'RELEVANCE', sortDesc: true } }).request).toEqual(base);
  });
});
