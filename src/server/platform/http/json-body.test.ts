import { expect, test } from 'vitest';
import { isDeeperThan } from './json-body.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test.each([
  [1, 0, false],
  [[], 0, true],
  [[], 1, false],
  [{ a: [{ b: null }] }, 3, false],
  [{ a: [{ b: {} }] }, 3, true],
  [nested(32), 32, false],
  [nested(33), 32, true],
])('%j is deeper than %d levels: %s', (value, levels, expected) => {
  expect(isDeeperThan(value, levels)).toBe(expected);
});

test('what is deeper than any stack is looked at as well', () => {
  expect(isDeeperThan(nested(120_000), 32)).toBe(true);
});
