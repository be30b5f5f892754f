import { type Moment, endOfViennaDay, viennaTime } from '#domain/format/vienna-time.ts';

/** For how many days a seller reserves an advert; product decision. */
export const RESERVATION_DAYS = { least: 1, most: 30, usual: 7 } as const;
/** Characters of the seller's private note on whom an advert is kept for. */
export const MAX_RESERVATION_NOTE = 120;

/** The last moment of a reservation that begins now: the end of the day in Vienna so many days ahead. */
export const reservationEnd = (now: Moment, days: number): Date => endOfViennaDay(viennaTime(now).dayNumber + days);

/** Until when an advert is reserved, seen from a time; null once that is over. */
export const reservationAt = (until: Date | null, now: Date): Date | null =>
  until !== null && until.getTime() >= now.getTime() ? until : null;
