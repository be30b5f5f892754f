import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createContext, RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ResponseError } from '#contract/api-errors.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { startCookieSession } from '#server/accounts/sessions/sessions.service.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { untilIndexWrite } from '#server/search/search-cache.service.ts';
import { type PageBundle, registerPages } from './ssr.ts';

type Shown = { viewer: string | null; url: string };

const formsSeen: Record<string, FormDataEntryValue>[] = [];

const shown = createContext<{ viewer: { id: string } | null; fileApart: (field: string) => Blob | null }>();
const apartSeen: (string | null)[] = [];
let renderings = 0;
let logPageError: (report: { error: unknown; requestId: string | null }) => void = () => undefined;

/** The smallest bundle: one page that prints the viewer and the address. */
const bundle: PageBundle = {
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: () => null,
        handle: { takesFiles: [{ mostFileBytes: 1_000_000 }], takesApart: { zip: { mostFileBytes: 4_000_000 } } },
        action: async ({ request, context }) => {
          if (!request.headers.get('content-type')?.startsWith('multipart/')) return null;
          formsSeen.push(Object.fromEntries(await request.formData()));
          apartSeen.push((await context.get(shown).fileApart('zip')?.text()) ?? null);
          return null;
        },
        loader: ({ request: { url } }) => {
          const status = Number(new URL(url).searchParams.get('antwort') ?? 200);
          if (status !== 200) throw new ResponseError(status, JSON.stringify({ message: 'Das geht gerade nicht.' }));
          return null;
        },
      },
    },
  },
  entry: {
    module: {
      // oxlint-disable-next-line max-params -- the router's signature
      default: (visit, status, headers, _entry, context) => {
        renderings += 1;
        const page: Shown = { viewer: context.get(shown).viewer?.id ?? null, url: visit.url };
        return Response.json(page, { status, headers });
      },
      contextFor: ({ page }) => new RouterContextProvider(new Map([[shown, page]])),
      documentOf: () => undefined,
      parseDisplaySettings: () => ({}),
      reportErrorsTo: (log) => void (logPageError = log),
      handleError: (error) => logPageError({ error, requestId: null }),
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};

async function pagesOn(
  db: Awaited<ReturnType<typeof createTestDatabase>>,
  hasEntries: () => Promise<boolean> = async () => false,
) {
  const made = await createTestServer(db, { publicUrl: 'http://holz.example' });
  registerPages({
    server: made.api,
    events: made.events,
    places: { findPlace: () => null },
    advertising: { hasEntries },
    site: { notice: () => null, retryAfter: () => null },
    loadBundle: async () => bundle,
    isDevelopment: false,
  });
  return made;
}

const server = await pagesOn(await createTestDatabase());

async function look(url: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ method: 'GET', url, headers });
  return { status: reply.statusCode, seen: reply.json<Shown>(), headers: reply.headers };
}

describe('pages kept for the next visitor', () => {
  // Nothing is cached in the second after a write, and an earlier test file may have written.
  beforeAll(() =>
    vi.waitUntil(() => untilIndexWrite(memoryOf(server.base.db))({ atInMs: performance.now(), answer: null }), {
      timeout: 5_000,
    }),
  );

  it('are rendered once for visitors who are not signed in', async () => {
    const before = renderings;
    await look('/start');
    await look('/start', { cookie: 'statistik=nein' });
    expect(renderings - before).toBe(1);
  });

  it('are those of the same need, and one that cannot be read is none', async () => {
    const before = renderings;
    const needs = ['bedarf=6_33_gesamt_sitzung', 'bedarf=6_33_einheit_sitzung', 'bedarf=6_33_gesamt_sitzung; a=b'];
    for (const cookie of needs) await look('/bedarf-merken', { cookie });
    expect(renderings - before).toBe(2);
    for (const cookie of ['', 'bedarf=', 'bedarf=06_33_gesamt_sitzung', 'bedarf=x'.repeat(100)])
      await look('/bedarf-merken', cookie === '' ? {} : { cookie });
    expect(renderings - before).toBe(3);
  });

  it('are never those of a user with a bearer token', async () => {
    const owner = await signInTestUser(server);
    const own = await look('/mit-token', owner.headers);
    expect(own.seen.viewer).toBe(owner.id);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await look('/mit-token')).seen.viewer).toBeNull();
  });

  it.each([
    ['alone', (token: string) => `stammplatz=${token}`],
    ['after other cookies', (token: string) => `a; =b;c="d;stammplatz=${token}`],
    ['twice', (token: string) => `stammplatz=; stammplatz=${token}`],
  ])('are never those of a user with a session cookie: %s', async (name, cookieOf) => {
    const owner = await signInTestUser(server);
    const { token } = await startCookieSession(server.base, owner, 'test');
    const url = `/mit-cookie/${encodeURIComponent(name)}`;
    await look(url, { cookie: cookieOf(token) });
    expect((await look(url)).seen.viewer).toBeNull();
  });

  it('are not given to a user who is signed in', async () => {
    const owner = await signInTestUser(server);
    await look('/fuer-alle');
    expect((await look('/fuer-alle', owner.headers)).seen.viewer).toBe(owner.id);
  });
});

