import { expect, test } from 'vitest';
import { fitsPlacement, runsOn } from './advertising-entry.ts';

test.each([
  ['without limits', null, null, true],
  ['from its first day', '2026-11-21', null, true],
  ['before its first day', '2026-11-22', null, false],
  ['to its last day', null, '2026-11-21', true],
  ['after its last day', null, '2026-11-20', false],
])('an entry %s', (_case, from, to, runs) => {
  expect(runsOn({ from, to }, '2026-11-21')).toBe(runs);
});

test.each([
  ['everywhere', [], [], { category: null, federalStateId: null }, true],
  ['everywhere, also in a category', [], [], { category: 'FIREWOOD', federalStateId: 4 }, true],
  ['for a category on its page', ['FIREWOOD'], [], { category: 'FIREWOOD', federalStateId: null }, true],
  ['for a category on another page', ['FIREWOOD'], [], { category: 'PELLETS', federalStateId: null }, false],
  ['for a category on a page of none', ['FIREWOOD'], [], { category: null, federalStateId: null }, false],
  ['for a state on its page', [], [4, 5], { category: null, federalStateId: 5 }, true],
  ['for a state elsewhere', [], [4], { category: null, federalStateId: 7 }, false],
  [
    'for a category and a state, where only one fits',
    ['FIREWOOD'],
    [4],
    { category: 'FIREWOOD', federalStateId: 7 },
    false,
  ],
])('an entry %s', (...[, categories, federalStateIds, placement, fits]) => {
  expect(fitsPlacement({ categories, federalStateIds }, placement)).toBe(fits);
});
