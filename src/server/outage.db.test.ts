import { once } from 'node:events';
import { request } from 'node:http';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { afterFile } from '#test/after-file.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { connect } from './platform/database/database.ts';

/** A way to the database that can fall silent without breaking, as a network does. */
async function silencableDatabase() {
  const server = inject('databaseServer');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(await createTestDatabase());
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connectSocket(`${server.host}/.s.PGSQL.5432`);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as const) {
      from?.on('data', (chunk) => isSilent || to?.write(chunk));
      from?.on('error', () => undefined);
      from?.on('close', () => to?.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const place = { host: '127.0.0.1', port, user: server.user, database: rows[0]?.name ?? '' };
  const db = connect(place, { connections: 3, readLimitInMs: 6_000 });
  afterFile(async () => {
    isSilent = false;
    for (const [near, far] of pairs) [near, far].forEach((socket) => socket.destroy());
    await db.destroy();
    proxy.close();
  });
  return { db, setSilent: (value: boolean) => void (isSilent = value) };
}

const { db, setSilent } = await silencableDatabase();
const { app } = await createTestApp({ db });

async function timed(method: 'GET' | 'POST', url: string, payload?: unknown) {
  const from = performance.now();
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method, url, ...(payload ? { headers, payload: JSON.stringify(payload) } : {}) });
  return { status: reply.statusCode, durationInMs: performance.now() - from };
}
const search = (searchTerm: string) => timed('POST', '/api/v1/products', { searchTerm });

describe('a request whose body arrives slower than an answer may take', () => {
  it('is carried out, because its limit begins when it is there', async () => {
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ searchTerm: 'birke' });
    const call = request(`${base}/api/v1/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = once(call, 'response');
    call.write(body.slice(0, 10));
    await wait(5_000);
    call.end(body.slice(10));
    const [answer] = await answered;
    expect(answer).toMatchObject({ statusCode: 200 });
    answer.resume();
  });
});

describe('a database that falls silent', () => {
  it('leaves no call unanswered for 5 seconds, is told by readiness in 2, and is used again when it speaks', async () => {
    expect((await search('buche')).status).toBe(200);
    setSilent(true);
    const [ready, live, ...searches] = await Promise.all([
      timed('GET', '/health/ready'),
      timed('GET', '/health/live'),
      ...['fichte', 'eiche', 'tanne', 'lärche', 'ahorn'].map(search),
      timed('GET', '/api/v1/adverts/01a1fdc4-dd45-7f7f-b8c5-ac481788699f'),
    ]);
    expect(ready.status).toBe(503);
    expect(ready.durationInMs).toBeLessThan(2_000);
    expect(live.status).toBe(200);
    for (const { status, durationInMs } of searches) {
      expect(status).toBe(503);
      expect(durationInMs).toBeLessThan(5_000);
    }
    setSilent(false);
    // The words of the silent time are lost, as behind a firewall that forgot: these connections never speak again.
    await expect.poll(async () => (await timed('GET', '/health/ready')).status, { timeout: 15_000 }).toBe(200);
    await expect.poll(async () => (await search('kiefer')).status, { timeout: 15_000 }).toBe(200);
  });

  it('lets statements go on that were given more time', async () => {
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      const { rows } = await sql<{ done: boolean }>`select true as done from pg_sleep(7)`.execute(connection);
      expect(rows).toEqual([{ done: true }]);
      await sql`reset statement_timeout`.execute(connection);
    });
  });
});
