import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { EARTH_RADIUS_IN_METRES, distanceInKm, toRadians } from '#domain/places/geometry/distance.ts';
import { roundTo } from '#domain/rounding.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '#web/places/map-window.parts.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { degreesOf } from '#web/adverts/edit/draft/draft-values.ts';

const KM_PER_DEGREE = toRadians(EARTH_RADIUS_IN_METRES) / 1000;
/** Fine enough for a pile of wood: about a metre. */
const DECIMALS = 5;
/** Closer than this to the middle of the place, a point adds nothing to the postcode. */
const SAME_PLACE_IN_KM = 0.05;

/** The map of the form in its own units, of which a kilometre takes so many: nearer than the one that buyers see. */
export const POINT_MAP = { width: MAP_WIDTH, height: MAP_HEIGHT, perKm: 22 } as const;

const eastward = (latitude: number): number => KM_PER_DEGREE * Math.cos(toRadians(latitude));

/** The typed point, null where it is missing or not on earth. */
export function typedPoint(values: DraftValues): Coordinates | null {
  const latitude = degreesOf(values, 'address.latitude');
  const longitude = degreesOf(values, 'address.longitude');
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) < 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Whether a point says more than the middle of its place does. */
export const isExact = (point: Coordinates | null, middle: Coordinates | null): boolean =>
  point !== null && (middle === null || distanceInKm(point, middle) > SAME_PLACE_IN_KM);

/** Returns a point so many kilometres away to the east and to the north. */
export const moved = ({ latitude, longitude }: Coordinates, km: { east: number; north: number }): Coordinates => ({
  latitude: latitude + km.north / KM_PER_DEGREE,
  longitude: longitude + km.east / eastward(latitude),
});

/** Returns the window of the small map around a point. */
export function windowAround(point: Coordinates) {
  const reach = { east: POINT_MAP.width / 2 / POINT_MAP.perKm, north: POINT_MAP.height / 2 / POINT_MAP.perKm };
  const upper = moved(point, reach);
  const lower = moved(point, { east: -reach.east, north: -reach.north });
  return { west: lower.longitude, south: lower.latitude, east: upper.longitude, north: upper.latitude };
}

/** Returns where the circle that buyers see has its middle on the small map around a point. */
export function shownCircleCentre(point: Coordinates, ownerId: string | null): { x: number; y: number } {
  const shown = ownerId === null ? point : blurCoordinates(point.latitude, point.longitude, ownerId);
  return {
    x: POINT_MAP.width / 2 + (shown.longitude - point.longitude) * eastward(point.latitude) * POINT_MAP.perKm,
    y: POINT_MAP.height / 2 - (shown.latitude - point.latitude) * KM_PER_DEGREE * POINT_MAP.perKm,
  };
}

/** A point as shown in the fields. */
export const typedDegrees = (degrees: number): string => String(roundTo(degrees, DECIMALS)).replace('.', ',');
