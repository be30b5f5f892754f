import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { TEST_NOW, insertAdvert } from '#test/factories.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const KEYS = '/api/v1/users/me/api-keys';
const DRAFT = { category: 'FIREWOOD', title: 'Aus dem Programm' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, headers: Record<string, string> = {}, payload?: object) => {
  const reply = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.json() };
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function makeKey(user: SignedInUser, name = 'Warenwirtschaft') {
  const reply = await call('POST', KEYS, user.headers, { name });
  expect(reply.status).toBe(201);
  return reply.body;
}

test('a key is shown once, kept as a hash, named in a mail and noted in the log of the account', async () => {
  const user = await signInTestUser(server);
  const made = await makeKey(user);
  expect(made).toMatchObject({ name: 'Warenwirtschaft', lastUsedAt: null, isValid: true });
  expect(made.key).toMatch(/^sp_[A-Za-z0-9_-]{43}$/);
  expect(made.key.startsWith(made.shownStart)).toBe(true);
  const listed = await call('GET', KEYS, user.headers);
  expect(listed.body).toHaveLength(1);
  expect(JSON.stringify(listed.body)).not.toContain(made.key);
  const { rows } = await sql<{ line: string }>`select row_to_json(k)::text as line from api_keys k
    union all select row_to_json(m)::text from mails m union all select row_to_json(l)::text from audit_log l
    union all select row_to_json(i)::text from idempotency_keys i`.execute(db);
  const stored = rows.map(({ line }) => line).join('\n');
  expect(stored).not.toContain(made.key);
  expect(stored).toContain('Neuer Schlüssel für Programme');
  expect(stored).toContain('api-key.made');
});

test('a key acts for its owner in adverts, and notes when it was used last', async () => {
  const user = await signInTestUser(server);
  const other = await signInTestUser(server);
  const { key } = await makeKey(user);
  const made = await call('POST', '/api/v1/adverts', bearer(key), DRAFT);
  expect(made).toMatchObject({ status: 201, body: { title: 'Aus dem Programm', isMine: true } });
  const foreign = await insertAdvert(db, { user: other });
  expect((await call('PUT', `/api/v1/adverts/${foreign.id}`, bearer(key), DRAFT)).status).toBe(404);
  expect((await call('GET', KEYS, user.headers)).body[0].lastUsedAt).toBe(TEST_NOW.toISOString());
  expect((await call('GET', '/api/v1/lookups', bearer(key))).status).toBe(
    (await call('GET', '/api/v1/lookups')).status,
  );
});

test.each<[Method, string, object?]>([
  ['GET', '/api/v1/users/me'],
  ['GET', KEYS],
  ['POST', KEYS, { name: 'Noch einer' }],
  ['DELETE', `${KEYS}/019a0000-0000-7000-8000-000000000000`],
  ['POST', '/api/v1/users/me/email', { email: 'neu@example.at' }],
  ['GET', '/api/v1/users/me/sessions'],
  ['POST', '/api/v1/users/me/export', {}],
  ['DELETE', '/api/v1/users/me', {}],
  ['GET', '/api/users/me'],
  ['POST', '/api/auth/change-password', { currentPassword: 'a', password: 'b', passwordConfirmation: 'b' }],
])('a key opens nothing of the account: %s %s', async (method, url, payload) => {
  const { key } = await makeKey(await signInTestUser(server));
  const reply = await call(method, url, bearer(key), payload);
  expect(reply.status).toBe(403);
  expect(JSON.stringify(reply.body)).toContain('#:#Ein Schlüssel für Programme gilt nur für Anzeigen und Importe');
});

