import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { OUTLINE, type Outline } from './outline.ts';

/** What a list of coordinates says: rings, or the first line (from 1) that cannot be read. */
export type ReadOutline = { rings: Coordinates[][] } | { line: number };

const LONGEST_TEXT = 200_000;
const figure = String.raw`[-+−]?\d{1,3}(?:[.,]\d+)?`;
/** "47.1234, 15.1234", "47,1234 15,1234", "47,1234; 15,1234", with letters of direction or degree signs. */
const LINE = new RegExp(
  String.raw`^(?:N\s*)?(${figure})\s*°?\s*N?\s*(?:[;,\t ]|,\s)\s*(?:([EOW])\s*)?(${figure})\s*°?\s*([EOW])?$`,
  'iu',
);

const numberOf = (typed: string): number => Number(typed.replace(',', '.').replace('−', '-'));

/**
 * Reads one point a line, latitude first; an empty line starts a hole. Decimals with a comma or a dot, both parts of a line
 * the same way.
 */
export function readOutlineText(text: string): ReadOutline {
  if (text.length > LONGEST_TEXT) return { line: OUTLINE.points + 1 };
  const rings: Coordinates[][] = [];
  let ring: Coordinates[] = [];
  for (const [index, typed] of text.split(/\r?\n/u).entries()) {
    const line = typed.trim();
    if (line === '') {
      if (ring.length > 0) rings.push(ring);
      ring = [];
      continue;
    }
    const [, north, before, east, after] = LINE.exec(line) ?? [];
    if (north === undefined || east === undefined) return { line: index + 1 };
    const isWest = /w/iu.test(before ?? after ?? '');
    const point = { latitude: numberOf(north), longitude: isWest ? -numberOf(east) : numberOf(east) };
    if (!(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)) return { line: index + 1 };
    ring.push(point);
  }
  if (ring.length > 0) rings.push(ring);
  return { rings };
}

/** A point as the list says it, with six decimals. */
export const pointText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(OUTLINE.decimals)}, ${longitude.toFixed(OUTLINE.decimals)}`;

/** The list of an outline, as `readOutlineText` reads it. */
export const outlineText = (rings: Outline): string => rings.map((ring) => ring.map(pointText).join('\n')).join('\n\n');
