import { describe, expect, it, test } from 'vitest';
import { accountCalls, codeTo, mailsTo } from '#test/account-calls.ts';
import { TEST_NOW, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { unsubscribeToken } from './newsletter-token.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, post } = accountCalls(server);

const DAY_IN_MS = 86_400_000;
const confirm = (code: unknown) => post('/api/v1/newsletter/confirm', { code });
const order = (email: unknown) => post('/api/v1/newsletter', { email });
const subscriber = (email: string) =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
const putNewsletter = async (headers: Record<string, string>, newsletterAccepted: boolean) => {
  const reply = await server.app.inject({
    method: 'PUT',
    url: '/api/v1/users/me/newsletter',
    headers,
    payload: { newsletterAccepted },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const unsubscribe = async (token: string, request: { headers?: Record<string, string>; payload?: string } = {}) => {
  const url = `/api/v1/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
  return (await server.app.inject({ method: 'POST', url, ...request })).statusCode;
};

describe('the newsletter of an account', () => {
  it('starts only with the click in the mail, and ends at once', async () => {
    const user = await signInTestUser(server);
    const asked = await putNewsletter(user.headers, true);
    expect(asked.body).toMatchObject({ newsletterAccepted: false, newsletterIsPending: true });
    expect(await subscriber(user.email)).toBeUndefined();
    const [mail] = await mailsTo(db, user.email);
    expect(mail?.text).toContain('Hallo Anna,');
    expect(mail?.text).toContain(`http://localhost:0/newsletter/bestaetigen?code=${mail?.code}`);
    expect((await confirm(mail?.code)).status).toBe(200);
    expect(await subscriber(user.email)).toMatchObject({ asked_at: TEST_NOW, confirmed_at: TEST_NOW, ended_at: null });
    expect((await call('GET', '/api/v1/users/me', undefined, user.headers)).body).toMatchObject({
      newsletterAccepted: true,
      newsletterIsPending: false,
    });
    await putNewsletter(user.headers, true);
    expect(await mailsTo(db, user.email)).toHaveLength(1);
    expect((await putNewsletter(user.headers, false)).body.newsletterAccepted).toBe(false);
    expect(await subscriber(user.email)).toMatchObject({ ended_at: TEST_NOW });
  });

  it('does not start with a link that was taken back by ending it', async () => {
    const user = await signInTestUser(server);
    await putNewsletter(user.headers, true);
    await putNewsletter(user.headers, false);
    expect((await confirm(await codeTo(db, user.email, 'newsletter-confirm'))).status).toBe(400);
    expect(await subscriber(user.email)).toBeUndefined();
  });

  it('neither shows nor ends what goes to an address the account has not proved', async () => {
    const reader = await insertUser(db, { isConfirmed: false });
    await order(reader.email);
    await confirm(await codeTo(db, reader.email, 'newsletter-confirm'));
    const { headers } = await signInAgain(server, reader);
    expect((await call('GET', '/api/v1/users/me', undefined, headers)).body.newsletterAccepted).toBe(false);
    await putNewsletter(headers, false);
    expect(await subscriber(reader.email)).toMatchObject({ ended_at: null });
  });

  it('stays with an address when an account leaves that had not proved it', async () => {
    const reader = await insertUser(db, { isConfirmed: false });
    await order(reader.email);
    await confirm(await codeTo(db, reader.email, 'newsletter-confirm'));
    const { headers } = await signInAgain(server, reader);
    await post('/api/v1/users/me/email', { email: 'fremder@muster.example' }, headers);
    const code = await codeTo(db, 'fremder@muster.example', 'change-email');
    expect((await post('/api/v1/email-confirmation', { code })).status).toBe(200);
    expect((await call('GET', '/api/v1/users/me', undefined, headers)).body.newsletterAccepted).toBe(false);
    expect(await subscriber(reader.email)).toMatchObject({ confirmed_at: TEST_NOW, ended_at: null });
    expect(await subscriber('fremder@muster.example')).toBeUndefined();
  });
});

describe('the newsletter of a visitor', () => {
  it('is answered alike for every address, and asked for by mail', async () => {
    const known = await insertUser(db);
    const replies = [await order('neu@muster.example'), await order(known.email), await order(known.email)];
    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, body: {} })),
    );
    expect(await mailsTo(db, 'neu@muster.example')).toHaveLength(1);
  });

  it('that runs already is said to run, with the way out in the headers', async () => {
    const email = 'leser@muster.example';
    await order(email);
    await confirm(await codeTo(db, email, 'newsletter-confirm'));
    await order('Leser@Muster.example');
    const mails = await db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
    expect(mails.map((mail) => mail.template)).toEqual(['newsletter-confirm', 'newsletter-running']);
    expect(mails[1]?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:0\/api\/v1\/newsletter\/unsubscribe\?token=[\w.-]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each([['a@b'], [['a@b.at', 'c@d.at']], [{ $ne: null }], ['a\u0000@b.at'], ['a@b.at\r\nBcc: c@d.at'], [null]])(
    'is refused for %j',
    async (email) => {
      expect([400, 422]).toContain((await order(email)).status);
    },
  );
});

describe('the link of the mail', () => {
  it('counts once, also when twenty try at the same moment', async () => {
    const email = 'zwanzig@muster.example';
    await order(email);
    const code = await codeTo(db, email, 'newsletter-confirm');
    const tries = await Promise.all(Array.from({ length: 20 }, () => confirm(code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ body }) => body.code === 'newsletter.code-over')).toHaveLength(19);
  });

  it('is over after a week, and another purpose does not count', async () => {
    const email = 'spaet@muster.example';
    await order(email);
    const code = await codeTo(db, email, 'newsletter-confirm');
    const later = new Date(TEST_NOW.getTime() + 7 * DAY_IN_MS + 1);
    expect((await atTime(server, later, () => confirm(code))).status).toBe(400);
    expect((await post('/api/v1/email-confirmation', { code })).status).toBeGreaterThanOrEqual(400);
    for (const junk of ['x', '', 'a\u0000b', ['x'], null]) expect([400, 422]).toContain((await confirm(junk)).status);
  });
});

