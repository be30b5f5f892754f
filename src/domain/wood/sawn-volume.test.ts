import { expect, it } from 'vitest';
import {
  piecesPerCubicMetre,
  runningMetresPerCubicMetre,
  sawnVolumeInCubicMetres,
  squareMetresPerCubicMetre,
} from './sawn-volume.ts';

// Source: trade tables for sawn wood.
it.each([
  [50, 80, 250],
  [100, 100, 100],
])('a cubic metre of %d x %d mm has %d running metres', (thickness, width, expected) => {
  expect(runningMetresPerCubicMetre(width, thickness)).toBeCloseTo(expected, 6);
});

it('a cubic metre of 24 mm boards covers 41.67 square metres', () => {
  expect(squareMetresPerCubicMetre(24)).toBeCloseTo(41.67, 2);
});

it('ten boards of 4 m, 200 mm and 24 mm are 0.192 m³', () => {
  const board = { lengthInMm: 4_000, widthInMm: 200, thicknessInMm: 24 };
  expect(sawnVolumeInCubicMetres(board, 10)).toBe(0.192);
  expect(piecesPerCubicMetre(board)).toBeCloseTo(52.08, 2);
});
