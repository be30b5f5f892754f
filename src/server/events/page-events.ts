import { CATEGORIES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { LANDING_PAGES, paths } from '#contract/paths.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import type { NewEvent } from './new-event.ts';

/** What belongs to one person, is being written or names a person counts as an area only. */
const PRIVATE_AREAS =
  /^\/(?:chats|meine-anzeigen|meine-vereinbarungen|neues|user|admin|editadvert|dashboards|dev|company|firma)(?=\/|$)/;
const LONGEST = 160;
/** Paths of ours are made of these; anything else in the path, such as a mail address, is not kept. */
const OWN_PATH = /^\/[a-z\d/_.-]*$/i;
/** Posts by each of their addresses. */
const POSTS: ReadonlyMap<string, string> = new Map(
  BLOG_HEADS.flatMap(({ slug, aliases }) => [slug, ...aliases].map((address) => [address, slug] as const)),
);
const LANDINGS: ReadonlySet<string> = new Set(LANDING_PAGES);

/** Query parameters of a list that do not narrow it: page, display, and where the link came from. */
const NOT_A_FILTER = /^(?:seite|pro-seite|position|sortierung|ansicht|utm_\w+|mtm_\w+|\w*clid)$/;
const isNarrowed = (query: string): boolean =>
  [...new URLSearchParams(query)].some(([name, value]) => value !== '' && !NOT_A_FILTER.test(name));

/** The category of a list, by its path. */
export function categoryOfPath(path: string): CategoryCode | undefined {
  const [, slug] = /^\/(?:kaufen-verkaufen|produkte|map)\/([^/]+)/.exec(path) ?? [];
  return CATEGORIES.find((category) => category.slug === slug)?.code;
}

/** The events of one page view; a list with filters counts as filtered. */
export function eventsOfRequest(path: string, query: string): NewEvent[] {
  const isFiltered = /^\/(?:kaufen-verkaufen|produkte|map)(?:\/(?!p\/)|$)/.test(path) && isNarrowed(query);
  const category = categoryOfPath(path);
  const filtered: NewEvent = { type: 'PRODUCTS_FILTERED', ...(category ? { category } : {}) };
  return [...eventsOfPage(path), ...(isFiltered ? [filtered] : [])];
}

/** The events of one opened page, by its path without query. */
export function eventsOfPage(path: string): NewEvent[] {
  const clean = path.replace(/(?<=[^/])\/+$|(?<=^\/)\/+$/, '').slice(0, LONGEST);
  const [, area = '', name = ''] = /^\/([^/]*)(?:\/([^/]*))?/.exec(clean) ?? [];
  const shown = PRIVATE_AREAS.exec(clean)?.[0] ?? clean;
  const opened: NewEvent = { type: 'PAGE_OPENED', ...(OWN_PATH.test(shown) ? { subject: shown } : {}) };
  if (clean === '/holz-blog') return [opened, { type: 'BLOG_LIST_OPENED' }];
  const post = area === 'holz-blog-post' ? POSTS.get(name) : undefined;
  if (post !== undefined) return [opened, { type: 'BLOG_POST_OPENED', subject: post }];
  // The one landing page without parameters in its address.
  if (clean === paths.geolocation()) return [opened, { type: 'LANDING_PAGE_OPENED', subject: 'geolocation' }];
  if (area === 'landing' && LANDINGS.has(name)) return [opened, { type: 'LANDING_PAGE_OPENED', subject: name }];
  return [opened];
}
