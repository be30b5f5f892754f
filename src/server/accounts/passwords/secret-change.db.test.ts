import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, codeTo } from '#test/account-calls.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { TEST_NOW, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type TestServer, atTime, createTestServer, signInAgain } from '#test/test-server.ts';
import { newsletterHeaders } from '#server/newsletter/newsletter.service.ts';
import { hashPassword } from '#server/platform/secrets/password-hash.ts';
import { totpAt } from '#test/totp.ts';

const OLD = 'the secret before the change, thirty-two characters';
const NEW = 'the secret after the change, thirty-two characters';
const PASSWORD = 'drei Ster am Hang';

const db = await createTestDatabase();
const before = await createTestServer(db, { sessionSecret: OLD });
const after = await createTestServer(db, { sessionSecret: NEW, previousSessionSecret: OLD });
const forgotten = await createTestServer(db, { sessionSecret: NEW });
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

async function newUser(server: TestServer) {
  const user = await insertUser(db);
  await sql`update users set password_hash = ${passwordHash} where id = ${user.key}`.execute(db);
  return signInAgain(server, user);
}

/** An account that switched its second factor on a minute before now, and the secret of its app. */
async function newGuardedUser() {
  const minuteAgo = new Date(TEST_NOW.getTime() - 60_000);
  const user = await newUser(before);
  const { post } = accountCalls(before);
  return atTime(before, minuteAgo, async () => {
    const me = '/api/v1/users/me/second-factor';
    const { secret } = (await post(`${me}/setup`, { currentPassword: PASSWORD }, user.headers)).body;
    const confirmed = await post(`${me}/confirm`, { otp: totpAt(secret, minuteAgo) }, user.headers);
    expect(confirmed.status).toBe(200);
    return { ...user, secret };
  });
}

const create = (server: TestServer, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/adverts',
    headers: { ...headers, 'idempotency-key': 'secret-change' },
    payload: COMPLETE_EDITS.LOGS,
  });

describe('a change of the session secret', () => {
  it('leaves people signed in while the one before is known, and signs in with the new one', async () => {
    const { headers } = await newUser(before);
    expect(await accountCalls(before).statusOfMe(headers)).toBe(200);
    expect(await accountCalls(after).statusOfMe(headers)).toBe(200);
    expect(await accountCalls(forgotten).statusOfMe(headers)).toBe(401);
    const fresh = await newUser(after);
    expect(await accountCalls(forgotten).statusOfMe(fresh.headers)).toBe(200);
    expect(await accountCalls(before).statusOfMe(fresh.headers)).toBe(401);
  });

  it('lets authenticator apps work while the one before is known', async () => {
    const user = await newGuardedUser();
    const answer = async (server: TestServer) => {
      const { post, signIn } = accountCalls(server);
      const { challenge } = (await signIn(user.email, PASSWORD)).body.error.details;
      return post('/api/v1/sign-in/second-factor', { challenge, otp: totpAt(user.secret, TEST_NOW) });
    };
    expect((await answer(forgotten)).status).toBeGreaterThanOrEqual(400);
    expect((await answer(after)).status).toBe(200);
  });

  it('lets the links of mails end the newsletter while the one before is known', async () => {
    const email = 'alt@muster.example';
    const { post } = accountCalls(before);
    await post('/api/v1/newsletter', { email });
    await post('/api/v1/newsletter/confirm', { code: await codeTo(db, email, 'newsletter-confirm') });
    const header = newsletterHeaders(before.base.config, email)['List-Unsubscribe'];
    const { pathname, search } = new URL(header.slice(1, -1));
    const unsubscribe = async (server: TestServer) =>
      (await server.app.inject({ method: 'POST', url: `${pathname}${search}` })).statusCode;
    const endedAt = () =>
      db.selectFrom('newsletter_subscribers').select('ended_at').where('email', '=', email).executeTakeFirst();
    expect(await unsubscribe(forgotten)).toBe(400);
    expect(await endedAt()).toEqual({ ended_at: null });
    expect(await unsubscribe(after)).toBe(200);
    expect(await endedAt()).toEqual({ ended_at: TEST_NOW });
  });

  it('answers a repeated write with the first answer while the one before is known', async () => {
    const { headers } = await newUser(before);
    const first = await create(before, headers);
    const again = await create(after, headers);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });
});
