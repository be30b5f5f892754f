import { expect, it } from 'vitest';
import { createPositions } from './freshness.ts';

it('a replica is as fresh as the last time whose position it has replayed', () => {
  const positions = createPositions();
  positions.note(100, 1_000n);
  positions.note(200, 2_000n);
  expect([999n, 1_000n, 1_999n, 2_000n, 9_000n].map(positions.freshAsOf)).toEqual([-Infinity, 100, 100, 200, 200]);
});

it('an idle log makes no replica old', () => {
  const positions = createPositions();
  for (const at of [100, 5_000, 90_000]) positions.note(at, 1_000n);
  expect(positions.freshAsOf(1_000n)).toBe(90_000);
});

it.each([
  ['a page', 0x3_0000_2000n, 24n],
  ['a segment', 0x3_0100_0000n, 40n],
])('at the start of %s, the position after its header is the end of what was written', (_, page, header) => {
  const positions = createPositions();
  positions.note(100, page + header);
  expect(positions.freshAsOf(page)).toBe(100);
});
