import { describe, expect, test } from 'vitest';
import type { CategoryDataOf } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { woodTypeByCode } from '#domain/lookups/wood-types.data.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import { type MarketOffer, marketPriceOf, productsOf } from './market-offer.ts';
import { MARKET_PRODUCTS, marketProductById } from './market-products.data.ts';
import { searchOfProduct } from './product-search.ts';

const idOf = (code: string): number => woodTypeByCode(code)?.id ?? 0;

const DATA: CategoryDataOf = {
  FOREST: {
    woodTypeIds: [1],
    isFromTrunkSale: true,
    isForProcessing: false,
    diameterAtBreastHeightInCm: 30,
    pefcCertified: false,
  },
  FIREWOOD: {
    woodTypeIds: [idOf('BUCHE')],
    deliveryIsPossible: false,
    lengthInCm: 33,
    dryingState: 'LUFTTROCKEN',
    moistureInPercent: null,
    measureBasis: 'STACKED_SHORT',
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  },
  PELLETS: {
    deliveryIsPossible: true,
    blowInIsPossible: true,
    pelletQualityTypeCode: 'ENPLUS_A1',
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
    enPlusCertified: true,
    dinPlusCertified: false,
  },
  SAWN_WOOD: {
    woodTypeId: idOf('FICHTE'),
    isSingleItem: false,
    lengthInMm: null,
    widthInMm: null,
    thicknessInMm: null,
    minLengthInMm: 3000,
    maxLengthInMm: 4000,
    minWidthInMm: 100,
    maxWidthInMm: 240,
    minThicknessInMm: 24,
    maxThicknessInMm: 24,
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  },
  WOOD_CHIPS: {
    woodTypeCode: 'FICHTE',
    dryingStateCode: null,
    ashCode: null,
    rawMaterialGroupCode: null,
    particleSizeCode: 'P31',
    fineFractionCode: null,
    moistureContentCode: 'M30',
    countryCodeOfOrigin: 'AT',
    deliveryIsPossible: false,
    blowInIsPossible: false,
    pefcCertified: false,
  },
  LOGS: {
    woodTypeId: idOf('FICHTE'),
    isSingleItem: false,
    lengthInCm: null,
    diameterInCm: null,
    minLengthInCm: 400,
    maxLengthInCm: 500,
    minDiameterInCm: 25,
    maxDiameterInCm: 39,
    logGradeCode: null,
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  },
  SERVICES: { certificateIds: [], serviceCategoryIds: [1], areaOfServiceIds: [3], equipmentIds: [] },
};

type Wishes<C extends CategoryCode> = Partial<Omit<MarketOffer, 'category' | 'data'>> & {
  data?: Partial<CategoryDataOf[C]>;
};

/** The data belong to the category by the type of the wishes. */
function offer<C extends CategoryCode>(category: C, wishes: Wishes<C>): MarketOffer;
function offer(category: CategoryCode, { data, ...wishes }: Wishes<CategoryCode>): unknown {
  return {
    category,
    data: { ...DATA[category], ...data },
    sellerKey: 1,
    federalStateId: 3,
    unit: 'RM',
    pricePerUnitInCents: 16_500,
    priceTotalInCents: null,
    unitQuantity: null,
    vatRateInPercent: 13,
    priceIsGross: true,
    heatPrice: null,
    words: category === 'LOGS' ? 'Fichte Bloch ABC' : '',
    ...wishes,
  };
}

const idsOf = (given: MarketOffer): string[] => productsOf(given).map(({ id }) => id);
const priceFor = (productId: string, given: MarketOffer): number | null => {
  const product = marketProductById(productId);
  if (product === undefined) throw new Error(`There is no product ${productId}.`);
  return marketPriceOf(given, product);
};

