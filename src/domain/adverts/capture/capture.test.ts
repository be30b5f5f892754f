import { describe, expect, it, test } from 'vitest';
import { captureSpot, keptCapture } from './capture.ts';

const NOW = new Date('2026-11-27T09:00:00Z');
const ISCHL = { latitude: 47.7115, longitude: 13.6239 };
const kept = (day: string | null, withPoint = false) => keptCapture({ day, point: ISCHL }, { now: NOW, withPoint });

describe('what is kept of a camera’s notes', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    // Further east it is tomorrow already.
    ['2026-11-28', '2026-11-28'],
    ['2026-11-29', null],
    ['2002-01-01', null],
    ['1970-01-01', null],
    ['2002-01-02', '2002-01-02'],
    [null, null],
  ])('day %s: %s', (day, expected) => {
    expect(kept(day).day).toBe(expected);
  });

  test('a point only where the seller asks for it, and about a hundred metres wide', () => {
    expect(kept('2026-11-12').point).toBeNull();
    expect(kept('2026-11-12', true).point).toEqual({ latitude: 47.712, longitude: 13.624 });
  });
});

describe('where a picture was taken is said in terms of the advert’s own place', () => {
  /** So many kilometres to the north of Bad Ischl; a degree of latitude is 111.2 km. */
  const north = (km: number) => ({ ...ISCHL, latitude: ISCHL.latitude + km / 111.2 });
  it.each([
    [0.2, 'PILE'],
    [0.4, 'TOWN'],
    [4.9, 'TOWN'],
    [5.1, 'AWAY'],
    [80, 'AWAY'],
  ])('%s km from both: %s', (km, expected) => {
    expect(captureSpot(north(km), { town: ISCHL, pile: ISCHL })).toBe(expected);
  });

  test('a pile counts however far it is; without one the town is all that is said', () => {
    expect(captureSpot(north(12), { town: ISCHL, pile: north(12.1) })).toBe('PILE');
    expect(captureSpot(ISCHL, { town: ISCHL, pile: null })).toBe('TOWN');
  });

  test('without a point nothing is said, and without a place to compare it with it is open', () => {
    expect(captureSpot(null, { town: ISCHL, pile: ISCHL })).toBeNull();
    expect(captureSpot(ISCHL, { town: null, pile: null })).toBe('OPEN');
  });
});
