import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/secrets/password-hash.ts';
import { endOwnSession } from '#server/accounts/sessions/sessions.service.ts';
import { grantFromCommandLine } from '#server/accounts/permissions/permissions.service.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer } from '#test/test-server.ts';
import { TEST_NOW } from '#test/factories.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { app } = server;
const PASSWORD = 'drei Ster am Hang';

let counter = 0;
const newEmail = () => `neu-${(counter += 1)}@example.at`;

async function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
const register = (more: Record<string, unknown> = {}) => {
  const email = newEmail();
  return post('/api/auth/local/register', { username: email.split('@')[0], email, password: PASSWORD, ...more });
};
const signIn = (identifier: unknown, password: unknown = PASSWORD) => post('/api/auth/local', { identifier, password });
async function me(headers: Record<string, string>) {
  const reply = await app.inject({ method: 'GET', url: '/api/users/me', headers });
  return { status: reply.statusCode, body: reply.json() };
}
const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` });

describe('registering', () => {
  it('makes an account that works at once', async () => {
    const { status, body } = await register({ username: 'hansholz' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username: 'hansholz', provider: 'local', confirmed: false, blocked: false });
    expect(await me(bearer(body.jwt))).toMatchObject({
      status: 200,
      body: { id: body.user.id, email: body.user.email },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('keeps passwords as argon2id only', async () => {
    const { body } = await register();
    const { rows } = await sql<{
      password_hash: string;
    }>`select password_hash from users where public_id = ${body.user.id}`.execute(db);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses an address or name that is taken, in the shape of the content API', async () => {
    const { body } = await register({ username: 'Waldfee' });
    const again = await register({ email: body.user.email.toUpperCase() });
    expect(again).toMatchObject({
      status: 400,
      body: { data: null, error: { status: 400, name: 'ApplicationError', details: {} } },
    });
    expect(again.body.error.message).toMatch(/vergeben/);
    expect((await register({ username: 'WALDFEE' })).status).toBe(400);
  });

  it('lets exactly one of twenty simultaneous registrations win', async () => {
    const email = newEmail();
    const replies = await Promise.all(Array.from({ length: 20 }, () => register({ email, username: email })));
    expect(replies.filter((reply) => reply.status === 200).length).toBe(1);
    expect(replies.filter((reply) => reply.status === 400).length).toBe(19);
  });

  it('refuses another user’s address as a user name', async () => {
    expect((await register({ username: 'opfer@example.at' })).body.error).toMatchObject({
      status: 400,
      name: 'ValidationError',
    });
  });

  it('refuses passwords that everybody knows', async () => {
    const { status, body } = await register({ password: 'Passwort123' });
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['password']]);
    expect((await register({ password: 'kurz' })).status).toBe(400);
    expect((await register({ password: 'x7'.repeat(65) })).status).toBe(400);
  });

  it('ignores every field that is not the visitor’s to set', async () => {
    const { body } = await register({
      id: 1,
      role: 1,
      confirmed: true,
      blocked: false,
      permissions: ['admin'],
      companyId: 'x',
      provider: 'google',
      email_confirmed_at: '2020-01-01',
      is_business: true,
      emailConfirmedAt: '2020-01-01',
    });
    expect(body.user.confirmed).toBe(false);
    const { rows } =
      await sql`select email_confirmed_at, is_business, (select count(*) from user_permissions p where p.user_id = u.id) as permissions
      from users u where public_id = ${body.user.id}`.execute(db);
    expect(rows).toEqual([{ email_confirmed_at: null, is_business: false, permissions: 0 }]);
  });

  const hostile: [string, unknown][] = [
    ['an array as e-mail', { username: 'a', email: ['opfer@example.at', 'boese@example.at'], password: PASSWORD }],
    ['an object as e-mail', { username: 'a', email: { $ne: '' }, password: PASSWORD }],
    ['a number as password', { username: 'a', email: 'a@example.at', password: 12345678 }],
    ['an array as password', { username: 'a', email: 'a@example.at', password: [PASSWORD] }],
    ['a NUL byte in the name', { username: 'a\u0000b', email: 'a@example.at', password: PASSWORD }],
    ['a NUL byte in the password', { username: 'a', email: 'a@example.at', password: `${PASSWORD}\u0000` }],
    ['half a surrogate pair', '{"username":"a\\ud800","email":"a@example.at","password":"drei Ster am Hang"}'],
    ['a line break in the e-mail', { username: 'a', email: 'a@example.at\r\nBcc: b@example.at', password: PASSWORD }],
    [
      'a prototype',
      '{"username":"a","email":"a@example.at","password":"drei Ster am Hang","__proto__":{"admin":true}}',
    ],
    [
      'a constructor',
      '{"username":"a","email":"a@example.at","password":"drei Ster am Hang","constructor":{"prototype":{}}}',
    ],
    ['nothing', {}],
    ['no object', '[]'],
    ['a text', '"text"'],
    ['null', 'null'],
    ['broken JSON', '{"username":'],
  ];
  for (const [what, payload] of hostile) {
    it(`answers 400 to ${what}`, async () => {
      const reply = await post('/api/auth/local/register', payload);
      expect([reply.status, reply.body.data, reply.body.error.status]).toEqual([400, null, 400]);
    });
  }

  it('refuses bodies above the limit', async () => {
    const reply = await post('/api/auth/local/register', {
      username: 'x'.repeat(1_100_000),
      email: 'a@example.at',
      password: PASSWORD,
    });
    expect([reply.status, reply.body.error.name]).toEqual([413, 'PayloadTooLargeError']);
  });
});

describe('signing in', () => {
  it('takes e-mail or user name, in any case', async () => {
    const { body } = await register({ username: 'Sepp_Forst' });
    for (const identifier of [body.user.email, body.user.email.toUpperCase(), 'sepp_forst', ' Sepp_Forst ']) {
      expect((await signIn(identifier)).status).toBe(200);
    }
  });

  it('says the same to a wrong password and an unknown account', async () => {
    const { body } = await register();
    const wrong = await signIn(body.user.email, 'falsches Passwort');
    const unknown = await signIn('niemand@example.at');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('refuses a blocked account, and its token at once', async () => {
    const { body } = await register();
    await sql`update users set blocked_at = ${TEST_NOW} where public_id = ${body.user.id}`.execute(db);
    server.sessions.forget(null);
    const reply = await signIn(body.user.email);
    expect([reply.status, reply.body.error.name]).toEqual([403, 'ForbiddenError']);
    expect((await me(bearer(body.jwt))).status).toBe(401);
  });

  for (const identifier of [['a@example.at'], { $ne: null }, 5, '', 'a\u0000@example.at', null]) {
    it(`answers 400 to ${JSON.stringify(identifier)} as identifier`, async () => {
      expect((await signIn(identifier)).status).toBe(400);
    });
  }

  it('checks an imported hash of other cost', async () => {
    const { body } = await register();
    await sql`update users set password_hash = ${await hashPassword('ein anderes Passwort')} where public_id = ${body.user.id}`.execute(
      db,
    );
    expect((await signIn(body.user.email, 'ein anderes Passwort')).status).toBe(200);
    expect((await signIn(body.user.email)).status).toBe(400);
  });
});

describe('a session', () => {
  it('ends the token with it', async () => {
    const { body } = await register();
    expect((await me(bearer(body.jwt))).status).toBe(200);
    const viewer = await server.sessions.readViewer({ kind: 'BEARER', token: body.jwt });
    await endOwnSession({ ...server.base, requestId: 'test', viewer }, server.sessions);
    expect((await me(bearer(body.jwt))).status).toBe(401);
  });

  it('is over within a second when it was ended elsewhere', async () => {
    const { body } = await register();
    await me(bearer(body.jwt));
    await sql`update sessions set ended_at = ${TEST_NOW} where user_id = (select id from users where public_id = ${body.user.id})`.execute(
      db,
    );
    await atTime(server, new Date(TEST_NOW.getTime() + 1000), async () =>
      expect((await me(bearer(body.jwt))).status).toBe(401),
    );
  });

  it('lasts 30 days', async () => {
    const { body } = await register();
    const day = 86_400_000;
    await atTime(server, new Date(TEST_NOW.getTime() + 29 * day), async () =>
      expect((await me(bearer(body.jwt))).status).toBe(200),
    );
    await atTime(server, new Date(TEST_NOW.getTime() + 30 * day), async () =>
      expect((await me(bearer(body.jwt))).status).toBe(401),
    );
  });

  it('is not opened by a token in the address, a cookie as token or a token as cookie', async () => {
    const { body } = await register();
    expect((await app.inject({ url: `/api/users/me?access_token=${body.jwt}` })).statusCode).toBe(401);
    expect((await me({ cookie: `stammplatz=${body.jwt}` })).status).toBe(401);
    const page = await post(
      '/api/auth/local?session=cookie',
      { identifier: body.user.email, password: PASSWORD },
      { 'sec-fetch-site': 'same-origin' },
    );
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    expect((await me(bearer(cookie.split('=')[1] ?? ''))).status).toBe(401);
  });

  it('answers 401 in the shape of the content API without one', async () => {
    expect(await me({})).toMatchObject({
      status: 401,
      body: { data: null, error: { status: 401, name: 'UnauthorizedError' } },
    });
  });

  it('of our own pages lives in a cookie no script can read', async () => {
    const { body } = await register();
    const credentials = { identifier: body.user.email, password: PASSWORD };
    const reply = await post('/api/auth/local?session=cookie', credentials, { 'sec-fetch-site': 'same-origin' });
    expect(reply.body).toMatchObject({ jwt: '', user: { id: body.user.id } });
    const line = String(reply.headers['set-cookie']);
    expect(line).toMatch(/^stammplatz=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=Mon, 21 Dec 2026/);
    const cookie = line.split(';')[0] ?? '';
    expect((await me({ cookie })).status).toBe(200);
    const { rows } =
      await sql`select 1 from sessions where encode(token_hash, 'escape') like ${`%${cookie.split('=')[1]}%`}`.execute(
        db,
      );
    expect(rows).toEqual([]);

    const write = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/adverts',
        headers: { cookie, ...headers },
        payload: { category: 'LOGS' },
      });
    expect((await write({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const refused = await write(headers);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'session.cross-site']);
    }
  });

  it('of a page ends when the page signs in or registers again, also as another user', async () => {
    const { body } = await register();
    const own = { 'sec-fetch-site': 'same-origin' };
    const credentials = { identifier: body.user.email, password: PASSWORD };
    const cookieOf = async (url: string, payload: unknown, headers: Record<string, string>) =>
      String((await post(url, payload, headers)).headers['set-cookie']).split(';')[0] ?? '';
    const first = await cookieOf('/api/auth/local?session=cookie', credentials, own);
    const second = await cookieOf('/api/auth/local?session=cookie', credentials, { ...own, cookie: first });
    expect([(await me({ cookie: first })).status, (await me({ cookie: second })).status]).toEqual([401, 200]);
    const email = newEmail();
    const registration = { username: email, email, password: PASSWORD };
    const third = await cookieOf('/api/auth/local/register?session=cookie', registration, { ...own, cookie: second });
    expect([(await me({ cookie: second })).status, (await me({ cookie: third })).body.email]).toEqual([401, email]);
    expect((await me(bearer(body.jwt))).status).toBe(200);
  });

  it('is not put into a cookie for a foreign page', async () => {
    const { body } = await register();
    const reply = await post(
      '/api/auth/local?session=cookie',
      { identifier: body.user.email, password: PASSWORD },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body.jwt).not.toBe('');
  });
});

describe('limits', async () => {
  const limited = await createTestServer(db, { rateLimitsAreOn: true });
  const send = (
    url: string,
    payload: Record<string, unknown>,
    headers: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) => limited.app.inject({ method: 'POST', url, payload, headers, remoteAddress });

  it('let an account be tried ten times in a quarter of an hour, whatever the spelling, address or headers', async () => {
    const spellings = ['opfer@example.at', 'OPFER@example.at', ' opfer@example.at', 'Opfer@Example.AT'];
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const reply = await send(
        '/api/auth/local',
        { identifier: spellings[round % 4] ?? '', password: 'falsch geraten', email: `${round}@example.at` },
        { 'x-forwarded-for': `203.0.113.${round}` },
        `198.51.100.${round}`,
      );
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const refused = await send(
      '/api/auth/local',
      { identifier: 'opfer@example.at', password: 'falsch geraten' },
      {},
      '198.51.100.99',
    );
    expect([refused.statusCode, refused.json().error.name, refused.headers['retry-after']]).toEqual([
      429,
      'RateLimitError',
      '900',
    ]);
  });

  it('let an address register five times in half an hour, an IPv6 customer by the /64', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const email = newEmail();
      const reply = await send(
        '/api/auth/local/register',
        { username: email, email, password: PASSWORD },
        { 'x-real-ip': `203.0.113.${round}` },
        `2001:db8:7:7::${round + 1}`,
      );
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('granting a permission', () => {
  it('works by address in any case, once, and counts within a second', async () => {
    const { body } = await register();
    expect(
      await grantFromCommandLine(server.base, {
        account: { email: body.user.email.toUpperCase() },
        permission: 'pellets',
      }),
    ).toBe(true);
    expect(
      await grantFromCommandLine(server.base, { account: { email: body.user.email }, permission: 'pellets' }),
    ).toBe(false);
    const viewer = await server.sessions.readViewer({ kind: 'BEARER', token: body.jwt });
    expect(viewer?.permissions).toEqual(['pellets']);
    await expect(
      grantFromCommandLine(server.base, { account: { email: 'niemand@example.at' }, permission: 'admin' }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
