import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#domain/format/dates.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { canCapHouseholds, householdLeft, localDistanceInKm, localEnd, localFirstAt } from './local-first.ts';

describe('the local days of an advert', () => {
  it.each([
    ['2026-11-21T09:00:00Z', 3, '24.11.2026, 23:59'],
    // Published half an hour after midnight in Vienna, which is the day before in UTC.
    ['2026-11-21T23:30:00Z', 1, '23.11.2026, 23:59'],
    ['2026-07-01T21:59:00Z', 14, '15.07.2026, 23:59'],
    // Over the change of the clocks in both directions, and on the night itself.
    ['2026-10-22T10:00:00Z', 7, '29.10.2026, 23:59'],
    ['2026-10-24T10:00:00Z', 1, '25.10.2026, 23:59'],
    ['2027-03-27T10:00:00Z', 1, '28.03.2027, 23:59'],
  ])('published at %s for %i days end with a day in Vienna', (published, days, end) => {
    const until = localEnd(published, days);
    expect(formatDateTime(until)).toBe(end);
    expect(formatDateTime(until.getTime() + 1).endsWith('00:00')).toBe(true);
  });

  it('hold through their last moment and not longer, and only where both answers are given', () => {
    const rule = { days: 3, radiusInKm: 30, firstPublishedAt: new Date('2026-11-21T09:00:00Z') };
    const until = new Date('2026-11-24T22:59:59.999Z');
    expect(localFirstAt(rule, until)).toEqual({ radiusInKm: 30, until });
    expect(localFirstAt(rule, new Date(until.getTime() + 1))).toBeNull();
    for (const gap of [{ days: null }, { radiusInKm: null }, { firstPublishedAt: null }])
      expect(localFirstAt({ ...rule, ...gap }, until)).toBeNull();
  });

  it('measure as the crow flies: Graz to Linz is 160 km', () => {
    const graz = { latitude: 47.0707, longitude: 15.4395 };
    const linz = { latitude: 48.3069, longitude: 14.2858 };
    expect(localDistanceInKm(graz, linz)).toBeGreaterThan(155);
    expect(localDistanceInKm(graz, linz)).toBeLessThan(165);
    expect(localDistanceInKm({ latitude: null, longitude: null }, linz)).toBeNull();
  });
});

describe('the cap for a household', () => {
  it('is for what households heat with', () => {
    expect(CATEGORY_CODES.filter(canCapHouseholds)).toEqual(['FIREWOOD', 'PELLETS', 'WOOD_CHIPS']);
  });

  it.each([
    [10, 0, 10],
    [10, 6.5, 3.5],
    [0.3, 0.1, 0.2],
    [10, 12, 0],
  ])('of %s leaves after %s agreed %s', (maximum, agreed, left) => expect(householdLeft(maximum, agreed)).toBe(left));
});
