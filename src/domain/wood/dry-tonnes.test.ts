import { expect, test } from 'vitest';
import { DRY_TONNE_WOODS, solidPerDryTonne } from './dry-tonnes.ts';

// FHP "Holz richtig ausgeformt" 2007 as printed: kg atro per fm FOO, kg per fm FMO, fm FMO in a tonne AMM.
const PRINTED: Record<(typeof DRY_TONNE_WOODS)[number], readonly [foo: number, fmo: number, perTonne: number]> = {
  FICHTE_TANNE: [427, 475, 2.11],
  KIEFER: [510, 570, 1.75],
  LAERCHE: [545, 625, 1.6],
  BUCHE: [650, 707, 1.41],
  EICHE: [630, 741, 1.35],
  AHORN: [570, 633, 1.58],
  ESCHE: [650, 755, 1.32],
  BIRKE: [515, 585, 1.71],
  HAINBUCHE: [680, 739, 1.35],
};

test.each(DRY_TONNE_WOODS)('a dry tonne of %s holds what the trade table says', (wood) => {
  const [foo, fmo, perTonne] = PRINTED[wood];
  expect(solidPerDryTonne(wood, { withBark: true })).toBe(perTonne);
  // Two decimals are printed, some of them cut.
  expect(Math.abs(1000 / fmo - perTonne)).toBeLessThan(0.01);
  expect(solidPerDryTonne(wood, { withBark: false }) * foo).toBeCloseTo(1000, 6);
});

// Examples of chamber and trade: 15 t AMM are 31.6 fm; € 80 a tonne are € 37.90 a solid cubic metre FMO.
test('spruce weighed dry with its bark converts as its buyers do', () => {
  const perTonne = solidPerDryTonne('FICHTE_TANNE', { withBark: true });
  expect(15 * perTonne).toBeCloseTo(31.6, 0);
  expect(80 / perTonne).toBeCloseTo(37.9, 1);
});
