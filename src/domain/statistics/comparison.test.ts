import { expect, test } from 'vitest';
import { comparisonPeriod } from './comparison.ts';

test('the period before has as many days and ends the day before, across a change of clocks too', () => {
  expect(comparisonPeriod({ from: '2026-03-29', to: '2026-04-04' }, 'PREVIOUS')).toEqual({
    from: '2026-03-22',
    to: '2026-03-28',
  });
  expect(comparisonPeriod({ from: '2026-03-01', to: '2026-03-31' }, 'PREVIOUS')).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
});

test('the same days a year before; 29 February stands for 28 February', () => {
  expect(comparisonPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'YEAR_BEFORE')).toEqual({
    from: '2025-11-01',
    to: '2025-11-30',
  });
  expect(comparisonPeriod({ from: '2028-02-01', to: '2028-02-29' }, 'YEAR_BEFORE')).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
});

test('nothing to compare with is null', () => {
  expect(comparisonPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'NONE')).toBeNull();
});
