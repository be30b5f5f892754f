import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { refusalOf } from '#contract/field-issues.ts';
import { FeedbackMessage, MapRequest, ProductFilter } from './products.schemas.ts';

describe('a search on the wire', () => {
  it('is complete without any part', () => {
    expect(z.parse(ProductFilter, {})).toEqual({
      page: 0,
      size: 24,
      sorting: { sortBy: 'RELEVANCE', sortDesc: false },
    });
  });

  it('takes null and an empty text as no filter, at every level', () => {
    const parsed = z.parse(ProductFilter, {
      searchTerm: '',
      category: null,
      size: null,
      sorting: { sortBy: 'DISTANCE', postalCode: '' },
      categoryData: { dryingStates: null, pefcCertified: true },
    });
    expect(parsed).toEqual({
      page: 0,
      size: 24,
      sorting: { sortBy: 'DISTANCE', sortDesc: false },
      categoryData: { pefcCertified: true },
    });
  });

  it('fits the search request of every room once it is checked', () => {
    expectTypeOf<z.output<typeof ProductFilter>>().toExtend<SearchRequest>();
    expectTypeOf<SearchRequest>().toExtend<z.input<typeof ProductFilter>>();
  });

  it.each([
    ['size', 101],
    ['size', 0],
    ['page', -1],
    ['page', 1.5],
    ['radiusInKm', 501],
    ['searchTerm', 'x'.repeat(501)],
    ['searchTerm', 'a\u0000'],
    ['userId', "' or 1=1 --"],
    ['sorting', { sortBy: 'password' }],
    ['category', 'firewood'],
    ['federalStateId', 10],
    ['bounds', { west: -200, south: 0, east: 1, north: 1 }],
    ['categoryData', { woodTypeIds: [20, 'x'] }],
    ['categoryData', { woodTypeIds: Array.from({ length: 61 }, () => 20) }],
    ['categoryData', { sawnGradeCodes: ['C25'] }],
    ['cursor', '<script>'],
  ])('refuses %s = %j', (field, value) => {
    expect(z.safeParse(ProductFilter, { [field]: value }).success).toBe(false);
  });

  it.each([
    [{ furnaceWoodTypeIds: [20] }, { woodTypeIds: [20] }],
    [{ forestWoodTypeIds: [1], woodTypeIds: [2] }, { woodTypeIds: [2, 1] }],
    [{ sawnWoodTypeId: 6 }, { woodTypeIds: [6] }],
    [{ woodLogTypeId: [22, 25] }, { woodTypeIds: [22, 25] }],
    [
      { dryingState: 'LUFTTROCKEN', lengthInCm: 33 },
      { dryingStates: ['LUFTTROCKEN'], lengthMinInCm: 33, lengthMaxInCm: 33 },
    ],
    [
      { minLengthInMm: 4_000, maxWidthInMm: 120 },
      { lengthMinInCm: 400, widthMaxInMm: 120 },
    ],
    [{ minDiameterInCm: 30 }, { diameterMinInCm: 30 }],
    [
      { woodTypeCode: 'BUCHE', dryingStateCode: 'LUFTTROCKEN' },
      { woodChipsWoodTypeCodes: ['BUCHE'], woodChipsDryingStateCodes: ['LUFTTROCKEN'] },
    ],
    [
      { serviceCategories: [101], equipments: [1] },
      { serviceCategoryIds: [101], equipmentIds: [1] },
    ],
    [
      { sawnGradeCode: 'C24', sawnSurfaceCode: ['SAEGERAU', 'GEHOBELT'] },
      { sawnGradeCodes: ['C24'], sawnSurfaceCodes: ['SAEGERAU', 'GEHOBELT'] },
    ],
    [
      { pefcCertified: true, countryCodeOfOrigin: 'AT' },
      { pefcCertified: true, countryCodesOfOrigin: ['AT'] },
    ],
  ])('reads the names of adverts as filters: %j', (categoryData, filters) => {
    expect(z.parse(ProductFilter, { categoryData }).categoryData).toEqual(filters);
  });

  it.each(['woodTypeId', 'moistureInPercent', '__proto__x', 'constructor'])(
    'refuses the unknown filter %s and names it',
    (name) => {
      const { error } = z.safeParse(ProductFilter, { categoryData: { [name]: 1, pefcCertified: true } });
      expect(refusalOf(error?.issues ?? [])).toEqual({
        status: 422,
        errors: [{ path: `categoryData.${name}`, message: `„${name}“ gibt es hier nicht.` }],
      });
    },
  );

  it('needs a window and a zoom for the map', () => {
    const bounds = { west: 9.5, south: 46.4, east: 17.2, north: 49 };
    expect(z.safeParse(MapRequest, { bounds, zoom: 7, category: 'LOGS' }).success).toBe(true);
    expect(z.safeParse(MapRequest, { bounds }).success).toBe(false);
    expect(z.safeParse(MapRequest, { zoom: 7 }).success).toBe(false);
  });
});

describe('feedback on an advert', () => {
  it('has its outer blanks removed before it is measured', () => {
    const publicItemId = '0199d8a0-0000-7000-8000-000000000001';
    expect(z.safeParse(FeedbackMessage, { publicItemId, name: 'Anna', content: '  a    ' }).success).toBe(false);
    expect(z.parse(FeedbackMessage, { publicItemId, name: ' Anna ', content: ' Das Bild fehlt. ' })).toEqual({
      publicItemId,
      name: 'Anna',
      content: 'Das Bild fehlt.',
    });
  });
});
