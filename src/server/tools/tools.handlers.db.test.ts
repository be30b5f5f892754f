import { beforeAll, expect, test } from 'vitest';
import { LOG_LIST_PDF_PATH } from '#contract/tools/log-list-pdf.ts';
import { MOST_LOGS, encodeLogList } from '#domain/wood/logs/log-list.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, type TestServer } from '#test/test-server.ts';
import { createApiServer } from '#server/platform/http/routing.ts';
import { createMemoryRateLimiter, unlimited } from '#server/platform/http/rate-limit.ts';
import { registerToolFiles } from './tools.handlers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(await createTestDatabase(), {
    publicUrl: 'https://holz.example',
    isProduction: true,
  });
  const { app, base } = server;
  const runOnce = async () => ({ status: 500, body: null });
  registerToolFiles(createApiServer({ app, base, readViewer: async () => null, runOnce }), { limiter: unlimited });
});

const print = (query: Record<string, string>) =>
  server.app.inject(`${LOG_LIST_PDF_PATH}?${new URLSearchParams(query).toString()}`);

test('a list is printed with its logs, its rules and its sum', async () => {
  const reply = await print({ liste: '1*410*33.8-32.6*B*417_6*506*45*A', rinde: 'altherr', laengen: 'bloch' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page = '', ...more] = pdfPages(reply.rawPayload);
  expect(more).toEqual([]);
  const lines = page.split('\n');
  const logs = ['417', 'Fichte', '4,10 / 4,00', '33,8/32,6', '30', '0,283', 'Lärche', '5,06 / 5,00', '0,628'];
  for (const text of ['Abmaßliste', '0,91 fm', 'Länge/verr. (m)', ...logs]) expect(lines).toContain(text);
  expect(page).toContain('Rinde nach Altherr.');
  expect(page).toContain('Seite 1 von 1');
});

test('the paper names the woods whose bark is not taken off by the named rule', async () => {
  const reply = await print({ liste: '27*400*30_8**31', rinde: 'rvr' });
  const page = pdfPages(reply.rawPayload).join(' ').replaceAll('\n', ' ');
  expect(page).toContain('Für Birke nennt die RVR keine Stufen.');
  expect(page).toContain('Für Zirbe gibt es keine Rindentabelle.');
});

test('the paper prints the agreed bark deductions and deducts them, of woods without a table too', async () => {
  const agreed = { rinde: 'vereinbart', abzug: '20=1; 35=2,5; 4' };
  // Stone pine of 30 cm: 30 - 2.5 = 27.5, cut to 27 cm; pi / 4 * 0.27 ^ 2 * 4 = 0.229 fm.
  const page = pdfPages((await print({ liste: '8*400*30*B', ...agreed })).rawPayload)
    .join(' ')
    .replaceAll('\n', ' ');
  expect(page).toContain('Rinde wie vereinbart: bis 20 cm 1 cm, bis 35 cm 2,5 cm, darüber 4 cm.');
  expect(page).toContain('0,229');
  expect(page).not.toContain('keine Rindentabelle');
  const unread = pdfPages((await print({ liste: '8*400*30*B', rinde: 'vereinbart', abzug: 'wie immer' })).rawPayload);
  expect(unread.join(' ').replaceAll('\n', ' ')).toContain('Der vereinbarte Abzug ist nicht zu lesen.');
});

test('long names of woods and grades stay on one line, in the sums and in the list', async () => {
  const reply = await print({ liste: '48*400*30*A/BC_19**31' });
  const lines = pdfPages(reply.rawPayload).join('\n').split('\n');
  for (const name of ['Weichlaubholz gemischt', 'Nadelholz gemischt']) {
    expect(lines.filter((line) => line === name)).toHaveLength(2);
  }
});

test('five hundred logs are printed on as many sheets as they need, each log once', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    number: 1001 + index,
    woodTypeId: 1,
    measuredLengthInCm: 400,
    diameterReadingsInCm: [20 + (index % 30)],
    grade: 'B',
  }));
  const pages = pdfPages((await print({ liste: encodeLogList(rows) })).rawPayload);
  expect(pages).toHaveLength(15);
  const numbers = pages.flatMap((page) => page.split('\n').filter((line) => /^1[0-5]\d\d$/.test(line)));
  expect(numbers).toEqual(rows.map(({ number }) => String(number)));
});

test('the longest list that the page keeps reaches the server, with the cookies of a signed-in user', async () => {
  const rows = Array.from({ length: MOST_LOGS }, (_, index) => ({
    number: 1000 + index * 7,
    woodTypeId: index % 2 === 0 ? 20 : 22,
    measuredLengthInCm: 401.5 + (index % 50) * 10,
    diameterReadingsInCm: [33.5 + (index % 9), 32.5 + (index % 7)],
    grade: index % 2 === 0 ? 'Cx' : 'A',
  }));
  const site = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const query = new URLSearchParams({ liste: encodeLogList(rows) }).toString();
  const headers = { cookie: 'x='.padEnd(1500, 'y') };
  expect(query.length).toBeGreaterThan(20_000);
  // 404, but from a server that has read the whole URL; 431 would mean that it has not.
  expect((await fetch(`${site}/keine-seite?${query}`, { headers })).status).toBe(404);
});

test('without logs it leads back to the calculator', async () => {
  const reply = await print({ liste: 'Besenstiel' });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/holz-tools/rundholz-rechner']);
});

test('drawing is limited', async () => {
  const busy = await createTestServer(await createTestDatabase(), {});
  const runOnce = async () => ({ status: 500, body: null });
  registerToolFiles(createApiServer({ app: busy.app, base: busy.base, readViewer: async () => null, runOnce }), {
    limiter: createMemoryRateLimiter(() => 0),
  });
  const statuses: number[] = [];
  for (let take = 0; take <= 30; take += 1) statuses.push((await busy.app.inject(LOG_LIST_PDF_PATH)).statusCode);
  expect(statuses.slice(0, 30).every((status) => status === 302)).toBe(true);
  expect(statuses[30]).toBe(429);
});
