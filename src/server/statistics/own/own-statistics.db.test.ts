import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestAdvert, TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';
import type { OwnStatistics } from '#contract/statistics/statistics.schemas.ts';
import { newId } from '#server/platform/ids.ts';
import { registerStatisticsHandlers } from '#server/statistics/statistics.handlers.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerStatisticsHandlers(server.api);

const daysAgo = (days: number): Date => new Date(TEST_NOW.getTime() - days * 86_400_000);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

async function ask(as: SignedInUser | null, query = '') {
  const reply = await server.app.inject({
    method: 'GET',
    url: `/api/v1/statistics/own${query}`,
    headers: as?.headers ?? {},
  });
  return { status: reply.statusCode, body: reply.json<OwnStatistics>() };
}
const sumOf = ({ series }: OwnStatistics['days'], name: string): number | undefined =>
  series.find((line) => line.name === name)?.values.reduce((sum, value) => sum + value, 0);

async function count(advert: TestAdvert, day: Date, views: number, reveals = 0): Promise<void> {
  await sql`insert into advert_stats_daily (advert_id, day, view_count, reveal_count)
    values (${advert.key}, ${dayOf(day)}::date, ${views}, ${reveals})`.execute(db);
}

type Talk = { at: Date; senders: readonly ('seller' | 'buyer')[]; isRead?: boolean };

/** A chat with a message of each of these, an hour apart; returns its id. */
async function talk(advert: TestAdvert, { at, senders, isRead = true }: Talk): Promise<string> {
  const buyer = await insertUser(db);
  const { key, id } = await db
    .insertInto('chats')
    .values({
      public_id: newId(),
      advert_id: advert.key,
      item_public_id: advert.id,
      item_title: 'Buche',
      seller_id: advert.user.key,
      buyer_id: buyer.key,
      last_seq: senders.length,
      seller_unread: isRead ? 0 : 1,
      created_at: at,
      updated_at: at,
    })
    .returning(['id as key', 'public_id as id'])
    .executeTakeFirstOrThrow();
  for (const [index, sender] of senders.entries()) {
    await sql`insert into messages (id, chat_id, seq, sender_id, text, created_at)
      values (${newId()}, ${key}, ${index + 1}, ${sender === 'seller' ? advert.user.key : buyer.key}, 'Ist das Holz noch da?',
        ${new Date(at.getTime() + index * 3_600_000)})`.execute(db);
  }
  return id;
}

let newcomer: SignedInUser;
let seller: SignedInUser;
let first: TestAdvert;
let foreign: TestAdvert;

beforeAll(async () => {
  newcomer = await signInTestUser(server);
  seller = await signInTestUser(server);
  first = await insertAdvert(db, { user: seller, title: 'Buche', hasImage: true, publishedAt: daysAgo(40) });
  foreign = await insertAdvert(db, { title: 'Fremde Eiche' });
  await count(first, daysAgo(0), 5, 2);
  await count(first, daysAgo(29), 7);
  await count(first, daysAgo(30), 100, 50);
  await count(first, daysAgo(60), 1000);
  await count(foreign, daysAgo(1), 400, 300);
});

