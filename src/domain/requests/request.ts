import { DAY_IN_MS } from '#domain/durations.ts';
import { titleSlug } from '#domain/text/title-slug.ts';

/** What became of a Gesuch; a running one whose term is over counts as EXPIRED, which is stored nowhere. */
export const REQUEST_STATES = ['OPEN', 'EXPIRED', 'CLOSED', 'REMOVED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export type StoredRequestState = Exclude<RequestState, 'EXPIRED'>;

/** Why its buyer closed a Gesuch. */
export const CLOSE_REASONS = ['FOUND_HERE', 'FOUND_ELSEWHERE', 'NOT_NEEDED'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** How the goods change hands. */
export const HANDOVERS = ['DELIVERY', 'PICKUP', 'EITHER'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** How far a buyer would drive, in kilometres. */
export const PICKUP_RADII_IN_KM = [10, 25, 50, 100, 200] as const;
export const DEFAULT_PICKUP_RADIUS_IN_KM = 50;

/** Limits of a Gesuch; product decisions. */
export const REQUEST_LIMITS = {
  title: { min: 5, max: 80 },
  text: { max: 1000 },
  offerText: { min: 10, max: 1000 },
  /** The offer is quoted below it in the same message. */
  answer: { min: 1, max: 1000 },
  species: 8,
  quantity: 100_000,
  budgetInCents: 100_000_000,
  /** Open ones of one person. */
  open: 10,
} as const;

/** How long a Gesuch runs, and is renewed for; product decision. */
export const REQUEST_TERM_IN_DAYS = 30;
/** How far ahead goods may be needed. */
const FARTHEST_NEED_IN_DAYS = 365;

/** Returns when a term that begins at a time is over. */
export const endOfTerm = (from: Date): Date => new Date(from.getTime() + REQUEST_TERM_IN_DAYS * DAY_IN_MS);

/** Returns what has become of a Gesuch at a time. */
export function stateAt(request: { state: StoredRequestState; expiresAt: Date }, now: Date): RequestState {
  return request.state === 'OPEN' && request.expiresAt.getTime() <= now.getTime() ? 'EXPIRED' : request.state;
}

/** Says whether a day ("2026-12-24") is one by which goods can be needed, seen from today ("2026-11-23"). */
export function isSensibleNeed(day: string, today: string): boolean {
  const ahead = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_IN_MS;
  return ahead >= 0 && ahead <= FARTHEST_NEED_IN_DAYS;
}

/** Returns the address part of a Gesuch. */
export const requestSlug = (title: string, id: string): string => titleSlug(title, id, 'gesuch');

/** Returns the short id at the end of an address part, or null where there is none. */
export const shortIdOfSlug = (slug: string): string | null =>
  /(?:^|-)([0-9a-f]{10})$/.exec(slug.toLowerCase())?.[1] ?? null;
