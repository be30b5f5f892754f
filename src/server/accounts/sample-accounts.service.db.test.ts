import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountCalls, bearer, codeTo } from '#test/account-calls.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { hasSampleAccounts } from '#server/sample/sample.repository.ts';
import { startBearerSession, startCookieSession } from './sessions/sessions.service.ts';

const db = await createTestDatabase();
const development = accountCalls(await createTestServer(db));
const live = await createTestServer(db, { isProduction: true, publicUrl: 'https://holz.example.at' });
const production = accountCalls(live);

async function newSample() {
  const user = await development.register();
  const { rows } = await sql<{ key: number }>`update users set is_sample = true where public_id = ${user.id}
    returning id as key`.execute(db);
  return { ...user, key: rows[0]?.key ?? 0 };
}

describe('an account of the sample marketplace', () => {
  it('signs in during development', async () => {
    const { email } = await newSample();
    const { status, body } = await development.signIn(email);
    expect([status, await development.statusOfMe(bearer(body.jwt))]).toEqual([200, 200]);
  });

  it('is answered in production as if its password were wrong', async () => {
    const { email } = await newSample();
    const right = await production.signIn(email);
    expect(right.status).toBe(400);
    const wrong = await production.signIn(email, 'ein falsches Passwort');
    expect(right.body).toEqual(wrong.body);
  });

  it('has no session in production, not even one from development with the same secret', async () => {
    const { email } = await newSample();
    const { body } = await development.signIn(email);
    const cookie = await development.signInWithCookie(email);
    expect([await development.statusOfMe(bearer(body.jwt)), await development.statusOfMe(cookie)]).toEqual([200, 200]);
    expect([await production.statusOfMe(bearer(body.jwt)), await production.statusOfMe(cookie)]).toEqual([401, 401]);
  });

  it('gets no session in production by any other way in', async () => {
    const { key, id, email } = await newSample();
    const refusal = accountRefusals.wrongCredentials;
    await expect(startCookieSession(live.base, { key, id }, 'test', { method: 'email' })).rejects.toThrow(refusal);
    await expect(startBearerSession(live.base, { key, id }, 'test', { method: 'google' })).rejects.toThrow(refusal);
    await production.post('/api/auth/forgot-password', { email });
    const code = await codeTo(db, email, 'reset-password');
    const password = 'vier Ster im Stadl';
    const reply = await production.post('/api/auth/reset-password', { code, password, passwordConfirmation: password });
    expect(reply.status).toBe(400);
    expect((await production.signIn(email, password)).status).toBe(400);
  });

  it('does not lock out people of the same database', async () => {
    const { email } = await production.register();
    expect((await production.signIn(email)).status).toBe(200);
  });

  it('is what the start of production asks for', async () => {
    const empty = await createTestDatabase();
    expect(await hasSampleAccounts(empty)).toBe(false);
    await newSample();
    expect(await hasSampleAccounts(db)).toBe(true);
  });
});
