import { MARKING_ORANGE, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { surroundings } from './surroundings.ts';
import { ridge, spruce } from './trees.ts';

type Plant = { readonly x: number; readonly y: number; readonly size: number };

/** A tube against browsing, with its stake. */
function guard({ x, y, size }: Plant): string {
  const half = size * 0.13;
  return (
    `<path d="M${short(x + half + 2)} ${short(y + 2)}v${short(-size * 1.2)}" stroke="#9b7a52" stroke-width="${short(Math.max(1.2, size * 0.06))}"/>` +
    `<path d="M${short(x - half)} ${short(y)}v${short(-size)}h${short(half * 2)}v${short(size)}z" fill="#a9c8a8" opacity=".86" stroke="#54705f" stroke-width=".8"/>` +
    `<path d="M${short(x - half * 0.4)} ${short(y - 2)}v${short(-size * 0.9)}" stroke="#fff" stroke-width="${short(Math.max(0.8, half * 0.3))}" opacity=".5"/>`
  );
}

function shoot(scene: Scene, { x, y, size }: Plant): string {
  const { random } = scene;
  const tip = y - size * 1.3;
  let leaves = '';
  for (let index = 0; index < 5; index += 1) {
    const level = y - size * (0.4 + index * 0.2);
    const side = index % 2 === 0 ? 1 : -1;
    leaves += `M${short(x)} ${short(level)}q${short(side * size * 0.28)} ${short(-size * 0.2 + random.around(2))} ${short(side * size * 0.3)} ${short(size * 0.06)}q${short(-side * size * 0.18)} ${short(size * 0.06)} ${short(-side * size * 0.3)} ${short(-size * 0.06)}`;
  }
  return `<path d="M${short(x)} ${short(y)}V${short(tip)}" stroke="#6d5236" stroke-width="${short(Math.max(1, size * 0.05))}"/><path d="${leaves}" fill="#5d8a4e"/>`;
}

/** Draws rows of planted trees, with guards or a fence, for planting and tending. */
export function drawYoungTrees(scene: Scene): string {
  const { width, height, random, light, species } = scene;
  const horizon = height * random.between(0.44, 0.54);
  const rows = 5;
  const hasGuards = random.chance(0.55);
  const conifer = species[0].crown !== 'round';
  const vanishing = width * random.between(0.3, 0.7);
  let markup = '';
  for (let row = 0; row < rows; row += 1) {
    const depth = ((row + 1) / rows) ** 1.6;
    const y = horizon + 12 + (height - horizon - 24) * depth;
    const size = 10 + depth * 46;
    const gap = 26 + depth * 88;
    markup += `<path d="M0 ${short(y + 3)}Q${short(width / 2)} ${short(y - 2)} ${width} ${short(y + 3)}" stroke="${mix(light.ground[1], '#5c4632', 0.35)}" stroke-width="${short(2 + depth * 6)}" fill="none" opacity=".5"/>`;
    for (let x = vanishing - Math.ceil(width / gap) * gap; x < width + gap; x += gap) {
      const plant: Plant = {
        x: x + random.around(gap * 0.16),
        y: y + random.around(3),
        size: size * random.between(0.85, 1.15),
      };
      markup += conifer
        ? `<path d="${spruce(random, [plant.x, plant.y], plant.size * 1.2)}" fill="${mix(light.closeTrees, '#3f7a52', random.between(0.2, 0.6))}"/>`
        : shoot(scene, plant);
      if (hasGuards) markup += guard(plant);
      else if (random.chance(0.1))
        markup += `<path d="M${short(plant.x + size * 0.3)} ${short(plant.y)}v${short(-size)}" stroke="${MARKING_ORANGE}" stroke-width="${short(Math.max(1.5, size * 0.07))}"/>`;
    }
  }
  const meadow = random.pick(['#b9c79c', '#c3c29b', '#a9bd97']);
  return (
    surroundings(scene, horizon) +
    ridge(
      random,
      { width, bottom: height },
      { level: horizon + 3, swing: 3, colour: mix(meadow, light.ground[0], 0.25) },
    ) +
    markup
  );
}
