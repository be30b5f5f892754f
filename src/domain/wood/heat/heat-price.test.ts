import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { advertHeatPrice } from '#domain/adverts/advert-heat-price.ts';
import { heatPrice, heatPricesAreEqual } from './heat-price.ts';
import type { HeatPriceInput } from './heat-price.ts';

const BUCHE = 20;
const FICHTE = 1;
const HARTHOLZ_GEMISCHT = 47;
const gross = { vatRateInPercent: 13, priceIsGross: true } as const;

const firewood = (euros: number, fuel: Partial<HeatPriceInput>): HeatPriceInput => ({
  ...gross,
  category: 'FIREWOOD',
  unit: 'RM',
  woodTypeIds: [BUCHE],
  pricePerUnitInCents: euros * 100,
  ...fuel,
});
const chips = (euros: number, fuel: Partial<HeatPriceInput>): HeatPriceInput => ({
  ...gross,
  category: 'WOOD_CHIPS',
  unit: 'SRM',
  pricePerUnitInCents: euros * 100,
  ...fuel,
});
const pellets = (euros: number, fuel: Partial<HeatPriceInput>): HeatPriceInput => ({
  ...gross,
  category: 'PELLETS',
  unit: 'T',
  pricePerUnitInCents: euros * 100,
  ...fuel,
});

// Calculated by hand from the middle of FHP and TFZ solid contents, LWF values and proPellets' 4.8 kWh/kg; euros gross
// per unit.
const cases: [string, HeatPriceInput, number, number][] = [
  ['Buche 33 cm, w 15 %', firewood(165, { lengthInCm: 33, moistureInPercent: 15 }), 2015, 8.19],
  ['Buche 33 cm, lufttrocken', firewood(165, { lengthInCm: 33, dryingState: 'LUFTTROCKEN' }), 1994.4, 8.27],
  ['Buche 1 m, lufttrocken', firewood(120, { lengthInCm: 100, dryingState: 'LUFTTROCKEN' }), 1657.5, 7.24],
  ['Buche 33 cm geschüttet', firewood(105, { unit: 'SRM', dryingState: 'LUFTTROCKEN' }), 1226.3, 8.56],
  [
    'Fichte 33 cm geschüttet',
    firewood(70, { unit: 'SRM', woodTypeIds: [FICHTE], dryingState: 'LUFTTROCKEN' }),
    867.4,
    8.07,
  ],
  ['Fichte 1 m', firewood(80, { woodTypeIds: [FICHTE], lengthInCm: 100, dryingState: 'LUFTTROCKEN' }), 1172.4, 6.82],
  ['Buche 1 m waldfrisch', firewood(95, { lengthInCm: 100, dryingState: 'WALDFRISCH' }), 1524.9, 6.23],
  [
    'Hartholz gemischt 33 cm',
    firewood(150, { woodTypeIds: [HARTHOLZ_GEMISCHT], lengthInCm: 33, dryingState: 'LUFTTROCKEN' }),
    1965.8,
    7.63,
  ],
  ['Pellets lose', pellets(373, {}), 4800, 7.77],
  ['Pellets Sack', pellets(5.97, { unit: 'SACK' }), 72, 8.29],
  [
    'Hackgut Fichte P16 M30',
    chips(28, { woodTypeCode: 'FICHTE', particleSizeCode: 'P16', moistureContentCode: 'M30' }),
    744.1,
    3.76,
  ],
  ...['P31', 'P31S', 'G50'].map((particleSizeCode): [string, HeatPriceInput, number, number] => [
    `Hackgut Fichte ${particleSizeCode} M30`,
    chips(28, { woodTypeCode: 'FICHTE', particleSizeCode, moistureContentCode: 'M30' }),
    669.7,
    4.18,
  ]),
  [
    'Hackgut Fichte P63 M40',
    chips(20, { woodTypeCode: 'FICHTE', particleSizeCode: 'P63', moistureContentCode: 'M40' }),
    593.7,
    3.37,
  ],
  ['Hackgut weich je t', chips(75, { unit: 'T', woodTypeCode: 'NADEL', moistureContentCode: 'M35' }), 3142, 2.39],
  [
    'Hackgut weich je t atro',
    chips(110, { unit: 'T_ATRO', woodTypeCode: 'NADEL', moistureContentCode: 'M35' }),
    4833.8,
    2.28,
  ],
];

