import { expect, test } from 'vitest';
import { type ReviewFacts, reviewHints } from './review-hints.ts';

const calm: ReviewFacts = {
  accountAgeInDays: 400,
  priceDifferenceInPercent: -10,
  reporterCount: 1,
  earlierBlocks: 0,
  text: 'Buche, 33 cm, zwei Jahre luftgetrocknet. Bezahlung bei Abholung.',
};

test('an ordinary advert gives no reason for a second look', () => {
  expect(reviewHints(calm)).toEqual([]);
  expect(reviewHints({ ...calm, priceDifferenceInPercent: null })).toEqual([]);
});

test.each([
  [{ accountAgeInDays: 3 }, 'NEW_ACCOUNT'],
  [{ priceDifferenceInPercent: -55 }, 'PRICE_FAR_BELOW'],
  [{ reporterCount: 2 }, 'SEVERAL_REPORTERS'],
  [{ earlierBlocks: 1 }, 'BLOCKED_BEFORE'],
  [{ text: 'Versand nur gegen Vorkasse mit Western  Union' }, 'PAYMENT_AHEAD'],
] as const)('%j is worth a second look: %s', (facts, hint) => {
  expect(reviewHints({ ...calm, ...facts })).toEqual([hint]);
});

test('several reasons come in their fixed order', () => {
  const facts = { ...calm, accountAgeInDays: 0, reporterCount: 5, text: 'Bezahlung per Bitcoin' };
  expect(reviewHints(facts)).toEqual(['NEW_ACCOUNT', 'SEVERAL_REPORTERS', 'PAYMENT_AHEAD']);
});
