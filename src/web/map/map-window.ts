import { KM_PER_DEGREE, boundsAround } from '#domain/places/geometry/bounds.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { fromMercator, toMercator } from '#domain/places/geometry/mercator.ts';
import type { Bounds } from '#domain/search/search-types.ts';

/** Austria with a little margin. */
export const HOME: Bounds = { west: 9.35, south: 46.25, east: 17.3, north: 49.1 };
/** The map never leaves what its outlines cover. */
export const LIMITS: Bounds = { west: 4.2, south: 43.2, east: 22.3, north: 51.8 };
/** Closer there is nothing to see: shown places are blurred by up to 2 km. */
export const MAX_ZOOM = 13;
/** The built-in drawing has no more to show: its courses pass through places, not along streets. */
export const MAX_DRAWN_ZOOM = 11;

/** Screen for which the first picture is drawn, px; others scale it. */
export const USUAL_SCREEN = { width: 960, height: 780 };
/** Width of one world at zoom 0, px. */
export const WORLD_IN_PX = 512;
/** Reach of the first view around a place without radius, km. */
const REACH_IN_KM = 45;

export type Size = { width: number; height: number };
export type Pixel = { x: number; y: number };

/** Returns the place of a point in px of a world at a zoom level. */
export function pixelOf(point: Coordinates, zoom: number): Pixel {
  const { x, y } = toMercator(point);
  const world = WORLD_IN_PX * 2 ** zoom;
  return { x: x * world, y: y * world };
}

export const centreOf = ({ west, south, east, north }: Bounds): Coordinates => {
  const start = toMercator({ latitude: north, longitude: west });
  const end = toMercator({ latitude: south, longitude: east });
  return fromMercator({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
};

/** Returns the zoom level at which a window just fits into a rectangle. */
export function zoomFor(bounds: Bounds, { width, height }: Size): number {
  const start = pixelOf({ latitude: bounds.north, longitude: bounds.west }, 0);
  const end = pixelOf({ latitude: bounds.south, longitude: bounds.east }, 0);
  return Math.min(MAX_ZOOM, Math.log2(Math.min(width / (end.x - start.x), height / (end.y - start.y))));
}

/** Returns the window that is so many times as wide and high around the same middle, within the limits of the map. */
export function scaled(bounds: Bounds, factor: number): Bounds {
  const start = toMercator({ latitude: bounds.north, longitude: bounds.west });
  const end = toMercator({ latitude: bounds.south, longitude: bounds.east });
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const half = { x: ((end.x - start.x) / 2) * factor, y: ((end.y - start.y) / 2) * factor };
  const upper = fromMercator({ x: middle.x - half.x, y: middle.y - half.y });
  const lower = fromMercator({ x: middle.x + half.x, y: middle.y + half.y });
  return within(LIMITS, {
    west: upper.longitude,
    south: lower.latitude,
    east: lower.longitude,
    north: upper.latitude,
  });
}

function within(limits: Bounds, bounds: Bounds): Bounds {
  const inner = {
    west: Math.max(limits.west, bounds.west),
    south: Math.max(limits.south, bounds.south),
    east: Math.min(limits.east, bounds.east),
    north: Math.min(limits.north, bounds.north),
  };
  return inner.west < inner.east && inner.south < inner.north ? inner : bounds;
}

/** Returns the window with as many decimals as its size needs, so that addresses stay short. */
export function roundedBounds({ west, south, east, north }: Bounds): Bounds {
  const scale = east - west > 1 ? 1_000 : 100_000;
  const at = (degrees: number): number => Math.round(degrees * scale) / scale;
  return { west: at(west), south: at(south), east: at(east), north: at(north) };
}

/** Says whether two windows show the same, but for less than a hundredth of their width. */
export function isSameWindow(one: Bounds, other: Bounds): boolean {
  const tolerance = (one.east - one.west) / 100;
  return (
    Math.abs(one.west - other.west) < tolerance &&
    Math.abs(one.east - other.east) < tolerance &&
    Math.abs(one.south - other.south) < tolerance &&
    Math.abs(one.north - other.north) < tolerance
  );
}

/** From afar the country has few px, so its cells are taken one level finer. */
const FAR_ZOOM = 6;

/** Returns the zoom level (whole number) whose cells suit a map at a zoom level. */
export const cellZoom = (zoom: number): number => Math.max(0, Math.round(zoom) + (zoom < FAR_ZOOM ? 1 : 0));

/** Returns the window extended to whole steps of its zoom level, so that small moves send the same request. */
export function extendedToGrid(bounds: Bounds, zoom: number): Bounds {
  const step = 360 / 2 ** (Math.round(zoom) + 2);
  const out = (degrees: number, round: (value: number) => number): number =>
    Number((round(degrees / step) * step).toFixed(6));
  return {
    west: out(bounds.west, Math.floor),
    south: Math.max(-85, out(bounds.south, Math.floor)),
    east: out(bounds.east, Math.ceil),
    north: Math.min(85, out(bounds.north, Math.ceil)),
  };
}

export type SearchedPlace = Coordinates & { name: string; radiusInKm: number | undefined };

/** Returns the smallest window that holds another one and these points, within the limits of the map. */
function around(window: Bounds, points: readonly Coordinates[]): Bounds {
  const longitudes = points.map((point) => point.longitude);
  const latitudes = points.map((point) => point.latitude);
  return within(LIMITS, {
    west: Math.min(window.west, ...longitudes),
    south: Math.min(window.south, ...latitudes),
    east: Math.max(window.east, ...longitudes),
    north: Math.max(window.north, ...latitudes),
  });
}

/** Returns what the map shows first: the searched window, else the surroundings of the place with its few hits, else the country. */
export function windowOf(
  bounds: Bounds | undefined,
  place: Omit<SearchedPlace, 'name'> | null,
  hits: readonly Coordinates[] = [],
): Bounds {
  if (bounds !== undefined) return bounds;
  if (place === null) return HOME;
  const near = boundsAround(place, (place.radiusInKm ?? REACH_IN_KM) * 1.08);
  return hits.length === 0 ? within(LIMITS, near) : scaled(around(near, hits), 1.05);
}

/** Returns the corners of a circle on the map; the ring is closed. */
export function circleAround({ latitude, longitude }: Coordinates, radiusInKm: number): [number, number][] {
  const CORNERS = 72;
  const up = radiusInKm / KM_PER_DEGREE;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)];
  });
}

/** Returns an address with one more parameter. */
export function withParam(href: string, name: string, value: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams([[name, value]]).toString()}`;
}

/** Returns the address of a search within a window. */
export function withWindow(href: string, bounds: Bounds): string {
  const { west, south, east, north } = roundedBounds(bounds);
  return withParam(href, 'ausschnitt', [west, south, east, north].join(','));
}
