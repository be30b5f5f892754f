import { expect, test } from 'vitest';
import { logEndsOf } from './flyer-drawing.ts';

test('log ends fill the strip from edge to edge without overlapping', () => {
  const ends = logEndsOf({ width: 210, height: 50, radius: 12 });
  expect(Math.min(...ends.map(({ x, radius }) => x - radius))).toBeLessThanOrEqual(0);
  expect(Math.max(...ends.map(({ x, radius }) => x + radius))).toBeGreaterThanOrEqual(210);
  expect(Math.min(...ends.map(({ y, radius }) => y - radius))).toBeGreaterThanOrEqual(0);
  for (const [index, one] of ends.entries()) {
    for (const other of ends.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.radius + other.radius - 1e-9);
    }
  }
});
