import { MARKING_ORANGE, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { ridge, treeRow } from './trees.ts';
import { drawTrunk } from '#domain/pictures/goods/trunk.ts';
import type { Trunk } from '#domain/pictures/goods/trunk.ts';

function paint(scene: Scene, { x, width, foot }: Trunk): string {
  const { random, height } = scene;
  const level = Math.min(foot - 50, height * random.between(0.46, 0.66));
  const rough = `filter="url(#${scene.id('rough')})"`;
  const half = width / 2;
  switch (random.integer(0, 2)) {
    case 0:
      return `<circle cx="${short(x)}" cy="${short(level)}" r="${short(Math.max(5, width * 0.2))}" fill="${MARKING_ORANGE}" ${rough}/>`;
    case 1:
      return `<path d="M${short(x - half * 0.96)} ${short(level + 3)}Q${short(x)} ${short(level + 8)} ${short(x + half * 0.96)} ${short(level - 3)}" stroke="${MARKING_ORANGE}" stroke-width="${short(Math.max(6, width * 0.24))}" fill="none" ${rough}/>`;
    default:
      return `<path d="M${short(x - half * 0.5)} ${short(level - half)}L${short(x + half * 0.5)} ${short(level + half)}M${short(x + half * 0.5)} ${short(level - half)}L${short(x - half * 0.5)} ${short(level + half)}" stroke="${MARKING_ORANGE}" stroke-width="${short(Math.max(4, width * 0.15))}" fill="none" stroke-linecap="round" ${rough}/>`;
  }
}

function floor(scene: Scene, level: number): string {
  const { width, height, light, random } = scene;
  const colour = mix(light.ground[1], light.closeTrees, 0.42);
  let ferns = '';
  for (let index = 0; index < 46; index += 1) {
    const x = random.between(0, width);
    const y = random.between(level + 8, height);
    ferns += `M${short(x)} ${short(y)}q-3-6-9-8M${short(x)} ${short(y)}q1-7 0-12M${short(x)} ${short(y)}q4-6 9-7`;
  }
  return (
    ridge(random, { width, bottom: height }, { level, swing: 10, colour }) +
    `<path d="${ferns}" stroke="${mix(colour, '#14211b', 0.4)}" stroke-width="1.2" fill="none" opacity=".6"/>`
  );
}

function skyAndSun(scene: Scene): string {
  const { width, height, random } = scene;
  const sun = random.chance(0.7)
    ? `<circle cx="${short(width * random.between(0.2, 0.82))}" cy="${short(height * random.between(0.16, 0.3))}" r="${random.integer(24, 38)}" fill="#fff" opacity=".75"/>`
    : '';
  return `<rect width="${width}" height="${height}" fill="url(#${scene.id('sky')})"/>${sun}`;
}

/** Draws a stand of trees on slopes behind each other, with one or two marked trunks in front. */
export function drawForestStand(scene: Scene): string {
  const { width, height, random, light } = scene;
  const look = scene.species[0];
  const crown = look.crown;
  const size = { width, bottom: height };
  const slopes = [0, 0.33, 0.66, 1].map((depth) => ({
    colour: mix(light.farTrees, light.closeTrees, depth),
    level: height * (0.48 + depth * 0.3) + random.around(14),
    trees: 58 + depth * 92,
  }));
  const layers = slopes.map(
    ({ colour, level, trees }) =>
      treeRow(random, width, { foot: level, height: trees, colour, crown, density: crown === 'round' ? 1.35 : 0.95 }) +
      ridge(random, size, { level: level - 2, swing: 8, colour }) +
      `<rect y="${short(level - 40)}" width="${width}" height="64" fill="${light.sky[1]}" opacity=".16"/>`,
  );
  const front = mix(light.closeTrees, '#14211b', 0.45);
  const places = [random.between(0.1, 0.3), random.between(0.68, 0.88)];
  if (random.chance(0.35)) places.splice(random.integer(0, 1), 1);
  const trunks = places.map((share, index): Trunk => ({
    x: width * share,
    width: 28 + random.between(0, 16),
    foot: height + 8 + index,
    haze: 0,
  }));
  return (
    skyAndSun(scene) +
    layers.join('') +
    treeRow(random, width, {
      foot: height * 1.02,
      height: 190,
      colour: mix(light.closeTrees, '#14211b', 0.35),
      crown,
      density: 0.45,
    }) +
    ridge(random, size, { level: height * 0.93, swing: 12, colour: front }) +
    trunks.map((trunk) => drawTrunk(scene, look, trunk) + paint(scene, trunk)).join('')
  );
}

/** Draws standing trees from close by, some of them marked for felling. */
export function drawMarkedTrees(scene: Scene): string {
  const { width, height, random, light, species } = scene;
  const crown = species[0].crown;
  const level = height * random.between(0.7, 0.78);
  const trunks: Trunk[] = [];
  const layers = [
    { count: random.integer(6, 9), width: 13, foot: level + 6, haze: 0.72 },
    { count: random.integer(4, 6), width: 24, foot: level + 24, haze: 0.4 },
    { count: random.integer(2, 4), width: 48, foot: height * 0.93, haze: 0.05 },
  ];
  for (const layer of layers) {
    for (let index = 0; index < layer.count; index += 1) {
      const x = (width * (index + random.between(0.15, 0.85))) / layer.count;
      trunks.push({
        x,
        width: layer.width * random.between(0.75, 1.3),
        foot: layer.foot + random.around(10),
        haze: layer.haze,
      });
    }
  }
  const marked = random.integer(1, 3);
  const near = trunks.filter((trunk) => trunk.haze < 0.5);
  const chosen = new Set(Array.from({ length: marked }, () => near[random.integer(0, near.length - 1)]));
  chosen.add(near.at(-1));
  return (
    `<rect width="${width}" height="${height}" fill="url(#${scene.id('sky')})"/>` +
    treeRow(random, width, { foot: level, height: height * 0.62, colour: light.farTrees, crown, density: 1.4 }) +
    treeRow(random, width, {
      foot: level + 4,
      height: height * 0.42,
      colour: mix(light.farTrees, light.nearTrees, 0.5),
      crown,
      density: 1.2,
    }) +
    `<rect width="${width}" height="${short(level)}" fill="${light.sky[1]}" opacity=".22"/>` +
    floor(scene, level) +
    trunks
      .map((trunk) => drawTrunk(scene, random.pick(species), trunk) + (chosen.has(trunk) ? paint(scene, trunk) : ''))
      .join('')
  );
}
