import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { type Mark, markSize } from './map-marks.ts';
import { pixelOf } from '#web/map/map-window.ts';

/** A place with its importance, 5 for a hamlet to 100 for a metropolis. */
export type NamedPlace = Coordinates & {
  name: string;
  weight: number;
  /** The number of a road, not a town that a pile could be near to. */
  isRoad?: true;
};

type Box = { left: number; right: number; top: number; bottom: number };
type LabelOptions = { zoom: number; view: Bounds; marks: readonly Mark[] };

const MOST_LABELS = 60;
const LETTER_IN_PX = 7.5;
const LINE_IN_PX = 20;
/** Free space around a name: names should guide, not fill the map. */
const ROOM_IN_PX = 26;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf(place: NamedPlace, zoom: number): Box {
  const { x, y } = pixelOf(place, zoom);
  const half = (place.name.length * LETTER_IN_PX) / 2;
  return { left: x - half, right: x + half, top: y - LINE_IN_PX / 2, bottom: y + LINE_IN_PX / 2 };
}

function boxOfMark(mark: Mark, zoom: number): Box {
  const { x, y } = pixelOf(mark, zoom);
  const { width, height } = markSize({ count: mark.count, isPrice: mark.advert !== null }, zoom);
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** Names with letters of a second font file (č, ř …) wait until the map is close: a first view should not load it. */
const CLOSE_ZOOM = 8.4;
const isWritable = (name: string, zoom: number): boolean => zoom >= CLOSE_ZOOM || !/[^\u0000-\u00ff]/.test(name);

/** Places below this weight are left out: zoomed out only towns help orientation. */
function leastWeight(zoom: number): number {
  if (zoom < 7) return 60;
  return zoom < CLOSE_ZOOM ? 50 : 0;
}

/** Returns the names to write on the map: the important first, none on another or on a mark. */
export function labelsOf(places: readonly NamedPlace[], { zoom, view, marks }: LabelOptions): NamedPlace[] {
  const taken = marks.map((mark) => boxOfMark(mark, zoom));
  const chosen: NamedPlace[] = [];
  const least = leastWeight(zoom);
  const inView = places.filter(
    ({ name, longitude, latitude, weight }) =>
      weight >= least &&
      isWritable(name, zoom) &&
      longitude > view.west &&
      longitude < view.east &&
      latitude > view.south &&
      latitude < view.north,
  );
  const names = new Set<string>();
  for (const place of inView.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length >= MOST_LABELS) break;
    const box = boxOf(place, zoom);
    if (names.has(place.name) || taken.some((other) => meet(box, other))) continue;
    names.add(place.name);
    chosen.push(place);
    taken.push(grown(box, ROOM_IN_PX));
  }
  return chosen;
}

/** Returns the name that says where a point is: a town nearby rather than the hamlet next to it. */
export function nameNear(places: readonly NamedPlace[], point: Coordinates): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  const at = pixelOf(point, 8);
  for (const place of places) {
    if (place.isRoad) continue;
    const pixel = pixelOf(place, 8);
    const distance = Math.hypot(pixel.x - at.x, pixel.y - at.y) / (0.5 + place.weight / 100);
    if (distance < least) [best, least] = [place.name, distance];
  }
  return best;
}
