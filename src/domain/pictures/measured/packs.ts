import { SHADE, mix } from '#domain/pictures/colour.ts';
import { polygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { heartwoodColour } from '#domain/pictures/goods/heartwood.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { FRESH, oblique, snowOn } from './oblique.ts';
import { scaleFigure } from './scale.ts';

/** Packs are about so wide and high, in cm, as a forklift carries them. */
const PACK_IN_CM = 110;
const STICKER_IN_CM = 2.5;
const BEARER_IN_CM = 9;
const USUAL_WIDTH_IN_MM = 140;
const USUAL_LENGTH_IN_CM = 400;
const MOST_PACKS = 18;
const MOST_COLUMNS_OF_PACKS = 5;
/** Pieces of a pack that can be told from each other; of very thin ones several are drawn as one. */
const MOST_COLUMNS = 22;
const MOST_ROWS = 26;

export type SawnLot = {
  readonly pieces: number;
  readonly columns: number;
  readonly rows: number;
  readonly packs: number;
};

/** Returns how many pieces an amount of sawn wood (m³) is, and how they lie in packs. */
export function sawnLot(
  amountInM3: number,
  piece: { readonly thicknessInMm: number; readonly widthInMm: number; readonly lengthInCm: number },
): SawnLot {
  const { thicknessInMm, widthInMm, lengthInCm } = piece;
  const one = (thicknessInMm / 1000) * (widthInMm / 1000) * (lengthInCm / 100);
  const pieces = Math.max(1, Math.round(amountInM3 / one));
  const most = Math.max(1, Math.floor((PACK_IN_CM * 10) / widthInMm));
  const columns = Math.min(most, Math.max(1, Math.ceil(Math.sqrt((pieces * thicknessInMm) / widthInMm))));
  const highest = Math.max(1, Math.floor(PACK_IN_CM / (thicknessInMm / 10 + STICKER_IN_CM)));
  const rows = Math.min(highest, Math.ceil(pieces / columns));
  return { pieces, columns, rows, packs: Math.max(1, Math.ceil(pieces / (columns * rows))) };
}

type Pack = {
  readonly columns: number;
  readonly rows: number;
  /** Pieces in the topmost row. */
  readonly last: number;
  readonly piece: Point;
  readonly gap: number;
  readonly depth: Point;
};

/** One pack with its lower left corner at the origin. */
function packMarkup(scene: Scene, pack: Pack): string {
  const { random, species } = scene;
  const { columns, rows, last, piece, gap, depth } = pack;
  const [wide, tall] = piece;
  const across = columns * wide;
  const look = species[0];
  const heart = heartwoodColour(look, 0.3);
  const pale = mix(heart, '#fff3dc', 0.35);
  let faces = '';
  let joints = '';
  let sides = '';
  let stickers = '';
  for (let row = 0; row < rows; row += 1) {
    const level = -(row + 1) * (tall + gap) + gap;
    const here = row === rows - 1 ? last : columns;
    const end = here * wide;
    const colour = mix(heart, look.lateWood, random.between(0.22, 0.4));
    sides += `<path d="M${short(end)} ${short(level)}l${short(depth[0])} ${short(depth[1])}v${short(tall)}l${short(-depth[0])} ${short(-depth[1])}z" fill="${mix(colour, '#3a2213', 0.22)}"/>`;
    for (let column = 0; column < here; column += 1) {
      const tone = mix(random.chance(0.75) ? heart : look.sapwood, look.lateWood, random.between(0, 0.2));
      faces += `<rect x="${short(column * wide)}" y="${short(level)}" width="${short(wide - 0.8)}" height="${short(tall)}" fill="${tone}"/>`;
      if (tall > 11)
        joints += `M${short(column * wide + 2)} ${short(level + tall * random.between(0.3, 0.5))}q${short(wide / 2)} ${short(random.around(tall * 0.7))} ${short(wide - 4)} 0M${short(column * wide + 2)} ${short(level + tall * random.between(0.6, 0.85))}q${short(wide / 2)} ${short(random.around(tall * 0.6))} ${short(wide - 4)} 0`;
    }
    if (row < rows - 1 && gap > 1.4) {
      stickers += [0.06, 0.46, 0.86]
        .map(
          (share) =>
            `M${short(across * share)} ${short(level - gap)}h${short(Math.max(4, wide * 0.2))}v${short(gap)}h${short(-Math.max(4, wide * 0.2))}z`,
        )
        .join('');
    }
  }
  const height = rows * (tall + gap) - gap;
  const end = last * wide;
  const top: Point[] = [
    [0, -height],
    [end, -height],
    [end + depth[0], -height + depth[1]],
    [depth[0], -height + depth[1]],
  ];
  let grain = '';
  for (let column = 1; column < last; column += 1)
    grain += `M${short(column * wide)} ${short(-height)}l${short(depth[0])} ${short(depth[1])}`;
  return (
    `<path d="M0 0H${short(across)}V${short(-height)}H0zM${short(across)} 0l${short(depth[0])} ${short(depth[1])}v${short(-height)}l${short(-depth[0])} ${short(-depth[1])}z" fill="${SHADE}"/>` +
    `${sides}<path d="${polygon(top)}" fill="${pale}"/><path d="${grain}" stroke="${mix(look.lateWood, SHADE, 0.3)}" opacity=".6"/>` +
    `${faces}<path d="${joints}" stroke="${look.lateWood}" stroke-width=".8" opacity=".75" fill="none"/><path d="${stickers}" fill="#e4c999"/>`
  );
}

/** Draws packs of boards or beams: section, length, number of pieces and amount as the advert says. */
export function drawMeasuredPacks(scene: Scene, amountInM3: number): string {
  const { random, measures } = scene;
  const thicknessInMm = measures?.thicknessInMm ?? 30;
  const wide = measures?.widthInMm ?? Math.max(thicknessInMm, USUAL_WIDTH_IN_MM);
  const widthInMm = measures?.widestInMm ? (wide + measures.widestInMm) / 2 : wide;
  const lengthInCm = measures?.longestInCm ?? measures?.lengthInCm ?? USUAL_LENGTH_IN_CM;
  const lot = sawnLot(amountInM3, { thicknessInMm, widthInMm, lengthInCm });
  const packs = Math.min(MOST_PACKS, lot.packs);
  const beside = Math.min(MOST_COLUMNS_OF_PACKS, Math.ceil(Math.sqrt(packs * 1.6)));
  const onTop = Math.ceil(packs / beside);
  const packWidth = (lot.columns * widthInMm) / 10;
  const packHeight = lot.rows * (thicknessInMm / 10 + STICKER_IN_CM);
  const stage = oblique(scene, {
    width: beside * packWidth + (beside - 1) * 14,
    height: onTop * (packHeight + BEARER_IN_CM),
    depth: lengthInCm * 0.8,
  });
  const { scale, left, ground, depth } = stage;
  const columns = Math.min(lot.columns, MOST_COLUMNS);
  const rows = Math.min(lot.rows, MOST_ROWS);
  const inLastRow = lot.pieces - (lot.rows - 1) * lot.columns;
  const rowHeight = (packHeight * scale) / rows;
  const gap = Math.min(STICKER_IN_CM * scale, rowHeight / 2);
  const pack: Pack = {
    columns,
    rows,
    last: packs === 1 && columns === lot.columns ? Math.max(1, Math.min(columns, inLastRow)) : columns,
    piece: [(packWidth * scale) / columns, rowHeight - gap],
    gap,
    depth,
  };
  const id = scene.nextId();
  scene.define(`<g id="${id}">${packMarkup(scene, pack)}</g>`);
  let uses = '';
  for (let place = 0; place < packs; place += 1) {
    const layer = Math.floor(place / beside);
    const x = left + (place % beside) * (packWidth + 14) * scale;
    const y = ground - layer * (packHeight + BEARER_IN_CM) * scale;
    const bearer = Math.max(2, BEARER_IN_CM * scale * 0.7);
    uses += `<path d="M${short(x + 4)} ${short(y - bearer)}h${short(packWidth * scale - 8)}v${short(bearer)}h${short(8 - packWidth * scale)}z" fill="#5d4630"/><use href="#${id}" transform="translate(${short(x)} ${short(y - bearer)})"/>`;
  }
  const whole = (beside * packWidth + (beside - 1) * 14) * scale;
  const top = ground - onTop * (packHeight + BEARER_IN_CM) * scale;
  return (
    surroundings(scene, ground + depth[1] - random.between(20, 50)) +
    groundShadow([left + (whole + depth[0]) / 2, ground + 2], (whole + depth[0]) * 0.53, 8) +
    uses +
    (measures?.dryness === FRESH && packs === 1
      ? snowOn(scene, { left, right: left + whole, top: top + 2, depth })
      : '') +
    scaleFigure(scene, stage.figure, scale)
  );
}
