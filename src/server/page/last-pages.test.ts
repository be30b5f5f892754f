import { afterEach, expect, test } from 'vitest';
import { type Db, connect, memoryOf } from '#server/platform/database/database.ts';
import { packedText } from '#server/platform/http/packed-text.ts';
import { noteAdvertWrite, noteIndexWrite } from '#server/search/search-cache.service.ts';
import { createLastPages, createOutageWatch, freshOrLast } from './last-pages.ts';
import type { RenderedPage } from './page-cache.ts';

const SHOWN = '0198a1b2-0000-7000-8000-001d2e3f4a5b';
const OTHER = '0198a1b2-0000-7000-8000-00aaaaaaaaaa';
const HOURS_IN_MS = 60 * 60_000;

const page = (status = 200): RenderedPage => ({
  status,
  headers: [['content-type', 'text/html; charset=utf-8']],
  contentSecurityPolicy: "default-src 'self'; script-src 'self' 'sha256-a'",
  body: packedText('<html><body class="a"><h1>Holz</h1></body></html>'),
  advertMarks: new Set([SHOWN.slice(-10)]),
  answersWords: false,
  lacksParts: false,
});

const open: Db[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.destroy()));
});

function lastPages() {
  const db = connect({});
  open.push(db);
  let now = Date.parse('2026-03-29T12:32:00Z');
  const last = createLastPages(memoryOf(db), () => new Date(now));
  return { db, last, pass: (ms: number) => void (now += ms) };
}
const keyOf = (path: string): string => `${path}\n{}\n`;

test('an old page says its time in Vienna at the top and its age in the headers, and nothing keeps it', () => {
  const { last, pass } = lastPages();
  last.keep(keyOf('/'), page());
  pass(90_000);
  const found = last.find(keyOf('/'));
  const html = found?.body.identity.toString('utf8') ?? '';
  expect(html).toMatch(/<body class="a"><aside id="page-age"[^>]*><p>Stand von <time [^>]*>14:32<\/time> – gerade/);
  expect(Object.fromEntries(found?.headers ?? [])).toMatchObject({
    age: '90',
    'cache-control': 'private, no-store',
    'cache-status': expect.stringContaining('ttl=-90'),
    warning: expect.stringMatching(/^110 /),
  });
  expect(found?.contentSecurityPolicy).toMatch(/script-src 'sha256-[^']+' 'self'/);
});

test.each([
  '/',
  '/?a=b',
  '/kaufen-verkaufen/brennholz?ort=4820',
  '/kaufen-verkaufen/p/buche-1',
  '/ad/1',
  '/map',
  '/holz-blog',
  '/agb',
])('%s may be shown as it was', (path) => {
  const { last } = lastPages();
  last.keep(keyOf(path), page());
  expect(last.has(keyOf(path))).toBe(true);
});

test.each([
  '/chats',
  '/anmelden',
  '/user/0198',
  '/gesuche/buche',
  '/meine-anzeigen',
  '/ad/1/anbieter',
  '/map.data',
  '/_root.data',
  '/suchauftrag?zugang=1',
])('%s is never shown as it was', (path) => {
  const { last } = lastPages();
  last.keep(keyOf(path), page());
  expect(last.find(keyOf(path))).toBeNull();
});

test('a page ends with a write of an advert that it shows, with one about all, and after three hours', () => {
  const { db, last, pass } = lastPages();
  last.keep(keyOf('/'), page());
  noteAdvertWrite(db, [OTHER]);
  expect(last.has(keyOf('/'))).toBe(true);
  noteAdvertWrite(db, [SHOWN]);
  expect(last.has(keyOf('/'))).toBe(false);
  last.keep(keyOf('/'), page());
  noteIndexWrite(db);
  expect(last.has(keyOf('/'))).toBe(false);
  last.keep(keyOf('/'), page());
  pass(3 * HOURS_IN_MS);
  expect(last.find(keyOf('/'))).toBeNull();
});

test('the old page is shown only while a new one cannot be made, and soon once that is known', async () => {
  const { last } = lastPages();
  const watch = createOutageWatch();
  const ask = async (make: () => Promise<RenderedPage>): Promise<string> => {
    const { status, headers } = await freshOrLast({ last, watch }, keyOf('/'), make);
    return `${status} ${headers.some(([name]) => name === 'age') ? 'old' : 'new'}`;
  };
  expect(await ask(async () => page(503))).toBe('503 new');
  last.keep(keyOf('/'), page());
  expect(await ask(async () => page(503))).toBe('200 old');
  // The database says nothing at all: the second visitor does not wait.
  expect(await ask(() => new Promise(() => undefined))).toBe('200 old');
  expect(await ask(async () => ({ ...page(), lacksParts: true }))).toBe('200 old');
  expect(await ask(async () => page())).toBe('200 new');
  expect(await ask(async () => page(404))).toBe('404 new');
});
