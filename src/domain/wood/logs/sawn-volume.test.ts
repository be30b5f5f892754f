import { expect, it } from 'vitest';
import { runningMetresPerCubicMetre, sawnVolumeInCubicMetres } from './sawn-volume.ts';

// Source: trade tables for sawn wood.
it.each([
  [50, 80, 250],
  [100, 100, 100],
])('a cubic metre of %d x %d mm has %d running metres', (thickness, width, expected) => {
  expect(runningMetresPerCubicMetre(width, thickness)).toBeCloseTo(expected, 6);
});

it('a cubic metre of boards of 24 mm covers 41.67 m²', () => {
  const squareMetre = { lengthInMm: 1_000, widthInMm: 1_000, thicknessInMm: 24 };
  expect(1 / sawnVolumeInCubicMetres(squareMetre)).toBeCloseTo(41.67, 2);
});

it('ten boards of 4 m, 200 mm and 24 mm are 0.192 m³', () => {
  const board = { lengthInMm: 4_000, widthInMm: 200, thicknessInMm: 24 };
  expect(sawnVolumeInCubicMetres(board, 10)).toBe(0.192);
});
