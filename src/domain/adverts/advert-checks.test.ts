import { describe, expect, it } from 'vitest';
import type { CategorisedData, PelletsData, SawnWoodData, WoodChipsData } from './category-data.ts';
import { advertContradictions, advertWarnings } from './advert-checks.ts';
import type { CheckedPrice } from './advert-checks.ts';
import { isWithin, quantityLimits } from '#domain/wood/limits.data.ts';

const forest = (diameterAtBreastHeightInCm: number, flags = { isFromTrunkSale: true }): CategorisedData => ({
  category: 'FOREST',
  data: { woodTypeIds: [1], isForProcessing: false, diameterAtBreastHeightInCm, pefcCertified: false, ...flags },
});
const firewood = (
  lengthInCm: number | null,
  dryingState: string,
  moistureInPercent: number | null = null,
): CategorisedData => ({
  category: 'FIREWOOD',
  data: {
    woodTypeIds: [20],
    deliveryIsPossible: false,
    lengthInCm,
    dryingState,
    moistureInPercent,
    measureBasis: null,
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  },
});
const pellets = (changes: Partial<PelletsData>): CategorisedData => ({
  category: 'PELLETS',
  data: {
    deliveryIsPossible: true,
    blowInIsPossible: true,
    pelletQualityTypeCode: 'DINPLUS',
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
    enPlusCertified: false,
    dinPlusCertified: true,
    ...changes,
  },
});
const chips = (changes: Partial<WoodChipsData>): CategorisedData => ({
  category: 'WOOD_CHIPS',
  data: {
    woodTypeCode: 'NADEL',
    dryingStateCode: null,
    ashCode: null,
    rawMaterialGroupCode: '1.1.4',
    particleSizeCode: 'P31S',
    fineFractionCode: null,
    moistureContentCode: 'M35',
    countryCodeOfOrigin: 'AT',
    deliveryIsPossible: true,
    blowInIsPossible: false,
    pefcCertified: false,
    ...changes,
  },
});
const sawn = (changes: Partial<SawnWoodData>): CategorisedData => ({
  category: 'SAWN_WOOD',
  data: {
    woodTypeId: 1,
    isSingleItem: false,
    lengthInMm: null,
    widthInMm: null,
    thicknessInMm: null,
    minLengthInMm: 3_000,
    maxLengthInMm: 5_000,
    minWidthInMm: 80,
    maxWidthInMm: 300,
    minThicknessInMm: 24,
    maxThicknessInMm: 50,
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
    ...changes,
  },
});

const codesOf = (advert: CategorisedData, price: CheckedPrice): string[] =>
  advertWarnings(advert, price).map((found) => found.code);

