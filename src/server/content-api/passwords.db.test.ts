import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SAME_ORIGIN, TEST_PASSWORD, accountCalls, bearer, codeTo, mailsTo } from '#test/account-calls.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { post, register, signIn, signInWithCookie, statusOfMe } = accountCalls(server);
const NEW_PASSWORD = 'vier Ster im Stadl';
const MINUTE = 60_000;

const forgot = (email: unknown) => post('/api/auth/forgot-password', { email });
const reset = (code: unknown, password: unknown = NEW_PASSWORD, passwordConfirmation: unknown = password) =>
  post('/api/auth/reset-password', { code, password, passwordConfirmation });
const change = (headers: Record<string, string>, more: Record<string, unknown> = {}, url = '') =>
  post(
    `/api/auth/change-password${url}`,
    { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD, ...more },
    headers,
  );
async function forgotten() {
  const user = await register();
  await forgot(user.email);
  return { ...user, code: await codeTo(db, user.email, 'reset-password') };
}

describe('a forgotten password', () => {
  it('brings a mail whose code sets a new one, once', async () => {
    const { email, id, code } = await forgotten();
    const done = await reset(code);
    expect(done).toMatchObject({ status: 200, body: { user: { id, email, confirmed: true } } });
    expect(await statusOfMe(bearer(done.body.jwt))).toBe(200);
    expect([(await signIn(email)).status, (await signIn(email, NEW_PASSWORD)).status]).toEqual([400, 200]);
    expect(await reset(code, 'fünf Ster im Stadl')).toMatchObject({
      status: 400,
      body: { data: null, error: { status: 400, name: 'ValidationError' } },
    });
  });

  it('is named by its link before it is used up, and then no more', async () => {
    const { code, email, headers } = await forgotten();
    const other = await register();
    const check = (as: Record<string, string> = {}) => post('/api/v1/password-reset/check', { code }, as);
    const maskedEmail = `${email.slice(0, 2)}…@${email.split('@')[1]}`;
    expect(await check()).toMatchObject({ status: 200, body: { maskedEmail, replacesSession: false } });
    expect((await check(headers)).body.replacesSession).toBe(false);
    expect((await check(other.headers)).body.replacesSession).toBe(true);
    expect((await reset(code)).status).toBe(200);
    expect(await check()).toMatchObject({ status: 422, body: { code: 'account.code-worthless' } });
  });

  it('ends every session and token the moment it is replaced, and tells the owner', async () => {
    const { email, headers, code } = await forgotten();
    const page = await signInWithCookie(email);
    expect([await statusOfMe(headers), await statusOfMe(page)]).toEqual([200, 200]);
    await reset(code);
    expect([await statusOfMe(headers), await statusOfMe(page)]).toEqual([401, 401]);
    expect((await mailsTo(db, email)).map(({ template }) => template)).toContain('password-changed');
  });

  it('is replaced once by twenty simultaneous tries with one code', async () => {
    const { email, code } = await forgotten();
    const passwords = Array.from({ length: 20 }, (_, index) => `vier Ster im Stadl ${index}`);
    const replies = await Promise.all(passwords.map((password) => reset(code, password)));
    const winners = passwords.filter((_, index) => replies[index]?.status === 200);
    expect(winners.length).toBe(1);
    expect(replies.filter(({ status }) => status === 400).length).toBe(19);
    expect((await signIn(email, winners[0])).status).toBe(200);
  });

  it('has a code of one hour', async () => {
    const early = await forgotten();
    await atTime(server, new Date(TEST_NOW.getTime() + 59 * MINUTE), async () =>
      expect((await reset(early.code)).status).toBe(200),
    );
    const late = await forgotten();
    await atTime(server, new Date(TEST_NOW.getTime() + 60 * MINUTE), async () =>
      expect((await reset(late.code)).status).toBe(400),
    );
  });

  it('has one valid code, the newest, and none after a change of the password', async () => {
    const { email, headers, code } = await forgotten();
    await forgot(email.toUpperCase());
    const newest = await codeTo(db, email, 'reset-password');
    expect(newest).not.toBe(code);
    expect((await reset(code)).status).toBe(400);
    expect((await change(headers)).status).toBe(200);
    expect((await reset(newest, 'sechs Ster im Stadl')).status).toBe(400);
  });

  it('keeps the code when the new password is refused', async () => {
    const { code } = await forgotten();
    const refused = await reset(code, 'Passwort123');
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, ['password']]);
    const differing = await reset(code, NEW_PASSWORD, 'vier Ster im Stall');
    expect([differing.status, differing.body.error.name, differing.body.error.details.errors[0].path]).toEqual([
      400,
      'ValidationError',
      ['passwordConfirmation'],
    ]);
    expect((await reset(code)).status).toBe(200);
  });

  it('lies in the database as a hash only', async () => {
    const { code } = await forgotten();
    const { rows } = await sql<{ row: string }>`select c::text as row from one_time_codes c`.execute(db);
    expect(rows.some(({ row }) => row.includes(code))).toBe(false);
    expect(Buffer.from(code, 'base64url').length).toBe(32);
  });

  it('of a blocked account brings no mail and sets nothing', async () => {
    const { email, code } = await forgotten();
    await sql`update users set blocked_at = ${TEST_NOW} where email = ${email}`.execute(db);
    expect((await reset(code)).status).toBe(403);
    const before = (await mailsTo(db, email)).length;
    expect((await forgot(email)).body).toEqual({ ok: true });
    expect((await mailsTo(db, email)).length).toBe(before);
  });

  it('confirms no address but the one the code was sent to', async () => {
    const { email, id, code } = await forgotten();
    await sql`update users set email = ${`x-${email}`} where public_id = ${id}`.execute(db);
    expect((await reset(code)).body.user.confirmed).toBe(false);
  });

  it('goes to no second recipient, whatever the body or the headers say', async () => {
    const { email } = await register();
    const before = (await mailsTo(db, email)).length;
    for (const address of [
      [email, 'boese@example.at'],
      { 0: email },
      `${email}\nbcc:boese@example.at`,
      `${email},boese@example.at`,
    ]) {
      expect((await forgot(address)).status).toBe(400);
    }
    const doubled = await server.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { 'content-type': 'application/json', host: 'boese.example', 'x-forwarded-host': 'boese.example' },
      payload: `{"email":"boese@example.at","email":"${email}"}`,
    });
    expect(doubled.json()).toEqual({ ok: true });
    const mails = await mailsTo(db, email);
    expect(mails.length).toBe(before + 1);
    expect(mails.at(-1)?.text).toContain('http://localhost:0/passwort-zuruecksetzen?code=');
    expect(mails.at(-1)?.text).not.toContain('boese');
    expect(await mailsTo(db, 'boese@example.at')).toEqual([]);
  });

  for (const code of [
    '',
    'a\u0000b',
    '\ud800',
    ['a'],
    { $ne: null },
    null,
    undefined,
    5,
    'x'.repeat(400),
    '../../etc',
  ]) {
    it(`answers 400 to ${JSON.stringify(code)?.slice(0, 40)} as code`, async () => {
      expect((await reset(code)).status).toBe(400);
    });
  }
});

