import { type Coordinates, toDegrees, toRadians } from './distance.ts';

/** Semi-major axis in metres and flattening. Source: WGS 84 (NIMA TR8350.2). */
const EQUATOR_RADIUS_IN_METRES = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const E2 = FLATTENING * (2 - FLATTENING);
const E = Math.sqrt(E2);

/** A point of the plane in metres east (x) and north (y). */
type Planar = { x: number; y: number };

/** Snyder's q: the area between the equator and a parallel, in units of a²·π. Source: USGS Professional Paper 1395, eq. 3-12. */
function zoneOf(latitude: number): number {
  const sin = Math.sin(toRadians(latitude));
  return (1 - E2) * (sin / (1 - E2 * sin * sin) - Math.log((1 - E * sin) / (1 + E * sin)) / (2 * E));
}

const ZONE_OF_POLE = zoneOf(90);

/**
 * Returns planar metres of a point (cylindrical equal-area on the WGS 84 ellipsoid): areas are true everywhere, shapes and
 * lengths at the parallel of truth. Source: USGS Professional Paper 1395, eq. 10-14, 10-15.
 */
export function toEqualArea({ latitude, longitude }: Coordinates, truthInDegrees = 0): Planar {
  const stretch = Math.cos(toRadians(truthInDegrees));
  return {
    x: EQUATOR_RADIUS_IN_METRES * toRadians(longitude) * stretch,
    y: (EQUATOR_RADIUS_IN_METRES * zoneOf(latitude)) / (2 * stretch),
  };
}

/** Undoes `toEqualArea`. Source: USGS Professional Paper 1395, eq. 3-16. */
export function fromEqualArea({ x, y }: Planar, truthInDegrees = 0): Coordinates {
  const stretch = Math.cos(toRadians(truthInDegrees));
  const zone = Math.max(-ZONE_OF_POLE, Math.min(ZONE_OF_POLE, (2 * y * stretch) / EQUATOR_RADIUS_IN_METRES));
  let latitude = toDegrees(Math.asin(zone / ZONE_OF_POLE));
  for (let step = 0; step < 5; step++) {
    const sin = Math.sin(toRadians(latitude));
    const slope = (2 * (1 - E2) * Math.cos(toRadians(latitude))) / (1 - E2 * sin * sin) ** 2;
    if (slope < 1e-9) break;
    latitude += toDegrees((zone - zoneOf(latitude)) / slope);
  }
  return { latitude, longitude: toDegrees(x / EQUATOR_RADIUS_IN_METRES / stretch) };
}

/**
 * Returns the length in metres of a line between two points at most some tens of kilometres apart, by the radii of
 * curvature at its middle; 0.001 % off then. Source: USGS Professional Paper 1395, eq. 4-18, 4-20.
 */
export function lengthInMetres(from: Coordinates, to: Coordinates): number {
  const middle = toRadians((from.latitude + to.latitude) / 2);
  const curve = 1 - E2 * Math.sin(middle) ** 2;
  const north = (toRadians(to.latitude - from.latitude) * EQUATOR_RADIUS_IN_METRES * (1 - E2)) / curve ** 1.5;
  const east =
    (toRadians(to.longitude - from.longitude) * EQUATOR_RADIUS_IN_METRES * Math.cos(middle)) / Math.sqrt(curve);
  return Math.hypot(north, east);
}
