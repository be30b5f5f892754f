import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { paths } from '#contract/paths.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { processDue } from '#server/platform/work-queue.ts';
import { decodeFeed } from './feed-encoding.ts';
import { type FeedAnswer, fetchFeed } from './feed-fetch.ts';
import type { ParsedFeed } from './feed-parse.ts';
import {
  type DueFeed,
  FEED_WORK,
  findFeeds,
  keepFeeds,
  replacePosts,
  updateFailed,
  updateFetched,
} from './feeds.repository.ts';

const PAUSES = { firstInMs: 30 * MINUTE_IN_MS, longestInMs: DAY_IN_MS };
/** A feed that answers 410 is not asked for a week. */
const GONE_PAUSE_MS = 7 * DAY_IN_MS;
const TAKEN_FOR_MS = 5 * MINUTE_IN_MS;

/** Reads the configured feeds that are due, one after the other; returns how many. */
export async function readDueFeeds(base: BaseContext, rule: AddressRule): Promise<number> {
  await keepFeeds(base.db, base.config.feeds, base.clock());
  return processDue<string, DueFeed>(base, {
    table: FEED_WORK,
    lanes: 1,
    leaseInMs: TAKEN_FOR_MS,
    load: (addresses) => findFeeds(base.db, addresses),
    keyOf: ({ address }) => address,
    work: (feed) => readFeed(base, feed, rule),
  });
}

export const feedTasks = (base: BaseContext, rule: AddressRule): BackgroundTask[] => [
  { name: 'read feeds', everyInMs: MINUTE_IN_MS, run: () => readDueFeeds(base, rule) },
];

async function readFeed(base: BaseContext, feed: DueFeed, rule: AddressRule): Promise<void> {
  const { address, etag, last_modified: lastModified } = feed;
  const answer = await fetchFeed({ address, etag, lastModified, userAgent: userAgentOf(base), rule });
  const now = base.clock();
  if (answer.kind === 'failed') return noteFailure(base, feed, answer);
  const nextAt = later(now, PAUSES.firstInMs);
  if (answer.kind === 'unchanged') return updateFetched(base.db, address, { now, nextAt, state: null });
  const { document } = answer;
  // Loaded with the first feed: a start does not wait for readers of XML and HTML.
  const { MOST_POSTS, parseFeed } = await import('./feed-parse.ts');
  let parsed: ParsedFeed;
  try {
    parsed = parseFeed(decodeFeed(document.bytes, document.contentType), { url: document.url, now });
  } catch (error) {
    const reason = `unreadable: ${error instanceof Error ? error.message : 'unknown'}`.slice(0, 200);
    return noteFailure(base, feed, { reason, isGone: false, waitInMs: null });
  }
  const { title, posts } = parsed;
  const state = { title, etag: document.etag, lastModified: document.lastModified };
  await inTransaction(base.db, async (tx) => {
    await replacePosts(tx, address, { posts, most: MOST_POSTS });
    await updateFetched(tx, address, { now, nextAt, state });
  });
}

type Failure = Pick<Extract<FeedAnswer, { kind: 'failed' }>, 'reason' | 'isGone' | 'waitInMs'>;

async function noteFailure(base: BaseContext, feed: DueFeed, { reason, isGone, waitInMs }: Failure): Promise<void> {
  const doubled = doublingDelayInMs(feed.failures, PAUSES);
  const pause = isGone ? GONE_PAUSE_MS : Math.max(doubled, waitInMs ?? 0);
  base.logger.warn({ feed: feed.address, reason }, 'feed could not be read');
  await updateFailed(base.db, feed.address, { reason, nextAt: later(base.clock(), pause) });
}

/** Up to a tenth later: many marketplaces and many feeds do not ask in the same second. */
const later = (now: Date, pauseInMs: number): Date => new Date(now.getTime() + pauseInMs * (1 + Math.random() / 10));

/** Says who asks and where to complain. */
function userAgentOf({ config }: BaseContext): string {
  const contact = config.publicUrl === null ? '' : ` (+${config.publicUrl}${paths.contactPoint()})`;
  return `Stammplatz/1.0 feed reader${contact}`;
}
