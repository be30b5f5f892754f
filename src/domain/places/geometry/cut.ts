/** A window of the globe in degrees. */
type Bounds = { west: number; south: number; east: number; north: number };

export type Position = readonly [longitude: number, latitude: number];

type Edge = { isInside: (point: Position) => boolean; meet: (a: Position, b: Position) => Position };

const share = (from: number, to: number, at: number): number => (at - from) / (to - from);

const atLongitude =
  (longitude: number) =>
  (a: Position, b: Position): Position => [longitude, a[1] + (b[1] - a[1]) * share(a[0], b[0], longitude)];
const atLatitude =
  (latitude: number) =>
  (a: Position, b: Position): Position => [a[0] + (b[0] - a[0]) * share(a[1], b[1], latitude), latitude];

const edgesOf = ({ west, south, east, north }: Bounds): Edge[] => [
  { isInside: (point) => point[0] >= west, meet: atLongitude(west) },
  { isInside: (point) => point[0] <= east, meet: atLongitude(east) },
  { isInside: (point) => point[1] >= south, meet: atLatitude(south) },
  { isInside: (point) => point[1] <= north, meet: atLatitude(north) },
];

/** The part of a closed ring inside a window (Sutherland and Hodgman 1974); empty where there is none. */
export function cutRing(ring: readonly Position[], bounds: Bounds): Position[] {
  let kept: Position[] = [...ring];
  for (const { isInside, meet } of edgesOf(bounds)) {
    const given = kept;
    kept = [];
    for (const [index, point] of given.entries()) {
      const before = given.at(index - 1) ?? point;
      if (isInside(point) !== isInside(before)) kept.push(meet(before, point));
      if (isInside(point)) kept.push(point);
    }
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) kept.push(first);
  return kept.length < 4 ? [] : kept;
}

/** The pieces of a line that run inside a window; a piece keeps the first point beyond, so that it reaches the edge. */
export function cutLine(line: readonly Position[], bounds: Bounds): Position[][] {
  const edges = edgesOf(bounds);
  const isInside = (point: Position | undefined): boolean =>
    point !== undefined && edges.every((edge) => edge.isInside(point));
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  for (const [index, point] of line.entries()) {
    if (isInside(point) || isInside(line[index - 1]) || isInside(line[index + 1])) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.filter((one) => one.length > 1);
}

/** The line with figures rounded to so many decimals and without points that then coincide. */
export function rounded(line: readonly Position[], decimals: number): Position[] {
  const scale = 10 ** decimals;
  const kept: Position[] = [];
  for (const [longitude, latitude] of line) {
    const point: Position = [Math.round(longitude * scale) / scale, Math.round(latitude * scale) / scale];
    const last = kept.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) kept.push(point);
  }
  return kept;
}

/** The line without points that lie closer than the tolerance to the line through the others (Douglas and Peucker 1973). */
export function simplified(line: readonly Position[], toleranceInDegrees: number): Position[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let reach = toleranceInDegrees;
  for (const [index, point] of line.entries()) {
    const distance = distanceToSegment(point, first, last);
    if (distance > reach) {
      reach = distance;
      farthest = index;
    }
  }
  if (farthest === 0) return [first, last];
  const left = simplified(line.slice(0, farthest + 1), toleranceInDegrees);
  return [...left.slice(0, -1), ...simplified(line.slice(farthest), toleranceInDegrees)];
}

function distanceToSegment(point: Position, from: Position, to: Position): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const near = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - near * dx, point[1] - from[1] - near * dy);
}

/** Returns a course through the given points without corners (Catmull and Rom 1974); a closed one stays closed. */
export function smoothed(course: readonly Position[]): Position[] {
  const STEPS = 4;
  const [first, second] = course;
  const isClosed = course.length > 3 && first?.join() === course.at(-1)?.join();
  return course.flatMap((point, index) => {
    const next = course[index + 1];
    if (!next) return [point];
    const before = course[index - 1] ?? (isClosed ? course.at(-2) : undefined) ?? point;
    const after = course[index + 2] ?? (isClosed ? second : undefined) ?? next;
    return Array.from({ length: STEPS }, (_, step): Position => {
      const t = step / STEPS;
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * point[axis] +
          (next[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * point[axis] + 4 * next[axis] - after[axis]) * t ** 2 +
          (3 * point[axis] - before[axis] - 3 * next[axis] + after[axis]) * t ** 3);
      return [at(0), at(1)];
    });
  });
}
