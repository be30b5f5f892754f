import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { type Db, connect, memoryOf } from '#server/platform/database/database.ts';
import { packedText } from '#server/platform/http/packed-text.ts';
import { createMemory } from '#server/platform/memory.ts';
import { advertMarksIn, noteAdvertWrite, noteIndexWrite } from '#server/search/search-cache.service.ts';
import { createPageCache, hashesForNonce, type RenderedPage } from './page-cache.ts';

const page = (status = 200, headers: [string, string][] = []): RenderedPage => ({
  status,
  headers,
  contentSecurityPolicy: '',
  body: packedText('x'),
  advertMarks: new Set(),
  answersWords: false,
  lacksParts: false,
});

test('hashes only scripts of this rendering, so that a script inside a user’s text stays forbidden', () => {
  const own = 'window.a=1';
  const { html, hashes } = hashesForNonce(
    Buffer.from(
      `<script nonce="N1">${own}</script><p>€ <script>alert(1)</script></p><script nonce="N1" src="/a.js"></script>`,
    ),
    'N1',
  );
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update(own).digest('base64')}'`]);
  expect(html.toString()).toBe(
    `<script>${own}</script><p>€ <script>alert(1)</script></p><script src="/a.js"></script>`,
  );
});

test('names sheets of this rendering beside its scripts, and none from a user’s text', () => {
  const own = '.a{--x:1}';
  const { html, styleHashes, hashes } = hashesForNonce(
    Buffer.from(`<style nonce="N1">${own}</style><p><style>p{display:none}</style></p>`),
    'N1',
  );
  expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(own).digest('base64')}'`]);
  expect(hashes).toEqual([]);
  expect(html.toString()).not.toContain('N1');
});

test('lets askers of the same page share one rendering and renders again after five seconds', async () => {
  let now = 0;
  let renders = 0;
  const cache = createPageCache(createMemory(), () => now);
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return page();
  };
  await Promise.all([cache.get('/a', render), cache.get('/a', render), cache.get('/b', render)]);
  expect(renders).toBe(2);
  now = 4_999;
  await cache.get('/a', render);
  expect(renders).toBe(2);
  now = 5_001;
  await cache.get('/a', render);
  expect(renders).toBe(3);
});

test('keeps no failed page', async () => {
  let renders = 0;
  const cache = createPageCache(createMemory(), () => 0);
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return page(renders === 1 ? 500 : 200);
  };
  await cache.get('/a', render);
  expect((await cache.get('/a', render)).status).toBe(200);
});

test('keeps no page that does without a part because the database is away', async () => {
  let renders = 0;
  const cache = createPageCache(createMemory(), () => 0);
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return { ...page(), lacksParts: renders === 1 };
  };
  await cache.get('/a', render);
  expect((await cache.get('/a', render)).lacksParts).toBe(false);
});

test.each([
  ['a cookie of its visitor', ['set-cookie', 'anmeldung=x; Path=/'], 2],
  ['a word against keeping it', ['cache-control', 'private, no-store'], 2],
  ['the place of its own address', ['set-cookie', 'ort=AT-4820; Path=/'], 1],
] as const)(
  'a page with %s is rendered so often for two askers, one after the other',
  async (_what, header, expected) => {
    let renders = 0;
    const cache = createPageCache(createMemory(), () => 0);
    const render = async (): Promise<RenderedPage> => {
      renders += 1;
      return page(200, [[...header]]);
    };
    await cache.get('/a', render);
    await cache.get('/a', render);
    expect(renders).toBe(expected);
  },
);

const SHOWN = '0198a1b2-0000-7000-8000-001d2e3f4a5b';
const OTHER = '0198a1b2-0000-7000-8000-00aaaaaaaaaa';

const open: Db[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((db) => db.destroy()));
});

/** A cache with one page kept that shows SHOWN, long after the last write. */
async function keptPage({ answersWords = false } = {}) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const db = connect({});
  open.push(db);
  vi.advanceTimersByTime(20_000);
  const cache = createPageCache(memoryOf(db));
  let renders = 0;
  const look = async (): Promise<number> => {
    await cache.get('/a', async () => {
      renders += 1;
      return { ...page(), answersWords, advertMarks: advertMarksIn('<a href="/p/buche-1-m-1d2e3f4a5b">') };
    });
    return renders;
  };
  await look();
  return { db, look };
}

test('a page outlives writes of adverts it does not show, for less than a second', async () => {
  const { db, look } = await keptPage();
  vi.advanceTimersByTime(300);
  noteAdvertWrite(db, [OTHER]);
  expect(await look()).toBe(1);
  vi.advanceTimersByTime(350);
  expect(await look()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(await look()).toBe(2);
  expect(await look()).toBe(2);
});

test('a page that answers typed words ends with any write', async () => {
  const { db, look } = await keptPage({ answersWords: true });
  noteAdvertWrite(db, [OTHER]);
  vi.advanceTimersByTime(1);
  expect([await look(), await look()]).toEqual([2, 2]);
});

test('under steady writes of others a page is rendered about once a second, not each time', async () => {
  const { db, look } = await keptPage();
  for (let write = 0; write < 100; write += 1) {
    vi.advanceTimersByTime(50);
    noteAdvertWrite(db, [OTHER]);
    await look();
  }
  expect(await look()).toBeLessThan(10);
});

test('a page ends at once with a write of an advert it shows', async () => {
  const { db, look } = await keptPage();
  noteAdvertWrite(db, [SHOWN]);
  vi.advanceTimersByTime(1);
  expect([await look(), await look()]).toEqual([2, 2]);
});

test('a page is not kept while the transaction of an advert it shows may not be committed', async () => {
  const { db, look } = await keptPage();
  noteAdvertWrite(Object.create(db, { isTransaction: { value: true }, onCommit: { value: [] } }) as Db, [SHOWN]);
  expect([await look(), await look()]).toEqual([2, 3]);
  noteAdvertWrite(db, [OTHER]);
  expect([await look(), await look()]).toEqual([4, 5]);
  vi.advanceTimersByTime(1_001);
  expect([await look(), await look()]).toEqual([6, 6]);
});

test('a page ends at once with a write that is not about single adverts', async () => {
  const { db, look } = await keptPage();
  noteIndexWrite(db);
  vi.advanceTimersByTime(1);
  expect([await look(), await look()]).toEqual([2, 2]);
});
