import { expect, test } from 'vitest';
import { priceBasisOf, pricePosition } from './price-position.ts';

const around = { basis: 'UNIT', own: 110, median: 100, adverts: 8, sellers: 5 } as const;

test('a price stands above or below the middle of the prices around', () => {
  expect(pricePosition(around)).toEqual({
    basis: 'UNIT',
    ownInCents: 110,
    medianInCents: 100,
    differenceInPercent: 10,
    comparedAdverts: 8,
  });
  expect(pricePosition({ ...around, own: 75 })?.differenceInPercent).toBe(-25);
});

test('seven adverts, four sellers or no price around say nothing', () => {
  expect(pricePosition({ ...around, adverts: 7 })).toBeNull();
  expect(pricePosition({ ...around, sellers: 4 })).toBeNull();
  expect(pricePosition({ ...around, median: null })).toBeNull();
});

test('a gift has no place among prices', () => {
  expect(pricePosition({ ...around, own: 0 })).toBeNull();
});

test('fuels are compared by their heat, other goods by their unit, services not at all', () => {
  expect(priceBasisOf('FIREWOOD', true)).toBe('HEAT');
  expect(priceBasisOf('LOGS', false)).toBe('UNIT');
  expect(priceBasisOf('SERVICES', false)).toBeNull();
});
