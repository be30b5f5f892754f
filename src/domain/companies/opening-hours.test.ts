import { describe, expect, it } from 'vitest';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { type OpeningSpan, inWeekOrder, openingIssues, openingState } from './opening-hours.ts';

const span = (weekday: number, from: string, to: string): OpeningSpan => ({ weekday, from, to });

describe('hours that contradict each other', () => {
  it('are named at the later one', () => {
    const spans = [span(1, '08:00', '12:00'), span(1, '11:30', '15:00'), span(2, '08:00', '12:00')];
    expect(openingIssues(spans)).toEqual([{ path: 'openingHours.1.from', code: 'opening.overlap', params: {} }]);
  });

  it('are found over midnight, also from Sunday to Monday', () => {
    expect(openingIssues([span(5, '20:00', '02:00'), span(6, '01:00', '05:00')])).toHaveLength(1);
    expect(openingIssues([span(1, '00:30', '05:00'), span(7, '22:00', '01:00')])).toHaveLength(1);
  });

  it('do not touch where one begins as the other ends', () => {
    const spans = [
      span(1, '08:00', '12:00'),
      span(1, '12:00', '17:00'),
      span(7, '20:00', '00:00'),
      span(1, '00:00', '06:00'),
    ];
    expect(openingIssues(spans)).toEqual([]);
  });
});

it('hours are shown in the order of the week', () => {
  const spans = [span(3, '13:00', '17:00'), span(3, '08:00', '12:00'), span(1, '09:00', '10:00')];
  expect(inWeekOrder(spans)).toEqual([span(1, '09:00', '10:00'), span(3, '08:00', '12:00'), span(3, '13:00', '17:00')]);
});

describe('whether the company is open', () => {
  const hours = [span(5, '08:00', '12:00'), span(5, '13:00', '17:00'), span(6, '22:00', '02:00')];
  // 20 November 2026 is a Friday; Vienna is one hour ahead of UTC then.
  it.each([
    ['2026-11-20T06:59:00Z', { isOpen: false, next: { weekday: 5, from: '08:00', inDays: 0 } }],
    ['2026-11-20T07:00:00Z', { isOpen: true, until: '12:00' }],
    ['2026-11-20T11:00:00Z', { isOpen: false, next: { weekday: 5, from: '13:00', inDays: 0 } }],
    ['2026-11-20T16:00:00Z', { isOpen: false, next: { weekday: 6, from: '22:00', inDays: 1 } }],
    ['2026-11-22T00:30:00Z', { isOpen: true, until: '02:00' }],
    ['2026-11-22T01:00:00Z', { isOpen: false, next: { weekday: 5, from: '08:00', inDays: 5 } }],
  ])('at %s follows the clock of Vienna', (moment, expected) => {
    expect(openingState(hours, viennaTime(moment))).toEqual(expected);
  });

  it('follows summer time', () => {
    // 26 June 2026 is a Friday, two hours ahead of UTC.
    expect(openingState(hours, viennaTime('2026-06-26T06:00:00Z'))).toEqual({ isOpen: true, until: '12:00' });
  });

  it('knows the night from Sunday to Monday, and a week with one hour only', () => {
    expect(openingState([span(7, '22:00', '03:00')], viennaTime('2026-11-23T01:00:00Z'))).toEqual({
      isOpen: true,
      until: '03:00',
    });
    expect(openingState([span(5, '08:00', '09:00')], viennaTime('2026-11-20T10:00:00Z'))).toEqual({
      isOpen: false,
      next: { weekday: 5, from: '08:00', inDays: 7 },
    });
  });

  it('is not known without any hours', () => {
    expect(openingState([], viennaTime('2026-11-20T10:00:00Z'))).toBeNull();
  });
});
