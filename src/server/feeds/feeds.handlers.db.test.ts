import { beforeAll, expect, test } from 'vitest';
import { FEED_FORMATS, paths } from '#contract/paths.ts';
import { createMemoryRateLimiter } from '#server/platform/http/rate-limit.ts';
import { createApiServer } from '#server/platform/http/routing.ts';
import { dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, type TestServer } from '#test/test-server.ts';
import { elementsOf } from '#test/xml-elements.ts';
import { registerFeeds } from './feeds.handlers.ts';

let server: TestServer;
const read = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const LIST = '/kaufen-verkaufen/brennholz/buche?laenge=33';

beforeAll(async () => {
  const db = await createTestDatabase();
  server = await createTestServer(db, { publicUrl: 'https://holz.example', isProduction: true });
  const { app, base } = server;
  const runOnce = async () => ({ status: 500, body: null });
  const limiter = createMemoryRateLimiter(() => 0);
  registerFeeds(createApiServer({ app, base, readViewer: async () => null, runOnce }), { limiter });
  await insertAdvert(db, {
    title: 'Buche 33 cm <trocken> & "gut"',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD', { woodTypeIds: [20], lengthInCm: 33 }),
  });
  await insertAdvert(db, {
    title: 'Fichte 33 cm',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD', { woodTypeIds: [1], lengthInCm: 33 }),
  });
});

test('RSS: one channel with its duties, an item for each hit, words as words', async () => {
  const reply = await read(paths.feed('rss', LIST));
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const { names, faults } = elementsOf(reply.body.replace(/^<\?xml[^>]*\?>/, ''));
  expect(faults).toEqual([]);
  expect(names.slice(0, 5)).toEqual(['rss', 'channel', 'title', 'link', 'description']);
  expect(names.filter((name) => name === 'item')).toHaveLength(1);
  expect(reply.body).toContain('<title>Buche 33 cm &lt;trocken&gt; &amp; &quot;gut&quot;</title>');
  expect(reply.body).toContain('<link>https://holz.example/kaufen-verkaufen/brennholz/buche?laenge=33</link>');
  expect(reply.body).toMatch(/<guid isPermaLink="false">urn:uuid:[\da-f-]{36}<\/guid><pubDate>\w{3}, \d\d \w{3} \d{4}/);
});

test('Atom: every entry has id, title, link and updated', async () => {
  const reply = await read(paths.feed('atom', LIST));
  const { names, faults } = elementsOf(reply.body.replace(/^<\?xml[^>]*\?>/, ''));
  expect(faults).toEqual([]);
  const entry = names.slice(names.indexOf('entry'));
  expect(entry).toEqual(['entry', 'title', 'link', 'id', 'published', 'updated', 'summary']);
  expect(reply.body).toContain('<id>https://holz.example/feed/atom/brennholz/buche?laenge=33</id>');
});

test('JSON Feed: version, addresses and items', async () => {
  const reply = await read(paths.feed('json', LIST));
  expect(reply.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(reply.json()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://holz.example/feed/json/brennholz/buche?laenge=33',
    items: [{ title: 'Buche 33 cm <trocken> & "gut"' }],
  });
});

test('a reader that has the feed gets 304, and a list without hits is an empty feed', async () => {
  const { headers } = await read(paths.feed('rss', LIST));
  const again = await read(paths.feed('rss', LIST), { 'if-none-match': `W/${headers.etag}, "x"` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const format of FEED_FORMATS) {
    const empty = await read(paths.feed(format, '/kaufen-verkaufen/pellets'));
    expect([empty.statusCode, empty.body.includes('Buche')]).toEqual([200, false]);
  }
  expect((await read(paths.feed('json', '/kaufen-verkaufen/pellets'))).json()).toMatchObject({ items: [] });
});

test('unknown formats and categories are not found, odd filters are left out, calls are limited', async () => {
  expect((await read('/feed/xml')).statusCode).toBe(404);
  expect((await read('/feed/rss/besen')).statusCode).toBe(404);
  expect((await read('/feed/rss?laenge=abc&x=1&seite=99')).statusCode).toBe(200);
  const replies = await Promise.all(Array.from({ length: 130 }, () => read('/feed/rss')));
  expect(replies.some(({ statusCode }) => statusCode === 429)).toBe(true);
});

test('says nothing about who sells', async () => {
  const { body } = await read('/feed/json');
  expect(body).not.toMatch(/seller|phone|firstName|@/i);
});
