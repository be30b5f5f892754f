import { describe, expect, it } from 'vitest';
import { accountCalls } from '#test/account-calls.ts';
import { TEST_NOW, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { matchWaiting } from './search-matching.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { post, call } = accountCalls(server);
const MINUTE_IN_MS = 60_000;

const URL = '/api/v1/saved-searches';
const FIREWOOD = '/kaufen-verkaufen/brennholz';
const MOSTVIERTEL = '14.4,47.8,15.2,48.3';
const GRAZ = { postalCode: '8020', radiusInKm: 25 };

const { headers } = await signInTestUser(server);
const save = (query: string, places: object[] = []) =>
  post(URL, { name: 'Widerspruch', address: `${FIREWOOD}?${query}`, places }, headers);
async function refusalOf(query: string, places: object[] = []) {
  const { status, body } = await save(query, places);
  return [status, body.errors?.[0]?.path, body.errors?.[0]?.message];
}

describe('areas that exclude each other are refused', () => {
  it('at the place that does not reach the state, not at one that does', async () => {
    const [status, path, message] = await refusalOf('bundesland=wien', [{ postalCode: '1100', radiusInKm: 10 }, GRAZ]);
    expect([status, path]).toEqual([422, 'places.1.postalCode']);
    expect(message).toMatch(/^Der Umkreis von 25 km um Graz.* reicht nicht bis Wien\. So finden wir nie etwas/);
    expect((await save('bundesland=wien', [{ ...GRAZ, radiusInKm: 200 }])).status).toBe(201);
    expect((await save('bundesland=wien', [{ postalCode: '2500', radiusInKm: 10 }])).status).toBe(201);
  });

  it('in the address: state, window of the map and circle', async () => {
    expect(await refusalOf('bundesland=wien&plz=8020&umkreis=25')).toEqual([
      422,
      'address',
      expect.stringContaining('bis Wien'),
    ]);
    expect(await refusalOf(`ausschnitt=${MOSTVIERTEL}&plz=8020&umkreis=25`)).toEqual([
      422,
      'address',
      expect.stringContaining('außerhalb des Kartenausschnitts'),
    ]);
    expect(await refusalOf(`ausschnitt=${MOSTVIERTEL}&bundesland=tirol`)).toEqual([
      422,
      'address',
      expect.stringContaining('außerhalb von Tirol'),
    ]);
    expect((await save(`ausschnitt=${MOSTVIERTEL}&plz=8020&umkreis=200`)).status).toBe(201);
  });

  it('when a place is changed, and in the order of an address without an account', async () => {
    const { id } = (await save('bundesland=wien')).body;
    const changed = await server.app.inject({
      method: 'PUT',
      url: `${URL}/${id}`,
      headers,
      payload: { places: [GRAZ] },
    });
    expect([changed.statusCode, changed.json().errors[0].path]).toEqual([422, 'places.0.postalCode']);
    const [stored] = (await call('GET', URL, undefined, headers)).body.items;
    expect([stored.id, stored.places]).toEqual([id, []]);
    const order = { email: 'wien@example.at', name: 'Wien', address: `${FIREWOOD}?bundesland=wien`, places: [GRAZ] };
    expect((await post(`${URL}/orders`, order)).status).toBe(422);
  });
});

describe('ranges that are the wrong way round', () => {
  it('are saved turned, and find what lies between', async () => {
    const { body } = await save('preis-von=200&preis-bis=100&suche=Widerspruchsholz');
    expect(body.address).toBe(`${FIREWOOD}?suche=Widerspruchsholz&preis-von=100&preis-bis=200`);
    const later = new Date(TEST_NOW.getTime() + MINUTE_IN_MS);
    const title = 'Brennholz Widerspruchsholz';
    await insertAdvert(db, { title, publishedAt: later, pricePerUnitInCents: 15_000 }, later);
    await atTime(server, later, () => matchWaiting(server.base));
    const { items } = (await atTime(server, later, () => call('GET', `${URL}/${body.id}/hits`, undefined, headers)))
      .body;
    expect(items.map((item: { reason: string }) => item.reason)).toEqual(['NEW']);
  });
});
