import type { Config } from '#server/platform/config.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Credential } from '#server/accounts/sessions/sessions.service.ts';

/** The parts of a request that say who asks; the same for HTTP and for pages rendered in this process. */
export type CredentialHeaders = {
  authorization?: string | undefined;
  cookie?: string | undefined;
  origin?: string | undefined;
  host?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
};

const isSecure = (config: Pick<Config, 'publicUrl'>): boolean => config.publicUrl?.startsWith('https:') ?? false;

/** Name of the session cookie; the prefix binds it to https and this very host. */
export const cookieName = (config: Pick<Config, 'publicUrl'>): string =>
  isSecure(config) ? '__Host-stammplatz' : 'stammplatz';

/** The Set-Cookie line of a session. */
export function sessionCookie(config: Pick<Config, 'publicUrl'>, token: string, expiresAt: Date): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${cookieName(config)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}; Expires=${expiresAt.toUTCString()}`;
}

/** The Set-Cookie line that takes the session cookie away. */
export const clearedSessionCookie = (config: Pick<Config, 'publicUrl'>): string =>
  sessionCookie(config, '', new Date(0));

/** What the request offers to prove who asks: a bearer token before the page's cookie. */
export function readCredential(headers: CredentialHeaders, config: Pick<Config, 'publicUrl'>): Credential | null {
  const bearer = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return { kind: 'BEARER', token: bearer };
  if (headers.authorization !== undefined && /^Bearer\b/i.test(headers.authorization)) return null;
  const token = readCookie(headers.cookie ?? '', cookieName(config));
  return token ? { kind: 'COOKIE', token } : null;
}

function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** Whether the browser's headers prove that the request comes from our own pages; without such headers: false. */
export function isSameOrigin(headers: CredentialHeaders, config: Pick<Config, 'publicUrl'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin === undefined) return false;
  if (config.publicUrl !== null && headers.origin === new URL(config.publicUrl).origin) return true;
  return headers.host !== undefined && [`http://${headers.host}`, `https://${headers.host}`].includes(headers.origin);
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that a foreign page makes with our visitor's cookie. @throws session.cross-site (403) */
export function refuseForgery(method: string, headers: CredentialHeaders, config: Pick<Config, 'publicUrl'>): void {
  if (SAFE_METHODS.has(method) || isSameOrigin(headers, config)) return;
  throw new Problem({
    status: 403,
    code: 'session.cross-site',
    message: '#:#Diese Anfrage kam nicht von unserer Seite und wurde deshalb nicht ausgeführt.',
  });
}
