import type { MapCell, MapCells } from '#contract/search/products.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { clusterRows } from '#domain/pictures/glyphs/cluster-rows.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { boundsAround } from '#domain/places/geometry/bounds.ts';
import { plateWordsOf } from '#web/adverts/card/card-facts.parts.ts';
import { type Pixel, cellZoom, pixelOf, roundedBounds, scaled } from '#web/map/map-window.ts';

/** A single advert at its shown place. */
export type MarkedAdvert = { id: string; slug: string; title: string; price: string };

/** A mark of the map: a cluster of adverts or the price of one. */
export type Mark = Coordinates & {
  key: string;
  count: number;
  advert: MarkedAdvert | null;
  /** Zooming in would not part its adverts: they share one shown place, or the map is as close as it gets. */
  isOnePlace: boolean;
  /** Holds the shown places of all its adverts. */
  extent: Bounds;
  /** The window a click leads to. */
  target: Bounds;
};

/** Up to so many adverts in view the server names every place by itself. */
const POINTS_UP_TO = 200;
/** Cells of the server are four to a tile of its zoom level. */
const LEVELS_BELOW_ZOOM = 2;
const COARSEST_LEVEL = 6;
const CLOSE_TO_MAX = 0.5;
const GAP_IN_PX = 2;
/** No click leads to a smaller window than this to each side: shown places are 2 km off anyway. */
const LEAST_REACH_IN_KM = 10;

/** Shown places are exact to a metre, so this reach around one holds those of one place only. */
const SAME_PLACE_IN_KM = 0.005;

type Counted = Coordinates & { count: number };
type Group<Cell> = { members: Cell[]; count: number; pixel: Pixel };
type Box = { width: number; height: number };

/** Height of a pile of so many rows with its plate, px. */
const PILE_HEIGHTS = [0, 58, 68, 81, 95] as const;

/** The whole country on a phone: below this zoom level marks are drawn smaller, so that more of them find room. */
const SMALL_MARKS_ZOOM = 5.8;
const SMALL_SCALE = 0.78;

export const marksAreSmall = (zoom: number): boolean => zoom < SMALL_MARKS_ZOOM;

type Sized = { count: number; isPrice: boolean };

/** Space that a mark takes above its point, px. */
export function markSize({ count, isPrice }: Sized, zoom: number): { width: number; height: number } {
  const rows = clusterRows(count);
  const width = isPrice ? 116 : Math.max(16 * rows, 26 + 9 * String(count).length) + 12;
  const scale = marksAreSmall(zoom) ? SMALL_SCALE : 1;
  return { width: width * scale, height: (PILE_HEIGHTS[isPrice ? 1 : rows] ?? 0) * scale };
}

const sizeOf = ({ members, count }: Group<MapCell>, zoom: number) =>
  markSize({ count, isPrice: count === 1 && members[0]?.advert !== undefined }, zoom);

function overlap(one: { pixel: Pixel; box: Box }, other: { pixel: Pixel; box: Box }): boolean {
  const across = Math.abs(one.pixel.x - other.pixel.x);
  const [lower, upper] = one.pixel.y > other.pixel.y ? [one, other] : [other, one];
  const isBeside = across >= (one.box.width + other.box.width) / 2 + GAP_IN_PX;
  return !isBeside && lower.pixel.y - upper.pixel.y < lower.box.height + GAP_IN_PX;
}

function joined<Cell>(one: Group<Cell>, other: Group<Cell>): Group<Cell> {
  const count = one.count + other.count;
  const mean = (axis: 'x' | 'y'): number => (one.pixel[axis] * one.count + other.pixel[axis] * other.count) / count;
  return { members: [...one.members, ...other.members], count, pixel: { x: mean('x'), y: mean('y') } };
}

/** Joins what would lie on each other at a zoom level, the larger pile taking the smaller; `boxOf` says what a pile covers. */
export function joinOverlapping<Cell extends Counted>(
  cells: readonly Cell[],
  zoom: number,
  boxOf: (group: Group<Cell>) => Box,
): Group<Cell>[] {
  const sized = (group: Group<Cell>) => ({ ...group, box: boxOf(group) });
  let groups = cells
    .map((cell) => sized({ members: [cell], count: cell.count, pixel: pixelOf(cell, zoom) }))
    .toSorted((a, b) => b.count - a.count || a.pixel.y - b.pixel.y || a.pixel.x - b.pixel.x);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const kept: typeof groups = [];
    for (const group of groups) {
      const index = kept.findIndex((known) => overlap(known, group));
      const known = kept[index];
      if (known === undefined) kept.push(group);
      else {
        kept[index] = sized(joined(known, group));
        hasChanged = true;
      }
    }
    groups = kept;
  }
  return groups;
}

export type MarkOptions = { zoom: number; view: Bounds; maxZoom: number };

