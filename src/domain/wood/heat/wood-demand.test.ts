import { describe, expect, it } from 'vitest';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { fuelFor, fuelOfWood, heatOfFuel, heatOfHouse, heatPerUnit, pelletsFor, woodFor } from './wood-demand.ts';

const wood = (id: number) => {
  const found = woodTypeById(id);
  if (found === undefined) throw new Error(`No wood ${id}.`);
  return found;
};
const [beech, spruce] = [wood(20), wood(1)];
const rounded = ({ low, high }: { low: number; high: number }) => [
  Math.round(low * 10) / 10,
  Math.round(high * 10) / 10,
];

describe('how much wood a house needs', () => {
  it('follows the class of the energy certificate and the floor', () => {
    expect(heatOfHouse(150, 'C')).toEqual({ low: 7_500, high: 15_000 });
  });

  it('knows the heat of last year’s fuel', () => {
    expect(heatOfFuel(2_000, 'OIL', 100)).toBe(20_000);
    expect(heatOfFuel(5_000, 'PELLETS', 80)).toBeCloseTo(19_200);
    expect(heatOfFuel(12_000, 'GAS', 90)).toBeCloseTo(10_800);
  });

  it('of beech stacked in 33 cm: between the measured and the trade figure', () => {
    // 2695 kWh per solid metre at w 20 % and 2723 at w 15 %, 0.63 and 0.85 solid metres in a stacked one.
    expect(rounded(heatPerUnit(beech, 'RM_33'))).toEqual([1697.9, 2314.6]);
    expect(rounded(woodFor({ low: 20_000, high: 20_000 }, beech, 'RM_33'))).toEqual([8.6, 11.8]);
    expect(rounded(woodFor({ low: 20_000, high: 20_000 }, spruce, 'SRM_33'))).toEqual([20.8, 25.6]);
  });

  it('a poorer stove needs more, a smaller share less', () => {
    const heat = { low: 10_000, high: 10_000 };
    expect(rounded(fuelFor(heat, 100, 65))).toEqual([15_384.6, 15_384.6]);
    expect(rounded(fuelFor(heat, 50, 65))).toEqual([7_692.3, 7_692.3]);
    expect(rounded(pelletsFor(fuelFor(heat, 100, 75)))).toEqual([2.8, 2.8]);
  });

  it('wood in and the same wood out is the same amount, within its range', () => {
    const back = woodFor(fuelOfWood(10, beech, 'RM_33'), beech, 'RM_33');
    expect(back.low).toBeLessThanOrEqual(10);
    expect(back.high).toBeGreaterThanOrEqual(10);
  });
});
