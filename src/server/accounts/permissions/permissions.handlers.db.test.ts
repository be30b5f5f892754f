import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { type Permission, PERMISSIONS } from '#domain/accounts/permissions.ts';
import { requirePermission } from '#server/platform/context.ts';
import { TEST_NOW, insertUser, type TestUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { takeFromCommandLine } from './permissions.service.ts';
import { presentPermissions } from '#server/accounts/content-user.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const URL = '/api/v1/admin/permissions';

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, by: SignedInUser | null, payload?: object) {
  const json = payload ? { 'content-type': 'application/json' } : {};
  const reply = await server.app.inject({
    method,
    url,
    headers: { ...json, ...by?.headers },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const give = (by: SignedInUser | null, account: object, permission: string) =>
  call('POST', URL, by, { ...account, permission });
const take = (by: SignedInUser | null, userId: string, permission: string) =>
  call('DELETE', `${URL}?userId=${userId}&permission=${permission}`, by);
const viewerOf = (user: SignedInUser) =>
  server.sessions.readViewer({ kind: 'BEARER', token: user.headers.authorization.slice('Bearer '.length) });
const insertGrant = (user: TestUser, permission: Permission) =>
  db
    .insertInto('user_permissions')
    .values({ user_id: user.key, permission, granted_at: TEST_NOW, granted_by: 'test' })
    .execute();
async function refusalOf(user: SignedInUser, permission: Permission) {
  const viewer = await viewerOf(user);
  try {
    return requirePermission(viewer, permission) && null;
  } catch (error) {
    return error;
  }
}

describe('who may do what', () => {
  it('refuses everybody but administrators, strangers with 401, and says so in words fit to show', async () => {
    const victim = await insertUser(db);
    const moderator = await signInTestUser(server, ['moderation', 'dashboards', 'advertising', 'company', 'pellets']);
    for (const [method, url, payload] of [
      ['POST', URL, { userId: victim.id, permission: 'admin' }],
      ['DELETE', `${URL}?userId=${victim.id}&permission=admin`, undefined],
      ['GET', `${URL}?userId=${victim.id}`, undefined],
      ['GET', '/api/v1/admin/audit-log', undefined],
    ] as const) {
      expect((await call(method, url, null, payload)).status).toBe(401);
      const refused = await call(method, url, moderator, payload);
      expect(refused).toMatchObject({ status: 403, body: { code: 'permission.missing' } });
      expect(refused.body.message).toMatch(/^#:#.*„Verwaltung“/);
    }
  });

  it('lets a granted permission rest without a second factor, and says what to do', async () => {
    const admin = await signInTestUser(server, ['admin']);
    const withoutFactor = await signInAgain(server, admin);
    const refused = await give(withoutFactor, { userId: admin.id }, 'pellets');
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission.rests' } });
    expect(refused.body.message).toMatch(/^#:#.*\/user\/profil-einstellungen#sicherheit/);
    expect(await viewerOf(withoutFactor)).toMatchObject({ permissions: [], restingPermissions: ['admin'] });
    expect(await refusalOf(withoutFactor, 'moderation')).toMatchObject({ status: 403, code: 'permission.rests' });
    expect(await refusalOf(admin, 'moderation')).toBeNull();
    expect((await give(admin, { userId: admin.id }, 'pellets')).status).toBe(200);
  });

  it('lets bought permissions count with a password alone, and names them in German', async () => {
    const seller = await signInTestUser(server, ['company', 'pellets']);
    const viewer = await viewerOf(seller);
    expect(viewer).toMatchObject({ permissions: ['company', 'pellets'], secondFactorAt: null });
    expect(await refusalOf(seller, 'moderation')).toMatchObject({ status: 403, code: 'permission.missing' });
    expect(presentPermissions({ permissions: ['pellets'] })).toEqual([
      { id: 2, param: 'pellets', title: 'Pellets', description: expect.stringMatching(/Pellets/) },
    ]);
    expect(new Set(presentPermissions({ permissions: PERMISSIONS }).map(({ id }) => id)).size).toBe(6);
  });
});

describe('granting and taking', () => {
  it('works by address in any case or by id, twice without harm, and counts at once', async () => {
    const admin = await signInTestUser(server, ['admin']);
    const user = await signInTestUser(server);
    const given = await give(admin, { email: user.email.toUpperCase() }, 'company');
    expect(given.body).toMatchObject({
      userId: user.id,
      accountMail: user.email,
      hasSecondFactor: false,
      permissions: [{ param: 'company', title: 'Firmenseite', grantedBy: admin.id }],
    });
    expect((await viewerOf(user))?.permissions).toEqual(['company']);
    expect((await give(admin, { userId: user.id }, 'company')).body).toEqual(given.body);
    expect((await take(admin, user.id, 'company')).body.permissions).toEqual([]);
    expect((await viewerOf(user))?.permissions).toEqual([]);
    expect((await take(admin, user.id, 'company')).status).toBe(200);
    const log = await call('GET', `/api/v1/admin/audit-log?userId=${user.id}`, admin);
    expect(log.body).toMatchObject({
      total: 2,
      entries: [
        { actor: admin.id, action: 'permission.taken', subject: user.id, details: { permission: 'company' } },
        { actor: admin.id, action: 'permission.granted', subject: user.id, details: { permission: 'company' } },
      ],
    });
  });

  it('counts within a second also when another process takes a permission', async () => {
    const user = await signInTestUser(server, ['pellets']);
    expect((await viewerOf(user))?.permissions).toEqual(['pellets']);
    await sql`delete from user_permissions where user_id = ${user.key}`.execute(db);
    await atTime(server, new Date(TEST_NOW.getTime() + 1_000), async () =>
      expect((await viewerOf(user))?.permissions).toEqual([]),
    );
  });

  it('leaves what gives power over others to two people', async () => {
    const [admin, other] = [await signInTestUser(server, ['admin']), await signInTestUser(server, ['admin'])];
    const user = await insertUser(db);
    for (const permission of ['admin', 'moderation'])
      expect(await give(admin, { userId: user.id }, permission)).toMatchObject({
        status: 409,
        body: { code: 'permission.needs-two', message: expect.stringMatching(/Freigaben/) },
      });
    expect((await take(admin, other.id, 'admin')).body.code).toBe('permission.needs-two');
    await insertGrant(user, 'moderation');
    expect((await take(admin, user.id, 'moderation')).status).toBe(200);
    const { rows } = await sql`select permission from user_permissions
      where user_id in (${user.key}, ${other.key})`.execute(db);
    expect(rows).toEqual([{ permission: 'admin' }]);
  });

  it('leaves administration with the last to have it, two at once included', async () => {
    const [one, other] = [await signInTestUser(server, ['admin']), await signInTestUser(server, ['admin'])];
    await sql`delete from user_permissions where permission = 'admin' and user_id not in (${one.key}, ${other.key})`.execute(
      db,
    );
    const takeAdmin = ({ id: userId }: TestUser) =>
      takeFromCommandLine(server.base, { account: { userId }, permission: 'admin' });
    const taken = await Promise.allSettled([takeAdmin(other), takeAdmin(one)]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = taken[0]?.status === 'fulfilled' ? one : other;
    await expect(takeAdmin(left)).rejects.toMatchObject({ code: 'permission.last-admin' });
    const { rows } = await sql<{ user_id: number }>`select user_id from user_permissions
      where permission = 'admin'`.execute(db);
    expect(rows).toEqual([{ user_id: left.key }]);
  });

  it('refuses accounts that are not there, user names, and junk', async () => {
    const admin = await signInTestUser(server, ['admin']);
    const user = await insertUser(db);
    await sql`update users set username = 'chefin' where id = ${user.key}`.execute(db);
    const unknownId = '01900000-0000-7000-8000-000000000000';
    expect((await give(admin, { userId: unknownId }, 'pellets')).status).toBe(404);
    expect((await give(admin, { email: 'niemand@example.at' }, 'pellets')).status).toBe(404);
    expect((await give(admin, { email: 'chefin' }, 'pellets')).status).toBe(422);
    expect((await give(admin, {}, 'pellets')).body.errors).toEqual([expect.objectContaining({ path: 'email' })]);
    for (const permission of ['root', '', '__proto__', 'ADMIN'])
      expect((await give(admin, { userId: user.id }, permission)).status).toBeOneOf([400, 422]);
    expect((await take(admin, "' or 1=1", 'admin')).status).toBeOneOf([400, 422]);
    expect((await call('GET', '/api/v1/admin/audit-log?page=-1', admin)).status).toBeOneOf([400, 422]);
    expect((await call('GET', '/api/v1/admin/audit-log?pageSize=100000', admin)).status).toBeOneOf([400, 422]);
  });

  it('shows the log page by page, the newest first, without secrets', async () => {
    const admin = await signInTestUser(server, ['admin']);
    const user = await insertUser(db);
    for (const permission of ['company', 'pellets', 'advertising']) await give(admin, { userId: user.id }, permission);
    const pages = await Promise.all(
      [0, 1, 2].map((page) => call('GET', `/api/v1/admin/audit-log?userId=${user.id}&page=${page}&pageSize=2`, admin)),
    );
    const permissions = pages.map(({ body }) =>
      body.entries.map((entry: { details: { permission: string } }) => entry.details.permission),
    );
    expect(permissions).toEqual([['advertising', 'pellets'], ['company'], []]);
    expect(pages.map(({ body }) => body.total)).toEqual([3, 3, 3]);
    expect(JSON.stringify(pages[0]?.body)).not.toContain(user.email);
    expect((await call('GET', '/api/v1/admin/audit-log', admin)).body.total).toBeGreaterThan(3);
  });
});

describe('npm run grant', () => {
  const runGrant = async (...args: string[]): Promise<{ code: number | null; text: string }> => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const { host, user } = inject('databaseServer');
    const databaseUrl = `postgresql://${user}@/${rows[0]?.name}?host=${encodeURIComponent(host)}`;
    return new Promise((resolve) => {
      const child = spawn(process.execPath, ['tools/db.ts', 'grant', ...args], {
        env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', SESSION_SECRET: 's'.repeat(40) },
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
      child.on('close', (code) => resolve({ code, text }));
    });
  };

  it('grants, lists and takes, and the log names the command line', async () => {
    const user = await signInTestUser(server);
    const granted = await runGrant(user.email, 'moderation');
    expect(granted).toEqual({ code: 0, text: expect.stringMatching(/hat jetzt .*„moderation“.*\n.*ruht/) });
    expect((await runGrant(user.email, 'pellets')).text).not.toMatch(/ruht/);
    expect((await runGrant(user.email, '--list')).text).toMatch(/aus\n {2}moderation .*command line\n {2}pellets /);
    expect((await runGrant(user.email, 'moderation', '--take')).code).toBe(0);
    const { rows } = await sql`select actor, action, details ->> 'permission' as permission from audit_log
      where subject = ${user.id} order by id`.execute(db);
    expect(rows).toEqual([
      { actor: 'command line', action: 'permission.granted', permission: 'moderation' },
      { actor: 'command line', action: 'permission.granted', permission: 'pellets' },
      { actor: 'command line', action: 'permission.taken', permission: 'moderation' },
    ]);
  });

  it('switches a lost second factor off', async () => {
    const user = await signInTestUser(server);
    await sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
      values (${user.key}, 'AAAA', ${TEST_NOW}, ${TEST_NOW})`.execute(db);
    await insertGrant(user, 'moderation');
    expect((await runGrant(user.email, 'second-factor', '--take')).text).toMatch(/ist aus/);
    expect((await runGrant(user.email, 'second-factor', '--take')).text).toMatch(/keinen zweiten Faktor/);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from second_factors
      where user_id = ${user.key}`.execute(db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('ends with an error and the reason for an unknown account, permission or option', async () => {
    const user = await insertUser(db);
    expect(await runGrant('niemand@example.at', 'pellets')).toMatchObject({ code: 1 });
    expect(await runGrant(user.email, 'root')).toEqual({ code: 1, text: expect.stringMatching(/^Aufruf:/) });
    const { rows } = await sql`select 1 from user_permissions where user_id = ${user.key}`.execute(db);
    expect(rows).toEqual([]);
  });
});