/** So near to the closest zoom a cluster that does not split opens as a list. */
export const isNearClosest = ({ zoom, maxZoom }: Pick<MarkOptions, 'zoom' | 'maxZoom'>): boolean =>
  zoom >= maxZoom - CLOSE_TO_MAX;

/** Returns the marks for the cells of a window, from north to south, without overlap at this zoom level. */
export function marksOf(
  { cells, total }: Pick<MapCells, 'cells' | 'total'>,
  { zoom, view, maxZoom }: MarkOptions,
): Mark[] {
  const arePoints = total <= POINTS_UP_TO;
  const level = Math.max(COARSEST_LEVEL, cellZoom(zoom) + LEVELS_BELOW_ZOOM);
  const cellInDegrees = arePoints ? 0 : 360 / 2 ** level;
  return joinOverlapping(cells, zoom, (group) => sizeOf(group, zoom))
    .map((group) => markOf(group, { zoom, view, maxZoom, cellInDegrees }))
    .toSorted((a, b) => b.latitude - a.latitude);
}

function markOf(
  group: Group<MapCell>,
  { zoom, view, maxZoom, cellInDegrees }: MarkOptions & { cellInDegrees: number },
): Mark {
  const { members, count } = group;
  const [first] = members;
  const sum = (axis: 'latitude' | 'longitude'): number =>
    members.reduce((total, member) => total + member[axis] * member.count, 0) / count;
  const point = { latitude: sum('latitude'), longitude: sum('longitude') };
  const isTile = cellInDegrees > 0;
  const advert = count === 1 ? first?.advert : undefined;
  return {
    ...point,
    key: `${point.longitude.toFixed(4)} ${point.latitude.toFixed(4)} ${count}`,
    count,
    advert:
      advert === undefined
        ? null
        : { id: advert.id, slug: advert.slug, title: advert.title, price: shortPrice(advert) },
    isOnePlace: (members.length === 1 && !isTile) || isNearClosest({ zoom, maxZoom }),
    extent: extentOf(members, cellInDegrees / 2),
    target: targetOf(members, { view, marginInDegrees: cellInDegrees / 2 }),
  };
}

function extentOf(members: readonly MapCell[], marginInDegrees: number): Bounds {
  const around = members.map((member) => boundsAround(member, SAME_PLACE_IN_KM));
  return {
    west: Math.min(...around.map(({ west }) => west)) - marginInDegrees,
    east: Math.max(...around.map(({ east }) => east)) + marginInDegrees,
    south: Math.min(...around.map(({ south }) => south)) - marginInDegrees,
    north: Math.max(...around.map(({ north }) => north)) + marginInDegrees,
  };
}

/** The window that holds all members, always clearly closer than the present one. */
export function targetOf(
  members: readonly Coordinates[],
  { view, marginInDegrees }: { view: Bounds; marginInDegrees: number },
): Bounds {
  const longitudes = members.map((member) => member.longitude);
  const latitudes = members.map((member) => member.latitude);
  const middle = {
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
  };
  const least = boundsAround(middle, LEAST_REACH_IN_KM);
  const widest = scaled(view, 0.5);
  const halfWidth = Math.max(
    (Math.max(...longitudes) - Math.min(...longitudes)) * 0.6 + marginInDegrees,
    (least.east - least.west) / 2,
  );
  const halfHeight = Math.max(
    (Math.max(...latitudes) - Math.min(...latitudes)) * 0.6 + marginInDegrees * 0.67,
    (least.north - least.south) / 2,
  );
  const [mostWide, mostHigh] = [(widest.east - widest.west) / 2, (widest.north - widest.south) / 2];
  const [across, up] = [Math.min(halfWidth, mostWide), Math.min(halfHeight, mostHigh)];
  return roundedBounds({
    west: middle.longitude - across,
    south: middle.latitude - up,
    east: middle.longitude + across,
    north: middle.latitude + up,
  });
}

/** "€ 165 / rm": whole euros, since a mark is small; the list has the exact price. */
function shortPrice(advert: NonNullable<MapCell['advert']>): string {
  const { amount, unit } = plateWordsOf(advert);
  const short = amount.replace(/,00$/, '');
  return unit === undefined ? short : `${short}\u00a0/\u00a0${unit}`;
}

/** Returns the mark nearest to a point, which is the one that counts an advert shown there. */
export function nearestMark(marks: readonly Mark[], point: Coordinates): Mark | null {
  let best: Mark | null = null;
  let least = Number.POSITIVE_INFINITY;
  const at = pixelOf(point, 8);
  for (const mark of marks) {
    const pixel = pixelOf(mark, 8);
    const distance = Math.hypot(pixel.x - at.x, pixel.y - at.y);
    if (distance < least) [best, least] = [mark, distance];
  }
  return best;
}