describe('what an advert counts for', () => {
  test('the narrow product comes before the wide one', () => {
    expect(idsOf(offer('FIREWOOD', {}))).toEqual(['buche-scheite-trocken', 'hartholz-scheite-trocken']);
  });
  test.each([
    ['a mixture of hard woods is hardwood only', [idOf('BUCHE'), idOf('ESCHE')], ['hartholz-scheite-trocken']],
    ['hard and soft together are neither', [idOf('BUCHE'), idOf('FICHTE')], []],
    ['without a wood nothing is known', [], []],
    ['alder is broadleaved and yet soft', [idOf('ERLE')], ['weichholz-scheite-trocken']],
  ])('%s', (_, woodTypeIds, expected) => {
    expect(idsOf(offer('FIREWOOD', { data: { woodTypeIds } }))).toEqual(expected);
  });
  test.each([
    ['LUFTTROCKEN', 100, ['hartholz-meterscheite-trocken']],
    ['WALDFRISCH', 100, ['hartholz-meterscheite-frisch']],
    ['WALDFRISCH', 33, ['hartholz-scheite-frisch']],
    ['OFENFERTIG', 50, ['hartholz-halbmeter-trocken']],
    ['OFENFERTIG', 41, ['hartholz-halbmeter-trocken']],
    ['WALDFRISCH', 50, []],
    ['OFENFERTIG', 40, ['buche-scheite-trocken', 'hartholz-scheite-trocken']],
    [null, 33, []],
  ])('beech %s with %i cm', (dryingState, lengthInCm, expected) => {
    expect(idsOf(offer('FIREWOOD', { data: { dryingState, lengthInCm } }))).toEqual(expected);
  });
  test('pellets by quality, loose and in bags apart', () => {
    expect(idsOf(offer('PELLETS', { unit: 'T' }))).toEqual(['pellets-a1-lose']);
    expect(idsOf(offer('PELLETS', { unit: 'SACK' }))).toEqual(['pellets-a1-sack']);
    expect(idsOf(offer('PELLETS', { unit: 'T', data: { pelletQualityTypeCode: 'ENPLUS_A2' } }))).toEqual([
      'pellets-a2-lose',
    ]);
    expect(idsOf(offer('PELLETS', { unit: 'T', data: { pelletQualityTypeCode: 'INDUSTRIE' } }))).toEqual([]);
  });
  test('chips by size, wood and moisture, and not where the moisture is unknown', () => {
    expect(idsOf(offer('WOOD_CHIPS', { unit: 'SRM' }))).toEqual(['hackgut-fein-trocken-nadelholz']);
    expect(idsOf(offer('WOOD_CHIPS', { unit: 'SRM', data: { moistureContentCode: 'M35' } }))).toEqual([
      'hackgut-fein-feucht-nadelholz',
    ]);
    expect(idsOf(offer('WOOD_CHIPS', { unit: 'SRM', data: { moistureContentCode: null } }))).toEqual([]);
    const coarse = { particleSizeCode: 'P63', moistureContentCode: 'M40' };
    expect(idsOf(offer('WOOD_CHIPS', { unit: 'SRM', data: coarse }))).toEqual(['hackgut-grob-nadelholz']);
    expect(idsOf(offer('WOOD_CHIPS', { unit: 'SRM', data: { woodTypeCode: 'BUCHE' } }))).toEqual([
      'hackgut-fein-trocken-hartholz',
    ]);
  });
  test('logs by species and class, single stems never', () => {
    expect(idsOf(offer('LOGS', { unit: 'FM' }))).toEqual(['fichte-tanne-bloch-2a']);
    const thin = { minDiameterInCm: 15, maxDiameterInCm: 19 };
    expect(idsOf(offer('LOGS', { unit: 'FM', data: thin }))).toEqual(['fichte-tanne-bloch-1b']);
    expect(idsOf(offer('LOGS', { unit: 'FM', data: { isSingleItem: true } }))).toEqual([]);
  });
  test.each([
    ['15 to 45 cm is no class of its own', { minDiameterInCm: 15, maxDiameterInCm: 45 }, 'Fichte Bloch ABC', []],
    ['8 to 40 cm is no industrial wood', { minDiameterInCm: 8, maxDiameterInCm: 40 }, 'Fichte Bloch ABC', []],
    ['from 15 cm without an end is not 1b', { minDiameterInCm: 15, maxDiameterInCm: null }, 'Fichte Bloch ABC', []],
    [
      'industrial wood is one by its assortment, however thick',
      { minDiameterInCm: 10, maxDiameterInCm: 60 },
      'Schleifholz Fichte',
      ['fichte-tanne-industrieholz'],
    ],
    ['Cx is not compared with ABC', { minDiameterInCm: 25 }, 'Fichte Bloch vom Bergwald, Güte Cx', []],
    ['a stated grade counts before the words', { logGradeCode: 'CX' }, 'Fichte Bloch ABC', []],
    ['without a grade there is nothing to compare', { minDiameterInCm: 25 }, 'Fichte Bloch', []],
  ])('a lot of logs: %s', (_, data, words, expected) => {
    expect(idsOf(offer('LOGS', { unit: 'FM', words, data }))).toEqual(expected);
  });
  test.each([
    ['P31', 'M30', null, 'FICHTE', ['hackgut-fein-trocken-nadelholz']],
    ['P31', null, 31, 'FICHTE', ['hackgut-fein-feucht-nadelholz']],
    ['P31', null, 30, 'FICHTE', ['hackgut-fein-trocken-nadelholz']],
    ['P31', 'M35', null, 'BUCHE', ['hackgut-fein-feucht-hartholz']],
    ['P45', 'M30', null, 'FICHTE', ['hackgut-grob-trocken-nadelholz']],
    ['P31', 'M35', null, 'MISCH', ['hackgut-fein-feucht-mischung']],
    ['P31', 'M25', null, 'MISCH', ['hackgut-fein-trocken-mischung']],
    ['P63', 'M40', null, 'MISCH', ['hackgut-grob-mischung']],
  ])(
    'chips %s %s with %d percent of water of %s leave no gap',
    (...[particleSizeCode, moistureContentCode, moistureInPercent, woodTypeCode, expected]) => {
      const data = { particleSizeCode, moistureContentCode, moistureInPercent, woodTypeCode };
      expect(idsOf(offer('WOOD_CHIPS', { unit: 'SRM', data }))).toEqual(expected);
    },
  );
  test('a measured moisture goes before the state of drying, and is enough without one', () => {
    expect(idsOf(offer('FIREWOOD', { data: { moistureInPercent: 35 } }))).toEqual(['hartholz-scheite-frisch']);
    expect(idsOf(offer('FIREWOOD', { data: { moistureInPercent: 18, dryingState: null } }))).toEqual([
      'buche-scheite-trocken',
      'hartholz-scheite-trocken',
    ]);
  });
  test('sawn wood by thickness', () => {
    expect(idsOf(offer('SAWN_WOOD', { unit: 'M3' }))).toEqual(['fichte-tanne-bretter']);
    expect(idsOf(offer('SAWN_WOOD', { unit: 'M3', data: { minThicknessInMm: 60 } }))).toEqual([
      'fichte-tanne-kantholz',
    ]);
  });
  test.each([
    ['planed boards', { sawnSurfaceCode: 'GEHOBELT' }, []],
    ['unedged boards', { sawnEdgesCode: 'UNBESAEUMT' }, []],
    ['kiln-dried boards', { sawnDryingCode: 'KAMMERGETROCKNET' }, []],
    ['rough and edged boards', { sawnSurfaceCode: 'SAEGERAU', sawnEdgesCode: 'BESAEUMT' }, ['fichte-tanne-bretter']],
    [
      'unedged oak, as it is usually sold',
      { woodTypeId: idOf('EICHE'), sawnEdgesCode: 'UNBESAEUMT' },
      ['eiche-schnittholz'],
    ],
    ['planed oak', { woodTypeId: idOf('EICHE'), sawnSurfaceCode: 'GEHOBELT_GEFAST' }, []],
  ])('sawn wood is compared with rough wood: %s', (_, data, expected) => {
    expect(idsOf(offer('SAWN_WOOD', { unit: 'M3', data }))).toEqual(expected);
  });
  test.each([
    ['frei Forststraße', { logHandoverCode: 'FREI_STRASSE', logBillingCode: 'FMO' }, ['fichte-tanne-bloch-2a']],
    ['ab Lagerplatz', { logHandoverCode: 'AB_LAGER', logBillingCode: 'FOO' }, ['fichte-tanne-bloch-2a']],
    ['frei Werk holds the transport', { logHandoverCode: 'FREI_WERK' }, []],
    ['am Stock lacks the harvest', { logHandoverCode: 'AM_STOCK' }, []],
    ['FMM bills the bark', { logBillingCode: 'FMM' }, []],
  ])('logs are compared at the forest road, without bark: %s', (_, data, expected) => {
    expect(idsOf(offer('LOGS', { unit: 'FM', data }))).toEqual(expected);
  });
  test('chips that are brought to the plant hold the transport, and are not compared', () => {
    const chips = (chipsHandoverCode: string) => offer('WOOD_CHIPS', { unit: 'SRM', data: { chipsHandoverCode } });
    expect(idsOf(chips('AB_LAGER'))).toEqual(['hackgut-fein-trocken-nadelholz']);
    expect(idsOf(chips('FREI_WERK'))).toEqual([]);
  });
  test('standing wood and services have no common price', () => {
    expect(idsOf(offer('FOREST', { unit: 'EFM' }))).toEqual([]);
    expect(idsOf(offer('SERVICES', { unit: 'H' }))).toEqual([]);
  });
});

