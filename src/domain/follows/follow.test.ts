import { expect, it } from 'vitest';
import { followNewsDueAt } from './follow.ts';

const at = (time: string): number => Date.parse(`2026-11-20T${time}:00Z`);

it('waits a quarter of an hour for more adverts of the seller, and never longer than two hours', () => {
  expect(followNewsDueAt(at('10:00'), at('10:00'))).toBe(at('10:15'));
  expect(followNewsDueAt(at('10:00'), at('10:40'))).toBe(at('10:55'));
  expect(followNewsDueAt(at('10:00'), at('11:59'))).toBe(at('12:00'));
});
