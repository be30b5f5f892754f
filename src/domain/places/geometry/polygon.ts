import type { Coordinates } from './distance.ts';
import { fromEqualArea, lengthInMetres, toEqualArea } from './ellipsoid.ts';

/** A closed line without its first point repeated at its end. */
export type Ring = readonly Coordinates[];

/** Twice the signed area in square metres, and the sums for the centroid around the ring's first point. */
function momentsOf(ring: Ring): { double: number; x: number; y: number } {
  const [first] = ring;
  if (first === undefined) return { double: 0, x: 0, y: 0 };
  const start = toEqualArea(first);
  const points = ring.map((point) => toEqualArea(point)).map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
  let [double, sumX, sumY] = [0, 0, 0];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    double += cross;
    sumX += (point.x + next.x) * cross;
    sumY += (point.y + next.y) * cross;
  });
  return { double, x: sumX, y: sumY };
}

/** Area of a ring on the WGS 84 ellipsoid in square metres; 0.1 % off at most for shapes of up to 30 km. */
export const ringAreaInSquareMetres = (ring: Ring): number => Math.abs(momentsOf(ring).double) / 2;

/** Whether a ring runs against the clock, as GeoJSON wants outer rings (RFC 7946, 3.1.6). */
export const isAgainstTheClock = (ring: Ring): boolean => momentsOf(ring).double > 0;

/** Length of a closed ring in metres. */
export const ringLengthInMetres = (ring: Ring): number =>
  ring.reduce((sum, point, index) => sum + lengthInMetres(point, ring[(index + 1) % ring.length] ?? point), 0);

/** Centre of gravity of the area of a ring; of its points where it has no area. */
export function centreOfRing(ring: Ring): Coordinates {
  const [first] = ring;
  if (first === undefined) return { latitude: 0, longitude: 0 };
  const { double, x, y } = momentsOf(ring);
  const start = toEqualArea(first);
  if (Math.abs(double) < 1e-3) {
    const mean = (read: (point: Coordinates) => number) => ring.reduce((sum, one) => sum + read(one), 0) / ring.length;
    return { latitude: mean((one) => one.latitude), longitude: mean((one) => one.longitude) };
  }
  return fromEqualArea({ x: start.x + x / (3 * double), y: start.y + y / (3 * double) });
}

/** Whether a point lies inside a ring; on its line either answer is right. */
export function isInside({ latitude, longitude }: Coordinates, ring: Ring): boolean {
  let inside = false;
  ring.forEach((one, index) => {
    const other = ring[(index + 1) % ring.length] ?? one;
    if (one.latitude > latitude === other.latitude > latitude) return;
    const share = (latitude - one.latitude) / (other.latitude - one.latitude);
    if (longitude < one.longitude + share * (other.longitude - one.longitude)) inside = !inside;
  });
  return inside;
}

type Edge = { from: Coordinates; to: Coordinates; ring: number; index: number; size: number };

const edgesOf = (rings: readonly Ring[]): Edge[] =>
  rings.flatMap((ring, at) =>
    ring.map((from, index) => ({
      from,
      to: ring[(index + 1) % ring.length] ?? from,
      ring: at,
      index,
      size: ring.length,
    })),
  );

const areNeighbours = (one: Edge, other: Edge): boolean =>
  one.ring === other.ring &&
  ((one.index + 1) % one.size === other.index || (other.index + 1) % other.size === one.index);

/** Above 0: `point` lies to the left of the line. */
const turn = (from: Coordinates, to: Coordinates, point: Coordinates): number =>
  (to.longitude - from.longitude) * (point.latitude - from.latitude) -
  (to.latitude - from.latitude) * (point.longitude - from.longitude);

const isBetween = (point: Coordinates, { from, to }: Edge): boolean =>
  point.longitude >= Math.min(from.longitude, to.longitude) &&
  point.longitude <= Math.max(from.longitude, to.longitude) &&
  point.latitude >= Math.min(from.latitude, to.latitude) &&
  point.latitude <= Math.max(from.latitude, to.latitude);

/** Where two edges meet; neighbours meet only where one runs back over the other. */
function meetingOf(one: Edge, other: Edge): Coordinates | null {
  const [a, b] = [turn(one.from, one.to, other.from), turn(one.from, one.to, other.to)];
  const [c, d] = [turn(other.from, other.to, one.from), turn(other.from, other.to, one.to)];
  if (areNeighbours(one, other)) {
    const [first, second] = (one.index + 1) % one.size === other.index ? [one, other] : [other, one];
    if (turn(first.from, first.to, second.to) !== 0) return null;
    return isBetween(second.to, first) || isBetween(first.from, second) ? second.from : null;
  }
  if (a === 0 && isBetween(other.from, one)) return other.from;
  if (b === 0 && isBetween(other.to, one)) return other.to;
  if (c === 0 && isBetween(one.from, other)) return one.from;
  if (d === 0 && isBetween(one.to, other)) return one.to;
  if (a > 0 === b > 0 || c > 0 === d > 0) return null;
  const share = c / (c - d);
  return {
    latitude: one.from.latitude + share * (one.to.latitude - one.from.latitude),
    longitude: one.from.longitude + share * (one.to.longitude - one.from.longitude),
  };
}

/** The first place where the lines of some rings cross or touch themselves or each other; null where they do not. */
export function crossingOf(rings: readonly Ring[]): Coordinates | null {
  const edges = edgesOf(rings);
  for (const [at, one] of edges.entries()) {
    const west = Math.min(one.from.longitude, one.to.longitude);
    const east = Math.max(one.from.longitude, one.to.longitude);
    for (let next = at + 1; next < edges.length; next++) {
      const other = edges[next];
      if (other === undefined) break;
      if (Math.min(other.from.longitude, other.to.longitude) > east) continue;
      if (Math.max(other.from.longitude, other.to.longitude) < west) continue;
      const place = meetingOf(one, other);
      if (place !== null) return place;
    }
  }
  return null;
}

/** Distance of a point from a line in metres, near enough for deciding which points matter. */
function distanceFromLine(point: Coordinates, from: Coordinates, to: Coordinates): number {
  const scale = Math.cos((point.latitude * Math.PI) / 180) * 111_320;
  const [x, y] = [(to.longitude - from.longitude) * scale, (to.latitude - from.latitude) * 111_320];
  const [px, py] = [(point.longitude - from.longitude) * scale, (point.latitude - from.latitude) * 111_320];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length));
  return Math.hypot(px - share * x, py - share * y);
}

/** Leaves out points of a line that lie no further than so many metres from what remains (Douglas and Peucker, 1973). */
export function simplified(line: Ring, toleranceInMetres: number): Coordinates[] {
  if (line.length < 3) return [...line];
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [start, end] = span;
    const [from, to] = [line[start], line[end]];
    if (from === undefined || to === undefined) continue;
    let [farthest, most] = [-1, toleranceInMetres];
    for (let index = start + 1; index < end; index++) {
      const point = line[index];
      const distance = point === undefined ? 0 : distanceFromLine(point, from, to);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest === -1) continue;
    kept[farthest] = 1;
    open.push([start, farthest], [farthest, end]);
  }
  return line.filter((_point, index) => kept[index] === 1);
}
