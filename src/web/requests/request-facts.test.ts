import { expect, test } from 'vitest';
import { requestFacts } from '#texts/de/requests/request-facts.ts';

const goodsOf = (lengthInCm: number | null): string | undefined =>
  requestFacts({
    woodTypes: [{ text: 'Buche' }],
    serviceCategory: null,
    quantity: 6,
    unit: 'RM',
    dryingState: null,
    lengthInCm,
    neededBy: null,
    handover: 'PICKUP',
    radiusInKm: 50,
    budgetInCents: null,
    place: { name: 'Bad Ischl' },
  })[0];

test.each([
  [33, '6\u00A0rm · Buche · 33\u00A0cm'],
  [100, '6\u00A0rm · Buche · 1\u00A0m'],
  [null, '6\u00A0rm · Buche'],
])('a length of %s cm is said as the trade does and never parted from its unit', (length, words) => {
  expect(goodsOf(length)).toBe(words);
});
