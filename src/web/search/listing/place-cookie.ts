import type { RememberedPlace } from '#web/api-context.ts';

const NAME = 'ort';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Returns the Set-Cookie header that keeps the place of a search for a year, or forgets it. */
export function placeCookie(
  place: Pick<RememberedPlace, 'postalCode' | 'countryCode'> | null,
  isSecure: boolean,
): string {
  const value = place === null ? '' : `${place.countryCode}-${place.postalCode}`;
  const age = place === null ? 0 : YEAR_IN_SECONDS;
  return `${NAME}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
