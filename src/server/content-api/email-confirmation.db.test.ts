import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountCalls, codeTo, mailsTo } from '#test/account-calls.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, post, register } = accountCalls(server);
const HOUR = 3_600_000;

const follow = (code: string) => call('GET', `/api/auth/email-confirmation?confirmation=${code}`);
const confirm = (code: unknown) => post('/api/v1/email-confirmation', { code });
const isConfirmed = async (headers: Record<string, string>) =>
  (await call('GET', '/api/users/me', undefined, headers)).body.confirmed;

describe('a registration', () => {
  it('brings one mail of welcome, whose code confirms the address', async () => {
    const { email, headers } = await register();
    const mails = await mailsTo(db, email);
    expect(mails.map(({ template }) => template)).toEqual(['confirm-email']);
    expect(mails[0]?.text).toContain('http://localhost:0/email-bestaetigen?code=');
    expect(await isConfirmed(headers)).toBe(false);
    expect(await confirm(mails[0]?.code)).toMatchObject({ status: 200, body: { purpose: 'CONFIRM_EMAIL', email } });
    expect(await isConfirmed(headers)).toBe(true);
  });

  it('that is refused brings no mail and no code', async () => {
    const { email } = await register();
    const reply = await post('/api/auth/local/register', { username: 'x', email, password: 'fünf Ster am Hang' });
    expect(reply.status).toBe(400);
    expect((await mailsTo(db, email)).length).toBe(1);
  });
});

describe('a registration whose mail cannot be queued', async () => {
  const refusing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').includes('insert into mails')) throw new Error('full');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const broken = accountCalls(await createTestServer(db.withPlugin(refusing)));

  it('leaves no account behind, so that it can be tried again', async () => {
    const account = { username: 'halb', email: 'halb@example.at', password: 'drei Ster am Hang' };
    expect((await broken.post('/api/auth/local/register', account)).status).toBe(500);
    expect((await post('/api/auth/local/register', account)).status).toBe(200);
    expect((await mailsTo(db, 'halb@example.at')).length).toBe(1);
  });
});

describe('the link that stock clients use', () => {
  it('confirms and leads to the page that says so, without telling the code on', async () => {
    const { email, headers } = await register();
    const code = await codeTo(db, email, 'confirm-email');
    const reply = await follow(code);
    expect(reply.status).toBe(302);
    expect(reply.headers).toMatchObject({
      location: '/email-bestaetigen?ergebnis=ok',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(await isConfirmed(headers)).toBe(true);
    expect((await follow(code)).headers['location']).toBe('/email-bestaetigen?ergebnis=abgelaufen');
  });

  it('is not used up by a program that only looks at it', async () => {
    const { email, headers } = await register();
    const code = await codeTo(db, email, 'confirm-email');
    const look = await server.app.inject({ method: 'HEAD', url: `/api/auth/email-confirmation?confirmation=${code}` });
    expect([look.statusCode, look.headers.location]).toEqual([302, '/email-bestaetigen']);
    expect(await isConfirmed(headers)).toBe(false);
    expect((await follow(code)).headers['location']).toBe('/email-bestaetigen?ergebnis=ok');
  });

  it('counts once of twenty simultaneous tries', async () => {
    const { email } = await register();
    const code = await codeTo(db, email, 'confirm-email');
    const replies = await Promise.all(Array.from({ length: 20 }, () => follow(code)));
    const results = replies.map(({ headers }) => headers['location']);
    expect(results.filter((location) => location === '/email-bestaetigen?ergebnis=ok').length).toBe(1);
    expect(results.filter((location) => location === '/email-bestaetigen?ergebnis=abgelaufen').length).toBe(19);
  });

  it('is good for 24 hours', async () => {
    const early = await register();
    const late = await register();
    await atTime(server, new Date(TEST_NOW.getTime() + 24 * HOUR - 1000), async () =>
      expect((await confirm(await codeTo(db, early.email, 'confirm-email'))).status).toBe(200),
    );
    await atTime(server, new Date(TEST_NOW.getTime() + 24 * HOUR), async () =>
      expect((await confirm(await codeTo(db, late.email, 'confirm-email'))).status).toBe(422),
    );
  });

  it('answers 400 without a readable code', async () => {
    for (const query of ['', '?confirmation=', '?confirmation=%00', '?confirmation=a&confirmation=b']) {
      expect((await call('GET', `/api/auth/email-confirmation${query}`)).status).toBe(400);
    }
    for (const code of [null, ['a'], 'a\u0000', '\ud800', {}]) expect((await confirm(code)).status).toBe(400);
    for (const code of ['', '../../x', 'x'.repeat(400)]) expect((await confirm(code)).status).toBe(422);
  });

  it('does not take the code of another purpose', async () => {
    const { email } = await register();
    await post('/api/auth/forgot-password', { email });
    expect((await confirm(await codeTo(db, email, 'reset-password'))).status).toBe(422);
  });

  it('confirms no address that is no longer the account’s', async () => {
    const { email, id } = await register();
    await sql`update users set email = ${`y-${email}`} where public_id = ${id}`.execute(db);
    expect((await confirm(await codeTo(db, email, 'confirm-email'))).status).toBe(422);
  });
});

describe('asking for the confirmation mail again', () => {
  const again = (email: unknown) => post('/api/auth/send-email-confirmation', { email });

  it('sends a new code and ends the old one', async () => {
    const { email } = await register();
    const old = await codeTo(db, email, 'confirm-email');
    expect(await again(email.toUpperCase())).toMatchObject({ status: 200, body: { email, sent: true } });
    expect((await confirm(old)).status).toBe(422);
    expect((await confirm(await codeTo(db, email, 'confirm-email'))).status).toBe(200);
  });

  it('says the same to a confirmed and an unknown address, and mails neither', async () => {
    const { email } = await register();
    await confirm(await codeTo(db, email, 'confirm-email'));
    expect(await again(email)).toMatchObject({ status: 200, body: { email, sent: true } });
    expect((await mailsTo(db, email)).length).toBe(1);
    expect(await again('niemand@example.at')).toMatchObject({
      status: 200,
      body: { email: 'niemand@example.at', sent: true },
    });
    expect(await mailsTo(db, 'niemand@example.at')).toEqual([]);
  });

  it('is possible three times an hour for one address', async () => {
    const limited = await createTestServer(db, { rateLimitsAreOn: true });
    const { email } = await register();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const payload = { email: round % 2 === 0 ? email : email.toUpperCase() };
      const remoteAddress = `198.51.100.${round}`;
      const url = '/api/auth/send-email-confirmation';
      statuses.push((await limited.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the mail of a confirmation', () => {
  it('names the page on which its reader goes on, and only pages of this site', async () => {
    const account = { username: 'zurück', email: 'zurueck@example.at', password: 'drei Ster am Hang' };
    expect((await post('/api/auth/local/register', { ...account, returnPath: '/chats/7' })).status).toBe(200);
    await post('/api/auth/send-email-confirmation', { email: account.email, returnPath: '/editadvert/step0' });
    const texts = (await mailsTo(db, account.email)).map(({ text }) => text);
    expect(texts.some((text) => text.includes('&weiter=%2Fchats%2F7'))).toBe(true);
    expect(texts.some((text) => text.includes('&weiter=%2Feditadvert%2Fstep0'))).toBe(true);
    for (const returnPath of ['//fremd.example', '/\\fremd.example', 'https://fremd.example/', 'javascript:alert(1)']) {
      const reply = await post('/api/auth/send-email-confirmation', { email: account.email, returnPath });
      expect(reply.status).toBe(400);
    }
  });
});
