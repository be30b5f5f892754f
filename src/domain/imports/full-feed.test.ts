import { expect, test } from 'vitest';
import { pausesMany } from './full-feed.ts';

test('a full list asks before it pauses more than half, unless those are five at most', () => {
  const asked = [
    [799, 801],
    [6, 6],
    [401, 801],
  ] as const;
  const not = [
    [5, 5],
    [400, 800],
    [0, 0],
    [400, 801],
  ] as const;
  for (const [missing, running] of asked) expect([missing, pausesMany({ missing, running })]).toEqual([missing, true]);
  for (const [missing, running] of not) expect([missing, pausesMany({ missing, running })]).toEqual([missing, false]);
});
