import { LANDING_PAGES } from '#contract/paths.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import type { NewEvent } from './event-queue.ts';

/** What belongs to one person, is being written or names somebody counts as an area only. */
const PRIVATE_AREAS = /^\/(?:chats|meine-anzeigen|user|admin|editadvert|dashboards|dev|company|firma)(?=\/|$)/;
const LONGEST = 160;
const POSTS: ReadonlySet<string> = new Set(BLOG_HEADS.map(({ slug }) => slug));
const LANDINGS: ReadonlySet<string> = new Set(LANDING_PAGES);

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
