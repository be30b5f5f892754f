import { describe, expect, it, test } from 'vitest';
import { type Measurement, compareMoisture, compareQuantity, loadVolume, usualMeasurement } from './measurement.ts';
import type { AgreementTerms } from './agreement-terms.ts';

type Agreed = Pick<AgreementTerms, 'quantity' | 'unit' | 'measure' | 'moistureInPercent'>;

const agreed = (wishes: Partial<Agreed> = {}): Agreed => ({
  quantity: 6,
  unit: 'RM',
  measure: 'STACKED_SHORT',
  moistureInPercent: 20,
  ...wishes,
});
const load = (stacking: 'STACKED_1M' | 'STACKED_SHORT' | 'ROUNDWOOD' | 'LOOSE' | 'CHIPS', heightInCm: number) =>
  ({ kind: 'LOAD', lengthInCm: 400, widthInCm: 200, heightInCm, stacking }) satisfies Measurement;
const weight = (weightInKg: number, moistureInPercent: number | null = null) =>
  ({ kind: 'WEIGHT', weightInKg, moistureInPercent }) satisfies Measurement;

describe('a load', () => {
  it('has its outer volume, give or take 5 cm at each side', () => {
    expect(loadVolume({ lengthInCm: 400, widthInCm: 200, heightInCm: 75 })).toEqual({
      low: expect.closeTo(3.95 * 1.95 * 0.7, 9),
      centre: 6,
      high: expect.closeTo(4.05 * 2.05 * 0.8, 9),
    });
  });

  it('stacked as agreed is compared directly', () => {
    expect(compareQuantity(agreed(), load('STACKED_SHORT', 75))).toMatchObject({
      isComparable: true,
      measured: { centre: 6 },
      differenceInPercent: { centre: 0 },
      verdict: 'AS_AGREED',
      isConverted: false,
    });
    expect(compareQuantity(agreed(), load('STACKED_SHORT', 60))).toMatchObject({
      measured: { centre: 4.8 },
      differenceInPercent: { centre: -20 },
      verdict: 'LESS',
    });
    expect(compareQuantity(agreed(), load('STACKED_SHORT', 100))).toMatchObject({ verdict: 'MORE' });
  });

  // Source: FHP 0.50, 0.80 and 0.85 fm, TFZ 0.41, 0.58 and 0.63 fm: of 10 srm 5.88 (0.50/0.85) to 7.07 rm (0.41/0.58).
  it('tipped instead of stacked spans trade table and measurements', () => {
    const found = compareQuantity(agreed(), load('LOOSE', 125));
    expect(found).toMatchObject({ isComparable: true, isConverted: true, verdict: 'AS_AGREED' });
    if (!found.isComparable) throw new Error('It is comparable.');
    expect(found.measured.centre).toBeCloseTo((10 * (0.5 / 0.85 + 0.41 / 0.58)) / 2, 2);
    expect(found.measured.low).toBeLessThan(5.88);
    expect(found.measured.high).toBeGreaterThan(7.07);
  });

  // Source: domain.md 3.4, 5 rm 1 m = 3.50 fm = 4.12 rm 33 = 7.00 srm 33 by the trade table.
  it.each([
    ['STACKED_1M', 'FM', 'FOO', 3.5],
    ['STACKED_1M', 'RM', 'STACKED_SHORT', 4.12],
    ['STACKED_1M', 'SRM', 'LOOSE', 7],
  ] as const)('%s in %s has the figure of the trade table within its range', (stacking, unit, measure, figure) => {
    const found = compareQuantity(agreed({ unit, measure }), load(stacking, 62.5));
    if (!found.isComparable) throw new Error('It is comparable.');
    expect(found.measured.low).toBeLessThan(figure);
    expect(found.measured.high).toBeGreaterThan(figure);
    expect(found.isConverted).toBe(true);
  });

  it('is not turned into a weight, nor compared where bark is taken off or round wood would be converted', () => {
    const reasonOf = (wishes: Partial<Agreed>, stacking: 'STACKED_1M' | 'ROUNDWOOD') => {
      const found = compareQuantity(agreed(wishes), load(stacking, 100));
      return found.isComparable ? null : found.reason;
    };
    expect(reasonOf({ unit: 'T', measure: 'WEIGHT' }, 'STACKED_1M')).toBe('WEIGHT_AND_VOLUME');
    expect(reasonOf({ measure: 'RMO' }, 'ROUNDWOOD')).toBe('BARK');
    expect(reasonOf({ measure: 'RMM' }, 'ROUNDWOOD')).toBeNull();
    expect(reasonOf({}, 'ROUNDWOOD')).toBe('OTHER_MEASURE');
    expect(reasonOf({ unit: 'STK', measure: 'COUNTED' }, 'STACKED_1M')).toBe('OTHER_MEASURE');
    expect(reasonOf({ unit: 'PAUSCHAL', measure: 'LUMP_SUM', quantity: 1 }, 'STACKED_1M')).toBe('LUMP_SUM');
  });
});

