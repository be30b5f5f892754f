import { DAY_IN_MS } from '#domain/durations.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { type Issue, issue } from '#domain/result.ts';
import { RESERVATION_DAYS, reservationEnd } from './reservation.ts';

/**
 * What a dealer's list says of a reservation. `lastDay` is a calendar day in Vienna, `2026-12-24`; null: none is named.
 * `isByList`: an empty cell, which only ends what an earlier list reserved.
 */
export type ListedReservation = { isReserved: true; lastDay: string | null } | { isReserved: false; isByList: boolean };

/** The reservation of an advert when a list is read; `until` is null where there is none or it is over. */
export type PresentReservation = { until: Date | null; isByList: boolean };

/** What follows for the advert: `until` is null where the reservation ends. */
export type ReservationStep =
  | { kind: 'KEEP'; hints: readonly Issue[] }
  | { kind: 'WRITE'; until: Date | null; hints: readonly Issue[] }
  | { kind: 'REFUSED'; issue: Issue };

/** Paths of both answers, as they are called in a JSON import. */
export const RESERVED_PATH = 'reserved';
export const RESERVED_UNTIL_PATH = 'reservedUntil';

/** Returns a calendar day as `2026-12-24`, from that or "24.12.2026" or "24.12.26"; null for what is no day. */
export function readDay(written: string): string | null {
  const text = written.trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, dayFirst, monthSecond, yearLast = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(text) ?? [];
  const found = [
    Number(year ?? (yearLast.length === 2 ? `20${yearLast}` : yearLast)),
    Number(month ?? monthSecond),
    Number(day ?? dayFirst),
  ] as const;
  if (!found.every((part) => Number.isInteger(part) && part > 0)) return null;
  const date = new Date(Date.UTC(found[0], found[1] - 1, found[2]));
  return date.getUTCMonth() === found[1] - 1 ? date.toISOString().slice(0, 10) : null;
}

/**
 * Returns what both answers of a row say together; undefined: the list has no such column, null: its cell is empty.
 * A "no" beside a day contradicts itself.
 */
export function listedReservation(
  reserved: boolean | null | undefined,
  lastDay: string | null | undefined,
): { listed: ListedReservation | null; issues: Issue[] } {
  if (reserved === undefined && lastDay === undefined) return { listed: null, issues: [] };
  const day = lastDay ?? null;
  if (reserved === false && day !== null)
    return { listed: null, issues: [issue(RESERVED_UNTIL_PATH, 'import.reserved-contradiction')] };
  if (reserved === true || day !== null) return { listed: { isReserved: true, lastDay: day }, issues: [] };
  return { listed: { isReserved: false, isByList: reserved !== false }, issues: [] };
}

/**
 * Returns what a list changes in the reservation of an advert. Without a day a running reservation stays and a new one
 * lasts as long as usual, so that a list read daily does not extend it; a day that is over ends it.
 */
export function reservationStep(
  listed: ListedReservation | null,
  present: PresentReservation,
  now: Date,
): ReservationStep {
  if (listed === null) return { kind: 'KEEP', hints: [] };
  if (!listed.isReserved) {
    const ends = present.until !== null && (present.isByList || !listed.isByList);
    return ends ? { kind: 'WRITE', until: null, hints: [] } : { kind: 'KEEP', hints: [] };
  }
  if (listed.lastDay === null) {
    if (present.until !== null) return { kind: 'KEEP', hints: [] };
    return { kind: 'WRITE', until: reservationEnd(now, RESERVATION_DAYS.usual), hints: [] };
  }
  const days = Date.parse(listed.lastDay) / DAY_IN_MS - viennaTime(now).dayNumber;
  const { most } = RESERVATION_DAYS;
  if (days > most) return { kind: 'REFUSED', issue: issue(RESERVED_UNTIL_PATH, 'import.reserved-too-long', { most }) };
  if (days < 0) {
    const hints = [issue(RESERVED_UNTIL_PATH, 'import.reserved-over')];
    return present.until === null ? { kind: 'KEEP', hints } : { kind: 'WRITE', until: null, hints };
  }
  const until = reservationEnd(now, days);
  return until.getTime() === present.until?.getTime()
    ? { kind: 'KEEP', hints: [] }
    : { kind: 'WRITE', until, hints: [] };
}
