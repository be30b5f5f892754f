import { describe, expect, it, test } from 'vitest';
import { factCounts, lastRatingDay, ratingTime, releaseAt } from './rating.ts';

describe('the time for ratings', () => {
  it('lasts from the agreed day until 60 days after it', () => {
    const time = (today: string) => ratingTime('2026-12-05', today);
    expect(['2026-12-04', '2026-12-05', '2027-02-03', '2027-02-04'].map(time)).toEqual([
      'TOO_EARLY',
      'OPEN',
      'OPEN',
      'TOO_LATE',
    ]);
    expect(lastRatingDay('2026-12-05')).toBe('2027-02-03');
  });
});

describe('ratings of one agreement', () => {
  const given = new Date('2026-12-06T10:00:00Z');
  const after = (days: number): Date => new Date(given.getTime() + days * 86_400_000);

  it('of one side are public 14 days after they were given', () => {
    expect(releaseAt(given)).toEqual(after(14));
  });
});

test('counts say how often it was as agreed; wood that was not measured is not counted, nor is anything averaged', () => {
  const tally = {
    total: 13,
    amount: { AS_AGREED: 12, LESS: 1 },
    dryness: { AS_AGREED: 4, WETTER: 1, NOT_MEASURED: 8 },
    punctuality: { ON_TIME: 10, POSTPONED: 3 },
    dealing: { GOOD: 13 },
  };
  expect(factCounts('SELLER', tally)).toEqual([
    { fact: 'amount', value: 'AS_AGREED', count: 12, outOf: 13 },
    { fact: 'dryness', value: 'AS_AGREED', count: 4, outOf: 5 },
    { fact: 'punctuality', value: 'ON_TIME', count: 10, outOf: 13 },
    { fact: 'dealing', value: 'GOOD', count: 13, outOf: 13 },
  ]);
  expect(factCounts('SELLER', { total: 1, dryness: { NOT_MEASURED: 1 } })).toEqual([]);
  expect(factCounts('SELLER', null)).toEqual([]);
});
