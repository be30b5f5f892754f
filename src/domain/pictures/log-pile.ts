import { SHADE } from './colour.ts';
import { drawFace } from './cut-face.ts';
import { short } from './geometry.ts';
import type { Point } from './geometry.ts';
import { crayonMark, numberPlate, paintDot } from './marks.ts';
import { forPieceSize } from './scene.ts';
import type { Scene } from './scene.ts';
import { groundShadow, surroundings } from './surroundings.ts';

type Log = { readonly centre: Point; readonly radius: number };

const SYMBOL_RADIUS = 40;

/** A few log ends are drawn once and then turned and scaled, which keeps a pile of fifty logs small. */
export function defineFaces(scene: Scene, total: number, rings: number): string[] {
  const perSpecies = Math.ceil(total / scene.species.length);
  return scene.species.flatMap((look) =>
    Array.from({ length: perSpecies }, (_, index) => {
      const id = scene.nextId();
      const detail = { rings, cracks: index % 3 === 0 ? 0 : scene.random.integer(1, 2) };
      scene.define(`<g id="${id}">${drawFace(scene, look, { centre: [0, 0], radius: SYMBOL_RADIUS }, detail)}</g>`);
      return id;
    }),
  );
}

/** Returns one log end from the defined ones, turned by chance and lit from the upper left. */
export function placeFace(scene: Scene, ids: readonly string[], { centre, radius }: Log): string {
  const { random } = scene;
  const id = ids[random.integer(0, ids.length - 1)] ?? '';
  const place = `translate(${short(centre[0])} ${short(centre[1])})rotate(${random.integer(0, 359)})scale(${(radius / SYMBOL_RADIUS).toFixed(2)})`;
  return (
    `<use href="#${id}" transform="${place}"/>` +
    `<circle cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(radius * 0.97)}" fill="url(#${scene.id('shine')})"/>`
  );
}

type PileShape = {
  readonly radius: number;
  readonly ground: number;
  readonly layers: number;
  readonly left: number;
  readonly right: number;
};

function stackLogs(scene: Scene, shape: PileShape): Log[] {
  const { random } = scene;
  const logs: Log[] = [];
  for (let layer = 0; layer < shape.layers; layer += 1) {
    const level = shape.ground - shape.radius * (1 + layer * 1.62);
    const inset = layer * shape.radius * 0.8 + (layer % 2) * shape.radius * 0.9;
    let x = shape.left + inset;
    while (x < shape.right - layer * shape.radius * 0.6) {
      const radius = shape.radius * random.between(0.78, 1.14);
      logs.push({
        centre: [x + radius, level + random.around(shape.radius * 0.22) + (shape.radius - radius) * 0.8],
        radius,
      });
      x += radius * 1.93;
    }
  }
  return logs.sort((a, b) => a.centre[1] - b.centre[1]);
}

function logMarks(scene: Scene, log: Log): string {
  const { random } = scene;
  const { centre, radius } = log;
  if (random.chance(0.1)) {
    return paintDot(
      scene,
      [centre[0] + random.around(radius * 0.5), centre[1] + random.around(radius * 0.5)],
      radius * 0.17,
    );
  }
  if (random.chance(0.09)) return crayonMark(scene, centre, radius * 0.5, random.pick(['A', 'B', 'C', '3A', '2B']));
  return '';
}

/** Draws a pile of logs at a forest road, seen from the sawn ends. */
export function drawLogPile(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.88, 0.94);
  const radius = forPieceSize(scene, { small: 25, medium: 38, large: 56 });
  const leftIsOpen = random.chance(0.5);
  const shape: PileShape = {
    radius,
    ground,
    layers: Math.max(2, Math.round((height * random.between(0.5, 0.78)) / (radius * 1.7))),
    left: leftIsOpen ? width * random.between(0.02, 0.22) : -radius * 1.6,
    right: random.chance(0.4) ? width * random.between(0.84, 0.96) : width + radius,
  };
  const logs = stackLogs(scene, shape);
  const ids = defineFaces(scene, 5, 10);
  const gaps = logs
    .map(
      ({ centre: [x, y], radius: r }) =>
        `M${short(x - r * 0.97)} ${short(y)}h${short(r * 1.94)}v${short(Math.min(r * 1.7, ground - y))}h${short(-r * 1.94)}z`,
    )
    .join('');
  const numbered = random.integer(0, logs.length - 1);
  const faces = logs.map((log, index) => {
    const plate =
      index === numbered || random.chance(0.02)
        ? numberPlate(log.centre, Math.max(22, log.radius * 0.7), {
            text: String(random.integer(100, 998)),
            angle: random.around(24),
          })
        : logMarks(scene, log);
    return placeFace(scene, ids, log) + plate;
  });
  return (
    surroundings(scene, height * random.between(0.42, 0.6)) +
    groundShadow([(shape.left + shape.right) / 2, ground + 3], (shape.right - shape.left) * 0.56) +
    `<path d="${gaps}" fill="${SHADE}"/>` +
    faces.join('')
  );
}
