import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertAdvert, insertChat, type TestAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser, type SignedInUser } from '#test/test-server.ts';
import type { TimeSeries } from '#contract/statistics/statistics.schemas.ts';
import { CONTACT_TYPES } from '#domain/statistics/event-types.data.ts';
import { sumUp } from '#server/events/event-jobs.ts';
import { insertBatch } from '#server/events/events.repository.ts';
import type { QueuedEvent } from '#server/events/new-event.ts';
import { newId } from '#server/platform/ids.ts';
import { registerStatisticsHandlers } from './statistics.handlers.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerStatisticsHandlers(server.api);

/** The answer of the time zone database of ICU, which the code under test does not ask. */
const dayInVienna = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short' });
const HOUR = 3_600_000;
const FIRST = Date.parse('2025-12-31T20:30:00Z');
const LAST = Date.parse('2027-01-01T02:30:00Z');
/** One page view in every hour of 2026, and around midnight a registration on each side of it. */
const hours = Array.from({ length: (LAST - FIRST) / HOUR }, (_, index) => new Date(FIRST + index * HOUR));
const midnights = hours.filter((hour) => dayInVienna.format(hour) !== dayInVienna.format(hour.getTime() - HOUR));

let seller: SignedInUser;
let partner: SignedInUser;
let analyst: SignedInUser;
let adverts: { own: TestAdvert; foreign: TestAdvert };
const ENTRIES = { own: newId(), foreign: newId() };

async function ask(path: string, as: SignedInUser | null = analyst) {
  const reply = await server.app.inject({
    method: 'GET',
    url: `/api/v1/statistics/${path}`,
    headers: as?.headers ?? {},
  });
  return { status: reply.statusCode, body: reply.json() };
}
const seriesOf = async (path: string, as = analyst): Promise<TimeSeries> => (await ask(path, as)).body;
const valuesOf = ({ series }: TimeSeries, name: string): number[] =>
  series.find((line) => line.name === name)?.values ?? [];

beforeAll(async () => {
  seller = await signInTestUser(server);
  partner = await signInTestUser(server, ['advertising']);
  analyst = await signInTestUser(server, ['dashboards']);
  adverts = {
    own: await insertAdvert(db, { user: partner, category: 'FIREWOOD', title: 'Brennholz Eiche' }),
    foreign: await insertAdvert(db, { category: 'LOGS', title: 'Rundholz Fichte' }),
  };
  for (const [name, id] of Object.entries(ENTRIES)) {
    await sql`insert into advertising_entries (public_id, owner_id, kind, state, title, teaser_text, url, weight, created_at, updated_at)
      values (${id}, ${name === 'own' ? partner.key : null}, 'LOGO', 'ACTIVE', ${`Logo ${name} 100%_`}, '', 'https://x.example', 1, now(), now())`.execute(
      db,
    );
  }
  const about = (type: QueuedEvent['type'], itemId: string, count: number): QueuedEvent[] =>
    Array.from({ length: count }, () => ({ type, itemId, occurredAt: new Date('2026-05-05T10:00:00Z') }));
  const events: QueuedEvent[] = [
    ...hours.map((hour): QueuedEvent => ({ type: 'PAGE_OPENED', subject: '/', occurredAt: hour })),
    ...midnights.flatMap((hour): QueuedEvent[] => [
      { type: 'REGISTERED', occurredAt: new Date(hour.getTime() - HOUR / 2 - 1) },
      { type: 'REGISTERED', occurredAt: new Date(hour.getTime() - HOUR / 2) },
    ]),
    ...about('ADVERTISING_SHOWN', ENTRIES.own, 5),
    ...about('ADVERTISING_CLICKED', ENTRIES.own, 2),
    ...about('ADVERTISING_SHOWN', ENTRIES.foreign, 7),
    ...about('PRODUCT_DETAILS_FETCHED', adverts.own.id, 4),
    ...about('PRODUCT_DETAILS_FETCHED', adverts.foreign.id, 9),
    ...CONTACT_TYPES.flatMap((type, index) => about(type, adverts.own.id, index + 1)),
    ...about('CONTACT_SHOP_CLICKED', adverts.foreign.id, 3),
    ...about('ADVERT_PUBLISHED', adverts.own.id, 1),
  ];
  for (let from = 0; from < events.length; from += 500)
    await insertBatch(db, { id: newId(), events: events.slice(from, from + 500) });
  await sumUp(server.base);
});