describe('the question whether that is right', () => {
  it.each<[string, CategorisedData, CheckedPrice, string[]]>([
    ['a usual forest lot', forest(35), { unit: 'EFM', unitQuantity: 300 }, []],
    ['a very thick stand', forest(90), { unit: 'EFM', unitQuantity: 300 }, ['warning.forest-diameter']],
    ['a tiny lot', forest(35), { unit: 'EFM', unitQuantity: 2 }, ['warning.forest-lot']],
    ['usual firewood', firewood(33, 'LUFTTROCKEN'), { unit: 'RM' }, []],
    ['firewood of 2 m', firewood(200, 'WALDFRISCH'), { unit: 'RM' }, ['warning.firewood-length']],
    ['metre logs tipped', firewood(100, 'LUFTTROCKEN'), { unit: 'SRM' }, ['warning.firewood-length-loose']],
    [
      'kiln-dried round wood',
      firewood(null, 'KAMMERGETROCKNET'),
      { unit: 'FM' },
      ['warning.firewood-kiln-dried-round-wood'],
    ],
    ['one tonne blown in', pellets({}), { unit: 'T', unitQuantity: 1 }, ['warning.pellets-blow-in-quantity']],
    ['fine chips of M35', chips({}), { unit: 'SRM' }, []],
    [
      'fine chips of M40',
      chips({ moistureContentCode: 'M40' }),
      { unit: 'SRM' },
      ['warning.chips-too-wet-for-small-boilers'],
    ],
    ['coarse chips of M50', chips({ moistureContentCode: 'M50', particleSizeCode: 'P63' }), { unit: 'SRM' }, []],
    ['treated wood', chips({ rawMaterialGroupCode: '1.3.2' }), { unit: 'SRM' }, ['warning.chips-treated-wood']],
    [
      'treated by-products',
      chips({ rawMaterialGroupCode: '1.2.2' }),
      { unit: 'SRM' },
      ['warning.chips-treated-by-product'],
    ],
    [
      'mixed by-products',
      chips({ rawMaterialGroupCode: '1.2.3' }),
      { unit: 'SRM' },
      ['warning.chips-treated-by-product'],
    ],
    ['by-products as they grew', chips({ rawMaterialGroupCode: '1.2.1' }), { unit: 'SRM' }, []],
    // Water content by drying state: domain list of firewood, lufttrocken 15–20 %, waldfrisch 40–60 %.
    ['air-dry wood measured at 18 %', firewood(33, 'LUFTTROCKEN', 18), { unit: 'RM' }, []],
    [
      'air-dry wood measured at 35 %',
      firewood(33, 'LUFTTROCKEN', 35),
      { unit: 'RM' },
      ['warning.firewood-moisture-and-drying'],
    ],
    [
      'fresh wood measured at 18 %',
      firewood(33, 'WALDFRISCH', 18),
      { unit: 'RM' },
      ['warning.firewood-moisture-and-drying'],
    ],
    ['ready wood measured at 9 %', firewood(33, 'OFENFERTIG', 9), { unit: 'RM' }, []],
    [
      'ready wood measured at 22 %',
      firewood(33, 'OFENFERTIG', 22),
      { unit: 'RM' },
      ['warning.firewood-moisture-and-drying'],
    ],
    // ISO 17225-4: P31S up to F10, P16S up to F15; larger sizes of part 1 state their own.
    ['P31S of F10', chips({ fineFractionCode: 'F10' }), { unit: 'SRM' }, []],
    ['P31S of F15', chips({ fineFractionCode: 'F15' }), { unit: 'SRM' }, ['warning.chips-fines-beyond-size']],
    ['P16S of F15', chips({ particleSizeCode: 'P16S', fineFractionCode: 'F15' }), { unit: 'SRM' }, []],
    [
      'P16S of more than F30',
      chips({ particleSizeCode: 'P16S', fineFractionCode: 'F30+' }),
      { unit: 'SRM' },
      ['warning.chips-fines-beyond-size'],
    ],
    ['P63 of F25', chips({ particleSizeCode: 'P63', fineFractionCode: 'F25' }), { unit: 'SRM' }, []],
    // ISO 17225-4: A1 up to M25 and A1.0, A2 up to M35 and A1.5, B1 and B2 up to A3.0.
    ['class A2 in its bounds', chips({ chipsClassCode: 'A2', ashCode: 'A1.5' }), { unit: 'SRM' }, []],
    ['class A1 of M35', chips({ chipsClassCode: 'A1' }), { unit: 'SRM' }, ['warning.chips-too-wet-for-class']],
    [
      'class B1 of A5.0',
      chips({ chipsClassCode: 'B1', ashCode: 'A5.0' }),
      { unit: 'SRM' },
      ['warning.chips-ash-beyond-class'],
    ],
    [
      'a class of a size that has none',
      chips({ chipsClassCode: 'A2', particleSizeCode: 'P63' }),
      { unit: 'SRM' },
      ['warning.chips-class-without-size'],
    ],
    ['usual boards', sawn({}), { unit: 'M3' }, []],
    [
      'length typed in cm',
      sawn({ maxLengthInMm: 400, minLengthInMm: 300 }),
      { unit: 'M3' },
      ['warning.sawn-length', 'warning.sawn-length'],
    ],
    [
      'a total typed as price of a unit',
      firewood(33, 'LUFTTROCKEN'),
      { unit: 'RM', grossPricePerUnitInCents: 990_00 },
      ['warning.price-unusual'],
    ],
    ['a usual price', firewood(33, 'LUFTTROCKEN'), { unit: 'RM', grossPricePerUnitInCents: 165_00 }, []],
  ])('for %s', (_name, advert, price, expected) => {
    expect(codesOf(advert, price)).toEqual(expected);
  });

  it('names the field and the usual figures', () => {
    expect(advertWarnings(forest(90), { unit: 'EFM' })).toEqual([
      {
        path: 'categoryData.diameterAtBreastHeightInCm',
        code: 'warning.forest-diameter',
        params: { minimum: 15, maximum: 70 },
      },
    ]);
  });
});

describe('a contradiction', () => {
  it.each<[string, CategorisedData, string[]]>([
    ['none in usual pellets', pellets({}), []],
    [
      'a forest neither sold standing nor for processing',
      forest(35, { isFromTrunkSale: false }),
      ['contradiction.forest-neither-sale-nor-processing'],
    ],
    ['blowing in without delivery', pellets({ deliveryIsPossible: false }), ['contradiction.blow-in-without-delivery']],
    ['ENplus without an ENplus quality', pellets({ enPlusCertified: true }), ['contradiction.enplus-without-quality']],
    [
      'a number of ENplus without the certificate',
      pellets({ enPlusNumber: 'AT 001' }),
      ['contradiction.enplus-number-without-certificate'],
    ],
    [
      'a charge for blowing in without blowing in',
      pellets({ blowInIsPossible: false, blowInChargeInCents: 4_500 }),
      ['contradiction.charge-without-blow-in'],
    ],
    ['a minimum above its maximum', sawn({ minWidthInMm: 400 }), ['contradiction.minimum-above-maximum']],
  ])('is found: %s', (_name, advert, expected) => {
    expect(advertContradictions(advert).map((found) => found.code)).toEqual(expected);
  });
});

it.each([
  ['PELLETS', 'T', 0.014, false],
  ['PELLETS', 'T', 0.015, true],
  ['PELLETS', 'T', 1_000, true],
  ['PELLETS', 'T', 1_001, false],
  ['WOOD_CHIPS', 'SRM', 50_000, true],
  ['WOOD_CHIPS', 'SRM', 50_001, false],
  ['FIREWOOD', 'RM', 0, false],
  ['FIREWOOD', 'RM', 0.5, true],
] as const)('a quantity of %s in %s of %d is allowed: %s', (category, unit, quantity, expected) => {
  expect(isWithin(quantityLimits(category, unit), quantity)).toBe(expected);
});
