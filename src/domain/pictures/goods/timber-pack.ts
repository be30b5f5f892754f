import { SHADE, mix } from '#domain/pictures/colour.ts';
import { polygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { numberPlate } from '#domain/pictures/glyphs/marks.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';
import { heartwoodColour } from './heartwood.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

type Pack = {
  readonly look: SpeciesLook;
  readonly origin: Point;
  /** From the front edge to the back edge of the pack. */
  readonly depth: Point;
  readonly piece: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly gap: number;
  readonly stickersAreVisible: boolean;
  /** Beams carry the pith inside, boards are cut beside it. */
  readonly pithIsInside: boolean;
};

/** Share of sapwood in the colour of the heart. */
const HEART_LIGHTENING = 0.3;

function endFace(scene: Scene, pack: Pack, [left, top]: Point): string {
  const { random } = scene;
  const { look, piece } = pack;
  const rings = scene.nextId();
  const pith: Point = pack.pithIsInside
    ? [left + piece.width * random.between(0.3, 0.7), top + piece.height * random.between(0.3, 0.7)]
    : [
        left + piece.width * random.between(-0.2, 1.2),
        random.chance(0.5)
          ? top - piece.height * random.between(0.4, 3.4)
          : top + piece.height * random.between(1.4, 4.4),
      ];
  scene.define(
    `<radialGradient id="${rings}" href="#${scene.id('rings')}" gradientTransform="translate(${short(pith[0])} ${short(pith[1])})scale(${random.between(0.75, 1.3).toFixed(2)})"/>`,
  );
  const base = mix(
    random.chance(0.72) ? heartwoodColour(look, HEART_LIGHTENING) : look.sapwood,
    look.lateWood,
    random.between(0, 0.14),
  );
  const box = `x="${short(left)}" y="${short(top)}" width="${short(piece.width)}" height="${short(piece.height)}" rx=".8"`;
  const crack =
    pack.pithIsInside && random.chance(0.6)
      ? `<path d="M${short(pith[0])} ${short(pith[1])}l${short(random.around(piece.width * 0.5))} ${short(piece.height * 0.34)}" stroke="#412615" stroke-width="1.2" opacity=".7"/>`
      : '';
  return (
    `<rect ${box} fill="${base}"/><rect ${box} fill="url(#${rings})"/>${crack}` +
    `<rect x="${short(left)}" y="${short(top + piece.height - 3)}" width="${short(piece.width)}" height="3" fill="#2a1708" opacity=".2"/>`
  );
}

function defineRings(scene: Scene, look: SpeciesLook): void {
  const count = 9;
  let stops = '';
  for (let index = 0; index < count; index += 1) {
    const to = (index + scene.random.between(0.6, 0.98)) / count;
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset.toFixed(3)}" stop-color="${look.lateWood}" stop-opacity="${opacity.toFixed(2)}"/>`;
    stops += stop(index / count, 0) + stop(to, look.ringStrength * scene.random.between(0.6, 1)) + stop(to + 0.015, 0);
  }
  scene.define(
    `<radialGradient id="${scene.id('rings')}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="34" spreadMethod="repeat">${stops}</radialGradient>`,
  );
}

function sideLayer(scene: Scene, pack: Pack, level: number, right: number): string {
  const { random } = scene;
  const { look, piece, depth } = pack;
  const colour = mix(heartwoodColour(look, HEART_LIGHTENING), look.lateWood, random.between(0.1, 0.26));
  const side = `M${short(right)} ${short(level)}l${short(depth[0])} ${short(depth[1])}v${short(piece.height)}l${short(-depth[0])} ${short(-depth[1])}z`;
  let grain = '';
  for (let line = 0; line < 4; line += 1) {
    const start = level + (piece.height * (line + 0.5)) / 4;
    grain += `M${short(right + random.between(0, 20))} ${short(start + depth[1] * 0.06)}q${short(depth[0] * 0.4)} ${short(depth[1] * 0.4 + random.around(4))} ${short(depth[0] * 0.86)} ${short(depth[1] * 0.86)}`;
  }
  return `<path d="${side}" fill="${mix(colour, '#3a2213', 0.3)}" stroke="#2a1708" stroke-opacity=".4"/><path d="${grain}" stroke="${look.lateWood}" stroke-width=".8" opacity=".6"/>`;
}

function topLayer(scene: Scene, pack: Pack, level: number, right: number): string {
  const { random } = scene;
  const { look, piece, depth, columns } = pack;
  const [left] = pack.origin;
  const colour = mix(heartwoodColour(look, HEART_LIGHTENING), '#fff3dc', 0.35);
  const along = (x: number, from: number, to: number) =>
    `M${short(x + depth[0] * from)} ${short(level + depth[1] * from)}L${short(x + depth[0] * to)} ${short(level + depth[1] * to)}`;
  let joints = '';
  for (let column = 1; column < columns; column += 1) joints += along(left + column * (piece.width + 3) - 2, 0, 1);
  let grain = '';
  for (let line = 0; line < 26; line += 1) {
    const from = random.between(0, 0.5);
    grain += along(left + 4 + random.next() * (right - left - 8), from, from + random.between(0.2, 0.5));
  }
  const outline = polygon([
    [left, level],
    [right, level],
    [right + depth[0], level + depth[1]],
    [left + depth[0], level + depth[1]],
  ]);
  return (
    `<path d="${outline}" fill="${mix(colour, look.lateWood, random.between(0.02, 0.1))}"/>` +
    `<path d="${joints}" stroke="#3a2213" stroke-width="1.8" opacity=".7"/><path d="${grain}" stroke="${look.lateWood}" stroke-width=".8" opacity=".5"/>`
  );
}

