import { SHADE, mix } from '#domain/pictures/colour.ts';
import { polygon, polyline, short, smoothLoop } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { numberPlate } from '#domain/pictures/glyphs/marks.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';
import { heartwoodColour } from './heartwood.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

/** Share of sapwood in the colour of the heart. */
const HEART_LIGHTENING = 0.15;

type Pile = {
  readonly left: number;
  readonly ground: number;
  readonly radius: number;
  readonly thickness: number;
  readonly gap: number;
  readonly depth: Point;
};

/** One log cut through and put together again: each board is as wide as the log at its height, with bark on both edges. */
function sawnLog(scene: Scene, look: SpeciesLook, pile: Pile): string {
  const { random } = scene;
  const { left, ground, radius, thickness, gap, depth } = pile;
  const rows = Math.max(4, Math.floor((2 * radius) / (thickness + gap)));
  const middle = left + radius;
  const halfAt = (share: number): number => radius * Math.sqrt(Math.max(0.05, 1 - (share * 2 - 1) ** 2));
  let markup = '';
  for (let row = 0; row < rows; row += 1) {
    const top = ground - (row + 1) * (thickness + gap);
    const [low, high] = [halfAt((row + 0.04) / rows), halfAt((row + 0.96) / rows)];
    const sway = random.around(radius * 0.04);
    const face: Point[] = [
      [middle - high + sway, top],
      [middle + high + sway, top],
      [middle + low + sway, top + thickness],
      [middle - low + sway, top + thickness],
    ];
    const [, rightTop = [0, 0], rightBottom = [0, 0]] = face;
    const side: Point[] = [
      rightTop,
      [rightTop[0] + depth[0], rightTop[1] + depth[1] + random.around(2)],
      [rightBottom[0] + depth[0], rightBottom[1] + depth[1] + random.around(2)],
      rightBottom,
    ];
    const upper: Point[] = [
      [middle - high + sway, top],
      [middle - high + sway + depth[0], top + depth[1]],
      [rightTop[0] + depth[0], rightTop[1] + depth[1]],
      rightTop,
    ];
    const wood = mix(heartwoodColour(look, HEART_LIGHTENING), look.lateWood, random.between(0.02, 0.16));
    const sap = (Math.min(low, high) * 2 * random.between(0.1, 0.16)) / 2;
    const bow = (share: number): string =>
      `M${short(middle - low + sway + sap)} ${short(top + thickness * share)}q${short(low - sap)} ${short((row - rows / 2) * 0.9)} ${short(2 * (low - sap))} 0`;
    markup +=
      `<path d="${polygon(side)}" fill="${mix(look.bark.main, '#14211b', 0.12)}"/>` +
      `<path d="${polyline([
        [rightTop[0] + 4, rightTop[1] + thickness * 0.5],
        [rightTop[0] + depth[0] * 0.5, rightTop[1] + depth[1] * 0.5 + thickness * random.between(0.3, 0.7)],
        [rightTop[0] + depth[0] * 0.94, rightTop[1] + depth[1] * 0.94 + thickness * 0.5],
      ])}" stroke="${look.bark.dark}" stroke-width="1.6" opacity=".7"/>` +
      `<path d="${polygon(upper)}" fill="${mix(heartwoodColour(look, HEART_LIGHTENING), '#fff3dc', 0.3)}"/>` +
      `<path d="${polygon(face)}" fill="${wood}"/>` +
      `<path d="${bow(0.3)}${bow(0.68)}" stroke="${look.lateWood}" stroke-width=".9" opacity=".6"/>` +
      `<path d="${polyline([face[0] ?? [0, 0], face[3] ?? [0, 0]])}${polyline([rightTop, rightBottom])}" stroke="${look.bark.main}" stroke-width="4.5"/>`;
    if (row + 1 < rows)
      markup += [0.22, 0.74]
        .map(
          (share) =>
            `<rect x="${short(middle - high + sway + 2 * high * share)}" y="${short(top - gap)}" width="11" height="${short(gap)}" fill="#e4c999"/>`,
        )
        .join('');
  }
  return markup;
}

/** Draws unedged boards: logs cut through, stacked as they grew, with stickers between the boards. */
export function drawWaneyBoards(scene: Scene): string {
  const { width, height, random } = scene;
  const thickness = forPieceSize(scene, { small: 8, medium: 12, large: 18 });
  const ground = height * random.between(0.86, 0.9);
  const count = random.integer(1, 3);
  const radius = Math.min(height * 0.3, (width * random.between(0.62, 0.72)) / (2 * count));
  const depth: Point = [width * random.between(0.2, 0.3), -height * random.between(0.1, 0.16)];
  const start = (width - depth[0] - count * 2 * radius - (count - 1) * 12) / 2;
  const gap = random.between(4, 6);
  const piles = Array.from({ length: count }, (_, at) => ({
    left: Math.max(8, start) + at * (2 * radius + 12),
    ground,
    radius,
    thickness,
    gap,
    depth,
  }));
  const beams = `<path d="M${short(Math.max(8, start) + 10)} ${short(ground)}h${short(count * 2 * radius)}v8h-${short(count * 2 * radius)}z" fill="${SHADE}" opacity=".75"/>`;
  const looks = scene.species;
  return (
    surroundings(scene, height * random.between(0.42, 0.54)) +
    groundShadow([width / 2, ground + 6], width * 0.44, 9) +
    `<g fill="none">${beams}${piles.map((pile, at) => sawnLog(scene, looks[at % looks.length] ?? looks[0], pile)).join('')}</g>` +
    numberPlate(scene, [Math.max(8, start) + radius, ground - radius * random.between(0.7, 1.2)], 38, {
      text: String(random.integer(12, 98)),
      angle: random.around(10),
    })
  );
}

