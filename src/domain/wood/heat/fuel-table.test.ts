import { expect, test } from 'vitest';
import { roundTo } from '#domain/rounding.ts';
import { FUEL_WOOD_TYPES, fuelTableRow } from './fuel-table.ts';

const rowOf = (code: string, waterContent: number) => {
  const wood = FUEL_WOOD_TYPES.find((type) => type.code === code);
  return fuelTableRow(wood ?? expect.unreachable(), waterContent);
};

/** fm, rm and srm 33 cm in kWh, kg/rm, all at 20 % of water, as the trade's table prints them. */
test.each([
  ['HAINBUCHE', [3188, 2231, 1594, 577]],
  ['ROBINIE', [3125, 2188, 1563, 566]],
  ['EICHE', [2758, 1931, 1379, 500]],
  ['ESCHE', [2724, 1907, 1362, 493]],
  ['BUCHE', [2695, 1887, 1348, 488]],
  ['ULME', [2685, 1880, 1343, 487]],
  ['BIRKE', [2541, 1778, 1270, 460]],
  ['AHORN', [2521, 1765, 1261, 457]],
  ['LAERCHE', [2450, 1715, 1225, 426]],
  ['KIRSCHE', [2391, 1674, 1195, 433]],
  ['EDELKASTANIE', [2318, 1623, 1159, 420]],
  ['KIEFER', [2168, 1518, 1084, 377]],
  ['DOUGLASIE', [2072, 1451, 1036, 361]],
  ['ERLE', [2067, 1447, 1034, 375]],
  ['LINDE', [2014, 1410, 1007, 365]],
  ['FICHTE', [1906, 1334, 953, 332]],
  ['TANNE', [1826, 1278, 913, 318]],
  ['PAPPEL', [1705, 1193, 852, 309]],
  ['WEIDE', [1618, 1133, 809, 293]],
])('%s with a fifth of water has the printed figures %j', (code, printed) => {
  const row = rowOf(code, 0.2);
  const shown = [
    row.kwhPerSolidCubicMetre,
    row.kwhPerStackedCubicMetre,
    row.kwhPerLooseCubicMetre,
    row.massPerStackedCubicMetreInKg,
  ];
  // The printed table holds whole figures: a half may have gone either way.
  printed.forEach((figure, index) => expect(Math.abs((shown[index] ?? 0) - figure)).toBeLessThanOrEqual(0.501));
});

test.each([
  ['FICHTE', 0.15, 4.32, 1348],
  ['FICHTE', 0.5, 2.26, 1199],
  ['BUCHE', 0, 5, 1953],
  ['BUCHE', 0.15, 4.15, 1906],
  ['BUCHE', 0.5, 2.16, 1687],
  ['BUCHE', 0.6, 1.59, 1555],
])('%s at a water content of %d has %d kWh/kg and %d kWh/rm', (code, waterContent, perKg, perRm) => {
  const row = rowOf(code, waterContent);
  expect([roundTo(row.kwhPerKg, 2), roundTo(row.kwhPerStackedCubicMetre, 0)]).toEqual([perKg, perRm]);
});

test('a stacked cubic metre of dry beech replaces 189 litres of heating oil, one of spruce 133', () => {
  expect(roundTo(rowOf('BUCHE', 0.2).oilPerStackedCubicMetreInLitres, 0)).toBe(189);
  expect(roundTo(rowOf('FICHTE', 0.2).oilPerStackedCubicMetreInLitres, 0)).toBe(133);
});

test('twenty woods stand in the table', () => {
  expect(new Set(FUEL_WOOD_TYPES.map(({ code }) => code)).size).toBe(20);
});
