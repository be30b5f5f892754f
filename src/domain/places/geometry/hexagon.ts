import type { Coordinates } from './distance.ts';
import { fromEqualArea, toEqualArea } from './ellipsoid.ts';

/** A cell of the grid of hexagons that covers the world. */
export type HexagonCell = { column: number; row: number };

/** Width from side to side in metres; with it every cell has 86.6 ha. Product decision: a thousand metres blur a stand well. */
export const HEXAGON_WIDTH_IN_METRES = 1000;
/** Parallel at which the cells are regular: the middle of Austria. Elsewhere they have the same area in a stretched shape. */
const TRUTH = 47.6;
const SIDE = HEXAGON_WIDTH_IN_METRES / Math.sqrt(3);

/** Returns the cell that holds a point; the same one for all points in it. Source: cube rounding of axial coordinates. */
export function hexagonAround(point: Coordinates): HexagonCell {
  const { x, y } = toEqualArea(point, TRUTH);
  const column = x / HEXAGON_WIDTH_IN_METRES - y / (3 * SIDE);
  const row = (2 * y) / (3 * SIDE);
  const third = -column - row;
  const rounded = { column: Math.round(column), row: Math.round(row), third: Math.round(third) };
  const off = {
    column: Math.abs(rounded.column - column),
    row: Math.abs(rounded.row - row),
    third: Math.abs(rounded.third - third),
  };
  if (off.column > off.row && off.column > off.third) rounded.column = -rounded.row - rounded.third;
  else if (off.row > off.third) rounded.row = -rounded.column - rounded.third;
  return { column: rounded.column, row: rounded.row };
}

/** The six corners of a cell, against the clock. */
export function hexagonCorners({ column, row }: HexagonCell): Coordinates[] {
  const middle = { x: HEXAGON_WIDTH_IN_METRES * (column + row / 2), y: 1.5 * SIDE * row };
  return Array.from({ length: 6 }, (_, index) => {
    const direction = ((60 * index + 30) * Math.PI) / 180;
    return fromEqualArea({ x: middle.x + SIDE * Math.cos(direction), y: middle.y + SIDE * Math.sin(direction) }, TRUTH);
  });
}
