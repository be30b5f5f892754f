import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#domain/format/dates.ts';
import { RESERVATION_DAYS, reservationAt, reservationEnd } from './reservation.ts';

describe('the end of a reservation', () => {
  it.each([
    ['2026-11-26T09:00:00Z', 7, '03.12.2026, 23:59'],
    ['2026-11-26T23:30:00Z', 1, '28.11.2026, 23:59'],
    ['2026-07-01T21:59:00Z', 30, '31.07.2026, 23:59'],
    // Over the change of the clocks, in both directions, and on the night itself.
    ['2026-10-20T10:00:00Z', 7, '27.10.2026, 23:59'],
    ['2026-10-24T10:00:00Z', 1, '25.10.2026, 23:59'],
    ['2027-03-27T10:00:00Z', 1, '28.03.2027, 23:59'],
    ['2026-12-25T10:00:00Z', 10, '04.01.2027, 23:59'],
  ])('of %s for %i days is the last moment of a day in Vienna', (now, days, end) => {
    const until = reservationEnd(now, days);
    expect(formatDateTime(until)).toBe(end);
    expect(formatDateTime(until.getTime() + 1).endsWith('00:00')).toBe(true);
  });

  it('lasts through its last moment and not longer', () => {
    const until = reservationEnd('2026-11-26T09:00:00Z', RESERVATION_DAYS.usual);
    expect(reservationAt(until, until)).toBe(until);
    expect(reservationAt(until, new Date(until.getTime() + 1))).toBeNull();
    expect(reservationAt(null, until)).toBeNull();
  });
});
