import { mix } from '#domain/pictures/colour.ts';
import { polygon, polyline, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { ridge, tree, treeRow } from './trees.ts';

function mountains(scene: Scene, horizon: number): string {
  const { random, width, light } = scene;
  const points: Point[] = [[-10, horizon]];
  for (let x = -10; x < width + 60; x += random.between(45, 95)) {
    points.push([x, horizon - random.between(36, 118)], [x + random.between(20, 34), horizon - random.between(24, 60)]);
  }
  points.push([width + 60, horizon]);
  return `<path d="${polygon(points)}" fill="${mix(light.farTrees, light.sky[1], 0.45)}"/>`;
}

function backdrop(scene: Scene, horizon: number): string {
  const { random, width, height, light } = scene;
  const size = { width, bottom: height };
  switch (light.backdrop) {
    case 'mountains':
      return mountains(scene, horizon) + treeRow(random, width, { foot: horizon, height: 44, colour: light.nearTrees });
    case 'hills':
      return (
        ridge(random, size, { level: horizon - 70, swing: 26, colour: mix(light.farTrees, light.sky[1], 0.5) }) +
        ridge(random, size, { level: horizon - 38, swing: 22, colour: light.farTrees }) +
        treeRow(random, width, { foot: horizon, height: 34, colour: light.nearTrees, density: 0.7 })
      );
    case 'broadleaves':
      return (
        treeRow(random, width, { foot: horizon - 16, height: 62, colour: light.farTrees, crown: 'round' }) +
        treeRow(random, width, { foot: horizon, height: 78, colour: light.nearTrees, crown: 'round', density: 0.8 })
      );
    case 'spruces':
      return (
        treeRow(random, width, { foot: horizon - 26, height: 46, colour: light.farTrees, density: 0.9 }) +
        treeRow(random, width, { foot: horizon, height: 66, colour: light.nearTrees })
      );
  }
}

/** Returns the blades, stones or leaves of a ground. */
function groundTexture(scene: Scene, horizon: number): string {
  const { random, width, height, light } = scene;
  const spot = (): Point => {
    const depth = random.next() ** 0.6;
    return [random.between(0, width), horizon + 6 + (height - horizon - 8) * depth];
  };
  const dark = mix(light.ground[1], '#2f3a2c', 0.28);
  const marks: string[] = [];
  switch (light.groundKind) {
    case 'grass':
      for (let index = 0; index < 130; index += 1) {
        const [x, y] = spot();
        marks.push(
          polyline([
            [x - 2, y - random.between(3, 7)],
            [x, y],
            [x + 1, y - random.between(3, 8)],
          ]),
        );
      }
      return `<path d="${marks.join('')}" stroke="${dark}" fill="none" opacity=".5"/>`;
    case 'leaves':
    case 'gravel': {
      const flat = light.groundKind === 'gravel' ? 1.8 : 2.6;
      for (let index = 0; index < 120; index += 1) {
        const [x, y] = spot();
        const size = random.between(1, 2.6);
        marks.push(
          polygon([
            [x - size * flat, y],
            [x, y - size],
            [x + size * flat, y + 0.4],
            [x, y + size],
          ]),
        );
      }
      const colour = light.groundKind === 'gravel' ? dark : '#a4703f';
      return `<path d="${marks.join('')}" fill="${colour}" opacity=".4"/>`;
    }
    case 'snow':
    case 'frost':
      for (let index = 0; index < 7; index += 1) {
        const [x, y] = spot();
        const reach = random.between(30, 90);
        marks.push(`M${short(x)} ${short(y)}q${short(reach / 2)} ${short(random.around(8))} ${short(reach)} 0`);
      }
      return `<path d="${marks.join('')}" stroke="${mix(light.ground[1], '#8fa5a8', 0.35)}" fill="none" opacity=".55"/>`;
  }
}

/** Returns sky, backdrop and ground; the horizon is a height in the picture. */
export function surroundings(scene: Scene, horizon: number): string {
  const { width, height } = scene;
  return (
    `<rect width="${width}" height="${height}" fill="url(#${scene.id('sky')})"/>` +
    backdrop(scene, horizon) +
    `<rect y="${short(horizon - 2)}" width="${width}" height="${short(height - horizon + 2)}" fill="url(#${scene.id('ground')})"/>` +
    groundTexture(scene, horizon)
  );
}

/** Returns a few large trees at the edges, to frame the middle. */
export function framingTrees(scene: Scene, ground: number): string {
  const { random, width, light } = scene;
  const crown = light.backdrop === 'broadleaves' ? 'round' : 'cone';
  const places = [random.between(0.02, 0.14), random.between(0.86, 0.98)];
  if (random.chance(0.5)) places.push(random.between(0.78, 0.85));
  const path = places
    .map((share) => tree(random, crown, [width * share, ground - random.between(14, 34)], random.between(110, 200)))
    .join('');
  return `<path d="${path}" fill="${light.closeTrees}"/>`;
}

/** Returns a soft shadow on the ground. */
export function groundShadow(centre: Point, reach: number, depth = 9): string {
  return `<ellipse cx="${short(centre[0])}" cy="${short(centre[1])}" rx="${short(reach)}" ry="${short(depth)}" fill="#14211b" opacity=".28"/>`;
}