describe('a newcomer', () => {
  it('gets zeros on every day and nothing to do', async () => {
    const { status, body } = await ask(newcomer);
    expect(status).toBe(200);
    expect(body.days.labels).toHaveLength(30);
    expect(body.days.series.flatMap(({ values }) => values).every((value) => value === 0)).toBe(true);
    expect(body).toMatchObject({ best: [], weakest: [], waiting: { chats: 0, oldestChat: null, asked: 0 } });
    expect(Object.values(body.counts)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('needs to be signed in', async () => {
    expect((await ask(null)).status).toBe(401);
  });
});

describe('counts', () => {
  it('are those of own adverts in the period, and of as many days before', async () => {
    const { body } = await ask(seller);
    expect([sumOf(body.days, 'views'), sumOf(body.days, 'reveals')]).toEqual([12, 2]);
    expect([sumOf(body.daysBefore, 'views'), sumOf(body.daysBefore, 'reveals')]).toEqual([100, 50]);
    expect(body.days.labels.at(-1)).toBe(dayOf(TEST_NOW));
    expect(body.daysBefore.labels.at(-1)).toBe(dayOf(daysAgo(30)));
    expect(JSON.stringify(body)).not.toContain(foreign.id);
  });

  it('of a chat stand on its day in Vienna, an opened chat without a word on none', async () => {
    const user = await signInTestUser(server);
    const advert = await insertAdvert(db, { user });
    await talk(advert, { at: new Date('2026-11-09T23:30:00Z'), senders: ['buyer', 'seller'] });
    await talk(advert, { at: new Date('2026-11-09T12:00:00Z'), senders: [] });
    const { body } = await ask(user, '?from=2026-11-09&to=2026-11-10');
    expect(body.days.series.find(({ name }) => name === 'chats')?.values).toEqual([0, 1]);
  });

  it('include deleted adverts, which are named nowhere', async () => {
    const user = await signInTestUser(server);
    const advert = await insertAdvert(db, { user, status: 'DELETED' });
    await count(advert, daysAgo(2), 9);
    const { body } = await ask(user);
    expect(sumOf(body.days, 'views')).toBe(9);
    expect(body).toMatchObject({ best: [], counts: { DELETED: 1, ACTIVE: 0 } });
  });

  it.each(['?from=2026-11-10&to=2026-11-09', '?from=2024-01-01&to=2026-11-21', '?from=gestern', '?to=2019-01-01'])(
    'of %s are refused at the field',
    async (query) => {
      const { status, body } = await ask(seller, query);
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain('"errors"');
    },
  );
});

describe('what waits', () => {
  it('is what the buyer wrote last and is unread or was never answered, the longest first', async () => {
    const user = await signInTestUser(server);
    const advert = await insertAdvert(db, { user });
    await talk(advert, { at: daysAgo(9), senders: ['buyer', 'seller'] });
    await talk(advert, { at: daysAgo(8), senders: ['buyer', 'seller', 'buyer'] });
    await talk(advert, { at: daysAgo(90), senders: ['buyer'] });
    const never = await talk(advert, { at: daysAgo(4), senders: ['buyer'] });
    await talk(advert, { at: daysAgo(1), senders: ['buyer', 'seller', 'buyer'], isRead: false });
    const { waiting } = (await ask(user)).body;
    expect(waiting.chats).toBe(2);
    expect(waiting.oldestChat).toEqual({ id: never, since: daysAgo(4).toISOString() });
  });

  it('leaves out the chats with people whom the seller has blocked', async () => {
    const user = await signInTestUser(server);
    const advert = await insertAdvert(db, { user });
    await talk(advert, { at: daysAgo(4), senders: ['buyer'] });
    await sql`insert into user_blocks (blocker_id, blocked_id, created_at)
      select seller_id, buyer_id, now() from chats where seller_id = ${user.key}`.execute(db);
    expect((await ask(user)).body.waiting).toMatchObject({ chats: 0, oldestChat: null });
  });

  it('counts adverts by what they ask for, and an advert past its end as expired', async () => {
    const user = await signInTestUser(server);
    await insertAdvert(db, { user, hasImage: true, expiresAt: daysAgo(-60) });
    await insertAdvert(db, { user, hasImage: true, expiresAt: daysAgo(-13) });
    await insertAdvert(db, { user, expiresAt: daysAgo(-60) });
    await insertAdvert(db, { user, expiresAt: daysAgo(1) });
    await insertAdvert(db, { user, status: 'DRAFT' });
    const asked = await insertAdvert(db, { user, hasImage: true, expiresAt: daysAgo(-60) });
    await sql`update adverts set check_asked_at = ${TEST_NOW} where id = ${asked.key}`.execute(db);
    const { counts, waiting } = (await ask(user)).body;
    expect(counts).toEqual({ ACTIVE: 4, EXPIRED: 1, DRAFT: 1, INACTIVE: 0, BLOCKED: 0, DELETED: 0 });
    expect(waiting).toMatchObject({ endingSoon: 1, withoutPicture: 1, asked: 1 });
  });
});

describe('the best and the weakest', () => {
  it('rank by contacts and then views; both lists share no advert, and a young one is not weak', async () => {
    const user = await signInTestUser(server);
    const adverts: TestAdvert[] = [];
    for (let index = 0; index < 8; index += 1)
      adverts.push(await insertAdvert(db, { user, title: `Stapel ${index}`, publishedAt: daysAgo(40) }));
    for (const [index, advert] of adverts.entries()) await count(advert, daysAgo(3), 100 - index, index);
    const young = await insertAdvert(db, { user, title: 'Jung', publishedAt: daysAgo(3) });
    const { best, weakest } = (await ask(user)).body;
    expect(best.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((index) => `Stapel ${index}`));
    expect(weakest.map(({ title }) => title)).toEqual([0, 1, 2].map((index) => `Stapel ${index}`));
    expect(JSON.stringify([best, weakest])).not.toContain(young.id);
    expect(best[0]).toMatchObject({ views: 93, reveals: 7, chats: 0 });
    expect(weakest[0]?.hints).toContain('NO_PHOTO');
  });
});
