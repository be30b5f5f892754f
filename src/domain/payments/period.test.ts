import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatDateTime, formatIsoDate } from '#domain/format/dates.ts';
import { nextPeriodEnd, periodEnd, startOfViennaDay, withdrawableUntil } from './period.ts';

const MONTH = { unit: 'MONTH', count: 1 } as const;
const YEAR = { unit: 'YEAR', count: 1 } as const;
const lastDay = (end: Date) => formatIsoDate(end.getTime() - 1);

describe('a period', () => {
  it('of a month from the 31st ends on the last day of short months and comes back to the 31st', () => {
    const ends = [1, 2, 3, 4].map((times) => lastDay(periodEnd('2026-01-31T10:00:00Z', MONTH, times)));
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('of a year from 29 February ends on 28 February and in a leap year on the 29th', () => {
    const ends = [1, 2, 3, 4].map((times) => lastDay(periodEnd('2028-02-29T10:00:00Z', YEAR, times)));
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it.each([
    ['2026-03-15T10:00:00Z', '16.04.2026, 00:00'],
    ['2026-10-10T10:00:00Z', '11.11.2026, 00:00'],
    // 23:30 UTC is the next day in Vienna.
    ['2026-11-20T23:30:00Z', '22.12.2026, 00:00'],
    ['2026-12-31T10:00:00Z', '01.02.2027, 00:00'],
  ])('of a month that begins at %s ends in Vienna at %s', (from, end) => {
    expect(formatDateTime(periodEnd(from, MONTH))).toBe(end);
  });

  it('in days and weeks counts calendar days, also across the change of clocks', () => {
    expect(lastDay(periodEnd('2026-10-20T10:00:00Z', { unit: 'DAY', count: 7 }))).toBe('2026-10-27');
    expect(lastDay(periodEnd('2026-03-20T10:00:00Z', { unit: 'WEEK', count: 2 }))).toBe('2026-04-03');
  });
});

test('periods follow each other without a gap and as many make the whole, one by one or chained', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 24 }), (from, count) => {
      let end = periodEnd(from, MONTH);
      for (let step = 1; step < count; step += 1) end = nextPeriodEnd(from, end, MONTH);
      expect(end).toEqual(periodEnd(from, { unit: 'MONTH', count }));
      const next = periodEnd(end, MONTH);
      const days = (next.getTime() - end.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(27.9);
      expect(days).toBeLessThan(31.1);
    }),
    { numRuns: 300 },
  );
});

test('a year bought at the end of a running one lasts a year, in the same rhythm', () => {
  const first = periodEnd('2026-11-21T09:00:00Z', YEAR);
  expect([lastDay(first), lastDay(periodEnd(first, YEAR))]).toEqual(['2027-11-21', '2028-11-21']);
});

test('a day in Vienna begins an hour before UTC in winter and two in summer', () => {
  expect(startOfViennaDay({ year: 2026, month: 1, day: 1 }).toISOString()).toBe('2025-12-31T23:00:00.000Z');
  expect(startOfViennaDay({ year: 2026, month: 3, day: 29 }).toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfViennaDay({ year: 2026, month: 3, day: 30 }).toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfViennaDay({ year: 2026, month: 10, day: 26 }).toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

test('a contract can be withdrawn from to the end of the 14th day, on a weekend to the end of Monday', () => {
  // Monday 2 November 2026: the 14th day after it is Monday the 16th.
  expect(formatDateTime(withdrawableUntil('2026-11-02T09:00:00Z'))).toBe('17.11.2026, 00:00');
  // Saturday 21 November 2026: the 14th day is Saturday 5 December.
  expect(formatDateTime(withdrawableUntil('2026-11-21T09:00:00Z'))).toBe('08.12.2026, 00:00');
  expect(formatDateTime(withdrawableUntil('2026-11-22T09:00:00Z'))).toBe('08.12.2026, 00:00');
});

test('a contract made after midnight has its fourteen days also where the clocks change on the way', () => {
  // 00:30 on Tuesday 20 October 2026; summer time ends on the 25th. The 14th day is Tuesday 3 November.
  expect(formatDateTime(withdrawableUntil('2026-10-19T22:30:00Z'))).toBe('04.11.2026, 00:00');
  // 23:30 on Friday 20 March 2026; the 14th day is Friday 3 April.
  expect(formatDateTime(withdrawableUntil('2026-03-20T22:30:00Z'))).toBe('04.04.2026, 00:00');
});

test('a time to withdraw that ends on a public holiday ends on the working day after it', () => {
  // The 14th day is Tuesday 8 December 2026, Mariä Empfängnis.
  expect(formatDateTime(withdrawableUntil('2026-11-24T09:00:00Z'))).toBe('10.12.2026, 00:00');
  // Friday 25 December 2026 is followed by a holiday, a Sunday and Monday the 28th.
  expect(formatDateTime(withdrawableUntil('2026-12-11T09:00:00Z'))).toBe('29.12.2026, 00:00');
});

test('what was moved beside its rhythm is prolonged by a whole period, not by the few days to its next end', () => {
  // Bought for February, begun on 3 January instead: 28 days, to the end of 31 January.
  const end = periodEnd('2027-01-03T09:00:00Z', { unit: 'DAY', count: 28 });
  expect(lastDay(end)).toBe('2027-01-31');
  expect(lastDay(nextPeriodEnd('2027-01-03T09:00:00Z', end, MONTH))).toBe('2027-03-03');
  // 365 days that now hold 29 February 2028.
  const year = periodEnd('2027-12-01T09:00:00Z', { unit: 'DAY', count: 365 });
  expect(lastDay(nextPeriodEnd('2027-12-01T09:00:00Z', year, YEAR))).toBe('2029-12-01');
});
