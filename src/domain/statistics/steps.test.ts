import { expect, test } from 'vitest';
import { sumPerStep, intervalFor, nearestMonth, periodText, stepText, stepTick } from './steps.ts';

test('days for a month, weeks for half a year, months beyond, unless another step is wanted', () => {
  expect(intervalFor({ from: '2026-11-01', to: '2026-11-30' }, null)).toBe('DAY');
  expect(intervalFor({ from: '2026-09-01', to: '2026-11-30' }, null)).toBe('WEEK');
  expect(intervalFor({ from: '2025-12-01', to: '2026-11-30' }, null)).toBe('MONTH');
  expect(intervalFor({ from: '2026-09-01', to: '2026-11-30' }, 'DAY')).toBe('DAY');
  expect(intervalFor({ from: '2026-11-01', to: '2026-11-30' }, 'MONTH')).toBe('MONTH');
});

test('a step that would be drawn too often gives way to the next coarser one', () => {
  expect(intervalFor({ from: '2025-12-01', to: '2026-11-30' }, 'DAY')).toBe('WEEK');
  expect(intervalFor({ from: '2022-12-01', to: '2026-11-30' }, 'DAY')).toBe('MONTH');
  expect(intervalFor({ from: '2022-12-01', to: '2026-11-30' }, 'WEEK')).toBe('MONTH');
});

test('steps are named by day, week and month as people here write them', () => {
  expect(stepText('2026-11-17', 'DAY')).toBe('17.11.2026');
  expect(stepText('2026-12-28', 'WEEK')).toBe('28.12.–3.1.2027');
  expect(stepText('2026-01-01', 'MONTH')).toBe('Jänner\u00a02026');
  expect(stepTick('2026-11-02', 'DAY')).toBe('2.11.');
  expect(stepTick('2026-02-01', 'MONTH')).toBe('Feb.\u00a026');
  expect(periodText({ from: '2026-11-01', to: '2026-11-30' })).toBe('1.\u00a0Nov. 2026 bis 30.\u00a0Nov. 2026');
});

test('days are added up by week, the week of the change of clocks with its seven days', () => {
  const labels = Array.from({ length: 9 }, (_, index) => `2026-03-${23 + index}`);
  expect(sumPerStep({ labels, values: labels.map(() => 10) }, 'WEEK')).toEqual({
    labels: ['2026-03-23', '2026-03-30'],
    values: [70, 20],
  });
});

test('the nearest month with figures is the closest, of two as close the later one', () => {
  const months = { labels: ['2026-01-01', '2026-02-01', '2026-06-01', '2026-10-01'], values: [1, 0, 4, 2] };
  expect(nearestMonth({ from: '2026-11-05', to: '2026-11-11' }, months)).toBe('2026-10-01');
  expect(nearestMonth({ from: '2026-08-01', to: '2026-08-31' }, months)).toBe('2026-10-01');
  expect(nearestMonth({ from: '2020-01-01', to: '2020-02-01' }, months)).toBe('2026-01-01');
  expect(nearestMonth({ from: '2020-01-01', to: '2020-02-01' }, { labels: ['2026-01-01'], values: [0] })).toBeNull();
});
