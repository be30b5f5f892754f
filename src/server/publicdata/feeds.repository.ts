import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';
import type { FeedPost } from './feed-parse.ts';

export type DueFeed = { address: string; etag: string | null; last_modified: string | null; failures: number };

/** Replaces the list of feeds by the configured ones; posts of removed feeds are deleted. */
export async function keepFeeds(db: Db, addresses: readonly string[], now: Date): Promise<void> {
  await sql`delete from feeds where address <> all(${[...addresses]}::text[])`.execute(db);
  await sql`insert into feeds (address, next_fetch_at) select address, ${now} from unnest(${[...addresses]}::text[]) as given (address)
    on conflict (address) do nothing`.execute(db);
}

/** The time of the next look is the lease as well: claiming a feed sets it. */
export const FEED_WORK: WorkTable = {
  name: 'feeds',
  table: 'feeds',
  key: { column: 'address', type: 'text' },
  leaseColumn: 'next_fetch_at',
  attemptsColumn: null,
  isWaiting: null,
  order: sql`next_fetch_at`,
};

export async function findFeeds(db: Db, addresses: readonly string[]): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`select address, etag, last_modified, failures from feeds
    where address = any(${[...addresses]}::text[])`.execute(db);
  return rows;
}

export type FeedState = { title: string; etag: string | null; lastModified: string | null };

/** Stores a successful fetch; without a state nothing had changed. */
export async function updateFetched(
  db: Db,
  address: string,
  { now, nextAt, state }: { now: Date; nextAt: Date; state: FeedState | null },
): Promise<void> {
  await sql`update feeds set fetched_at = ${now}, next_fetch_at = ${nextAt}, claim = null, failures = 0, last_error = null,
      title = coalesce(${state?.title ?? null}, title),
      etag = case when ${state !== null} then ${state?.etag ?? null} else etag end,
      last_modified = case when ${state !== null} then ${state?.lastModified ?? null} else last_modified end
    where address = ${address}`.execute(db);
}

export async function updateFailed(
  db: Db,
  address: string,
  { reason, nextAt }: { reason: string; nextAt: Date },
): Promise<void> {
  await sql`update feeds set failures = failures + 1, last_error = ${reason}, next_fetch_at = ${nextAt}, claim = null
    where address = ${address}`.execute(db);
}

/** Inserts new posts and updates known ones, which keep their first time; deletes all but the newest. */
export async function replacePosts(
  tx: Db,
  address: string,
  { posts, most }: { posts: readonly FeedPost[]; most: number },
): Promise<void> {
  await sql`insert into feed_posts (public_id, feed_address, guid, text, url, image, published_at)
    select given.public_id, f.address, given.guid, given.text, given.url, given.image, given.published_at
    from unnest(${posts.map(() => newId())}::uuid[], ${posts.map(({ guid }) => guid)}::text[],
      ${posts.map(({ text }) => text)}::text[], ${posts.map(({ url }) => url)}::text[],
      ${posts.map(({ image }) => image)}::text[], ${posts.map(({ publishedAt }) => publishedAt)}::timestamptz[])
      as given (public_id, guid, text, url, image, published_at)
    join feeds f on f.address = ${address}
    on conflict (feed_address, guid) do update set text = excluded.text, url = excluded.url, image = excluded.image`.execute(
    tx,
  );
  await sql`delete from feed_posts where feed_address = ${address} and id not in (
    select id from feed_posts where feed_address = ${address} order by published_at desc, id desc limit ${most})`.execute(
    tx,
  );
}

export type PostRow = {
  id: string;
  source: string;
  text: string;
  url: string;
  image: string | null;
  published_at: Date;
};

/** The newest posts of all feeds; by feed_posts_newest_index. */
export async function listNewestPosts(db: Db, addresses: readonly string[], limit: number): Promise<PostRow[]> {
  const { rows } =
    await sql<PostRow>`select p.public_id as id, f.title as source, p.text, p.url, p.image, p.published_at
    from feed_posts p join feeds f on f.address = p.feed_address where f.address = any(${[...addresses]}::text[])
    order by p.published_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
