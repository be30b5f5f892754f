import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackground } from '#server/platform/background.ts';
import { newId } from '#server/platform/ids.ts';
import { accountCalls } from '#test/account-calls.ts';
import { TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { watchJobs } from './failing-jobs.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call } = accountCalls(server);
const admin = await signInTestUser(server, ['admin']);
const see = async () => (await call('GET', '/api/v1/desk', undefined, admin.headers)).body;
const daysAgo = (days: number): Date => new Date(TEST_NOW.getTime() - days * 86_400_000);

it('is for who administers alone', async () => {
  const moderator = await signInTestUser(server, ['moderation']);
  expect((await call('GET', '/api/v1/desk')).status).toBe(401);
  expect((await call('GET', '/api/v1/desk', undefined, moderator.headers)).status).toBe(403);
});

it('counts what waits, with since when, and says nothing of whom it is about', async () => {
  const before = await see();
  const { key, user } = await insertAdvert(db);
  await sql`insert into advert_reviews (advert_id, state, score, signs, text_print, text_keys, looks, look_keys, reviewed_at)
    values (${key}, 'HELD', 7, '{}', '{}', '{}', '{}', '{}', ${daysAgo(2)})`.execute(db);
  await sql`insert into proof_claims (id, user_id, kind, value, stated_at, waits_for)
    values (${newId()}, ${user.key}, 'ENPLUS', 'AT 012', ${daysAgo(3)}, 'MODERATOR')`.execute(db);
  await sql`insert into proof_claims (id, user_id, kind, value, stated_at, waits_for, next_try_at, failure)
    values (${newId()}, ${user.key}, 'VAT', 'ATU13585627', ${daysAgo(1)}, 'SERVICE', ${TEST_NOW}, 'MS_UNAVAILABLE')`.execute(
    db,
  );
  const mail = (state: object) => ({
    id: newId(),
    event_key: newId(),
    template: 'reset-password',
    recipient: 'geheim@muster.example',
    subject: '',
    html: '',
    plain_text: '',
    created_at: daysAgo(5),
    next_try_at: TEST_NOW,
    attempts: 3,
    last_error: '550 5.1.1 <geheim@muster.example>: unknown',
    ...state,
  });
  await db
    .insertInto('mails')
    .values([
      mail({ given_up_at: daysAgo(4) }),
      mail({}),
      mail({ attempts: 0, last_error: null }),
      mail({ sent_at: TEST_NOW }),
    ])
    .execute();
  for (const days of [1, 20]) {
    const leaving = await insertUser(db);
    await sql`update users set deletion_asked_at = ${daysAgo(days)} where id = ${leaving.key}`.execute(db);
  }
  await sql`insert into bank_credits (public_id, entry_key, booked_on, amount_in_cents, currency, payer, purpose, state,
      imported_by, created_at)
    values (${newId()}, ${newId()}, '2026-11-20', 100, 'EUR', 'Geheim', '', 'UNKNOWN', '', ${daysAgo(6)})`.execute(db);
  const after = await see();
  const grew = (name: string) => after[name].count - before[name].count;
  expect(
    [
      'heldAdverts',
      'proofs',
      'unansweredVatNumbers',
      'lostMails',
      'delayedMails',
      'leavingAccounts',
      'overdueAccounts',
      'unmatchedCredits',
      'refundsDue',
    ].map(grew),
  ).toEqual([1, 1, 1, 1, 1, 2, 1, 1, 0]);
  expect(after.proofs.oldestAt).toBe(daysAgo(3).toISOString());
  expect(after.lostMailSamples[0]).toEqual({
    template: 'reset-password',
    at: daysAgo(4).toISOString(),
    error: '550 5.1.1 <…@…>: unknown',
  });
  expect(JSON.stringify(after).toLowerCase()).not.toContain('geheim');
  expect(after.disk.freeBytes).toBeGreaterThan(0);
  expect(after.disk.totalBytes).toBeGreaterThan(after.disk.freeBytes);
  expect(after.backup).toEqual({ state: 'NOT_SET_UP', checkedBackupAt: null, maxAgeInHours: expect.any(Number) });
});

it('names jobs that fail until they work again, also in another process', async () => {
  const seen: string[] = [];
  let fails = true;
  const run = async (): Promise<void> => {
    seen.push('run');
    if (fails) throw new Error('Zahl für anna@muster.example fehlt');
  };
  const task = { name: 'count logs', everyInMs: 5, run };
  const first = startBackground(server.base, [task], () => true, watchJobs(server.base));
  await expect
    .poll(async () => (await see()).failingJobs)
    .toEqual([
      {
        name: 'count logs',
        since: TEST_NOW.toISOString(),
        lastFailedAt: TEST_NOW.toISOString(),
        failures: 1,
        error: 'Zahl für …@… fehlt',
      },
    ]);
  await first.stop();
  fails = false;
  const second = startBackground(server.base, [task], () => true, watchJobs(server.base));
  await expect.poll(async () => (await see()).failingJobs).toEqual([]);
  await second.stop();
});