// Heat of one unit calculated by hand: fm content by length and unit, kWh rounded to whole.
const unitCases: [string, HeatPriceInput, number][] = [
  ['41 cm stacked', firewood(100, { lengthInCm: 41, dryingState: 'LUFTTROCKEN' }), 1860],
  ['40 cm stacked', firewood(100, { lengthInCm: 40, dryingState: 'LUFTTROCKEN' }), 1994],
  ['70 cm stacked', firewood(100, { lengthInCm: 70, dryingState: 'LUFTTROCKEN' }), 1860],
  ['71 cm stacked', firewood(100, { lengthInCm: 71, dryingState: 'LUFTTROCKEN' }), 1658],
  ['a solid cubic metre', firewood(100, { unit: 'FM', dryingState: 'LUFTTROCKEN' }), 2695],
  ['a standing cubic metre', firewood(100, { unit: 'VFM', dryingState: 'LUFTTROCKEN' }), 2156],
  ['a tonne of beech', firewood(100, { unit: 'T', dryingState: 'LUFTTROCKEN' }), 3864],
  ['a 20 kg bag of beech', firewood(5, { unit: 'SACK', packageMassInKg: 20, dryingState: 'LUFTTROCKEN' }), 77],
  ['a loose cubic metre of pellets', pellets(200, { unit: 'SRM' }), 3120],
  ['a pallet of pellets', pellets(380, { unit: 'PAL' }), 4752],
  ['a megawatt hour', chips(30, { unit: 'MWH' }), 1000],
  [
    'a stacked cubic metre of energy wood',
    chips(40, { unit: 'RM', woodTypeCode: 'FICHTE', moistureContentCode: 'W30' }),
    1116,
  ],
  ['chips wetter than any class', chips(10, { unit: 'T', woodTypeCode: 'NADEL', moistureContentCode: 'M55+' }), 1966],
  ['chips by drying state', chips(10, { unit: 'T', woodTypeCode: 'NADEL', dryingStateCode: 'LUFTTROCKEN' }), 3730],
  ['firewood of no named species', firewood(100, { unit: 'FM', woodTypeIds: [], dryingState: 'LUFTTROCKEN' }), 2465],
  ['chips of no named species', chips(20, { particleSizeCode: 'P31', moistureContentCode: 'M30' }), 689],
  [
    'beech and spruce together',
    firewood(100, { unit: 'FM', woodTypeIds: [BUCHE, FICHTE], dryingState: 'LUFTTROCKEN' }),
    2310,
  ],
];

describe('the heat price', () => {
  it.each(cases)('of %s is as worked by hand', (_name, input, kwhPerUnit, centre) => {
    const price = heatPrice(input);
    expect(Math.abs((price?.kwhPerUnit ?? 0) - kwhPerUnit)).toBeLessThanOrEqual(0.101);
    expect(price?.centre).toBe(centre);
  });

  it.each(unitCases)('calculates %s correctly', (_name, input, expected) => {
    expect(Math.round(heatPrice(input)?.kwhPerUnit ?? 0)).toBe(expected);
  });

  it('adds VAT to a net price and divides a total by its quantity', () => {
    const net = { pricePerUnitInCents: 146_01.77, priceIsGross: false };
    const total = { pricePerUnitInCents: null, priceTotalInCents: 990_00, unitQuantity: 6 };
    const fuel = { lengthInCm: 33, dryingState: 'LUFTTROCKEN' };
    expect(heatPrice(firewood(0, { ...fuel, ...net }))?.centre).toBe(8.27);
    expect(heatPrice(firewood(0, { ...fuel, ...total }))?.centre).toBe(8.27);
  });
});