describe('the price in the unit of the trade', () => {
  const beech = 'buche-scheite-trocken';

  // FHP: 0.85 fm in a stacked rm of 33 cm, 0.70 in one of 1 m, 0.50 in a loose srm.
  test.each([
    ['a stacked cubic metre of short pieces stays as it is', {}, 165],
    ['a loose one holds 0.50 of 0.85', { unit: 'SRM' as const, pricePerUnitInCents: 10_500 }, 178.5],
    ['a solid one holds 1 of 0.85', { unit: 'FM' as const, pricePerUnitInCents: 20_000 }, 170],
    [
      'one that was measured at 1 m holds 0.70 of 0.85',
      { data: { measureBasis: 'STACKED_1M' as const }, pricePerUnitInCents: 14_000 },
      170,
    ],
  ])('%s', (_, wishes, euros) => {
    expect((priceFor(beech, offer('FIREWOOD', wishes)) ?? 0) / 100).toBeCloseTo(euros, 6);
  });

  test('a price of the whole lot is divided by its quantity', () => {
    const lot = offer('FIREWOOD', { pricePerUnitInCents: null, priceTotalInCents: 99_000, unitQuantity: 6 });
    expect(priceFor(beech, lot)).toBeCloseTo(16_500, 6);
    expect(priceFor(beech, offer('FIREWOOD', { pricePerUnitInCents: null, priceTotalInCents: 99_000 }))).toBeNull();
  });

  test('weight, pieces and pallets of firewood do not convert without being weighed', () => {
    for (const unit of ['T', 'KG', 'PAL', 'SACK', 'T_ATRO'] as const)
      expect(priceFor(beech, offer('FIREWOOD', { unit }))).toBeNull();
  });

  test('fuel is quoted gross, round wood net', () => {
    expect(priceFor(beech, offer('FIREWOOD', { priceIsGross: false, pricePerUnitInCents: 10_000 }))).toBeCloseTo(
      11_300,
      6,
    );
    const logs = { unit: 'FM' as const, pricePerUnitInCents: 12_000, vatRateInPercent: 20 };
    expect(priceFor('fichte-tanne-bloch-2a', offer('LOGS', logs))).toBeCloseTo(10_000, 6);
    expect(priceFor('fichte-tanne-bloch-2a', offer('LOGS', { ...logs, priceIsGross: false }))).toBeCloseTo(12_000, 6);
  });

  // A bag of 15 kg at € 5.97 is € 398 a tonne; a pallet has 990 kg.
  test('bags and pallets of pellets become tonnes', () => {
    expect(priceFor('pellets-a1-sack', offer('PELLETS', { unit: 'SACK', pricePerUnitInCents: 597 }))).toBeCloseTo(
      39_800,
      6,
    );
    expect(priceFor('pellets-a1-sack', offer('PELLETS', { unit: 'PAL', pricePerUnitInCents: 39_600 }))).toBeCloseTo(
      40_000,
      6,
    );
    expect(priceFor('pellets-a1-lose', offer('PELLETS', { unit: 'KG', pricePerUnitInCents: 37 }))).toBeCloseTo(
      37_000,
      6,
    );
  });

  test('chips and timber count in their own unit only', () => {
    expect(
      priceFor('hackgut-fein-trocken-nadelholz', offer('WOOD_CHIPS', { unit: 'SRM', pricePerUnitInCents: 2_800 })),
    ).toBe(2_800);
    expect(priceFor('hackgut-fein-trocken-nadelholz', offer('WOOD_CHIPS', { unit: 'T' }))).toBeNull();
    expect(priceFor('fichte-tanne-bretter', offer('SAWN_WOOD', { unit: 'LFM' }))).toBeNull();
  });
});

/** Lists mean "any of these"; their order says nothing. */
const inOrder = (filters: object = {}) =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [key, Array.isArray(value) ? value.map(String).sort() : value]),
  );

describe('the search for the adverts of a product', () => {
  test.each(MARKET_PRODUCTS.map((product) => [product.id, product] as const))(
    '%s has an address that reads back',
    (_, product) => {
      for (const stateId of [null, 6]) {
        const request = searchOfProduct(product, stateId);
        const { pathname, search } = searchRequestToUrl(request);
        const [, , category, param] = pathname.split('/');
        const read = searchRequestFromUrl({ category, param }, new URLSearchParams(search)).request;
        expect(read).toMatchObject({ category: product.category, sorting: { sortBy: 'PRICE' } });
        expect(read.federalStateId ?? null).toBe(stateId);
        expect(inOrder(read.categoryData)).toEqual(inOrder(request.categoryData));
      }
    },
  );
});
