import { short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';

/** `Measures.dryness` of wood fresh from the forest. */
export const FRESH = 1;

/** How far depth goes to the right and up, as a share of the same length in front. */
const DEPTH_RIGHT = 0.5;
const DEPTH_UP = 0.24;
/** Room for the person or lath beside the goods (cm, and px around) and the sign above them (px). */
const BESIDE_IN_CM = 64;
const AROUND = 18;
const ABOVE = 84;
const MOST_SCALE = 3.4;

export type Body = { readonly width: number; readonly height: number; readonly depth: number };

export type Stage = {
  /** Pixels of the picture per centimetre of the goods. */
  readonly scale: number;
  readonly left: number;
  readonly ground: number;
  readonly depth: Point;
  /** Where the person or lath stands. */
  readonly figure: Point;
};

/** Returns where a body (cm) stands in the picture so that it fills it, with room for a person beside it. */
export function oblique(scene: Scene, { width, height, depth }: Body): Stage {
  const { random } = scene;
  const ground = scene.height * random.between(0.81, 0.85);
  const wide = width + depth * DEPTH_RIGHT;
  const scale = Math.min(
    MOST_SCALE,
    (scene.width - 2 * AROUND) / (wide + BESIDE_IN_CM),
    (ground - ABOVE) / Math.max(height + depth * DEPTH_UP, 60),
  );
  const isLeft = random.chance(0.5);
  const beside = BESIDE_IN_CM * scale;
  const spare = scene.width - 2 * AROUND - beside - wide * scale;
  const left = AROUND + (isLeft ? beside : 0) + spare * random.between(0.2, 0.8);
  const depthInPx: Point = [depth * DEPTH_RIGHT * scale, -depth * DEPTH_UP * scale];
  const figure: Point = isLeft
    ? [left - beside * 0.5 - random.between(2, 8), ground + random.between(0, 5)]
    : [left + wide * scale + beside * 0.5, ground + depthInPx[1] * 0.4];
  return { scale, left, ground, depth: depthInPx, figure };
}

/** Returns snow on the top of a body: fresh wood lies out in the forest. */
export function snowOn(
  scene: Scene,
  { left, right, top, depth }: { left: number; right: number; top: number; depth: Point },
): string {
  const { random } = scene;
  let edge = '';
  for (let x = right; x > left; x -= (right - left) / 7)
    edge += `q${short(-(right - left) / 14)} ${short(random.between(3, 9))} ${short(-(right - left) / 7)} 0`;
  return `<path d="M${short(left)} ${short(top)}l${short(depth[0])} ${short(depth[1] - 5)}H${short(right + depth[0])}L${short(right)} ${short(top)}${edge}z" fill="#fbfcfc" opacity=".94" stroke="#c9d3d6"/>`;
}
