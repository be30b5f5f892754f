import { describe, expect, it } from 'vitest';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { AREAS_OF_SERVICE, FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { CLAIM_FILTERS, CODE_FILTERS } from '#domain/search/code-filters.ts';
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
    list.map(({ code }) => [listCode(key as 'ashCodes', code), key, code] as [number, string, unknown]),
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

/** Where rows of the search have these claims and lists; rows are stored, so no figure of this table may ever change. */
const STORED_PLACES = {
  deliveryIsPossible: 32,
  blowInIsPossible: 33,
  isFromTrunkSale: 34,
  isForProcessing: 35,
  pefcCertified: 38,
  enPlusCertified: 39,
  dinPlusCertified: 40,
  dryingStates: 70,
  woodChipsDryingStateCodes: 80,
  pelletQualityTypeCodes: 100,
  woodChipsWoodTypeCodes: 120,
  particleSizeCodes: 140,
  fineFractionCodes: 170,
  moistureContentCodes: 180,
  ashCodes: 210,
  logGradeCodes: 230,
  sawnSurfaceCodes: 250,
  sawnEdgesCodes: 270,
  sawnDryingCodes: 280,
  sawnGradeCodes: 290,
  chipsClassCodes: 320,
  pelletDiameterCodes: 330,
  logBillingCodes: 350,
  logHandoverCodes: 360,
  forestSlopeCodes: 370,
  forestExtractionCodes: 380,
  chipsHandoverCodes: 390,
  firewoodFormCodes: 900,
  countryCodesOfOrigin: 1000,
  rawMaterialGroupCodes: 2000,
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const ID_LISTS = [
  'federalStateId',
  'woodTypeIds',
  'equipmentIds',
  'certificateIds',
  'areaOfServiceIds',
  'serviceCategoryIds',
] as const;

/** Codes of ids and countries, also of those that a list or the world may still get. */
const KEPT: ReadonlySet<number> = new Set([
  ...ID_LISTS.flatMap((list) => range(1, LARGEST_FACET_CODE).map((id) => numberedCode(list, id))),
  ...range(countryCode('AA'), countryCode('ZZ')),
]);

/** Claims and lists with all codes from the first to the last one of theirs. */
const PLACES: readonly { key: string; codes: number[] }[] = [
  ...CLAIM_FILTERS.map(({ key, searchPlace }) => ({ key, codes: [searchPlace] })),
  ...CODE_FILTERS.filter(({ key }) => key !== 'countryCodesOfOrigin').map(({ key, list, searchPlace }) => ({
    key,
    codes: range(searchPlace, searchPlace + Math.max(...list.map(({ id = 0 }) => id))),
  })),
];

/** Places that nothing has, each with some room behind the list before it, for the message of a test. */
function freePlaces(): string {
  const taken = new Set([...KEPT, ...PLACES.flatMap(({ codes }) => codes)]);
  const first = range(900, 1990).filter((code) => !taken.has(code) && taken.has(code - 1));
  return `free are ${first.map((code) => Math.ceil((code + 5) / 10) * 10).join(' and ')}`;
}

describe('attribute codes', () => {
  it('give every value of every list a code of its own', () => {
    const codes = [...entries().map(([code]) => code), ...Object.values(FLAG_CODES)];
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.min(...codes)).toBeGreaterThan(0);
    expect(Math.max(...codes)).toBeLessThanOrEqual(LARGEST_FACET_CODE);
  });

  it('of claims and lists are those of stored rows', () => {
    const places = Object.fromEntries(
      [...CLAIM_FILTERS, ...CODE_FILTERS].map(({ key, searchPlace }) => [key, searchPlace]),
    );
    expect(places).toMatchObject(STORED_PLACES);
  });

  it('of claims and lists lie apart from each other, from ids and from countries', () => {
    const meeting = PLACES.filter(({ key, codes }) =>
      PLACES.some((other) => other.key !== key && other.codes.some((code) => codes.includes(code))),
    );
    const inside = PLACES.filter(({ codes }) => codes.some((code) => KEPT.has(code)));
    const clashes = [...meeting, ...inside].map(({ key }) => key);
    expect(clashes.length === 0 ? [] : [...clashes, freePlaces()]).toEqual([]);
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
