import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { FavouriteEntry } from '#contract/favourites/favourites.schemas.ts';
import { MOST_FAVOURITES } from '#domain/favourites/favourite.ts';
import { purgeAdverts } from '#server/adverts/life/gone-adverts.service.ts';
import { newId } from '#server/platform/ids.ts';
import { newTalker, type Talker } from '#test/chats.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { dropOldRemovals } from './favourites.service.ts';

const NOW = new Date('2026-11-23T09:00:00.000Z');
const HOUR_IN_MS = 3_600_000;
const hours = (count: number): string => new Date(NOW.getTime() + count * HOUR_IN_MS).toISOString();
let now = NOW;
const { app, base, db } = await createTestApp({ clock: () => now });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, who: Partial<Talker>, payload?: object) => {
  const reply = await app.inject({
    method,
    url: `/api/v1/favourites${url}`,
    headers: who.headers ?? {},
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json() };
};
const save = (who: Partial<Talker>, id: string, body: object = {}) => call('PUT', `/${id}`, who, body);
const list = async (who: Talker, query = ''): Promise<FavouriteEntry[]> => (await call('GET', query, who)).body.items;
const idsOf = async (who: Talker) => (await list(who)).map(({ advertId }) => advertId);
const sync = (who: Partial<Talker>, ...changes: object[]) => call('POST', '/sync', who, { changes });
const person = () => newTalker(base);
const publicAdvert = (wishes: Parameters<typeof insertAdvert>[1] = {}) => insertAdvert(db, wishes, NOW);
const end = (key: number, status: string) =>
  sql`update adverts set status = ${status}, was_public = true where id = ${key}`.execute(db);

describe('a saved advert', () => {
  it('is listed with its card, its note and the price of that day', async () => {
    const [who, advert] = [await person(), await publicAdvert({ pricePerUnitInCents: 9_500, unit: 'RM' })];
    expect((await save(who, advert.id, { note: 'Rufe Montag an' })).status).toBe(200);
    await sql`update adverts set price_per_unit_in_cents = 8900 where id = ${advert.key}`.execute(db);
    expect(await list(who)).toMatchObject([
      {
        advertId: advert.id,
        savedAt: NOW.toISOString(),
        note: 'Rufe Montag an',
        price: { pricePerUnitInCents: 9_500, unit: 'RM' },
        item: { id: advert.id, pricePerUnitInCents: 8_900 },
        gone: null,
      },
    ]);
  });

  it('is saved once, however often and at once it is asked for', async () => {
    const [who, advert] = [await person(), await publicAdvert()];
    const replies = await Promise.all([save(who, advert.id), save(who, advert.id), save(who, advert.id.toUpperCase())]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await idsOf(who)).toEqual([advert.id]);
    expect(await call('GET', '/ids', who)).toEqual({ status: 200, body: { savedIds: [advert.id] } });
    expect((await call('GET', '/ids', {})).status).toBe(401);
  });

  it('tells distance and delivered price for a place', async () => {
    const who = await person();
    const advert = await publicAdvert({
      pricePerUnitInCents: 10_000,
      unit: 'RM',
      at: { latitude: 47.07, longitude: 15.44 },
      deliveryBands: [{ upToKm: 100, amountInCents: 2_000, per: 'TRIP' }],
    });
    await save(who, advert.id);
    const [entry] = await list(who, '?postalCode=8020');
    expect(entry?.item?.distance).toBeLessThan(25);
    expect(entry?.item?.deliveredPriceInCents).toBeGreaterThan(10_000);
    expect((await list(who, '?postalCode=0000'))[0]?.item?.distance).toBeUndefined();
    const needed = { deliveredQuantity: 7, deliveredPriceInCents: 72_000 };
    expect((await list(who, '?postalCode=8020&firewoodInRm=7'))[0]?.item).toMatchObject(needed);
    const cards = await call('POST', '/adverts', {}, { ids: [advert.id], postalCode: '8020', firewoodInRm: 7 });
    expect(cards.body).toMatchObject([{ item: needed }]);
  });

  it('can be given another note, and an empty one', async () => {
    const [who, advert] = [await person(), await publicAdvert()];
    await save(who, advert.id);
    const note = (text: unknown) => call('PUT', `/${advert.id}/note`, who, { note: text });
    expect((await note('Zufahrt eng')).body).toMatchObject({ note: 'Zufahrt eng' });
    expect((await note('')).body).toMatchObject({ note: '' });
    expect(await note('x'.repeat(501))).toMatchObject({ status: 422, body: { errors: [{ path: 'note' }] } });
    expect((await note('a\u0000b')).status).toBe(400);
    expect((await note(5)).status).toBe(400);
  });

  it('is removed, also twice at once, and comes back with what was kept of it', async () => {
    const [who, advert] = [await person(), await publicAdvert()];
    await save(who, advert.id, { note: 'wichtig' });
    const remove = () => call('DELETE', `/${advert.id}`, who);
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await idsOf(who)).toEqual([]);
    const { rows } = await sql<{ note: string }>`select note from favourites where user_id = ${who.key}`.execute(db);
    expect(rows).toEqual([{ note: '' }]);
    await save(who, advert.id, { savedAt: hours(-48), note: 'wichtig' });
    expect(await list(who)).toMatchObject([{ savedAt: hours(-48), note: 'wichtig' }]);
  });
});