describe('the heat price range', () => {
  // Calculated by hand: trade figure at the dry end to measured figure at the wet end, or the tolerance of the fuel.
  it.each<[string, HeatPriceInput, number, number]>([
    ['a drying state', firewood(165, { lengthInCm: 33, dryingState: 'LUFTTROCKEN' }), 7.13, 9.72],
    ['loose pieces', firewood(105, { unit: 'SRM', dryingState: 'LUFTTROCKEN' }), 7.71, 9.5],
    ['measured moisture', firewood(165, { lengthInCm: 33, moistureInPercent: 20 }), 7.17, 9.76],
    ['unknown moisture', firewood(165, { lengthInCm: 33 }), 7.13, 10.56],
    ['unknown moisture and length', firewood(165, {}), 7.13, 12.56],
    ['firewood by weight', firewood(250, { unit: 'T', dryingState: 'LUFTTROCKEN' }), 6.03, 6.47],
    ['pellets', pellets(373, {}), 7.46, 8.08],
    [
      'chips by volume',
      chips(28, { woodTypeCode: 'FICHTE', particleSizeCode: 'P31', moistureContentCode: 'M30' }),
      3.55,
      4.81,
    ],
    ['chips by weight', chips(75, { unit: 'T', woodTypeCode: 'NADEL', moistureContentCode: 'M35' }), 2.2, 2.58],
    ['heat sold as heat', chips(45, { unit: 'MWH' }), 4.5, 4.5],
  ])('of %s is as worked by hand', (_name, input, low, high) => {
    const price = heatPrice(input);
    expect(price?.low).toBeCloseTo(low, 2);
    expect(price?.high).toBeCloseTo(high, 2);
  });

  it('is wider the less the advert says', () => {
    const width = (fuel: Partial<HeatPriceInput>): number => {
      const price = heatPrice(firewood(150, fuel));
      return (price?.high ?? Number.NaN) - (price?.low ?? Number.NaN);
    };
    const measured = width({ lengthInCm: 33, moistureInPercent: 18 });
    const unknownMoisture = width({ lengthInCm: 33 });
    expect(unknownMoisture).toBeGreaterThan(measured);
    expect(width({})).toBeGreaterThan(unknownMoisture);
  });

  it('contains its centre for any firewood', () => {
    const random = createRandom(33);
    for (let round = 0; round < 500; round += 1) {
      const price = heatPrice(
        firewood(random.integer(20, 300), {
          unit: random.pick(['RM', 'SRM', 'FM', 'T', 'T_ATRO', 'KG']),
          woodTypeIds: [WOOD_TYPES[random.integer(0, WOOD_TYPES.length - 1)]?.id ?? 1],
          dryingState: DRYING_STATES[random.integer(0, DRYING_STATES.length)]?.code,
          lengthInCm: random.chance(0.5) ? random.integer(20, 100) : null,
        }),
      );
      expect(price).not.toBeNull();
      expect(price?.low).toBeLessThanOrEqual(price?.centre ?? Number.NaN);
      expect(price?.high).toBeGreaterThanOrEqual(price?.centre ?? Number.NaN);
    }
  });

  it('keeps the order of prices for equal goods', () => {
    const random = createRandom(7);
    for (let round = 0; round < 200; round += 1) {
      const cheap = random.integer(30, 200);
      const fuel = { lengthInCm: 33, dryingState: 'LUFTTROCKEN' };
      const [one, other] = [heatPrice(firewood(cheap, fuel)), heatPrice(firewood(cheap + 5, fuel))];
      expect(one?.centre).toBeLessThan(other?.centre ?? Number.NaN);
    }
  });
});

