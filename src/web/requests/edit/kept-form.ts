import { MOST_COOKIE_VALUE, base64UrlCookie, fromBase64Url, toBase64Url } from '#web/device/kept-cookie.ts';
import { REQUEST_FIELDS, type RequestValues } from './request-values.ts';

const NAME = 'gesuch';
const PATH = '/gesuche';
const KEPT_IN_SECONDS = 24 * 60 * 60;

const encode = (values: RequestValues): string => toBase64Url(new TextEncoder().encode(JSON.stringify(values)));

/** Returns the Set-Cookie header that keeps what was typed until the person has signed in, or with null forgets it. */
export function keptFormCookie(values: RequestValues | null, { isSecure }: { isSecure: boolean }): string {
  const whole = values === null ? '' : encode(values);
  // A text of nothing but emojis is too long for a cookie; the rest of the form is kept.
  const value = whole.length <= MOST_COOKIE_VALUE ? whole : encode({ ...values, text: '' });
  const age = values === null ? 0 : KEPT_IN_SECONDS;
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** Returns what was kept, or null; anything else in the cookie counts as nothing. */
export function keptFormOf(request: Request): RequestValues | null {
  const value = base64UrlCookie(request, NAME);
  if (value === null) return null;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(value)));
    if (typeof parsed !== 'object' || parsed === null) return null;
    const entries = Object.entries(parsed).filter(
      ([name, kept]) => REQUEST_FIELDS.some((field) => field === name) && typeof kept === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}
