import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hexagonAround } from '#domain/places/geometry/hexagon.ts';
import { roundTo } from '#domain/rounding.ts';
import { isInside } from '#domain/places/geometry/polygon.ts';
import { listAdvertFacts, listChatFacts } from '#server/users/own-export.repository.ts';
import { chatCalls, newTalker } from '#test/chats.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';

let now = new Date('2026-11-21T09:00:00.000Z');
const product = await createTestApp({ clock: () => now });
const { app, base, db } = product;
const chats = chatCalls(product);

type Method = 'GET' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, who: { headers?: Record<string, string> } | null, payload?: object) {
  const reply = await app.inject({
    method,
    url: `/api/v1/origin${path}`,
    headers: { ...who?.headers },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: reply.body ? reply.json() : null };
}

const [LATITUDE, LONGITUDE] = [47.512_345, 14.234_567];
const square = (latitude = LATITUDE, longitude = LONGITUDE, side = 0.004) => [
  [
    { latitude, longitude },
    { latitude, longitude: roundTo(longitude + side, 6) },
    { latitude: roundTo(latitude + side, 6), longitude: roundTo(longitude + side, 6) },
    { latitude: roundTo(latitude + side, 6), longitude },
  ],
];
const SPECIES = [
  { woodTypeId: 1, percent: 70 },
  { woodTypeId: 20, percent: 30 },
];

async function stand(category: 'FOREST' | 'LOGS' | 'SERVICES' = 'FOREST') {
  const seller = await newTalker(base, { firstName: 'Sepp' });
  const advert = await insertAdvert(db, { user: seller, category }, now);
  const path = `/adverts/${advert.id}/outline`;
  const save = (rings: unknown = square(), species: unknown = SPECIES) => call('PUT', path, seller, { rings, species });
  return { seller, advert, path, save };
}
async function talkAbout(advertId: string) {
  const buyer = await newTalker(base, { firstName: 'Berta' });
  const { body } = await chats.init(buyer, advertId);
  return { buyer, chatId: body.id as string, path: `/chats/${body.id}` };
}

describe('the outline of a stand', () => {
  it('is kept with hectares, circumference and kinds of wood, for its seller alone', async () => {
    const { seller, path, save } = await stand();
    expect((await call('GET', path, seller)).body.outline).toBeNull();
    const saved = await save();
    expect(saved.status).toBe(200);
    expect(saved.body.outline).toMatchObject({ rings: square(), species: SPECIES });
    // 0.004 degrees each way at 47.5 degrees: 444.7 m by 301.3 m.
    expect(Math.abs(saved.body.outline.areaInSquareMetres / (444.7 * 301.3) - 1)).toBeLessThan(0.005);
    expect(Math.abs(saved.body.outline.perimeterInMetres / (2 * (444.7 + 301.3)) - 1)).toBeLessThan(0.005);
    expect((await call('GET', path, seller)).body).toEqual(saved.body);
    const stranger = await newTalker(base);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { rings: square(47.1), species: [] } : undefined;
      expect((await call(method, path, stranger, body)).status).toBe(404);
      expect((await call(method, path, null, body)).status).toBe(401);
    }
    expect((await call('GET', path, seller)).body).toEqual(saved.body);
    expect((await call('DELETE', path, seller)).status).toBe(200);
    expect((await call('GET', path, seller)).body.outline).toBeNull();
  });

  it('is refused in words at its field', async () => {
    const { path, save, seller } = await stand();
    const eight = [square()[0]?.map((point, index, all) => (index < 2 ? point : (all[5 - index] ?? point)))];
    const crossed = await save(eight);
    expect(crossed.status).toBe(422);
    expect(crossed.body.errors).toEqual([
      { path: 'rings', message: expect.stringMatching(/kreuzt oder berührt sich bei 47\.514\d+, 14\.236\d+/u) },
    ]);
    expect(
      (
        await save(square(), [
          { woodTypeId: 1, percent: 60 },
          { woodTypeId: 20, percent: 41 },
        ])
      ).body.errors[0],
    ).toEqual({
      path: 'species',
      message: 'Die Anteile ergeben zusammen 101 %, möglich sind höchstens 100 %.',
    });
    expect((await save(square(), [{ woodTypeId: 9999, percent: 6 }])).status).toBe(422);
    for (const rings of [
      [],
      [[]],
      'x',
      null,
      [[{ latitude: 'a', longitude: 1 }]],
      [[{ latitude: 91, longitude: 1 }]],
    ]) {
      expect((await save(rings)).status).toBeGreaterThanOrEqual(400);
      expect((await save(rings)).status).toBeLessThan(500);
    }
    expect((await call('GET', path, seller)).body.outline).toBeNull();
    const services = await stand('SERVICES');
    expect((await services.save()).status).toBe(409);
  });

  it('refuses in the database what no page lets through', async () => {
    const { advert, save } = await stand();
    await save();
    const change = (set: string) =>
      sql.raw(`update stand_outlines set ${set} where advert_id = ${advert.key}`).execute(db);
    await expect(change(`species = '[{"woodTypeId":1,"percent":60},{"woodTypeId":2,"percent":41}]'`)).rejects.toThrow(
      /species/u,
    );
    await expect(change(`species = '[{"woodTypeId":1,"percent":6},{"woodTypeId":1,"percent":4}]'`)).rejects.toThrow(
      /species/u,
    );
    await expect(change(`rings = '[]'`)).rejects.toThrow(/rings/u);
    await expect(change(`area_in_square_metres = 5`)).rejects.toThrow(/area/u);
  });

  it('saved by two at once leaves one of them whole', async () => {
    const { save, path, seller } = await stand();
    const replies = await Promise.all([47.1, 47.2, 47.3, 47.4].map((latitude) => save(square(latitude))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { outline } = (await call('GET', path, seller)).body;
    expect([47.1, 47.2, 47.3, 47.4].map((latitude) => square(latitude))).toContainEqual(outline.rings);
  });
});

describe('what everybody learns of a stand', () => {
  it('is a hexagon that holds its centre, the same for every shape in it, and rounded hectares', async () => {
    const { advert, save } = await stand();
    const read = async () => (await call('GET', `/adverts/${advert.id}/area`, null)).body.area;
    expect(await read()).toBeNull();
    await save();
    const area = await read();
    expect(area).toMatchObject({ hectares: 13 });
    expect(isInside({ latitude: LATITUDE + 0.002, longitude: LONGITUDE + 0.002 }, area.hexagon)).toBe(true);
    const cell = hexagonAround({ latitude: LATITUDE + 0.002, longitude: LONGITUDE + 0.002 });
    for (const shift of [0.0001, -0.0003, 0.0005]) {
      expect(hexagonAround({ latitude: LATITUDE + 0.002 + shift, longitude: LONGITUDE + 0.002 })).toEqual(cell);
      await save(square(LATITUDE + shift));
      expect((await read()).hexagon).toEqual(area.hexagon);
      expect(Object.keys(await read())).toEqual(['hexagon', 'hectares']);
    }
    const paused = await stand();
    await paused.save();
    await sql`update adverts set status = 'DRAFT', was_public = false where id = ${paused.advert.key}`.execute(db);
    expect((await call('GET', `/adverts/${paused.advert.id}/area`, null)).status).toBe(404);
  });

  it('is nothing for the plot of other wood', async () => {
    const { advert, save } = await stand('LOGS');
    expect((await save()).status).toBe(200);
    expect((await call('GET', `/adverts/${advert.id}/area`, null)).body.area).toBeNull();
  });
});

describe('handing the outline to the other side of a chat', () => {
  it('shows it to that buyer alone, until it is taken back', async () => {
    const { advert, seller, save } = await stand();
    const [one, other] = [await talkAbout(advert.id), await talkAbout(advert.id)];
    expect((await call('GET', one.path, seller)).body.states).toMatchObject({ OUTLINE: 'NONE' });
    expect((await call('PUT', `${one.path}/OUTLINE`, seller)).status).toBe(409);
    await save();
    expect((await call('GET', one.path, seller)).body.states).toMatchObject({ OUTLINE: 'READY' });
    expect((await call('GET', one.path, one.buyer)).body).toMatchObject({ outline: null, states: { OUTLINE: 'NONE' } });
    expect((await call('GET', `${one.path}/OUTLINE/geojson`, one.buyer)).status).toBe(404);

    now = new Date(now.getTime() + 60_000);
    const handed = await call('PUT', `${one.path}/OUTLINE`, seller);
    expect(handed.body.states).toMatchObject({ OUTLINE: 'HANDED' });
    expect((await call('GET', one.path, one.buyer)).body.outline).toMatchObject({ rings: square(), species: SPECIES });
    const file = await call('GET', `${one.path}/OUTLINE/geojson`, one.buyer);
    expect(file.headers).toMatchObject({
      'content-type': 'application/geo+json; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(file.text).toContain('[14.234567, 47.512345]');
    expect(file.body.features[0].geometry.coordinates[0]).toHaveLength(5);

    const stranger = await newTalker(base);
    for (const who of [other.buyer, stranger, null]) {
      for (const path of [one.path, `${one.path}/OUTLINE/geojson`]) {
        const { status, text } = await call('GET', path, who);
        expect([401, 404]).toContain(status);
        expect(text).not.toContain('512345');
      }
    }
    expect((await call('GET', other.path, other.buyer)).body.outline).toBeNull();
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await call(method, `${one.path}/OUTLINE`, one.buyer)).status).toBe(403);
      expect((await call(method, `${one.path}/OUTLINE`, stranger)).status).toBe(404);
    }

    expect((await call('DELETE', `${one.path}/OUTLINE`, seller)).body.states).toMatchObject({ OUTLINE: 'READY' });
    expect((await call('GET', one.path, one.buyer)).body.outline).toBeNull();
    expect((await call('DELETE', `${one.path}/OUTLINE`, seller)).status).toBe(404);
  });

  it('hands a copy: a change shows after it is handed again, and says so once in the chat', async () => {
    const { advert, seller, save } = await stand();
    await save();
    const { path, buyer, chatId } = await talkAbout(advert.id);
    now = new Date(now.getTime() + 60_000);
    await Promise.all([1, 2, 3].map(() => call('PUT', `${path}/OUTLINE`, seller)));
    expect(await chats.messages(buyer, chatId)).toHaveLength(1);
    now = new Date(now.getTime() + 60_000);
    await save(square(47.3));
    expect((await call('GET', path, seller)).body.states).toMatchObject({ OUTLINE: 'CHANGED' });
    expect((await call('GET', path, buyer)).body).toMatchObject({
      states: { OUTLINE: 'HANDED' },
      outline: { rings: square() },
    });
    now = new Date(now.getTime() + 60_000);
    await call('PUT', `${path}/OUTLINE`, seller);
    expect((await call('GET', path, buyer)).body.outline.rings).toEqual(square(47.3));
    const said = await chats.messages(buyer, chatId);
    expect(said.map(({ text }: { text: string }) => text).join(' ')).toContain('neu übergeben');
  });

  it('stands in the export of its seller, not in that of the buyer, and not in a blocked chat', async () => {
    const { advert, seller, save } = await stand();
    await save();
    const { path, buyer, chatId } = await talkAbout(advert.id);
    await call('PUT', `${path}/OUTLINE`, seller);
    const portion = { belowKey: 2 ** 31, limit: 5 };
    expect(JSON.stringify(await listAdvertFacts(db, seller.key, portion))).toContain('47.512345');
    expect(JSON.stringify(await listChatFacts(db, seller.key, portion))).toContain('47.512345');
    const ofBuyer = JSON.stringify(await listChatFacts(db, buyer.key, portion));
    expect(ofBuyer).toContain('"kind":"OUTLINE"');
    expect(ofBuyer).not.toContain('47.512345');
    await call('DELETE', `${path}/OUTLINE`, seller);
    await sql`insert into user_blocks (blocker_id, blocked_id, created_at) values (${buyer.key}, ${seller.key}, ${now})`.execute(
      db,
    );
    expect((await call('PUT', `${path}/OUTLINE`, seller)).status).toBe(403);
    expect((await chats.call('DELETE', `/${chatId}`, buyer)).status).toBeLessThan(300);
    expect((await call('GET', path, buyer)).status).toBe(404);
  });
});
