import { INK, SHADE, mix } from '#domain/pictures/colour.ts';
import { createWobble, polygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { splitArea } from './split-cells.ts';
import { drawSplitWood } from './split-wood.ts';
import { framingTrees, groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

/** Draws a wall of stacked split wood that fills the frame. */
export function drawStack(scene: Scene): string {
  const { width, height, random } = scene;
  const size = forPieceSize(scene, { small: 40, medium: 52, large: 78 });
  const cells = splitArea(random, { left: 0, top: 0, right: width, bottom: height }, { size });
  return (
    `<rect width="${width}" height="${height}" fill="${SHADE}"/>` +
    drawSplitWood(scene, cells, { size, roundShare: random.pick([0.02, 0.08, 0.14, 0.3]) }) +
    `<rect width="${width}" height="${height}" fill="url(#${scene.id('depth')})"/>`
  );
}

type Row = { readonly left: number; readonly right: number; readonly top: number; readonly ground: number };

function post(x: number, top: number, ground: number): string {
  return (
    `<path d="${polygon([
      [x - 5, ground + 3],
      [x - 5, top],
      [x + 5, top - 2],
      [x + 5, ground + 3],
    ])}" fill="#8a6a48" stroke="#2a1a0e" stroke-opacity=".6"/>` +
    `<path d="M${short(x - 1.5)} ${short(top + 4)}V${short(ground)}M${short(x + 2)} ${short(top + 10)}V${short(ground - 8)}" stroke="#4a3320" opacity=".5"/>`
  );
}

function cover(scene: Scene, row: Row): string {
  const { random } = scene;
  const { left, right, top } = row;
  const overhang = 16;
  const outline: Point[] = [
    [left - overhang, top - 6],
    [left - overhang + 12, top - 22],
    [right + overhang - 6, top - 26],
    [right + overhang, top - 8],
  ];
  if (scene.light.groundKind === 'snow' && random.chance(0.8)) {
    return `<path d="M${short(left - 12)} ${short(top)}Q${short(left)} ${short(top - 26)} ${short(left + 60)} ${short(top - 22)}T${short(right - 50)} ${short(top - 24)}Q${short(right + 4)} ${short(top - 22)} ${short(right + 12)} ${short(top)}Q${short((left + right) / 2)} ${short(top - 12)} ${short(left - 12)} ${short(top)}Z" fill="#fbfcfc" stroke="#c9d3d6"/>`;
  }
  const colour = random.pick(['#6f7d80', '#7c5d49', '#4c6558', '#8a8f8c']);
  let ribs = '';
  for (let x = left; x < right; x += 19) ribs += `M${short(x)} ${short(top - 23)}l-4 16`;
  return `<path d="${polygon(outline)}" fill="${colour}" stroke="${INK}" stroke-opacity=".5"/><path d="${ribs}" stroke="${mix(colour, '#ffffff', 0.3)}" opacity=".7"/><path d="M${short(left - overhang)} ${short(top - 6)}L${short(right + overhang)} ${short(top - 8)}" stroke="${INK}" stroke-width="2.5" opacity=".55"/>`;
}

/** Draws a row of stacked wood between posts, with sky above and sometimes a cover on top. */
export function drawStackRow(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.86, 0.92);
  const row: Row = {
    left: width * random.between(0.05, 0.16),
    right: width * random.between(0.84, 0.95),
    top: ground - height * random.between(0.42, 0.58),
    ground,
  };
  const size = forPieceSize(scene, { small: 30, medium: 36, large: 48 });
  const bumps = createWobble(random, 4, 3, 5);
  const isCovered = random.chance(0.6);
  const upperEdge = (x: number) => row.top + (isCovered ? 0 : bumps((x / width) * 4));
  const limits = { left: row.left + 3, right: row.right - 3, top: isCovered ? row.top - 4 : 0, bottom: row.ground - 3 };
  const cells = splitArea(
    random,
    { left: row.left, top: row.top - size * 0.5, right: row.right, bottom: row.ground },
    {
      size,
      limits,
      accepts: ([x, y]) => x > row.left && x < row.right && y < row.ground && y > upperEdge(x) + size * 0.1,
    },
  );
  const backing: Point[] = [
    [row.right - 6, ground],
    [row.left + 6, ground],
  ];
  for (let share = 0; share <= 1; share += 0.1) {
    const x = row.left + 8 + (row.right - row.left - 16) * share;
    backing.push([x, upperEdge(x) + size * (isCovered ? -0.25 : 0.6)]);
  }
  const rails = `<path d="M${short(row.left - 8)} ${short(ground - 1)}H${short(row.right + 8)}" stroke="#4d3a29" stroke-width="7"/>`;
  return (
    surroundings(scene, height * random.between(0.5, 0.64)) +
    framingTrees(scene, ground) +
    groundShadow([(row.left + row.right) / 2, ground + 5], (row.right - row.left) * 0.56) +
    `<path d="${polygon(backing)}" fill="${SHADE}"/>` +
    rails +
    drawSplitWood(scene, cells, { size, roundShare: random.pick([0.02, 0.1, 0.2]) }) +
    post(row.left - 2, row.top - 12, ground) +
    post(row.right + 2, row.top - 12, ground) +
    (isCovered ? cover(scene, row) : '')
  );
}
