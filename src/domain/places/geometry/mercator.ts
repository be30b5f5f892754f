import { type Coordinates, toDegrees, toRadians } from './distance.ts';

/** A window of the globe in degrees. */
type Window = { west: number; south: number; east: number; north: number };

const MAX_LATITUDE = 85.05112878;

/** Units across the world in drawings of the map; about 210 m in Austria. */
export const DRAWING_WORLD = 2 ** 17;

/** Returns the web-mercator place of a point, 0 to 1 from west to east and from north to south. Source: EPSG:3857. */
export function toMercator({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const clamped = toRadians(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)));
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(clamped)) / Math.PI) / 2 };
}

/** Returns the point of a web-mercator place (0 to 1 each). Source: EPSG:3857. */
export function fromMercator({ x, y }: { x: number; y: number }): Coordinates {
  return { latitude: toDegrees(Math.atan(Math.sinh(Math.PI * (1 - 2 * y)))), longitude: x * 360 - 180 };
}

/** Returns the frame of a window in units of drawings: left upper corner, width and height. */
export function drawingFrame({ west, south, east, north }: Window): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const start = toMercator({ latitude: north, longitude: west });
  const end = toMercator({ latitude: south, longitude: east });
  return {
    x: start.x * DRAWING_WORLD,
    y: start.y * DRAWING_WORLD,
    width: (end.x - start.x) * DRAWING_WORLD,
    height: (end.y - start.y) * DRAWING_WORLD,
  };
}
