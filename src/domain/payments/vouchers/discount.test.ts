import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netFromGrossInCents, vatOfGrossInCents } from '#domain/money.ts';
import { discountedInCents } from './discount.ts';
import { PLANS, PLAN_VAT_RATE } from '#domain/plans/plans.data.ts';

test.each([
  [990, 10, 891],
  [990, 15, 842],
  [9_900, 33, 6_633],
  [1_490, 50, 745],
  [1, 50, 1],
  [990, 100, 0],
  [990, 0, 990],
])('%i cents less %i percent are %i cents', (full, percent, amount) => {
  expect(discountedInCents(full, percent)).toBe(amount);
});

test('what is left is whole cents between nothing and the full price, and net and VAT add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100 }), (full, percent) => {
      const amount = discountedInCents(full, percent);
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(full);
      expect(netFromGrossInCents(amount, PLAN_VAT_RATE) + vatOfGrossInCents(amount, PLAN_VAT_RATE)).toBe(amount);
    }),
  );
});

test('prices of plans are whole cents, and a year costs less than twelve months', () => {
  for (const { offers } of PLANS) {
    const [monthly, yearly, once] = offers.map(({ amountInCents }) => amountInCents);
    expect([monthly, yearly, once].every(Number.isSafeInteger)).toBe(true);
    expect(yearly).toBeLessThan(12 * (monthly ?? 0));
    expect(once).toBeGreaterThan(yearly ?? 0);
  }
});
