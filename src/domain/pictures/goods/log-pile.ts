import { SHADE } from '#domain/pictures/colour.ts';
import { drawFace } from './cut-face.ts';
import { polyline, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { crayonMark, numberPlate, paintDot } from '#domain/pictures/glyphs/marks.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

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
  /** An open end is seen as a slope, a closed one lies outside the frame. */
  readonly leftIsOpen: boolean;
  readonly rightIsOpen: boolean;
};

/** Every log lies in the hollow between two logs of the layer below. */
function stackLogs(scene: Scene, shape: PileShape): Log[] {
  const { random } = scene;
  const { radius: mean, ground, left, right } = shape;
  const logs: Log[] = [];
  for (let layer = 0; layer < shape.layers; layer += 1) {
    const level = ground - mean * (1 + layer * 1.66);
    let x = left + mean * 0.97 * (shape.leftIsOpen ? layer : layer % 2);
    const end = right - mean * 0.97 * (shape.rightIsOpen ? layer : 0);
    while (x + mean < end) {
      const radius = mean * random.between(0.86, 1.1);
      logs.push({ centre: [x + radius, level + random.around(mean * 0.12) + (mean - radius) * 0.8], radius });
      x += radius * 1.95;
    }
  }
  return logs.sort((a, b) => a.centre[1] - b.centre[1]);
}

/** It is dark between logs that touch. */
function gapsBetween(logs: readonly Log[], radius: number): string {
  let path = '';
  logs.forEach((log, index) => {
    for (const other of logs.slice(index + 1)) {
      const distance = Math.hypot(log.centre[0] - other.centre[0], log.centre[1] - other.centre[1]);
      if (distance > (log.radius + other.radius) * 1.32) continue;
      // Between neighbours of one layer the gap lies below their middles, above them is sky.
      const drop = Math.abs(log.centre[1] - other.centre[1]) < radius * 0.8 ? radius * 0.36 : 0;
      path += polyline([
        [log.centre[0], log.centre[1] + drop],
        [other.centre[0], other.centre[1] + drop],
      ]);
    }
  });
  return `<path d="${path}" stroke="${SHADE}" stroke-width="${short(radius * 1.15)}"/>`;
}

function logMarks(scene: Scene, log: Log): string {
  const { random } = scene;
  const { centre, radius } = log;
  if (random.chance(0.06)) {
    return paintDot(
      scene,
      [centre[0] + random.around(radius * 0.5), centre[1] + random.around(radius * 0.5)],
      radius * 0.17,
    );
  }
  if (random.chance(0.06)) return crayonMark(scene, centre, radius * 0.5, random.pick(['A', 'B', 'C', '3A', '2B']));
  return '';
}

/** Draws a pile of logs at a forest road, seen from the sawn ends. */
export function drawLogPile(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.88, 0.94);
  const radius = forPieceSize(scene, { small: 25, medium: 38, large: 56 });
  const leftIsOpen = random.chance(0.5);
  const rightIsOpen = random.chance(leftIsOpen ? 0.35 : 0.5);
  const shape: PileShape = {
    radius,
    ground,
    layers: Math.max(2, Math.round((height * random.between(0.5, 0.78)) / (radius * 1.7))),
    left: leftIsOpen ? width * random.between(0.02, 0.14) : -radius * 1.6,
    right: rightIsOpen ? width * random.between(0.88, 0.98) : width + radius * 2,
    leftIsOpen,
    rightIsOpen,
  };
  const logs = stackLogs(scene, shape);
  const ids = defineFaces(scene, 5, 10);
  const lowest = `<path d="M${short(shape.left + radius)} ${short(ground - 3)}H${short(shape.right - radius)}" stroke="${SHADE}" stroke-width="${short(radius * 0.5)}"/>`;
  const numbered = random.integer(0, logs.length - 1);
  const faces = logs.map((log, index) => {
    const plate =
      index === numbered || random.chance(0.02)
        ? numberPlate(scene, log.centre, Math.max(22, log.radius * 0.7), {
            text: String(random.integer(100, 998)),
            angle: random.around(24),
          })
        : logMarks(scene, log);
    return placeFace(scene, ids, log) + plate;
  });
  return (
    surroundings(scene, height * random.between(0.42, 0.6)) +
    groundShadow([(shape.left + shape.right) / 2, ground + 3], (shape.right - shape.left) * 0.56) +
    lowest +
    gapsBetween(logs, radius) +
    faces.join('')
  );
}
