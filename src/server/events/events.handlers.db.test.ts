import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser, type SignedInUser } from '#test/test-server.ts';
import { newId } from '#server/platform/ids.ts';
import { eventTasks, sumUp } from './event-jobs.ts';
import { registerEventHandlers } from './events.handlers.ts';
import { eventsOfRequest } from './page-events.ts';
import { countPageRequest } from './page-requests.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerEventHandlers(server.api, server.events);
server.app.get('/holz-blog', async (request) => {
  countPageRequest(server.events, request);
  return {};
});
const URL = '/api/v1/event-logs/submit-event';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Sent = { as?: SignedInUser; userAgent?: string; headers?: Record<string, string> };
async function submit(payload: unknown, { as, userAgent = FIREFOX, headers = {} }: Sent = {}) {
  const reply = await server.app.inject({
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...as?.headers, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, body: reply.json() };
}
async function counted(): Promise<Record<string, number>> {
  await server.events.flush();
  await sumUp(server.base);
  const { rows } = await sql<{ type: string; n: number }>`
    select type, sum(count)::int as n from event_days group by type`.execute(db);
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
}
async function growthOf(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counted();
  await act();
  const after = await counted();
  return Object.fromEntries(
    Object.entries(after).flatMap(([type, n]) => (n > (before[type] ?? 0) ? [[type, n - (before[type] ?? 0)]] : [])),
  );
}

let seller: SignedInUser;
beforeAll(async () => {
  seller = await signInTestUser(server);
});

describe('submit-event', () => {
  it('takes one event or up to fifty, and says how many count', async () => {
    const growth = await growthOf(async () => {
      expect(await submit({ type: 'PAGE_OPENED', path: '/map' })).toEqual({ status: 200, body: { accepted: 1 } });
      const events = Array.from({ length: 50 }, () => ({ type: 'PRODUCTS_FILTERED', detail: 'FIREWOOD' }));
      expect((await submit({ events })).body).toEqual({ accepted: 50 });
      expect((await submit({ events: [...events, events[0]] })).status).toBe(422);
      expect((await submit({ events: [] })).status).toBe(422);
    });
    expect(growth).toEqual({ PAGE_OPENED: 1, PRODUCTS_FILTERED: 50 });
  });

  it.each([
    [{ type: 'COFFEE_MADE' }, 400],
    [{}, 400],
    [[], 400],
    ['{bad', 400],
    [{ events: [{ type: 'PAGE_OPENED', path: 'x'.repeat(301) }] }, 422],
    [{ type: 'PAGE_OPENED', path: 'a\u0000b' }, 400],
  ])('refuses %j', async (payload, status) => {
    expect((await submit(payload)).status).toBe(status);
  });

  it('refuses ten megabytes before reading them', async () => {
    expect((await submit({ type: 'PAGE_OPENED', detail: 'x'.repeat(10_000_000) })).status).toBe(413);
  });

  it('counts nothing that robots send, and nothing the server counts itself', async () => {
    const growth = await growthOf(async () => {
      const robot = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
      expect(await submit({ type: 'PAGE_OPENED', path: '/' }, robot)).toEqual({ status: 200, body: { accepted: 0 } });
      for (const type of ['LOGIN', 'REGISTERED', 'PAYMENT_COMPLETED', 'CONTACT_PHONE_CLICKED', 'BLOG_POST_OPENED'])
        expect((await submit({ type, publicItemId: newId() })).body).toEqual({ accepted: 0 });
    });
    expect(growth).toEqual({});
  });

  it('counts looks at adverts of others only, a shop link of theirs too, and nothing about adverts that are not there', async () => {
    const { id } = await insertAdvert(db, { user: seller, category: 'LOGS' });
    const other = await signInTestUser(server);
    const growth = await growthOf(async () => {
      for (const as of [seller, other]) {
        for (const type of ['PRODUCT_DETAILS_FETCHED', 'CONTACT_SHOP_CLICKED'])
          await submit({ type, publicItemId: id.toUpperCase() }, { as });
      }
      await submit({ type: 'PRODUCT_DETAILS_FETCHED', publicItemId: newId() });
      await submit({ type: 'PRODUCT_DETAILS_FETCHED', publicItemId: "'; drop table events; --" });
    });
    expect(growth).toEqual({ PRODUCT_DETAILS_FETCHED: 1, CONTACT_SHOP_CLICKED: 1 });
    const { rows } = await sql`select type, item, count from event_items where item = ${id} order by type`.execute(db);
    expect(rows).toEqual([
      { type: 'CONTACT_SHOP_CLICKED', item: id, count: 1 },
      { type: 'PRODUCT_DETAILS_FETCHED', item: id, count: 1 },
    ]);
    const { rows: categories } = await sql`
      select distinct category from events where item_id = ${id}`.execute(db);
    expect(categories).toEqual([{ category: 'LOGS' }]);
  });

  it('counts advertising that there is, but not what its owner clicks', async () => {
    const owner = await insertUser(db);
    const entryId = newId();
    await sql`insert into advertising_entries (public_id, owner_id, kind, state, title, teaser_text, url, weight, created_at, updated_at)
      values (${entryId}, ${seller.key}, 'ENTRY', 'ACTIVE', 'Sägewerk', '', 'https://saege.example', 1, now(), now())`.execute(
      db,
    );
    expect(owner.key).not.toBe(seller.key);
    const growth = await growthOf(async () => {
      await submit({ type: 'ADVERTISING_SHOWN', publicItemId: entryId });
      await submit({ type: 'ADVERTISING_CLICKED', publicItemId: entryId }, { as: seller });
      await submit({ type: 'ADVERTISING_SHOWN', publicItemId: newId() });
    });
    expect(growth).toEqual({ ADVERTISING_SHOWN: 1 });
  });

  it('counts no loop of one address on a shop link or an entry', async () => {
    const limited = await createTestServer(db, { rateLimitsAreOn: true });
    registerEventHandlers(limited.api, limited.events);
    const { id } = await insertAdvert(db, { category: 'PELLETS' });
    const entryId = newId();
    await sql`insert into advertising_entries (public_id, kind, state, title, teaser_text, url, weight, created_at, updated_at)
      values (${entryId}, 'ENTRY', 'ACTIVE', 'Sägewerk', '', 'https://saege.example', 1, now(), now())`.execute(db);
    const loop = async (type: string, publicItemId: string) => {
      const payload = { events: Array.from({ length: 50 }, () => ({ type, publicItemId })) };
      return (
        await limited.app.inject({ method: 'POST', url: URL, headers: { 'user-agent': FIREFOX }, payload })
      ).json();
    };
    const growth = await growthOf(async () => {
      expect(await loop('CONTACT_SHOP_CLICKED', id)).toEqual({ accepted: 5 });
      expect(await loop('ADVERTISING_CLICKED', entryId)).toEqual({ accepted: 5 });
      for (let time = 0; time < 13; time += 1) await loop('ADVERTISING_SHOWN', entryId);
      await limited.events.flush();
    });
    expect(growth).toEqual({ CONTACT_SHOP_CLICKED: 5, ADVERTISING_CLICKED: 5, ADVERTISING_SHOWN: 600 });
  });

  it('counts no click on the shop of an advert that does not run', async () => {
    const { id } = await insertAdvert(db, { category: 'PELLETS' });
    await sql`update adverts set status = 'INACTIVE' where public_id = ${id}`.execute(db);
    expect(await growthOf(() => submit({ type: 'CONTACT_SHOP_CLICKED', publicItemId: id }))).toEqual({});
  });

  it('tells landing pages and posts by their path, and keeps no path of a private area', async () => {
    const growth = await growthOf(() =>
      submit({
        events: [
          '/landing/registered?x=1',
          '/landing/nichts',
          '/geolocation',
          '/holz-blog-post/esche-brennholz',
          '/holz-blog-post/esche-als-brennholz/',
          '/holz-blog',
          '/chats/0199-abc',
          '/user/0199-abc',
          '/0199@example.at',
          '/0199%40example.at/map',
          'x',
        ].map((path) => ({ type: 'PAGE_OPENED', path })),
      }),
    );
    expect(growth).toEqual({ PAGE_OPENED: 10, LANDING_PAGE_OPENED: 2, BLOG_LIST_OPENED: 1, BLOG_POST_OPENED: 2 });
    const { rows: posts } = await sql`
      select item, sum(count)::int as n from event_items where type = 'BLOG_POST_OPENED' group by 1`.execute(db);
    expect(posts).toEqual([{ item: 'esche-als-brennholz', n: 2 }]);
    const { rows } =
      await sql`select count(*)::int as n from events where subject like '%0199%' or subject like '%?%'`.execute(db);
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('a document', () => {
  const look = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { 'user-agent': FIREFOX, ...headers } });

  it('counts each time it is answered, but not for robots and not when it is fetched just in case', async () => {
    const growth = await growthOf(async () => {
      await look('/holz-blog');
      await look('/holz-blog?quelle=mail');
      await look('/holz-blog', { 'sec-purpose': 'prefetch;prerender' });
      await look('/holz-blog', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' });
      await look('/holz-blog', { 'user-agent': '' });
      await server.app.inject({ method: 'HEAD', url: '/holz-blog', headers: { 'user-agent': FIREFOX } });
    });
    expect(growth).toEqual({ PAGE_OPENED: 2, BLOG_LIST_OPENED: 2 });
  });
});

it('takes a list for filtered only where its address narrows it', () => {
  const typesOf = (query: string) => eventsOfRequest('/kaufen-verkaufen/brennholz', query).map(({ type }) => type);
  for (const query of ['', 'seite=2', 'sortierung=preis&ansicht=liste', 'utm_source=mail&gclid=x', 'suche='])
    expect([query, typesOf(query)]).toEqual([query, ['PAGE_OPENED']]);
  for (const query of ['suche=buche', 'seite=2&plz=8010'])
    expect([query, typesOf(query)]).toEqual([query, ['PAGE_OPENED', 'PRODUCTS_FILTERED']]);
});

describe('visitors', () => {
  const visits = async (): Promise<Record<string, number>> => {
    await server.events.flush();
    const { rows } = await sql<{ day: string; count: number }>`select day::text, count from visitor_days`.execute(db);
    return Object.fromEntries(rows.map(({ day, count }) => [day, count]));
  };
  const open = (userAgent: string, headers = {}) => submit({ type: 'PAGE_OPENED', path: '/' }, { userAgent, headers });

  it('count once a day, again the next day, and not where the browser forbids it', async () => {
    const day = (await visits())['2026-11-21'] ?? 0;
    await open(`${FIREFOX} A`);
    await open(`${FIREFOX} A`);
    await open(`${FIREFOX} B`);
    await open(`${FIREFOX} C`, { 'sec-gpc': '1' });
    expect((await visits())['2026-11-21']).toBe(day + 2);
    server.setNow(new Date('2026-11-21T23:00:00Z'));
    await open(`${FIREFOX} A`);
    expect((await visits())['2026-11-22']).toBe(1);
    const { rows } = await sql<{ value: string }>`select value from settings where name = 'visitor-salt'`.execute(db);
    expect(rows.map(({ value }) => value.slice(0, 10))).toEqual(['2026-11-22']);
  });

  it('are forgotten at midnight, also without a visit', async () => {
    const salts = async () => (await sql`select 1 from settings where name = 'visitor-salt'`.execute(db)).rows.length;
    const [forget] = eventTasks(server.base).filter(({ name }) => name.includes('salt'));
    await forget?.run();
    expect(await salts()).toBe(1);
    server.setNow(new Date('2026-11-22T23:00:00Z'));
    await forget?.run();
    expect(await salts()).toBe(0);
  });
});
