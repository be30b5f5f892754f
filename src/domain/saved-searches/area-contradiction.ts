import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import type { Bounds } from '#domain/places/geometry/bounds.ts';
import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';

/** Where the hits of a search have to lie; all that is given counts. */
export type SearchedAreas = {
  federalStateId?: number | undefined;
  window?: Bounds | undefined;
  circle?: { centre: Coordinates; radiusInKm: number } | undefined;
};

export type AreaContradiction = 'CIRCLE_OUTSIDE_STATE' | 'CIRCLE_OUTSIDE_WINDOW' | 'WINDOW_OUTSIDE_STATE';

/** Land of a state reaches farther than the middles of its places: only what is certain counts. */
const BEYOND_PLACES_IN_KM = 30;
const SLACK_IN_KM = 1;

/** Returns which areas of a search certainly have no point in common; null where a hit is possible. */
export function areaContradiction({ federalStateId, window, circle }: SearchedAreas): AreaContradiction | null {
  if (
    circle &&
    window &&
    distanceInKm(circle.centre, nearestIn(window, circle.centre)) > circle.radiusInKm + SLACK_IN_KM
  )
    return 'CIRCLE_OUTSIDE_WINDOW';
  if (federalStateId === undefined) return null;
  const places = builtinPlaces().filter((place) => place.federalStateId === federalStateId);
  const liesBeyond = (reachInKm: number, from: (place: Coordinates) => Coordinates): boolean =>
    places.every((place) => distanceInKm(place, from(place)) > reachInKm + BEYOND_PLACES_IN_KM);
  if (circle && liesBeyond(circle.radiusInKm, () => circle.centre)) return 'CIRCLE_OUTSIDE_STATE';
  if (window && liesBeyond(0, (place) => nearestIn(window, place))) return 'WINDOW_OUTSIDE_STATE';
  return null;
}

const nearestIn = ({ west, south, east, north }: Bounds, { latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.min(Math.max(latitude, south), north),
  longitude: Math.min(Math.max(longitude, west), east),
});
