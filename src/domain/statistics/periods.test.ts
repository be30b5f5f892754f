import { describe, expect, it } from 'vitest';
import { dayAfter } from '#domain/format/iso-days.ts';
import { firstDayOf, labelsOf, periodIssues, previousPeriod, startOfDay } from './periods.ts';

describe('a day of Vienna', () => {
  // Clocks of 2026 change on 29 March and 25 October (Directive 2000/84/EC: last Sundays, 01:00 UTC).
  it.each([
    ['2026-03-28', '2026-03-27T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['2027-01-01', '2026-12-31T23:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(startOfDay(day).toISOString()).toBe(moment);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-21', 24],
  ])('%s has %i hours', (day, hours) => {
    const labels = labelsOf({ from: day, to: day }, 'HOUR');
    expect(labels).toHaveLength(hours);
    expect(new Set(labels).size).toBe(hours);
  });
});

describe('steps', () => {
  it('of weeks begin on Monday, also across the year', () => {
    expect(labelsOf({ from: '2026-12-30', to: '2027-01-12' }, 'WEEK')).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2027-01-11',
    ]);
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map((day) => firstDayOf(day, 'WEEK'))).toEqual(
      Array.from({ length: 3 }, () => '2026-11-16'),
    );
  });

  it('of months and days leave none out, in a leap year too', () => {
    expect(labelsOf({ from: '2023-12-31', to: '2024-03-01' }, 'MONTH')).toEqual([
      '2023-12-01',
      '2024-01-01',
      '2024-02-01',
      '2024-03-01',
    ]);
    expect(labelsOf({ from: '2024-02-28', to: '2024-03-01' }, 'DAY')).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
  });
});

describe('a period', () => {
  it('has one of the same length before it', () => {
    expect(previousPeriod({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each([
    ['2026-11-21', '2026-11-20', 'DAY', 'period.upside-down'],
    ['2020-01-01', '2026-11-21', 'MONTH', 'period.too-long'],
    ['1999-12-31', '2000-01-01', 'DAY', 'period.outside'],
    ['2026-11-21', '9999-12-31', 'DAY', 'period.outside'],
    ['2026-11-01', '2026-11-08', 'HOUR', 'period.too-fine'],
  ] as const)('from %s to %s by %s is refused with %s', (from, to, interval, code) => {
    expect(periodIssues({ from, to }, interval).map((found) => found.code)).toEqual([code]);
  });

  it('of one day, a week by hours and five years is counted', () => {
    expect(periodIssues({ from: '2026-11-21', to: '2026-11-21' }, 'DAY')).toEqual([]);
    expect(periodIssues({ from: '2026-11-15', to: '2026-11-21' }, 'HOUR')).toEqual([]);
    expect(periodIssues({ from: '2021-11-22', to: '2026-11-21' }, 'MONTH')).toEqual([]);
  });
});
