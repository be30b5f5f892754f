import { defineBillets, placeBillet } from './billets.ts';
import { SHADE } from '#domain/pictures/colour.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { polygon } from '#domain/pictures/geometry.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

/** Draws a loose heap of split logs, as it slides off a trailer. */
export function drawHeap(scene: Scene): string {
  const { width, height, random } = scene;
  const base = height * random.between(0.9, 0.95);
  const length = forPieceSize(scene, { small: 46, medium: 60, large: 84 });
  const top = width * random.between(0.36, 0.64);
  const reach = width * random.between(0.44, 0.58);
  const rise = height * random.between(0.5, 0.7);
  const slope = (x: number) => Math.max(0, 1 - Math.abs((x - top) / reach) ** 1.7) * rise;
  const places: Point[] = [];
  const count = Math.round(230 * (60 / length) ** 1.4);
  for (let index = 0; index < count; index += 1) {
    const x = width * random.between(0.02, 0.98);
    const hill = slope(x);
    if (hill >= 8) places.push([x, base - random.next() * hill]);
  }
  const left = Math.max(8, top - reach);
  const right = Math.min(width - 8, top + reach);
  for (let x = left + 12; x < right - 12; x += length * 0.28) places.push([x, base - random.between(0, 10)]);
  places.sort((a, b) => a[1] - b[1]);
  const core: Point[] = [];
  for (let x = left + 20; x <= right - 20; x += (right - left - 40) / 14) core.push([x, base - slope(x) * 0.86]);
  core.push([right - 16, base], [left + 16, base]);
  const ids = defineBillets(scene, length);
  return (
    surroundings(scene, height * random.between(0.44, 0.6)) +
    groundShadow([(left + right) / 2, base], (right - left) * 0.54, 13) +
    `<path d="${polygon(core)}" fill="${SHADE}"/>` +
    places.map((place) => placeBillet(scene, ids, place, random.around(140) + (random.chance(0.5) ? 180 : 0))).join('')
  );
}
