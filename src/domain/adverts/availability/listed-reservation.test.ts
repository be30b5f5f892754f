import { describe, expect, it } from 'vitest';
import { type ListedReservation, listedReservation, readDay, reservationStep } from './listed-reservation.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const NONE = { until: null, isByList: false };
const RUNNING = { until: new Date('2026-11-25T22:59:59.999Z'), isByList: true };
const BY_HAND = { ...RUNNING, isByList: false };

describe('a day in a list', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    [' 1. 3. 27 ', '2027-03-01'],
    ['2026-12-24', '2026-12-24'],
    ['29.2.2028', '2028-02-29'],
    ['29.2.2027', null],
    ['31.11.2026', null],
    ['00.12.2026', null],
    ['12/24/2026', null],
    ['24.12.', null],
    ['bald', null],
  ])('%s is %s', (written, day) => expect(readDay(written)).toBe(day));
});

describe('what both columns say together', () => {
  it.each<[boolean | null | undefined, string | null | undefined, ListedReservation | null]>([
    [undefined, undefined, null],
    [true, undefined, { isReserved: true, lastDay: null }],
    [true, '2026-12-01', { isReserved: true, lastDay: '2026-12-01' }],
    [null, '2026-12-01', { isReserved: true, lastDay: '2026-12-01' }],
    [undefined, null, { isReserved: false, isByList: true }],
    [null, null, { isReserved: false, isByList: true }],
    [false, null, { isReserved: false, isByList: false }],
  ])('%s and %s', (reserved, day, listed) => expect(listedReservation(reserved, day)).toEqual({ listed, issues: [] }));

  it('is refused for a no beside a day', () => {
    expect(listedReservation(false, '2026-12-01').issues).toEqual([
      expect.objectContaining({ path: 'reservedUntil', code: 'import.reserved-contradiction' }),
    ]);
  });
});

describe('what a list changes in a reservation', () => {
  const until = (listed: ListedReservation | null, present = NONE as typeof NONE | typeof RUNNING, now = NOW) => {
    const step = reservationStep(listed, present, now);
    return step.kind === 'WRITE' ? (step.until?.toISOString() ?? 'END') : step.kind;
  };

  it('lasts through the named day in Vienna, in winter and in summer, up to 30 days ahead', () => {
    const on = (lastDay: string, now = NOW) => until({ isReserved: true, lastDay }, NONE, now);
    expect(on('2026-11-21')).toBe('2026-11-21T22:59:59.999Z');
    expect(on('2026-12-21')).toBe('2026-12-21T22:59:59.999Z');
    expect(on('2026-12-22')).toBe('REFUSED');
    expect(on('2027-03-28', new Date('2027-03-20T09:00:00Z'))).toBe('2027-03-28T21:59:59.999Z');
    // Half past midnight in Vienna is still the day before in UTC.
    expect(on('2026-11-22', new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22T22:59:59.999Z');
  });

  it('lasts seven days where no day is named, and is not extended by the list of the next day', () => {
    expect(until({ isReserved: true, lastDay: null })).toBe('2026-11-28T22:59:59.999Z');
    expect(until({ isReserved: true, lastDay: null }, RUNNING)).toBe('KEEP');
  });

  it('changes nothing where the same end is named again', () => {
    expect(until({ isReserved: true, lastDay: '2026-11-25' }, RUNNING)).toBe('KEEP');
  });

  it('ends with a no, and by an empty cell only where a list reserved it', () => {
    expect(until({ isReserved: false, isByList: false }, BY_HAND)).toBe('END');
    expect(until({ isReserved: false, isByList: true }, BY_HAND)).toBe('KEEP');
    expect(until({ isReserved: false, isByList: true }, RUNNING)).toBe('END');
    expect(until({ isReserved: false, isByList: false }, NONE)).toBe('KEEP');
    expect(until(null, RUNNING)).toBe('KEEP');
  });

  it('ends by a day that is over, with a word about it', () => {
    const over = { isReserved: true, lastDay: '2026-11-20' } as const;
    expect(reservationStep(over, RUNNING, NOW)).toMatchObject({ kind: 'WRITE', until: null });
    expect(reservationStep(over, NONE, NOW)).toMatchObject({
      kind: 'KEEP',
      hints: [{ path: 'reservedUntil', code: 'import.reserved-over' }],
    });
  });
});
