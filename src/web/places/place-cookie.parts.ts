import type { RememberedPlace } from '#web/api/api-context.ts';

const NAME = 'ort';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** How long a place is stored: for the browser session, or for a year at the visitor's request. */
export type KeepPlace = 'SESSION' | 'YEAR';

/** Returns the Set-Cookie header that stores the place of a search, or deletes it. */
export function placeCookie(
  place: Pick<RememberedPlace, 'postalCode' | 'countryCode'> | null,
  { isSecure, keep }: { isSecure: boolean; keep: KeepPlace },
): string {
  const value = place === null ? '' : `${place.countryCode}-${place.postalCode}`;
  const age = place === null ? '; Max-Age=0' : keep === 'YEAR' ? `; Max-Age=${YEAR_IN_SECONDS}` : '';
  return `${NAME}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