describe('an advert that ended', () => {
  it.each(['INACTIVE', 'EXPIRED', 'BLOCKED', 'DELETED'])(
    'stays on the list as gone, in the state %s',
    async (status) => {
      const [who, advert] = [await person(), await publicAdvert({ postalCode: '8010' })];
      await save(who, advert.id, { note: 'meine' });
      await end(advert.key, status);
      expect(await list(who)).toMatchObject([
        {
          note: 'meine',
          item: null,
          gone: { category: 'FIREWOOD', postalCode: '8010', countryCode: 'AT' },
        },
      ]);
      expect(JSON.stringify(await list(who))).not.toContain(status);
    },
  );

  it('stays so when its data are deleted for good', async () => {
    const [who, advert] = [await person(), await publicAdvert({ postalCode: '8010' })];
    await save(who, advert.id);
    await end(advert.key, 'DELETED');
    await purgeAdverts(base, [advert.key]);
    expect(await list(who)).toMatchObject([{ item: null, gone: { category: 'FIREWOOD', postalCode: '8010' } }]);
    expect((await call('POST', '/adverts', {}, { ids: [advert.id] })).body).toHaveLength(1);
  });

  it('of a blocked seller shows no card', async () => {
    const seller = await person();
    const [who, advert] = [await person(), await publicAdvert({ user: seller })];
    await save(who, advert.id);
    await sql`update users set blocked_at = ${NOW} where id = ${seller.key}`.execute(db);
    expect(await list(who)).toMatchObject([{ item: null, gone: { category: 'FIREWOOD' } }]);
  });
});

describe('a device that was offline', () => {
  it('is heard by the time of its changes, not by when it tells of them', async () => {
    const [who, advert, other] = [await person(), await publicAdvert(), await publicAdvert()];
    await sync(who, { advertId: advert.id, isSaved: false, changedAt: hours(-1) });
    await sync(who, { advertId: other.id, isSaved: true, changedAt: hours(-3) });
    const { body } = await sync(
      who,
      { advertId: advert.id, isSaved: true, changedAt: hours(-2) },
      { advertId: other.id, isSaved: true, changedAt: hours(-1) },
    );
    expect(body).toEqual({ savedIds: [other.id], refused: [] });
  });

  it('brings its list into an account: twice is as once, the earliest saving and both notes stay', async () => {
    const [who, advert] = [await person(), await publicAdvert({ pricePerUnitInCents: 9_500 })];
    await save(who, advert.id, { note: 'vom Konto' });
    const kept = {
      advertId: advert.id,
      isSaved: true,
      changedAt: hours(-5),
      savedAt: hours(-5),
      note: 'vom Gerät',
      price: { pricePerUnitInCents: 9_900, priceTotalInCents: null, unit: 'RM' },
    };
    const replies = await Promise.all([sync(who, kept), sync(who, kept)]);
    expect(replies.map(({ body }) => body.savedIds)).toEqual([[advert.id], [advert.id]]);
    expect(await list(who)).toMatchObject([
      { savedAt: hours(-5), note: 'vom Konto\nvom Gerät', price: { pricePerUnitInCents: 9_900 } },
    ]);
  });

  it('learns what cannot be saved, and the rest is', async () => {
    const [who, advert, draft] = [await person(), await publicAdvert(), await publicAdvert({ status: 'DRAFT' })];
    await sql`update adverts set was_public = false where id = ${draft.key}`.execute(db);
    const unknown = newId();
    const add = (advertId: string) => ({ advertId, isSaved: true, changedAt: hours(-1) });
    const { body } = await sync(who, add(draft.id), add(unknown), add(advert.id));
    expect(body).toEqual({
      savedIds: [advert.id],
      refused: [
        { advertId: draft.id, reason: 'UNKNOWN' },
        { advertId: unknown, reason: 'UNKNOWN' },
      ],
    });
  });

  it.each([
    [400, {}],
    [400, { changes: 'alles' }],
    [400, { changes: [{ advertId: 'x', isSaved: true, changedAt: hours(0) }] }],
    [422, { changes: [{ advertId: newId(), isSaved: true, changedAt: 'gestern' }] }],
  ])('is refused with %i when it sends %j', async (status, payload) => {
    expect((await call('POST', '/sync', await person(), payload)).status).toBe(status);
  });
});

