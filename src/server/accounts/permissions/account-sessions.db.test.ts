import { expect, it } from 'vitest';
import { createSessionReader } from '#server/accounts/sessions/sessions.service.ts';
import { connect, connectionOf } from '#server/platform/database/database.ts';
import { openProcessLink } from '#server/platform/processes/process-link.ts';
import { accountCalls } from '#test/account-calls.ts';
import { registerAdministrator } from '#test/administrators.ts';
import { afterFile } from '#test/after-file.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { post, register, signIn, statusOfMe } = accountCalls(server);
const REASON = 'Das Handy wurde gestohlen.';

const endsOf = (userId: string) => `/api/v1/admin/accounts/${userId}/session-ends`;

it('ends all sessions of an account on every process, with a reason that is recorded', async () => {
  const admin = await registerAdministrator(server);
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
  const admin = await registerAdministrator(server);
  const person = await register();
  const given = { reason: REASON, otp: admin.otp() };
  expect((await post(endsOf(admin.id), given)).status).toBe(401);
  expect((await post(endsOf(admin.id), given, person.headers)).status).toBe(403);
  expect((await post(endsOf('00000000-0000-4000-8000-000000000000'), given, admin.headers)).status).toBe(404);
});
