const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** How long a value is remembered: for the browser session, or for a year at the visitor's request. */
export type KeepFor = 'SESSION' | 'YEAR';

type CookieOptions = { isSecure: boolean; keep: KeepFor };

/** Returns the Set-Cookie header that remembers a value on this device out of reach of scripts; an empty one is deleted. */
export function deviceCookie(name: string, value: string, { isSecure, keep }: CookieOptions): string {
  const age = value === '' ? '; Max-Age=0' : keep === 'YEAR' ? `; Max-Age=${YEAR_IN_SECONDS}` : '';
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
