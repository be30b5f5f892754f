import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { unlimited } from '#server/platform/http/rate-limit.ts';
import { accountCalls } from '#test/account-calls.ts';
import { TEST_NOW, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';
import { registerCalendarHandlers } from './calendar.handlers.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerCalendarHandlers(server.api, { limiter: unlimited });
const { call, post } = accountCalls(server);

const CALL = '/api/v1/users/me/advert-calendar';
const read = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers };
};
const make = async ({ headers }: Pick<SignedInUser, 'headers'>): Promise<string> =>
  (await post(CALL, undefined, headers)).body.url;

it('has one whole day for each own advert that runs, on its last day in Vienna', async () => {
  const user = await signInTestUser(server);
  // 23:30 UTC is the next day in Vienna.
  const expiresAt = new Date('2027-01-14T23:30:00Z');
  const advert = await insertAdvert(db, { user, title: 'Buche, trocken; 33 cm', expiresAt });
  const paused = await insertAdvert(db, { user, title: 'Pausiert', status: 'INACTIVE' });
  await insertAdvert(db, { user, title: 'Vorbei', expiresAt: new Date(TEST_NOW.getTime() - 1000) });
  await insertAdvert(db, { title: 'Von jemand anderem' });
  expect((await call('GET', CALL, undefined, user.headers)).body).toEqual({ url: null });
  const url = await make(user);
  expect((await call('GET', CALL, undefined, user.headers)).body).toEqual({ url });
  const { status, text, headers } = await read(url);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20270115\r\n');
  expect(text).toContain('SUMMARY:Anzeige endet: Buche\\, trocken\\; 33 cm\r\n');
  expect(text).toContain(`UID:${advert.id}@anzeigen.stammplatz\r\n`);
  expect(text.replaceAll('\r\n ', '')).toMatch(/URL:http\S+\/anzeige-verlaengern\?token=/);
  expect((await read(url, { 'if-none-match': `W/${headers['etag']}` })).status).toBe(304);

  await sql`update adverts set expires_at = '2027-04-01T10:00:00Z' where id = ${advert.key}`.execute(db);
  await sql`update adverts set status = 'ACTIVE' where id = ${paused.key}`.execute(db);
  const changed = (await read(url)).text;
  expect(changed).toContain('DTSTART;VALUE=DATE:20270401\r\n');
  expect(changed.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

it('is found by its newest address only, and by none once it is ended or the account is leaving', async () => {
  const user = await signInTestUser(server);
  const old = await make(user);
  const url = await make(user);
  expect([(await read(old)).status, (await read(url)).status]).toEqual([404, 200]);
  const forged = url.replace(/.{4}\.ics$/, 'AAAA.ics');
  expect([(await read(forged)).status, (await read(url.replace('.ics', ''))).status]).toEqual([404, 404]);
  expect((await read(url.replace(/kalender\/.*/, 'kalender/x.ics'))).status).toBe(404);
  await sql`update users set deletion_asked_at = now() where id = ${user.key}`.execute(db);
  expect((await read(url)).status).toBe(404);
  await sql`update users set deletion_asked_at = null where id = ${user.key}`.execute(db);
  expect((await call('DELETE', CALL, undefined, user.headers)).status).toBe(200);
  expect((await read(url)).status).toBe(404);
  expect((await post(CALL, undefined)).status).toBe(401);
});
