import { expect, it } from 'vitest';
import { bearer } from '#test/account-calls.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { insertUser } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { readMaintenance } from '#tools/maintenance.ts';

const { app, base, db } = await createTestApp();
const DESK = '/api/v1/desk';

async function call(method: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string>, payload?: object) {
  const json = payload ? { 'content-type': 'application/json' } : {};
  const body = payload ? { payload: JSON.stringify(payload) } : {};
  const reply = await app.inject({ method, url, headers: { ...headers, ...json }, ...body });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

async function signIn(permissions: readonly 'admin'[]) {
  const user = await insertUser(db);
  const now = base.clock();
  for (const permission of permissions)
    await db
      .insertInto('user_permissions')
      .values({ user_id: user.key, permission, granted_at: now, granted_by: 'test' })
      .execute();
  return bearer(await startBearerSession(base, user, 'test', { secondFactorAt: now }));
}

const admin = await signIn(['admin']);
const person = await signIn([]);
const write = (headers: Record<string, string>) => call('POST', '/api/v1/users/me/sessions/end-others', headers);

it('shows an announcement from its begin until it is taken down', async () => {
  const to = new Date(Date.now() + 3_600_000).toISOString();
  const added = await call('POST', `${DESK}/announcements`, admin, { words: 'Am Freitag zu.', to });
  expect(added).toMatchObject({ status: 201, body: { announcements: [{ words: 'Am Freitag zu.', isShown: true }] } });
  const again = await call('POST', `${DESK}/announcements`, admin, { words: 'Am Freitag zu.', to });
  expect(again).toMatchObject({ status: 409, body: { code: 'announcement.same', errors: [{ path: 'words' }] } });
  const past = await call('POST', `${DESK}/announcements`, admin, { words: 'Zu spät', to: '2020-01-01T00:00:00Z' });
  expect(past).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } });
  const end = `${DESK}/announcements/${added.body.announcements[0].id}/end`;
  expect((await call('POST', end, admin)).body.announcements).toEqual([]);
  expect((await call('POST', end, admin)).status).toBe(404);
  expect((await call('GET', `${DESK}/site-state`, person)).status).toBe(403);
});

it('refuses writes with 503 during maintenance, but not reads, signing in and administrators', async () => {
  const expectedEnd = new Date(Date.now() + 60_000).toISOString();
  const begun = await call('PUT', `${DESK}/maintenance`, admin, { isOn: true, expectedEnd });
  expect(begun.status).toBe(200);
  const refused = await write(person);
  expect(refused).toMatchObject({ status: 503, body: { code: 'site.maintenance' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect((await write(admin)).status).toBe(200);
  expect((await call('POST', '/api/v1/products', {}, {})).status).toBe(200);
  const { status } = await call('POST', '/api/auth/local', {}, { identifier: 'x@example.at', password: 'falsch' });
  expect(status).toBe(400);
  expect((await call('PUT', `${DESK}/maintenance`, admin, { isOn: false })).body.maintenance).toBeNull();
  expect((await write(person)).status).toBe(200);
});

it('hears of the command line within a second or two, and records who did it', async () => {
  expect(await readMaintenance(['on', 'Gleich wieder da.'])(base)).toContain('Gleich wieder da.');
  await expect.poll(async () => (await write(person)).status, { timeout: 5_000 }).toBe(503);
  expect(await readMaintenance(['off'])(base)).toBe('Keine Wartung.');
  await expect.poll(async () => (await write(person)).status, { timeout: 5_000 }).toBe(200);
  expect(() => readMaintenance(['on', '--minutes', 'viele'])).toThrow('Aufruf');
  const log = await db.selectFrom('audit_log').select(['action', 'actor']).orderBy('id', 'desc').limit(2).execute();
  expect(log).toEqual([
    { action: 'maintenance.ended', actor: 'command line' },
    { action: 'maintenance.begun', actor: 'command line' },
  ]);
});
