import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { OUTLINE } from '#domain/origin/outline.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** An area as a file draws it: the outer ring, then holes. */
export type RawShape = { name: string; rings: Coordinates[][] };

/** Why no area of a file is taken. */
export type FileFlaw =
  | 'UNKNOWN'
  | 'DAMAGED'
  | 'EMPTY'
  | 'TOO_MANY_POINTS'
  | 'TOO_MANY_SHAPES'
  | 'OTHER_COORDINATES'
  | 'OTHER_PROJECTION'
  | 'BOMB'
  | 'ENCRYPTED';

/** `found`: the name of the projection that is not converted. */
export type ReadShapes = { shapes: RawShape[] } | { flaw: FileFlaw; found?: string };

/** More than the plots of a large farm; product decision. */
export const MOST_SHAPES = 50;
const LONGEST_NAME = 80;

/** A name of a file as it can be shown and stored. */
export const nameOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? oneLine(String(value), LONGEST_NAME) : '';

/** Collects the shapes of a file, as long as it stays small enough. */
export function shapeCollector() {
  const shapes: RawShape[] = [];
  let points = 0;
  let flaw: FileFlaw | null = null;
  return {
    /** Counts points on their way; false: there are too many. */
    count(more: number): boolean {
      points += more;
      if (points > OUTLINE.rawPoints) flaw ??= 'TOO_MANY_POINTS';
      return flaw === null;
    },
    add(shape: RawShape): void {
      if (shape.rings.length === 0 || flaw !== null) return;
      if (shapes.length >= MOST_SHAPES) flaw = 'TOO_MANY_SHAPES';
      else shapes.push(shape);
    },
    refuse(why: FileFlaw): void {
      flaw ??= why;
    },
    isRefused: (): boolean => flaw !== null,
    result: (): ReadShapes => (flaw !== null ? { flaw } : shapes.length === 0 ? { flaw: 'EMPTY' } : { shapes }),
  };
}
export type ShapeCollector = ReturnType<typeof shapeCollector>;

/** Brings a position of a file to degrees of WGS 84; null: it is none on the globe. */
export type ToGlobe = (x: number, y: number) => Coordinates | null;

/** A point with figures that can be on the globe; null: these are other coordinates. */
export const globePoint: ToGlobe = (longitude, latitude) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
