import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type AdvertWishes, TEST_NOW, type TestUser, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { marketPriceTasks, refreshMarketPrices } from './market-job.service.ts';
import { listPrices } from './market-prices.repository.ts';
import { createTestServer } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

beforeEach(async () => {
  await sql`truncate market_prices, market_months, adverts cascade`.execute(db);
});

const run = (now: Date = TEST_NOW) => refreshMarketPrices({ ...server.base, clock: () => now });
const DAY_IN_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(TEST_NOW.getTime() - days * DAY_IN_MS);

const beech = dataOf('FIREWOOD', {
  woodTypeIds: [20],
  lengthInCm: 33,
  dryingState: 'OFENFERTIG',
  measureBasis: 'STACKED_SHORT',
});
type Wishes = Omit<AdvertWishes, 'category' | 'data'>;
const offer = (euros: number, wishes: Wishes = {}) =>
  insertAdvert(db, { ...wishes, category: 'FIREWOOD', data: beech, pricePerUnitInCents: euros * 100, heatPrice: 7 });

/** Eight sellers around € 150. */
async function offers(wishes: Wishes = {}): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let index = 0; index < 8; index += 1) users.push((await offer(147 + index, wishes)).user);
  return users;
}

const rows = async (product = 'buche-scheite-trocken') =>
  (await listPrices(db, { from: '2020-01', stateId: null })).filter((row) => row.product === product);
const country = async () => (await rows()).find((row) => row.state_id === 0 && row.month === '2026-11');

test('calculates the month by state and for the whole country', async () => {
  await offers();
  expect(await run()).toEqual({ month: '2026-11', closed: [], isRefreshed: true });
  // 147 to 154: quartiles of definition 7 are 148.75, 150.5 and 152.25.
  const figures = { adverts: 8, sellers: 8, left_out: 0, price_low: 14_875, price_median: 15_050, price_high: 15_225 };
  expect(await rows()).toMatchObject([
    { state_id: 0, month: '2026-11', ...figures, heat_median: 7 },
    { state_id: 3, month: '2026-11', ...figures, heat_median: 7 },
  ]);
  const { rows: inSql } = await sql<{ low: number; median: number; high: number }>`
    select percentile_cont(0.25) within group (order by price_per_unit_in_cents) as low,
      percentile_cont(0.5) within group (order by price_per_unit_in_cents) as median,
      percentile_cont(0.75) within group (order by price_per_unit_in_cents) as high from adverts`.execute(db);
  expect(inSql[0]).toEqual({ low: 14_875, median: 15_050, high: 15_225 });
});

test('a second run and several at once leave the same', async () => {
  await offers();
  await run();
  const first = await rows();
  await Promise.all([run(), run(), run()]);
  expect(await rows()).toEqual(first);
});

