import { sql } from 'kysely';
import { Buffer } from 'node:buffer';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AdvertisingEntry, ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { createMemoryRateLimiter } from '#server/platform/http/rate-limit.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { type AdvertisingBook, openAdvertisingBook } from './advertising-book.ts';
import { registerAdvertisingHandlers } from './advertising.handlers.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const book: AdvertisingBook = openAdvertisingBook(server.base);
const files = await openLocalFileStore(join(server.base.config.dataDir, 'images'));
registerAdvertisingHandlers(server.api, { limiter: createMemoryRateLimiter(() => Date.now()), files, book });
const admin = await signInTestUser(server, ['admin']);

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let visitor = 0;
const CONTENT = {
  kind: 'ENTRY',
  title: 'Holzspalter',
  teaserText: 'Liegend oder stehend.',
  url: 'https://spaltfix.example/',
  weight: 1,
  categories: [] as string[],
  federalStateIds: [] as number[],
};

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers: object = admin.headers) =>
  server.app.inject({
    method,
    url: `/api/v1/advertising${path}`,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  });

async function next(query = '', userAgent = PERSON): Promise<AdvertisingEntry | null> {
  visitor += 1;
  const remoteAddress = `10.9.${Math.floor(visitor / 250)}.${visitor % 250}`;
  const reply = await server.app.inject({
    url: `/api/v1/advertising${query}`,
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  return reply.json();
}

async function make(changes: object = {}): Promise<ManagedAdvertisingEntry> {
  const reply = await call('POST', '/entries', { ...CONTENT, ...changes });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

async function run(changes: object = {}): Promise<ManagedAdvertisingEntry> {
  const { id } = await make(changes);
  return (await call('PUT', `/entries/${id}/state`, { state: 'ACTIVE' })).json();
}

async function endAll(): Promise<void> {
  await book.flush();
  await db.deleteFrom('advertising_days').execute();
  await db.deleteFrom('advertising_entries').execute();
  book.forget();
}

describe('the next entry', () => {
  it('is null where there is none, and where what there is does not run', async () => {
    await endAll();
    expect(await next()).toBeNull();
    await make();
    await run({ from: '2026-11-22' });
    await run({ to: '2026-11-20' });
    expect(await next()).toBeNull();
    expect(await book.hasEntries()).toBe(false);
  });

  it('has the five fields of the specification and runs on its first and on its last day', async () => {
    await endAll();
    const { id } = await run({ from: '2026-11-21', to: '2026-11-21' });
    const { title, teaserText, url } = CONTENT;
    expect(await next()).toEqual({ id, title, teaserText, url, image: null });
  });

  it('comes as often as its weight says, through the whole call', async () => {
    await endAll();
    const heavy = await run({ title: 'schwer', weight: 3 });
    await run({ title: 'leicht', weight: 1 });
    const titles: (string | undefined)[] = [];
    for (let count = 0; count < 400; count += 1) titles.push((await next())?.title);
    expect(titles.filter((title) => title === 'schwer')).toHaveLength(300);
    await book.flush();
    expect((await call('GET', `/entries/${heavy.id}`)).json()).toMatchObject({ handedOutToday: 300 });
  });

  it('is another one than was just shown, but the same rather than none', async () => {
    await endAll();
    const one = await run({ title: 'eins', weight: 100 });
    const two = await run({ title: 'zwei', weight: 1 });
    for (let count = 0; count < 20; count += 1) expect((await next(`?without=${one.id}`))?.id).toBe(two.id);
    expect(await next(`?without=${one.id},${two.id}`)).not.toBeNull();
  });

  it('fits the category and the state of the page', async () => {
    await endAll();
    await run({ title: 'Brennholz', categories: ['FIREWOOD'] });
    await run({ title: 'Tirol', federalStateIds: [7] });
    expect(await next()).toBeNull();
    expect((await next('?category=FIREWOOD'))?.title).toBe('Brennholz');
    expect((await next('?federalStateId=7'))?.title).toBe('Tirol');
    expect(await next('?category=PELLETS&federalStateId=4')).toBeNull();
  });

  it('ends with its daily limit, also for many who ask at once, and begins again the next day', async () => {
    await endAll();
    await run({ dailyCap: 5 });
    const given = await Promise.all(Array.from({ length: 30 }, () => next()));
    expect(given.filter((entry) => entry !== null)).toHaveLength(5);
    await book.flush();
    book.forget();
    expect(await next()).toBeNull();
    const before = server.base.clock();
    server.setNow(new Date('2026-11-21T23:30:00.000Z'));
    expect(await next()).not.toBeNull();
    server.setNow(before);
    book.forget();
  });

  it('is not handed out to robots', async () => {
    await endAll();
    await run();
    const bots = [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'facebookexternalhit/1.1',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
      '',
    ];
    for (const bot of bots) expect(await next('', bot)).toBeNull();
  });

  it('is handed out to clients of the API that name themselves', async () => {
    await endAll();
    await run();
    for (const client of ['HolzApp/2.1 (Android)', 'curl/8.5.0', 'python-requests/2.31'])
      expect(await next('', client)).not.toBeNull();
  });

  it.each(['?category=HOLZ', '?federalStateId=99', '?without=%00', `?without=${'a'.repeat(300)}`, '?federalStateId=x'])(
    'of %s is refused',
    async (query) => {
      const reply = await server.app.inject({ url: `/api/v1/advertising${query}`, headers: { 'user-agent': PERSON } });
      expect([400, 422]).toContain(reply.statusCode);
    },
  );
});

describe('looking after entries', () => {
  it('is for those with admin; owners see their own without the address behind it; all others are refused', async () => {
    await endAll();
    const owner = await signInTestUser(server, ['advertising']);
    const stranger = await signInTestUser(server, ['advertising']);
    const plain = await signInTestUser(server);
    const { id } = await run({ ownerEmail: owner.email.toUpperCase() });
    await run({ title: 'fremd' });
    expect((await call('GET', '/entries')).json()).toHaveLength(2);
    expect((await call('GET', '/entries', undefined, owner.headers)).json()).toMatchObject([{ id, ownerEmail: null }]);
    expect((await call('GET', '/entries', undefined, stranger.headers)).json()).toEqual([]);
    expect((await call('GET', `/entries/${id}`, undefined, stranger.headers)).statusCode).toBe(404);
    for (const [headers, status] of [
      [{}, 401],
      [plain.headers, 403],
    ] as const) {
      expect((await call('GET', '/entries', undefined, headers)).statusCode).toBe(status);
    }
    for (const { headers } of [owner, stranger, plain]) {
      const writes = [
        call('POST', '/entries', CONTENT, headers),
        call('PUT', `/entries/${id}`, { ...CONTENT, version: 2 }, headers),
        call('PUT', `/entries/${id}/state`, { state: 'ENDED' }, headers),
        call('POST', `/entries/${id}/image`, {}, headers),
      ];
      for (const reply of await Promise.all(writes)) {
        expect(reply.statusCode).toBe(403);
        expect(reply.json().message).toContain('#:#');
      }
    }
    expect((await call('GET', `/entries/${id}`)).json()).toMatchObject({ state: 'ACTIVE', ownerEmail: owner.email });
  });

  it.each([
    ['a script', { url: 'javascript:alert(1)' }],
    ['data', { url: 'data:text/html,<script>alert(1)</script>' }],
    ['an unprotected page', { url: 'http://spaltfix.example/' }],
    ['a host disguised as a user name', { url: 'https://stammplatz.at@boese.example/' }],
    ['this machine', { url: 'https://localhost/' }],
    ['a title of 61 signs', { title: 'x'.repeat(61) }],
    ['no title', { title: ' ' }],
    ['a text of 141 signs', { teaserText: 'x'.repeat(141) }],
    ['no text', { teaserText: '' }],
    ['no weight', { weight: 0 }],
    ['half a weight', { weight: 1.5 }],
    ['an unknown category', { categories: ['HOLZ'] }],
    ['an unknown state', { federalStateIds: [10] }],
    ['a limit of nothing', { dailyCap: 0 }],
    ['an end before its beginning', { from: '2026-11-21', to: '2026-11-20' }],
    ['a day that does not exist', { from: '2026-02-30' }],
    ['an unknown owner', { ownerEmail: 'niemand@stammplatz.example' }],
    ['a NUL', { title: 'a\u0000b' }],
  ])('refuses %s with a sentence', async (_case, changes) => {
    const reply = await call('POST', '/entries', { ...CONTENT, ...changes });
    expect([400, 422]).toContain(reply.statusCode);
    expect(reply.json().message).toMatch(/^[A-ZÄÖÜ].+[.:]/);
  });

  it('lets one of two win who change the same entry at once', async () => {
    const { id, version } = await make();
    const change = (title: string) => call('PUT', `/entries/${id}`, { ...CONTENT, title, version });
    const replies = await Promise.all(['eins', 'zwei'].map(change));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is not changed after its end, until the end is taken back', async () => {
    const { id, version } = await run();
    expect((await call('PUT', `/entries/${id}/state`, { state: 'ENDED' })).json()).toMatchObject({ state: 'ENDED' });
    expect((await call('PUT', `/entries/${id}/state`, { state: 'ENDED' })).statusCode).toBe(200);
    expect((await call('PUT', `/entries/${id}/state`, { state: 'ACTIVE' })).statusCode).toBe(409);
    expect((await call('PUT', `/entries/${id}`, { ...CONTENT, version: version + 1 })).statusCode).toBe(409);
    const back = await call('PUT', `/entries/${id}/state`, { state: 'PAUSED' });
    expect(back.json()).toMatchObject({ state: 'PAUSED', version: version + 2 });
    expect((await call('PUT', `/entries/${id}/state`, { state: 'ACTIVE' })).json()).toMatchObject({ state: 'ACTIVE' });
    const { rows } = await sql<{ action: string; actor: string }>`select action, actor from audit_log
      where subject = ${id} order by id`.execute(db);
    expect(rows).toEqual(
      ['made', 'started', 'ended', 'paused', 'started'].map((what) => ({
        action: `advertising-entry.${what}`,
        actor: admin.id,
      })),
    );
  });

  it('takes a picture for an entry, refuses what is none, and lets no logo run without', async () => {
    await endAll();
    const { id } = await make({ kind: 'LOGO', title: 'Spaltfix', teaserText: '' });
    expect((await call('PUT', `/entries/${id}/state`, { state: 'ACTIVE' })).statusCode).toBe(422);
    const send = (bytes: Buffer) => {
      const boundary = 'grenze';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`;
      return server.app.inject({
        method: 'POST',
        url: `/api/v1/advertising/entries/${id}/image`,
        headers: { ...admin.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
    };
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(415);
    const drawn = { create: { width: 300, height: 100, channels: 4, background: '#17573f80' } } as const;
    const reply = await send(await sharp(drawn).png().toBuffer());
    expect(reply.statusCode).toBe(201);
    expect(reply.json().image).toMatch(/^\/bilder\/u\/[0-9a-f-]{36}\/640\.webp$/);
    await call('PUT', `/entries/${id}/state`, { state: 'ACTIVE' });
    const partners = await call('GET', '/partners', undefined, {});
    expect(partners.json()).toEqual([
      { id, title: 'Spaltfix', teaserText: '', url: CONTENT.url, image: reply.json().image },
    ]);
    expect(await next()).toBeNull();
  });

  it('reads what was seen and clicked from the sums of the event log', async () => {
    const { id } = await run();
    await db
      .insertInto('event_items')
      .values([
        { day: '2026-11-20', type: 'ADVERTISING_SHOWN', item: id, count: 40 },
        { day: '2026-11-21', type: 'ADVERTISING_SHOWN', item: id, count: 10 },
        { day: '2026-11-21', type: 'ADVERTISING_CLICKED', item: id, count: 3 },
      ])
      .execute();
    expect((await call('GET', `/entries/${id}`)).json()).toMatchObject({
      today: { shown: 10, clicked: 3 },
      total: { shown: 50, clicked: 3 },
    });
  });
});
