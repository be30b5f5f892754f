import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

export const FULL_TURN = Math.PI * 2;

function tenthsToText(tenths: number): string {
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return String(whole);
  const sign = tenths < 0 ? '-' : '';
  return `${sign}${whole === 0 ? '' : Math.abs(whole)}.${rest}`;
}

/** Returns a number with at most one decimal in the shortest form that SVG reads. */
export function short(value: number): string {
  return tenthsToText(Math.round(value * 10));
}

function joinNumbers(tenths: readonly number[]): string {
  let text = '';
  for (const value of tenths) {
    const part = tenthsToText(value);
    text += text === '' || part.startsWith('-') ? part : ` ${part}`;
  }
  return text;
}

/** Relative path data carries rounded positions, so that rounding never adds up along a path. */
function relativePath(command: 'l' | 'q', start: Point, rest: readonly (readonly Point[])[], end: string): string {
  let x = Math.round(start[0] * 10);
  let y = Math.round(start[1] * 10);
  let path = `M${joinNumbers([x, y])}${command}`;
  let first = true;
  for (const segment of rest) {
    const deltas: number[] = [];
    let nextX = x;
    let nextY = y;
    for (const point of segment) {
      nextX = Math.round(point[0] * 10);
      nextY = Math.round(point[1] * 10);
      deltas.push(nextX - x, nextY - y);
    }
    const text = joinNumbers(deltas);
    path += first || text.startsWith('-') ? text : ` ${text}`;
    first = false;
    x = nextX;
    y = nextY;
  }
  return path + end;
}

/** Returns path data of an open line through the points. */
export function polyline(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start || rest.length === 0) return '';
  return relativePath(
    'l',
    start,
    rest.map((point) => [point]),
    '',
  );
}

/** Returns path data of a closed shape with straight sides. */
export function polygon(points: readonly Point[]): string {
  const path = polyline(points);
  return path === '' ? '' : `${path}z`;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Returns path data of a closed smooth curve that the points pull into shape. */
export function smoothLoop(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const segments = points.map((point, index) => [point, middle(point, points[index + 1] ?? first)]);
  return relativePath('q', middle(last, first), segments, 'z');
}

/** Returns path data of an open curve with one control point. */
export function curve(start: Point, control: Point, end: Point): string {
  return relativePath('q', start, [[control, end]], '');
}

/** Returns path data of a closed shape whose corners are rounded by a share (0 to 0.5) of their sides. */
export function roundedPolygon(points: readonly Point[], share: number): string {
  let path = '';
  points.forEach((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const start: Point = [corner[0] + (before[0] - corner[0]) * share, corner[1] + (before[1] - corner[1]) * share];
    const end: Point = [corner[0] + (after[0] - corner[0]) * share, corner[1] + (after[1] - corner[1]) * share];
    const bend = curve(start, corner, end);
    path += index === 0 ? bend : `L${bend.slice(1)}`;
  });
  return `${path}z`;
}

/** Returns a function from angle to relative radius that bends a circle with a few random waves. */
export function createWobble(random: Random, waves: number, lowest: number, strength: number) {
  const parts = Array.from({ length: waves }, (_, index) => ({
    frequency: lowest + index,
    amplitude: (strength * (0.4 + random.next())) / (1 + index * 0.7),
    phase: random.between(0, FULL_TURN),
  }));
  return (angle: number, drift = 0): number => {
    let sum = 0;
    for (const part of parts) sum += part.amplitude * Math.cos(part.frequency * (angle + drift) + part.phase);
    return sum;
  };
}

/** Returns a function that turns local coordinates into picture coordinates: rotated by an angle around an origin. */
export function placeAt(origin: Point, angle: number): (x: number, y: number) => Point {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return (x, y) => [origin[0] + x * cosine - y * sine, origin[1] + x * sine + y * cosine];
}
