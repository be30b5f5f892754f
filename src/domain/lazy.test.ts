import { expect, it } from 'vitest';
import { lazy } from './lazy.ts';

it('makes a value when it is first asked for, and once, also where it is nothing', () => {
  const made: string[] = [];
  const words = lazy(() => void made.push('made'));
  expect(made).toEqual([]);
  expect([words(), words()]).toEqual([undefined, undefined]);
  expect(made).toEqual(['made']);
});
