import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { refreshMarketPrices } from '#server/market-prices/market-job.service.ts';
import { comparePrices } from '#server/search/browse/comparable-prices.service.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const send = apiCallsTo(server.app);
const call = (as: SignedInUser, method: ApiCall['method'], url: string, body?: unknown) =>
  send({ as, method, url, body });

const PRICED = COMPLETE_EDITS.FIREWOOD;
const GIFT = { pricePerUnitInCents: 0, priceTotalInCents: null };

async function published(user: SignedInUser, prices: object) {
  const { body } = await call(user, 'POST', '/adverts', { ...PRICED, ...prices });
  const reply = await call(user, 'POST', `/adverts/${body.id}/publish`);
  expect(reply.status).toBe(200);
  return reply.body;
}

it.each([
  { pricePerUnitInCents: 0 },
  { pricePerUnitInCents: null, priceTotalInCents: 0 },
  { pricePerUnitInCents: 0, priceTotalInCents: 0 },
])('is published with the price 0, however it was sent: %o', async (prices) => {
  const user = await signInTestUser(server);
  const gift = await published(user, prices);
  expect(gift).toMatchObject({ ...GIFT, heatPrice: null, status: 'ACTIVE' });
  const shown = (await call(user, 'GET', `/products/${gift.slug}`)).body;
  expect(shown).toMatchObject(GIFT);
  const { rows } = await sql<{ unit: number | null; total: number | null; heat: number | null }>`
    select d.price_unit as unit, d.price_total as total, d.heat_price as heat from search_docs d
    join adverts a on a.id = d.id where a.public_id = ${gift.id}`.execute(db);
  expect(rows).toEqual([{ unit: 0, total: 0, heat: null }]);
});

it('is made of an advert by its price, and made an offer again, also with a price for everything', async () => {
  const user = await signInTestUser(server);
  const { id } = await published(user, {});
  const change = async (prices: object) => (await call(user, 'PUT', `/adverts/${id}/price`, prices)).body;
  expect(await change({ pricePerUnitInCents: 0 })).toMatchObject(GIFT);
  expect(await change({ priceTotalInCents: 90_000 })).toMatchObject({
    pricePerUnitInCents: null,
    priceTotalInCents: 90_000,
  });
  expect(await change({ priceTotalInCents: 0 })).toMatchObject(GIFT);
  expect(await change({ pricePerUnitInCents: 9_000 })).toMatchObject({ pricePerUnitInCents: 9_000 });
});

it('may cost its delivery', async () => {
  const deliveryBands = [{ upToKm: 50, minimumQuantity: null, amountInCents: 6_000, per: 'TRIP' }];
  const gift = await published(await signInTestUser(server), { ...GIFT, deliveryBands });
  expect(gift).toMatchObject({ ...GIFT, deliveryBands });
});

it('says in the own table that it costs nothing, without a tax', async () => {
  const user = await signInTestUser(server);
  await published(user, GIFT);
  const { body } = await server.app.inject({ url: '/api/v1/adverts/own/export', headers: user.headers });
  const [head = [], row = []] = body
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .slice(-2)
    .map((line) => line.split(';'));
  const cell = (name: string) => row[head.indexOf(name)];
  expect(head).toContain('Preis je Einheit');
  expect([cell('Preis je Einheit'), cell('Gesamtpreis'), cell('USt in %'), cell('Preisart')]).toEqual([
    '0,00',
    '',
    '',
    '',
  ]);
});

it('is no market price: neither in the figures of a month nor among the prices nearby, nor compared itself', async () => {
  await sql`truncate market_prices, market_months, adverts cascade`.execute(db);
  const now = server.base.clock();
  const at = { latitude: 48.17, longitude: 14.03 };
  const keys: number[] = [];
  for (let seller = 0; seller < 20; seller += 1) {
    const isGift = seller % 2 === 0;
    const { key } = await insertAdvert(db, {
      title: `Buche ${seller}`,
      user: await insertUser(db),
      category: 'FIREWOOD',
      data: dataOf('FIREWOOD', { woodTypeIds: [20], lengthInCm: 33, dryingState: 'LUFTTROCKEN' }),
      pricePerUnitInCents: isGift ? 0 : 12_000,
      federalStateId: 4,
      at,
    });
    keys.push(key);
  }
  const question = (advertKey: number) =>
    ({ advertKey, category: 'FIREWOOD', basis: 'UNIT', woodTypeIds: [20] }) as const;
  const near = await comparePrices({ db, clock: () => now }, [question(keys[1] ?? 0)]);
  expect(near.get(keys[1] ?? 0)).toMatchObject({ own: 12_000, median: 12_000, adverts: 9 });
  await refreshMarketPrices(server.base);
  const { rows } = await sql<{ low: number | null; adverts: number }>`
    select price_low as low, adverts from market_prices where price_low is not null`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { low, adverts } of rows) expect([low, adverts]).toEqual([expect.toSatisfy((price) => price > 0), 10]);
});
