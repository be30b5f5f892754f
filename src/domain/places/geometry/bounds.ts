import { type Coordinates, distanceInKm } from './distance.ts';

/** Map window in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** Kilometres from one degree of latitude to the next. */
export const KM_PER_DEGREE = distanceInKm({ latitude: 47, longitude: 14 }, { latitude: 48, longitude: 14 });

/** Returns the window that reaches so many km from a point to each side. */
export function boundsAround({ latitude, longitude }: Coordinates, reachInKm: number): Bounds {
  const up = reachInKm / KM_PER_DEGREE;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - across, south: latitude - up, east: longitude + across, north: latitude + up };
}
