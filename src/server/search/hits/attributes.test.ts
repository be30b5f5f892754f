import { describe, expect, it } from 'vitest';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { codeRowsOf } from '#domain/lookups/code-lists.data.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { AREAS_OF_SERVICE, FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { CODE_FILTERS } from '#domain/search/code-filters.ts';
import {
  FLAG_CODES,
  LARGEST_FACET_CODE,
  attributesOfData,
  bucketCodes,
  categoryCodeOf,
  countryCode,
  facetOfCode,
  listCode,
  numberedCode,
  pricingCode,
  sellerCode,
} from './attributes.ts';

const entries = (): [code: number, field: string, value: unknown][] => [
  ...CATEGORY_CODES.map((code) => [categoryCodeOf(code), 'category', code] as [number, string, unknown]),
  ...(['PER_UNIT', 'TOTAL', 'ON_REQUEST'] as const).map(
    (type) => [pricingCode(type), 'pricingType', type] as [number, string, unknown],
  ),
  ...(['PRIVATE', 'BUSINESS'] as const).map(
    (kind) => [sellerCode(kind), 'sellerKind', kind] as [number, string, unknown],
  ),
  ...CODE_FILTERS.filter(({ key }) => key !== 'countryCodesOfOrigin').flatMap(({ key, list }) =>
    codeRowsOf(list).map(({ code }) => [listCode(key as 'ashCodes', code), key, code] as [number, string, unknown]),
  ),
  ...Object.entries({
    federalStateId: FEDERAL_STATES,
    woodTypeIds: WOOD_TYPES,
    equipmentIds: EQUIPMENT,
    certificateIds: CERTIFICATES,
    areaOfServiceIds: AREAS_OF_SERVICE,
    serviceCategoryIds: SERVICE_CATEGORIES,
  } as const).flatMap(([field, rows]) =>
    rows.map((row) => [numberedCode(field as 'woodTypeIds', row.id), field, row.id] as [number, string, unknown]),
  ),
  ...COUNTRIES_OF_ORIGIN.map(
    (row) => [countryCode(row.code), 'countryCodesOfOrigin', row.code] as [number, string, unknown],
  ),
];

describe('attribute codes', () => {
  it('give every value of every list a code of its own', () => {
    const codes = [...entries().map(([code]) => code), ...Object.values(FLAG_CODES)];
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.min(...codes)).toBeGreaterThan(0);
    expect(Math.max(...codes)).toBeLessThanOrEqual(LARGEST_FACET_CODE);
  });

  it('name field and value again', () => {
    for (const [code, field, value] of entries())
      expect(facetOfCode(code), `${field} ${String(value)}`).toEqual({ field, value });
    expect(facetOfCode(FLAG_CODES.isLot)).toEqual({ field: 'isSingleItem', value: false });
    expect(bucketCodes(35).map(facetOfCode)).toEqual([null, null]);
  });

  it('are the same in stored rows as long as they live', () => {
    expect(categoryCodeOf('FIREWOOD')).toBe(2);
    expect(numberedCode('woodTypeIds', 20)).toBe(420);
    expect(listCode('dryingStates', 'LUFTTROCKEN')).toBe(73);
    expect(countryCode('AT')).toBe(1019);
    expect(bucketCodes(163)).toEqual([9903, 9735]);
  });

  it('carry the groups a raw material belongs to', () => {
    const codes = attributesOfData({
      category: 'WOOD_CHIPS',
      data: {
        woodTypeCode: null,
        dryingStateCode: null,
        ashCode: null,
        rawMaterialGroupCode: '1.1.1',
        particleSizeCode: null,
        fineFractionCode: null,
        moistureContentCode: null,
        countryCodeOfOrigin: null,
        deliveryIsPossible: false,
        blowInIsPossible: false,
        pefcCertified: false,
      },
    });
    expect(codes).toEqual([listCode('rawMaterialGroupCodes', '1.1.1'), listCode('rawMaterialGroupCodes', '1.1')]);
  });
});