test('a run that is killed half way leaves the figures of the run before', async () => {
  await offers();
  await run();
  const before = await rows();
  await offer(20_000);
  await sql`create function killed() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    db,
  );
  await sql`create trigger killed after insert on market_prices for each statement execute function killed()`.execute(
    db,
  );
  await expect(run()).rejects.toThrow('killed');
  expect(await rows()).toEqual(before);
  await sql`drop trigger killed on market_prices`.execute(db);
  await sql`drop function killed`.execute(db);
  await run();
  expect((await country())?.left_out).toBe(1);
});

test('a month ends at midnight in Vienna, and nothing of it changes afterwards', async () => {
  await offers();
  expect(await run(new Date('2026-11-30T22:59:59Z'))).toMatchObject({ month: '2026-11', closed: [] });
  await offer(500);
  expect(await run(new Date('2026-11-30T23:00:00Z'))).toEqual({
    month: '2026-12',
    closed: ['2026-11'],
    isRefreshed: true,
  });
  expect((await country())?.adverts).toBe(8);
  for (const statement of [
    sql`update market_prices set price_median = 1 where month = '2026-11-01'`,
    sql`delete from market_prices where month = '2026-11-01'`,
    sql`update market_prices set month = '2026-11-01' where month = '2026-12-01'`,
    sql`insert into market_prices (month, product, state_id, adverts, sellers, left_out) values ('2026-11-01', 'x', 0, 0, 0, 0)`,
    sql`update market_months set closed_at = null where month = '2026-11-01'`,
    sql`delete from market_months where month = '2026-11-01'`,
  ])
    await expect(statement.execute(db)).rejects.toThrow(/never change/);
  // A late or slow run: the closed month stays as it is.
  expect(await run(new Date('2026-11-30T22:59:59Z'))).toMatchObject({ month: '2026-11', isRefreshed: false });
  expect((await country())?.adverts).toBe(8);
});

test('a month that a stopped server missed stays empty', async () => {
  await offers();
  await run(new Date('2026-11-21T09:00:00Z'));
  await run(new Date('2027-01-10T09:00:00Z'));
  expect([...new Set((await rows()).map(({ month }) => month))]).toEqual(['2026-11', '2027-01']);
});

test('counts what was online in the month: running, ended or sold in it, not paused, blocked, foreign or older', async () => {
  await offers();
  const ended = await offer(150, { publishedAt: daysAgo(60), expiresAt: daysAgo(3) });
  const sold = await offer(150, { publishedAt: daysAgo(20) });
  await sql`update adverts set status = 'EXPIRED' where id = ${ended.key}`.execute(db);
  await sql`update adverts set status = 'DELETED', status_before = 'ACTIVE', deleted_at = ${daysAgo(2)} where id = ${sold.key}`.execute(
    db,
  );
  await run();
  expect(await country()).toMatchObject({ adverts: 10 });

  const notCounted = {
    paused: await offer(150),
    blocked: await offer(150),
    draftDeleted: await offer(150),
    foreign: await offer(150),
    endedLongAgo: await offer(150, { publishedAt: daysAgo(120), expiresAt: daysAgo(30) }),
    soldLongAgo: await offer(150, { publishedAt: daysAgo(80) }),
    notYet: await offer(150, { publishedAt: new Date(TEST_NOW.getTime() + DAY_IN_MS) }),
  };
  await insertAdvert(db, { category: 'FIREWOOD', data: beech, status: 'DRAFT' });
  await insertAdvert(db, { category: 'FIREWOOD', data: beech, pricePerUnitInCents: null });
  await offer(150, { user: await insertUser(db, { isBlocked: true }) });
  const set = (status: string, key: number) => sql`update adverts set status = ${status} where id = ${key}`.execute(db);
  await set('INACTIVE', notCounted.paused.key);
  await set('BLOCKED', notCounted.blocked.key);
  await sql`update adverts set status = 'DELETED', status_before = 'DRAFT', deleted_at = ${TEST_NOW} where id = ${notCounted.draftDeleted.key}`.execute(
    db,
  );
  await sql`update advert_addresses set country_code = 'DE' where advert_id = ${notCounted.foreign.key}`.execute(db);
  await set('EXPIRED', notCounted.endedLongAgo.key);
  await sql`update adverts set status = 'DELETED', status_before = 'ACTIVE', deleted_at = ${daysAgo(25)} where id = ${notCounted.soldLongAgo.key}`.execute(
    db,
  );
  await run();
  expect(await country()).toMatchObject({ adverts: 10 });
});

test('one seller with many adverts has one voice, and an absurd price none', async () => {
  await offers();
  const flooding = await insertUser(db);
  for (let count = 0; count < 12; count += 1) await offer(400, { user: flooding });
  await run();
  expect(await country()).toMatchObject({ adverts: 8, sellers: 8, left_out: 1, price_median: 15_050 });
});

test('too few adverts leave their number and no price', async () => {
  await offer(150);
  await run();
  expect(await country()).toMatchObject({
    adverts: 1,
    sellers: 1,
    price_low: null,
    price_median: null,
    heat_median: null,
  });
});

test('every advert of a large marketplace is read, batch by batch', async () => {
  const user = await insertUser(db);
  const { key } = await offer(150, { user });
  await sql`insert into adverts (public_id, user_id, category, status, slug, unit, price_per_unit_in_cents, vat_rate,
      category_data, was_public, created_at, updated_at, published_at, expires_at)
    select gen_random_uuid(), user_id, category, status, 'viele-' || n, unit, price_per_unit_in_cents, vat_rate, category_data,
      was_public, created_at, updated_at, published_at, expires_at from adverts, generate_series(1, 2499) n where id = ${key}`.execute(
    db,
  );
  await sql`insert into advert_addresses (advert_id, public_id) select id, gen_random_uuid() from adverts where id <> ${key}`.execute(
    db,
  );
  await run();
  expect(await country()).toMatchObject({ adverts: 2_500, sellers: 1 });
});

test('the task of the server leaves fresh figures alone and renews old ones', async () => {
  await offers();
  const [task] = marketPriceTasks({ ...server.base, clock: () => TEST_NOW });
  const [later] = marketPriceTasks({ ...server.base, clock: () => new Date(TEST_NOW.getTime() + 3_600_000) });
  await task?.run();
  await offer(150);
  await task?.run();
  expect((await country())?.adverts).toBe(8);
  await later?.run();
  expect((await country())?.adverts).toBe(9);
});
