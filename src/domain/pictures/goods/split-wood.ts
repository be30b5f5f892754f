import { mix } from '#domain/pictures/colour.ts';
import { curve, polyline, roundedPolygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { defineFaces, placeFace } from './log-pile.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';
import { innerRadius } from './split-cells.ts';
import type { Cell } from './split-cells.ts';

/** Where the pith of the former log may lie, in the unit box of a piece: near a corner or a side. */
const PITH_PLACES: readonly Point[] = [
  [-0.08, -0.1],
  [0.5, -0.2],
  [1.1, -0.06],
  [1.15, 0.5],
  [1.06, 1.1],
  [0.5, 1.2],
  [-0.1, 1.06],
  [-0.15, 0.5],
];

const TONES = 7;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

function boxOf(corners: readonly Point[]): Box {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Rings and heart as gradients that all pieces share: a piece is then one outline and a few references. */
function defineEndGrain(
  scene: Scene,
  look: SpeciesLook,
): { readonly rings: readonly string[]; readonly hearts: readonly string[] } {
  const { random } = scene;
  const base = scene.nextId();
  const count = 12;
  let stops = '';
  for (let index = 0; index < count; index += 1) {
    const from = (index + random.between(0, 0.4)) / count;
    const to = (index + random.between(0.6, 0.95)) / count;
    const strength = Math.min(1, look.ringStrength * random.between(0.55, 1.3)).toFixed(2);
    const stop = (offset: number, opacity: string) =>
      `<stop offset="${offset.toFixed(3)}" stop-color="${look.lateWood}" stop-opacity="${opacity}"/>`;
    stops += stop(from, '0') + stop(to, strength) + stop(to + 0.01, '0');
  }
  scene.define(`<radialGradient id="${base}" r="1" spreadMethod="repeat">${stops}</radialGradient>`);
  const place = ([x, y]: Point, radius: number, source: string) => {
    const id = scene.nextId();
    scene.define(`<radialGradient id="${id}" href="#${source}" cx="${x}" cy="${y}" r="${radius.toFixed(2)}"/>`);
    return id;
  };
  const rings = PITH_PLACES.map((spot) => place(spot, random.between(0.85, 1.2), base));
  if (look.heartwood === null) return { rings, hearts: [] };
  const heart = scene.nextId();
  const opacity = look.heartIsIrregular ? 0.5 : 0.82;
  const stop = (offset: number, strength: number) =>
    `<stop offset="${offset}" stop-color="${look.heartwood}" stop-opacity="${strength}"/>`;
  scene.define(`<radialGradient id="${heart}">${stop(0, opacity)}${stop(0.94, opacity)}${stop(1, 0)}</radialGradient>`);
  return { rings, hearts: PITH_PLACES.map((spot) => place(spot, 1.25 * look.heartShare, heart)) };
}

/** Markup that belongs together is collected, because pieces never overlap each other. */
type Collection = Map<string, string>;

function collect(collection: Collection, attributes: string, markup: string): void {
  collection.set(attributes, (collection.get(attributes) ?? '') + markup);
}

const asGroups = (collection: Collection) =>
  [...collection].map(([attributes, content]) => `<g ${attributes}>${content}</g>`).join('');

const asPaths = (collection: Collection) =>
  [...collection].map(([attributes, data]) => `<path ${attributes} d="${data}"/>`).join('');

type Piece = { readonly corners: readonly Point[]; readonly pith: Point; readonly reach: number };

function pieceCracks(scene: Scene, { corners, pith }: Piece): string {
  const { random } = scene;
  if (random.chance(0.5)) return '';
  let path = '';
  for (let index = 0; index < 2; index += 1) {
    const target = corners[random.integer(0, corners.length - 1)] ?? pith;
    const from = random.between(0.2, 0.3);
    const to = from + random.between(0.2, 0.36);
    const along = (share: number): Point => [
      pith[0] + (target[0] - pith[0]) * share,
      pith[1] + (target[1] - pith[1]) * share,
    ];
    const bend = along((from + to) / 2);
    path += curve(along(from), [bend[0] + random.around(5), bend[1]], along(to));
  }
  return path;
}

/** The sides far from the pith were the outside of the log and still carry bark; the line lies inside the piece. */
function barkSides({ corners, pith, reach }: Piece, thickness: number): string {
  let path = '';
  corners.forEach((corner, index) => {
    const after = corners[(index + 1) % corners.length] ?? corner;
    const middle: Point = [(corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2];
    const distance = Math.hypot(middle[0] - pith[0], middle[1] - pith[1]);
    if (distance < reach * 0.78) return;
    const inwards = (point: Point): Point => [
      point[0] + (pith[0] - middle[0]) * (thickness / 2 / distance) + (middle[0] - point[0]) * 0.12,
      point[1] + (pith[1] - middle[1]) * (thickness / 2 / distance) + (middle[1] - point[1]) * 0.12,
    ];
    path += polyline([inwards(corner), inwards(after)]);
  });
  return path;
}

function toneOf(look: SpeciesLook, tone: number): string {
  return tone > 0 ? mix(look.sapwood, '#fff6e4', tone * 0.5) : mix(look.sapwood, look.lateWood, -tone * 0.62);
}

export type SplitWood = { readonly size: number; readonly roundShare: number };

/** Returns the ends of split wood for the cells; a share of them are small logs left round. */
export function drawSplitWood(scene: Scene, cells: readonly Cell[], { size, roundShare }: SplitWood): string {
  const { random, species } = scene;
  const kinds = species.map((look) => ({ look, ...defineEndGrain(scene, look) }));
  const roundLogs = roundShare > 0 ? defineFaces(scene, 3, 6) : [];
  const layers = {
    base: new Map(),
    heart: new Map(),
    rings: new Map(),
    bark: new Map(),
    rough: new Map(),
  } satisfies Record<string, Collection>;
  let shine = '';
  let cracks = '';
  let rounds = '';
  for (const cell of cells) {
    const radius = innerRadius(cell);
    if (random.chance(roundShare) && radius > size * 0.24) {
      rounds += placeFace(scene, roundLogs, { centre: cell.centre, radius: radius * 1.06 });
      continue;
    }
    const kind = kinds[random.integer(0, kinds.length - 1)];
    if (!kind) continue;
    const { look, rings, hearts } = kind;
    const id = scene.nextId();
    scene.define(`<path id="${id}" d="${roundedPolygon(cell.corners, 0.14)}"/>`);
    const reference = `<use href="#${id}"/>`;
    const place = random.integer(0, PITH_PLACES.length - 1);
    const spot = PITH_PLACES[place] ?? [0, 0];
    const box = boxOf(cell.corners);
    const pith: Point = [box.left + box.width * spot[0], box.top + box.height * spot[1]];
    const piece: Piece = {
      corners: cell.corners,
      pith,
      reach: Math.max(...cell.corners.map(([x, y]) => Math.hypot(x - pith[0], y - pith[1]))),
    };
    const tone = random.integer(-TONES, TONES) / TONES / 2;
    collect(layers.base, `fill="${toneOf(look, tone)}"`, reference);
    const heart = hearts[place];
    if (heart !== undefined && (!look.heartIsIrregular || random.chance(0.4)))
      collect(layers.heart, `fill="url(#${heart})"`, reference);
    collect(layers.rings, `fill="url(#${rings[place] ?? ''})"`, reference);
    shine += reference;
    cracks += pieceCracks(scene, piece);
    const thickness = size * (0.05 + look.barkShare * 0.6);
    const sides = random.chance(0.7) ? barkSides(piece, thickness) : '';
    if (sides !== '') {
      collect(layers.bark, `stroke="${look.bark.main}" stroke-width="${short(thickness)}"`, sides);
      collect(layers.rough, `stroke="${look.bark.light}" stroke-width="1.2" stroke-dasharray="3 2.4"`, sides);
    }
  }
  return (
    `<g fill="none">${asGroups(layers.base)}${asGroups(layers.heart)}${asGroups(layers.rings)}` +
    `<path d="${cracks}" stroke="#412615" stroke-width="1.1" opacity=".7"/>${asPaths(layers.bark)}${asPaths(layers.rough)}` +
    `<g fill="url(#${scene.id('shine')})" stroke="#2a1a0e" stroke-opacity=".32" stroke-width="1.2">${shine}</g>${rounds}</g>`
  );
}
