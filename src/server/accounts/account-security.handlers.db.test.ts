import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SAME_ORIGIN, TEST_PASSWORD, accountCalls, bearer, codeTo, mailsTo } from '#test/account-calls.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer } from '#test/test-server.ts';
import { startBearerSession } from './sessions/sessions.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, post, register, signIn, signInWithCookie, statusOfMe } = accountCalls(server);

type Headers = Record<string, string>;
const list = (headers: Headers) => call('GET', '/api/v1/users/me/sessions', undefined, headers);
const end = (id: string, headers: Headers) => call('DELETE', `/api/v1/users/me/sessions/${id}`, undefined, headers);

describe('the sessions of an account', () => {
  it('are listed with the current one first, and tell nothing that would open one', async () => {
    const { email, headers } = await register();
    await signInWithCookie(email);
    const { status, body } = await list(headers);
    expect(status).toBe(200);
    expect(body.map(({ kind, isCurrent }: { kind: string; isCurrent: boolean }) => [kind, isCurrent])).toEqual([
      ['BEARER', true],
      ['COOKIE', false],
    ]);
    expect(Object.keys(body[0]).sort()).toEqual(
      ['createdAt', 'device', 'id', 'isCurrent', 'kind', 'lastSeenAt', 'signInMethod'].sort(),
    );
  });

  it('end one by one, at once', async () => {
    const { email, headers } = await register();
    const page = await signInWithCookie(email);
    expect(await statusOfMe(page)).toBe(200);
    const { body } = await list(headers);
    expect((await end(body[1].id, headers)).status).toBe(200);
    expect([await statusOfMe(page), await statusOfMe(headers)]).toEqual([401, 200]);
    expect((await end(body[1].id, headers)).status).toBe(404);
    expect((await list(headers)).body.length).toBe(1);
  });

  it('take the cookie with them when a page ends its own', async () => {
    const { email } = await register();
    const page = await signInWithCookie(email);
    const [own] = (await list(page)).body;
    const reply = await end(own.id, page);
    expect(String(reply.headers['set-cookie'])).toMatch(/^stammplatz=; .*Expires=Thu, 01 Jan 1970/);
    expect(await statusOfMe(page)).toBe(401);
  });

  it('cannot be listed or ended by anybody else', async () => {
    const owner = await register();
    const stranger = await register();
    const [session] = (await list(owner.headers)).body;
    expect((await end(session.id, stranger.headers)).status).toBe(404);
    expect((await end(session.id, {})).status).toBe(401);
    expect((await list({})).status).toBe(401);
    expect(await statusOfMe(owner.headers)).toBe(200);
    expect((await list(stranger.headers)).body.length).toBe(1);
    for (const id of ['1', 'null', '%00', "'; drop table sessions"]) {
      expect((await end(encodeURIComponent(id), owner.headers)).status).toBe(400);
    }
  });

  it('end all but the one that asks, and only the asker’s', async () => {
    const { email, headers } = await register();
    const stranger = await register();
    const others = [bearer((await signIn(email)).body.jwt), await signInWithCookie(email)];
    for (const other of others) expect(await statusOfMe(other)).toBe(200);
    expect((await call('POST', '/api/v1/users/me/sessions/end-others', undefined, headers)).status).toBe(200);
    for (const other of others) expect(await statusOfMe(other)).toBe(401);
    expect([await statusOfMe(headers), await statusOfMe(stranger.headers)]).toEqual([200, 200]);
  });

  it('are not ended by a foreign page', async () => {
    const { email, headers } = await register();
    const { cookie } = await signInWithCookie(email);
    const reply = await call('POST', '/api/v1/users/me/sessions/end-others', undefined, {
      cookie,
      'sec-fetch-site': 'cross-site',
    });
    expect([reply.status, await statusOfMe(headers)]).toEqual([403, 200]);
  });
});

