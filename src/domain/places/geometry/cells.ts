import { type Coordinates, toRadians } from './distance.ts';

/** Zoom level of the tiles that cells are made of: about 820 m wide in Austria. */
const CELL_ZOOM = 15;

const TILES_PER_SIDE = 2 ** CELL_ZOOM;
const MAX_LATITUDE = 85.05112878;

function spreadBits(value: number): number {
  let bits = value & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

const tileIndex = (share: number): number =>
  Math.min(TILES_PER_SIDE - 1, Math.max(0, Math.floor(share * TILES_PER_SIDE)));

/** Returns the Morton code (0 to 2^30 − 1) of the z15 web-mercator tile of a point; x takes the even bits. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  const clamped = toRadians(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)));
  const x = tileIndex((longitude + 180) / 360);
  const y = tileIndex((1 - Math.asinh(Math.tan(clamped)) / Math.PI) / 2);
  return spreadBits(x) | (spreadBits(y) << 1);
}
