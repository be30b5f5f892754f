/** What browsers take as the value of one cookie, with its name and attributes left room for. */
export const MOST_COOKIE_VALUE = 3_800;

/** Returns bytes as base64url (RFC 4648, 5), which a cookie holds unquoted. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the bytes of a base64url text. @throws where it is none */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Returns the base64url value of a request's cookie, or null where it has none. */
export function base64UrlCookie(request: Request, name: string): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies)?.[1] ?? null;
}
