import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const LONGEST_ADDRESS = 2_000;
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isHttps = (config: Pick<Config, 'publicUrl'>): boolean => config.publicUrl?.startsWith('https:') ?? false;

/**
 * The site's origin: the registered one, and on a developer's machine the host of the request. A host chosen by a
 * client never counts.
 */
export function siteOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl' | 'port'>): string {
  if (config.publicUrl !== null) return new URL(config.publicUrl).origin;
  const port = request.socket.localPort ?? config.port;
  const isOwnName = OWN_NAMES.some((name) => request.host === `${name}:${port}`);
  return isOwnName ? `http://${request.host}` : `http://localhost:${port}`;
}

/** The absolute address to go on to: the given one if it is a page of ours, otherwise the root. */
export function ownAddress(given: string | undefined, origin: string): string {
  const root = `${origin}/`;
  if (!given || given.length > LONGEST_ADDRESS || /[\\\s\p{Cc}]/u.test(given)) return root;
  const isPath = given.startsWith('/') && !given.startsWith('//');
  if (!isPath && !/^https?:\/\//i.test(given)) return root;
  const url = URL.parse(given, origin);
  if (url === null || url.origin !== origin || url.username || url.password) return root;
  return isPagePath(url.pathname) ? url.href : root;
}

/** A call is no page: a redirect must not trigger one that changes something. */
function isPagePath(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !path.startsWith('//') && !/^\/api(\/|$)/i.test(path.replaceAll(/\/{2,}/g, '/'));
  } catch {
    return false;
  }
}

/** One of our pages with parameters; the address to go on to afterwards is named by its path alone. */
export function pageAddress(
  origin: string,
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    const isRoot = name === 'callbackUrl' && value === `${origin}/`;
    if (!isRoot) url.searchParams.set(name, name === 'callbackUrl' ? value.slice(origin.length) : value);
  }
  return url.href;
}
