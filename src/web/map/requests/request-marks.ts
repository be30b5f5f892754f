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
import { WORLD_IN_PX, pixelOf } from '#web/map/map-window.ts';

export type RequestMark = Coordinates & {
  key: string;
  count: number;
  /** What a tap shows; null: it leads closer. */
  shown: RequestListItem[] | null;
  target: Bounds;
};

const BOX_IN_PX = { width: 88, height: 48 };
/** So many are read in a card at once. */
const FEW = 3;

/** Returns the marks of Gesuche in a window, from north to south; at this zoom level they cover neither each other nor wood. */
export function requestMarksOf(
  { cells }: Pick<RequestCells, 'cells'>,
  { zoom, view, maxZoom, piles }: MarkOptions & { piles: readonly Mark[] },
): RequestMark[] {
  const marks = joinOverlapping(cells, zoom, () => BOX_IN_PX)
    .map(({ members, count }) => markOf(members, count, { zoom, view, maxZoom }))
    .toSorted((a, b) => b.latitude - a.latitude);
  return clearOf(piles, marks, zoom);
}

type Rectangle = { left: number; right: number; top: number; bottom: number };

const areOnEachOther = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Moves signs southward until they hang free of wood and of each other. */
function clearOf(piles: readonly Mark[], marks: readonly RequestMark[], zoom: number): RequestMark[] {
  const taken = piles.map((pile): Rectangle => {
    const { x, y } = pixelOf(pile, zoom);
    const { width, height } = markSize({ count: pile.count, isPrice: pile.advert !== null }, zoom);
    return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
  });
  return marks.map((mark) => {
    const { x, y } = pixelOf(mark, zoom);
    const own = { left: x - BOX_IN_PX.width / 2, right: x + BOX_IN_PX.width / 2, top: y, bottom: y + BOX_IN_PX.height };
    for (let below = taken.find((one) => areOnEachOther(own, one)); below !== undefined;) {
      own.top = below.bottom;
      own.bottom = own.top + BOX_IN_PX.height;
      below = taken.find((one) => areOnEachOther(own, one));
    }
    taken.push(own);
    const { latitude } = fromMercator({ x: 0, y: own.top / (WORLD_IN_PX * 2 ** zoom) });
    return { ...mark, latitude };
  });
}

function markOf(members: readonly RequestCell[], count: number, { zoom, view, maxZoom }: MarkOptions): RequestMark {
  const mean = (axis: 'latitude' | 'longitude'): number =>
    members.reduce((sum, member) => sum + member[axis] * member.count, 0) / count;
  const point = { latitude: mean('latitude'), longitude: mean('longitude') };
  const known = members.flatMap(({ request }) => request ?? []);
  const isList = known.length === count && (count <= FEW || isNearClosest({ zoom, maxZoom }));
  return {
    ...point,
    key: `${point.longitude.toFixed(4)} ${point.latitude.toFixed(4)} ${count}`,
    count,
    shown: isList ? known : null,
    target: targetOf(members, { view, marginInDegrees: 0 }),
  };
}
