import type { RememberedPlace } from '#web/api/api-context.ts';
import { type KeepFor, deviceCookie } from '#web/device/device-cookie.ts';

/** Returns the Set-Cookie header that stores the place of a search, or deletes it. */
export function placeCookie(
  place: Pick<RememberedPlace, 'postalCode' | 'countryCode'> | null,
  options: { isSecure: boolean; keep: KeepFor },
): string {
  return deviceCookie('ort', place === null ? '' : `${place.countryCode}-${place.postalCode}`, options);
}