test('permissions to moderate and to administer never count through a key, selling pellets does', async () => {
  const admin = await signInTestUser(server, ['admin', 'moderation', 'pellets']);
  const { key } = await makeKey(admin);
  const blocked = await insertAdvert(db, { status: 'BLOCKED' });
  expect((await call('GET', `/api/v1/adverts/${blocked.id}`, bearer(key))).status).toBe(410);
  const buyer = await signInTestUser(server);
  const { key: other } = await makeKey(buyer);
  for (const [holder, status] of [
    [key, 200],
    [other, 403],
  ] as const) {
    const { body } = await call('POST', '/api/v1/adverts', bearer(holder), COMPLETE_EDITS.PELLETS);
    expect((await call('POST', `/api/v1/adverts/${body.id}/publish`, bearer(holder))).status).toBe(status);
  }
});

test('a revoked key is worthless at once; a foreign one cannot be revoked', async () => {
  const user = await signInTestUser(server);
  const { id, key } = await makeKey(user);
  const other = await signInTestUser(server);
  expect((await call('DELETE', `${KEYS}/${id}`, other.headers)).status).toBe(404);
  expect((await call('POST', '/api/v1/adverts', bearer(key), DRAFT)).status).toBe(201);
  expect((await call('DELETE', `${KEYS}/${id}`, user.headers)).status).toBe(200);
  expect(await call('POST', '/api/v1/adverts', bearer(key), DRAFT)).toMatchObject({
    status: 401,
    body: { code: 'api-key.worthless' },
  });
  expect((await call('DELETE', `${KEYS}/${id}`, user.headers)).status).toBe(200);
  expect((await call('GET', KEYS, user.headers)).body).toMatchObject([{ id, isValid: false }]);
});

test('an invented key is refused, also one that looks like a token', async () => {
  for (const key of ['sp_', `sp_${'A'.repeat(43)}`, 'sp_.a.b'])
    expect((await call('GET', '/api/v1/adverts/019a0000-0000-7000-8000-000000000000', bearer(key))).status).toBe(401);
});

test('keys rest while the account is blocked or ending, and end for good with a new password', async () => {
  const user = await signInTestUser(server);
  const { key } = await makeKey(user);
  const use = async () => (await call('POST', '/api/v1/adverts', bearer(key), DRAFT)).status;
  const set = (column: 'blocked_at' | 'deletion_asked_at' | 'password_changed_at', at: Date | null) =>
    db
      .updateTable('users')
      .set({ [column]: at })
      .where('id', '=', user.key)
      .execute();
  expect(await use()).toBe(201);
  for (const column of ['blocked_at', 'deletion_asked_at'] as const) {
    await set(column, TEST_NOW);
    expect(await use()).toBe(401);
    await set(column, null);
    expect(await use()).toBe(201);
  }
  await set('password_changed_at', new Date(TEST_NOW.getTime() + 1));
  expect(await use()).toBe(401);
  expect((await call('GET', KEYS, user.headers)).body).toMatchObject([{ isValid: false }]);
});

test('a key needs a recent proof: a session left open makes none', async () => {
  const user = await signInTestUser(server);
  const later = new Date(TEST_NOW.getTime() + 11 * 60_000);
  await atTime(server, later, async () => {
    expect(await call('POST', KEYS, user.headers, { name: 'Spät' })).toMatchObject({
      status: 403,
      body: { code: 'account.sign-in-again' },
    });
    expect((await call('POST', KEYS, (await signInAgain(server, user)).headers, { name: 'Neu' })).status).toBe(201);
  });
});

test('ten keys may count at once, however many are asked for together; revoked ones make room', async () => {
  const user = await signInTestUser(server);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, number) => call('POST', KEYS, user.headers, { name: `Nummer ${number}` })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(replies.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'api-key.too-many' });
  const [{ id }] = (await call('GET', KEYS, user.headers)).body;
  await call('DELETE', `${KEYS}/${id}`, user.headers);
  expect((await call('POST', KEYS, user.headers, { name: 'Platz' })).status).toBe(201);
});

test('a key needs a name', async () => {
  const user = await signInTestUser(server);
  expect((await call('POST', KEYS, user.headers, { name: '  ' })).status).toBe(422);
  expect((await call('POST', KEYS, user.headers, { name: 'a\u0000b' })).status).toBe(400);
});
