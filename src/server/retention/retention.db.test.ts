import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dropOldCodes } from '#server/one-time-codes/one-time-codes.service.ts';
import { purgeDeletedAdverts } from '#server/adverts/life/gone-adverts.service.ts';
import { dropUnusedPictures } from '#server/pictures/unused-pictures.service.ts';
import { uploadKey } from '#server/pictures/uploads.service.ts';
import { dropOldKeys } from '#server/platform/http/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { TEST_NOW, type TestUser, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { dropOldMails, dropOldReports, dropOldSessions, retentionTasks } from './retention.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const DAY_IN_MS = 86_400_000;
const afterDays = (days: number, moreInMs = 0): Date => new Date(TEST_NOW.getTime() + days * DAY_IN_MS + moreInMs);
const deletePicture = (id: string) => server.files.delete(uploadKey(id));
const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  user: { headers?: Record<string, string> } = {},
  payload?: object,
) => {
  const reply = await server.app.inject({ method, url, headers: user.headers ?? {}, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.json() };
};

async function storeFile(user: TestUser, advertKey: number | null, position = 0): Promise<string> {
  const id = newId();
  await server.files.put(uploadKey(id), Buffer.from('picture'));
  await db
    .insertInto('stored_files')
    .values({
      id,
      user_id: user.key,
      width: 4,
      height: 3,
      placeholder: '',
      content_hash: Buffer.alloc(32),
      created_at: TEST_NOW,
    })
    .execute();
  if (advertKey !== null) await hang(id, advertKey, position);
  return id;
}

const hang = (storedFileId: string, advertKey: number, position = 0) =>
  db
    .insertInto('advert_images')
    .values({ public_id: newId(), advert_id: advertKey, position, stored_file_id: storedFileId })
    .execute();

const keysOf = async (keys: number[]) =>
  (await db.selectFrom('adverts').select('id').where('id', 'in', keys).orderBy('id').execute()).map(({ id }) => id);

test('a deleted advert can be brought back for 14 days; then it is gone with everything, but its address says so', async () => {
  const user = await signInTestUser(server);
  const [sold, draft, kept] = [
    await insertAdvert(db, { user }),
    await insertAdvert(db, { user, status: 'DRAFT' }),
    await insertAdvert(db, { user }),
  ];
  for (const { id } of [sold, draft])
    expect((await send('DELETE', '/api/v1/adverts', user, { id, deleteType: 'SOLD_HERE' })).status).toBe(200);
  const keys = [sold.key, draft.key, kept.key];
  await atTime(server, afterDays(14), () => purgeDeletedAdverts(server.base));
  expect(await keysOf(keys)).toEqual(keys);
  expect(await atTime(server, afterDays(14, 1), () => purgeDeletedAdverts(server.base))).toBe(2);
  expect(await keysOf(keys)).toEqual([kept.key]);
  expect(await atTime(server, afterDays(15), () => purgeDeletedAdverts(server.base))).toBe(0);
  const gone = await send('GET', `/api/v1/products/${sold.slug}`);
  expect(gone).toMatchObject({
    status: 410,
    body: { code: 'advert.gone', similar: { category: 'FIREWOOD', postalCode: '3300' } },
  });
  expect((await send('GET', `/api/v1/adverts/${sold.id}`)).status).toBe(410);
  expect((await send('GET', `/api/v1/adverts/${draft.id}`)).status).toBe(404);
  expect((await send('GET', `/api/v1/products/${kept.slug}`)).status).toBe(200);
});

test('hundreds of deleted adverts go in steps, and two processes at once do not get in each other’s way', async () => {
  const user = await insertUser(db);
  const keys: number[] = [];
  for (let number = 0; number < 130; number += 1) keys.push((await insertAdvert(db, { user, status: 'DRAFT' })).key);
  await sql`update adverts set status = 'DELETED', deleted_at = ${TEST_NOW} where user_id = ${user.key}`.execute(db);
  const runs = await atTime(server, afterDays(20), () =>
    Promise.all([purgeDeletedAdverts(server.base), purgeDeletedAdverts(server.base)]),
  );
  await atTime(server, afterDays(20), () => purgeDeletedAdverts(server.base));
  expect(runs.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(130);
  expect(await keysOf(keys)).toEqual([]);
});

test('a picture is deleted a day after it was first seen to hang nowhere, and not while any advert shows it', async () => {
  const user = await insertUser(db);
  const first = await insertAdvert(db, { user });
  const second = await insertAdvert(db, { user });
  const [shared, lonely, loose] = [
    await storeFile(user, first.key),
    await storeFile(user, first.key, 1),
    await storeFile(user, null),
  ];
  await hang(shared, second.key);
  await db.deleteFrom('adverts').where('id', '=', first.key).execute();
  const drop = (days: number) => atTime(server, afterDays(days), () => dropUnusedPictures(server.base, deletePicture));
  const existing = async () => {
    const found = await Promise.all([shared, lonely, loose].map((id) => server.files.exists(uploadKey(id))));
    const rows = await db.selectFrom('stored_files').select('id').where('user_id', '=', user.key).execute();
    expect(rows).toHaveLength(found.filter(Boolean).length);
    return found;
  };
  expect(await drop(0)).toBe(0);
  expect(await drop(0.9)).toBe(0);
  expect(await existing()).toEqual([true, true, true]);
  await hang(loose, second.key, 1);
  expect(await drop(2)).toBe(1);
  expect(await existing()).toEqual([true, false, true]);
  expect(await drop(9)).toBe(0);
});

test('a picture whose file could not be deleted keeps its row and goes with the next run', async () => {
  const user = await insertUser(db);
  const id = await storeFile(user, null);
  await dropUnusedPictures(server.base, deletePicture);
  const die = async (): Promise<void> => {
    throw new Error('killed');
  };
  await expect(atTime(server, afterDays(3), () => dropUnusedPictures(server.base, die))).rejects.toThrow('killed');
  expect(await server.files.exists(uploadKey(id))).toBe(true);
  expect(await atTime(server, afterDays(3), () => dropUnusedPictures(server.base, deletePicture))).toBe(1);
  expect(await server.files.exists(uploadKey(id))).toBe(false);
});

test('sessions go 30 days after they ended or ran out, others stay', async () => {
  const user = await signInTestUser(server);
  const ended = await signInAgain(server, user);
  const sessions = async () =>
    (await db.selectFrom('sessions').select('id').where('user_id', '=', user.key).execute()).length;
  await sql`update sessions set ended_at = ${TEST_NOW} where user_id = ${user.key}
    and id = (select id from sessions where user_id = ${user.key} order by id desc limit 1)`.execute(db);
  expect(ended.id).toBe(user.id);
  await atTime(server, afterDays(30), () => dropOldSessions(server.base));
  expect(await sessions()).toBe(2);
  await atTime(server, afterDays(30, 1), () => dropOldSessions(server.base));
  expect(await sessions()).toBe(1);
  await atTime(server, afterDays(59), () => dropOldSessions(server.base));
  expect(await sessions()).toBe(1);
  await atTime(server, afterDays(61), () => dropOldSessions(server.base));
  expect(await sessions()).toBe(0);
});

test('more rows than one step takes go in several', async () => {
  const user = await insertUser(db);
  await sql`insert into sessions (id, user_id, kind, created_at, last_seen_at, expires_at, ended_at)
    select gen_random_uuid(), ${user.key}, 'COOKIE', ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW} from generate_series(1, 1234)`.execute(
    db,
  );
  expect(await atTime(server, afterDays(40), () => dropOldSessions(server.base))).toBeGreaterThanOrEqual(1234);
});

test('mails go 30 days after they were ordered, but never one that still waits', async () => {
  const mail = (key: string, sentAt: Date | null) => ({
    id: newId(),
    event_key: key,
    template: 'test',
    recipient: 'a@muster.example',
    subject: '',
    html: '',
    plain_text: '',
    created_at: TEST_NOW,
    next_try_at: TEST_NOW,
    sent_at: sentAt,
  });
  await db
    .insertInto('mails')
    .values([mail('sent', TEST_NOW), mail('waiting', null)])
    .execute();
  expect(await atTime(server, afterDays(30), () => dropOldMails(server.base))).toBe(0);
  expect(await atTime(server, afterDays(31), () => dropOldMails(server.base))).toBe(1);
  const left = await db.selectFrom('mails').select('event_key').execute();
  expect(left).toEqual([{ event_key: 'waiting' }]);
});

test('reported messages go 180 days after the decision, names of reporters too, and what waits stays', async () => {
  const advert = await insertAdvert(db);
  const reporter = await insertUser(db);
  const decided = { status: 'REJECTED', decided_at: TEST_NOW };
  const report = (content: string, more: object) => ({
    id: newId(),
    advert_id: advert.key,
    reporter_id: reporter.key,
    reporter_name: 'Franz Huber',
    reporter_email: 'franz@muster.example',
    reason: 'OTHER',
    content,
    created_at: TEST_NOW,
    ...more,
  });
  const inChat = (content: string, more: object) => ({
    id: newId(),
    chat_key: 1,
    reporter_id: reporter.key,
    reason: 'FRAUD',
    content,
    created_at: TEST_NOW,
    ...more,
  });
  await db
    .insertInto('advert_reports')
    .values([report('alt', decided), report('offen', {})])
    .execute();
  await db
    .insertInto('chat_reports')
    .values([inChat('alt', decided), inChat('offen', {})])
    .execute();
  expect(await atTime(server, afterDays(180), () => dropOldReports(server.base))).toBe(0);
  expect(await atTime(server, afterDays(181), () => dropOldReports(server.base))).toBe(2);
  expect(await atTime(server, afterDays(999), () => dropOldReports(server.base))).toBe(0);
  const named = await db.selectFrom('advert_reports').select(['content', 'reporter_name']).orderBy('content').execute();
  expect(named).toEqual([
    { content: 'alt', reporter_name: '' },
    { content: 'offen', reporter_name: 'Franz Huber' },
  ]);
  expect(await db.selectFrom('chat_reports').select('content').execute()).toEqual([{ content: 'offen' }]);
});

test('codes go a week after they were over, in steps', async () => {
  const later = (days: number) => atTime(server, afterDays(days), () => dropOldCodes(server.base));
  await sql`insert into one_time_codes (id, purpose, code_hash, created_at, expires_at)
    select gen_random_uuid(), 'NEWSLETTER', sha256(n::text::bytea), ${TEST_NOW}, ${TEST_NOW} from generate_series(1, 600) n`.execute(
    db,
  );
  expect(await later(7)).toBe(0);
  expect(await later(8)).toBe(600);
});

test('answers kept for repetitions go after a day, in steps', async () => {
  await sql`insert into idempotency_keys (scope, key, request_hash, locked_until, created_at)
    select 'test', n::text, ''::bytea, ${TEST_NOW}, ${TEST_NOW} from generate_series(1, 600) n`.execute(db);
  expect(await dropOldKeys(db, afterDays(1))).toBe(0);
  expect(await dropOldKeys(db, afterDays(1, 1))).toBe(600);
});

test('every task runs on an empty morning without a fault', async () => {
  const quiet = await createTestDatabase();
  for (const { run } of retentionTasks({ ...server.base, db: quiet }, deletePicture)) expect(await run()).toBe(0);
});
