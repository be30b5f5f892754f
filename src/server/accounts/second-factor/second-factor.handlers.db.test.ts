import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/secrets/password-hash.ts';
import { mailsTo as queuedFor } from '#test/account-calls.ts';
import { totpAt } from '#test/totp.ts';
import { TEST_NOW, insertUser, type TestUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type TestServer, atTime, createTestServer, signInAgain } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const strict = await createTestServer(db, { rateLimitsAreOn: true });
const PASSWORD = 'drei Ster am Hang';
const PASSWORD_HASH = await hashPassword(PASSWORD);
const ME = '/api/v1/users/me/second-factor';

type Headers = Record<string, string>;
type Sent = { payload?: object; headers?: Headers; at?: TestServer };
async function call(method: 'GET' | 'POST', url: string, { payload, headers = {}, at = server }: Sent) {
  const reply = await at.app.inject({
    method,
    url,
    headers: payload ? { 'content-type': 'application/json', ...headers } : headers,
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
const post = (url: string, payload: object, headers: Headers = {}, at = server) =>
  call('POST', url, { payload, headers, at });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const codeAt = (secret: string, seconds: number) => totpAt(secret, later(seconds));

async function newUser() {
  const user = await insertUser(db);
  await sql`update users set password_hash = ${PASSWORD_HASH} where id = ${user.key}`.execute(db);
  return signInAgain(server, user);
}

/** An account with its second factor on since a minute, so that the codes of now are still unused. */
async function newGuardedUser() {
  const user = await newUser();
  return atTime(server, later(-60), async () => {
    const setup = await post(`${ME}/setup`, { currentPassword: PASSWORD }, user.headers);
    const secret: string = setup.body.secret;
    const confirmed = await post(`${ME}/confirm`, { otp: codeAt(secret, -60) }, user.headers);
    const recoveryCodes: string[] = confirmed.body.recoveryCodes;
    return { ...user, secret, recoveryCodes };
  });
}

const signIn = (user: TestUser, more: object = {}, at = server) =>
  post('/api/auth/local', { identifier: user.email, password: PASSWORD, ...more }, {}, at);
async function challengeOf(user: TestUser): Promise<string> {
  const { body } = await signIn(user);
  return body.error.details.challenge;
}
const answer = (challenge: string, otp: string, at = server) =>
  post('/api/v1/sign-in/second-factor', { challenge, otp }, {}, at);
const state = async (headers: Headers) => (await call('GET', ME, { headers })).body;
const grant = (user: TestUser, permission: string) =>
  sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
    values (${user.key}, ${permission}, ${TEST_NOW}, 'test')`.execute(db);
const mailsTo = async (user: TestUser) =>
  (
    await db.selectFrom('mails').select('template').where('recipient', '=', user.email).orderBy('created_at').execute()
  ).map(({ template }) => template);
const wordsOfEnd = async (user: TestUser) =>
  (await queuedFor(db, user.email)).find(({ template }) => template === 'second-factor-off')?.text;

describe('setting up a second factor', () => {
  it('needs the password, a first code of the app, and then shows ten recovery codes once', async () => {
    const user = await newUser();
    expect(await state(user.headers)).toEqual({
      isOn: false,
      confirmedAt: null,
      recoveryCodesLeft: 0,
      isProvedInSession: false,
      freshUntil: null,
      restingPermissions: [],
    });
    expect((await post(`${ME}/setup`, {}, user.headers)).status).toBe(422);
    expect((await post(`${ME}/setup`, { currentPassword: 'falsch geraten' }, user.headers)).status).toBe(422);
    const setup = await post(`${ME}/setup`, { currentPassword: PASSWORD }, user.headers);
    expect(setup.body.otpauthUrl).toContain(`secret=${setup.body.secret}`);
    expect(setup.body.qrCode.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect((await signIn(user)).status).toBe(200);
    const wrong = codeAt(setup.body.secret, 300);
    expect((await post(`${ME}/confirm`, { otp: wrong }, user.headers)).body.code).toBe('account.wrong-second-factor');
    const confirmed = await post(`${ME}/confirm`, { otp: codeAt(setup.body.secret, 0) }, user.headers);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await state(user.headers)).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isProvedInSession: true });
    expect(await mailsTo(user)).toEqual(['second-factor-on']);
    expect((await post(`${ME}/setup`, { currentPassword: PASSWORD }, user.headers)).status).toBe(409);
    expect((await post(`${ME}/confirm`, { otp: codeAt(setup.body.secret, 30) }, user.headers)).status).toBe(409);
  });

  it('keeps neither the secret nor the recovery codes readable', async () => {
    const user = await newGuardedUser();
    const { rows } = await sql<{ text: string }>`
      select f::text || (select string_agg(c::text, ',') from recovery_codes c where c.user_id = f.user_id) as text
      from second_factors f where user_id = ${user.key}`.execute(db);
    for (const word of [user.secret, Buffer.from(user.secret).toString('hex'), ...user.recoveryCodes])
      expect(rows[0]?.text).not.toContain(word);
  });

  it('is over after half an hour, and belongs to the secret shown last', async () => {
    const user = await newUser();
    const first = await post(`${ME}/setup`, { currentPassword: PASSWORD }, user.headers);
    const last = await post(`${ME}/setup`, { currentPassword: PASSWORD }, user.headers);
    expect((await post(`${ME}/confirm`, { otp: codeAt(first.body.secret, 0) }, user.headers)).status).toBe(400);
    await atTime(server, later(31 * 60), async () => {
      const late = await post(`${ME}/confirm`, { otp: codeAt(last.body.secret, 31 * 60) }, user.headers);
      expect([late.status, late.body.code]).toEqual([409, 'second-factor.no-setup']);
    });
  });

  it('is confirmed once by twenty simultaneous tries', async () => {
    const user = await newUser();
    const { body } = await post(`${ME}/setup`, { currentPassword: PASSWORD }, user.headers);
    const otp = codeAt(body.secret, 0);
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(`${ME}/confirm`, { otp }, user.headers)));
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await state(user.headers)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await mailsTo(user)).toEqual(['second-factor-on']);
  });

  it('is for who is signed in', async () => {
    for (const url of [`${ME}/setup`, `${ME}/confirm`, `${ME}/prove`, `${ME}/recovery-codes`, `${ME}/disable`])
      expect((await post(url, { otp: '123456' })).status).toBe(401);
    const user = await newUser();
    for (const url of [`${ME}/confirm`, `${ME}/prove`, `${ME}/recovery-codes`, `${ME}/disable`])
      expect((await post(url, { otp: '123456' }, user.headers)).status).toBe(409);
  });
});

describe('signing in with a second factor', () => {
  it('gives no session for the password alone', async () => {
    const user = await newGuardedUser();
    const refused = await signIn(user);
    expect(refused).toMatchObject({
      status: 400,
      body: { data: null, error: { name: 'SecondFactorRequired', details: { secondFactor: 'required' } } },
    });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(refused.body)).not.toContain('jwt');
  });

  it('takes password and code in one call of the content API, and the code once', async () => {
    const user = await newGuardedUser();
    const otp = codeAt(user.secret, 0);
    const signedIn = await signIn(user, { otp });
    expect(signedIn.status).toBe(200);
    const headers = { authorization: `Bearer ${signedIn.body.jwt}` };
    expect(await state(headers)).toMatchObject({ isProvedInSession: true });
    const again = await signIn(user, { otp });
    expect([again.status, again.body.error.message]).toEqual([400, expect.stringMatching(/schon verwendet/)]);
    expect((await signIn(user, { otp: codeAt(user.secret, -30) })).status).toBe(400);
    expect((await signIn(user, { otp: codeAt(user.secret, 30) })).status).toBe(200);
  });

  it('finishes with a token for other clients, with a cookie for our own pages', async () => {
    const user = await newGuardedUser();
    const token = await answer(await challengeOf(user), codeAt(user.secret, 0));
    expect(token.body).toMatchObject({ jwt: expect.stringMatching(/^ey/), user: { id: user.id } });
    const page = await post(
      '/api/v1/sign-in/second-factor?session=cookie',
      { challenge: await challengeOf(user), otp: codeAt(user.secret, 30) },
      { 'sec-fetch-site': 'same-origin' },
    );
    expect(page.body.jwt).toBe('');
    expect(page.headers['set-cookie']).toMatch(/^stammplatz=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    expect(await state({ cookie })).toMatchObject({ isOn: true, isProvedInSession: true });
    const replaced = await post(
      '/api/v1/sign-in/second-factor',
      { challenge: await challengeOf(user), otp: user.recoveryCodes[0] ?? '' },
      { 'sec-fetch-site': 'same-origin', cookie },
    );
    expect([replaced.body.jwt, replaced.headers['set-cookie'] === undefined]).toEqual(['', false]);
    expect((await call('GET', ME, { headers: { cookie } })).status).toBe(401);
    const foreign = await post(
      '/api/v1/sign-in/second-factor?session=cookie',
      { challenge: await challengeOf(user), otp: user.recoveryCodes[1] ?? '' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.headers['set-cookie']).toBeUndefined();
  });

  it('lets a challenge be answered once, and one of twenty simultaneous answers win', async () => {
    const user = await newGuardedUser();
    const challenge = await challengeOf(user);
    const otp = codeAt(user.secret, 0);
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(challenge, otp)));
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await answer(challenge, codeAt(user.secret, 30))).body.code).toBe('account.challenge-over');
  });

  it('ends a challenge after five answers, ten minutes, or a later sign-in', async () => {
    const user = await newGuardedUser();
    const tried = await challengeOf(user);
    const wrong = codeAt(user.secret, 600);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await answer(tried, wrong)).body.code).toBe('account.wrong-second-factor');
    expect((await answer(tried, codeAt(user.secret, 0))).body.code).toBe('account.challenge-over');
    const old = await challengeOf(user);
    await atTime(server, later(601), async () =>
      expect((await answer(old, codeAt(user.secret, 601))).body.code).toBe('account.challenge-over'),
    );
    const replaced = await challengeOf(user);
    const last = await challengeOf(user);
    expect((await answer(replaced, codeAt(user.secret, 0))).body.code).toBe('account.challenge-over');
    expect((await answer(last, codeAt(user.secret, 0))).status).toBe(200);
  });

  it('does not take a made-up challenge, another purpose’s code, or another user’s code', async () => {
    const [user, other] = [await newGuardedUser(), await newGuardedUser()];
    expect((await answer('A'.repeat(43), codeAt(user.secret, 0))).body.code).toBe('account.challenge-over');
    expect((await answer(await challengeOf(user), codeAt(other.secret, 0))).status).toBe(400);
    expect((await answer(await challengeOf(user), other.recoveryCodes[0] ?? '')).status).toBe(400);
    for (const payload of [{}, { challenge: {}, otp: 1 }, { challenge: ['x'], otp: null }, { challenge: '', otp: '' }])
      expect((await post('/api/v1/sign-in/second-factor', payload)).status).toBeOneOf([400, 422]);
  });

  it('refuses an account that was blocked meanwhile', async () => {
    const user = await newGuardedUser();
    const challenge = await challengeOf(user);
    await sql`update users set blocked_at = ${TEST_NOW} where id = ${user.key}`.execute(db);
    expect((await answer(challenge, codeAt(user.secret, 0))).status).toBe(403);
  });

  it('counts ten answers in a quarter of an hour per account, and lets the right one through afterwards', async () => {
    const user = await newGuardedUser();
    const wrong = codeAt(user.secret, 3_000);
    const statuses: number[] = [];
    for (const answers of [5, 5, 1]) {
      const challenge = await challengeOf(user);
      for (let tries = 0; tries < answers; tries += 1) statuses.push((await answer(challenge, wrong, strict)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const quarterLater = later(15 * 60 + 1);
    await atTime(server, quarterLater, async () => {
      const challenge = await challengeOf(user);
      await atTime(strict, quarterLater, async () =>
        expect((await answer(challenge, codeAt(user.secret, 15 * 60 + 1), strict)).status).toBe(200),
      );
    });
  });
});

describe('recovery codes', () => {
  it('count once each, in twenty simultaneous tries as well, and the owner hears of it', async () => {
    const user = await newGuardedUser();
    const otp = user.recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(user, { otp })));
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await state(user.headers)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await mailsTo(user)).toEqual(['second-factor-on', 'second-factor-recoveryCodeUsed']);
  });

  it('are refused with a hint at the others of the list, where there may be no app to wait for', async () => {
    const user = await newGuardedUser();
    const [otp] = user.recoveryCodes;
    expect((await signIn(user, { otp })).status).toBe(200);
    const refusalOf = async (typed: string | undefined) => JSON.stringify((await signIn(user, { otp: typed })).body);
    expect(await refusalOf(otp)).toContain('Nimm einen anderen aus deiner Liste');
    expect(await refusalOf('12345')).toContain('Warte auf den nächsten');
  });

  it('can be made again with a code; the old ones end', async () => {
    const user = await newGuardedUser();
    expect((await post(`${ME}/recovery-codes`, { otp: '000000' }, user.headers)).status).toBe(400);
    const renewed = await post(`${ME}/recovery-codes`, { otp: codeAt(user.secret, 0) }, user.headers);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(user, { otp: user.recoveryCodes[0] })).status).toBe(400);
    expect((await signIn(user, { otp: renewed.body.recoveryCodes[0] })).status).toBe(200);
  });

  it('still open the account when the secret can no longer be read', async () => {
    const user = await newGuardedUser();
    await sql`update second_factors set sealed_secret = 'AAAA' where user_id = ${user.key}`.execute(db);
    expect((await signIn(user, { otp: codeAt(user.secret, 0) })).status).toBe(400);
    expect((await signIn(user, { otp: user.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('switching the second factor off', () => {
  it('needs password and code, and lets granted permissions rest in every session', async () => {
    const user = await newGuardedUser();
    await grant(user, 'moderation');
    await grant(user, 'pellets');
    const otherDevice = await signIn(user, { otp: user.recoveryCodes[0] });
    const otherHeaders = { authorization: `Bearer ${otherDevice.body.jwt}` };
    expect(await state(otherHeaders)).toMatchObject({ restingPermissions: [] });
    expect((await post(`${ME}/disable`, { otp: codeAt(user.secret, 0) }, user.headers)).status).toBe(422);
    const wrong = { currentPassword: PASSWORD, otp: '000000' };
    expect((await post(`${ME}/disable`, wrong, user.headers)).status).toBe(400);
    const right = { currentPassword: PASSWORD, otp: codeAt(user.secret, 0) };
    const off = await post(`${ME}/disable`, right, user.headers);
    expect(off.body).toMatchObject({ isOn: false, recoveryCodesLeft: 0, restingPermissions: ['moderation'] });
    expect(await state(otherHeaders)).toMatchObject({ isProvedInSession: false, restingPermissions: ['moderation'] });
    expect((await signIn(user)).status).toBe(200);
    expect(await mailsTo(user)).toContain('second-factor-off');
    expect(await wordsOfEnd(user)).toContain('Berechtigungen, die sie brauchen, ruhen so lange.');
  });

  it('says nothing of permissions to who has none', async () => {
    const user = await newGuardedUser();
    const right = { currentPassword: PASSWORD, otp: codeAt(user.secret, 0) };
    expect((await post(`${ME}/disable`, right, user.headers)).body.isOn).toBe(false);
    const words = await wordsOfEnd(user);
    expect(words).toContain('Ab jetzt reicht dein Passwort.');
    expect(words).not.toContain('Berechtigungen');
  });
});

describe('a session that began without the second factor', () => {
  it('lets granted permissions rest until it proves it', async () => {
    const user = await newGuardedUser();
    await grant(user, 'dashboards');
    const { headers } = await signInAgain(server, user);
    expect(await state(headers)).toMatchObject({ isProvedInSession: false, restingPermissions: ['dashboards'] });
    expect((await post(`${ME}/prove`, { otp: '000000' }, headers)).status).toBe(400);
    const proved = await post(`${ME}/prove`, { otp: codeAt(user.secret, 0) }, headers);
    expect(proved.body).toMatchObject({ isProvedInSession: true, restingPermissions: [] });
    expect(await state(headers)).toMatchObject({ isProvedInSession: true, restingPermissions: [] });
  });
});
