import { describe, expect, it } from 'vitest';

import { filterSummary, withoutFilter } from './filter-summary.ts';
import type { SearchRequest } from './search-types.ts';
import { WOOD_TYPE_GROUPS } from './wood-groups.ts';

const request: SearchRequest = {
  page: 3,
  size: 24,
  searchTerm: 'gespalten',
  category: 'FIREWOOD',
  categoryData: {
    woodTypeIds: [20, 25],
    lengthMinInCm: 31,
    lengthMaxInCm: 35,
    dryingStates: ['OFENFERTIG'],
    pefcCertified: true,
  },
  priceMaxInCents: 15_000,
  radiusInKm: 50,
  imageExists: true,
  sorting: { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4820', countryCode: 'AT' },
};

describe('the summary of filters', () => {
  it('has one chip for everything that can be taken away', () => {
    expect(filterSummary(request)).toEqual([
      { kind: 'TERM', text: 'gespalten' },
      { kind: 'CATEGORY', category: 'FIREWOOD' },
      { kind: 'ID', key: 'woodTypeIds', id: 20 },
      { kind: 'ID', key: 'woodTypeIds', id: 25 },
      { kind: 'DATA_RANGE', name: 'LENGTH', min: 31, max: 35 },
      { kind: 'CODE', key: 'dryingStates', code: 'OFENFERTIG' },
      { kind: 'FLAG', key: 'pefcCertified', flag: true },
      { kind: 'PLACE', postalCode: '4820', countryCode: 'AT' },
      { kind: 'REQUEST_RANGE', name: 'PRICE', max: 15_000 },
      { kind: 'SINGLE', key: 'radiusInKm', value: 50 },
      { kind: 'SINGLE', key: 'imageExists', value: true },
    ]);
  });

  it('names a whole group of species once', () => {
    const hard = { ...request, categoryData: { woodTypeIds: [...WOOD_TYPE_GROUPS.hartholz] } };
    expect(filterSummary(hard)).toContainEqual({ kind: 'WOOD_GROUP', group: 'hartholz' });
  });

  it('is empty when chip after chip is taken away', () => {
    let current = request;
    for (let count = 0; count < 20; count += 1) {
      const [chip] = filterSummary(current);
      if (chip !== undefined) current = withoutFilter(current, chip);
    }
    expect(current).toEqual({ page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true } });
  });
});

describe('a search without one filter', () => {
  it('starts on its first page and keeps the others', () => {
    const without = withoutFilter(request, { kind: 'ID', key: 'woodTypeIds', id: 20 });
    expect(without).toEqual({ ...request, page: 0, categoryData: { ...request.categoryData, woodTypeIds: [25] } });
  });
  it('loses radius and distance order with its place', () => {
    const without = withoutFilter(request, { kind: 'PLACE', postalCode: '4820', countryCode: 'AT' });
    expect(without.radiusInKm).toBeUndefined();
    expect(without.sorting).toEqual({ sortBy: 'RELEVANCE', sortDesc: true });
  });
  it('keeps an order that was chosen', () => {
    const sorted: SearchRequest = { ...request, sorting: { ...request.sorting, sortBy: 'PRICE' } };
    expect(withoutFilter(sorted, { kind: 'TERM', text: 'gespalten' }).sorting.sortBy).toBe('PRICE');
  });
});
