import type { ViennaTime } from '#domain/format/vienna-time.ts';
import { type Issue, issue } from '#domain/result.ts';

/** A time of day at which the company is open; weekday 1 is Monday, 7 Sunday; an end not after the begin is on the next day. */
export type OpeningSpan = { weekday: number; from: string; to: string };

export const MAX_OPENING_SPANS = 21;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Begin and end in minutes since Monday 00:00; the end may lie in the next week. */
function boundsOf({ weekday, from, to }: OpeningSpan): [begin: number, end: number] {
  const midnight = (weekday - 1) * DAY;
  const begin = midnight + minutesOf(from);
  const end = midnight + minutesOf(to);
  return [begin, end > begin ? end : end + DAY];
}

function overlap(one: OpeningSpan, other: OpeningSpan): boolean {
  const [begin, end] = boundsOf(one);
  const [otherBegin, otherEnd] = boundsOf(other);
  return [-WEEK, 0, WEEK].some((shift) => begin < otherEnd + shift && otherBegin + shift < end);
}

/** Returns one issue for each span that overlaps an earlier one; times are "HH:MM", spans over midnight count into the next day. */
export function openingIssues(spans: readonly OpeningSpan[]): Issue[] {
  return spans.flatMap((span, index) =>
    spans.slice(0, index).some((earlier) => overlap(earlier, span))
      ? [issue(`openingHours.${index}.from`, 'opening.overlap')]
      : [],
  );
}

/** Returns the spans in the order of the week. */
export const inWeekOrder = (spans: readonly OpeningSpan[]): OpeningSpan[] =>
  spans.toSorted((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from));

/** What a visitor wants to know: open until, or closed and open again at. */
export type OpeningState =
  { isOpen: true; until: string } | { isOpen: false; next: { weekday: number; from: string; inDays: number } } | null;

/** Returns whether the company is open at a wall-clock time in Vienna, and until when or from when on; null without any hours. */
export function openingState(spans: readonly OpeningSpan[], time: ViennaTime): OpeningState {
  if (spans.length === 0) return null;
  // Sunday is 0 in the calendar and 7 in the week of opening hours.
  const today = time.weekday === 0 ? 7 : time.weekday;
  const now = (today - 1) * DAY + time.hour * 60 + time.minute;
  const current = spans.find((span) => {
    const [begin, end] = boundsOf(span);
    return (begin <= now && now < end) || now + WEEK < end;
  });
  if (current !== undefined) return { isOpen: true, until: current.to };
  const waits = spans.map((span) => ({ span, wait: (boundsOf(span)[0] - now + WEEK) % WEEK }));
  const next = waits.reduce((best, one) => (one.wait < best.wait ? one : best));
  const { weekday, from } = next.span;
  const inDays = (weekday - today + 7) % 7;
  return { isOpen: false, next: { weekday, from, inDays: inDays === 0 && next.wait >= DAY ? 7 : inDays } };
}
