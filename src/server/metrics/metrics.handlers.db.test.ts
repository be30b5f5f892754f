import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { searchProducts } from '#contract/search/products.ts';
import { createServer } from '#server/app.ts';
import { connect } from '#server/platform/database/database.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { afterFile } from '#test/after-file.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { registerMetrics } from './metrics.handlers.ts';

const { app } = await createTestApp();
const guarded = await createTestApp({ environment: { METRICS_TOKEN: 'ein langes Geheimnis' } });

type Asked = { on?: typeof app; headers?: Record<string, string>; remoteAddress?: string };
async function metrics({ on = app, headers = {}, remoteAddress = '127.0.0.1' }: Asked = {}) {
  const reply = await on.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body };
}
/** Ignores the order of labels. */
const sorted = (name: string): string =>
  name.replace(/\{(.*)\}/, (_all, labels: string) => `{${labels.split(',').toSorted().join(',')}}`);
const valueOf = (text: string, name: string): number | null => {
  const found = text.split('\n').find((line) => sorted(line).startsWith(`${sorted(name)} `));
  return found === undefined ? null : Number(found.slice(name.length + 1));
};

it('counts requests by pattern and status, and how long they took', async () => {
  for (const id of ['01a1fdc4-dd45-7f7f-b8c5-ac481788699f', '01a1fdc4-dd45-7f7f-b8c5-ac4817886990'])
    await app.inject({ method: 'GET', url: `/api/v1/adverts/${id}` });
  const { text, type } = await metrics();
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  const labels = 'route="/api/v1/adverts/:advertId",method="GET"';
  expect(valueOf(text, `http_requests_total{${labels},status="404"}`)).toBe(2);
  expect(valueOf(text, `http_request_duration_seconds_count{${labels}}`)).toBe(2);
  expect(valueOf(text, `http_request_duration_seconds_bucket{${labels},le="+Inf"}`)).toBe(2);
  const buckets = [...text.matchAll(/_bucket\{.*route="\/api\/v1\/adverts\/:advertId".*\} (\d+)/g)].map(([, n]) =>
    Number(n),
  );
  expect(buckets).toHaveLength(12);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  expect(text).not.toContain('01a1fdc4');
});

it('counts how long calls took, a search of a page like one that came by HTTP', async () => {
  const { app: on, server } = await createTestApp();
  const filter = { page: 0, size: 1 };
  on.get('/page', async (request, reply) =>
    server.apiFor({ request, reply }).call(searchProducts, { productFilter: filter }),
  );
  expect((await on.inject({ method: 'GET', url: '/page' })).json()).toMatchObject({ pageSize: 1 });
  expect((await on.inject({ method: 'POST', url: '/api/v1/products', payload: filter })).statusCode).toBe(200);
  const { text } = await metrics({ on });
  const name = 'stammplatz_call_duration_seconds';
  expect(valueOf(text, `${name}_count{operation="searchProducts"}`)).toBe(2);
  expect(valueOf(text, `${name}_bucket{operation="searchProducts",le="+Inf"}`)).toBe(2);
  expect(valueOf(text, `${name}_sum{operation="searchProducts"}`)).toBeGreaterThan(0);
});

it('says what waits, in the database and in memory', async () => {
  const sent = await app.inject({
    method: 'POST',
    url: '/api/v1/event-logs/submit-event',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    payload: { events: Array.from({ length: 3 }, () => ({ type: 'PAGE_OPENED', path: '/' })) },
  });
  expect(sent.json()).toEqual({ accepted: 3 });
  await expect.poll(async () => valueOf((await metrics()).text, 'stammplatz_events_total{outcome="written"}')).toBe(3);
  const { text } = await metrics();
  for (const name of [
    'queue_length{queue="mails"}',
    'database_connections{state="idle"}',
    'event_lag_seconds{step="sum"}',
  ])
    expect([name, valueOf(text, `stammplatz_${name}`)]).toEqual([name, expect.any(Number)]);
});

it('says what waits in memory while the database is away, and leaves out what only the database knows', async () => {
  const server = await createTestServer(await createTestDatabase());
  const away = connect({ host: '127.0.0.1', port: 1 });
  afterFile(() => away.destroy());
  const figures = () => ({ waiting: 70, oldestInMs: 4_000, written: 0, own: 0, unknown: 0, shed: 0, dropped: 0 });
  registerMetrics(
    { app: server.app, base: { ...server.base, db: away }, watchCalls: () => undefined },
    { events: { figures }, leads: () => true, more: [] },
  );
  const { text } = await metrics({ on: server.app });
  expect(valueOf(text, 'stammplatz_queue_length{queue="events"}')).toBe(70);
  expect(valueOf(text, 'stammplatz_event_lag_seconds{step="write"}')).toBe(4);
  expect(text).not.toMatch(/queue="mails"|step="sum"/);
});

it('tells what only rises from what rises and falls', async () => {
  const { text } = await metrics();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
  const counters = [...types].filter(([, type]) => type === 'counter').map(([name]) => name);
  expect(counters).toEqual(['http_requests_total', 'process_cpu_seconds_total', 'stammplatz_events_total']);
  expect([...types.keys()].filter((name) => name.endsWith('_total'))).toEqual(counters);
});

it('calls a loop that nothing holds up not late', async () => {
  const idle = createMetrics();
  afterFile(idle.close);
  const late = async () => valueOf(await idle.text(), 'stammplatz_event_loop_delay_p99_seconds');
  // The delay is measured every 20 ms and includes that interval unless it is subtracted.
  await expect.poll(late, { interval: 200 }).toBeLessThan(0.02);
});

it.each([
  ['another machine', { remoteAddress: '203.0.113.7' }],
  ['a client behind a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
])('shows nothing to %s', async (_who, asked) => {
  expect((await metrics(asked)).status).toBe(404);
});

it('asks for the token where one is set, also on this machine', async () => {
  const { app: on } = guarded;
  expect((await metrics({ on })).status).toBe(404);
  expect((await metrics({ on, headers: { authorization: 'Bearer ein langes Gerät' } })).status).toBe(404);
  const told = { on, remoteAddress: '203.0.113.7', headers: { authorization: 'Bearer ein langes Geheimnis' } };
  expect((await metrics(told)).status).toBe(200);
});

it('writes neither addresses nor mail addresses nor tokens into the log', async () => {
  const lines: string[] = [];
  const server = await createTestServer(await createTestDatabase());
  const written = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const loggingServer = await createServer({ ...server.base, logger: pino({ level: 'trace', base: null }, written) });
  loggingServer.get('/fails/:id', async () => {
    throw new Error('broken');
  });
  await loggingServer.inject({
    method: 'GET',
    url: '/fails/7?email=karl@example.at&token=geheim',
    remoteAddress: '203.0.113.7',
    headers: { authorization: 'Bearer geheim', cookie: 'stammplatz=geheim', 'x-forwarded-for': '198.51.100.9' },
  });
  await loggingServer.close();
  expect(lines.join('')).toContain('broken');
  expect(lines.join('')).toContain('requestId');
  expect(lines.join('')).not.toMatch(/203\.0\.113|198\.51\.100|karl@|geheim/);
});

it('names every queue that the runbook lists, and no other', async () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../../docs/runbook.md'), 'utf8');
  const line = /\| `stammplatz_queue_length\{queue\}` +\| (.*)\|/.exec(runbook)?.[1] ?? '';
  const listed = [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const queues = [...(await metrics()).text.matchAll(/^stammplatz_queue_length\{.*queue="([^"]+)".*\}/gm)];
  expect(queues.map(([, name]) => name).toSorted()).toEqual(listed.toSorted());
});
