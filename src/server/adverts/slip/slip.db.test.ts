import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OwnPileSlip } from '#contract/adverts/slip/slip.schemas.ts';
import { purgeDeletedAdverts } from '#server/adverts/life/gone-adverts.service.ts';
import { unlimited } from '#server/platform/http/rate-limit.ts';
import { newTalker } from '#test/chats.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { qrCodeInPdf } from '#test/pdf-qr-code.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestServer } from '#test/test-server.ts';
import { registerSlipHandlers } from './slip.handlers.ts';

let now = TEST_NOW;
const { app, base, db } = await createTestApp({ clock: () => now });

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const SLIP = {
  lotNumber: '12',
  place: 'Forststraße Hinterwald, nach dem Schranken',
  point: { latitude: 47.71234, longitude: 13.62345 },
  access: 'Bis 40 t, Wendeplatz nach 200 m',
  contact: 'Johann Huber, 0664 1234567',
};
type Headers = Record<string, string>;
const addressOf = (id: string, part = ''): string => `/api/v1/adverts/${id}/slip${part}`;
const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, payload?: object) => {
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.json() };
};
const save = (id: string, headers: Headers, slip: object = SLIP) => call('PUT', addressOf(id), headers, slip);
const paperOf = async (id: string, headers: Headers) => {
  const reply = await app.inject({ method: 'GET', url: addressOf(id, '/document'), headers });
  return { status: reply.statusCode, bytes: reply.rawPayload, headers: reply.headers };
};
const scan = (url: string, { method = 'GET' as 'GET' | 'HEAD', address = '192.0.2.1', headers = {} as Headers } = {}) =>
  app.inject({
    method,
    url: new URL(url).pathname,
    remoteAddress: address,
    headers: { 'user-agent': BROWSER, ...headers },
  });
/** The server writes and sums up by itself. */
async function expectScans(id: string, headers: Headers, count: number): Promise<void> {
  const counted = async () => (await call('GET', addressOf(id), headers)).body.scanCount;
  await expect.poll(counted, { timeout: 10_000 }).toBe(count);
}

async function sellerWithSlip(more: Partial<typeof SLIP> = {}) {
  const user = await newTalker(base);
  const advert = await insertAdvert(db, { user, category: 'LOGS', title: 'Fichte Blochholz', data: dataOf('LOGS') });
  const saved = await save(advert.id, user.headers, { ...SLIP, ...more });
  expect(saved.status).toBe(200);
  const { scanUrl }: OwnPileSlip = saved.body;
  return { user, advert, scanUrl: scanUrl ?? '' };
}
/** So that the next scan from the same address counts again. */
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));

test('a slip is written with what the advert says already, and keeps its short address', async () => {
  const user = await newTalker(base);
  const advert = await insertAdvert(db, { user, title: 'Fichte' });
  const empty = await call('GET', addressOf(advert.id), user.headers);
  expect(empty).toMatchObject({
    status: 200,
    body: { slip: null, scanUrl: null, isPublic: true, suggestion: { lotNumber: '2026-1', point: null, access: '' } },
  });
  const first = await save(advert.id, user.headers);
  expect(first.body).toMatchObject({ slip: SLIP, scanCount: 0 });
  expect(first.body.scanUrl).toMatch(/^http:\/\/localhost:\d+\/los\/[0-9A-HJKMNP-TV-Z]{8}$/);
  const [one, other] = await Promise.all([
    save(advert.id, user.headers, { ...SLIP, place: '  Lager\n\nplatz ', point: null }),
    save(advert.id, user.headers, { ...SLIP, place: 'Lager platz', point: null }),
  ]);
  expect(new Set([first, one, other].map(({ body }) => body.scanUrl)).size).toBe(1);
  expect((await call('GET', addressOf(advert.id), user.headers)).body.slip).toEqual({
    ...SLIP,
    place: 'Lager platz',
    point: null,
  });
  const second = await insertAdvert(db, { user });
  expect((await call('GET', addressOf(second.id), user.headers)).body.suggestion.lotNumber).toBe('2026-2');
});

