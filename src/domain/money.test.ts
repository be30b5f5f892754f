import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { amountInCents, grossFromNetInCents, netFromGrossInCents, vatOfGrossInCents } from './money.ts';
import { cutToWhole, roundTo } from './rounding.ts';

describe('money', () => {
  it.each([
    [100_00, 13, 113_00],
    [146_02, 13, 165_00],
    [1, 20, 1],
    [3, 20, 4],
    [0, 13, 0],
  ])('of %d cents net with %d %% VAT is %d cents gross', (net, rate, gross) => {
    expect(grossFromNetInCents(net, rate)).toBe(gross);
  });

  it.each([
    [113_00, 13, 100_00, 13_00],
    [165_00, 13, 146_02, 18_98],
    [120_00, 20, 100_00, 20_00],
    [99_99, 0, 99_99, 0],
  ])('of %d cents gross with %d %% VAT holds %d net and %d VAT', (gross, rate, net, vat) => {
    expect(netFromGrossInCents(gross, rate)).toBe(net);
    expect(vatOfGrossInCents(gross, rate)).toBe(vat);
  });

  it('comes back within one cent from gross to net to gross', () => {
    const random = createRandom(19);
    for (let round = 0; round < 2_000; round += 1) {
      const gross = random.integer(1, 1_000_000_000);
      const rate = random.pick(VAT_RATES_IN_PERCENT);
      const back = grossFromNetInCents(netFromGrossInCents(gross, rate), rate);
      expect(Math.abs(back - gross)).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    [165_00, 6, 990_00],
    [33_33, 0.283, 9_43],
    [1_05, 0.5, 53],
    [28_70, 1.15, 33_01],
  ])('of %d cents a unit for %d units is %d cents', (price, quantity, expected) => {
    expect(amountInCents(price, quantity)).toBe(expected);
  });
});

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [-0.001, 2, 0],
    [1_234.5, 0, 1_235],
  ])('of %d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  it.each([
    [33.8, 33],
    [30, 30],
    [29.999_999_999_9, 30],
  ])('down of %d is %d', (value, expected) => {
    expect(cutToWhole(value)).toBe(expected);
  });
});
