import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { endDueAccounts } from '#server/users/account-end.service.ts';
import { listChatFacts } from '#server/users/own-export.repository.ts';
import { type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestApp } from '#test/test-app.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const LAST_MOMENT = new Date('2026-11-24T22:59:59.999Z');
let now = START;
const product = await createTestApp({ clock: () => now });
const { app, base, db } = product;
const { call, init, say, list } = chatCalls(product);

const LOCAL = { localDays: 3, localRadiusInKm: 30 };
const NEAR = { buyerPlace: { postalCode: '8020' } };
const FAR = { buyerPlace: { countryCode: 'AT', postalCode: '4020' } };

type Method = 'GET' | 'POST' | 'PUT';
const adverts = async (method: Method, url: string, who: Partial<Talker>, payload?: object) => {
  const request = { method, url: `/api/v1/adverts${url}`, headers: who.headers ?? {} };
  const reply = await app.inject({ ...request, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.json() };
};

async function published(seller: Talker, more: object = LOCAL) {
  const { body } = await adverts('POST', '', seller, { ...COMPLETE_EDITS.FIREWOOD, ...more });
  return (await adverts('POST', `/${body.id}/publish`, seller)).body;
}

async function at<T>(moment: Date, act: () => Promise<T>): Promise<T> {
  now = moment;
  try {
    return await act();
  } finally {
    now = START;
  }
}

const seller = await newTalker(base);
const newBuyer = () => newTalker(base, { firstName: 'Berta' });

describe('in the local days of an advert', () => {
  it('a person nearby writes, and the seller sees the stated place and how far it is', async () => {
    const advert = await published(seller);
    expect(advert).toMatchObject({ ...LOCAL, localFirst: { radiusInKm: 30, until: LAST_MOMENT.toISOString() } });
    const buyer = await newBuyer();
    const { status, body } = await init(buyer, advert.id, { ...NEAR, text: 'Noch da?' });
    expect([status, body.buyerPlace]).toEqual([
      201,
      {
        countryCode: 'AT',
        postalCode: '8020',
        city: expect.stringContaining('Graz'),
        distanceInKm: expect.any(Number),
      },
    ]);
    const [seen] = await list(seller);
    expect(seen.buyerPlace).toEqual(body.buyerPlace);
    const { rows } = await sql<{ key: number }>`select id as key from users where public_id = ${buyer.id}`.execute(db);
    const [fact] = await listChatFacts(db, rows[0]?.key ?? 0, { belowKey: Number.MAX_SAFE_INTEGER, limit: 5 });
    expect(JSON.stringify(fact?.fact)).toContain('8020');
  });

  it('the place goes with the account of the buyer, and the seller keeps the chat', async () => {
    const advert = await published(seller);
    const buyer = await newBuyer();
    const { body: chat } = await init(buyer, advert.id, { ...NEAR, text: 'Noch da?' });
    await sql`update users set deletion_asked_at = '2026-11-01' where id = ${buyer.key}`.execute(db);
    await endDueAccounts(base, async () => undefined);
    const { status, body } = await call('GET', `/${chat.id}`, seller);
    expect([status, body.otherIsGone, body.buyerPlace]).toEqual([200, true, undefined]);
  });

  it('a person far away, unknown or silent about it is refused with the day from which it works', async () => {
    const advert = await published(seller);
    const buyer = await newBuyer();
    const far = await init(buyer, advert.id, { ...FAR, text: 'Noch da?' });
    expect(far).toMatchObject({ status: 403, body: { code: 'chat.local-first', localFirst: { radiusInKm: 30 } } });
    expect(far.body.distanceInKm).toBeGreaterThan(150);
    expect(far.body.message).toMatch(/24\.\s?November.*30\s?km.*4020 Linz.*Ab 25\.\s?November/);
    const silent = await init(buyer, advert.id, { text: 'Noch da?' });
    expect(silent).toMatchObject({
      status: 422,
      body: { code: 'chat.place-required', errors: [{ path: 'buyerPlace' }] },
    });
    expect(silent.body.message).toMatch(/Ab 25\.\s?November/);
    for (const postalCode of ['99', 'Mond', '0000']) {
      const unknown = await init(buyer, advert.id, { buyerPlace: { postalCode } });
      expect(unknown).toMatchObject({ status: 422, body: { code: 'place.unknown', errors: [{ path: 'buyerPlace' }] } });
    }
    // Not even an empty chat is opened, in which a message or a proposal could follow.
    expect((await init(buyer, advert.id)).status).toBe(422);
    expect(await list(buyer)).toEqual([]);
  });

  it('phone and e-mail are shown to the owner only, and to everybody after the last moment', async () => {
    const advert = await published(seller);
    const buyer = await newBuyer();
    const reveal = (who: Partial<Talker>) => adverts('POST', `/${advert.id}/contact`, who);
    const refused = await reveal(buyer);
    expect(refused).toMatchObject({ status: 403, body: { code: 'advert.local-first' } });
    expect(refused.body.message).toMatch(/ab 25\.\s?November/);
    expect((await reveal({})).status).toBe(403);
    expect((await reveal(seller)).body.phoneNumber).toBe('+43 660 1234567');
    await at(LAST_MOMENT, async () => expect((await reveal({})).status).toBe(403));
    await at(new Date(LAST_MOMENT.getTime() + 1), async () => {
      expect((await reveal({})).body.phoneNumber).toBe('+43 660 1234567');
      const { body } = await adverts('GET', `/${advert.id}`, buyer);
      expect(body).not.toHaveProperty('localFirst');
      expect((await init(buyer, advert.id, { text: 'Noch da?' })).status).toBe(201);
    });
  });

  it('count from the first publication, not from a renewal, and end at midnight in summer as well', async () => {
    const summer = new Date('2027-07-01T21:30:00.000Z');
    const fresh = await at(summer, async () => published(await newTalker(base)));
    expect(fresh.localFirst.until).toBe('2027-07-04T21:59:59.999Z');
    const advert = await published(seller);
    await at(new Date('2026-12-01T09:00:00Z'), async () => {
      await adverts('POST', `/${advert.id}/unpublish`, seller);
      const again = await adverts('POST', `/${advert.id}/publish`, seller);
      expect([again.body.status, again.body.localFirst, again.body.localDays]).toEqual(['ACTIVE', undefined, 3]);
    });
  });

  it('a chat that was there before a later setting goes on, also for a person far away', async () => {
    const advert = await published(seller, {});
    const buyer = await newBuyer();
    const { body: chat } = await init(buyer, advert.id, { text: 'Noch da?' });
    expect(chat).not.toHaveProperty('buyerPlace');
    await adverts('PUT', `/${advert.id}`, seller, { ...COMPLETE_EDITS.FIREWOOD, ...LOCAL });
    expect((await say(buyer, chat.id, 'Ich komme morgen.')).status).toBe(201);
    expect(await init(buyer, advert.id, { text: 'Um neun.' })).toMatchObject({ status: 201, body: { id: chat.id } });
    expect((await init(await newBuyer(), advert.id, FAR)).status).toBe(403);
  });

  it('ten first messages at once from nearby are one chat; no token is no chat', async () => {
    const advert = await published(seller);
    const buyer = await newBuyer();
    const messageId = newId();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => init(buyer, advert.id, { ...NEAR, text: 'Noch da?', messageId })),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await call('POST', '/initChat', {}, { advertId: advert.id, ...NEAR })).status).toBe(401);
  });
});

