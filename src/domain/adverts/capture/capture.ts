import { DAY_IN_MS } from '#domain/durations.ts';
import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';
import { roundTo } from '#domain/rounding.ts';
import type { Capture } from './exif.ts';

/** Cameras whose clock was never set begin between 1970 and 2002. Product decision. */
const EARLIEST_DAY = '2002-01-02';
/** Thousandths of a degree, about a hundred metres: enough for what is said of it. Product decision. */
const POINT_DECIMALS = 3;
/** A pile, the lorry's place before it and the error of a phone under trees. Product decision. */
const PILE_RADIUS_IN_KM = 0.3;
/** The point of an advert is that of its postal code, whose area has a radius of about 3.5 km. Product decision. */
const TOWN_RADIUS_IN_KM = 5;

/**
 * What is kept of a camera's notes. A day before 2002 or after tomorrow is a clock that was never set or is wrong, and is
 * not kept; a point only where the seller asked for it, rounded to a thousandth of a degree.
 */
export function keptCapture(capture: Capture, { now, withPoint }: { now: Date; withPoint: boolean }): Capture {
  const { day, point } = capture;
  const latest = new Date(now.getTime() + DAY_IN_MS).toISOString().slice(0, 10);
  return {
    day: day !== null && day >= EARLIEST_DAY && day <= latest ? day : null,
    point:
      withPoint && point !== null
        ? { latitude: roundTo(point.latitude, POINT_DECIMALS), longitude: roundTo(point.longitude, POINT_DECIMALS) }
        : null,
  };
}

/**
 * `PILE`: at the exact point of the goods; `TOWN`: around the place of the advert. Told to its owner only: `AWAY`, neither;
 * `OPEN`, the advert has no place yet.
 */
export type CaptureSpot = 'PILE' | 'TOWN' | 'AWAY' | 'OPEN';

/**
 * Where a picture was taken, in terms of the advert's own place alone, so that it never tells more than that. Null where
 * the picture has no point.
 */
export function captureSpot(
  point: Coordinates | null,
  { town, pile }: { town: Coordinates | null; pile: Coordinates | null },
): CaptureSpot | null {
  if (point === null) return null;
  if (town === null && pile === null) return 'OPEN';
  if (pile !== null && distanceInKm(point, pile) <= PILE_RADIUS_IN_KM) return 'PILE';
  return town !== null && distanceInKm(point, town) <= TOWN_RADIUS_IN_KM ? 'TOWN' : 'AWAY';
}
