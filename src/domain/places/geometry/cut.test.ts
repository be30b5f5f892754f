import { describe, expect, it } from 'vitest';
import { type Position, cutLine, cutRing, rounded, simplified, smoothed } from './cut.ts';

const UNIT = { west: 0, south: 0, east: 1, north: 1 };
const square = (from: number, to: number): Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const areaOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]?.[0] ?? 0) * y - x * (ring[index]?.[1] ?? 0), 0) /
      2,
  );

describe('cutRing', () => {
  it('keeps the quarter of a square that lies in the window', () => {
    expect(areaOf(cutRing(square(0.5, 1.5), UNIT))).toBeCloseTo(0.25, 9);
  });

  it('fills the window where the ring goes around it, and nothing where it lies elsewhere', () => {
    expect(areaOf(cutRing(square(-5, 5), UNIT))).toBeCloseTo(1, 9);
    expect(cutRing(square(2, 3), UNIT)).toEqual([]);
  });
});

describe('cutLine', () => {
  it('parts a line that leaves the window and comes back', () => {
    const line: Position[] = [
      [0.2, 0.5],
      [2, 0.5],
      [3, 0.5],
      [2, 0.8],
      [0.2, 0.8],
    ];
    expect(cutLine(line, UNIT).map((piece) => piece.length)).toEqual([2, 2]);
  });
});

describe('simplified', () => {
  it('drops what lies on the way and keeps a corner', () => {
    const line: Position[] = [
      [0, 0],
      [1, 0.001],
      [2, 0],
      [2, 1],
      [2.001, 2],
    ];
    expect(simplified(line, 0.01)).toEqual([
      [0, 0],
      [2, 0],
      [2.001, 2],
    ]);
  });
});

describe('rounded', () => {
  it('lets points coincide', () => {
    expect(
      rounded(
        [
          [1.00012, 2],
          [1.00014, 2],
          [1.1, 2],
        ],
        3,
      ),
    ).toEqual([
      [1, 2],
      [1.1, 2],
    ]);
  });
});

describe('smoothed', () => {
  it('passes through all points and leaves no corner where a shore closes', () => {
    const shore = smoothed(square(0, 1));
    expect(square(0, 1).every((corner) => shore.some((point) => point.join() === corner.join()))).toBe(true);
    expect(shore.at(-1)).toEqual(shore[0]);
    const [before, corner, after] = [shore.at(-2), shore[0], shore[1]];
    // Both neighbours lie on one line with the corner: the shore turns as it does in the three others.
    expect((after?.[1] ?? 0) - (corner?.[1] ?? 0)).toBeCloseTo((before?.[0] ?? 0) - (corner?.[0] ?? 0), 9);
    expect(after?.[1]).toBeLessThan(0);
  });
});
