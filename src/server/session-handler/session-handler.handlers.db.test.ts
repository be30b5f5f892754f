import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueCode } from '#server/one-time-codes/one-time-codes.service.ts';
import { hashPassword } from '#server/platform/secrets/password-hash.ts';
import { totpAt } from '#test/totp.ts';
import { unlimited } from '#server/platform/http/rate-limit.ts';
import { TEST_NOW, type TestUser, insertUser } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { orderSignInLink } from './email-link.service.ts';

const PASSWORD = 'drei Ster am Hang';
const ORIGIN = 'http://localhost:3000';
let now = TEST_NOW;
let built: TestApp;
let passwordHash = '';

beforeAll(async () => {
  built = await createTestApp({ clock: () => now });
  passwordHash = await hashPassword(PASSWORD);
});

const headersFrom = (line: string | string[] | undefined): string =>
  [line ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

type Form = Record<string, string>;
type Asked = { headers?: Record<string, string>; at?: TestApp };

async function post(path: string, form: Form, { headers = {}, at = built }: Asked = {}) {
  return at.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
}

async function csrf(at = built): Promise<{ csrfToken: string; cookie: string }> {
  const reply = await at.app.inject('/api/auth/csrf');
  return { csrfToken: reply.json().csrfToken, cookie: headersFrom(reply.headers['set-cookie']) };
}

/** Sends a form with a valid CSRF token. */
async function postGood(path: string, form: Form, { headers = {}, at = built }: Asked = {}) {
  const { csrfToken, cookie } = await csrf(at);
  return post(path, { csrfToken, ...form }, { headers: { cookie, ...headers }, at });
}

async function newUser(wishes: Parameters<typeof insertUser>[1] = {}): Promise<TestUser> {
  const user = await insertUser(built.db, wishes);
  await built.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.key).execute();
  return user;
}

const credentials = (user: TestUser, more: Form = {}): Form => ({ email: user.email, password: PASSWORD, ...more });

async function cookieOf(user: TestUser): Promise<string> {
  const reply = await postGood('callback/credentials', credentials(user));
  return headersFrom(reply.headers['set-cookie']);
}

const sessionOf = async (cookie: string) =>
  (await built.app.inject({ url: '/api/auth/session', headers: { cookie } })).json();

async function linkFor(email: string): Promise<Form> {
  const reply = await postGood('signin/email', { email, callbackUrl: '/chats' });
  expect(reply.headers.location).toBe(`${ORIGIN}/anmelden?verify=1&callbackUrl=%2Fchats`);
  const { plain_text } = await built.db
    .selectFrom('mails')
    .select('plain_text')
    .where('recipient', '=', email)
    .where('template', '=', 'sign-in-link')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const link = new URL(/http\S+callback\/email\S+/.exec(plain_text)?.[0] ?? '');
  expect(link.origin).toBe(ORIGIN);
  return Object.fromEntries(link.searchParams);
}

