import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import {
  DRY_TONNE_FACTORS,
  dryTonneFactorOf,
  dryTonnesFromSolidCubicMetres,
  solidCubicMetresFromDryTonnes,
} from './dry-tonnes.ts';
import { SOLID_CONTENT_SETS, VOLUME_MEASURES, convertVolume, solidContent } from './volume-units.ts';
import type { SolidContentSet, VolumeMeasure } from './volume-units.ts';

describe('conversion between volume measures', () => {
  // Source: FHP "Holz richtig ausgeformt" 2007, reckoned through fm.
  const cases: [number, VolumeMeasure, VolumeMeasure, number][] = [
    [10, 'FM', 'RM_1M', 14.29],
    [10, 'FM', 'RM_33', 11.76],
    [10, 'FM', 'SRM_33', 20],
    [10, 'FM', 'SRM_FEIN', 25],
    [10, 'FM', 'SRM_GROB', 30.3],
    [5, 'RM_1M', 'FM', 3.5],
    [5, 'RM_1M', 'RM_33', 4.12],
    [5, 'RM_1M', 'SRM_33', 7],
    [10, 'SRM_33', 'FM', 5],
  ];

  it.each(cases)('of %d %s to %s gives %d', (quantity, from, to, expected) => {
    expect(convertVolume(quantity, { from, to })).toBeCloseTo(expected, 2);
  });

  // Source: the printed FHP matrix, row 1 fm; it is rounded.
  it.each<[VolumeMeasure, number]>([
    ['RM_1M', 1.4],
    ['RM_33', 1.2],
    ['SRM_33', 2],
    ['SRM_FEIN', 2.5],
    ['SRM_GROB', 3],
  ])('of 1 fm to %s stays within 4 % of the printed figure %d', (to, printed) => {
    const converted = convertVolume(1, { from: 'FM', to }) ?? 0;
    expect(Math.abs(converted / printed - 1)).toBeLessThan(0.04);
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
    expect(convertVolume(1, { from: 'SRM_FEIN', to: 'FM', set: 'TFZ_BEECH' })).toBeNull();
  });

  it('comes back to the same quantity for any measures and set', () => {
    const random = createRandom(20_261_117);
    for (let round = 0; round < 500; round += 1) {
      const set = random.pick(SOLID_CONTENT_SETS);
      const [from, to] = [random.pick(VOLUME_MEASURES), random.pick(VOLUME_MEASURES)];
      const quantity = random.between(0.1, 5_000);
      const there = convertVolume(quantity, { from, to, set });
      if (there === null) continue;
      expect(convertVolume(there, { from: to, to: from, set })).toBeCloseTo(quantity, 6);
    }
  });
});

describe('tonnes oven-dry', () => {
  // Source: ÖHU table, fm FMO per tonne AMM.
  it.each([
    ['FICHTE', 2.11],
    ['KIEFER', 1.75],
    ['LAERCHE', 1.6],
    ['BUCHE', 1.41],
    ['EICHE', 1.35],
    ['ROBINIE', 1.35],
    ['AHORN', 1.58],
    ['ESCHE', 1.32],
    ['BIRKE', 1.71],
    ['HAINBUCHE', 1.35],
  ])('of %s are %d fm each', (code, expected) => {
    const factor = dryTonneFactorOf(code);
    expect(factor && solidCubicMetresFromDryTonnes(1, factor)).toBeCloseTo(expected, 2);
  });

  it('come back to the same figure through fm', () => {
    for (const factor of DRY_TONNE_FACTORS) {
      expect(dryTonnesFromSolidCubicMetres(solidCubicMetresFromDryTonnes(7.3, factor), factor)).toBeCloseTo(7.3, 9);
    }
  });

  it('are not reckoned for species without a trade factor', () => {
    expect(dryTonneFactorOf('PAPPEL')).toBeNull();
  });
});
