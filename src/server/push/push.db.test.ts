import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { unlimited } from '#server/platform/http/rate-limit.ts';
import { TEST_NOW } from '#test/factories.ts';
import { startPushService } from '#test/peers/push-service.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, type SignedInUser, signInAgain, signInTestUser } from '#test/test-server.ts';
import { createPushCarrier } from './push-carrier.ts';
import { registerPushHandlers } from './push.handlers.ts';
import { dropOldPushRows, queuePush } from './push.service.ts';
import { sendDuePushes } from './push-sender.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
/** This machine counts as a public address. */
const rule = { acceptsUrl: (url: URL) => url.hostname === '127.0.0.1', acceptsHost: () => true };
registerPushHandlers(server.api, { limiter: unlimited, rule });
const service = await startPushService();
afterAll(service.close);

const { vapid } = server.base.config;
const carry = createPushCarrier({ keys: vapid, subject: 'mailto:post@example.at', rule });
const SECOND_IN_MS = 1_000;
const later = (seconds: number): Date => new Date(TEST_NOW.getTime() + seconds * SECOND_IN_MS);
const send = (at: Date = TEST_NOW): Promise<number> => atTime(server, at, () => sendDuePushes(server.base, carry));

const url = '/api/v1/users/me/push-subscriptions';
async function call(method: 'GET' | 'POST' | 'DELETE', user: Pick<SignedInUser, 'headers'>, payload?: object) {
  const reply = await server.app.inject({ method, url, headers: user.headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.json() };
}

const content = { title: 'Neue Nachricht', text: 'Zu „Buche“', path: '/chats/1', tag: 'chat-1' };
const queue = (user: SignedInUser, eventKey: string, lastsInMs = 3_600_000) =>
  queuePush(server.base, { userKey: user.key, eventKey, content, lastsInMs });
const waiting = async (): Promise<number> =>
  (await db.selectFrom('pushes').select('id').where('done_at', 'is', null).execute()).length;

let number = 0;
async function withDevice(): Promise<{ user: SignedInUser; device: string }> {
  const user = await signInTestUser(server);
  number += 1;
  const device = `device-${number}`;
  expect((await call('POST', user, service.addDevice(device))).status).toBe(201);
  return { user, device };
}

beforeEach(async () => {
  await sql`delete from pushes`.execute(db);
  service.received.length = 0;
  service.answerNext();
});

describe('a push', () => {
  test('arrives encrypted for the device and signed with the key that the browser was given', async () => {
    const { user, device } = await withDevice();
    const { key } = (await server.app.inject('/api/v1/push/key')).json();
    await queue(user, 'one');
    await queue(user, 'one');
    expect(await send()).toBe(1);
    expect(await send(later(60))).toBe(0);
    const [push, ...others] = service.received;
    expect(others).toEqual([]);
    expect(service.faults).toEqual([]);
    expect(push).toMatchObject({ device, sender: { aud: service.address, sub: 'mailto:post@example.at', key } });
    expect(JSON.parse(push?.text ?? '')).toEqual(content);
    expect(push?.headers).toMatchObject({ ttl: '3600', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(push?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect((await call('GET', user)).body).toMatchObject([{ isCurrent: true, lastSentAt: TEST_NOW.toISOString() }]);
  });

  test.each([404, 410])('that is answered with %d takes the device off the list', async (status) => {
    const { user } = await withDevice();
    await queue(user, 'one');
    await queue(user, 'two');
    service.answerNext({ status }, { status });
    expect(await send()).toBe(0);
    expect((await call('GET', user)).body).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test('waits while the push service is away, as long as it asks, and not beyond its time', async () => {
    const { user } = await withDevice();
    await queue(user, 'one', 600 * SECOND_IN_MS);
    service.answerNext({ status: 503 }, { status: 429, headers: { 'retry-after': '120' } });
    expect(await send()).toBe(0);
    expect(await send(later(4.9))).toBe(0);
    expect(await send(later(5))).toBe(0);
    const asked = service.asked();
    expect(await send(later(124))).toBe(0);
    expect(service.asked()).toBe(asked);
    expect(await send(later(125))).toBe(1);
    await queue(user, 'two', 600 * SECOND_IN_MS);
    expect(await send(later(601))).toBe(0);
    expect(await waiting()).toBe(0);
    expect(service.received).toHaveLength(1);
  });

  test('that is refused for good is not tried again, and the device stays', async () => {
    const { user } = await withDevice();
    await queue(user, 'one');
    service.answerNext({ status: 400 });
    expect(await send()).toBe(0);
    expect(await waiting()).toBe(0);
    expect((await call('GET', user)).body).toHaveLength(1);
  });

  test('goes out once when two processes send, and again after a process that took it was killed', async () => {
    const { user } = await withDevice();
    await queue(user, 'one');
    await Promise.all([send(), send()]);
    expect(service.received).toHaveLength(1);
    await queue(user, 'two');
    await expect(sendDuePushes(server.base, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect(await send(later(29))).toBe(0);
    expect(await send(later(30))).toBe(1);
  });

  test('is told once, whichever device comes later, and leaves none of its words behind', async () => {
    const { user } = await withDevice();
    await queue(user, 'one');
    expect(await send()).toBe(1);
    expect((await call('POST', user, service.addDevice('newer'))).status).toBe(201);
    expect(await queue(user, 'one')).toBe(0);
    const { rows } = await sql<{ text: string }>`select p::text as text from pushes p`.execute(db);
    expect(rows[0]?.text).not.toContain('Buche');
    await atTime(server, later(10 * 86_400), () => dropOldPushRows(server.base));
    expect((await sql`select 1 from pushes`.execute(db)).rows).toHaveLength(1);
    await atTime(server, later(10 * 86_400 + 1), () => dropOldPushRows(server.base));
    expect((await sql`select 1 from pushes`.execute(db)).rows).toEqual([]);
  });

  test('does not reach a device that was signed out', async () => {
    const { user } = await withDevice();
    await queue(user, 'one');
    await sql`update sessions set ended_at = ${TEST_NOW} where user_id = ${user.key}`.execute(db);
    expect(await send()).toBe(0);
    expect(service.received).toEqual([]);
    expect(await queue(user, 'two')).toBe(0);
    expect(await atTime(server, later(1), () => dropOldPushRows(server.base))).toBeGreaterThanOrEqual(1);
  });
});

describe('devices', () => {
  test('are noted once however often and at once they ask, and are forgotten by address or id', async () => {
    const user = await signInTestUser(server);
    const phone = service.addDevice('phone');
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', user, phone)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await call('POST', user, service.addDevice('laptop'))).status).toBe(201);
    const { body } = await call('GET', user);
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect((await call('DELETE', user, { endpoint: phone.endpoint })).status).toBe(200);
    const [left] = (await call('GET', user)).body;
    await call('DELETE', user, { id: left.id });
    await call('DELETE', user, { id: left.id });
    expect((await call('GET', user)).body).toEqual([]);
  });

  test('of others are neither listed nor forgotten, and only move with their own keys', async () => {
    const owner = await signInTestUser(server);
    const stranger = await signInTestUser(server);
    const device = service.addDevice('shared');
    await call('POST', owner, device);
    const [{ id }] = (await call('GET', owner)).body;
    await call('DELETE', stranger, { endpoint: device.endpoint, id });
    expect((await call('GET', stranger)).body).toEqual([]);
    const forged = { ...device, keys: service.addDevice('other').keys };
    expect(await call('POST', stranger, forged)).toMatchObject({ status: 409, body: { code: 'push.address-taken' } });
    await queue(owner, 'for the owner');
    expect((await atTime(server, later(1), () => call('POST', stranger, device))).status).toBe(201);
    expect((await call('GET', owner)).body).toEqual([]);
    expect(await send(later(2))).toBe(0);
  });

  test('are ten at most, the oldest makes room', async () => {
    const user = await signInTestUser(server);
    for (let count = 0; count < 11; count += 1) {
      const device = service.addDevice(`many-${count}`);
      expect((await atTime(server, later(count), () => call('POST', user, device))).status).toBe(201);
    }
    const { rows } = await sql<{ endpoint: string }>`select endpoint from push_subscriptions
      where user_id = ${user.key}`.execute(db);
    expect(rows).toHaveLength(10);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(`${service.address}/push/many-0`);
  });

  test('stay with the session they were allowed in', async () => {
    const { user } = await withDevice();
    const elsewhere = await signInAgain(server, user);
    expect((await call('GET', elsewhere)).body).toMatchObject([{ isCurrent: false }]);
  });

  test('that are none are refused at the field, and strangers get nothing', async () => {
    const user = await signInTestUser(server);
    const { endpoint, keys } = service.addDevice('valid');
    const refusals: [object, number, string][] = [
      [{ endpoint: 'http://10.0.0.1/x', keys }, 422, 'endpoint'],
      [{ endpoint: 'javascript:alert(1)', keys }, 422, 'endpoint'],
      [{ endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }, 422, 'keys.p256dh'],
      [{ endpoint, keys: { ...keys, auth: 'kurz' } }, 422, 'keys.auth'],
    ];
    for (const [payload, status, path] of refusals) {
      const reply = await call('POST', user, payload);
      expect(reply.status).toBe(status);
      expect(JSON.stringify(reply.body)).toContain(path);
    }
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await call(method, { headers: { authorization: '' } }, method === 'GET' ? undefined : {})).status).toBe(
        401,
      );
  });
});

test('the product itself pushes only to names of the internet, over https', async () => {
  const { app, base } = await createTestApp({ db });
  const user = await signInAgain(
    { ...server, base: { ...server.base, config: base.config } },
    await signInTestUser(server),
  );
  const { keys } = service.addDevice('real');
  const add = async (endpoint: string) =>
    (await app.inject({ method: 'POST', url, headers: user.headers, payload: { endpoint, keys } })).statusCode;
  expect(await add(`${service.address}/push/real`)).toBe(422);
  expect(await add('https://169.254.169.254/latest/meta-data')).toBe(422);
});