describe('a pallet or crate', () => {
  const beech = { lengthInCm: 33, dryingState: 'LUFTTROCKEN' } as const;
  const perStacked = heatPrice(firewood(165, beech));

  it.each([1, 1.8, 2])('that holds %d rm costs heat as much as its stacked metres', (packageContentInRm) => {
    const pallet = heatPrice(firewood(165 * packageContentInRm, { ...beech, unit: 'PAL', packageContentInRm }));
    expect(pallet).toMatchObject({ centre: perStacked?.centre, low: perStacked?.low, high: perStacked?.high });
    expect(pallet?.assumptions).toMatchObject({ packageContentInRm, packageMassInKg: null });
    expect(pallet?.assumptions.solidContents).toEqual(perStacked?.assumptions.solidContents);
  });

  it('tells no heat without its content, and a content changes nothing in other units', () => {
    expect(heatPrice(firewood(200, { ...beech, unit: 'PAL' }))).toBeNull();
    expect(heatPrice(firewood(200, { ...beech, unit: 'PAL', packageContentInRm: 0 }))).toBeNull();
    expect(heatPrice(firewood(165, { ...beech, packageContentInRm: 2 }))).toEqual(perStacked);
  });
});

describe('there is no heat price', () => {
  it.each<[string, HeatPriceInput]>([
    ['on request', firewood(0, { pricePerUnitInCents: null })],
    ['for a total without quantity', firewood(0, { pricePerUnitInCents: null, priceTotalInCents: 100_00 })],
    ['for a price of zero', firewood(0, {})],
    ['for a piece', firewood(5, { unit: 'STK' })],
    ['for a lump sum', firewood(5, { unit: 'PAUSCHAL' })],
    ['for a bag of firewood of unknown weight', firewood(5, { unit: 'SACK' })],
    ['for dry tonnes of pellets', pellets(300, { unit: 'T_ATRO' })],
  ])('%s', (_name, input) => {
    expect(heatPrice(input)).toBeNull();
  });

  it('for goods that are not bought for heat, whatever the unit', () => {
    const others = CATEGORY_CODES.filter((code) => !['FIREWOOD', 'PELLETS', 'WOOD_CHIPS'].includes(code));
    expect(others).toHaveLength(4);
    for (const category of others)
      for (const unit of UNIT_CODES) expect(heatPrice(firewood(100, { category, unit }))).toBeNull();
  });
});

describe('the explanation of a heat price', () => {
  it('names what was assumed and each step from unit to heat', () => {
    const price = heatPrice(firewood(165, { lengthInCm: 33, dryingState: 'LUFTTROCKEN' }));
    expect(price?.assumptions).toEqual({
      waterContentLow: 0.15,
      waterContentCentre: 0.2,
      waterContentHigh: 0.2,
      isMoistureUnknown: false,
      isMoistureMeasured: false,
      densityInKgPerSolidCubicMetre: 558,
      calorificValueDryInKwhPerKg: 5,
      isWoodTypeUnknown: false,
      isVolume: true,
      solidContentFactor: 0.74,
      solidContents: { trade: 0.85, measured: [0.62, 0.64] },
      lengthInCm: 33,
      isLengthUnknown: false,
      isParticleSizeUnknown: false,
      packageMassInKg: null,
      toleranceInPercent: 0,
    });
    // 0.74 fm × 558 kg ÷ 0.8 = 516.2 kg; 3.86 kWh/kg.
    expect(price?.steps).toEqual({
      grossPricePerUnitInCents: 16_500,
      solidCubicMetresPerUnit: 0.74,
      massPerUnitInKg: 516.2,
      kwhPerKg: 3.86,
      kwhPerUnit: 1994.4,
    });
  });

  it('says what the advert left open', () => {
    const bare = heatPrice(firewood(100, { woodTypeIds: [] }))?.assumptions;
    expect(bare).toMatchObject({ isMoistureUnknown: true, isWoodTypeUnknown: true, isLengthUnknown: true });
    expect(heatPrice(chips(20, {}))?.assumptions).toMatchObject({
      isMoistureUnknown: true,
      isParticleSizeUnknown: true,
      isLengthUnknown: false,
    });
  });

  it('leaves out a measured moisture no wood can have', () => {
    const price = heatPrice(firewood(165, { lengthInCm: 33, moistureInPercent: 120, dryingState: 'LUFTTROCKEN' }));
    expect(price?.centre).toBe(8.27);
    expect(price?.assumptions.isMoistureMeasured).toBe(false);
  });

  it('has no wood in it for pellets', () => {
    const price = heatPrice(pellets(5.97, { unit: 'SACK' }));
    expect(price?.assumptions).toMatchObject({ waterContentCentre: null, isVolume: false, packageMassInKg: 15 });
    expect(price?.steps).toMatchObject({ solidCubicMetresPerUnit: null, massPerUnitInKg: 15, kwhPerKg: 4.8 });
  });
});

