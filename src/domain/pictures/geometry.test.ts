import { describe, expect, it } from 'vitest';

import { mix } from './colour.ts';
import { polygon, polyline, short, smoothLoop } from './geometry.ts';
import { createRandom, hashText } from './random.ts';

describe('path data', () => {
  it('writes numbers with one decimal in their shortest form', () => {
    expect([0, -0.04, 0.5, -0.5, 12, -3.14, 7.96].map(short)).toEqual(['0', '0', '.5', '-.5', '12', '-3.1', '8']);
  });

  it('writes lines relative to the rounded point before', () => {
    expect(
      polyline([
        [1, 2],
        [1.5, 1],
        [10, 20],
      ]),
    ).toBe('M1 2l.5-1 8.5 19');
    expect(
      polygon([
        [0, 0],
        [1 / 3, 0],
        [2 / 3, 0],
        [1, 1],
      ]),
    ).toBe('M0 0l.3 0 .4 0 .3 1z');
  });

  it('closes a smooth loop where it began', () => {
    expect(
      smoothLoop([
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ]),
    ).toBe('M0 1q0-1 1-1 1 0 1 1 0 1-1 1-1 0-1-1z');
  });
});

describe('mix', () => {
  it('gives both ends and the middle', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 0.5), mix('#0a0b0c', '#ffffff', 1)]).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ]);
  });
});

describe('random numbers', () => {
  it('match the published FNV-1a test vectors', () => {
    expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('repeat for a seed and spread evenly', () => {
    const first = createRandom(5);
    const second = createRandom(5);
    const values = Array.from({ length: 2000 }, () => first.next());
    expect(values).toEqual(Array.from({ length: 2000 }, () => second.next()));
    expect(values.reduce((sum, value) => sum + value, 0) / 2000).toBeCloseTo(0.5, 1);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });
});