describe('a weight', () => {
  it('is compared in tonnes and kilograms', () => {
    expect(compareQuantity(agreed({ unit: 'T', measure: 'WEIGHT' }), weight(5_400))).toMatchObject({
      measured: { low: 5.4, centre: 5.4, high: 5.4 },
      differenceInPercent: { centre: -10 },
      verdict: 'LESS',
    });
    expect(compareQuantity(agreed({ unit: 'KG', measure: 'WEIGHT', quantity: 990 }), weight(990))).toMatchObject({
      verdict: 'AS_AGREED',
    });
  });

  // 10 t at w 35 hold 6.5 t of dry matter; the meter is right to 2 points.
  it('gives dry tonnes only with its water content', () => {
    const dry = agreed({ unit: 'T_ATRO', measure: 'AMM', quantity: 6.6 });
    expect(compareQuantity(dry, weight(10_000, 35))).toMatchObject({
      measured: { low: 6.3, centre: 6.5, high: 6.7 },
      verdict: 'AS_AGREED',
    });
    expect(compareQuantity(dry, weight(10_000))).toEqual({ isComparable: false, reason: 'NO_MOISTURE' });
    expect(compareQuantity({ ...dry, measure: 'AMO' }, weight(10_000, 35))).toMatchObject({ reason: 'BARK' });
  });

  it('says nothing about stacked metres: the kind of wood is not part of the agreement', () => {
    expect(compareQuantity(agreed(), weight(3_000, 20))).toEqual({ isComparable: false, reason: 'WEIGHT_AND_VOLUME' });
  });
});

test('pieces and solid metres are compared in their own unit, solid metres also with stacked ones', () => {
  const counted = (quantity: number, unit: 'STK' | 'FM' | 'PAL') => ({ kind: 'QUANTITY', quantity, unit }) as const;
  expect(compareQuantity(agreed({ unit: 'STK', measure: 'COUNTED', quantity: 12 }), counted(11, 'STK'))).toMatchObject({
    verdict: 'LESS',
    differenceInPercent: { centre: -8.3 },
  });
  expect(compareQuantity(agreed({ unit: 'FM', measure: 'FMO', quantity: 20 }), counted(20.4, 'FM'))).toMatchObject({
    verdict: 'MORE',
    isConverted: false,
  });
  const stacked = compareQuantity(agreed({ quantity: 10, measure: 'STACKED_1M' }), counted(7, 'FM'));
  expect(stacked).toMatchObject({ isComparable: true, isConverted: true, measured: { low: 10 } });
  expect(compareQuantity(agreed({ unit: 'STK', measure: 'COUNTED' }), counted(3, 'PAL'))).toMatchObject({
    reason: 'OTHER_MEASURE',
  });
});

test('a water content is above the agreed one only beyond what a meter is right to', () => {
  const verdict = (measured: number) => compareMoisture(agreed(), weight(3_000, measured))?.verdict;
  expect([18, 20, 22, 22.1].map(verdict)).toEqual(['WITHIN', 'WITHIN', 'WITHIN', 'ABOVE']);
  expect(compareMoisture(agreed({ moistureInPercent: null }), weight(3_000, 40))).toBeNull();
  expect(compareMoisture(agreed(), weight(3_000))).toBeNull();
});

test('the form starts with what fits the agreed unit', () => {
  expect((['RM', 'SRM', 'T', 'T_ATRO', 'FM', 'STK', 'M3'] as const).map(usualMeasurement)).toEqual([
    'LOAD',
    'LOAD',
    'WEIGHT',
    'WEIGHT',
    'QUANTITY',
    'QUANTITY',
    'QUANTITY',
  ]);
});
