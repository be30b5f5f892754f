import { expect, test } from 'vitest';
import { isGift, settledPrices } from './gift.ts';

const prices = (pricePerUnitInCents: number | null, priceTotalInCents: number | null) => ({
  pricePerUnitInCents,
  priceTotalInCents,
});

test('a price of zero is a gift, no price is on request', () => {
  expect([prices(0, null), prices(null, 0), prices(0, 0)].every(isGift)).toBe(true);
  expect([prices(null, null), prices(1, null), prices(0, 500), prices(50, 0)].some(isGift)).toBe(false);
  expect(isGift(prices(Number.NaN, 0))).toBe(false);
});

test('a gift costs nothing per unit, and beside a price a zero says nothing', () => {
  for (const gift of [prices(0, null), prices(null, 0), prices(0, 0)])
    expect(settledPrices(gift)).toEqual(prices(0, null));
  expect(settledPrices(prices(0, 500))).toEqual(prices(null, 500));
  expect(settledPrices(prices(50, 0))).toEqual(prices(50, null));
  expect(settledPrices(prices(null, null))).toEqual(prices(null, null));
});
