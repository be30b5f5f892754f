import type { RequestCell, RequestCells, RequestListItem } from '#contract/requests/requests.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { joinOverlapping, targetOf } from '#web/map/marks/map-marks.ts';

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
/** Closer the map does not part them. */
const CLOSEST_ZOOM = 12.5;

/** Returns the marks of Gesuche in a window, from north to south, without overlap at this zoom level. */
export function requestMarksOf(
  { cells }: Pick<RequestCells, 'cells'>,
  { zoom, view }: { zoom: number; view: Bounds },
): RequestMark[] {
  return joinOverlapping(cells, zoom, () => BOX_IN_PX)
    .map(({ members, count }) => markOf(members, count, { zoom, view }))
    .toSorted((a, b) => b.latitude - a.latitude);
}

function markOf(
  members: readonly RequestCell[],
  count: number,
  { zoom, view }: { zoom: number; view: Bounds },
): RequestMark {
  const mean = (axis: 'latitude' | 'longitude'): number =>
    members.reduce((sum, member) => sum + member[axis] * member.count, 0) / count;
  const point = { latitude: mean('latitude'), longitude: mean('longitude') };
  const known = members.flatMap(({ request }) => request ?? []);
  const isList = known.length === count && (count <= FEW || zoom >= CLOSEST_ZOOM);
  return {
    ...point,
    key: `${point.longitude.toFixed(4)} ${point.latitude.toFixed(4)} ${count}`,
    count,
    shown: isList ? known : null,
    target: targetOf(members, { view, marginInDegrees: 0 }),
  };
}
