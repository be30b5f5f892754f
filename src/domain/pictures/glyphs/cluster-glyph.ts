import { clusterRows } from './cluster-rows.ts';
import { mix } from '#domain/pictures/colour.ts';
import { FULL_TURN, smoothLoop } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { createRandom, hashText } from '#domain/pictures/random.ts';
import type { Random } from '#domain/pictures/random.ts';
import { speciesLook } from '#domain/pictures/species.ts';
import type { SpeciesKey } from '#domain/pictures/species.ts';

const SPECIES: readonly [SpeciesKey, ...SpeciesKey[]] = ['buche', 'fichte', 'laerche', 'eiche', 'esche'];

/** `logs`: shapes for an SVG of the given size. */
export type ClusterGlyph = {
  readonly logs: string;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
};

function logEnd(random: Random, centre: Point, radius: number): string {
  const look = speciesLook(random.pick(SPECIES));
  const phase = random.between(0, FULL_TURN);
  const loop = (share: number) => {
    const points: Point[] = [];
    for (let corner = 0; corner < 9; corner += 1) {
      const angle = (corner / 9) * FULL_TURN;
      const reach = radius * share * (1.05 + 0.03 * Math.cos(3 * angle + phase));
      points.push([centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach]);
    }
    return smoothLoop(points);
  };
  const wood =
    look.heartwood !== null && !look.heartIsIrregular ? mix(look.heartwood, look.sapwood, 0.15) : look.sapwood;
  return (
    `<path d="${loop(1)}" fill="${look.bark.main}"/><path d="${loop(0.86)}" fill="${look.sapwood}"/><path d="${loop(0.74)}" fill="${wood}"/>` +
    `<path d="${loop(0.6)}${loop(0.38)}${loop(0.18)}" fill="none" stroke="${look.lateWood}" stroke-width=".8" opacity=".8"/>`
  );
}

/** Returns a pile of log ends as the map's mark for so many adverts (at least 1), without background; size in px. */
export function clusterGlyph(count: number, seed: number): ClusterGlyph {
  const rows = clusterRows(count);
  const random = createRandom(hashText(`cluster ${rows} ${seed}`));
  const radius = rows === 1 ? 9 : 7.5;
  const width = Math.ceil(rows * radius * 2.02) + 4;
  const base = radius * 1.1 + (rows - 1) * radius * 1.76 + 1;
  let logs = '';
  for (let row = 0; row < rows; row += 1) {
    const inRow = rows - row;
    for (let index = 0; index < inRow; index += 1) {
      const x = width / 2 + (index - (inRow - 1) / 2) * radius * 2.02;
      logs += logEnd(random, [x, base - row * radius * 1.76], radius * random.between(0.94, 1.02));
    }
  }
  return { logs, rows, width, height: Math.ceil(base + radius * 1.1) };
}
