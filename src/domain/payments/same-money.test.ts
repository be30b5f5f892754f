import { expect, test } from 'vitest';
import { isSameMoney } from './same-money.ts';

const WITHIN = 7;

test.each([
  ['what was confirmed on that day', 20, { confirmed: [20], brought: [] }, true],
  ['what was confirmed a week before', 20, { confirmed: [13], brought: [] }, true],
  ['what was confirmed a week after', 20, { confirmed: [27], brought: [] }, true],
  ['not what was confirmed longer ago', 20, { confirmed: [12], brought: [] }, false],
  ['not what another credit was', 20, { confirmed: [20], brought: [20] }, false],
  ['one of two that were confirmed', 30, { confirmed: [28, 30], brought: [28] }, true],
  ['whichever of the two comes first', 28, { confirmed: [28, 30], brought: [30] }, true],
  ['no third', 31, { confirmed: [28, 30], brought: [28, 30] }, false],
  [
    'not one of another month, however many of those no statement brought',
    50,
    { confirmed: [20, 50], brought: [50] },
    false,
  ],
  ['the later one, where the earlier credit can take the one before', 34, { confirmed: [20, 30], brought: [27] }, true],
  ['not kept from its own by a credit that was confirmed never', 20, { confirmed: [20], brought: [1] }, true],
])('a credit is %s', (_what, day, days, expected) => {
  expect(isSameMoney(day, { ...days, within: WITHIN })).toBe(expected);
});
