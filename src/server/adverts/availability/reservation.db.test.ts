import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { reservationEnd } from '#domain/adverts/availability/reservation.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';
import { strictHits } from '#test/strict-hits.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { clearEndedReservations } from './reservation.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const stranger = await signInTestUser(server);

const DAY_IN_MS = 86_400_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_IN_MS);

const send = apiCallsTo(server.app, '/adverts');
const call = (wish: ApiCall) => send({ method: 'PUT', as: seller, ...wish });

const published = async (as = seller) => {
  const { body } = await call({ method: 'POST', url: '', body: COMPLETE_EDITS.FIREWOOD, as });
  return (await call({ method: 'POST', url: `/${body.id}/publish`, as })).body;
};
const reserve = (id: string, body: unknown, as: SignedInUser | null = seller) =>
  call({ url: `/${id}/reservation`, body, as });

const search = async (userId: string, now: Date, more: object = {}) => {
  const sorting = { sortBy: 'RELEVANCE' as const, sortDesc: false };
  const page = await searchAdverts({ db, clock: () => now }, { page: 0, size: 50, sorting, userId, ...more });
  return strictHits(page).map((item) => item.id);
};

describe('reserving an own advert', () => {
  it('lasts through a day in Vienna, seven days unless said otherwise, and is seen by everybody but the note', async () => {
    const { id } = await published();
    const { status, body } = await reserve(id, { reservedFor: 'Familie Huber' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ reservedUntil: '2026-11-28T22:59:59.999Z', reservedFor: 'Familie Huber' });
    const seen = await call({ method: 'GET', url: `/${id}`, as: stranger });
    expect(seen.body.reservedUntil).toBe('2026-11-28T22:59:59.999Z');
    expect(JSON.stringify(seen.body)).not.toContain('Huber');
    const again = await reserve(id, { days: 30 });
    expect(again.body).toMatchObject({ reservedUntil: '2026-12-21T22:59:59.999Z', reservedFor: '' });
  });

  it('ends by itself, and at once where the owner says so, also twice', async () => {
    const { id } = await published();
    await reserve(id, { days: 1, reservedFor: 'Huber' });
    await atTime(server, later(2), async () => {
      const owner = await signInAgain(server, seller);
      const { body } = await call({ method: 'GET', url: `/${id}`, as: owner });
      expect(body).not.toHaveProperty('reservedUntil');
      expect(body.reservedFor).toBe('');
    });
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await call({ method: 'DELETE', url: `/${id}/reservation` });
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('reservedUntil');
    }
  });

  it.each([
    ['no days', { days: 0 }],
    ['31 days', { days: 31 }],
    ['half a day', { days: 1.5 }],
    ['days as text', { days: '7' }],
    ['a long note', { reservedFor: 'x'.repeat(121) }],
    ['a list', []],
  ])('is refused for %s', async (_what, body) => {
    const { id } = await published();
    expect([400, 422]).toContain((await reserve(id, body)).status);
  });

  it('is for the owner only, and for adverts that are or were public', async () => {
    const { id } = await published();
    expect((await reserve(id, { days: 3 }, stranger)).status).toBe(404);
    expect((await reserve(id, { days: 3 }, null)).status).toBe(401);
    expect((await call({ method: 'DELETE', url: `/${id}/reservation`, as: stranger })).status).toBe(404);
    const draft = (await call({ method: 'POST', url: '', body: COMPLETE_EDITS.FIREWOOD })).body;
    expect(await reserve(draft.id, { days: 3 })).toMatchObject({
      status: 409,
      body: { code: 'advert.is-not-published' },
    });
    await call({ method: 'DELETE', url: '', body: { id, deleteType: 'OTHER' } });
    expect(await reserve(id, { days: 3 })).toMatchObject({ status: 409, body: { code: 'advert.is-deleted' } });
  });

  it('gives the same to ten requests at once', async () => {
    const { id } = await published();
    const replies = await Promise.all(Array.from({ length: 10 }, () => reserve(id, { days: 5 })));
    expect(new Set(replies.map(({ body }) => body.reservedUntil))).toEqual(new Set(['2026-11-26T22:59:59.999Z']));
  });
});

describe('the search', () => {
  it('shows what is reserved a little later, leaves it out on wish, and is right at the minute of the end', async () => {
    const user = await insertUser(db);
    const until = reservationEnd(TEST_NOW, 2);
    const kept = await insertAdvert(db, { user, publishedAt: later(-1), reservedUntil: until });
    const free = await insertAdvert(db, { user, publishedAt: later(-4) });
    const old = await insertAdvert(db, { user, publishedAt: later(-9) });
    expect(await search(user.id, TEST_NOW)).toEqual([free.id, kept.id, old.id]);
    expect(await search(user.id, TEST_NOW, { withoutReserved: true })).toEqual([free.id, old.id]);
    expect(await search(user.id, until, { withoutReserved: true })).toEqual([free.id, old.id]);
    // No job has run: the filter goes by the clock.
    const over = new Date(until.getTime() + 1);
    expect(await search(user.id, over, { withoutReserved: true })).toContain(kept.id);
    expect(await clearEndedReservations({ db, clock: () => until })).toBe(0);
    await Promise.all([1, 2].map(() => clearEndedReservations({ db, clock: () => over })));
    expect(await search(user.id, over, { withoutReserved: true })).toEqual([kept.id, free.id, old.id]);
    const { rows } = await sql<{ reserved_for: string }>`select reserved_for from adverts
      where id = ${kept.key} and reserved_until is null`.execute(db);
    expect(rows).toEqual([{ reserved_for: '' }]);
  });
});
