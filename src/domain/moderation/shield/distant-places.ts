import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';

/** Places nearer to each other are one seller's surroundings; product decision. */
const APART_IN_KM = 50;

/** How many of the places lie more than 50 km from each other, counted in their order. */
export function distantPlaces(places: readonly Coordinates[]): number {
  const apart: Coordinates[] = [];
  for (const place of places) if (apart.every((other) => distanceInKm(place, other) > APART_IN_KM)) apart.push(place);
  return apart.length;
}
