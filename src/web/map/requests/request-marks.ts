import type { RequestCell, RequestCells, RequestListItem } from '#contract/requests/requests.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { fromMercator } from '#domain/places/geometry/mercator.ts';
import {
  type Mark,
  type MarkOptions,
  isNearClosest,
  joinOverlapping,
  markSize,
  targetOf,
} from '#web/map/marks/map-marks.ts';
import { type Pixel, WORLD_IN_PX, pixelOf } from '#web/map/map-window.ts';

export type RequestMark = Coordinates & {
  key: string;
  count: number;
  /** What a tap shows; null: it leads closer. */
  shown: RequestListItem[] | null;
  target: Bounds;
};

/** The place of the search, which has a mark and a name of its own. */
type OwnPlace = Coordinates & { name: string };

const BOX_IN_PX = { width: 88, height: 48 };
/** No sign hangs further from its place; those that find no room so near go to the nearest one that did. */
const FURTHEST_IN_PX = 96;
const OWN_NAME = { letterInPx: 8.5, topInPx: -11, bottomInPx: 48 };
/** So many are read in a card at once. */
const FEW = 3;

/** Returns the marks of Gesuche in a window, from north to south; at this zoom level they cover neither each other nor wood. */
export function requestMarksOf(
  { cells }: Pick<RequestCells, 'cells'>,
  { piles, own, ...options }: MarkOptions & { piles: readonly Mark[]; own: OwnPlace | null },
): RequestMark[] {
  const { zoom } = options;
  const taken = piles.map((pile) => boxOfPile(pile, zoom));
  return placeSigns(
    joinOverlapping(cells, zoom, () => BOX_IN_PX),
    own === null ? taken : [...taken, boxOfOwn(own, zoom)],
  )
    .map((sign) => markOf(sign, options))
    .toSorted((a, b) => b.latitude - a.latitude);
}

type Rectangle = { left: number; right: number; top: number; bottom: number };
/** Gesuche of one sign, and the upper middle of that sign. */
type PlacedSign = { members: readonly RequestCell[]; place: Pixel };

const areOnEachOther = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const boxAt = ({ x, y }: Pixel): Rectangle => ({
  left: x - BOX_IN_PX.width / 2,
  right: x + BOX_IN_PX.width / 2,
  top: y,
  bottom: y + BOX_IN_PX.height,
});
const apart = (one: Pixel, other: Pixel): number => Math.hypot(one.x - other.x, one.y - other.y);

function boxOfPile(pile: Mark, zoom: number): Rectangle {
  const { x, y } = pixelOf(pile, zoom);
  const { width, height } = markSize({ count: pile.count, isPrice: pile.advert !== null }, zoom);
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

/** The mark of the searched place with its name below. */
function boxOfOwn(own: OwnPlace, zoom: number): Rectangle {
  const { x, y } = pixelOf(own, zoom);
  const half = (own.name.length * OWN_NAME.letterInPx) / 2 + 5;
  return { left: x - half, right: x + half, top: y + OWN_NAME.topInPx, bottom: y + OWN_NAME.bottomInPx };
}

/** Hangs signs free of wood, of the searched place and of each other, below their places or nearly so. */
function placeSigns(groups: ReturnType<typeof joinOverlapping<RequestCell>>, occupied: Rectangle[]): PlacedSign[] {
  const taken = [...occupied];
  const signs: PlacedSign[] = [];
  const crowded: PlacedSign[] = [];
  for (const { members, pixel } of groups.toSorted((a, b) => b.count - a.count || a.pixel.y - b.pixel.y)) {
    const place = roomNear(pixel, taken);
    if (place === null) crowded.push({ members, place: pixel });
    else {
      taken.push(boxAt(place));
      signs.push({ members, place });
    }
  }
  for (const sign of crowded) {
    const [nearest] = signs.toSorted((a, b) => apart(a.place, sign.place) - apart(b.place, sign.place));
    if (nearest === undefined) {
      const place = roomNear(sign.place, taken, Number.POSITIVE_INFINITY) ?? sign.place;
      taken.push(boxAt(place));
      signs.push({ ...sign, place });
    } else nearest.members = [...nearest.members, ...sign.members];
  }
  return signs;
}

/** The nearest place at which a sign is free of what is taken: its own, below, or beside what is in its way. */
function roomNear(own: Pixel, taken: readonly Rectangle[], furthest = FURTHEST_IN_PX): Pixel | null {
  const near = taken.filter((one) => areOnEachOther(one, aroundOf(own, furthest)));
  const half = BOX_IN_PX.width / 2;
  const [columns, rows] = [
    [own.x, ...near.flatMap(({ left, right }) => [left - half, right + half])],
    [own.y, ...near.map(({ bottom }) => bottom)].filter((y) => y >= own.y),
  ];
  const found = columns
    .flatMap((x) => rows.map((y) => ({ x, y })))
    .filter((place) => apart(place, own) <= furthest && !near.some((one) => areOnEachOther(one, boxAt(place))));
  return found.toSorted((a, b) => apart(a, own) - apart(b, own))[0] ?? null;
}

/** Where a sign can come to hang. */
const aroundOf = ({ x, y }: Pixel, furthest: number): Rectangle => ({
  left: x - furthest - BOX_IN_PX.width / 2,
  right: x + furthest + BOX_IN_PX.width / 2,
  top: y,
  bottom: y + furthest + BOX_IN_PX.height,
});

function markOf({ members, place }: PlacedSign, { zoom, view, maxZoom }: MarkOptions): RequestMark {
  const count = members.reduce((sum, member) => sum + member.count, 0);
  const world = WORLD_IN_PX * 2 ** zoom;
  const mean = (axis: 'latitude' | 'longitude'): number =>
    members.reduce((sum, member) => sum + member[axis] * member.count, 0) / count;
  const known = members.flatMap(({ request }) => request ?? []);
  const isList = known.length === count && (count <= FEW || isNearClosest({ zoom, maxZoom }));
  return {
    ...fromMercator({ x: place.x / world, y: place.y / world }),
    key: `${mean('longitude').toFixed(4)} ${mean('latitude').toFixed(4)} ${count}`,
    count,
    shown: isList ? known : null,
    target: targetOf(members, { view, marginInDegrees: 0 }),
  };
}
