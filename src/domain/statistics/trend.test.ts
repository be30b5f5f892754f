import { expect, test } from 'vitest';
import { shareInPercent, trendOf } from './trend.ts';

test('a change of enough is said in percent of before', () => {
  expect(trendOf(150, 100)).toEqual({ direction: 'UP', difference: 50, percent: 50, before: 100 });
  expect(trendOf(0, 20)).toEqual({ direction: 'DOWN', difference: 20, percent: 100, before: 20 });
});

test('a change of few is said as a number only', () => {
  expect(trendOf(4, 3)).toEqual({ direction: 'UP', difference: 1, percent: null, before: 3 });
  expect(trendOf(7, 0)).toMatchObject({ direction: 'UP', percent: null });
  expect(trendOf(5, 5)).toMatchObject({ direction: 'SAME', difference: 0 });
});

test('a share has one decimal, and none of nothing', () => {
  expect(shareInPercent(1, 8)).toBe(12.5);
  expect(shareInPercent(1, 3)).toBe(33.3);
  expect(shareInPercent(0, 0)).toBeNull();
});