describe('the address a page sees', () => {
  it('has the registration address as its origin, whatever the request claims', async () => {
    const { seen } = await look('/kaufen-verkaufen?a=1', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(seen.url).toBe('http://holz.example/kaufen-verkaufen?a=1');
  });

  it('keeps an unreadable host from being a fault of ours', async () => {
    expect((await look('/wirt', { host: 'a b' })).status).toBe(400);
    expect((await look('/wirt-2', { host: 'a:99999999' })).status).toBe(400);
  });

  it('does not take the beginning of a path for a host', async () => {
    expect(new URL((await look('//evil.example/map')).seen.url).host).toBe('holz.example');
    expect((await look('//[/')).status).toBe(200);
  });

  it('is the same where a request names a whole address instead of a path', async () => {
    await server.app.listen({ port: 0 });
    const { port } = z.parse(z.object({ port: z.number() }), server.app.server.address());
    const headers = { host: 'evil.example' };
    const reply = request({ port, headers, path: 'http://evil.example/map?a=1' }).end();
    const [answer] = await once(reply, 'response');
    expect(JSON.parse(await text(answer))).toMatchObject({ url: 'http://holz.example/map?a=1' });
  });
});

describe('a form of a page', () => {
  const send = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/formular', headers, payload: 'a=1' });

  it.each(['127.0.0.1:3000', '192.168.0.7:3000', 'holz.example'])(
    'is taken under every address the site is reached by: %s',
    async (host) => {
      expect((await send({ host, origin: `http://${host}` })).statusCode).toBe(200);
      expect((await send({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    },
  );

  it('is refused where another site sends it, and leaves nothing in the log', async () => {
    await look('/anfang');
    const log = vi.spyOn(server.base.logger, 'error');
    const refusals = [
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of refusals) {
      const reply = await send({ host: 'holz.example', ...headers });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'session.cross-site']);
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('a method that pages do not know', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s is refused without repeating the address',
    async (method) => {
      const reply = await server.app.inject({ method, url: '/kaufen-verkaufen' });
      expect([reply.statusCode, reply.headers['content-type'], reply.json().code]).toEqual([
        405,
        'application/problem+json; charset=utf-8',
        'request.method',
      ]);
      expect(reply.headers.allow).toBe('GET, HEAD, POST');
      expect(reply.body).not.toContain('kaufen');
    },
  );
});

describe('the log', () => {
  it('has the faults of pages, not the addresses that do not exist', async () => {
    await look('/irgendwo');
    const log = vi.spyOn(server.base.logger, 'error');
    const notFound = { status: 404, statusText: 'Not Found', internal: true, data: 'No route matches' };
    logPageError({ error: notFound, requestId: null });
    expect(log).not.toHaveBeenCalled();
    logPageError({ error: { ...notFound, status: 500 }, requestId: null });
    logPageError({ error: new Error('a fault'), requestId: null });
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('a page whose call refuses', () => {
  it.each([429, 503])(
    'says that it cannot be answered just now (%d), which is no fault and is not kept',
    async (status) => {
      await look('/anfang');
      const log = vi.spyOn(server.base.logger, 'error');
      const before = renderings;
      for (let visit = 0; visit < 2; visit += 1) expect((await look(`/lager?antwort=${status}`)).status).toBe(status);
      expect(renderings - before).toBe(2);
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  it('for another reason is a fault, and stands in the log', async () => {
    await look('/anfang');
    const log = vi.spyOn(server.base.logger, 'error').mockImplementation(() => undefined);
    expect((await look('/lager?antwort=422')).status).toBe(500);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

describe('a user who is signed in', () => {
  it('gets a page that says so while the database is away, and is not taken for a guest', async () => {
    const db = await createTestDatabase();
    const away = await pagesOn(db);
    const { token } = await startCookieSession(away.base, await signInTestUser(away), 'test');
    const ask = () => away.app.inject({ url: '/lager', headers: { cookie: `stammplatz=${token}` } });
    expect((await ask()).statusCode).toBe(200);
    await db.destroy();
    const reply = await ask();
    expect([reply.statusCode, reply.json<Shown>().url]).toEqual([503, 'http://holz.example/lager']);
  });

  it('gets a page that says so while the database is silent', async () => {
    const silent = await pagesOn(await createTestDatabase(), () => new Promise(() => undefined));
    expect(await silent.app.inject({ url: '/stumm' })).toMatchObject({ statusCode: 503 });
  });
});

describe('forms with a photo', () => {
  const STEP = '/editadvert/018f0000-0000-7000-8000-000000000000/step2';
  const send = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: STEP,
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload: '--b--',
    });

  it('of a user who is not signed in lead to the sign-in, before a byte of them is kept', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send({})));
    expect(new Set(replies.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`))).toEqual(
      new Set([`303 /anmelden?callbackUrl=${encodeURIComponent(STEP)}`]),
    );
    expect(formsSeen).toEqual([]);
    const owner = await signInTestUser(server);
    expect((await send(owner.headers)).statusCode).toBe(200);
    expect(formsSeen.splice(0)).toHaveLength(1);
  });

  const formOf = (bytes: number): string =>
    [
      '--b',
      'content-disposition: form-data; name="titel"',
      '',
      'Grüße',
      '--b',
      'content-disposition: form-data; name="file"; filename="öl.txt"',
      'content-type: text/plain',
      '',
      'x'.repeat(bytes),
      '--b',
      'content-disposition: form-data; name="danach"',
      '',
      'da',
      '--b--',
      '',
    ].join('\r\n');

  it.each([
    [700_000, 700_000],
    [1_000_000, 1_000_000],
    // One extra byte tells the page that the file was too large; the rest is discarded.
    [3_000_000, 1_000_001],
  ])(
    'reach the page with a file of %d bytes as one of %d, with all that stands before and after it',
    async (sent, seen) => {
      const { headers } = await signInTestUser(server);
      for (const url of [STEP, `${STEP}.data`]) {
        const type = { 'content-type': 'multipart/form-data; boundary=b' };
        await server.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: formOf(sent) });
        const [form] = formsSeen.splice(0);
        expect(form).toMatchObject({ titel: 'Grüße', danach: 'da' });
        expect(form?.['file']).toMatchObject({ name: 'öl.txt', size: seen });
      }
    },
  );

  it.each([
    [3_000_000, 3_000_000],
    [5_000_000, 4_000_001],
  ])('keep a zip of %d bytes on the disk, not in the form, and remove it after the answer', async (sent, seen) => {
    const { headers } = await signInTestUser(server);
    const zip = [
      '--b',
      'content-disposition: form-data; name="zip"; filename="../../bilder.zip"',
      'content-type: application/zip',
      '',
      'z'.repeat(sent),
    ].join('\r\n');
    apartSeen.length = 0;
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    await server.app.inject({
      method: 'POST',
      url: STEP,
      headers: { ...headers, ...type },
      payload: `${zip}\r\n${formOf(10)}`,
    });
    expect(Object.keys(formsSeen.splice(0)[0] ?? {}).toSorted()).toEqual(['danach', 'file', 'titel']);
    expect(apartSeen).toEqual(['z'.repeat(seen)]);
    await expect
      .poll(() => readdirSync(join(server.base.config.dataDir, 'incoming-forms', String(process.pid))))
      .toEqual([]);
  });

  it('wait for their turn: one a person, and none is lost', async () => {
    const { headers } = await signInTestUser(server);
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.app.inject({ method: 'POST', url: STEP, headers: { ...headers, ...type }, payload: formOf(500_000) }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(formsSeen.splice(0)).toHaveLength(4);
  });

  it('that are broken are refused in German, and the next one is taken', async () => {
    const { headers } = await signInTestUser(server);
    const broken = await send({ ...headers, 'content-type': 'multipart/form-data' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'request.broken-form']);
    expect((await send(headers)).statusCode).toBe(200);
    formsSeen.splice(0);
  });

  it('from another site are refused first', async () => {
    const { token } = await startCookieSession(server.base, await signInTestUser(server), 'test');
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' };
    expect((await send({ ...foreign, cookie: `stammplatz=${token}` })).statusCode).toBe(403);
  });
});
