import { expect, it } from 'vitest';
import { endOfQuietHours } from './quiet-hours.ts';

const NIGHT = { isOn: true, fromHour: 22, toHour: 6 };
const until = (moment: string, hours = NIGHT): string | null => {
  const end = endOfQuietHours(hours, moment);
  return end === null ? null : new Date(end).toISOString();
};

it('are the hours of the clock in Vienna, over midnight too', () => {
  expect(until('2026-11-21T20:59:59.999Z')).toBeNull();
  expect(until('2026-11-21T21:00:00.000Z')).toBe('2026-11-22T05:00:00.000Z');
  expect(until('2026-11-22T04:59:59.999Z')).toBe('2026-11-22T05:00:00.000Z');
  expect(until('2026-11-22T05:00:00.000Z')).toBeNull();
  expect(until('2026-07-01T20:00:00.000Z')).toBe('2026-07-02T04:00:00.000Z');
});

// Clock changes of 2026 in the EU: 29 March and 25 October, 01:00 UTC (Directive 2000/84/EC).
it('end by the clock on the wall in the short night of spring and in the long one of autumn', () => {
  expect(until('2026-03-28T21:00:00.000Z')).toBe('2026-03-29T04:00:00.000Z');
  expect(until('2026-10-24T20:00:00.000Z')).toBe('2026-10-25T05:00:00.000Z');
});

it('that begin or end in the hour which is left out or comes twice are followed', () => {
  const untilTwo = { isOn: true, fromHour: 22, toHour: 2 };
  expect(until('2026-03-29T00:30:00.000Z', untilTwo)).toBe('2026-03-29T01:00:00.000Z');
  const twoToThree = { isOn: true, fromHour: 2, toHour: 3 };
  expect(until('2026-10-25T00:10:00.000Z', twoToThree)).toBe('2026-10-25T02:00:00.000Z');
  expect(until('2026-03-29T01:10:00.000Z', twoToThree)).toBeNull();
});

it('are none when switched off or of no length', () => {
  expect(until('2026-11-21T23:00:00.000Z', { ...NIGHT, isOn: false })).toBeNull();
  expect(until('2026-11-21T21:30:00.000Z', { isOn: true, fromHour: 22, toHour: 22 })).toBeNull();
});
