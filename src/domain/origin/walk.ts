import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { lengthInMetres } from '#domain/places/geometry/ellipsoid.ts';
import { OUTLINE } from './outline.ts';

/** A position of the device; `accuracyInMetres` as it states it (95 % of positions lie within, W3C Geolocation). */
export type Fix = Coordinates & { accuracyInMetres: number };

/** Positions less accurate are left out, and those that are nearer to the one before; product decisions. */
export const WALK = { worstAccuracyInMetres: 25, stepInMetres: 3 } as const;

/**
 * A walked line with one more position, the same line where the position is too inaccurate or too near. A step has to be
 * longer than half of what the position may be off, so that standing still draws no knot.
 */
export function walked(line: readonly Coordinates[], fix: Fix): readonly Coordinates[] {
  const { accuracyInMetres, latitude, longitude } = fix;
  if (accuracyInMetres > WALK.worstAccuracyInMetres || line.length >= OUTLINE.rawPoints) return line;
  const last = line.at(-1);
  const step = Math.max(WALK.stepInMetres, accuracyInMetres / 2);
  if (last !== undefined && lengthInMetres(last, fix) < step) return line;
  return [...line, { latitude, longitude }];
}
