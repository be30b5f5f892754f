import { CATEGORIES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { LANDING_PAGES } from '#contract/paths.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import type { NewEvent } from './new-event.ts';

/** What belongs to one person, is being written or names somebody counts as an area only. */
const PRIVATE_AREAS = /^\/(?:chats|meine-anzeigen|user|admin|editadvert|dashboards|dev|company|firma)(?=\/|$)/;
const LONGEST = 160;
const POSTS: ReadonlySet<string> = new Set(BLOG_HEADS.map(({ slug }) => slug));
const LANDINGS: ReadonlySet<string> = new Set(LANDING_PAGES);

/** What of a list's address narrows it; the page number does not. */
const ONLY_PAGE = /^(?:seite=\d*)?$/;

/** The category of a list, by its path. */
export function categoryOfPath(path: string): CategoryCode | undefined {
  const [, slug] = /^\/(?:kaufen-verkaufen|produkte|map)\/([^/]+)/.exec(path) ?? [];
  return CATEGORIES.find((category) => category.slug === slug)?.code;
}

/** The events of one page that was asked for with its address; a list asked for with filters counts as filtered. */
export function eventsOfRequest(path: string, query: string): NewEvent[] {
  const isFiltered = /^\/(?:kaufen-verkaufen|produkte|map)(?:\/(?!p\/)|$)/.test(path) && !ONLY_PAGE.test(query);
  const category = categoryOfPath(path);
  const filtered: NewEvent = { type: 'PRODUCTS_FILTERED', ...(category ? { category } : {}) };
  return [...eventsOfPage(path), ...(isFiltered ? [filtered] : [])];
}

/** The events of one opened page, by its path without query. */
export function eventsOfPage(path: string): NewEvent[] {
  const clean = path.replace(/(?<=.)\/+$/, '').slice(0, LONGEST);
  const [, area = '', name = ''] = /^\/([^/]*)(?:\/([^/]*))?/.exec(clean) ?? [];
  const opened: NewEvent = { type: 'PAGE_OPENED', subject: PRIVATE_AREAS.exec(clean)?.[0] ?? clean };
  if (clean === '/holz-blog') return [opened, { type: 'BLOG_LIST_OPENED' }];
  if (area === 'holz-blog-post' && POSTS.has(name)) return [opened, { type: 'BLOG_POST_OPENED', subject: name }];
  if (area === 'landing' && LANDINGS.has(name)) return [opened, { type: 'LANDING_PAGE_OPENED', subject: name }];
  return [opened];
}
