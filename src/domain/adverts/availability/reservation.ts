import { type Moment, viennaTime } from '#domain/format/vienna-time.ts';

/** For how many days a seller reserves an advert; product decision. */
export const RESERVATION_DAYS = { least: 1, most: 30, usual: 7 } as const;
/** Characters of the seller's private note on whom an advert is kept for. */
export const MAX_RESERVATION_NOTE = 120;

const HOUR_IN_MS = 3_600_000;
const DAY_IN_MS = 24 * HOUR_IN_MS;

/** The last moment of a day in Vienna, `dayNumber` as in `viennaTime`. */
function endOfViennaDay(dayNumber: number): Date {
  const midnight = (dayNumber + 1) * DAY_IN_MS;
  const inSummer = midnight - 2 * HOUR_IN_MS - 1;
  return new Date(viennaTime(inSummer).hour === 23 ? inSummer : inSummer + HOUR_IN_MS);
}

/** The last moment of a reservation that begins now: the end of the day in Vienna so many days ahead. */
export const reservationEnd = (now: Moment, days: number): Date => endOfViennaDay(viennaTime(now).dayNumber + days);

/** Until when an advert is reserved, seen from a time; null once that is over. */
export const reservationAt = (until: Date | null, now: Date): Date | null =>
  until !== null && until.getTime() >= now.getTime() ? until : null;