describe('ending the newsletter from a mail', () => {
  const subscribe = async (email: string) => {
    await order(email);
    await confirm(await codeTo(db, email, 'newsletter-confirm'));
    return unsubscribeToken(email, server.base.config.sessionSecret);
  };

  it('takes the one-click form of mail programs, and a second click changes nothing', async () => {
    const token = await subscribe('genug@muster.example');
    const oneClick = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    };
    expect(await unsubscribe(token, oneClick)).toBe(200);
    expect(await unsubscribe(token, oneClick)).toBe(200);
    expect(await subscriber('genug@muster.example')).toMatchObject({ ended_at: TEST_NOW });
  });

  it('takes a bare request, and one as multipart', async () => {
    expect(await unsubscribe(await subscribe('bloss@muster.example'))).toBe(200);
    const boundary = 'x';
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    expect(await unsubscribe(await subscribe('teile@muster.example'), { headers, payload })).toBe(200);
    expect(await subscriber('teile@muster.example')).toMatchObject({ ended_at: TEST_NOW });
  });

  it('changes nothing by merely opening the address, and with a token that is not ours', async () => {
    const token = await subscribe('bleibt@muster.example');
    const opened = await server.app.inject({ method: 'GET', url: `/api/v1/newsletter/unsubscribe?token=${token}` });
    // Mail programs without one click open the address in a browser: there a page asks first.
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/newsletter/abmelden?token=${token}`]);
    const foreign = unsubscribeToken('bleibt@muster.example', 'another secret, at least thirty-two characters');
    expect(await unsubscribe(foreign)).toBe(400);
    expect([400, 422]).toContain(await unsubscribe('x'));
    expect(await subscriber('bleibt@muster.example')).toMatchObject({ ended_at: null });
  });
});

test('the newsletter follows its reader to a new address', async () => {
  const reader = await signInTestUser(server);
  await putNewsletter(reader.headers, true);
  await confirm(await codeTo(db, reader.email, 'newsletter-confirm'));
  await post('/api/v1/users/me/email', { email: 'umgezogen@muster.example' }, reader.headers);
  const code = await codeTo(db, 'umgezogen@muster.example', 'change-email');
  expect((await post('/api/v1/email-confirmation', { code })).status).toBe(200);
  expect(await subscriber(reader.email)).toBeUndefined();
  expect(await subscriber('umgezogen@muster.example')).toMatchObject({ confirmed_at: TEST_NOW, ended_at: null });
});

test('one address gets at most three ordered mails an hour', async () => {
  const limited = await createTestServer(db, { rateLimitsAreOn: true });
  const calls = accountCalls(limited);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await calls.post('/api/v1/newsletter', { email: 'viel@muster.example' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await mailsTo(db, 'viel@muster.example')).toHaveLength(3);
});
