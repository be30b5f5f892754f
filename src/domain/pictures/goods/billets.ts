import { mix } from '#domain/pictures/colour.ts';
import { curve, polygon, roundedPolygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';

/** One split log seen from the side, drawn around the origin and lying to the right. */
function drawBillet(scene: Scene, look: SpeciesLook, length: number, showsBark: boolean): string {
  const { random } = scene;
  const width = length * random.between(0.2, 0.34);
  const tone = random.next();
  const colour = showsBark
    ? mix(look.bark.main, look.bark.light, tone)
    : mix(mix(look.sapwood, look.lateWood, 0.28), look.sapwood, tone);
  const end = width * 0.42;
  const half = length / 2;
  const side: Point[] = [
    [-half, -width / 2],
    [half, -width / 2],
    [half, width / 2],
    [-half, width / 2],
  ];
  const face: Point[] = [
    [half - 1, -width / 2],
    [half + end, -width * 0.12],
    [half + end * 0.7, width * 0.42],
    [half - 1, width / 2],
  ];
  const shade: Point[] = [
    [-half, width * 0.18],
    [half, width * 0.22],
    [half, width / 2],
    [-half, width / 2],
  ];
  let grain = '';
  for (let line = 0; line < 4; line += 1) {
    const level = -width / 2 + (width * (line + random.between(0.3, 0.8))) / 4;
    grain += curve(
      [-half + random.between(0, 8), level],
      [0, level + random.around(2.5)],
      [half - random.between(0, 10), level],
    );
  }
  const ring = curve([half + 1, -width * 0.2], [half + end * 0.6, width * 0.1], [half + 1, width * 0.3]);
  return (
    `<path d="${roundedPolygon(side, 0.07)}" fill="${colour}" stroke="#2a1a0e" stroke-opacity=".75"/>` +
    `<path d="${grain}" stroke="${showsBark ? look.bark.dark : look.lateWood}" stroke-width=".7" fill="none" opacity=".6"/>` +
    `<path d="${polygon(shade)}" fill="#22140a" opacity=".26"/>` +
    `<path d="${roundedPolygon(face, 0.12)}" fill="${mix(look.sapwood, '#ffffff', 0.15)}" stroke="#2a1a0e" stroke-width=".8" stroke-opacity=".7"/>` +
    `<path d="${ring}" stroke="${look.lateWood}" stroke-width=".7" fill="none" opacity=".8"/>`
  );
}

/** Draws a stock of split logs once and returns their ids for `placeBillet`. */
export function defineBillets(scene: Scene, length: number): string[] {
  const perSpecies = Math.ceil(14 / scene.species.length);
  return scene.species.flatMap((look) =>
    Array.from({ length: perSpecies }, (_, index) => {
      const id = scene.nextId();
      const pieceLength = length * scene.random.between(0.8, 1.2);
      scene.define(`<g id="${id}">${drawBillet(scene, look, pieceLength, index % 3 === 0)}</g>`);
      return id;
    }),
  );
}

/** Returns one of the defined split logs at a point, turned by an angle in degrees. */
export function placeBillet(scene: Scene, ids: readonly string[], [x, y]: Point, angle: number): string {
  const id = ids[scene.random.integer(0, ids.length - 1)] ?? '';
  return `<use href="#${id}" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(angle)})"/>`;
}
