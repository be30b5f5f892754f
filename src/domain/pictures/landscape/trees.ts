import { polygon, short, smoothLoop, FULL_TURN } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Random } from '#domain/pictures/random.ts';

/** Returns path data of a spruce silhouette standing at a point. */
export function spruce(random: Random, [x, y]: Point, height: number): string {
  const width = height * random.between(0.2, 0.29);
  const steps = random.integer(6, 9);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const level = y - height + height * 0.94 * share;
    const reach = width * share ** 0.85;
    left.push([x - reach * random.between(0.85, 1.15), level], [x - reach * 0.52, level - height * 0.012]);
    right.push([x + reach * random.between(0.85, 1.15), level], [x + reach * 0.52, level - height * 0.012]);
  }
  const trunk = height * 0.014;
  const foot: Point[] = [
    [x - trunk, y - height * 0.05],
    [x - trunk, y],
    [x + trunk, y],
    [x + trunk, y - height * 0.05],
  ];
  return polygon([[x, y - height], ...left, ...foot, ...right.reverse()]);
}

/** Returns path data of a rounded clump of leaves. */
export function blob(random: Random, [x, y]: Point, radius: number, flatness: number): string {
  const corners = random.integer(8, 10);
  const points: Point[] = [];
  for (let index = 0; index < corners; index += 1) {
    const angle = (index / corners) * FULL_TURN;
    const reach = radius * random.between(0.8, 1.15);
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatness]);
  }
  return smoothLoop(points);
}

function trunk([x, y]: Point, height: number, thickness: number): string {
  return polygon([
    [x - thickness / 2, y],
    [x - thickness / 3, y - height],
    [x + thickness / 3, y - height],
    [x + thickness / 2, y],
  ]);
}

/** Returns path data of a broadleaf tree silhouette standing at a point. */
export function broadleaf(random: Random, [x, y]: Point, height: number): string {
  const radius = height * random.between(0.24, 0.31);
  const top = y - height + radius;
  return (
    trunk([x, y], height * 0.6, height * 0.045) +
    blob(random, [x, top], radius, 0.95) +
    blob(random, [x - radius * 0.55, top + radius * 0.55], radius * 0.72, 0.85) +
    blob(random, [x + radius * 0.55, top + radius * 0.5], radius * 0.75, 0.85)
  );
}

/** Returns path data of a pine silhouette with its high, flat crown. */
export function pine(random: Random, [x, y]: Point, height: number): string {
  const radius = height * random.between(0.17, 0.22);
  return (
    trunk([x, y], height * 0.9, height * 0.04) +
    blob(random, [x, y - height + radius * 0.6], radius, 0.55) +
    blob(random, [x - radius * 0.6, y - height * 0.8], radius * 0.66, 0.45) +
    blob(random, [x + radius * 0.62, y - height * 0.74], radius * 0.6, 0.42)
  );
}

const SILHOUETTES = { cone: spruce, parasol: pine, round: broadleaf } as const;

export type Crown = keyof typeof SILHOUETTES;

/** Returns path data of one tree of a crown shape. */
export function tree(random: Random, crown: Crown, foot: Point, height: number): string {
  return SILHOUETTES[crown](random, foot, height);
}

export type TreeRow = {
  readonly foot: number;
  readonly height: number;
  readonly colour: string;
  readonly density?: number;
  readonly crown?: Crown;
};

/** Returns a row of trees across the whole width. */
export function treeRow(random: Random, width: number, row: TreeRow): string {
  const crown = row.crown ?? 'cone';
  const spacing = (row.height * (crown === 'cone' ? 0.24 : 0.42)) / (row.density ?? 1);
  let path = '';
  for (let x = -10; x < width + 20; x += spacing * random.between(0.6, 1.6)) {
    path += tree(random, crown, [x, row.foot + random.between(0, 5)], row.height * random.between(0.6, 1.2));
  }
  return `<path d="${path}" fill="${row.colour}"/>`;
}

export type Ridge = { readonly level: number; readonly swing: number; readonly colour: string };

/** Returns a closed band from a wavy upper edge down to the bottom of the picture. */
export function ridge(
  random: Random,
  size: { readonly width: number; readonly bottom: number },
  { level, swing, colour }: Ridge,
): string {
  const steps = 5;
  let path = `M-2 ${short(size.bottom)}V${short(level + random.around(swing))}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = (size.width * step) / steps;
    path += `Q${short(x - size.width / steps / 2)} ${short(level + random.around(swing * 2))} ${short(x + (step === steps ? 2 : 0))} ${short(level + random.around(swing))}`;
  }
  return `<path d="${path}V${short(size.bottom)}Z" fill="${colour}"/>`;
}
