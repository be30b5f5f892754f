import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { HOUR_IN_MS } from '#domain/durations.ts';
import { lastPageTexts } from '#texts/de/page/last-page.ts';
import type { Memory } from '#server/platform/memory.ts';
import { packedText } from '#server/platform/http/packed-text.ts';
import { onKeptPagesEnd } from '#server/search/search-cache.service.ts';
import { type RenderedPage, bytesOf } from './page-cache.ts';

/** A page that may be shown while nothing newer can be made, and what it becomes then. */
type LastPage = { page: RenderedPage; madeAt: Date; marked?: RenderedPage };

export type LastPages = {
  /** Remembers what was just rendered for all. */
  keep: (key: string, page: RenderedPage) => void;
  has: (key: string) => boolean;
  /** The page as it was, with its age in a line at the top and in the headers; null where none may be shown. */
  find: (key: string) => RenderedPage | null;
};

const MAX_BYTES = 32 * 1024 * 1024;
const SHOWN_FOR_IN_MS = 3 * HOUR_IN_MS;

/**
 * Public pages that say nothing of single people beyond adverts and companies, whose writes take them out at once. All
 * others have no place here: a page of a person or a request could be shown after it was taken down.
 */
const MAY_BE_OLD =
  /^\/(?:(?:kaufen-verkaufen|produkte|map|holz-blog|holz-tools|holzpreise|landing)(?:\/|$)|(?:ad|firma|holz-blog-post)\/[^/]+$|(?:firmen|sitemap|agb|barrierefreiheit|cookies|datenschutz|impressum|kontaktstelle|presse|so-reihen-wir)?$)/;

/** The line belongs to the document; the page that the visitor goes on to without loading one is a fresh one. */
const LEAVES_WITH_THE_PAGE = `globalThis.navigation?.addEventListener('currententrychange',e=>{e.navigationType==='replace'||document.getElementById('page-age')?.remove()})`;
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(LEAVES_WITH_THE_PAGE).digest('base64')}'`;

/** Keys begin with the address of the page and a line break. */
const mayBeOld = (key: string): boolean => MAY_BE_OLD.test(/^[^?\n]*/.exec(key)?.[0] ?? '');

/**
 * The last rendering of each public page, for up to three hours and up to 32 MB. A write of an advert ends those that
 * show it, any other write that concerns pages ends all of them, and so does a lost connection to the other processes.
 */
export function createLastPages(memory: Memory, now: () => Date = () => new Date()): LastPages {
  const pages = new LRUCache<string, LastPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => bytesOf(page),
  });
  onKeptPagesEnd(memory, (marks) => {
    if (marks === null) return pages.clear();
    const ended = new Set(marks);
    for (const [key, { page }] of pages.entries()) if (showsOneOf(page, ended)) pages.delete(key);
  });
  const isYoung = (last: LastPage): boolean => now().getTime() - last.madeAt.getTime() < SHOWN_FOR_IN_MS;
  return {
    keep: (key, page) => {
      if (mayBeOld(key) && page.contentSecurityPolicy !== '') pages.set(key, { page, madeAt: now() });
    },
    has: (key) => {
      const last = pages.peek(key);
      return last !== undefined && isYoung(last);
    },
    find: (key) => {
      const last = pages.get(key);
      if (!last || !isYoung(last)) return null;
      last.marked ??= withAge(last);
      return { ...last.marked, headers: [...last.marked.headers, ...ageHeaders(last, now())] };
    },
  };
}

/** An import names thousands of adverts, a page shows tens: the smaller set is looked through. */
function showsOneOf({ advertMarks }: RenderedPage, ended: ReadonlySet<string>): boolean {
  const [few, many] = advertMarks.size < ended.size ? [advertMarks, ended] : [ended, advertMarks];
  for (const mark of few) if (many.has(mark)) return true;
  return false;
}

/** RFC 9111 (Age), RFC 9211 (Cache-Status: past its freshness), and the warning that older caches know (RFC 7234, 5.5.1). */
function ageHeaders({ madeAt }: LastPage, now: Date): [string, string][] {
  const seconds = Math.max(0, Math.floor((now.getTime() - madeAt.getTime()) / 1000));
  return [
    ['age', String(seconds)],
    ['cache-status', `stammplatz; hit; ttl=-${seconds}; detail=database-away`],
    ['warning', '110 - "Response is Stale"'],
    ['cache-control', 'private, no-store'],
  ];
}

const TIME = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });

function withAge({ page, madeAt }: LastPage): RenderedPage {
  const { label, madeAt: lineOf, retry } = lastPageTexts;
  const time = `<time datetime="${madeAt.toISOString()}">${TIME.format(madeAt)}</time>`;
  const line = `<aside id="page-age" class="notice notice-access" aria-label="${label}"><p>${lineOf(time)} <a href="">${retry}</a></p></aside>`;
  const script = `<script>${LEAVES_WITH_THE_PAGE}</script>`;
  const html = page.body.identity.toString('utf8').replace(/<body[^>]*>/, (body) => `${body}${line}${script}`);
  return {
    ...page,
    headers: page.headers.filter(([name]) => name !== 'cache-control'),
    body: packedText(html),
    contentSecurityPolicy: page.contentSecurityPolicy.replace('script-src', `script-src ${SCRIPT_HASH}`),
  };
}

/** Refused, or made without the parts that need the database. */
const isOfOutage = ({ status, lacksParts }: RenderedPage): boolean => status === 503 || lacksParts;

const OUTAGE_IN_MS = 5_000;
/** During an outage a page is not waited for longer: an old one is there. */
const PATIENCE_IN_MS = 300;

export type OutageWatch = {
  /** Whether pages could not be made a moment ago. */
  isAway: () => boolean;
  note: (page: RenderedPage) => void;
};

/** Remembers for some seconds that pages could not be made, so that not every visitor has to wait to find that out. */
export function createOutageWatch(now: () => number = () => performance.now()): OutageWatch {
  let awayUntilInMs = Number.NEGATIVE_INFINITY;
  return {
    isAway: () => now() < awayUntilInMs,
    note: (page) => void (awayUntilInMs = isOfOutage(page) ? now() + OUTAGE_IN_MS : Number.NEGATIVE_INFINITY),
  };
}

/** The new page, or the last one while new ones cannot be made; `make` goes on in any case. */
export async function freshOrLast(
  { last, watch }: { last: LastPages; watch: OutageWatch },
  key: string,
  make: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const making = make().then((page) => {
    watch.note(page);
    return page;
  });
  if (watch.isAway() && last.has(key)) {
    const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_IN_MS));
    const page = await Promise.race([making, late]);
    if (page === null || isOfOutage(page)) return last.find(key) ?? making;
    return page;
  }
  const page = await making;
  return isOfOutage(page) ? (last.find(key) ?? page) : page;
}
