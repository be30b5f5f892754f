import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { TEST_NOW } from '#test/factories.ts';
import { dropOldKeys } from './idempotency.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const other = await signInTestUser(server);

const create = (key: string, payload: object = COMPLETE_EDITS.LOGS, headers: Record<string, string> = seller.headers) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/adverts',
    headers: { ...headers, 'idempotency-key': key },
    payload,
  });
const countOf = async (userKey: number) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from adverts where user_id = ${userKey}`.execute(db);
  return rows[0]?.count ?? 0;
};

describe('a write under an Idempotency-Key', () => {
  it('happens once; the repetition gets the first answer', async () => {
    const before = await countOf(seller.key);
    const first = await create('einmal');
    const second = await create('einmal');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await countOf(seller.key)).toBe(before + 1);
  });

  it('is refused with 422 when the key belongs to another request', async () => {
    await create('anders');
    const second = await create('anders', { ...COMPLETE_EDITS.LOGS, title: 'Etwas anderes' });
    expect([second.statusCode, second.json().code]).toEqual([422, 'idempotency.other-request']);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: `/api/v1/adverts/${(await create('dritte')).json().id}/publish`,
      headers: { ...seller.headers, 'idempotency-key': 'anders' },
    });
    expect(elsewhere.statusCode).toBe(422);
  });

  it('does not meet the keys of other people', async () => {
    const mine = await create('gleich');
    const theirs = await create('gleich', COMPLETE_EDITS.LOGS, other.headers);
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().id).not.toBe(mine.json().id);
  });

  it('lets one of ten simultaneous tries run; the others wait or get its answer', async () => {
    const before = await countOf(seller.key);
    const replies = await Promise.all(Array.from({ length: 10 }, () => create('zugleich')));
    const statuses = replies.map((reply) => reply.statusCode);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await countOf(seller.key)).toBe(before + 1);
    const later = await create('zugleich');
    expect(later.statusCode).toBe(201);
    expect(
      replies.filter((reply) => reply.statusCode === 201).every((reply) => reply.json().id === later.json().id),
    ).toBe(true);
  });

  it('keeps a definite refusal', async () => {
    const draft = (await create('entwurf', { category: 'LOGS' })).json();
    const publish = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/adverts/${draft.id}/publish`,
        headers: { ...seller.headers, 'idempotency-key': 'zu früh'.replace('ü', 'ue') },
      });
    const first = await publish();
    await server.app.inject({
      method: 'PUT',
      url: `/api/v1/adverts/${draft.id}`,
      headers: seller.headers,
      payload: COMPLETE_EDITS.LOGS,
    });
    const second = await publish();
    expect([first.statusCode, second.statusCode]).toEqual([422, 422]);
    expect(second.json().errors).toEqual(first.json().errors);
    expect(second.headers['content-type']).toMatch(/application\/problem\+json/);
  });

  it('does not keep a failure of ours: the repetition runs, and makes the advert it was meant to make', async () => {
    const before = await countOf(seller.key);
    await sql`alter table advert_contacts rename to advert_contacts_away`.execute(db);
    const failed = await create('panne');
    await sql`alter table advert_contacts_away rename to advert_contacts`.execute(db);
    expect(failed.statusCode).toBe(500);
    const repeated = await create('panne');
    expect(repeated.statusCode).toBe(201);
    expect(await countOf(seller.key)).toBe(before + 1);
  });

  it('finds what was made before a crash that swallowed the answer', async () => {
    const before = await countOf(seller.key);
    const first = await create('absturz');
    await sql`update idempotency_keys set status = null, body = null where key = 'absturz'`.execute(db);
    const tooSoon = await create('absturz');
    expect([tooSoon.statusCode, tooSoon.json().code, tooSoon.headers['retry-after']]).toEqual([
      409,
      'idempotency.under-way',
      '1',
    ]);
    const repeated = await atTime(server, new Date(TEST_NOW.getTime() + 61_000), () => create('absturz'));
    expect([repeated.statusCode, repeated.json().id]).toEqual([201, first.json().id]);
    expect(await countOf(seller.key)).toBe(before + 1);
  });

  it('makes nothing a second time when a device sends the very same after days, and something else is new', async () => {
    const before = await countOf(seller.key);
    const first = await create('nach Tagen');
    await atTime(server, new Date(TEST_NOW.getTime() + 3 * 86_400_000), async () => {
      await dropOldKeys(db, server.base.clock());
      const again = await create('nach Tagen');
      expect([again.statusCode, again.json().id]).toEqual([201, first.json().id]);
      expect(await countOf(seller.key)).toBe(before + 1);
      await dropOldKeys(db, new Date(server.base.clock().getTime() + 2 * 86_400_000));
      const changed = await create('nach Tagen', { ...COMPLETE_EDITS.LOGS, title: 'Etwas anderes' });
      expect([changed.statusCode, changed.json().id === first.json().id]).toEqual([201, false]);
    });
  });

  it('keeps no token readable in the database', async () => {
    const register = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/local/register',
        headers: { 'idempotency-key': 'anmeldung' },
        payload: { username: 'schluessel', email: 'schluessel@example.at', password: 'drei Ster am Hang' },
      });
    const [first, second] = [await register(), await register()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    const { rows } = await sql<{ body: Buffer }>`select body from idempotency_keys where key = 'anmeldung'`.execute(db);
    expect(rows[0]?.body.toString('latin1')).not.toContain('jwt');
  });

  it('gives the session cookie again too, and keeps it unreadable', async () => {
    const register = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/local/register?session=cookie',
        headers: { 'idempotency-key': 'keks', 'sec-fetch-site': 'same-origin' },
        payload: { username: 'keksdose', email: 'keksdose@example.at', password: 'drei Ster am Hang' },
      });
    const [first, second] = [await register(), await register()];
    expect(first.headers['set-cookie']).toMatch(/^stammplatz=[\w-]{43};/);
    expect(second.headers['set-cookie']).toBe(first.headers['set-cookie']);
    expect(second.json()).toEqual(first.json());
    const { rows } = await sql<{ body: Buffer }>`select body from idempotency_keys where key = 'keks'`.execute(db);
    expect(rows[0]?.body.toString('latin1')).not.toContain('stammplatz=');
  });

  it('lets its key go after 24 hours', async () => {
    const first = await create('gestern');
    const other = { ...COMPLETE_EDITS.LOGS, title: 'Etwas anderes' };
    const second = await atTime(server, new Date(TEST_NOW.getTime() + 86_400_000), () => create('gestern', other));
    expect([second.statusCode, second.json().title]).toEqual([201, other.title]);
    expect(second.json().id).not.toBe(first.json().id);
    expect(await dropOldKeys(db, new Date(TEST_NOW.getTime() + 5 * 86_400_000))).toBeGreaterThan(2);
    const { rows } = await sql`select 1 from idempotency_keys`.execute(db);
    expect(rows).toEqual([]);
  });

  for (const key of ['', 'x'.repeat(256), 'zeile\u0007']) {
    it(`refuses the key ${JSON.stringify(key.slice(0, 8))} of ${key.length} characters`, async () => {
      expect((await create(key)).statusCode).toBe(400);
    });
  }

  it('of 255 characters is fine', async () => {
    expect((await create('x'.repeat(255))).statusCode).toBe(201);
  });
});
