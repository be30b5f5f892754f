import { INK, SHADE, mix } from '#domain/pictures/colour.ts';
import { polygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';
import { heartwoodColour } from './heartwood.ts';

type Board = { readonly left: number; readonly width: number; readonly top: number; readonly foot: number };

function standingBoard(scene: Scene, look: SpeciesLook, { left, width, top, foot }: Board): string {
  const { random } = scene;
  const heart = heartwoodColour(look, 0.25);
  const face = mix(random.chance(0.7) ? heart : look.sapwood, look.lateWood, random.between(0, 0.12));
  const lean = random.around(7);
  const thickness = forPieceSize(scene, { small: 4, medium: 7, large: 12 });
  const outline: Point[] = [
    [left + lean, top],
    [left + lean + width, top],
    [left + width, foot],
    [left, foot],
  ];
  let grain = '';
  const isCathedral = random.chance(0.5);
  for (let line = 1; line < 6; line += 1) {
    const share = line / 6;
    const x = left + width * share;
    grain += isCathedral
      ? `M${short(left + width * (0.5 - share * 0.4))} ${short(foot)}Q${short(left + lean * 0.5 + width / 2)} ${short(foot - (foot - top) * (0.2 + share * 0.75))} ${short(left + width * (0.5 + share * 0.4))} ${short(foot)}`
      : `M${short(x)} ${short(foot)}Q${short(x + random.around(5))} ${short((top + foot) / 2)} ${short(x + lean)} ${short(top)}`;
  }
  const edge: Point[] = [
    [left + lean + width, top],
    [left + lean + width + thickness, top - thickness * 0.3],
    [left + width + thickness, foot - thickness * 0.3],
    [left + width, foot],
  ];
  return (
    `<path d="${polygon(edge)}" fill="${mix(face, '#3a2213', 0.4)}"/>` +
    `<path d="${polygon(outline)}" fill="${face}" stroke="#2a1708" stroke-opacity=".45"/>` +
    `<path d="${grain}" stroke="${look.lateWood}" stroke-width="1.1" fill="none" opacity=".6"/>` +
    `<path d="M${short(left + lean)} ${short(top)}h${short(width)}l-1 7h-${short(width - 2)}z" fill="#fff3dc" opacity=".35"/>`
  );
}

/** Draws boards of several widths standing against the wall of a store. */
export function drawBoardRack(scene: Scene): string {
  const { width, height, random, light } = scene;
  const wall = mix('#cfc6b8', light.nearTrees, random.between(0.12, 0.3));
  const floor = height * random.between(0.84, 0.9);
  const rail = height * random.between(0.3, 0.4);
  let joints = '';
  for (let y = 26; y < floor; y += random.between(28, 40)) joints += `M0 ${short(y)}H${width}`;
  let boards = '';
  let x = random.between(-6, 8);
  while (x < width + 8) {
    const across = random.between(30, 62);
    const look = random.pick(scene.species);
    boards += standingBoard(scene, look, {
      left: x,
      width: across,
      top: height * random.between(0.05, 0.2),
      foot: floor + random.between(4, 16),
    });
    x += across + random.between(4, 12);
  }
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/><path d="${joints}" stroke="${mix(wall, INK, 0.3)}" stroke-width="1.4" opacity=".6"/>` +
    `<path d="M0 ${short(floor)}H${width}V${height}H0z" fill="${mix(light.ground[1], '#8d8578', 0.4)}"/>` +
    `<path d="M0 ${short(floor)}H${width}v26H0z" fill="${SHADE}" opacity=".3"/>${boards}` +
    `<path d="M0 ${short(rail)}H${width}v9H0z" fill="#8e6b45"/><path d="M0 ${short(rail + 9)}H${width}v4H0z" fill="${SHADE}" opacity=".35"/>`
  );
}