describe('what a seller states', () => {
  it.each([
    ['no day', { localDays: 0, localRadiusInKm: 30 }, 'localDays'],
    ['15 days', { localDays: 15, localRadiusInKm: 30 }, 'localDays'],
    ['half a day', { localDays: 1.5, localRadiusInKm: 30 }, 'localDays'],
    ['4 km', { localDays: 3, localRadiusInKm: 4 }, 'localRadiusInKm'],
    ['201 km', { localDays: 3, localRadiusInKm: 201 }, 'localRadiusInKm'],
    ['a text', { localDays: 'drei', localRadiusInKm: 30 }, 'localDays'],
    ['no wood', { householdMaximum: 0 }, 'householdMaximum'],
  ])('is refused at its field for %s', async (_what, more, path) => {
    const { status, body } = await adverts('POST', '', seller, { ...COMPLETE_EDITS.FIREWOOD, ...more });
    expect([400, 422]).toContain(status);
    expect(body.errors.map((one: { path: string }) => one.path)).toContain(path);
  });

  it.each([
    ['days without a radius', { localDays: 3 }, 'localRadiusInKm'],
    ['a radius without days', { localRadiusInKm: 30 }, 'localDays'],
    ['a cap below the minimum', { householdMaximum: 2, minimumQuantity: 3 }, 'householdMaximum'],
    [
      'a cap where all goes for one price',
      { householdMaximum: 2, pricePerUnitInCents: null, priceTotalInCents: 90_000 },
      'householdMaximum',
    ],
  ])('can wait in a draft, but is not published with %s', async (_what, more, path) => {
    const { status, body } = await adverts('POST', '', seller, { ...COMPLETE_EDITS.FIREWOOD, ...more });
    expect(status).toBe(201);
    const refused = await adverts('POST', `/${body.id}/publish`, seller);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  it('is read back by its owner, and a cap is left out where households do not buy', async () => {
    const wood = await adverts('POST', '', seller, { ...COMPLETE_EDITS.FIREWOOD, ...LOCAL, householdMaximum: 7.5 });
    expect(wood.body).toMatchObject({ ...LOCAL, householdMaximum: 7.5 });
    const boards = await adverts('POST', '', seller, { ...COMPLETE_EDITS.SAWN_WOOD, ...LOCAL, householdMaximum: 7.5 });
    expect([boards.body.localDays, boards.body.householdMaximum]).toEqual([3, undefined]);
  });
});