describe('changing the password', () => {
  it('gives a fresh token and ends the own one with all others', async () => {
    const { email, headers } = await register();
    const other = bearer((await signIn(email)).body.jwt);
    const page = await signInWithCookie(email);
    const { status, body } = await change(headers);
    expect(status).toBe(200);
    expect(await statusOfMe(bearer(body.jwt))).toBe(200);
    expect([await statusOfMe(headers), await statusOfMe(other), await statusOfMe(page)]).toEqual([401, 401, 401]);
    expect((await mailsTo(db, email)).at(-1)?.template).toBe('password-changed');
  });

  it('gives a page a new cookie and never a token, even when it does not ask for one', async () => {
    const { email } = await register();
    for (const [url, currentPassword, password] of [
      ['?session=cookie', TEST_PASSWORD, NEW_PASSWORD],
      ['', NEW_PASSWORD, TEST_PASSWORD],
    ]) {
      const page = await signInWithCookie(email, currentPassword);
      const reply = await change(page, { currentPassword, password, passwordConfirmation: password }, url);
      expect([reply.status, reply.body.jwt]).toEqual([200, '']);
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
      expect(cookie).not.toBe(page.cookie);
      expect([await statusOfMe({ cookie }), await statusOfMe(page)]).toEqual([200, 401]);
    }
  });

  it('is refused to a foreign page that has only the cookie', async () => {
    const { email } = await register();
    const { cookie } = await signInWithCookie(email);
    expect((await change({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await signIn(email)).status).toBe(200);
  });

  it('needs a session, the current password, the same new one twice, and a new one', async () => {
    const { headers } = await register();
    expect((await change({})).status).toBe(401);
    const cases: [Record<string, unknown>, string][] = [
      [{ currentPassword: 'falsch geraten' }, 'currentPassword'],
      [{ passwordConfirmation: 'etwas anderes' }, 'passwordConfirmation'],
      [{ password: TEST_PASSWORD, passwordConfirmation: TEST_PASSWORD }, 'password'],
      [{ password: 'Brennholz1', passwordConfirmation: 'Brennholz1' }, 'password'],
    ];
    for (const [more, path] of cases) {
      const { status, body } = await change(headers, more);
      expect([status, body.error.name, body.error.details.errors[0].path]).toEqual([400, 'ValidationError', [path]]);
    }
    expect(await statusOfMe(headers)).toBe(200);
  });

  it('succeeds once when it is sent eight times at once', async () => {
    const { headers } = await register();
    const replies = await Promise.all(Array.from({ length: 8 }, () => change(headers)));
    expect(replies.filter(({ status }) => status === 200).length).toBe(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('signs out a person who signs in with the old password at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, headers } = await register();
      const [, ...entries] = await Promise.all([change(headers), ...Array.from({ length: 8 }, () => signIn(email))]);
      expect(entries.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
      for (const { body } of entries.filter(({ status }) => status === 200)) {
        expect(await statusOfMe(bearer(body.jwt))).toBe(401);
      }
    }
  });

  it('sets no field of the account but the password', async () => {
    const { id, headers } = await register();
    await change(headers, { confirmed: true, role: 1, id: 1, permissions: ['admin'], provider: 'x', blocked: true });
    const { rows } = await sql`select email_confirmed_at, blocked_at, (select count(*) from user_permissions p
      where p.user_id = u.id) as permissions from users u where public_id = ${id}`.execute(db);
    expect(rows).toEqual([{ email_confirmed_at: null, blocked_at: null, permissions: 0 }]);
  });
});

describe('limits of passwords', async () => {
  const limited = await createTestServer(db, { rateLimitsAreOn: true });
  const send = async (url: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await limited.app.inject({ method: 'POST', url, payload, remoteAddress, headers })).statusCode;

  it('let three resets an hour be asked for an address, however it is spelled and wherever from', async () => {
    const statuses: number[] = [];
    for (const [index, email] of ['o@example.at', 'O@example.at', 'o@EXAMPLE.at', 'o@example.at'].entries()) {
      statuses.push(await send('/api/auth/forgot-password', { email }, `198.51.100.${index}`));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('let ten resets an hour be asked from one place', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const address = `2001:db8:9:9::${round + 1}`;
      statuses.push(await send('/api/auth/forgot-password', { email: `r${round}@example.at` }, address));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('let an account be tried ten times, by all of its names together', async () => {
    const { email, id } = await register();
    const username = `name${id.slice(-6)}`;
    await sql`update users set username = ${username} where public_id = ${id}`.execute(db);
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const identifier = round % 2 === 0 ? email : username;
      const address = `203.0.113.${round}`;
      statuses.push(await send('/api/auth/local', { identifier, password: 'falsch geraten' }, address));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    limited.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE));
    expect(await send('/api/auth/local', { identifier: email, password: TEST_PASSWORD }, '203.0.113.99')).toBe(200);
    limited.setNow(TEST_NOW);
  });

  it('let the current password be guessed ten times with a stolen session', async () => {
    const { headers } = await register();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const body = { currentPassword: 'falsch', password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
      statuses.push(await send('/api/auth/change-password', body, `203.0.113.${round}`, headers));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('a page that resets a password', () => {
  it('is signed in by a cookie', async () => {
    const { code } = await forgotten();
    const reply = await post(
      '/api/auth/reset-password?session=cookie',
      { code, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
      SAME_ORIGIN,
    );
    expect([reply.status, reply.body.jwt]).toEqual([200, '']);
    expect(await statusOfMe({ cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' })).toBe(200);
  });
});
