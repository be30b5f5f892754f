import { SHADE, mix } from '#domain/pictures/colour.ts';
import { polygon, roundedPolygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { splitArea } from '#domain/pictures/goods/split-cells.ts';
import { drawSplitWood } from '#domain/pictures/goods/split-wood.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { FRESH, oblique, snowOn } from './oblique.ts';
import { scaleFigure } from './scale.ts';

/** Stacks are built about as high as a person reaches, in cm. */
const HIGHEST_IN_CM = 180;
const HALF_METRE_PIECE_IN_CM = 33;
/** About how wide the end of a split piece is, in cm. */
const PIECE_IN_CM = 13;
const SMALLEST_FACE = 15;
/** Rings and cracks are seen on pieces from this size (px), where they are not too many. */
const DETAILED_FACE = 20;
const MOST_DETAILED = 90;
const TONES = 6;
/** More pieces take longer to draw than a page may wait for; rows of pieces are so high as a share of their width. */
const MOST_FACES = 190;
const ROW_SHARE = 0.84;
/** Rows behind each other of which each one can still be told from the next. */
const MOST_ROWS = 24;

/** A block of stacked wood: rows behind each other, each as deep as a piece is long. */
export type StackedBlock = {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly row: number;
};

/** Returns the block (cm) that holds an amount of stacked wood; width × height × depth is the amount. */
export function stackedBlock(amountInRm: number, pieceInCm: number): StackedBlock {
  const amount = amountInRm * 1e6;
  const height = Math.min(HIGHEST_IN_CM, Math.max(pieceInCm, Math.cbrt(amount)));
  const wanted = Math.sqrt((2.6 * amount) / height);
  const rows = Math.max(1, Math.round(amount / height / pieceInCm / wanted));
  return { width: amount / height / (rows * pieceInCm), height, rows, row: pieceInCm };
}

function simpleFaces(
  scene: Scene,
  size: number,
  box: { left: number; top: number; right: number; bottom: number },
): string {
  const { random, species } = scene;
  const paths = new Map<string, string>();
  const area = { ...box, top: box.top - size * 0.3 };
  for (const { corners } of splitArea(random, area, {
    size,
    limits: box,
    accepts: ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom,
  })) {
    const look = random.pick(species);
    const tone = random.integer(0, TONES) / TONES;
    const colour = random.chance(0.1)
      ? look.bark.light
      : mix(mix(look.sapwood, look.lateWood, 0.42), mix(look.sapwood, '#fff6e4', 0.35), tone);
    paths.set(colour, (paths.get(colour) ?? '') + roundedPolygon(corners, 0.12));
  }
  const shapes = [...paths].map(([colour, data]) => `<path d="${data}" fill="${colour}"/>`).join('');
  return `<g stroke="#2a1a0e" stroke-opacity=".45" stroke-width=".8">${shapes}</g>`;
}

/** Fresh wood lies under snow, dry wood often under a sheet. */
function roofOf(scene: Scene, edges: { left: number; right: number; top: number; depth: Point }): string {
  const { left, right, top, depth } = edges;
  const dryness = scene.measures?.dryness ?? 0;
  if (dryness === FRESH) return snowOn(scene, edges);
  if (dryness < 3 || !scene.random.chance(0.45)) return '';
  const colour = scene.random.pick(['#6f7d80', '#7c5d49', '#4c6558', '#8a8f8c']);
  const sheet: Point[] = [
    [left - 7, top - 3],
    [right + 6, top - 3],
    [right + depth[0] + 6, top + depth[1] - 8],
    [left + depth[0] - 4, top + depth[1] - 8],
  ];
  let ribs = '';
  for (let x = left + 8; x < right; x += 15)
    ribs += `M${short(x)} ${short(top - 3)}l${short(depth[0])} ${short(depth[1] - 5)}`;
  return `<path d="${polygon(sheet)}" fill="${colour}"/><path d="${ribs}" stroke="${mix(colour, '#ffffff', 0.25)}" opacity=".7"/><path d="M${short(left - 7)} ${short(top - 3)}H${short(right + 6)}v4H${short(left - 7)}z" fill="${mix(colour, '#14211b', 0.4)}"/>`;
}

/** Draws stacked firewood as large as the advert says, beside a person or a lath. */
export function drawMeasuredStack(scene: Scene, amountInRm: number): string {
  const { random, measures } = scene;
  const block = stackedBlock(amountInRm, measures?.lengthInCm ?? HALF_METRE_PIECE_IN_CM);
  const { scale, left, ground, depth, figure } = oblique(scene, { ...block, depth: block.rows * block.row });
  const [right, top] = [left + block.width * scale, ground - block.height * scale];
  const area = (right - left) * (ground - top);
  const size = Math.max(SMALLEST_FACE, PIECE_IN_CM * scale, Math.sqrt(area / (MOST_FACES * ROW_SHARE)));
  const back = ([x, y]: Point, share = 1): Point => [x + depth[0] * share, y + depth[1] * share];
  const look = scene.species[0];
  const side = mix(look.bark.main, look.sapwood, 0.45);
  let seams = '';
  let pieces = '';
  const shownRows = Math.min(block.rows, MOST_ROWS);
  for (let row = 0; row < shownRows; row += 1) {
    const from = row / shownRows;
    const to = (row + 1) / shownRows;
    const [start, end] = [back([right, 0], from), back([right, 0], to)];
    if (row > 0) seams += `M${short(start[0])} ${short(top + start[1])}V${short(ground + start[1])}`;
    if (row > 0) seams += `M${short(left + depth[0] * from)} ${short(top + depth[1] * from)}H${short(start[0])}`;
    for (let y = size * 0.7; y < block.height * scale; y += Math.max(6, size * 0.75))
      pieces += `M${short(start[0] + 1)} ${short(top + start[1] + y + random.around(2))}L${short(end[0] - 1)} ${short(top + end[1] + y + random.around(2))}`;
    const step = Math.max(7, size * 0.8);
    for (let x = left + step; x < right; x += step)
      pieces += `M${short(x + depth[0] * from + 1)} ${short(top + depth[1] * from - 1)}L${short(x + depth[0] * to - 1 + random.around(2))} ${short(top + depth[1] * to)}`;
  }
  const roof = [[left, top], [right, top], back([right, top]), back([left, top])] as const satisfies readonly Point[];
  const flank = [
    [right, top],
    back([right, top]),
    back([right, ground]),
    [right, ground],
  ] as const satisfies readonly Point[];
  const box = { left, top, right, bottom: ground };
  const count = area / (size * size * ROW_SHARE);
  const faces =
    size >= DETAILED_FACE && count <= MOST_DETAILED
      ? drawSplitWood(
          scene,
          splitArea(random, box, {
            size,
            limits: box,
            accepts: ([x, y]) => x > left && x < right && y > top && y < ground,
          }),
          { size, roundShare: 0.05 },
        )
      : simpleFaces(scene, size, box);
  return (
    surroundings(scene, ground + depth[1] - random.between(24, 60)) +
    groundShadow([(left + right + depth[0]) / 2, ground + 3], (right - left + depth[0]) * 0.54, 8) +
    `<path d="${polygon(flank)}" fill="${mix(side, '#14211b', 0.22)}"/><path d="${polygon(roof)}" fill="${mix(side, '#fff3dc', 0.12)}"/>` +
    `<path d="${pieces}" stroke="${look.bark.dark}" stroke-width="1.1" opacity=".55" fill="none"/>` +
    `<path d="${seams}" stroke="${SHADE}" stroke-width="2" opacity=".75" fill="none"/>` +
    `<rect x="${short(left)}" y="${short(top)}" width="${short(right - left)}" height="${short(ground - top)}" fill="${SHADE}"/>` +
    faces +
    roofOf(scene, { left, right, top, depth }) +
    scaleFigure(scene, figure, scale)
  );
}
