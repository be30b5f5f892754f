import { expect, test } from 'vitest';
import { retryDelayInMs, shouldRetry } from './query-client.ts';

test.each([408, 502, 503])('a query that failed with %i is asked up to three more times', (status) => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, { status }))).toEqual([true, true, true, false]);
});

test.each([400, 404, 409, 429, 500, 504, undefined])('a query that failed with %s is not asked again', (status) => {
  expect(shouldRetry(0, { status })).toBe(false);
});

test('the pause starts at one second, doubles and ends at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayInMs)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});