describe('the stated way of measuring', () => {
  it.each([
    ['STACKED_1M', 0.615],
    ['STACKED_SHORT', 0.74],
    ['LOOSE', 0.455],
  ] as const)('%s decides over the length what a stacked cubic metre holds', (measureBasis, expected) => {
    const price = heatPrice(firewood(120, { lengthInCm: 33, measureBasis, dryingState: 'LUFTTROCKEN' }));
    expect(price?.assumptions.solidContentFactor).toBeCloseTo(expected, 6);
  });
});

describe('what wood a unit may hold', () => {
  it.each([
    ['RM', 33, { trade: 0.85, measured: [0.62, 0.64] }],
    ['RM', 50, { trade: 0.8, measured: [0.58, 0.58] }],
    ['RM', 100, { trade: 0.7, measured: [0.5, 0.56] }],
    ['SRM', 33, { trade: 0.5, measured: [0.4, 0.42] }],
    ['FM', 33, null],
    ['T', 33, null],
  ] as const)(
    'is said for firewood in %s with %i cm by the trade table and as measured',
    (unit, lengthInCm, expected) => {
      expect(heatPrice(firewood(120, { unit, lengthInCm }))?.assumptions.solidContents).toEqual(expected);
    },
  );

  it('is not said for chips, where nothing was measured', () => {
    expect(heatPrice(chips(28, { particleSizeCode: 'P31' }))?.assumptions.solidContents).toBeNull();
  });
});

describe('offers by heat price', () => {
  it('stand in another order than the trade table alone would give', () => {
    // Beech 33 cm at 165 euros: 7.20 ct by the trade table, below pellets at 373 euros; it burns for more than they do.
    const beech = heatPrice(firewood(165, { lengthInCm: 33, dryingState: 'LUFTTROCKEN' }))?.centre;
    expect(beech).toBeGreaterThan(heatPrice(pellets(373, {}))?.centre ?? Number.NaN);
    // Chips P31 at 28 euros: 3.76 ct as fine chips, below P16 at 30 euros with 4.03 ct.
    const chipsOf = (euros: number, particleSizeCode: string) =>
      heatPrice(chips(euros, { woodTypeCode: 'FICHTE', particleSizeCode, moistureContentCode: 'M30' }))?.centre;
    expect(chipsOf(30, 'P16')).toBe(4.03);
    expect(chipsOf(28, 'P31')).toBeGreaterThan(chipsOf(30, 'P16') ?? Number.NaN);
  });

  it.each([
    [7, 7.6, true],
    [7, 7.71, false],
    [7.71, 7, false],
    [7, 7, true],
  ])('of %d and %d ct/kWh are called equal: %s', (one, other, expected) => {
    expect(heatPricesAreEqual(one, other)).toBe(expected);
  });
});

it('an advert has the heat price of its stored data', () => {
  const data = {
    woodTypeIds: [BUCHE],
    deliveryIsPossible: true,
    lengthInCm: 33,
    dryingState: 'LUFTTROCKEN',
    moistureInPercent: null,
    measureBasis: null,
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  };
  const price = advertHeatPrice({ category: 'FIREWOOD', data }, { ...gross, unit: 'RM', pricePerUnitInCents: 16_500 });
  expect(price?.centre).toBe(8.27);
});
