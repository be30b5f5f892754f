import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MOST_SAVED_SEARCHES } from '#domain/saved-searches/saved-search.ts';
import { registerNewsHandlers } from '#server/news/news.handlers.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { accountCalls, mailsTo } from '#test/account-calls.ts';
import { type AdvertWishes, type TestAdvert, TEST_NOW, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import {
  givenUpFigures,
  listGivenUpChanges,
  listSearchesThatFit,
  matchWaiting,
  readOutdatedSearches,
  retryGivenUpChanges,
} from './search-matching.service.ts';
import { savedSearchToken } from './saved-search-token.ts';
import { notifyDueHits } from './told-hits.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerNewsHandlers(server.api);
const { call, post } = accountCalls(server);

const URL = '/api/v1/saved-searches';
const MINUTE_IN_MS = 60_000;
const after = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE_IN_MS);
const put = async (url: string, headers: Record<string, string>, payload: object) => {
  const reply = await server.app.inject({ method: 'PUT', url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
};

let word = 0;
/** A search that finds only adverts with a word of its own. */
function own() {
  word += 1;
  const name = `Quarzbote${'abcdefghijklmnopqrstuvwxyz'[word % 26]}${'aeiou'[word % 5]}x`;
  const advert = (wishes: AdvertWishes = {}, now = after(1)): Promise<TestAdvert> =>
    insertAdvert(db, { title: `Brennholz ${name}`, publishedAt: now, ...wishes }, now);
  return { name, address: `/kaufen-verkaufen/brennholz?suche=${name}`, advert };
}
const atOnce = (search: { name: string; address: string }) => ({ ...search, frequency: 'AT_ONCE' });

const match = (minutes = 1) => atTime(server, after(minutes), () => matchWaiting(server.base));
const tell = (minutes: number) => atTime(server, after(minutes), () => notifyDueHits(server.base));
const mails = async (email: string) => (await mailsTo(db, email)).filter(({ template }) => template === 'saved-search');
async function change({ key }: TestAdvert, cents: number, minutes: number): Promise<void> {
  await sql`update adverts set price_per_unit_in_cents = ${cents} where id = ${key}`.execute(db);
  await indexAdverts(db, [key], after(minutes));
}
async function setStatus({ key }: TestAdvert, status: string, minutes: number): Promise<void> {
  await sql`update adverts set status = ${status} where id = ${key}`.execute(db);
  await indexAdverts(db, [key], after(minutes));
}

describe('the calls of saved searches', () => {
  it('save, list, change, pause and end a search of the viewer', async () => {
    const { headers } = await signInTestUser(server);
    const saved = await post(
      URL,
      {
        ...own(),
        frequency: 'WEEKLY',
        places: [
          { postalCode: '3300', radiusInKm: 25 },
          { postalCode: '8010', radiusInKm: 50 },
        ],
      },
      headers,
    );
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      frequency: 'WEEKLY',
      byMail: true,
      byPush: false,
      isPaused: false,
      newCount: 0,
    });
    expect(saved.body.places).toMatchObject([
      { name: 'Amstetten', radiusInKm: 25, address: expect.stringContaining('plz=3300') },
      { name: 'Graz', address: expect.stringContaining('umkreis=50') },
    ]);
    const { id } = saved.body;
    const changed = await put(`${URL}/${id}`, headers, { name: 'Anders', isPaused: true, places: [] });
    expect(changed.body).toMatchObject({ id, name: 'Anders', isPaused: true, places: [], frequency: 'WEEKLY' });
    expect((await call('GET', URL, undefined, headers)).body).toMatchObject({
      items: [{ id }],
      limit: MOST_SAVED_SEARCHES,
    });
    expect((await call('DELETE', `${URL}/${id}`, undefined, headers)).status).toBe(200);
    expect((await call('DELETE', `${URL}/${id}`, undefined, headers)).status).toBe(404);
  });

  it('show nothing of others, and nothing without a session', async () => {
    const mine = await signInTestUser(server);
    const other = await signInTestUser(server);
    const { id } = (await post(URL, own(), mine.headers)).body;
    expect((await put(`${URL}/${id}`, other.headers, { name: 'Meins' })).status).toBe(404);
    expect((await call('DELETE', `${URL}/${id}`, undefined, other.headers)).status).toBe(404);
    expect((await call('GET', `${URL}/${id}/hits`, undefined, other.headers)).status).toBe(404);
    expect((await call('GET', URL)).status).toBe(401);
    expect((await call('GET', URL, undefined, other.headers)).body.items).toEqual([]);
  });

  it('refuse what is no listing, an unknown place, no channel and junk at the field', async () => {
    const { headers } = await signInTestUser(server);
    const { name, address } = own();
    const errorsOf = async (more: object) => {
      const { status, body } = await post(URL, { name, address, ...more }, headers);
      return [status, body.errors?.[0]?.path];
    };
    expect(await errorsOf({ address: '/kaufen-verkaufen/gold' })).toEqual([422, 'address']);
    expect(await errorsOf({ address: 'https://example.at/kaufen-verkaufen' })).toEqual([422, 'address']);
    expect(await errorsOf({ places: [{ postalCode: 'XXXX', radiusInKm: 10 }] })).toEqual([422, 'places.0.postalCode']);
    expect(await errorsOf({ byMail: false })).toEqual([422, 'byMail']);
    expect((await errorsOf({ name: '' }))[0]).toBe(422);
    expect((await errorsOf({ places: [{ postalCode: '3300', radiusInKm: 9_999 }] }))[0]).toBe(422);
  });

  it('keep no more than the limit, however many come at once', async () => {
    const { headers, key } = await signInTestUser(server);
    const search = own();
    for (let number = 1; number < MOST_SAVED_SEARCHES; number += 1) await post(URL, search, headers);
    const last = await Promise.all([1, 2, 3].map(() => post(URL, search, headers)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.body.code).toBe('saved-search.too-many');
    const { rows } = await sql`select from saved_searches where user_id = ${key}`.execute(db);
    expect(rows).toHaveLength(MOST_SAVED_SEARCHES);
  });
});

describe('an advert', () => {
  it('is told once as new, a minute after it was published, and stands behind the bell until looked at', async () => {
    const user = await signInTestUser(server);
    const search = own();
    const { id } = (await post(URL, atOnce(search), user.headers)).body;
    const advert = await search.advert();
    await match();
    expect(await tell(1)).toBe(0);
    expect(await tell(2)).toBe(1);
    expect(await tell(3)).toBe(0);
    const [mail, ...more] = await mails(user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Brennholz ${search.name}`);
    expect(mail?.text).toContain(`/ad/${advert.id}`);
    const news = async () =>
      (await atTime(server, after(5), () => call('GET', '/api/v1/users/me/news', undefined, user.headers))).body.items;
    expect(await news()).toMatchObject([{ kind: 'SAVED_SEARCH_HITS', subjectId: id, title: search.name, count: 1 }]);
    const hits = await atTime(server, after(5), () => call('GET', `${URL}/${id}/hits`, undefined, user.headers));
    expect(hits.body.items).toMatchObject([{ advert: { id: advert.id }, reason: 'NEW', isNew: true }]);
    await atTime(server, after(6), () => put(`${URL}/${id}/looked`, user.headers, { upTo: hits.body.readAt }));
    expect(await news()).toEqual([]);
  });

  it('that the listing showed when the search was saved is not told, however late it is matched', async () => {
    const user = await signInTestUser(server);
    const search = own();
    const appeared = await search.advert({}, after(-1));
    const cheaper = await search.advert({}, after(-60));
    await match();
    await change(cheaper, 100, -1);
    await change(appeared, 9_000, -1);
    await post(URL, atOnce(search), user.headers);
    await match();
    await tell(3);
    expect(await mails(user.email)).toEqual([]);
    await change(appeared, 8_000, 10);
    await match(10);
    await tell(12);
    expect((await mails(user.email)).map(({ text }) => text.includes('Günstiger'))).toEqual([true]);
  });

  it('that is changed ten times in a minute makes one message', async () => {
    const user = await signInTestUser(server);
    const search = own();
    await post(URL, atOnce(search), user.headers);
    const advert = await search.advert();
    for (let step = 0; step < 10; step += 1) {
      await change(advert, 11_000 - step * 100, 1);
      await match();
    }
    await tell(3);
    expect(await mails(user.email)).toHaveLength(1);
    expect((await mails(user.email))[0]?.text).toContain('Neu');
  });

  it('whose price falls several times before it is told is compared with the price before all of it', async () => {
    const user = await signInTestUser(server);
    const search = own();
    const advert = await search.advert();
    await match();
    const { id } = (await post(URL, atOnce(search), user.headers)).body;
    for (const cents of [11_500, 11_000, 10_500]) {
      await change(advert, cents, 2);
      await match(2);
    }
    const onPage = async () =>
      (await atTime(server, after(9), () => call('GET', `${URL}/${id}/hits`, undefined, user.headers))).body.items[0];
    expect(await onPage()).toMatchObject({ reason: 'PRICE_DROP', priceBeforeInCents: 12_000 });
    await tell(4);
    const told = async () => (await mails(user.email)).map(({ text }) => /vorher €\s(\S+)/.exec(text)?.[1]);
    expect(await told()).toEqual(['120,00']);
    expect(await onPage()).toMatchObject({ priceBeforeInCents: 12_000 });
    await change(advert, 10_000, 5);
    await match(5);
    await tell(8);
    expect(await told()).toEqual(['120,00', '105,00']);
  });

  it('is told as cheaper only below the price told before, and as back once', async () => {
    const user = await signInTestUser(server);
    const search = own();
    await post(URL, atOnce(search), user.headers);
    const advert = await search.advert();
    const texts: (string | undefined)[] = [];
    const step = async (minutes: number) => {
      await match(minutes);
      await tell(minutes + 5);
      texts.push(
        (await mails(user.email))
          .slice(texts.filter(Boolean).length)[0]
          ?.text.match(/Neu\b|Günstiger, vorher \S+|Wieder da/)?.[0],
      );
    };
    await step(10);
    await change(advert, 13_000, 20);
    await step(20);
    await change(advert, 12_000, 30);
    await step(30);
    await change(advert, 11_000, 40);
    await step(40);
    await setStatus(advert, 'INACTIVE', 50);
    await step(50);
    await setStatus(advert, 'ACTIVE', 60);
    await step(60);
    await setStatus(advert, 'INACTIVE', 70);
    await step(70);
    await setStatus(advert, 'ACTIVE', 80);
    await step(80);
    const [first, dearer, same, cheaper, ...rest] = texts;
    expect([first, dearer, same]).toEqual(['Neu', undefined, undefined]);
    expect(cheaper).toMatch(/Günstiger, vorher/);
    expect(rest).toEqual([undefined, 'Wieder da', undefined, undefined]);
  });

  it('that was in the listing when the search was saved is no news until its price falls', async () => {
    const user = await signInTestUser(server);
    const search = own();
    const advert = await search.advert({}, new Date(TEST_NOW.getTime() - 60 * MINUTE_IN_MS));
    await match();
    await post(URL, atOnce(search), user.headers);
    await sql`update adverts set description = 'Anders beschrieben' where id = ${advert.key}`.execute(db);
    await indexAdverts(db, [advert.key], after(5));
    await match(5);
    await tell(10);
    expect(await mails(user.email)).toEqual([]);
    await change(advert, 9_000, 20);
    await match(20);
    await tell(25);
    expect(await mails(user.email)).toHaveLength(1);
  });

  it('of one’s own is not told, nor one for a paused search', async () => {
    const user = await signInTestUser(server);
    const other = await signInTestUser(server);
    const search = own();
    await post(URL, atOnce(search), user.headers);
    const { id } = (await post(URL, atOnce(search), other.headers)).body;
    await put(`${URL}/${id}`, other.headers, { isPaused: true });
    await search.advert({ user });
    await match();
    await tell(5);
    expect([await mails(user.email), await mails(other.email)]).toEqual([[], []]);
  });

  it('finds searches that were read by other words once they are read again', async () => {
    const user = await signInTestUser(server);
    const search = own();
    const { id } = (await post(URL, atOnce(search), user.headers)).body;
    await sql`delete from saved_search_filters using saved_searches s where search_id = s.id and s.public_id = ${id}`.execute(
      db,
    );
    await sql`update saved_searches set read_by = '0' where public_id = ${id}`.execute(db);
    const advert = await search.advert();
    expect(await listSearchesThatFit(server.base, advert.key)).toEqual([]);
    expect(await readOutdatedSearches(server.base)).toBe(1);
    expect(await readOutdatedSearches(server.base)).toBe(0);
    expect(await listSearchesThatFit(server.base, advert.key)).toHaveLength(1);
  });

  it('outside of the places is not told, inside of one of them it is', async () => {
    const user = await signInTestUser(server);
    const search = own();
    const places = [
      { postalCode: '8010', radiusInKm: 20 },
      { postalCode: '3300', radiusInKm: 20 },
    ];
    await post(URL, { ...atOnce(search), places }, user.headers);
    await search.advert({ at: { latitude: 47.27, longitude: 11.4 } });
    await match();
    await tell(5);
    expect(await mails(user.email)).toEqual([]);
    await search.advert();
    await match();
    await tell(6);
    expect(await mails(user.email)).toHaveLength(1);
  });
});

describe('messages', () => {
  it('are lost and doubled by no killed run and by no second process', async () => {
    const user = await signInTestUser(server);
    const search = own();
    await post(URL, atOnce(search), user.headers);
    await search.advert();
    const die = async (): Promise<void> => {
      throw new Error('killed');
    };
    await atTime(server, after(1), () => matchWaiting(server.base, { beforeCommit: die }).catch(() => undefined));
    await Promise.all([match(3), match(3)]);
    await expect(atTime(server, after(6), () => notifyDueHits(server.base, { beforeCommit: die }))).rejects.toThrow(
      'killed',
    );
    expect(await mails(user.email)).toEqual([]);
    await atTime(server, after(6), () => Promise.all([notifyDueHits(server.base), notifyDueHits(server.base)]));
    expect(await mails(user.email)).toHaveLength(1);
  });

  it('are not lost where matching fails five times: it is kept, seen and tried again', async () => {
    const user = await signInTestUser(server);
    const search = own();
    await post(URL, atOnce(search), user.headers);
    const advert = await search.advert();
    const die = async (): Promise<void> => {
      throw new Error('no space left');
    };
    const fail = (minutes: number) =>
      atTime(server, after(minutes), () => matchWaiting(server.base, { beforeCommit: die }).catch(() => undefined));
    for (const minutes of [1, 2, 3, 4, 5, 6]) await fail(minutes);
    expect(await listGivenUpChanges(server.base)).toMatchObject([
      { advert_id: advert.id, last_error: 'no space left' },
    ]);
    expect(await givenUpFigures(server.base)[0]?.read()).toBe(1);
    expect(await match(7)).toBe(0);
    expect(await retryGivenUpChanges(server.base)).toBe(1);
    await match(8);
    await tell(10);
    expect(await mails(user.email)).toHaveLength(1);
    expect(await listGivenUpChanges(server.base)).toEqual([]);
  });

  it('wait for the end of the quiet hours and come as one', async () => {
    const user = await signInTestUser(server);
    const [one, two] = [own(), own()];
    await post(URL, atOnce(one), user.headers);
    await post(URL, atOnce(two), user.headers);
    // TEST_NOW is 10 o'clock in Vienna.
    await put('/api/v1/users/me/notifications', user.headers, { quietHours: { isOn: true, fromHour: 9, toHour: 12 } });
    await one.advert();
    await two.advert();
    await match();
    await tell(5);
    await tell(60);
    expect(await mails(user.email)).toEqual([]);
    await tell(121);
    expect(await mails(user.email)).toHaveLength(1);
    expect((await mails(user.email))[0]?.text).toContain(`Suchauftrag „${two.name}“`);
  });

  it('of daily searches leave at 7 in Vienna, and none where the account wants none', async () => {
    const user = await signInTestUser(server);
    const silent = await signInTestUser(server);
    const search = own();
    await post(URL, { ...search, frequency: 'DAILY' }, user.headers);
    await post(URL, { ...search, frequency: 'DAILY' }, silent.headers);
    await put('/api/v1/users/me/notifications', silent.headers, { savedSearch: { mail: false, push: false } });
    await search.advert();
    await match();
    const untilSeven = 21 * 60;
    await tell(untilSeven - 1);
    expect(await mails(user.email)).toEqual([]);
    await tell(untilSeven);
    expect([(await mails(user.email)).length, (await mails(silent.email)).length]).toEqual([1, 0]);
  });
});

describe('the links of mails', () => {
  const byToken = (token: string) => call('GET', `${URL}/by-token?token=${token}`);
  const end = async (token: string) =>
    (await server.app.inject({ method: 'POST', url: `${URL}/end?token=${token}` })).statusCode;

  it('change and end one search without a session, as often as they are used', async () => {
    const user = await signInTestUser(server);
    const { id } = (await post(URL, atOnce(own()), user.headers)).body;
    const token = savedSearchToken({ searchId: id }, server.base.config.sessionSecret);
    expect((await byToken(token)).body).toMatchObject({ items: [{ id, isPaused: false }], email: null });
    const paused = await put(`${URL}/by-token/${id}?token=${token}`, {}, { isPaused: true });
    expect(paused.body).toMatchObject({ isPaused: true });
    expect([await end(token), await end(token)]).toEqual([200, 200]);
    expect((await byToken(token)).status).toBe(404);
  });

  it('are of no use when forged or altered, or for another search', async () => {
    const user = await signInTestUser(server);
    const [one, two] = [(await post(URL, own(), user.headers)).body, (await post(URL, own(), user.headers)).body];
    const token = savedSearchToken({ searchId: one.id }, server.base.config.sessionSecret);
    const forged = savedSearchToken({ searchId: one.id }, 'another secret, at least thirty-two characters');
    const altered = `${savedSearchToken({ searchId: two.id }, 'x').split('.')[0]}.${token.split('.')[1]}`;
    for (const bad of [forged, altered, 'a.b']) {
      expect((await byToken(bad)).body.code).toBe('saved-search.token-unknown');
      expect(await end(bad)).toBe(400);
    }
    expect((await put(`${URL}/by-token/${two.id}?token=${token}`, {}, { name: 'x' })).status).toBe(404);
  });

  it('opened in a browser lead to a page that asks first', async () => {
    const reply = await server.app.inject({ method: 'GET', url: `${URL}/end?token=a.b` });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/suchauftrag?zugang=a.b']);
  });
});

describe('an address without an account', () => {
  const order = (email: string, search: object) => post(`${URL}/orders`, { email, frequency: 'AT_ONCE', ...search });
  const confirm = (code: unknown) => post(`${URL}/confirm`, { code });

  it('gets hits once it is confirmed, and manages its searches by token', async () => {
    const email = 'Gast@Example.at';
    const search = own();
    expect((await order(email, search)).status).toBe(200);
    const [asked] = await mailsTo(db, email);
    expect(asked?.text).toContain('/suchauftraege/bestaetigen?code=');
    await search.advert();
    await match();
    expect((await sql`select from saved_searches where email = 'gast@example.at'`.execute(db)).rows).toEqual([]);
    const confirmed = await confirm(asked?.code);
    expect(confirmed.body.search).toMatchObject({ name: search.name, frequency: 'AT_ONCE' });
    expect((await confirm(asked?.code)).body.code).toBe('saved-search.code-over');
    const second = await search.advert();
    await match(2);
    await tell(5);
    const [mail] = await mails(email);
    expect(mail?.text).toContain(second.id);
    const { token } = confirmed.body;
    const list = await call('GET', `${URL}/by-token?token=${token}`);
    expect(list.body).toMatchObject({ email: 'gast@example.at', items: [{ name: search.name }] });
    await server.app.inject({ method: 'POST', url: `${URL}/end?token=${token}` });
    expect((await call('GET', `${URL}/by-token?token=${token}`)).body.items).toEqual([]);
  });

  it('sets quiet hours by the link of a mail, for all its searches, and hears nothing until they end', async () => {
    const email = 'ruhig@example.at';
    const [one, two] = [own(), own()];
    const ordered = async (search: { name: string; address: string }) => {
      await order(email, search);
      return (await confirm((await mailsTo(db, email)).findLast(({ code }) => code)?.code)).body;
    };
    const { search, token: ofAddress } = await ordered(one);
    const token = savedSearchToken({ searchId: search.id }, server.base.config.sessionSecret);
    // TEST_NOW is 10 o'clock in Vienna.
    const quietHours = { isOn: true, fromHour: 9, toHour: 12 };
    expect((await put(`${URL}/quiet-hours?token=${token}`, {}, quietHours)).status).toBe(200);
    await ordered(two);
    expect((await call('GET', `${URL}/by-token?token=${ofAddress}`)).body.quietHours).toEqual(quietHours);
    await one.advert();
    await two.advert();
    await match(2);
    await tell(60);
    expect(await mails(email)).toEqual([]);
    await tell(121);
    expect(await mails(email)).toHaveLength(1);
    await put(`${URL}/quiet-hours?token=${token}`, {}, { ...quietHours, isOn: false });
    expect((await call('GET', `${URL}/by-token?token=${token}`)).body.quietHours).toMatchObject({ isOn: false });
  });

  it('alone has quiet hours by token: junk, forged tokens and searches of accounts are refused', async () => {
    const user = await signInTestUser(server);
    const { id } = (await post(URL, own(), user.headers)).body;
    const token = savedSearchToken({ searchId: id }, server.base.config.sessionSecret);
    const hours = { isOn: true, fromHour: 22, toHour: 6 };
    const set = async (by: string, body: object) => (await put(`${URL}/quiet-hours?token=${by}`, {}, body)).status;
    expect([await set(token, hours), await set('a.b', hours)]).toEqual([404, 400]);
    expect([await set(token, { ...hours, toHour: 24 }), await set(token, {})]).toEqual([422, 400]);
  });

  it('brings its searches into the account that proves it', async () => {
    const user = await signInTestUser(server);
    const { email } = user;
    await sql`update users set email_confirmed_at = null where id = ${user.key}`.execute(db);
    const search = own();
    await order(email, search);
    await confirm((await mailsTo(db, email))[0]?.code);
    const list = async () => (await call('GET', URL, undefined, user.headers)).body.items;
    expect(await list()).toEqual([]);
    await sql`update users set email_confirmed_at = ${TEST_NOW} where id = ${user.key}`.execute(db);
    expect(await list()).toMatchObject([{ name: search.name }]);
  });
});
