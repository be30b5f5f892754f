const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** Reads a moment of the past from an address, as UTC ("2026-11-23T17:30:00Z"); null for anything else. */
export function pastMoment(text: string | null, now: Date): Date | null {
  if (text === null || !TIME.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) || moment.getTime() > now.getTime() ? null : moment;
}

type Listed = {
  /** When each advert of the page was listed, newest first; ms since 1970. */
  times: readonly number[];
  /** Adverts before the page. */
  before: number;
  since: number;
};

/** Returns where the adverts from before a moment begin on a page and how many newer ones there are; null without both sides. */
export function olderFrom({ times, before, since }: Listed): { index: number; newer: number } | null {
  const index = times.findIndex((time) => time <= since);
  return index <= 0 ? null : { index, newer: before + index };
}