/** Draws one slab with both edges as they grew, leaning against a wall of boards. */
export function drawWaneySlab(scene: Scene): string {
  const { width, height, random } = scene;
  const look = scene.species[0];
  const wall = mix('#5b4a3c', scene.light.nearTrees, 0.25);
  let boards = '';
  for (let x = -4; x < width; x += random.between(34, 58)) boards += `M${short(x)} 0V${short(height * 0.9)}`;
  const [top, bottom] = [height * random.between(0.04, 0.09), height * 0.93];
  const middle = width * random.between(0.4, 0.6);
  const half = width * random.between(0.15, 0.22);
  const lean = random.around(width * 0.03);
  const steps = 9;
  const edge = (side: -1 | 1, inset: number): Point[] => {
    const wave = random.between(0, 6);
    return Array.from({ length: steps + 1 }, (_, at) => {
      const share = at / steps;
      const swell = Math.sin(share * 5 + wave) * half * 0.1 + half * (0.86 + share * 0.2);
      return [middle + lean * (1 - share) + side * (swell - inset), top + (bottom - top) * share];
    });
  };
  const [leftEdge, rightEdge] = [edge(-1, 0), edge(1, 0)];
  const inner = (points: readonly Point[], side: number): Point[] => points.map(([x, y]) => [x - side * 6, y]);
  const outline = [...leftEdge, ...rightEdge.toReversed()];
  const face = [...inner(leftEdge, -1), ...inner(rightEdge, 1).toReversed()];
  const heart = [...inner(leftEdge, -4), ...inner(rightEdge, 4).toReversed()].map(([x, y]): Point => [
    middle + (x - middle) * 0.72,
    y,
  ]);
  let grain = '';
  for (let line = 1; line < 8; line += 1) {
    const spread = half * 0.13 * line;
    const apex = bottom - (bottom - top) * (0.2 + line * 0.1);
    grain += `M${short(middle - spread)} ${short(bottom)}Q${short(middle + lean - spread * 0.9)} ${short(apex)} ${short(middle + lean)} ${short(apex - 6)}Q${short(middle + lean + spread * 0.9)} ${short(apex)} ${short(middle + spread)} ${short(bottom)}`;
  }
  const clip = scene.nextId();
  scene.define(`<clipPath id="${clip}"><path d="${polygon(face)}"/></clipPath>`);
  const knot: Point = [middle + random.around(half * 0.5), top + (bottom - top) * random.between(0.3, 0.75)];
  const knotShape = smoothLoop([
    [knot[0] - 9, knot[1]],
    [knot[0], knot[1] - 13],
    [knot[0] + 9, knot[1]],
    [knot[0], knot[1] + 13],
  ]);
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/><path d="${boards}" stroke="${mix(wall, '#14211b', 0.45)}" stroke-width="2.4"/>` +
    `<path d="M0 ${short(height * 0.9)}H${width}V${height}H0z" fill="${scene.light.ground[1]}"/>` +
    groundShadow([middle + 10, bottom], half * 1.6, 9) +
    `<path d="${polygon(outline.map(([x, y]): Point => [x + 12, y + 4]))}" fill="#14211b" opacity=".35"/>` +
    `<path d="${polygon(outline)}" fill="${look.bark.main}" stroke="${look.bark.dark}" stroke-width="2"/>` +
    `<path d="${polygon(face)}" fill="${look.sapwood}"/><g clip-path="url(#${clip})">` +
    `<path d="${polygon(heart)}" fill="${mix(heartwoodColour(look, HEART_LIGHTENING), look.sapwood, 0.1)}" opacity=".9"/>` +
    `<path d="${grain}" stroke="${look.lateWood}" stroke-width="1.6" fill="none" opacity=".75"/>` +
    `<path d="${knotShape}" fill="${mix(look.lateWood, '#2a1708', 0.5)}"/></g>` +
    `<path d="M${short(middle + lean * 0.3)} ${short(bottom)}l${short(random.around(5))} ${short(-(bottom - top) * random.between(0.12, 0.24))}" stroke="#2a1708" stroke-width="2" opacity=".7"/>`
  );
}
