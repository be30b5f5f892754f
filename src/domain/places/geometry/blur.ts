import { createRandom, hashText } from '#domain/pictures/random.ts';
import { type Coordinates, EARTH_RADIUS_IN_METRES, toRadians } from './distance.ts';

const KM_PER_DEGREE = toRadians(EARTH_RADIUS_IN_METRES) / 1000;
const GRID_IN_KM = 2;
const JITTER_IN_KM = 1;

/**
 * Returns a blurred place for a private address on maps: the centre of its 2 km grid cell, moved by up to 1 km in a
 * direction chosen by the seed. At most 2.5 km off; every address of the cell has the same result for a seed.
 */
export function blurCoordinates(latitude: number, longitude: number, seed: string): Coordinates {
  const rowHeight = GRID_IN_KM / KM_PER_DEGREE;
  const cellLatitude = (Math.floor(latitude / rowHeight) + 0.5) * rowHeight;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos(toRadians(cellLatitude));
  const columnWidth = GRID_IN_KM / kmPerDegreeEast;
  const cellLongitude = (Math.floor(longitude / columnWidth) + 0.5) * columnWidth;
  const random = createRandom(hashText(seed));
  const direction = random.between(0, 2 * Math.PI);
  const shift = JITTER_IN_KM * Math.sqrt(random.next());
  return {
    latitude: cellLatitude + (shift * Math.sin(direction)) / KM_PER_DEGREE,
    longitude: cellLongitude + (shift * Math.cos(direction)) / kmPerDegreeEast,
  };
}
