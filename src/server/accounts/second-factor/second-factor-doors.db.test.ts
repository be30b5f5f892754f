import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { totpAt } from '#test/totp.ts';
import { createTestApp } from '#test/test-app.ts';
import { createWebVisitor } from '#test/web-visitor.ts';

const { app, db } = await createTestApp();
const origin = await app.listen({ host: 'localhost', port: 0 });
const PASSWORD = 'drei Ster am Hang';
const EMAIL = 'forst@example.at';
const ME = '/api/v1/users/me/second-factor';

const visitor = createWebVisitor(origin);
const asked = async (response: Promise<Response>) => {
  const reply = await response;
  return { status: reply.status, body: JSON.parse(await reply.text()) };
};
const post = (path: string, body: object, jwt?: string) =>
  asked(
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
      body: JSON.stringify(body),
    }),
  );
async function signInAtSessionHandler(more: Record<string, string> = {}) {
  const { csrfToken } = (await asked(visitor.fetch('/api/auth/csrf'))).body;
  const form = new URLSearchParams({ identifier: EMAIL, password: PASSWORD, json: 'true', csrfToken, ...more });
  return asked(visitor.fetch('/api/auth/callback/credentials', { method: 'POST', body: form }));
}
const countSessions = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sessions
    where user_id = (select id from users where email = ${EMAIL})`.execute(db);
  return rows[0]?.count;
};

let kept: string[] = [];

describe('an account with a second factor', () => {
  it('needs a confirmed address, and is then open at neither door for the password alone, at both with a code', async () => {
    const { jwt } = (await post('/api/auth/local/register', { username: EMAIL, email: EMAIL, password: PASSWORD }))
      .body;
    const early = await post(`${ME}/setup`, { currentPassword: PASSWORD }, jwt);
    expect(early).toMatchObject({ status: 403, body: { code: 'second-factor.unconfirmed-email' } });
    await sql`update users set email_confirmed_at = now()`.execute(db);
    const { secret } = (await post(`${ME}/setup`, { currentPassword: PASSWORD }, jwt)).body;
    const now = Date.now();
    const codeOf = (steps: number) => totpAt(secret, new Date(now + steps * 30_000));
    const { recoveryCodes } = (await post(`${ME}/confirm`, { otp: codeOf(0) }, jwt)).body;
    kept = recoveryCodes;
    expect(await countSessions()).toBe(1);

    const atContentApi = await post('/api/auth/local', { identifier: EMAIL, password: PASSWORD });
    expect(atContentApi).toMatchObject({ status: 400, body: { error: { name: 'SecondFactorRequired' } } });
    const atSessionHandler = await signInAtSessionHandler();
    expect(atSessionHandler.status).toBe(401);
    expect(new URL(atSessionHandler.body.url).searchParams.get('error')).toBe('SecondFactorRequired');
    expect(visitor.cookie('stammplatz')).toBeNull();
    expect(await countSessions()).toBe(1);

    for (const wrong of [codeOf(0), codeOf(40), recoveryCodes[0].slice(0, -1)]) {
      expect((await post('/api/auth/local', { identifier: EMAIL, password: PASSWORD, otp: wrong })).status).toBe(400);
      const refused = await signInAtSessionHandler({ otp: wrong });
      expect([refused.status, new URL(refused.body.url).searchParams.get('error')]).toEqual([401, 'SecondFactorWrong']);
    }
    expect(await countSessions()).toBe(1);

    const signedIn = await post('/api/auth/local', { identifier: EMAIL, password: PASSWORD, otp: recoveryCodes[0] });
    expect(signedIn).toMatchObject({ status: 200, body: { jwt: expect.stringMatching(/^ey/) } });
    expect((await signInAtSessionHandler({ otp: recoveryCodes[1] })).status).toBe(200);
    expect(visitor.cookie('stammplatz')).toMatch(/^[\w-]{43}$/);
    expect((await asked(visitor.fetch(ME))).body).toMatchObject({ isProvedInSession: true, recoveryCodesLeft: 8 });
    expect(await countSessions()).toBe(3);
  });

  it('keeps its second factor when the password is reset from a mail', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL });
    const { rows } = await sql<{ plain_text: string }>`select plain_text from mails
      where recipient = ${EMAIL} and template = 'reset-password'`.execute(db);
    const code = /[?&]code=([\w-]+)/.exec(rows[0]?.plain_text ?? '')?.[1];
    const password = 'vier Ster am Bach';
    const refused = await post('/api/auth/reset-password', { code, password, passwordConfirmation: password });
    expect(refused).toMatchObject({ status: 400, body: { error: { name: 'SecondFactorRequired' } } });
    const unchanged = await post('/api/auth/local', { identifier: EMAIL, password });
    expect(unchanged.body.error.name).not.toBe('SecondFactorRequired');
    const otp = kept[2] ?? '';
    const changed = await post('/api/auth/reset-password', { code, password, passwordConfirmation: password, otp });
    expect(changed.status).toBe(200);
    const { rows: log } = await sql<{ action: string }>`select action from audit_log
      where subject = ${changed.body.user.id} and actor = subject order by id`.execute(db);
    expect(log.map(({ action }) => action)).toEqual([
      'second-factor.on',
      'recovery-code.used',
      'recovery-code.used',
      'recovery-code.used',
      'password.reset',
    ]);
  });
});
