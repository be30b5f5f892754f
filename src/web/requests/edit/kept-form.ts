import { REQUEST_FIELDS, type RequestValues } from './request-values.ts';

const NAME = 'gesuch';
const PATH = '/gesuche';
const KEPT_IN_SECONDS = 24 * 60 * 60;
/** Browsers take 4 KB a cookie. */
const LONGEST = 3_800;

const encode = (values: RequestValues): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Returns the Set-Cookie header that keeps what was typed until the person has signed in, or with null forgets it. */
export function keptFormCookie(values: RequestValues | null, { isSecure }: { isSecure: boolean }): string {
  const whole = values === null ? '' : encode(values);
  // A text of nothing but emojis is too long for a cookie; the rest of the form is kept.
  const value = whole.length <= LONGEST ? whole : encode({ ...values, text: '' });
  const age = values === null ? 0 : KEPT_IN_SECONDS;
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** Returns what was kept, or null; anything else in the cookie counts as nothing. */
export function keptFormOf(request: Request): RequestValues | null {
  const cookie = request.headers.get('cookie') ?? '';
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookie)?.[1];
  if (value === undefined) return null;
  try {
    const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    const parsed: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))),
    );
    if (typeof parsed !== 'object' || parsed === null) return null;
    const entries = Object.entries(parsed).filter(
      ([name, kept]) => REQUEST_FIELDS.some((field) => field === name) && typeof kept === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}
