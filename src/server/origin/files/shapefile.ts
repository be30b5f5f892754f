import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { isAgainstTheClock, isInside } from '#domain/places/geometry/polygon.ts';
import { type RawShape, type ReadShapes, type ToGlobe, shapeCollector } from './found-shape.ts';

/** Source of the layout: ESRI Shapefile Technical Description, July 1998. */
const FILE_CODE = 9994;
const HEAD_BYTES = 100;
const RECORD_HEAD_BYTES = 8;
/** Polygons, polygons with height, with measure; lines the same way. */
const POLYGONS: readonly number[] = [5, 15, 25];
const LINES: readonly number[] = [3, 13, 23];

/** The areas of the .shp part of a shapefile; `toGlobe` is what its .prj says. */
export function shapefileShapes(bytes: Buffer, toGlobe: ToGlobe): ReadShapes {
  if (bytes.length < HEAD_BYTES || bytes.readInt32BE(0) !== FILE_CODE) return { flaw: 'DAMAGED' };
  const into = shapeCollector();
  let at = HEAD_BYTES;
  while (at + RECORD_HEAD_BYTES + 4 <= bytes.length && !into.isRefused()) {
    const length = bytes.readInt32BE(at + 4) * 2;
    const start = at + RECORD_HEAD_BYTES;
    if (length < 4 || start + length > bytes.length) return { flaw: 'DAMAGED' };
    const record = bytes.subarray(start, start + length);
    const type = record.readInt32LE(0);
    if (POLYGONS.includes(type) || LINES.includes(type)) {
      const parts = partsOf(record, toGlobe);
      if (parts === 'DAMAGED' || parts === 'OTHER_COORDINATES') return { flaw: parts };
      if (!into.count(parts.reduce((sum, part) => sum + part.length, 0))) break;
      for (const shape of LINES.includes(type) ? parts.map(alone) : grouped(parts)) into.add(shape);
    }
    at = start + length;
  }
  return into.result();
}

const alone = (ring: Coordinates[]): RawShape => ({ name: '', rings: [ring] });

function partsOf(record: Buffer, toGlobe: ToGlobe): Coordinates[][] | 'DAMAGED' | 'OTHER_COORDINATES' {
  if (record.length < 44) return 'DAMAGED';
  const [parts, points] = [record.readInt32LE(36), record.readInt32LE(40)];
  const first = 44 + parts * 4;
  if (parts < 0 || points < 0 || first + points * 16 > record.length) return 'DAMAGED';
  const starts = Array.from({ length: parts }, (_, index) => record.readInt32LE(44 + index * 4));
  const rings: Coordinates[][] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? points;
    if (start < 0 || end > points || start > end) return 'DAMAGED';
    const ring: Coordinates[] = [];
    for (let at = start; at < end; at++) {
      const place = toGlobe(record.readDoubleLE(first + at * 16), record.readDoubleLE(first + at * 16 + 8));
      if (place === null) return 'OTHER_COORDINATES';
      ring.push(place);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** Rings with the clock are areas, those against it holes of the area around them. */
function grouped(rings: readonly Coordinates[][]): RawShape[] {
  const areas = rings.filter((ring) => !isAgainstTheClock(ring)).map(alone);
  if (areas.length === 0) return rings.map(alone);
  for (const hole of rings.filter((ring) => isAgainstTheClock(ring))) {
    const [corner] = hole;
    const around = areas.find(({ rings: [outer = []] }) => corner !== undefined && isInside(corner, outer));
    (around ?? areas[0])?.rings.push(hole);
  }
  return areas;
}