describe('changing the e-mail address', () => {
  const ask = (email: unknown, headers: Headers, currentPassword: unknown = TEST_PASSWORD) =>
    post('/api/v1/users/me/email', { email, currentPassword }, headers);
  const confirm = (code: string) => post('/api/v1/email-confirmation', { code });
  let counter = 0;
  const newAddress = () => `anders-${(counter += 1)}@example.at`;

  it('counts when the new address is confirmed, and tells the old one', async () => {
    const { email, headers } = await register();
    const address = newAddress();
    expect(await ask(address.toUpperCase(), headers)).toMatchObject({
      status: 200,
      body: { email: address, sent: true },
    });
    expect((await mailsTo(db, email)).at(-1)).toMatchObject({ template: 'change-email-notice' });
    expect((await signIn(email)).status).toBe(200);
    const code = await codeTo(db, address, 'change-email');
    expect(await confirm(code)).toMatchObject({ status: 200, body: { purpose: 'CHANGE_EMAIL', email: address } });
    expect([(await signIn(email)).status, (await signIn(address)).status]).toEqual([400, 200]);
    const { body } = await call('GET', '/api/users/me', undefined, headers);
    expect(body).toMatchObject({ email: address, username: address, confirmed: true });
    expect((await confirm(code)).status).toBe(422);
  });

  it('leaves nothing open in the old mailbox', async () => {
    const { email, headers } = await register();
    await post('/api/auth/forgot-password', { email });
    const address = newAddress();
    await ask(address, headers);
    await confirm(await codeTo(db, address, 'change-email'));
    const code = await codeTo(db, email, 'reset-password');
    const password = 'sieben Ster im Stadl';
    const reply = await post('/api/auth/reset-password', { code, password, passwordConfirmation: password });
    expect(reply.status).toBe(400);
  });

  it('needs the current password', async () => {
    const { headers } = await register();
    const address = newAddress();
    for (const password of ['falsch geraten', '', null]) {
      const { status, body } = await ask(address, headers, password);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'account.proof-refused', 'currentPassword']);
    }
    expect(await mailsTo(db, address)).toEqual([]);
    expect((await ask(address, {})).status).toBe(401);
  });

  it('needs a fresh sign-in where there is no password', async () => {
    const { id, headers } = await register();
    await sql`update users set password_hash = null where public_id = ${id}`.execute(db);
    expect((await ask(newAddress(), headers, null)).status).toBe(200);
    await atTime(server, new Date(TEST_NOW.getTime() + 10 * 60_000), async () => {
      const { status, body } = await ask(newAddress(), headers, null);
      expect([status, body.code]).toEqual([403, 'account.sign-in-again']);
      expect(body.message).toMatch(/^#:#/);
      const owner = await sql<{ key: number }>`select id as key from users where public_id = ${id}`.execute(db);
      const token = await startBearerSession(server.base, { key: owner.rows[0]?.key ?? 0, id }, 'test');
      expect((await ask(newAddress(), bearer(token), null)).status).toBe(200);
    });
  });

  it('answers the same for an address that has an account, whose owner is told instead', async () => {
    const owner = await register();
    const { email, headers } = await register();
    expect(await ask(owner.email, headers)).toMatchObject({ status: 200, body: { email: owner.email, sent: true } });
    expect((await mailsTo(db, owner.email)).map(({ template }) => template)).toEqual(['confirm-email', 'email-in-use']);
    expect((await mailsTo(db, email)).at(-1)?.template).toBe('change-email-notice');
  });

  it('is refused when the address was taken in the meantime', async () => {
    const { headers, email } = await register();
    const address = newAddress();
    await ask(address, headers);
    await register({ email: address, username: address });
    expect((await confirm(await codeTo(db, address, 'change-email'))).status).toBe(422);
    expect((await signIn(email)).status).toBe(200);
  });

  it('lets one of two accounts have an address that both asked for', async () => {
    const address = newAddress();
    const codes: string[] = [];
    for (const { headers } of [await register(), await register()]) {
      await ask(address, headers);
      codes.push(await codeTo(db, address, 'change-email'));
    }
    const statuses = (await Promise.all(codes.map(confirm))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  it('falls with a change of the password', async () => {
    const { headers } = await register();
    const address = newAddress();
    await ask(address, headers);
    const password = 'acht Ster im Stadl';
    const change = { currentPassword: TEST_PASSWORD, password, passwordConfirmation: password };
    expect((await post('/api/auth/change-password', change, headers)).status).toBe(200);
    expect((await confirm(await codeTo(db, address, 'change-email'))).status).toBe(422);
  });

  it('refuses the own address, junk, and a foreign page', async () => {
    const { email, headers } = await register();
    expect((await ask(email, headers)).status).toBe(400);
    for (const junk of [['a@example.at'], { $ne: 1 }, null, 'a\u0000@example.at', '\ud800@example.at']) {
      expect((await ask(junk, headers)).status).toBe(400);
    }
    for (const junk of ['', 'a', 'a@example.at\nbcc:b@example.at', 'a@example.at,b@example.at']) {
      expect((await ask(junk, headers)).status).toBe(422);
    }
    const { cookie } = await signInWithCookie(email);
    expect((await ask(newAddress(), { cookie })).status).toBe(403);
    expect((await ask(newAddress(), { cookie, ...SAME_ORIGIN })).status).toBe(200);
  });
});
