/** A point on the globe in degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number };

/** Mean radius of the Earth. Source: IUGG mean radius R1, WGS 84. */
export const EARTH_RADIUS_IN_METRES = 6_371_008.8;

const RADIANS_PER_DEGREE = Math.PI / 180;

export const toRadians = (degrees: number): number => degrees * RADIANS_PER_DEGREE;
export const toDegrees = (radians: number): number => radians / RADIANS_PER_DEGREE;

/** Returns the great-circle distance of two points in kilometres (haversine formula, at most 0.5 % off the ellipsoid). */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const latitudeHalf = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const longitudeHalf = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord =
    latitudeHalf ** 2 + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudeHalf ** 2;
  return (2 * EARTH_RADIUS_IN_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))) / 1000;
}
