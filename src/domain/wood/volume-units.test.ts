import { describe, expect, it } from 'vitest';
import { solidContent } from './volume-units.ts';
import type { SolidContentSet, VolumeMeasure } from './volume-units.ts';

/** A quantity in another measure, as the table of solid contents has it. */
const converted = (quantity: number, from: VolumeMeasure, to: VolumeMeasure): number =>
  (quantity * (solidContent(from) ?? Number.NaN)) / (solidContent(to) ?? Number.NaN);

describe('conversion between volume measures', () => {
  // Source: FHP "Holz richtig ausgeformt" 2007, calculated through fm.
  const cases: [number, VolumeMeasure, VolumeMeasure, number][] = [
    [10, 'FM', 'RM_1M', 14.29],
    [10, 'FM', 'RM_33', 11.76],
    [10, 'FM', 'SRM_33', 20],
    [10, 'FM', 'SRM_FEIN', 25],
    [10, 'FM', 'SRM_MITTEL', 27.78],
    [10, 'FM', 'SRM_GROB', 30.3],
    [10, 'FM', 'RM_50', 12.5],
    [10, 'RM_1M', 'RM_33', 8.24],
    [1, 'SRM_33', 'RM_33', 0.59],
    [5, 'RM_1M', 'FM', 3.5],
    [5, 'RM_1M', 'RM_33', 4.12],
    [5, 'RM_1M', 'SRM_33', 7],
    [10, 'SRM_33', 'FM', 5],
  ];

  it.each(cases)('of %d %s to %s gives %d', (quantity, from, to, expected) => {
    expect(converted(quantity, from, to)).toBeCloseTo(expected, 2);
  });

  // Source: the printed FHP matrix, row 1 fm; it is rounded.
  it.each<[VolumeMeasure, number]>([
    ['RM_1M', 1.4],
    ['RM_33', 1.2],
    ['SRM_33', 2],
    ['SRM_FEIN', 2.5],
    ['SRM_GROB', 3],
  ])('of 1 fm to %s stays within 4 % of the printed figure %d', (to, printed) => {
    expect(Math.abs(converted(1, 'FM', to) / printed - 1)).toBeLessThan(0.04);
  });

  // Source: TFZ Straubing measurements 2006.
  it.each<[VolumeMeasure, SolidContentSet, number]>([
    ['RM_1M', 'TFZ_BEECH', 0.5],
    ['RM_1M', 'TFZ_SPRUCE', 0.56],
    ['RM_1M_UNSPLIT', 'TFZ_BEECH', 0.58],
    ['RM_1M_UNSPLIT', 'TFZ_SPRUCE', 0.65],
    ['RM_33', 'TFZ_BEECH', 0.62],
    ['RM_33', 'TFZ_SPRUCE', 0.64],
    ['SRM_33', 'TFZ_BEECH', 0.42],
    ['SRM_33', 'TFZ_SPRUCE', 0.4],
    ['RM_1M', 'TFZ_MEAN', 0.53],
    ['RM_50', 'TFZ_MEAN', 0.58],
    ['RM_33', 'TFZ_MEAN', 0.63],
    ['SRM_33', 'TFZ_MEAN', 0.41],
  ])('knows the measured solid content of %s in %s', (measure, set, expected) => {
    expect(solidContent(measure, set)).toBe(expected);
  });

  it('lies 16 to 29 % lower for beech by measurement than in the trade table', () => {
    const measures: VolumeMeasure[] = ['RM_1M', 'RM_33', 'SRM_33'];
    const shortfalls = measures.map((measure) => {
      const trade = solidContent(measure) ?? Number.NaN;
      return 1 - (solidContent(measure, 'TFZ_BEECH') ?? Number.NaN) / trade;
    });
    expect(Math.min(...shortfalls)).toBeCloseTo(0.16, 2);
    expect(Math.max(...shortfalls)).toBeCloseTo(0.29, 2);
  });

  it('has no result where a set was not measured', () => {
    expect(solidContent('SRM_FEIN', 'TFZ_BEECH')).toBeNull();
  });
});