describe('plain forms without any script', () => {
  it('sign in and out by being led on', async () => {
    const user = await newUser();
    const signedIn = await postGood('callback/credentials', credentials(user, { callbackUrl: '/meine-anzeigen' }));
    expect(signedIn.statusCode).toBe(302);
    expect(signedIn.headers.location).toBe(`${ORIGIN}/meine-anzeigen`);
    expect(signedIn.headers['set-cookie']).toMatch(/^stammplatz=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
    const cookie = headersFrom(signedIn.headers['set-cookie']);
    expect((await sessionOf(cookie)).user.email).toBe(user.email);

    const token = await csrf();
    const signedOut = await post(
      'signout',
      { csrfToken: token.csrfToken, callbackUrl: '/' },
      { headers: { cookie: `${token.cookie}; ${cookie}` } },
    );
    expect(signedOut.headers.location).toBe(`${ORIGIN}/`);
    expect(signedOut.headers['set-cookie']).toMatch(/^stammplatz=; .*Expires=Thu, 01 Jan 1970/);
    expect(await sessionOf(cookie)).toEqual({});
  });

  it('are good with a form from before a change of the session secret while the one before is known', async () => {
    const SESSION_SECRET_PREVIOUS = built.base.config.sessionSecret;
    const SESSION_SECRET = 'the secret after the change, thirty-two characters';
    const share = { db: built.db, clock: () => now };
    const after = await createTestApp({ ...share, environment: { SESSION_SECRET, SESSION_SECRET_PREVIOUS } });
    const forgotten = await createTestApp({ ...share, environment: { SESSION_SECRET } });
    const user = await newUser();
    const { csrfToken, cookie } = await csrf();
    const send = (at: TestApp) =>
      post('callback/credentials', credentials(user, { csrfToken, callbackUrl: '/chats' }), {
        headers: { cookie },
        at,
      });
    expect((await send(forgotten)).headers.location).not.toBe(`${ORIGIN}/chats`);
    expect((await send(after)).headers.location).toBe(`${ORIGIN}/chats`);
  });

  it('are led back to the sign-in page with the error', async () => {
    const user = await newUser();
    const reply = await postGood(
      'callback/credentials',
      credentials(user, { password: 'falsch', callbackUrl: '/chats' }),
    );
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(`${ORIGIN}/anmelden?error=CredentialsSignin&callbackUrl=%2Fchats`);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['signin?error=SessionRequired&callbackUrl=/chats', '/anmelden?error=SessionRequired&callbackUrl=%2Fchats'],
    ['signin?callbackUrl=https://evil.example', '/anmelden'],
    ['signin/google', '/anmelden'],
    ['signout', '/abmelden'],
    ['error?error=Configuration', '/anmelden?error=Configuration'],
    ['error', '/anmelden/fehler'],
    ['verify-request?provider=email&type=email', '/anmelden?verify=1'],
    ['callback/google?code=x&state=y', '/anmelden?error=Configuration'],
    ['callback/credentials', '/anmelden?error=Configuration'],
    ['callback/email', '/anmelden/link'],
  ])('and the old pages of the protocol lead to ours: %s', async (path, page) => {
    const reply = await built.app.inject(`/api/auth/${path}`);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(ORIGIN + page);
    expect(reply.body).toBe('');
  });
});

describe('scripts', () => {
  it('get the address as JSON by either way of asking, and the refusal with a sentence', async () => {
    const user = await newUser();
    const byField = await postGood('callback/credentials', credentials(user, { json: 'true' }));
    expect(byField.statusCode).toBe(200);
    expect(byField.json()).toEqual({ url: `${ORIGIN}/` });
    const headers = { 'x-auth-return-redirect': '1' };
    const byHeader = await postGood('callback/credentials', credentials(user, { password: 'falsch' }), {
      headers: { ...headers },
    });
    expect(byHeader.statusCode).toBe(401);
    expect(byHeader.json()).toMatchObject({
      url: `${ORIGIN}/anmelden?error=CredentialsSignin`,
      code: 'account.wrong-credentials',
      message: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    });
  });

  it('may send JSON instead of a form', async () => {
    const user = await newUser();
    const { csrfToken, cookie } = await csrf();
    const reply = await built.app.inject({
      method: 'POST',
      url: '/api/auth/callback/credentials',
      headers: { cookie },
      payload: { ...credentials(user), csrfToken, json: 'true' },
    });
    expect(reply.json()).toEqual({ url: `${ORIGIN}/` });
  });

  it('hear of a provider that is not there', async () => {
    const reply = await postGood('signin/google', { json: 'true' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ url: `${ORIGIN}/anmelden?error=Configuration`, code: 'provider.unknown' });
  });
});

describe('the form token', () => {
  it('lies in a cookie whose value is encoded, and one from before that still counts', async () => {
    const { csrfToken, cookie } = await csrf();
    expect(cookie).toMatch(/^stammplatz\.csrf=[0-9a-f]{64}%7C[0-9a-f]+/);
    const headers = { cookie: cookie.replace('%7C', '|') };
    expect((await built.app.inject({ url: '/api/auth/csrf', headers })).json()).toEqual({ csrfToken });
  });

  it('stays the same for the same visitor', async () => {
    const { csrfToken, cookie } = await csrf();
    const again = await built.app.inject({ url: '/api/auth/csrf', headers: { cookie } });
    expect(again.json()).toEqual({ csrfToken });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['none', async () => ({ token: undefined, headers: {} })],
    [
      'none, although the cookie is there',
      async () => ({ token: undefined, headers: { cookie: (await csrf()).cookie } }),
    ],
    ['one without its cookie', async () => ({ token: (await csrf()).csrfToken, headers: {} })],
    [
      'that of another visitor',
      async () => ({ token: (await csrf()).csrfToken, headers: { cookie: (await csrf()).cookie } }),
    ],
    [
      'a cookie made up to fit',
      async () => ({ token: 'abc', headers: { cookie: `stammplatz.csrf=abc|${'0'.repeat(64)}` } }),
    ],
    [
      'a cookie with a third part',
      async () => {
        const { csrfToken, cookie } = await csrf();
        return { token: csrfToken, headers: { cookie: `${cookie}|x` } };
      },
    ],
    [
      'a good one from a page of another site',
      async () => {
        const { csrfToken, cookie } = await csrf();
        return { token: csrfToken, headers: { cookie, 'sec-fetch-site': 'cross-site' } };
      },
    ],
  ])('protects signing in: with %s nothing happens', async (_, make) => {
    const user = await newUser();
    const { token, headers } = await make();
    const form = {
      ...credentials(user, { json: 'true', callbackUrl: '/chats' }),
      ...(token ? { csrfToken: token } : {}),
    };
    const reply = await post('callback/credentials', form, { headers });
    expect(reply.json()).toEqual({ url: `${ORIGIN}/anmelden?csrf=true&callbackUrl=%2Fchats` });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('protects signing out', async () => {
    const cookie = await cookieOf(await newUser());
    const reply = await post('signout', { json: 'true' }, { headers: { cookie } });
    expect(reply.json()).toEqual({ url: `${ORIGIN}/abmelden?csrf=true` });
    expect(await sessionOf(cookie)).toHaveProperty('user');
  });

  it('protects ordering a mail and leaving for another service', async () => {
    const user = await newUser();
    const reply = await post('signin/email', { email: user.email, json: 'true' });
    expect(reply.json()).toEqual({ url: `${ORIGIN}/anmelden?csrf=true` });
    const mails = await built.db.selectFrom('mails').selectAll().where('recipient', '=', user.email).execute();
    expect(mails).toEqual([]);
  });

  it('is asked for only where it is due: other calls take no forms at all', async () => {
    const reply = await post('local', { identifier: 'a@b.at', password: 'x' });
    expect(reply.statusCode).toBe(415);
  });
});

describe('the site the visitor is led to', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '%',
  ])('is never %s', async (callbackUrl) => {
    const user = await newUser();
    const signedIn = await postGood('callback/credentials', credentials(user, { callbackUrl, json: 'true' }));
    expect(signedIn.json()).toEqual({ url: `${ORIGIN}/` });
    const read = await built.app.inject(`/api/auth/session?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    expect(read.json()).toEqual({});
    const signedOut = await postGood('signout', { callbackUrl, json: 'true' });
    expect(signedOut.json()).toEqual({ url: `${ORIGIN}/` });
  });

  it('is not the one that a header names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const { credentials: entry } = (await built.app.inject({ url: '/api/auth/providers', headers })).json();
    expect(entry.signinUrl).toBe(`${ORIGIN}/api/auth/signin/credentials`);
  });

  it('is the registration address in production, with cookies for https only', async () => {
    const environment = { PUBLIC_URL: 'https://stammplatz.example', RATE_LIMITS: 'on', SMTP_URL: 'smtp://localhost:1' };
    const at = await createTestApp({ environment, db: built.db });
    const user = await newUser();
    const token = await at.app.inject('/api/auth/csrf');
    expect(token.headers['set-cookie']).toMatch(
      /^__Host-stammplatz\.csrf=[0-9a-f]{64}%7C[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const reply = await postGood('callback/credentials', credentials(user, { json: 'true' }), { at });
    expect(reply.json()).toEqual({ url: 'https://stammplatz.example/' });
    expect(reply.headers['set-cookie']).toMatch(/^__Host-stammplatz=.*; Secure/);
  });
});

describe('sessions', () => {
  it('are new at every sign-in, and the one before ends', async () => {
    const user = await newUser();
    const first = await cookieOf(user);
    const token = await csrf();
    const again = await post(
      'callback/credentials',
      { csrfToken: token.csrfToken, ...credentials(user) },
      { headers: { cookie: `${token.cookie}; ${first}` } },
    );
    const second = headersFrom(again.headers['set-cookie']);
    expect(await sessionOf(first)).toEqual({});
    expect((await sessionOf(second)).user.id).toBe(user.id);
  });

  it('are not prolonged by looking at them', async () => {
    const cookie = await cookieOf(await newUser());
    const before = await sessionOf(cookie);
    now = new Date(TEST_NOW.getTime() + 3_600_000);
    expect((await sessionOf(cookie)).expires).toBe(before.expires);
    now = TEST_NOW;
  });

  it('are over for a blocked account, which cannot start one', async () => {
    const user = await newUser({ isBlocked: true });
    const reply = await postGood('callback/credentials', credentials(user, { json: 'true' }));
    expect(reply.statusCode).toBe(403);
    expect(reply.json().url).toBe(`${ORIGIN}/anmelden?error=AccessDenied`);
  });
});

describe('the link in a mail', () => {
  const press = async (form: Form, headers: Record<string, string> = { origin: ORIGIN, host: 'localhost:3000' }) =>
    post('callback/email', form, { headers });

  it('signs in one of twenty who press at the same moment', async () => {
    const user = await newUser();
    const form = await linkFor(user.email);
    const replies = await Promise.all(Array.from({ length: 20 }, async () => press(form)));
    const locations = replies.map((reply) => reply.headers.location);
    expect(locations.filter((location) => location === `${ORIGIN}/chats`)).toHaveLength(1);
    expect(locations.filter((location) => location?.includes('error=Verification'))).toHaveLength(19);
    expect(replies.filter((reply) => reply.headers['set-cookie'] !== undefined)).toHaveLength(1);
  });

  it('is good for an hour, for its own address, and replaced by a newer one', async () => {
    const user = await newUser();
    const old = await linkFor(user.email);
    const newer = await linkFor(user.email);
    expect((await press(old)).headers.location).toContain('error=Verification');
    now = new Date(TEST_NOW.getTime() + 61 * 60_000);
    expect((await press(newer)).headers.location).toContain('error=Verification');
    now = TEST_NOW;
    const other = await linkFor(user.email);
    expect((await press({ ...other, email: 'anders@muster.example' })).headers.location).toContain(
      'error=Verification',
    );
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no user is named', {}],
    ['another site, by the word of the browser', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }],
  ])('is not used up by a form of %s', async (_, headers) => {
    const user = await newUser();
    const form = await linkFor(user.email);
    expect((await press(form, headers)).headers.location).toContain('/anmelden?csrf=true');
    expect((await press(form)).headers.location).toBe(`${ORIGIN}/chats`);
  });

  it('confirms an address, and with that shuts out the person who made the account with it before', async () => {
    const user = await newUser({ isConfirmed: false });
    const strangers = await cookieOf(user);
    await built.db
      .insertInto('identities')
      .values({ provider: 'oidc', subject: `fremd-${user.key}`, user_id: user.key, created_at: TEST_NOW })
      .execute();
    const reply = await press(await linkFor(user.email));
    expect((await sessionOf(headersFrom(reply.headers['set-cookie']))).user.id).toBe(user.id);
    expect(await sessionOf(strangers)).toEqual({});
    const row = await built.db.selectFrom('users').selectAll().where('id', '=', user.key).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ password_hash: null, email_confirmed_at: TEST_NOW });
    expect(await built.db.selectFrom('identities').selectAll().where('user_id', '=', user.key).execute()).toEqual([]);
    const mails = await built.db.selectFrom('mails').select('template').where('recipient', '=', user.email).execute();
    expect(mails.map(({ template }) => template)).toContain('confirmed-by-link');
  });

  it('ends what a stranger ordered for the account before: a change to his address, a link, a new password', async () => {
    const user = await newUser({ isConfirmed: false });
    const purposes = ['CHANGE_EMAIL', 'RESET_PASSWORD', 'CONFIRM_EMAIL'] as const;
    const context = { db: built.db, clock: () => now, newId: () => crypto.randomUUID() };
    const orders = purposes.map((purpose) =>
      issueCode(context, {
        purpose,
        userKey: user.key,
        email: purpose === 'CHANGE_EMAIL' ? 'fremder@example.at' : user.email,
        payload: { from: user.email },
        lifetimeInMinutes: 60,
      }),
    );
    const [change] = await Promise.all(orders);
    await press(await linkFor(user.email));
    const reply = await built.app.inject({
      method: 'POST',
      url: '/api/v1/email-confirmation',
      payload: { code: change?.code },
    });
    expect(reply.statusCode).toBe(422);
    const row = await built.db.selectFrom('users').select('email').where('id', '=', user.key).executeTakeFirstOrThrow();
    expect(row.email).toBe(user.email);
    const open = await built.db
      .selectFrom('one_time_codes')
      .select('purpose')
      .where('user_id', '=', user.key)
      .where('used_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('is not the only mail that shuts strangers out: a new password for an unconfirmed account does too', async () => {
    const user = await newUser({ isConfirmed: false });
    await built.db
      .insertInto('identities')
      .values({ provider: 'oidc', subject: `fremd-${user.key}`, user_id: user.key, created_at: TEST_NOW })
      .execute();
    const send = async (url: string, payload: object) => built.app.inject({ method: 'POST', url, payload });
    await send('/api/auth/forgot-password', { email: user.email });
    const { plain_text } = await built.db
      .selectFrom('mails')
      .select('plain_text')
      .where('recipient', '=', user.email)
      .where('template', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    const code = /code=([\w-]+)/.exec(plain_text)?.[1];
    const password = 'vier Ster am Bach';
    const reply = await send('/api/auth/reset-password', { code, password, passwordConfirmation: password });
    expect(reply.statusCode).toBe(200);
    expect(await built.db.selectFrom('identities').selectAll().where('user_id', '=', user.key).execute()).toEqual([]);
  });

  it('leaves the password of a confirmed account alone', async () => {
    const user = await newUser();
    await press(await linkFor(user.email));
    expect((await postGood('callback/credentials', credentials(user, { json: 'true' }))).statusCode).toBe(200);
  });

  it('costs the same statements for an address without an account', async () => {
    const statements: string[] = [];
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push(node.kind === 'RawNode' ? node.sqlFragments.join('?').trim().slice(0, 60) : node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const context = { ...built.base, db: built.db.withPlugin(counter), requestId: 'test', viewer: null };
    const ask = async (email: string) => {
      statements.length = 0;
      await orderSignInLink(context, { email, goOnTo: '/', address: '192.0.2.1' }, unlimited);
      return [...statements];
    };
    const known = await ask((await newUser()).email);
    expect(await ask('niemand@muster.example')).toEqual(known);
    expect(known.length).toBeGreaterThan(3);
  });

  it('is not sent to what is no address', async () => {
    for (const email of [
      '',
      'keine',
      'a@b.at,c@d.at',
      'a@b.at\r\nBcc: c@d.at',
      '<a@b.at>',
      `${'x'.repeat(260)}@b.at`,
    ]) {
      const reply = await postGood('signin/email', { email, json: 'true' });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().url).toBe(`${ORIGIN}/anmelden?error=EmailSignin`);
    }
  });
});

describe('an account with a second factor', () => {
  async function newGuardedUser() {
    const user = await newUser();
    const { jwt } = (
      await built.app.inject({
        method: 'POST',
        url: '/api/auth/local',
        payload: { identifier: user.email, password: PASSWORD },
      })
    ).json();
    const call = async (step: string, payload: object) =>
      (
        await built.app.inject({
          method: 'POST',
          url: `/api/v1/users/me/second-factor/${step}`,
          headers: { authorization: `Bearer ${jwt}` },
          payload,
        })
      ).json();
    const { secret } = await call('setup', { currentPassword: PASSWORD });
    now = new Date(TEST_NOW.getTime() - 120_000);
    await call('confirm', { otp: totpAt(secret, now) });
    now = TEST_NOW;
    return { user, secret: String(secret) };
  }

  it('needs its code beside the password', async () => {
    const { user, secret } = await newGuardedUser();
    const without = await postGood('callback/credentials', credentials(user, { json: 'true' }));
    expect(without.statusCode).toBe(401);
    expect(without.headers['set-cookie']).toBeUndefined();
    const { searchParams } = new URL(without.json().url);
    expect(searchParams.get('error')).toBe('SecondFactorRequired');
    expect(searchParams.get('challenge')).toBe(without.json().challenge);

    const wrong = await postGood('callback/credentials', credentials(user, { json: 'true', otp: '000000' }));
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().url).toContain('error=SecondFactorWrong');

    const right = await postGood('callback/credentials', credentials(user, { json: 'true', otp: totpAt(secret, now) }));
    expect(right.statusCode).toBe(200);
    expect(await sessionOf(headersFrom(right.headers['set-cookie']))).toHaveProperty('user');
  });

  it('needs it beside a link as well, and beside a password without script', async () => {
    const { user } = await newGuardedUser();
    const form = await linkFor(user.email);
    const byLink = await post('callback/email', form, { headers: { origin: ORIGIN, host: 'localhost:3000' } });
    const byPassword = await postGood('callback/credentials', credentials(user, { callbackUrl: '/chats' }));
    for (const reply of [byLink, byPassword]) {
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.headers.location).toMatch(
        /^http:\/\/localhost:3000\/anmelden\?schritt=code&pruefung=[\w-]{43}&callbackUrl=%2Fchats$/,
      );
    }
  });
});

describe('limits', () => {
  it('count both doors together, and say so to scripts and to forms', async () => {
    const at = await createTestApp({ environment: { RATE_LIMITS: 'on' }, clock: () => now, db: built.db });
    const user = await newUser();
    const wrong = { identifier: user.email, password: 'falsch' };
    for (let tries = 0; tries < 5; tries += 1) {
      await at.app.inject({ method: 'POST', url: '/api/auth/local', payload: wrong });
      await postGood('callback/credentials', wrong, { at });
    }
    const script = await postGood('callback/credentials', credentials(user, { json: 'true' }), { at });
    expect(script.statusCode).toBe(429);
    expect(Number(script.headers['retry-after'])).toBeGreaterThan(0);
    expect(script.json()).toMatchObject({
      url: `${ORIGIN}/anmelden?error=TooManyRequests`,
      message: expect.stringContaining('viele Versuche'),
    });
    const form = await postGood('callback/credentials', credentials(user), { at });
    expect(form.headers.location).toBe(`${ORIGIN}/anmelden?error=TooManyRequests`);
  });

  it('allow three links an hour for one address', async () => {
    const at = await createTestApp({ environment: { RATE_LIMITS: 'on' }, db: built.db });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      statuses.push(
        (await postGood('signin/email', { email: 'viel@muster.example', json: 'true' }, { at })).statusCode,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
