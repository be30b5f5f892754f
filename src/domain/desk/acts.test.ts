import { expect, it } from 'vitest';
import { actExpiresAt, actStateAt, confirmableFrom } from './acts.ts';

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);
const askedAt = at('27T12:00');

it('lets a colleague confirm at once, the asker never, and who is alone a day later', () => {
  expect(confirmableFrom({ isOwn: false, askedAt, hasColleague: true })).toEqual(askedAt);
  expect(confirmableFrom({ isOwn: false, askedAt, hasColleague: false })).toEqual(askedAt);
  expect(confirmableFrom({ isOwn: true, askedAt, hasColleague: true })).toBeNull();
  expect(confirmableFrom({ isOwn: true, askedAt, hasColleague: false })).toEqual(at('28T12:00'));
});

it('is over after three days, unless it was decided before', () => {
  const expiresAt = actExpiresAt(askedAt);
  expect(expiresAt).toEqual(at('30T12:00'));
  expect(actStateAt({ state: 'WAITING', expiresAt }, at('30T11:59'))).toBe('WAITING');
  expect(actStateAt({ state: 'WAITING', expiresAt }, at('30T12:00'))).toBe('EXPIRED');
  expect(actStateAt({ state: 'DONE', expiresAt }, at('30T12:00'))).toBe('DONE');
});
