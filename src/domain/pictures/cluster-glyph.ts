import { mix } from './colour.ts';
import { FULL_TURN, polygon, short, smoothLoop } from './geometry.ts';
import type { Point } from './geometry.ts';
import { drawGlyphs } from './glyphs.ts';
import { createRandom, hashText } from './random.ts';
import type { Random } from './random.ts';
import { speciesLook } from './species.ts';
import type { SpeciesKey } from './species.ts';

const SPECIES: readonly [SpeciesKey, ...SpeciesKey[]] = ['buche', 'fichte', 'laerche', 'eiche', 'esche'];

export type ClusterGlyph = { readonly svg: string; readonly width: number; readonly height: number };

/** Rows of logs by number of adverts: one log for a single place, then piles of two, three and four rows. */
function rowsFor(count: number): number {
  if (count < 2) return 1;
  if (count < 5) return 2;
  return count < 25 ? 3 : 4;
}

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

const plateWidth = (count: number) => String(count).length * 9 + 18;

function plate(count: number, [centre, top]: Point): string {
  const width = plateWidth(count);
  const left = centre - width / 2;
  const right = left + width;
  const outline = polygon([
    [left, top],
    [right - 3, top],
    [right, top + 3],
    [right, top + 18],
    [right - 3, top + 21],
    [left, top + 21],
  ]);
  return (
    `<path d="${outline}" fill="#f6e3bc" stroke="#7a431d" stroke-opacity=".55"/><circle cx="${short(left + 6)}" cy="${short(top + 10.5)}" r="2" fill="#7a431d"/>` +
    `<g transform="translate(${short(centre + 4)} ${short(top + 10.5)})">${drawGlyphs(String(count), { height: 10.5, colour: '#14211b', weight: 1.15 })}</g>`
  );
}

/** Returns a map marker: a pile of log ends with a number plate below; size in px. The count is at least 1. */
export function clusterGlyph(count: number, seed: number): ClusterGlyph {
  const random = createRandom(hashText(`cluster ${count} ${seed}`));
  const rows = rowsFor(count);
  const radius = rows === 1 ? 9 : 7.5;
  const width = Math.ceil(Math.max(rows * radius * 2.02, plateWidth(count))) + 4;
  const base = radius * 1.1 + (rows - 1) * radius * 1.76 + 1;
  let logs = '';
  for (let row = 0; row < rows; row += 1) {
    const inRow = rows - row;
    for (let index = 0; index < inRow; index += 1) {
      const x = width / 2 + (index - (inRow - 1) / 2) * radius * 2.02;
      logs += logEnd(random, [x, base - row * radius * 1.76], radius * random.between(0.94, 1.02));
    }
  }
  const top = base + radius + 1;
  const height = Math.ceil(top + 22);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">` +
    `${logs}${plate(count, [width / 2, top])}</svg>`;
  return { svg, width, height };
}
