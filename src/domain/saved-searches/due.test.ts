import { expect, it } from 'vitest';
import { dueAt } from './due.ts';

const due = (frequency: 'AT_ONCE' | 'DAILY' | 'WEEKLY', moment: string): string =>
  new Date(dueAt(frequency, moment)).toISOString();

it('collects for a minute what is told at once', () => {
  expect(due('AT_ONCE', '2026-11-21T09:00:00.000Z')).toBe('2026-11-21T09:01:00.000Z');
});

it('tells daily at 7 in Vienna, in winter and in summer', () => {
  expect(due('DAILY', '2026-11-21T05:59:59.000Z')).toBe('2026-11-21T06:00:00.000Z');
  expect(due('DAILY', '2026-11-21T06:00:00.000Z')).toBe('2026-11-22T06:00:00.000Z');
  expect(due('DAILY', '2026-07-01T04:59:00.000Z')).toBe('2026-07-01T05:00:00.000Z');
});

it('keeps 7 in Vienna across both nights in which the clocks change', () => {
  // Source: Directive 2000/84/EC, last Sundays of March and October.
  expect(due('DAILY', '2026-03-28T12:00:00.000Z')).toBe('2026-03-29T05:00:00.000Z');
  expect(due('DAILY', '2026-10-24T12:00:00.000Z')).toBe('2026-10-25T06:00:00.000Z');
});

it('tells weekly on Mondays, on a Monday after 7 on the next one', () => {
  expect(due('WEEKLY', '2026-11-21T09:00:00.000Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('WEEKLY', '2026-11-23T05:59:00.000Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('WEEKLY', '2026-11-23T06:00:00.000Z')).toBe('2026-11-30T06:00:00.000Z');
});
