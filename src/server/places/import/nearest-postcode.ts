import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';
import type { PlaceRow } from '#domain/places/place-index.ts';

const SQUARES_PER_DEGREE = 5;
const WIDEST_IN_KM = 15;

type Wanted = Coordinates & { foldedName: string };

/**
 * Returns a finder of the postcode that a point belongs to: that of the nearest place of the same name within 15 km, else
 * of the nearest place within 15 km, else null.
 */
export function nearestPostcodeFinder(places: readonly PlaceRow[]): (wanted: Wanted) => string | null {
  const squares = new Map<string, PlaceRow[]>();
  for (const place of places) {
    const key = keyOf(rowOf(place.latitude), rowOf(place.longitude));
    const square = squares.get(key);
    if (square) square.push(place);
    else squares.set(key, [place]);
  }
  return (wanted) => {
    let best: { postalCode: string; distance: number } | null = null;
    for (const place of around(squares, wanted)) {
      const distance = distanceInKm(wanted, place);
      if (distance > WIDEST_IN_KM) continue;
      const weighed = place.foldedName === wanted.foldedName ? distance - WIDEST_IN_KM : distance;
      if (best === null || weighed < best.distance) best = { postalCode: place.postalCode, distance: weighed };
    }
    return best?.postalCode ?? null;
  };
}

const rowOf = (degrees: number): number => Math.floor(degrees * SQUARES_PER_DEGREE);
const keyOf = (row: number, column: number): string => `${row}/${column}`;

function* around(squares: ReadonlyMap<string, readonly PlaceRow[]>, { latitude, longitude }: Coordinates) {
  for (let row = rowOf(latitude) - 1; row <= rowOf(latitude) + 1; row += 1) {
    for (let column = rowOf(longitude) - 1; column <= rowOf(longitude) + 1; column += 1) {
      yield* squares.get(keyOf(row, column)) ?? [];
    }
  }
}
