import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditRequest } from '#contract/requests/requests.schemas.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { loadBuiltinPlaces } from '#server/places/places.service.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { receiveNotice } from '#server/platform/processes/changes.ts';
import { listNews } from '#server/news/news.service.ts';
import { type Talker, newTalker } from '#test/chats.ts';
import { dataOf, insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { matchRequests } from './fits.service.ts';
import { removeRequest } from './request-moderation.service.ts';
import { dropOldRequests } from './request-retention.service.ts';
import { requestRenewalToken } from './notifications/request-renewal.service.ts';
import {
  remindOfRequests,
  notifyOfFittingRequests,
  notifyOfOffers,
} from './notifications/request-notifications.service.ts';

const db = await createTestDatabase();
await loadBuiltinPlaces(db);
let now = new Date('2026-11-23T09:00:00Z');
const { app, base } = await createTestApp({ db, clock: () => now });
const DAY_IN_MS = 86_400_000;
const later = (days: number): void => void (now = new Date(now.getTime() + days * DAY_IN_MS));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, who: Partial<Talker> | null, payload?: object) {
  const reply = await app.inject({
    method,
    url: `/api/v1/requests${path}`,
    headers: { ...who?.headers },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

const BUCHE = 20;
const EDIT: EditRequest = {
  category: 'FIREWOOD',
  woodTypeIds: [BUCHE],
  title: 'Trockene Buche für den Kaminofen',
  text: 'Bitte gespalten, die Zufahrt ist breit.',
  quantity: 10,
  unit: 'RM',
  dryingState: 'LUFTTROCKEN',
  lengthInCm: 33,
  postalCode: '3300',
  handover: 'EITHER',
  radiusInKm: 50,
  budgetInCents: 150_000,
};

async function moderator() {
  const user = await newTalker(base);
  await db
    .insertInto('user_permissions')
    .values({ user_id: user.key, permission: 'moderation', granted_at: now, granted_by: 'test' })
    .execute();
  const session = await startBearerSession(base, user, 'test', { secondFactorAt: now });
  return { ...user, headers: { authorization: `Bearer ${session}` } };
}
const person = (firstName = 'Berta') => newTalker(base, { firstName });
const post = async (who: Talker, wishes: Partial<EditRequest> = {}) => {
  const made = await call('POST', '', who, { ...EDIT, ...wishes });
  expect(made.status).toBe(201);
  return made.body;
};
const sellerOfBeech = async (wishes: Parameters<typeof insertAdvert>[1] = {}) => {
  const seller = await newTalker(base, { firstName: 'Sepp', isBusiness: true });
  const data = dataOf('FIREWOOD', { woodTypeIds: [BUCHE], lengthInCm: 33, dryingState: 'LUFTTROCKEN' });
  const advert = await insertAdvert(
    db,
    { user: seller, category: 'FIREWOOD', data, unit: 'RM', unitQuantity: 60, ...wishes } as never,
    now,
  );
  return { seller, advert };
};
const mailsTo = async (
  who: Pick<Talker, 'email'>,
): Promise<{ template: string; text: string; headers: Record<string, string> }[]> => {
  const { rows } = await sql<{ template: string; text: string; headers: Record<string, string> }>`
    select template, plain_text as text, headers from mails where recipient = ${who.email} order by created_at, id`.execute(
    db,
  );
  return rows;
};

const newsOf = async (who: Talker) => {
  const context = { ...base, requestId: 'x', viewer: { key: who.key } } as never;
  return (await listNews(context, { size: 10 })).items;
};

beforeEach(async () => {
  await sql`delete from requests`.execute(db);
  await sql`delete from request_mail_marks`.execute(db);
  await sql`delete from mails`.execute(db);
  await sql`delete from adverts`.execute(db);
  later(2);
});

describe('posting', () => {
  it('publishes for 30 days, with an address of words and a short id', async () => {
    const buyer = await person();
    const made = await post(buyer);
    expect(made).toMatchObject({
      state: 'OPEN',
      isMine: true,
      quantity: 10,
      place: { name: 'Amstetten' },
      offerCount: 0,
    });
    expect(made.slug).toMatch(/^trockene-buche-fuer-den-kaminofen-[0-9a-f]{10}$/);
    expect(Date.parse(made.expiresAt) - now.getTime()).toBe(30 * DAY_IN_MS);
    const read = await call('GET', `/${made.slug}`, null);
    expect(read.body).toMatchObject({ id: made.id, isMine: false });
    expect((await call('GET', `/irgendwas-${made.slug.slice(-10)}`, null)).body.slug).toBe(made.slug);
  });

  it('is not for strangers, nor without a confirmed address', async () => {
    expect((await call('POST', '', null, EDIT)).status).toBe(401);
    const unconfirmed = await newTalker(base, { isConfirmed: false });
    expect(await call('POST', '', unconfirmed, EDIT)).toMatchObject({
      status: 403,
      body: { code: 'request.mail-unconfirmed' },
    });
  });

  it('says at the field what is wrong', async () => {
    const buyer = await person();
    const wrong: [Partial<EditRequest>, string][] = [
      [{ title: 'kurz' }, 'title'],
      [{ title: 'Buche, Tel. 0664 1234567' }, 'title'],
      [{ text: 'Schreib an berta@example.at' }, 'text'],
      [{ quantity: 0 }, 'quantity'],
      [{ unit: 'HA' }, 'unit'],
      [{ woodTypeIds: [8] }, 'woodTypeIds'],
      [{ neededBy: '2020-01-01' }, 'neededBy'],
      [{ postalCode: '0000' }, 'postalCode'],
      [{ radiusInKm: 9999 }, 'radiusInKm'],
      [{ budgetInCents: -1 }, 'budgetInCents'],
    ];
    for (const [wishes, field] of wrong) {
      const { status, body } = await call('POST', '', buyer, { ...EDIT, ...wishes });
      expect([field, status]).toEqual([field, 422]);
      expect(body.errors.map(({ path }: { path: string }) => path.split('.').at(-1))).toEqual([field]);
    }
    expect((await call('POST', '', buyer, { category: 'X' })).status).toBe(400);
  });

  it('makes one of a form that comes twice at once, and ten at most', async () => {
    const buyer = await person();
    const id = newId();
    const both = await Promise.all([1, 2].map(() => call('POST', '', buyer, { ...EDIT, id })));
    expect(both.map(({ status, body }) => [status, body.id])).toEqual([
      [201, id],
      [201, id],
    ]);
    const stranger = await person();
    expect((await call('POST', '', stranger, { ...EDIT, id })).status).toBe(404);
    const many = await Promise.all(Array.from({ length: 12 }, () => call('POST', '', buyer, EDIT)));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

it('tells no one who is looking, nor where exactly', async () => {
  const buyer = await newTalker(base, { firstName: 'Rosamunde' });
  await sql`update users set last_name = 'Geheimrat' where id = ${buyer.key}`.execute(db);
  const made = await post(buyer);
  const stranger = await person('Sepp');
  const seen = [
    await call('GET', '', null),
    await call('GET', `/${made.slug}`, null),
    await call('GET', `/${made.id}`, stranger),
    await call('GET', `/${made.id}/offers`, stranger),
  ];
  for (const { status, text } of seen) {
    expect(status).toBe(200);
    for (const secret of ['Rosamunde', 'Geheimrat', buyer.email, buyer.id, '"3300"', 'postalCode'])
      expect(text).not.toContain(secret);
  }
  const middle = builtinPlaces().find(({ postalCode, countryCode }) => postalCode === '3300' && countryCode === 'AT');
  if (middle === undefined) throw new Error('3300 is missing');
  const off = distanceInKm(middle, made.place);
  expect(off).toBeGreaterThan(0);
  expect(off).toBeLessThanOrEqual(2.5);
});

describe('the list', () => {
  it('filters by category, species, words and distance', async () => {
    const buyer = await person();
    await post(buyer);
    await post(buyer, {
      title: 'Fichte für den Dachstuhl',
      category: 'LOGS',
      woodTypeIds: [1],
      unit: 'FM',
      postalCode: '6020',
    });
    const titles = async (query: string) =>
      (await call('GET', query, null)).body.items.map(({ title }: { title: string }) => title.split(' ')[0]);
    expect(await titles('')).toEqual(['Fichte', 'Trockene']);
    expect(await titles('?category=LOGS')).toEqual(['Fichte']);
    expect(await titles(`?woodTypeId=${BUCHE}`)).toEqual(['Trockene']);
    for (const unknown of [999, 32_768, 2_147_483_647]) expect(await titles(`?woodTypeId=${unknown}`)).toEqual([]);
    expect(await titles('?words=dachstuhl%20FICHTE')).toEqual(['Fichte']);
    expect(await titles('?words=100%25')).toEqual([]);
    expect(await titles('?postalCode=3300')).toEqual(['Trockene', 'Fichte']);
    expect(await titles('?postalCode=3300&radiusInKm=25')).toEqual(['Trockene']);
    expect((await call('GET', '?postalCode=0000', null)).status).toBe(422);
    expect((await call('GET', '?page=1&size=1', null)).body).toMatchObject({
      totalElements: 2,
      totalPages: 2,
      size: 1,
    });
  });
});

describe('what visitors find', () => {
  const count = async () => (await call('GET', '?category=FIREWOOD&size=1', null)).body.totalElements;

  it('is kept, and right again after every change of a Gesuch', async () => {
    const buyer = await person();
    const { id } = await post(buyer);
    expect(await count()).toBe(1);
    await call('POST', `/${id}/close`, buyer, { reason: 'FOUND_HERE' });
    expect(await count()).toBe(0);
    await call('POST', `/${id}/renew`, buyer);
    expect(await count()).toBe(1);
    await call('PUT', `/${id}`, buyer, { ...EDIT, category: 'LOGS', unit: 'FM' });
    expect(await count()).toBe(0);
    const other = await post(buyer);
    expect(await count()).toBe(1);
    const viewer = { ...(await moderator()), permissions: ['moderation'] };
    await removeRequest({ ...base, requestId: 'x', viewer } as never, { requestId: other.id, reason: 'Betrug' });
    expect(await count()).toBe(0);
    const third = await post(buyer);
    expect(await count()).toBe(1);
    await call('DELETE', `/${third.id}`, buyer);
    expect(await count()).toBe(0);
  });

  it('is asked again when another process changed one, and at once by people who are signed in', async () => {
    const buyer = await person();
    await post(buyer);
    expect(await count()).toBe(1);
    await sql`delete from requests`.execute(db);
    expect(await count()).toBe(1);
    expect((await call('GET', '?category=FIREWOOD', buyer)).body.totalElements).toBe(0);
    receiveNotice(memoryOf(db), 'another-process requests');
    expect(await count()).toBe(0);
  });
});

describe('the life of a Gesuch', () => {
  it('ends, renews, closes as found and is gone for others', async () => {
    const buyer = await person();
    const { id, slug } = await post(buyer);
    await sql`update requests set expires_at = ${now} where public_id = ${id}`.execute(db);
    expect(await call('GET', `/${slug}`, null)).toMatchObject({ status: 410, body: { category: 'FIREWOOD' } });
    expect((await call('GET', `/${slug}`, buyer)).body.state).toBe('EXPIRED');
    expect((await call('PUT', `/${id}`, buyer, EDIT)).status).toBe(409);
    expect((await call('POST', `/${id}/renew`, buyer)).body.state).toBe('OPEN');
    expect((await call('POST', `/${id}/close`, buyer, { reason: 'FOUND_HERE' })).body).toMatchObject({
      state: 'CLOSED',
      closeReason: 'FOUND_HERE',
    });
    expect((await call('GET', `/${slug}`, null)).status).toBe(410);
    expect((await call('POST', `/${id}/renew`, buyer)).body).toMatchObject({ state: 'OPEN', closeReason: null });
    expect((await call('DELETE', `/${id}`, buyer)).status).toBe(200);
    expect((await call('GET', `/${slug}`, buyer)).status).toBe(404);
  });

  it('belongs to its owner alone', async () => {
    const { id } = await post(await person());
    const stranger = await person();
    const tries: [Method, string, object?][] = [
      ['GET', `/${id}/own`],
      ['PUT', `/${id}`, EDIT],
      ['POST', `/${id}/close`, { reason: 'NOT_NEEDED' }],
      ['POST', `/${id}/renew`],
      ['DELETE', `/${id}`],
    ];
    for (const [method, path, body] of tries) {
      expect([path, (await call(method, path, stranger, body)).status]).toEqual([path, 404]);
      expect([path, (await call(method, path, null, body)).status]).toEqual([path, 401]);
    }
  });

  it('is renewed once by the link of its reminder, which comes once', async () => {
    const buyer = await person();
    const made = await post(buyer);
    later(28);
    expect((await Promise.all([remindOfRequests(base), remindOfRequests(base)])).reduce((a, b) => a + b)).toBe(1);
    expect(await remindOfRequests(base)).toBe(0);
    const [mail] = await mailsTo(buyer);
    expect(mail).toMatchObject({ template: 'request-ends' });
    const token = /token=([^\s]+)/.exec(mail?.text.replaceAll(/=\n/g, '') ?? '')?.[1] ?? '';
    expect(decodeURIComponent(token)).toBe(
      requestRenewalToken({ id: made.id, expiresAt: new Date(made.expiresAt) }, base.config.sessionSecret),
    );
    expect((await call('GET', `/renewal?token=${token}`, null)).body).toMatchObject({ isDone: false });
    const renewed = await call('POST', '/renewal', null, { token: decodeURIComponent(token) });
    expect(renewed.body).toMatchObject({ isDone: true });
    later(1);
    const again = await call('POST', '/renewal', null, { token: decodeURIComponent(token) });
    expect(again.body.expiresAt).toBe(renewed.body.expiresAt);
    expect(
      (await call('POST', '/renewal', null, { token: `${decodeURIComponent(token).slice(0, -3)}abc` })).status,
    ).toBe(400);
  });

  it('is deleted half a year after its end', async () => {
    const buyer = await person();
    await post(buyer);
    later(209);
    expect(await dropOldRequests(base)).toBe(0);
    later(2);
    expect(await dropOldRequests(base)).toBe(1);
  });
});

describe('an account that ends', () => {
  it('publishes no Gesuch, and its own are read by itself alone', async () => {
    const buyer = await person();
    const { id } = await post(buyer);
    await sql`update users set deletion_asked_at = ${now} where id = ${buyer.key}`.execute(db);
    expect((await call('POST', '', buyer, EDIT)).body).toMatchObject({ status: 403, code: 'account.leaving' });
    expect((await call('GET', `/${id}`, null)).status).toBe(404);
    await sql`update users set deletion_asked_at = null where id = ${buyer.key}`.execute(db);
    expect((await call('POST', '', buyer, EDIT)).status).toBe(201);
  });
});

describe('telling sellers', () => {
  it('tells those whom it fits once a day, with a way to end it, and in the bell', async () => {
    const { seller } = await sellerOfBeech();
    const { seller: far } = await sellerOfBeech({ at: { latitude: 47.26, longitude: 11.39 } });
    const { seller: capped, advert } = await sellerOfBeech();
    await sql`update adverts set household_maximum = 5 where public_id = ${advert.id}`.execute(db);
    const buyer = await person();
    await post(buyer);
    expect((await Promise.all([matchRequests(base), matchRequests(base)])).reduce((a, b) => a + b)).toBe(1);
    expect(
      (await Promise.all([notifyOfFittingRequests(base), notifyOfFittingRequests(base)])).reduce((a, b) => a + b),
    ).toBe(1);
    const [mail, ...more] = await mailsTo(seller);
    expect(more).toEqual([]);
    expect(mail?.template).toBe('request-fits');
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect([await mailsTo(far), await mailsTo(capped)]).toEqual([[], []]);

    await post(buyer, { title: 'Noch mehr Buche, bitte' });
    await matchRequests(base);
    expect(await notifyOfFittingRequests(base)).toBe(0);
    later(1);
    expect(await notifyOfFittingRequests(base)).toBe(1);
    expect(await mailsTo(seller)).toHaveLength(2);
    expect((await call('GET', '/fitting', seller)).body.totalElements).toBe(2);
    expect((await newsOf(seller)).map(({ kind, count }) => [kind, count])).toEqual([['REQUEST_FITS', 2]]);
  });

  it('tells the company of a service that works where it is needed', async () => {
    const companies = await Promise.all(
      [
        { latitude: 48.1, longitude: 14.9 },
        { latitude: 47.26, longitude: 11.39 },
      ].map(async ({ latitude, longitude }) => {
        const owner = await newTalker(base, { firstName: 'Fritz', isBusiness: true });
        await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
          values (${owner.key}, 'company', ${now}, 'test')`.execute(db);
        await sql`with c as (insert into companies (public_id, user_id, slug, name, publish_state, created_at, latitude, longitude,
              shown_latitude, shown_longitude, delivery_radius_in_km)
            values (${newId()}, ${owner.key}, ${newId()}, 'Forst Fritz', 'PUBLISHED', ${now}, ${latitude}, ${longitude},
              ${latitude}, ${longitude}, 60) returning id)
          insert into company_services (public_id, company_id, position, category_id, title)
          select ${newId()}::uuid, id, 0, 404, 'Holz spalten' from c`.execute(db);
        return owner;
      }),
    );
    await post(await person(), {
      category: 'SERVICES',
      serviceCategoryId: 404,
      woodTypeIds: [],
      unit: 'H',
      dryingState: null,
      lengthInCm: null,
    });
    await matchRequests(base);
    await notifyOfFittingRequests(base);
    expect(await Promise.all(companies.map(async (owner) => (await mailsTo(owner)).length))).toEqual([1, 0]);
  });

  it('sends nothing to those who switched it off, or whom the buyer blocked', async () => {
    const [off, blocked] = [await sellerOfBeech(), await sellerOfBeech()];
    const buyer = await person();
    await sql`update users set notification_settings = '{"requestFits": {"mail": false}}' where id = ${off.seller.key}`.execute(
      db,
    );
    await sql`insert into user_blocks (blocker_id, blocked_id, created_at) values (${buyer.key}, ${blocked.seller.key}, now())`.execute(
      db,
    );
    await post(buyer);
    await matchRequests(base);
    await notifyOfFittingRequests(base);
    expect([...(await mailsTo(off.seller)), ...(await mailsTo(blocked.seller))]).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const { seller } = await sellerOfBeech();
    await sql`update users set notification_settings = '{"quietHours": {"isOn": true, "fromHour": 0, "toHour": 23}}'
      where id = ${seller.key}`.execute(db);
    await post(await person());
    await matchRequests(base);
    expect(await notifyOfFittingRequests(base)).toBe(0);
    await sql`update users set notification_settings = '{}' where id = ${seller.key}`.execute(db);
    expect(await notifyOfFittingRequests(base)).toBe(1);
  });
});

describe('offers', () => {
  const OFFER = 'Ich habe 60 rm liegen, 115 Euro je rm, Zustellung nächste Woche.';

  it('are made from an own advert, told to the buyer, and answered in the chat about it', async () => {
    const { seller, advert } = await sellerOfBeech();
    const buyer = await person();
    const { id } = await post(buyer);
    const seen = await call('GET', `/${id}/offers`, seller);
    expect(seen.body).toMatchObject({ items: [], adverts: [{ id: advert.id, fits: true }] });
    const body = { advertId: advert.id, text: OFFER };
    const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/offers`, seller, body)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await notifyOfOffers(base)).toBe(1);
    expect(await notifyOfOffers(base)).toBe(0);
    expect((await mailsTo(buyer)).map(({ template }) => template)).toEqual(['request-offers']);

    const offers = (await call('GET', `/${id}/offers`, buyer)).body;
    expect(offers.items).toMatchObject([{ text: OFFER, answeredAt: null, chatId: null }]);
    expect(offers.items[0].advert.facts).toEqual(['33 cm', 'lufttrocken']);
    const path = `/${id}/offers/${offers.items[0].id}/answer`;
    expect((await call('POST', path, seller, { text: 'Passt' })).status).toBe(404);
    const answers = await Promise.all([1, 2].map(() => call('POST', path, buyer, { text: 'Passt, am Freitag?' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.chatId).toBe(answers[1]?.body.chatId);
    const messages = await app.inject({
      url: `/api/v1/chats/${answers[0]?.body.chatId}/messages`,
      headers: seller.headers,
    });
    expect(messages.json().items).toHaveLength(1);
    expect(messages.json().items[0].text).toContain('Passt, am Freitag?');
    expect(messages.json().items[0].text).toContain(OFFER);
    expect((await call('GET', `/${id}/offers`, seller)).body.items[0].chatId).toBe(answers[0]?.body.chatId);
  });

  it('come from running adverts of the category only, not from the buyer, not across a block', async () => {
    const buyer = await person();
    const { id } = await post(buyer);
    const { seller } = await sellerOfBeech();
    const draft = await insertAdvert(db, { user: seller, status: 'DRAFT' }, now);
    const { advert: foreign } = await sellerOfBeech();
    const { advert: own } = await sellerOfBeech({ user: buyer });
    const tryFrom = (who: Talker, advertId: string) => call('POST', `/${id}/offers`, who, { advertId, text: OFFER });
    expect((await tryFrom(seller, draft.id)).body.errors).toMatchObject([{ path: 'advertId' }]);
    expect((await tryFrom(seller, foreign.id)).status).toBe(422);
    expect((await tryFrom(buyer, own.id)).body.code).toBe('offer.own-request');
    const { seller: other, advert } = await sellerOfBeech();
    await sql`insert into user_blocks (blocker_id, blocked_id, created_at) values (${buyer.key}, ${other.key}, now())`.execute(
      db,
    );
    expect((await tryFrom(other, advert.id)).status).toBe(403);
    const { seller: third, advert: offered } = await sellerOfBeech();
    expect((await tryFrom(third, offered.id)).status).toBe(201);
    expect((await call('GET', '/mine', buyer)).body.items[0]).toMatchObject({ offerCount: 1, openOfferCount: 1 });
    const closed = await call('POST', `/${id}/close`, buyer, { reason: 'FOUND_ELSEWHERE' });
    expect(closed.body).toMatchObject({ offerCount: 1, openOfferCount: 0 });
    const late = await sellerOfBeech();
    expect((await tryFrom(late.seller, late.advert.id)).status).toBe(410);
  });

  it('that are still unanswered when the Gesuch ends are told to their sellers, until it runs again', async () => {
    const buyer = await person();
    const { seller, advert } = await sellerOfBeech();
    const { id, title } = await post(buyer);
    await call('POST', `/${id}/offers`, seller, { advertId: advert.id, text: OFFER });
    const endedFor = async () =>
      (await newsOf(seller)).filter(({ kind }) => kind === 'OFFERED_REQUEST_ENDED').map((item) => item.title);
    expect(await endedFor()).toEqual([]);
    await call('POST', `/${id}/close`, buyer, { reason: 'FOUND_ELSEWHERE' });
    expect(await endedFor()).toEqual([title]);
    await call('POST', `/${id}/renew`, buyer);
    expect(await endedFor()).toEqual([]);
    const [offer] = (await call('GET', `/${id}/offers`, buyer)).body.items;
    await call('POST', `/${id}/offers/${offer.id}/answer`, buyer, { text: 'Passt, wann kann ich kommen?' });
    await call('POST', `/${id}/close`, buyer, { reason: 'FOUND_HERE' });
    expect(await endedFor()).toEqual([]);
  });

  it('with patterns of fraud come with a warning', async () => {
    const { seller, advert } = await sellerOfBeech();
    const buyer = await person();
    const { id } = await post(buyer);
    const text = 'Bitte den Betrag vorab überweisen, dann fährt der Lkw los.';
    await call('POST', `/${id}/offers`, seller, { advertId: advert.id, text });
    expect((await call('GET', `/${id}/offers`, buyer)).body.items[0].hasWarning).toBe(true);
  });
});

describe('moderation', () => {
  it('takes reports without naming the buyer', async () => {
    const buyer = await person();
    const { id } = await post(buyer);
    const report = { reason: 'FRAUD', content: 'Das ist Betrug, ganz sicher.', goodFaith: true };
    const named = { ...report, name: 'Karl', email: 'karl@example.at' };
    const { status, text } = await call('POST', `/${id}/report`, null, named);
    expect(status).toBe(201);
    expect(text).not.toContain(buyer.id);
    expect((await call('POST', `/${id}/report`, buyer, report)).status).toBe(422);
    const { rows } = await sql<{ page_url: string }>`select page_url from account_reports
      where user_id = ${buyer.key}`.execute(db);
    expect(rows[0]?.page_url).toContain('/gesuche/');
  });

  it('fills no mailbox with receipts', async () => {
    const strict = await createTestApp({ db, clock: () => now, environment: { RATE_LIMITS: 'on' } });
    const { id } = await post(await person());
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      const reply = await strict.app.inject({
        method: 'POST',
        url: `/api/v1/requests/${id}/report`,
        remoteAddress: `198.51.100.${number}`,
        payload: {
          reason: 'FRAUD',
          content: `Das ist Meldung Nummer ${number}.`,
          goodFaith: true,
          name: 'Karl',
          email: 'opfer@example.at',
        },
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('removes with a reason and takes it back, each recorded and told its owner once', async () => {
    const buyer = await person();
    const { id, slug } = await post(buyer);
    const judge = await moderator();
    const act = (path: string, payload?: object) => call('POST', `/${id}/${path}`, judge, payload);
    const removals = [1, 2, 3].map(() => act('remove', { reason: 'Das ist keine Suche nach Holz.' }));
    const removed = await Promise.all(removals);
    expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(removed.find(({ status }) => status === 409)?.body.code).toBe('moderation.decided-meanwhile');
    expect((await call('GET', `/${slug}`, null)).status).toBe(404);
    expect((await call('GET', `/${slug}`, await person())).status).toBe(404);
    expect((await call('GET', `/${slug}`, judge)).body).toMatchObject({ id, state: 'REMOVED' });
    expect((await call('POST', `/${id}/renew`, buyer)).status).toBe(409);
    expect((await Promise.all([act('restore'), act('restore')])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await call('GET', `/${slug}`, null)).body).toMatchObject({ id, state: 'OPEN' });
    later(1);
    await act('remove', { reason: 'Und doch keine Suche nach Holz.' });
    const mails = (await mailsTo(buyer)).filter(({ template }) => template.startsWith('request-re'));
    expect(mails.map(({ template }) => template)).toEqual(['request-removed', 'request-restored', 'request-removed']);
    expect(mails[2]?.text).toContain('Und doch keine Suche nach Holz.');
    const { rows } = await sql<{ action: string; actor: string; details: object }>`select action, actor, details
      from audit_log where subject = ${buyer.id} and action like 'request.%' order by id`.execute(db);
    const entry = (action: string, more: object) => ({
      action,
      actor: judge.id,
      details: { requestId: id, slug, ...more },
    });
    expect(rows).toEqual([
      entry('request.removed', { reason: 'Das ist keine Suche nach Holz.' }),
      entry('request.restored', {}),
      entry('request.removed', { reason: 'Und doch keine Suche nach Holz.' }),
    ]);
  });

  it('does not open again what was closed before its removal', async () => {
    const buyer = await person();
    const { id } = await post(buyer);
    const judge = await moderator();
    await call('POST', `/${id}/close`, buyer, { reason: 'FOUND_HERE' });
    await call('POST', `/${id}/remove`, judge, { reason: 'Das ist keine Suche nach Holz.' });
    await call('POST', `/${id}/restore`, judge);
    expect((await call('GET', `/${id}/own`, buyer)).body.state).toBe('EXPIRED');
    expect((await call('POST', `/${id}/renew`, buyer)).body.state).toBe('OPEN');
  });

  it('upholds the notices about a Gesuch with its removal, and opens them again when it is restored', async () => {
    const buyer = await person();
    const [{ id }, other] = [await post(buyer), await post(buyer)];
    const judge = await moderator();
    const report = async (requestId: string, name: string) => {
      const notice = { reason: 'FRAUD', content: `Das ist Betrug, sagt ${name}.`, goodFaith: true };
      const who = { name, email: `${name}-${buyer.key}@example.at` };
      await call('POST', `/${requestId}/report`, null, { ...notice, ...who });
      return who;
    };
    const karl = await report(id, 'Karl');
    const olga = await report(other.id, 'Olga');
    const notices = async () => {
      const { rows } = await sql<{
        stands: string;
      }>`select reporter_name || ' ' || status as stands from account_reports
        where user_id = ${buyer.key} order by 1`.execute(db);
      return rows.map(({ stands }) => stands);
    };
    const mailed = async (who: { email: string }) => (await mailsTo(who)).map(({ template }) => template);
    await call('POST', `/${id}/remove`, judge, { reason: 'Das ist keine Suche nach Holz.' });
    expect(await notices()).toEqual(['Karl UPHELD', 'Olga OPEN']);
    expect((await mailsTo(karl)).at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain('Wir haben das Gesuch entfernt');
    later(1);
    await call('POST', `/${id}/restore`, judge);
    expect(await notices()).toEqual(['Karl OPEN', 'Olga OPEN']);
    later(1);
    await call('POST', `/${id}/remove`, judge, { reason: 'Und doch keine Suche nach Holz.' });
    expect(await notices()).toEqual(['Karl UPHELD', 'Olga OPEN']);
    expect(await mailed(karl)).toEqual(['report-receipt', 'report-decided', 'decision-reopened', 'report-decided']);
    expect(await mailed(olga)).toEqual(['report-receipt']);
    const { rows } = await sql<{ kind: string }>`select kind from account_events where user_id = ${buyer.key}
      and kind <> 'REPORTED' order by id`.execute(db);
    expect(rows.map(({ kind }) => kind)).toEqual(['REQUEST_REMOVED', 'REQUEST_RESTORED', 'REQUEST_REMOVED']);
  });

  it('removes and restores no Gesuch of the moderator themself', async () => {
    const judge = await moderator();
    const own = await post(judge);
    const remove = (who: Partial<Talker>) =>
      call('POST', `/${own.id}/remove`, who, { reason: 'Das ist keine Suche nach Holz.' });
    expect(await remove(judge)).toMatchObject({ status: 403, body: { code: 'moderation.own-cause' } });
    expect((await remove(await moderator())).status).toBe(200);
    expect(await call('POST', `/${own.id}/restore`, judge)).toMatchObject({
      status: 403,
      body: { code: 'moderation.own-cause' },
    });
  });

  it('removes and restores only by moderators', async () => {
    const { id } = await post(await person());
    const stranger = await person();
    expect((await call('POST', `/${id}/remove`, stranger, { reason: 'Einfach so, weil.' })).status).toBe(404);
    expect((await call('POST', `/${id}/remove`, null, { reason: 'Einfach so, weil.' })).status).toBe(401);
    expect((await call('POST', `/${id}/restore`, stranger)).status).toBe(404);
    expect((await call('POST', `/${id}/restore`, null)).status).toBe(401);
  });
});
