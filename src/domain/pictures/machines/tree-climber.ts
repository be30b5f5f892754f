import { INK, MARKING_ORANGE, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';
import { blob } from '#domain/pictures/landscape/trees.ts';
import { drawTrunk } from '#domain/pictures/goods/trunk.ts';

/** A person is only hinted at: helmet, harness and rope, no face. */
function climber(x: number, y: number, jacket: string): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)})" stroke-linecap="round" stroke-linejoin="round" fill="none">` +
    `<path d="M10 20l16 12-4 20M8 22l-2 20 12 12" stroke="${INK}" stroke-width="8"/>` +
    `<path d="M8 -8Q2 6 8 20" stroke="${jacket}" stroke-width="15"/><path d="M10-4l-22-8-6-8M10 0l18 4 8-12" stroke="${jacket}" stroke-width="7"/>` +
    `<path d="M1 16h16" stroke="#f0b429" stroke-width="4"/><circle cx="9" cy="-22" r="8" fill="#e8cdb0"/>` +
    `<path d="M0-23a9 9 0 0 1 18-1z" fill="${MARKING_ORANGE}" stroke="${MARKING_ORANGE}" stroke-width="3"/>` +
    `<path d="M20 26l10 14" stroke="#5f6f66" stroke-width="5"/></g>`
  );
}

function branches(scene: Scene, x: number): string {
  const { random, height, species } = scene;
  const colour = mix(species[0].bark.main, '#14211b', 0.3);
  const branch = (level: number, side: 1 | -1, reach: number) =>
    `<path d="M${short(x + side * 18)} ${short(level)}q${short(side * reach * 0.4)} -12 ${short(side * reach)} -44l${short(-side * 6)} -2q${short(-side * reach * 0.6)} 26 ${short(-side * (reach - 6))} 26z" fill="${colour}"/>`;
  return branch(height * 0.3, 1, random.between(90, 150)) + branch(height * 0.22, -1, random.between(90, 150));
}

function canopy(scene: Scene, x: number): string {
  const { random, light, height } = scene;
  const clumps = (count: number) => {
    let path = '';
    for (let index = 0; index < count; index += 1) {
      path += blob(random, [x + random.around(380), random.between(-16, height * 0.12)], random.between(34, 62), 0.8);
    }
    return path;
  };
  return (
    `<path d="${clumps(7)}" fill="${mix(light.nearTrees, light.closeTrees, 0.4)}"/>` +
    `<path d="${clumps(6)}" fill="${light.closeTrees}"/>`
  );
}

/** Draws a tree climber secured by a rope on a large stem. */
export function drawTreeClimber(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.9, 0.95);
  const x = width * random.between(0.38, 0.62);
  const level = height * random.between(0.36, 0.56);
  const side = random.chance(0.5) ? 1 : -1;
  const jacket = random.pick(['#17573f', '#1b5fa8', '#b4231f', '#e08a1e']);
  const hold = x + side * 38;
  const person = `<g transform="translate(${short(hold)} ${short(level)})scale(${side * 1.35} 1.35)">${climber(0, 0, jacket)}</g>`;
  return (
    surroundings(scene, height * random.between(0.62, 0.72)) +
    groundShadow([x, ground], 110, 9) +
    branches(scene, x) +
    drawTrunk(scene, scene.species[0], { x, width: 58, foot: ground, haze: 0 }) +
    `<path d="M${short(x + side * 6)} 0L${short(hold + side * 11)} ${short(level + 20)}" stroke="#d8552b" stroke-width="2.4"/>` +
    `<path d="M${short(hold + side * 12)} ${short(level + 24)}Q${short(hold + side * 26)} ${short(level + 90)} ${short(hold + side * 14)} ${short(ground + 2)}" stroke="#d8552b" stroke-width="2" fill="none"/>` +
    `<path d="M${short(x - side * 30)} ${short(level + 8)}Q${short(x)} ${short(level + 34)} ${short(hold + side * 6)} ${short(level + 22)}" stroke="#f0b429" stroke-width="3.4" fill="none"/>` +
    person +
    canopy(scene, x)
  );
}