describe('a year of events', () => {
  const countedBy = (stepOf: (day: string) => string): Map<string, number> => {
    const counted = new Map<string, number>();
    for (const hour of hours) {
      const day = dayInVienna.format(hour);
      if (day.startsWith('2026')) counted.set(stepOf(day), (counted.get(stepOf(day)) ?? 0) + 1);
    }
    return counted;
  };
  const mondayOf = (day: string): string => {
    const date = new Date(`${day}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
    return date.toISOString().slice(0, 10);
  };

  it('has 24 hours every day, 23 and 25 where clocks change, and begins and ends days at midnight in Vienna', async () => {
    const byDay = await seriesOf('siteRequests?from=2026-01-01&to=2026-12-31&interval=DAY');
    const requests = valuesOf(byDay, 'requests');
    expect(Object.fromEntries(byDay.labels.map((label, index) => [label, requests[index]]))).toEqual(
      Object.fromEntries(countedBy((day) => day)),
    );
    expect([...new Set(requests)]).toEqual([24, 23, 25]);
    expect(byDay.labels[requests.indexOf(23)]).toBe('2026-03-29');
    expect(byDay.labels[requests.indexOf(25)]).toBe('2026-10-25');
    const registered = await seriesOf('registeredUsers?from=2026-01-01&to=2026-12-31');
    expect([...new Set(valuesOf(registered, 'registered'))]).toEqual([2]);
  });

  it.each([
    ['WEEK', mondayOf],
    ['MONTH', (day: string) => `${day.slice(0, 7)}-01`],
  ] as const)('adds up by %s, exactly', async (interval, stepOf) => {
    const found = await seriesOf(`siteRequests?from=2026-01-01&to=2026-12-31&interval=${interval}`);
    const expected = countedBy(stepOf);
    expect(found.labels).toEqual([...expected.keys()]);
    expect(valuesOf(found, 'requests')).toEqual([...expected.values()]);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('shows every hour of %s', async (day, count) => {
    const found = await seriesOf(`siteRequests?from=${day}&to=${day}&interval=HOUR`);
    expect(valuesOf(found, 'requests')).toEqual(Array.from({ length: count }, () => 1));
  });

  it('tells days where single hours are no longer kept, instead of hours in which nothing happened', async () => {
    expect((await seriesOf('siteRequests?from=2025-10-02&to=2025-10-02&interval=HOUR')).interval).toBe('HOUR');
    for (const call of ['siteRequests', 'registeredUsers', 'listingsAndContacts', 'adsAndClicks']) {
      const found = await seriesOf(`${call}?from=2025-09-30&to=2025-10-01&interval=HOUR`);
      expect([call, found.interval, found.labels]).toEqual([call, 'DAY', ['2025-09-30', '2025-10-01']]);
    }
  });

  it('is zero where nothing happened, and never missing', async () => {
    const found = await seriesOf('adsAndClicks?from=2026-05-04&to=2026-05-06');
    expect(found.labels).toEqual(['2026-05-04', '2026-05-05', '2026-05-06']);
    expect(found.series.map(({ name, values }) => [name, values])).toEqual([
      ['shown', [0, 12, 0]],
      ['clicked', [0, 2, 0]],
    ]);
  });
});

describe('adverts', () => {
  it('are counted with their contacts by kind, also for one category', async () => {
    const sumsIn = async (category: string) => {
      const { series } = await seriesOf(`listingsAndContacts?from=2026-05-01&to=2026-05-31&interval=MONTH${category}`);
      return Object.fromEntries(series.map(({ name, values }) => [name, values[0]]));
    };
    const own = { CONTACT_PHONE_CLICKED: 1, CONTACT_EMAIL_CLICKED: 2, CONTACT_CHAT_CLICKED: 4 };
    expect(await sumsIn('')).toEqual({ listings: 1, views: 13, contacts: 13, ...own, CONTACT_SHOP_CLICKED: 6 });
    expect(await sumsIn('&category=FIREWOOD')).toEqual({
      listings: 1,
      views: 4,
      contacts: 10,
      ...own,
      CONTACT_SHOP_CLICKED: 3,
    });
    expect(await sumsIn('&category=PELLETS')).toMatchObject({ listings: 0, views: 0, contacts: 0 });
    const { body } = await ask('categories?from=2026-05-01&to=2026-05-31');
    expect(body).toHaveLength(7);
    expect(body).toContainEqual({ category: 'FIREWOOD', title: 'Brennholz', listings: 1, views: 4, contacts: 10 });
  });

  it('stand in the order of what is asked for', async () => {
    const order = async (by: string, as = analyst) =>
      (await ask(`popularAds?from=2026-05-01&to=2026-05-31&by=${by}`, as)).body.map(
        ({ title, viewCount, contactCount }: Record<string, unknown>) => [title, viewCount, contactCount],
      );
    const [own, foreign] = [
      ['Brennholz Eiche', 4, 10],
      ['Rundholz Fichte', 9, 3],
    ];
    expect(await order('VIEWS')).toEqual([foreign, own]);
    expect(await order('CONTACTS')).toEqual([own, foreign]);
    expect(await order('VIEWS', partner)).toEqual([own]);
    expect((await ask('popularAds?from=2026-06-01&to=2026-06-30&by=VIEWS')).body).toEqual([]);
  });

  it('are those of one category where one is asked for, and as many as are wanted', async () => {
    const titles = async (wish: string, as = analyst) =>
      (await ask(`popularAds?from=2026-04-30&to=2026-06-01&by=VIEWS${wish}`, as)).body.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('&category=FIREWOOD')).toEqual(['Brennholz Eiche']);
    expect(await titles('&category=LOGS')).toEqual(['Rundholz Fichte']);
    expect(await titles('&category=LOGS', partner)).toEqual([]);
    expect(await titles('&category=PELLETS')).toEqual([]);
    expect(await titles('&size=1')).toEqual(['Rundholz Fichte']);
    expect(await titles('&size=100')).toHaveLength(2);
    expect(await titles('&size=1&category=FIREWOOD')).toEqual(['Brennholz Eiche']);
  });

  it.each([
    ['2026-05-05', '2026-05-05', 2],
    ['2026-05-06', '2026-06-30', 0],
    ['2026-04-01', '2026-05-04', 0],
    ['2026-04-30', '2026-05-05', 2],
    ['2026-04-30', '2026-06-01', 2],
    ['2026-05-05', '2026-05-31', 2],
    ['2025-05-06', '2026-05-31', 2],
    ['2026-05-01', '2026-05-04', 0],
    ['2026-01-31', '2026-04-30', 0],
  ])('of %s to %s are counted once, whether from months or from days', async (from, to, found) => {
    const { body } = await ask(`popularAds?from=${from}&to=${to}&by=VIEWS`);
    expect(body.map(({ viewCount }: { viewCount: number }) => viewCount)).toEqual(found === 0 ? [] : [9, 4]);
  });
});

describe('access', () => {
  const CALLS = [
    'adsAndClicks?from=2026-05-01&to=2026-05-31',
    'listingsAndContacts?from=2026-05-01&to=2026-05-31',
    'advertisingStats?from=2026-05-01&to=2026-05-31',
    'popularAds?from=2026-05-01&to=2026-05-31&by=VIEWS',
    'logoStats?from=2026-05-01&to=2026-05-31&name=Logo%20own%20100%25_',
  ];
  const FOR_THE_HOUSE = [
    'registeredUsers?from=2026-05-01&to=2026-05-31',
    'siteRequests?from=2026-05-01&to=2026-05-31',
    'categories?from=2026-05-01&to=2026-05-31',
  ];

  it.each([...CALLS, ...FOR_THE_HOUSE])('to %s is refused to strangers with a reason', async (call) => {
    expect((await ask(call, null)).status).toBe(401);
    const refused = await ask(call, seller);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/^#:#.+Auswertungen/);
    expect((await ask(call)).status).toBe(200);
  });

  it('of partners is to what is theirs', async () => {
    for (const call of CALLS) expect([call, (await ask(call, partner)).status]).toEqual([call, 200]);
    for (const call of FOR_THE_HOUSE) expect([call, (await ask(call, partner)).status]).toEqual([call, 403]);
    const month = 'from=2026-05-01&to=2026-05-31';
    const shown = await seriesOf(`adsAndClicks?${month}&interval=MONTH`, partner);
    expect(shown.series.map(({ values }) => values)).toEqual([[5], [2]]);
    const contacts = await seriesOf(`listingsAndContacts?${month}&interval=MONTH`, partner);
    expect(valuesOf(contacts, 'contacts')).toEqual([10]);
    expect((await ask(`advertisingStats?${month}`, partner)).body).toEqual([
      { id: ENTRIES.own, title: 'Logo own 100%_', kind: 'LOGO', shown: 5, clicked: 2 },
    ]);
    expect((await ask(`logoStats?${month}&name=Logo%20foreign%20100%25_`, partner)).status).toBe(404);
    expect((await ask(`logoStats?${month}&name=Logo%20foreign%20100%25_`)).status).toBe(200);
  });

  it('to an own advert is for its owner and for those who see everything', async () => {
    const path = `adverts/${adverts.own.id}?from=2026-05-01&to=2026-05-31`;
    const { body, status } = await ask(path, partner);
    expect(status).toBe(200);
    expect(body.days.labels).toHaveLength(31);
    expect(body.funnel).toMatchObject({ views: 4, chats: 0, agreements: 0 });
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path, seller)).status).toBe(404);
    expect((await ask(path, null)).status).toBe(401);
    expect((await ask(`adverts/${newId()}`, partner)).status).toBe(404);
    expect((await ask('adverts/1', partner)).status).toBe(400);
    expect((await ask(`adverts/${adverts.own.id}`, partner)).body.days.labels).toHaveLength(30);
  });

  it('to the sums on the start page is for everybody', async () => {
    const { body, status } = await ask('public', null);
    expect(status).toBe(200);
    expect(body).toMatchObject({ nrSeller: 2, nrAdverts: 2, nrContacts: 13 });
    expect(body.adverts).toHaveLength(12);
    expect(body.adverts).toContainEqual({ month: '2026-05', count: 1 });
  });

  it('to an own advert tells of chats in which something was written, as the list of chats does', async () => {
    const advert = await insertAdvert(db, { user: seller });
    for (const messages of [0, 1, 3]) await insertChat(db, advert, { at: new Date('2026-05-05T10:00:00Z'), messages });
    const { body } = await ask(`adverts/${advert.id}?from=2026-05-01&to=2026-05-31`, seller);
    expect([body.funnel.chats, body.ever.chats]).toEqual([2, 2]);
  });
});

describe('what cannot be counted', () => {
  it.each([
    ['siteRequests?from=2026-05-02&to=2026-05-01', 422],
    ['siteRequests?from=2026-02-30&to=2026-05-01', 422],
    ['siteRequests?from=2026-01-01&to=20000-01-01', 422],
    ['siteRequests?from=2020-01-01&to=2026-05-01', 422],
    ['siteRequests?from=1900-01-01&to=1900-01-02', 422],
    ['siteRequests?from=2026-01-01&to=2026-02-01&interval=HOUR', 422],
    ['siteRequests?from=2026-01-01&to=2026-02-01&interval=CENTURY', 400],
    ['siteRequests?to=2026-02-01', 400],
    ['siteRequests?from=2026-01-01&from=2026-01-02&to=2026-02-01', 400],
    ['popularAds?from=2026-01-01&to=2026-02-01&by=MONEY', 400],
    ['popularAds?from=2026-01-01&to=2026-02-01&by=VIEWS&size=101', 422],
    ['popularAds?from=2026-01-01&to=2026-02-01&by=VIEWS&size=-1', 422],
    ["siteRequests?from=2026-01-01'--&to=2026-02-01", 422],
  ])('%s is refused with %i, in German', async (call, status) => {
    const refused = await ask(call);
    expect(refused.status).toBe(status);
    expect(refused.body.errors[0].message).toMatch(/[a-zäöü] .+\.$/);
  });

  it.each(["' or 1=1 --", "%'; drop table events; --", '100%', '_', '\\', '%00'])(
    'a search for %s is only a search',
    async (search) => {
      const { status, body } = await ask(
        `advertisingStats?from=2026-05-01&to=2026-05-31&search=${encodeURIComponent(search)}`,
      );
      expect(status).toBe(200);
      expect(body).toHaveLength(['100%', '_'].includes(search) ? 2 : 0);
    },
  );
});

it('answers everything that a page full of figures asks at once', async () => {
  const periods = Array.from({ length: 14 }, (_, index) => `from=2023-01-01&to=2025-12-${10 + index}`);
  const replies = await Promise.all(periods.map((period) => ask(`siteRequests?interval=MONTH&${period}`)));
  expect(replies.map(({ status }) => status)).toEqual(periods.map(() => 200));
});
