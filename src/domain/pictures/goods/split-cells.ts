import type { Point } from '#domain/pictures/geometry.ts';
import type { Random } from '#domain/pictures/random.ts';

export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A piece of split wood seen from its end: where it lies and the corners it fills. */
export type Cell = { readonly centre: Point; readonly corners: Point[] };

const GAP = 1.5;

/** Centres in rows from above, and at which of them each row begins. */
type Scattered = { readonly centres: readonly Point[]; readonly starts: readonly number[] };

/** Pieces that meet are at most so many rows apart. */
const ROWS_IN_REACH = 4;

function scatterCentres(random: Random, area: Area, size: number): Scattered {
  const centres: Point[] = [];
  const starts: number[] = [];
  let row = 0;
  for (let y = area.top - size * 0.3; y < area.bottom + size; y += size * 0.84) {
    starts.push(centres.length);
    for (let x = area.left - size + (row % 2) * size * 0.5; x < area.right + size;) {
      const width = size * random.between(0.66, 1.36);
      centres.push([x + width / 2 + random.around(size * 0.3), y + random.around(size * 0.46)]);
      x += width;
    }
    row += 1;
  }
  return { centres, starts };
}

/** Cuts away the part of a shape that lies nearer to the other centre. */
function cutTowards(corners: readonly Point[], centre: Point, other: Point): Point[] {
  const dx = other[0] - centre[0];
  const dy = other[1] - centre[1];
  const distance = Math.hypot(dx, dy);
  const limit = distance / 2 - GAP;
  const beyond = ([x, y]: Point) => ((x - centre[0]) * dx + (y - centre[1]) * dy) / distance - limit;
  const kept: Point[] = [];
  corners.forEach((corner, index) => {
    const after = corners[(index + 1) % corners.length] ?? corner;
    const here = beyond(corner);
    const there = beyond(after);
    if (here <= 0) kept.push(corner);
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([corner[0] + (after[0] - corner[0]) * share, corner[1] + (after[1] - corner[1]) * share]);
    }
  });
  return kept;
}

/** Merges corners until wedges remain: split wood has three to five sides, not the six of a honeycomb. */
function makeWedge(random: Random, corners: Point[], size: number): Point[] {
  const wanted = 3 + Math.floor(random.next() * 2.4);
  const left = [...corners];
  while (left.length > wanted) {
    let smallest = Number.POSITIVE_INFINITY;
    let smallestIndex = 0;
    left.forEach((corner, index) => {
      const before = left[(index + left.length - 1) % left.length] ?? corner;
      const after = left[(index + 1) % left.length] ?? corner;
      const area = Math.abs(
        (corner[0] - before[0]) * (after[1] - before[1]) - (corner[1] - before[1]) * (after[0] - before[0]),
      );
      if (area < smallest) {
        smallest = area;
        smallestIndex = index;
      }
    });
    if (smallest > size * size * 0.2) break;
    left.splice(smallestIndex, 1);
  }
  return left;
}

/** Returns the radius of the largest circle around the centre that stays inside the cell. */
export function innerRadius({ centre, corners }: Cell): number {
  return corners.reduce((least, corner, index) => {
    const after = corners[(index + 1) % corners.length] ?? corner;
    const length = Math.hypot(after[0] - corner[0], after[1] - corner[1]) || 1;
    const cross = (after[0] - corner[0]) * (corner[1] - centre[1]) - (corner[0] - centre[0]) * (after[1] - corner[1]);
    return Math.min(least, Math.abs(cross) / length);
  }, Number.POSITIVE_INFINITY);
}

export type Splitting = {
  /** Mean height of a piece in the picture. */
  readonly size: number;
  readonly accepts?: (centre: Point) => boolean;
  /** Pieces are cut off here, as the ends of a row are built up straight. */
  readonly limits?: Area;
};

function keepInside(corners: readonly Point[], limits: Area): Point[] {
  return corners.map(([x, y]) => [
    Math.min(limits.right, Math.max(limits.left, x)),
    Math.min(limits.bottom, Math.max(limits.top, y)),
  ]);
}

function touches(corners: readonly Point[], area: Area): boolean {
  const right = Math.max(...corners.map(([x]) => x));
  const left = Math.min(...corners.map(([x]) => x));
  const bottom = Math.max(...corners.map(([, y]) => y));
  const top = Math.min(...corners.map(([, y]) => y));
  return right > area.left && left < area.right && bottom > area.top && top < area.bottom;
}

/** Returns the pieces that fill an area, those across its edges whole unless limits cut them. */
export function splitArea(random: Random, area: Area, { size, accepts, limits }: Splitting): Cell[] {
  const { centres, starts } = scatterCentres(random, area, size);
  const reach = size * 2.6;
  const cells: Cell[] = [];
  let row = 0;
  for (const [index, centre] of centres.entries()) {
    while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= index) row += 1;
    if (accepts && !accepts(centre)) continue;
    const [x, y] = centre;
    let corners: Point[] = [
      [x - size, y - size],
      [x + size, y - size],
      [x + size, y + size],
      [x - size, y + size],
    ];
    const end = starts[row + ROWS_IN_REACH + 1] ?? centres.length;
    for (let at = starts[Math.max(0, row - ROWS_IN_REACH)] ?? 0; at < end; at += 1) {
      const other = centres[at] ?? centre;
      if (at === index || Math.abs(other[0] - x) > reach || Math.abs(other[1] - y) > reach) continue;
      corners = cutTowards(corners, centre, other);
    }
    if (corners.length < 3 || !touches(corners, area)) continue;
    const wedge = makeWedge(random, corners, size);
    cells.push({ centre, corners: limits ? keepInside(wedge, limits) : wedge });
  }
  return cells;
}
