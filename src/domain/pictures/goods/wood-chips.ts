import { mix } from '#domain/pictures/colour.ts';
import { FULL_TURN, placeAt, polygon, polyline, short, smoothLoop } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';
import { framingTrees, groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

type ChipField = {
  readonly spot: () => Point;
  readonly area: number;
  readonly scale: number;
  readonly layers: number;
};

function chip(scene: Scene, place: Point, scale: number): { readonly outline: string; readonly grain: string } {
  const { random } = scene;
  const length = (13 + random.next() ** 2 * 40) * scale;
  const width = random.between(8, 22) * scale;
  const at = placeAt(place, random.between(0, FULL_TURN));
  const outline = polygon([
    at(-length / 2, (-width / 2) * random.next()),
    at(length / 2 - random.between(0, 4) * scale, -width / 2),
    at(length / 2, (width / 2) * random.between(0.3, 1)),
    at(-length / 2 + random.between(0, 5) * scale, width / 2),
  ]);
  return {
    outline,
    grain: length > 16 * scale ? polyline([at(-length * 0.35, 0), at(length * 0.32, width * 0.08)]) : '',
  };
}

function chipColour(scene: Scene, look: SpeciesLook, depth: number): string {
  const { random } = scene;
  if (random.chance(0.09)) return mix(look.bark.dark, look.bark.light, random.next());
  const shadow = mix('#5a3d22', look.lateWood, 0.5);
  const fresh = mix(look.sapwood, random.chance(0.2) ? '#ffffff' : look.lateWood, random.between(0, 0.4));
  return mix(shadow, fresh, 0.12 + depth * 0.72 + random.between(0, 0.16));
}

/** Returns layers of chips; a dozen chips share one path, few enough that they hardly overlap. */
export function drawChips(scene: Scene, { spot, area, scale, layers }: ChipField): string {
  const { random, species } = scene;
  const perLayer = Math.round((area / (430 * scale * scale)) * 0.68);
  const batch = Math.max(6, Math.round(perLayer / 20));
  let markup = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layers === 1 ? 1 : layer / (layers - 1);
    for (let drawn = 0; drawn < perLayer; drawn += batch) {
      const look = random.pick(species);
      let outlines = '';
      let grains = '';
      for (let index = 0; index < batch; index += 1) {
        const piece = chip(scene, spot(), scale);
        outlines += piece.outline;
        grains += piece.grain;
      }
      markup += `<path d="${outlines}" fill="${chipColour(scene, look, depth)}"/>`;
      if (depth === 1) markup += `<path d="${grains}" stroke="${look.lateWood}" stroke-opacity=".6"/>`;
    }
  }
  return `<g fill="none" stroke="#2b1b0d" stroke-opacity=".55" stroke-width=".7">${markup}</g>`;
}

/** Draws wood chips close up, filling the frame. */
export function drawWoodChips(scene: Scene): string {
  const { width, height, random } = scene;
  const scale = forPieceSize(scene, { small: 1, medium: 1.2, large: 1.6 });
  return (
    `<rect width="${width}" height="${height}" fill="#3a2a1b"/>` +
    drawChips(scene, {
      spot: () => [random.between(0, width), random.between(0, height)],
      area: width * height,
      scale,
      layers: 4,
    }) +
    `<rect width="${width}" height="${height}" fill="url(#${scene.id('depth')})"/>`
  );
}

type Span = { readonly left: number; readonly right: number; readonly base: number };

function hillOutline(scene: Scene, { left, right, base }: Span, rise: number): Point[] {
  const { random } = scene;
  const points: Point[] = [];
  const steps = 16;
  const skew = random.between(0.7, 1.5);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const bulge = Math.sin(Math.PI * share ** skew) ** 0.8;
    points.push([left + (right - left) * share, base - rise * bulge + random.around(5)]);
  }
  return [...points, [right, base + 3], [left, base + 3]];
}

type Shed = { readonly back: string; readonly front: string };

function shed(scene: Scene, { left, right, base }: Span, eaves: number): Shed {
  const { random } = scene;
  const wood = random.pick(['#9a7b58', '#8b7a66', '#a58a67']);
  const roof = random.pick(['#5d6468', '#7a4a36', '#4d5f55']);
  let joints = '';
  for (let x = left + 12; x < right; x += 13) joints += `M${short(x)} ${short(eaves)}V${short(base)}`;
  const back =
    `<rect x="${short(left)}" y="${short(eaves)}" width="${short(right - left)}" height="${short(base - eaves)}" fill="${mix(wood, '#20160d', 0.45)}"/>` +
    `<path d="${joints}" stroke="#1a120b" stroke-opacity=".5"/>`;
  const posts = [left, (left + right) / 2 - 5, right - 10]
    .map(
      (x) =>
        `<rect x="${short(x)}" y="${short(eaves)}" width="10" height="${short(base - eaves + 4)}" fill="${wood}" stroke="#2a1a0e" stroke-opacity=".6"/>`,
    )
    .join('');
  const front =
    posts +
    `<path d="${polygon([
      [left - 26, eaves + 6],
      [left - 2, eaves - 44],
      [right + 2, eaves - 44],
      [right + 26, eaves + 6],
    ])}" fill="${roof}" stroke="#14211b" stroke-opacity=".6"/>` +
    `<rect x="${short(left - 26)}" y="${short(eaves + 4)}" width="${short(right - left + 52)}" height="7" fill="${mix(wood, '#ffffff', 0.12)}" stroke="#2a1a0e" stroke-opacity=".6"/>`;
  return { back, front };
}

/** Draws a heap of wood chips, under a shed roof or in the open. */
export function drawChipsUnderRoof(scene: Scene): string {
  const { width, height, random } = scene;
  const base = height * random.between(0.87, 0.92);
  const hasRoof = random.chance(0.7);
  const left = width * random.between(0.06, 0.14);
  const right = width * random.between(0.86, 0.94);
  const rise = height * random.between(0.34, 0.46);
  const building = hasRoof ? shed(scene, { left, right, base }, base - height * 0.58) : { back: '', front: '' };
  const inset = hasRoof ? 8 : -8;
  const hill = hillOutline(scene, { left: left + inset, right: right - inset, base }, rise);
  const clip = scene.nextId();
  scene.define(`<clipPath id="${clip}"><path d="${smoothLoop(hill)}"/></clipPath>`);
  const spot = (): Point => [random.between(left, right), random.between(base - rise - 6, base + 2)];
  return (
    surroundings(scene, height * random.between(0.5, 0.62)) +
    framingTrees(scene, base) +
    groundShadow([(left + right) / 2, base + 4], (right - left) * 0.56) +
    building.back +
    `<g clip-path="url(#${clip})"><path d="${smoothLoop(hill)}" fill="#4b3620"/>` +
    drawChips(scene, { spot, area: (right - left) * rise, scale: 0.56, layers: 3 }) +
    `<path d="${smoothLoop(hill)}" fill="url(#${scene.id('shine')})"/></g>` +
    building.front
  );
}
