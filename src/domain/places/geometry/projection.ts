import { type Coordinates, EARTH_RADIUS_IN_METRES, toRadians } from './distance.ts';

/** A point of the plane in metres east (x) and north (y) of the projection centre. */
export type PlanarPoint = { x: number; y: number };

/** Centre of the projection: the middle of Austria. */
export const PROJECTION_CENTRE: Coordinates = { latitude: 47.6, longitude: 13.5 };

const SIN_CENTRE = Math.sin(toRadians(PROJECTION_CENTRE.latitude));
const COS_CENTRE = Math.cos(toRadians(PROJECTION_CENTRE.latitude));

/**
 * Returns the planar metres of a point (Lambert azimuthal equal-area on the sphere).
 * Distances within 700 km of the centre are at most 0.2 % off. Source: Snyder, USGS Professional Paper 1395, eq. 22-4, 24-2.
 */
export function toPlane({ latitude, longitude }: Coordinates): PlanarPoint {
  const sin = Math.sin(toRadians(latitude));
  const cos = Math.cos(toRadians(latitude));
  const turn = toRadians(longitude - PROJECTION_CENTRE.longitude);
  const scale = EARTH_RADIUS_IN_METRES * Math.sqrt(2 / (1 + SIN_CENTRE * sin + COS_CENTRE * cos * Math.cos(turn)));
  return {
    x: scale * cos * Math.sin(turn),
    y: scale * (COS_CENTRE * sin - SIN_CENTRE * cos * Math.cos(turn)),
  };
}
