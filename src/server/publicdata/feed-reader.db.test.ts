import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SocialPost } from '#contract/publicdata/publicdata.schemas.ts';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { PUBLIC_FEEDS_ONLY } from './feed-address.ts';
import { readDueFeeds } from './feed-reader.service.ts';
import { registerPublicdataHandlers } from './publicdata.handlers.ts';

const THIS_MACHINE: AddressRule = { acceptsUrl: () => true, acceptsHost: () => true };
const MINUTE = 60_000;
let feedServer: Server;
let origin = '';
let answer: { status: number; body: string } = { status: 200, body: '' };
const seenTags: (string | undefined)[] = [];

beforeAll(async () => {
  feedServer = createServer((request, reply) => {
    const tag = request.headers['if-none-match'];
    seenTags.push(tag);
    const own = `"${answer.body.length}"`;
    if (answer.status === 200 && tag === own) return reply.writeHead(304).end();
    return reply.writeHead(answer.status, { 'content-type': 'application/rss+xml', etag: own }).end(answer.body);
  });
  await new Promise<void>((resolve) => feedServer.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(feedServer.address() as AddressInfo).port}`;
});
afterAll(() => feedServer.close());

const rss = (...titles: string[]) =>
  `<rss><channel><title>Forstblatt</title>${titles
    .map(
      (title, n) => `<item><title>${title}</title><link>https://forst.example/${title}</link><guid>${title}</guid>
      <pubDate>Fri, 20 Nov 2026 0${n}:00:00 GMT</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

async function openReader(feeds: string[]) {
  const db = await createTestDatabase();
  const server = await createTestServer(db, { feeds, publicUrl: 'https://stammplatz.example' });
  registerPublicdataHandlers(server.api);
  return {
    db,
    read: (minutes: number, rule = THIS_MACHINE) => {
      server.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));
      return readDueFeeds(server.base, rule);
    },
    posts: async () => (await server.app.inject('/api/v1/publicdata')).json<SocialPost[]>(),
    feed: () => db.selectFrom('feeds').selectAll().executeTakeFirstOrThrow(),
  };
}

describe('posts of feeds', () => {
  it('are the newest ones of the own blog where no feed is configured', async () => {
    const { posts, read } = await openReader([]);
    expect(await read(0)).toBe(0);
    const own = await posts();
    expect(own.length).toBeGreaterThan(5);
    expect(own.map(({ publishedAt }) => publishedAt)).toEqual(
      own
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(own.every(({ url }) => url.startsWith('https://stammplatz.example/holz-blog-post/'))).toBe(true);
  });

  it('are read at once, then every half hour, and asked for only if they changed', async () => {
    answer = { status: 200, body: rss('Alt', 'Neu') };
    const { posts, read } = await openReader([origin]);
    expect(await posts()).toEqual([]);
    expect(await read(0)).toBe(1);
    expect(await posts()).toMatchObject([
      { source: 'Forstblatt', text: 'Neu', url: 'https://forst.example/Neu', image: null },
      { text: 'Alt', publishedAt: '2026-11-20T00:00:00.000Z' },
    ]);
    const [, { id: idOfOld } = { id: '' }] = await posts();
    expect(await read(29)).toBe(0);
    expect(await read(34)).toBe(1);
    expect(seenTags.at(-1)).toBe(`"${answer.body.length}"`);
    expect(await posts()).toHaveLength(2);
    answer.body = rss('Alt', 'Neu', 'Ganz neu');
    await read(70);
    const after = await posts();
    expect(after.map(({ text }) => text)).toEqual(['Ganz neu', 'Neu', 'Alt']);
    expect(after.at(-1)?.id).toBe(idOfOld);
  });

  it('stay while the feed is away, which is asked less and less often', async () => {
    answer = { status: 200, body: rss('Eins') };
    const { posts, read, feed } = await openReader([origin]);
    await read(0);
    answer = { status: 500, body: '' };
    const pauses: number[] = [];
    let minutes = 40;
    for (let round = 0; round < 8; round += 1) {
      expect(await read(minutes)).toBe(1);
      const pause = ((await feed()).next_fetch_at.getTime() - TEST_NOW.getTime()) / MINUTE - minutes;
      pauses.push(pause);
      minutes += Math.ceil(pause);
    }
    for (const [round, pause] of pauses.entries()) {
      const least = Math.min(30 * 2 ** round, 24 * 60);
      expect(pause).toBeGreaterThanOrEqual(least);
      expect(pause).toBeLessThanOrEqual(least * 1.1);
    }
    expect(await posts()).toHaveLength(1);
    expect(await feed()).toMatchObject({ failures: 8, last_error: 'answer 500' });
    answer = { status: 200, body: '<html>' };
    await read(minutes);
    expect(await feed()).toMatchObject({ failures: 9, last_error: 'unreadable: no feed' });
    answer = { status: 200, body: rss('Eins', 'Zwei') };
    await read(minutes + 3_000);
    expect(await feed()).toMatchObject({ failures: 0, last_error: null });
    expect(await posts()).toHaveLength(2);
  });

  it('go with a feed that is no longer configured', async () => {
    answer = { status: 200, body: rss('Eins') };
    const { db, read } = await openReader([origin]);
    await read(0);
    const server = await createTestServer(db, { feeds: [] });
    await readDueFeeds(server.base, THIS_MACHINE);
    expect(await db.selectFrom('feed_posts').selectAll().execute()).toEqual([]);
  });

  it('are read by one of several processes only', async () => {
    answer = { status: 200, body: rss('Eins') };
    const { read } = await openReader([origin]);
    const counts = await Promise.all([read(0), read(0), read(0)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('are never fetched from inside, whatever is configured', async () => {
    const before = seenTags.length;
    const { read, feed } = await openReader([origin]);
    expect(await read(0, PUBLIC_FEEDS_ONLY)).toBe(1);
    expect(await feed()).toMatchObject({ last_error: 'an address that may not be asked' });
    expect(seenTags).toHaveLength(before);
  });
});
