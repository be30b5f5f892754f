import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { searchAdverts } from '#server/search/search.service.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { setRouter } from './road-distance.service.ts';

/** Behind a mountain: 30 km from Wels by air. */
const VALLEY = { latitude: 47.9, longitude: 14.03 };
const REACH = { upToKm: 40, amountInCents: 5_000, per: 'TRIP' } as const;

let asked: string[] = [];
let answer: (points: string[]) => { status: number; body: string };

/** Speaks the table service of OSRM: https://project-osrm.org/docs/v5.24.0/api/#table-service */
const router: Server = createServer((request, reply) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  asked.push(request.url ?? '');
  const { status, body } = answer((pathname.split('/').at(-1) ?? '').split(';'));
  reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
await new Promise<void>((resolve) => void router.listen(0, 'localhost', resolve));
const url = `http://localhost:${(router.address() as AddressInfo).port}`;
afterAll(() => void router.close());

const everyRoadTakes = (km: number) => (points: string[]) => ({
  status: 200,
  body: JSON.stringify({ code: 'Ok', distances: [points.map((_point, index) => (index === 0 ? 0 : km * 1_000))] }),
});

const database = await createTestDatabase();
const server = await createTestServer(database);
const advert = await insertAdvert(server.base.db, {
  title: 'Buche aus dem Tal',
  category: 'FIREWOOD',
  data: dataOf('FIREWOOD'),
  at: VALLEY,
  unitQuantity: 40,
  pricePerUnitInCents: 10_000,
  deliveryBands: [REACH],
});

beforeEach(() => {
  asked = [];
  answer = everyRoadTakes(36);
});

const deliveredFrom = async (postalCode: string) => {
  const { items } = await searchAdverts(
    { db: server.base.db, clock: () => TEST_NOW },
    {
      page: 0,
      size: 24,
      category: 'FIREWOOD',
      sorting: { sortBy: 'CREATED_AT', sortDesc: true, postalCode, countryCode: 'AT' },
    },
    { isFresh: true },
  );
  return items.map(({ deliveredPriceInCents }) => deliveredPriceInCents ?? null);
};

const distanceTo = async (postalCode: string) =>
  (
    await server.app.inject(`/api/v1/adverts/${advert.id}/delivery-distance?countryCode=AT&postalCode=${postalCode}`)
  ).json<unknown>();

test('without a router kilometres count by air, and the answer says so', async () => {
  setRouter(server.base.db, null);
  expect(await deliveredFrom('4600')).toEqual([expect.any(Number)]);
  expect(await distanceTo('4600')).toEqual({ distanceInKm: expect.any(Number), isByRoad: false });
  expect(asked).toEqual([]);
});

test('an advert that is near by air and far by road is not delivered, and the page is told the road', async () => {
  setRouter(server.base.db, url);
  expect(await deliveredFrom('4600')).toEqual([expect.any(Number)]);
  expect(asked).toEqual([
    expect.stringMatching(/^\/table\/v1\/driving\/14\.\d{3},48\.\d{3};14\.030,47\.900\?sources=0/),
  ]);
  expect(await distanceTo('4600')).toEqual({ distanceInKm: 36, isByRoad: true });
  expect(asked).toHaveLength(1);
  answer = everyRoadTakes(55);
  expect(await deliveredFrom('4020')).toEqual([null]);
  expect(await distanceTo('4020')).toEqual({ distanceInKm: 55, isByRoad: true });
});

test('a router that fails is left alone, and kilometres count by air', async () => {
  setRouter(server.base.db, url);
  answer = () => ({ status: 500, body: 'no' });
  expect(await distanceTo('4030')).toMatchObject({ isByRoad: false });
  answer = everyRoadTakes(36);
  expect(await distanceTo('4040')).toMatchObject({ isByRoad: false });
  expect(asked).toHaveLength(1);
});

test('a postcode that is not known is refused', async () => {
  expect(await distanceTo('0001')).toMatchObject({ status: 404, code: 'place.unknown' });
});