test('the paper is one page of A5 whose code leads to the advert', async () => {
  const { user, advert, scanUrl } = await sellerWithSlip();
  const { status, bytes, headers } = await paperOf(advert.id, user.headers);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  const [page = '', ...more] = pdfPages(bytes);
  expect(more).toEqual([]);
  const text = page.replaceAll('\n', ' ');
  for (const words of ['12', 'Fichte Blochholz', 'Hinterwald', '47.712340, 13.623450', 'Wendeplatz', 'Johann Huber'])
    expect(text).toContain(words);
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'));
  expect([box?.[1], box?.[2]].map((points) => Math.round((Number(points) / 72) * 25.4))).toEqual([148, 210]);
  expect(await qrCodeInPdf(bytes)).toBe(scanUrl);
  const reply = await scan(scanUrl);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, `/ad/${advert.id}`]);
  expect((await app.inject(`/api/v1/adverts/${advert.id}`)).statusCode).toBe(200);
});

test('the longest words stay on one page and inside their fields', async () => {
  const { user, advert } = await sellerWithSlip({
    lotNumber: 'W'.repeat(12),
    place: 'Forststraßenabzweigung '.repeat(6).slice(0, 120),
    access: 'Schranken mit Schlüssel beim Förster abholen, dann 2 km. '.repeat(5).slice(0, 240),
    contact: 'Waldwirtschaftsgemeinschaft '.repeat(5).slice(0, 120),
  });
  await sql`update adverts set title = ${'Fichtenrundholz '.repeat(8).slice(0, 120)} where id = ${advert.key}`.execute(
    db,
  );
  const { status, bytes } = await paperOf(advert.id, user.headers);
  expect(status).toBe(200);
  expect(pdfPages(bytes)).toHaveLength(1);
});

test('only its owner sees, writes, prints or deletes a slip, and nothing of it is public', async () => {
  const { advert, scanUrl } = await sellerWithSlip();
  const stranger = await newTalker(base);
  for (const headers of [{}, stranger.headers]) {
    const refused = Object.keys(headers).length === 0 ? 401 : 404;
    expect((await call('GET', addressOf(advert.id), headers)).status).toBe(refused);
    expect((await save(advert.id, headers)).status).toBe(refused);
    expect((await call('DELETE', addressOf(advert.id), headers)).status).toBe(refused);
    expect((await paperOf(advert.id, headers)).status).toBe(refused);
  }
  const seen = await Promise.all(
    [`/api/v1/adverts/${advert.id}`, `/api/v1/products/${advert.slug}`, '/api/v1/products'].map((url) =>
      app.inject(url),
    ),
  );
  for (const { body } of seen) expect(body).not.toMatch(/Hinterwald|Wendeplatz|0664 1234567|47\.71234/);
  expect((await scan(scanUrl)).body).not.toMatch(/Hinterwald|Huber/);
});

test('only a slip of a public advert with wood is printed', async () => {
  const user = await newTalker(base);
  const draft = await insertAdvert(db, { user, status: 'DRAFT' });
  expect((await paperOf(draft.id, user.headers)).status).toBe(409);
  const saved = await save(draft.id, user.headers);
  expect(saved.body.isPublic).toBe(false);
  expect((await paperOf(draft.id, user.headers)).status).toBe(409);
  expect((await scan(saved.body.scanUrl)).headers.location).toBe(`/ad/${draft.id}`);
  expect((await app.inject(`/api/v1/adverts/${draft.id}`)).statusCode).toBe(404);
  const service = await insertAdvert(db, { user, category: 'SERVICES', data: dataOf('SERVICES') });
  expect((await save(service.id, user.headers)).body.code).toBe('slip.no-wood');
  const unwritten = await insertAdvert(db, { user });
  expect(JSON.parse((await paperOf(unwritten.id, user.headers)).bytes.toString()).code).toBe('slip.not-written');
});

test.each([
  [{ lotNumber: '' }, 'lotNumber', 422],
  [{ lotNumber: 'x'.repeat(13) }, 'lotNumber', 422],
  [{ place: 'x'.repeat(121) }, 'place', 422],
  [{ access: 'a\0b' }, 'access', 400],
  [{ point: { latitude: 91, longitude: 0 } }, 'point', 422],
])('refuses %j at its field', async (flaw, field, expected) => {
  const user = await newTalker(base);
  const advert = await insertAdvert(db, { user });
  const { status, body } = await save(advert.id, user.headers, { ...SLIP, ...flaw });
  expect(status).toBe(expected);
  expect(body.errors[0].path).toContain(field);
});

