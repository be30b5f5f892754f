import { SHADE } from '#domain/pictures/colour.ts';
import { drawFace, faceLight } from './cut-face.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { crayonMark, numberPlate } from '#domain/pictures/glyphs/marks.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

function marks(scene: Scene, centre: Point, radius: number): string {
  const { random } = scene;
  const spot: Point = [centre[0] + random.around(radius * 0.7), centre[1] + radius * random.between(0.25, 0.5)];
  if (random.chance(0.25)) {
    return numberPlate(scene, spot, radius * 0.34, {
      text: String(random.integer(100, 998)),
      angle: random.around(16),
    });
  }
  return random.chance(0.25) ? crayonMark(scene, spot, radius * 0.26, random.pick(['A', 'B', 'C', '2B', '3A'])) : '';
}

/** Draws a single sawn log end. */
export function drawCutFace(scene: Scene): string {
  const { width, height, random } = scene;
  const radius = Math.min(width, height) * random.between(0.4, 0.46);
  const centre: Point = [width * random.between(0.4, 0.6), height * 0.965 - radius];
  return (
    surroundings(scene, height * random.between(0.66, 0.8)) +
    groundShadow([centre[0], height * 0.965], radius * 1.05, 10) +
    drawFace(
      scene,
      scene.species[0],
      { centre, radius },
      { rings: 36, cracks: random.integer(1, 3), heartChance: 0.8, sawMarks: true },
    ) +
    faceLight(scene, centre, radius) +
    marks(scene, centre, radius)
  );
}

/** Draws a log end so close that it leaves the frame. */
export function drawCloseUp(scene: Scene): string {
  const { width, height, random } = scene;
  const radius = width * random.between(0.6, 0.8);
  const centre: Point = [width * random.between(0.32, 0.68), height * random.between(0.4, 0.7)];
  return (
    `<rect width="${width}" height="${height}" fill="${SHADE}"/>` +
    drawFace(
      scene,
      scene.species[0],
      { centre, radius },
      { rings: 46, cracks: random.integer(1, 3), heartChance: 1, sawMarks: true },
    ) +
    faceLight(scene, centre, radius) +
    marks(scene, [width * 0.5, height * 0.5], width * 0.3)
  );
}