function stickers(pack: Pack, level: number, right: number): string {
  const [left] = pack.origin;
  const [dx, dy] = pack.depth;
  const slope = dy / dx;
  const gap = short(pack.gap);
  const front = [0.03, 0.48, 0.93]
    .map(
      (share) =>
        `<rect x="${short(left + (right - left) * share)}" y="${short(level)}" width="13" height="${gap}" fill="#e4c999"/>`,
    )
    .join('');
  const side = [0.12, 0.5, 0.88]
    .map(
      (share) =>
        `<path d="M${short(right + dx * share)} ${short(level + dy * share)}l9 ${short(slope * 9)}v${gap}l-9 ${short(-slope * 9)}z" fill="#c8a873"/>`,
    )
    .join('');
  return (
    `<rect x="${short(left)}" y="${short(level)}" width="${short(right - left)}" height="${gap}" fill="${SHADE}"/>` +
    `<path d="M${short(right)} ${short(level)}l${short(dx)} ${short(dy)}v${gap}l${short(-dx)} ${short(-dy)}z" fill="${SHADE}"/>` +
    (pack.stickersAreVisible ? front + side : '')
  );
}

function drawPack(scene: Scene, pack: Pack): string {
  const { origin, depth, piece, columns, rows, gap } = pack;
  const [left, ground] = origin;
  const right = left + columns * (piece.width + 3) - 3;
  let markup = `<path d="${polygon([
    [left - 12, ground + 12],
    [right + 16, ground + 12],
    [right + depth[0] + 24, ground + depth[1] + 14],
    [left + depth[0], ground + depth[1]],
  ])}" fill="#14211b" opacity=".3"/>`;
  for (let row = 0; row < rows; row += 1) {
    const level = ground - (row + 1) * (piece.height + gap);
    markup += sideLayer(scene, pack, level, right);
    if (row === rows - 1) markup += topLayer(scene, pack, level, right);
    markup += stickers(pack, level + piece.height, right);
    markup += `<rect x="${short(left)}" y="${short(level)}" width="${short(right - left)}" height="${short(piece.height)}" fill="#2a1b10"/>`;
    for (let column = 0; column < columns; column += 1)
      markup += endFace(scene, pack, [left + column * (piece.width + 3), level]);
  }
  return `<g fill="none">${markup}</g>`;
}

function packPlate(scene: Scene, pack: Pack): string {
  const { random } = scene;
  const across = pack.columns * (pack.piece.width + 3);
  const spot: Point = [
    pack.origin[0] + across * random.between(0.3, 0.7),
    pack.origin[1] - pack.rows * (pack.piece.height + pack.gap) * random.between(0.4, 0.7),
  ];
  return numberPlate(scene, spot, 42, { text: String(random.integer(12, 98)), angle: random.around(10) });
}

/** Draws sawn boards, stacked with stickers between the layers. */
export function drawBoardPack(scene: Scene): string {
  const { width, height, random } = scene;
  const thickness = forPieceSize(scene, { small: 11, medium: 16, large: 25 });
  const gap = random.between(4.5, 7);
  const boardWidth = random.between(36, 58);
  const across = width * random.between(0.44, 0.56);
  const pack: Pack = {
    look: scene.species[0],
    origin: [width * random.between(0.06, 0.13), height * random.between(0.86, 0.9)],
    depth: [width * random.between(0.26, 0.36), -height * random.between(0.11, 0.19)],
    piece: { width: boardWidth, height: thickness },
    columns: Math.max(3, Math.round(across / (boardWidth + 3))),
    rows: Math.max(3, Math.round((height * random.between(0.42, 0.58)) / (thickness + gap))),
    gap,
    stickersAreVisible: true,
    pithIsInside: false,
  };
  defineRings(scene, pack.look);
  return surroundings(scene, height * random.between(0.42, 0.54)) + drawPack(scene, pack) + packPlate(scene, pack);
}

/** Draws squared timber: beams and posts with the pith inside. */
export function drawSquaredTimber(scene: Scene): string {
  const { width, height, random } = scene;
  const size = forPieceSize(scene, { small: 32, medium: 46, large: 68 });
  const across = width * random.between(0.36, 0.5);
  const gap = random.chance(0.5) ? 1.5 : 7;
  const pack: Pack = {
    look: scene.species[0],
    origin: [width * random.between(0.05, 0.14), height * random.between(0.87, 0.91)],
    depth: [width * random.between(0.36, 0.46), -height * random.between(0.14, 0.24)],
    piece: { width: size * random.between(0.8, 1.1), height: size },
    columns: Math.max(2, Math.round(across / (size + 3))),
    rows: Math.max(2, Math.round((height * random.between(0.34, 0.5)) / (size + gap))),
    gap,
    stickersAreVisible: gap > 3,
    pithIsInside: true,
  };
  defineRings(scene, pack.look);
  return (
    surroundings(scene, height * random.between(0.42, 0.54)) +
    groundShadow([pack.origin[0] + across / 2, pack.origin[1] + 4], across * 0.6, 6) +
    drawPack(scene, pack) +
    (random.chance(0.5) ? packPlate(scene, pack) : '')
  );
}