test('a person counts once in ten minutes; robots, previews, heads and the owner do not', async () => {
  const { user, advert, scanUrl } = await sellerWithSlip();
  for (const headers of [
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    user.headers,
  ])
    expect((await scan(scanUrl, { headers, address: '192.0.2.99' })).statusCode).toBe(302);
  expect((await scan(scanUrl, { method: 'HEAD', address: '192.0.2.98' })).statusCode).toBe(302);
  for (let time = 0; time < 3; time += 1) await scan(scanUrl);
  later(11);
  await scan(scanUrl);
  await scan(scanUrl, { address: '192.0.2.2' });
  await expectScans(advert.id, user.headers, 3);
  const { rows } = await sql`select * from events where type = 'SLIP_SCANNED' and item_id = ${advert.id}::uuid`.execute(
    db,
  );
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Android/);
  const own = await app.inject({ url: '/api/v1/adverts/own?status=ACTIVE', headers: user.headers });
  expect(own.json().items[0]).toMatchObject({ id: advert.id, scanCount: 3 });
  const figures = await app.inject({ url: `/api/v1/statistics/adverts/${advert.id}`, headers: user.headers });
  expect(figures.json()).toMatchObject({ scans: { inPeriod: 3, ever: 3 } });
});

test('a thousand scans at once are all led on, and a flood from one address counts once', async () => {
  const { user, advert, scanUrl } = await sellerWithSlip();
  const replies = await Promise.all(
    Array.from({ length: 1_000 }, (_scan, index) =>
      scan(scanUrl, { address: index < 900 ? '198.51.100.7' : `203.0.113.${index - 900}` }),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([302]));
  await expectScans(advert.id, user.headers, 101);
});

test.each([
  ['hangs', () => new Promise<boolean>(() => undefined)],
  ['fails', () => Promise.reject(new Error('no counter'))],
])('a counter that %s holds no scan up', async (_name, countScan) => {
  const { scanUrl, advert } = await sellerWithSlip();
  const broken = await createTestServer(db);
  registerSlipHandlers(broken.api, { limiter: unlimited, events: { countScan } });
  const reply = await broken.app.inject({ url: new URL(scanUrl).pathname, headers: { 'user-agent': BROWSER } });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, `/ad/${advert.id}`]);
});

test('a code typed by hand is read with small letters; what was never given is not found', async () => {
  const { scanUrl, advert } = await sellerWithSlip();
  const reply = await scan(scanUrl.replace(/[^/]+$/, (code) => code.toLowerCase()));
  expect(reply.headers.location).toBe(`/ad/${advert.id}`);
  for (const code of ['00000000', 'x', advert.id, '%00', "';--"])
    expect((await scan(`http://localhost/los/${code}`)).statusCode).toBe(404);
});

test('the address of a sold advert goes on to say so, also when advert and slip are deleted for good', async () => {
  const { user, advert, scanUrl } = await sellerWithSlip();
  expect((await call('DELETE', addressOf(advert.id), user.headers)).status).toBe(200);
  expect((await call('GET', addressOf(advert.id), user.headers)).body.slip).toBeNull();
  const remove = { method: 'DELETE', url: '/api/v1/adverts', headers: user.headers } as const;
  const sold = await app.inject({ ...remove, payload: { id: advert.id, deleteType: 'SOLD_HERE' } });
  expect(sold.statusCode).toBe(200);
  const target = async () => {
    expect((await scan(scanUrl)).headers.location).toBe(`/ad/${advert.id}`);
    return (await app.inject(`/api/v1/adverts/${advert.id}`)).statusCode;
  };
  expect(await target()).toBe(410);
  later(15 * 24 * 60);
  await purgeDeletedAdverts(base);
  expect(await target()).toBe(410);
  expect(await db.selectFrom('pile_slips').select('place').where('advert_id', '=', advert.key).execute()).toEqual([]);
});
