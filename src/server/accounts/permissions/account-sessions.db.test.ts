import { expect, it } from 'vitest';
import { createSessionReader } from '#server/accounts/sessions/sessions.service.ts';
import { connect, connectionOf } from '#server/platform/database/database.ts';
import { openProcessLink } from '#server/platform/processes/process-link.ts';
import { TEST_PASSWORD, accountCalls } from '#test/account-calls.ts';
import { afterFile } from '#test/after-file.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer } from '#test/test-server.ts';
import { totpAt } from '#test/totp.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { post, register, signIn, statusOfMe } = accountCalls(server);
const FACTOR = '/api/v1/users/me/second-factor';
const REASON = 'Das Handy wurde gestohlen.';
const earlier = new Date(TEST_NOW.getTime() - 60_000);

/** An administrator whose code of this moment is still unused. */
async function registerAdministrator() {
  const { id, headers, email } = await register();
  await db.updateTable('users').set({ email_confirmed_at: TEST_NOW }).where('public_id', '=', id).execute();
  const { id: key } = await db.selectFrom('users').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
  await db
    .insertInto('user_permissions')
    .values({ user_id: key, permission: 'admin', granted_at: TEST_NOW, granted_by: 'test' })
    .execute();
  const secret = await atTime(server, earlier, async () => {
    const setup = await post(`${FACTOR}/setup`, { currentPassword: TEST_PASSWORD }, headers);
    expect((await post(`${FACTOR}/confirm`, { otp: totpAt(setup.body.secret, earlier) }, headers)).status).toBe(200);
    return String(setup.body.secret);
  });
  return { id, email, headers, otp: () => totpAt(secret, TEST_NOW) };
}

const endsOf = (userId: string) => `/api/v1/admin/accounts/${userId}/session-ends`;

it('ends all sessions of an account on every process, with a reason that is recorded', async () => {
  const admin = await registerAdministrator();
  const person = await register();
  const second = (await signIn(person.email)).body.jwt;
  const other = connect(connectionOf(db), { connections: 2 });
  const elsewhere = createSessionReader({ ...server.base, db: other });
  const link = openProcessLink({ db: other, logger: server.base.logger });
  afterFile(async () => {
    await link.close();
    await other.destroy();
  });
  const seenElsewhere = () => elsewhere.readViewer({ kind: 'BEARER', token: person.jwt });
  // The link has to listen before something is announced; the leader's lock comes after that.
  await expect.poll(link.leads).toBe(true);
  expect((await seenElsewhere())?.id).toBe(person.id);

  const wrong = await post(endsOf(person.id), { reason: REASON, otp: '000000' }, admin.headers);
  expect(wrong).toMatchObject({ status: 400, body: { code: 'account.wrong-second-factor' } });
  const short = await post(endsOf(person.id), { reason: 'Bitte', otp: admin.otp() }, admin.headers);
  expect(short.status).toBe(422);
  expect(await statusOfMe(person.headers)).toBe(200);

  const ended = await post(endsOf(person.id), { reason: REASON, otp: admin.otp() }, admin.headers);
  expect(ended).toMatchObject({ status: 200, body: { endedCount: 2 } });
  expect(await statusOfMe(person.headers)).toBe(401);
  expect(await statusOfMe({ authorization: `Bearer ${second}` })).toBe(401);
  // The clock of the test stands still, so that nothing but the notice makes the other process forget.
  await expect.poll(seenElsewhere).toBeNull();
  expect(await statusOfMe(admin.headers)).toBe(200);

  const log = await db.selectFrom('audit_log').selectAll().where('action', '=', 'account.sessions-ended').execute();
  expect(log).toMatchObject([{ actor: admin.id, subject: person.id, details: { reason: REASON, count: 2 } }]);
  const again = await post(endsOf(person.id), { reason: REASON, otp: admin.otp() }, admin.headers);
  expect(again.status).toBe(400);
  expect((await signIn(person.email)).status).toBe(200);
});

it('is refused to all others, and for accounts that do not exist', async () => {
  const admin = await registerAdministrator();
  const person = await register();
  const given = { reason: REASON, otp: admin.otp() };
  expect((await post(endsOf(admin.id), given)).status).toBe(401);
  expect((await post(endsOf(admin.id), given, person.headers)).status).toBe(403);
  expect((await post(endsOf('00000000-0000-4000-8000-000000000000'), given, admin.headers)).status).toBe(404);
});