it('holds no more than its limit, also when the last place is asked for twice at once', async () => {
  const who = await person();
  await sql`insert into favourites (user_id, advert_id, is_saved, changed_at, saved_at)
    select ${who.key}, gen_random_uuid(), true, ${NOW}, ${NOW} from generate_series(1, ${MOST_FAVOURITES - 1})`.execute(
    db,
  );
  const [one, other] = [await publicAdvert(), await publicAdvert()];
  const statuses = (await Promise.all([save(who, one.id), save(who, other.id)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await save(who, (await publicAdvert()).id)).toMatchObject({ body: { code: 'favourite.list-full' } });
  const { body } = await sync(who, { advertId: (await publicAdvert()).id, isSaved: true, changedAt: hours(-1) });
  expect(body).toMatchObject({ refused: [{ reason: 'FULL' }] });
  expect(body.savedIds).toHaveLength(MOST_FAVOURITES);
});

it('shows strangers nothing: neither without a session nor with another account', async () => {
  const [who, advert, stranger] = [await person(), await publicAdvert(), await person()];
  await save(who, advert.id, { note: 'geheim' });
  const calls = [
    () => call('GET', '', {}),
    () => save({}, advert.id),
    () => call('DELETE', `/${advert.id}`, {}),
    () => call('PUT', `/${advert.id}/note`, {}, { note: 'x' }),
    () => sync({}),
  ];
  for (const ask of calls) expect((await ask()).status).toBe(401);
  expect(await idsOf(stranger)).toEqual([]);
  expect((await call('PUT', `/${advert.id}/note`, stranger, { note: 'x' })).status).toBe(404);
  await call('DELETE', `/${advert.id}`, stranger);
  expect(await list(who)).toMatchObject([{ note: 'geheim' }]);
  expect((await save(stranger, newId())).status).toBe(404);
});

it('shows a visitor cards of remembered adverts, in their order and each once, and leaves out what never was public', async () => {
  const [one, other, draft] = [await publicAdvert(), await publicAdvert(), await publicAdvert({ status: 'DRAFT' })];
  await sql`update adverts set was_public = false where id = ${draft.key}`.execute(db);
  const ids = [other.id, draft.id, one.id, newId(), other.id];
  const { body } = await call('POST', '/adverts', {}, { ids });
  expect(body.map(({ advertId }: { advertId: string }) => advertId)).toEqual([other.id, one.id]);
  expect(JSON.stringify(body)).not.toContain('phone');
  expect((await call('POST', '/adverts', {}, { ids: Array.from({ length: 201 }, newId) })).status).toBe(422);
  expect((await call('POST', '/adverts', {}, { ids: [] })).body).toEqual([]);
});

it('forgets the marks of removals after 90 days', async () => {
  const [who, advert, kept] = [await person(), await publicAdvert(), await publicAdvert()];
  await save(who, advert.id);
  await call('DELETE', `/${advert.id}`, who);
  await save(who, kept.id);
  const rows = async () => (await sql`select from favourites where user_id = ${who.key}`.execute(db)).rows.length;
  now = new Date(hours(89 * 24));
  await dropOldRemovals(base);
  expect(await rows()).toBe(2);
  now = new Date(hours(91 * 24));
  await dropOldRemovals(base);
  expect(await rows()).toBe(1);
  now = NOW;
});
