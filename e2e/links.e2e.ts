import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import routes from '#web/routes.ts';
import { pageFacts } from './support/page-facts.ts';
import { appAddress } from './support/app-address.ts';

/** Crawls the marketplace as search engines do: from the home page and the sitemap over the links of every page. */

const address = appAddress();

const AT_ONCE = 4;
/** Addresses visited per page, with and without a query each. */
const MOST_OF_A_KIND = 8;
const MOST_PAGES = 320;

function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path].filter(Boolean).join('/');
    const children = patternsOf(entry.children ?? [], pattern);
    return entry.path === undefined && !entry.index ? children : [`/${pattern}`, ...children];
  });
}

const openParts = (pattern: string): number => pattern.split(':').length;
/** The more exact ones first, as the router takes them. */
const PATTERNS = patternsOf(routes)
  .filter((pattern) => pattern !== '/*')
  .toSorted((one, other) => openParts(one) - openParts(other));

/** The page that answers an address; files and calls have kinds of their own. */
function kindOf({ pathname, search }: URL): string {
  const page = PATTERNS.find((pattern) => matchPath(pattern, pathname) !== null);
  return `${page ?? pathname.split('/').slice(0, 2).join('/')}${search === '' ? '' : '?'}`;
}

type Link = { url: URL; from: string };
type Visited = { status: number; location: string; ids: ReadonlySet<string>; links: string[] };

async function visit(url: URL): Promise<Visited> {
  const reply = await fetch(url, { redirect: 'manual' });
  const body = await reply.text();
  const location = reply.headers.get('location') ?? '';
  const type = reply.headers.get('content-type') ?? '';
  if (type.startsWith('application/xml') || type.startsWith('application/rss+xml')) {
    const links = [...body.matchAll(/<(?:loc|link)>([^<]+)</g)].map(([, link]) => link ?? '');
    // A server on a random port has another one in its addresses.
    const here = links.map((link) => new URL(new URL(link).pathname, address).href);
    return { status: reply.status, location, ids: new Set(), links: here };
  }
  if (!type.startsWith('text/html')) return { status: reply.status, location, ids: new Set(), links: [] };
  const { ids, links } = pageFacts(body);
  return { status: reply.status, location, ids, links: links.map(({ href }) => href) };
}

const visited = new Map<string, Visited>();
const found: Link[] = [];
const counts = new Map<string, number>();

/** The links of a page on this site, except those of kinds that have been followed often enough. */
function follow(links: readonly string[], from: string): URL[] {
  return links.flatMap((href) => {
    const url = new URL(href, new URL(from, address));
    if (url.origin !== new URL(address).origin || !url.protocol.startsWith('http')) return [];
    found.push({ url, from });
    const key = url.pathname + url.search;
    const kind = kindOf(url);
    const count = counts.get(kind) ?? 0;
    if (visited.has(key) || count >= MOST_OF_A_KIND || visited.size >= MOST_PAGES) return [];
    counts.set(kind, count + 1);
    visited.set(key, { status: 0, location: '', ids: new Set(), links: [] });
    return [url];
  });
}

async function walk(): Promise<void> {
  let next = follow(['/', '/sitemap.xml'], '/');
  while (next.length > 0) {
    const batch = next.splice(0, AT_ONCE);
    const pages = await Promise.all(batch.map(async (url) => ({ url, page: await visit(url) })));
    for (const { url, page } of pages) {
      const key = url.pathname + url.search;
      visited.set(key, page);
      next = [...next, ...follow(page.links, key)];
    }
  }
}

beforeAll(walk, 120_000);

const sources = (key: string): string =>
  [...new Set(found.filter(({ url }) => url.pathname + url.search === key).map(({ from }) => from))]
    .slice(0, 3)
    .join(', ');
const keys = (fits: (page: Visited) => boolean): string[] =>
  [...visited].filter(([, page]) => fits(page)).map(([key, page]) => `${key} (${page.status}) on ${sources(key)}`);

test('the walk sees the whole site, every kind of page that has more than one address at least twice', () => {
  expect(visited.size).toBeGreaterThan(150);
  for (const pattern of [
    '/kaufen-verkaufen/:category?/:param?',
    '/kaufen-verkaufen/:category?/:param??',
    '/kaufen-verkaufen/p/:advert',
    '/map/:category?/:param?',
    '/user/:userId',
    '/firma/:slug',
    '/holz-blog-post/:slug',
    '/landing/:page',
  ]) {
    expect(counts.get(pattern) ?? 0, pattern).toBeGreaterThanOrEqual(2);
  }
});

test('no link leads to a page that is missing or fails', () => {
  expect(keys(({ status }) => status >= 400)).toEqual([]);
});

test('no link leads to an address that leads elsewhere, but for pages that ask for the sign-in', () => {
  const asksForSignIn = (location: string): boolean => new URL(location, address).pathname === paths.signIn();
  expect(keys(({ status, location }) => status >= 300 && status < 400 && !asksForSignIn(location))).toEqual([]);
});

test('a link to a part of a page finds that part', () => {
  const missing = found.flatMap(({ url, from }) => {
    const page = visited.get(url.pathname + url.search);
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || page === undefined || page.status !== 200 || page.ids.has(id) ? [] : [`${url.hash} on ${from}`];
  });
  expect([...new Set(missing)]).toEqual([]);
});
