import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertAdvert, insertUser, type TestUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createRandom } from '#domain/pictures/random.ts';
import { CONTACT_TYPES, type EventType } from '#domain/statistics/event-types.data.ts';
import { sumUp } from '#server/events/event-jobs.ts';
import { insertBatch } from '#server/events/events.repository.ts';
import type { QueuedEvent } from '#server/events/new-event.ts';
import { newId } from '#server/platform/ids.ts';
import { type Bounds, type TopWish, listTopAdverts } from './top-adverts.repository.ts';

const db = await createTestDatabase();
const random = createRandom(11);
const CATEGORIES = ['FIREWOOD', 'LOGS', 'PELLETS'] as const;
const VIEWS: EventType[] = ['PRODUCT_DETAILS_FETCHED'];
const FROM = Date.parse('2026-09-10T00:00:00Z');
const DAYS = 75;
const ADVERTS = 36;
/** The most viewed of all, sold since. */
const GONE = 12;
let seller: TestUser;

beforeAll(async () => {
  seller = await insertUser(db);
  const events: QueuedEvent[] = [];
  const ids: string[] = [];
  for (let index = 0; index < ADVERTS; index += 1) {
    const category = CATEGORIES[index % 3] ?? 'LOGS';
    const { id } = await insertAdvert(db, { category, ...(index % 2 === 0 ? { user: seller } : {}) });
    ids.push(id);
    const busy = Math.ceil(400 / (index + 1));
    // Most views of an advert happen within some weeks.
    const since = random.next() * DAYS;
    for (let look = 0; look < busy; look += 1) {
      const day = (since + random.next() * 30) % DAYS;
      const type =
        random.next() < 0.7 ? 'PRODUCT_DETAILS_FETCHED' : (CONTACT_TYPES[look % 4] ?? 'CONTACT_CHAT_CLICKED');
      events.push({ type, itemId: id, occurredAt: new Date(FROM + day * 86_400_000) });
    }
  }
  await insertBatch(db, { id: newId(), events });
  await sumUp({ db });
  await sql`update adverts set status = 'DELETED', status_before = 'ACTIVE', deleted_at = now()
    where public_id = any(${ids.slice(0, GONE)}::uuid[])`.execute(db);
});

/** The same counted from the events themselves. */
async function plainly({ types, period, ownerKey, category, limit }: TopWish): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.public_id as id from events e join adverts a on a.public_id = e.item_id
    where e.type = any(${[...types]}::text[]) and a.was_public and a.status <> 'DELETED'
      and (e.occurred_at at time zone 'Europe/Vienna')::date between ${period.from}::date and ${period.to}::date
      and (${ownerKey}::bigint is null or a.user_id = ${ownerKey}) and (${category ?? null}::text is null or a.category = ${category ?? null})
    group by a.id order by count(*) desc, a.public_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
const idsOf = async (wish: TopWish, bounds?: Bounds): Promise<string[]> =>
  (await listTopAdverts(db, wish, bounds)).map(({ id }) => id);

const PERIODS = [
  { from: '2026-09-01', to: '2026-11-30' },
  { from: '2026-09-20', to: '2026-11-10' },
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-10-24', to: '2026-10-26' },
  { from: '2026-11-15', to: '2026-11-15' },
];

describe('the busiest adverts', () => {
  it('are found behind those that are gone, however many these are', async () => {
    const wish = { types: VIEWS, period: PERIODS[0] ?? { from: '', to: '' }, ownerKey: null, limit: 2 };
    const found = await idsOf(wish);
    expect(found).toHaveLength(2);
    expect(found).toEqual(await plainly(wish));
    const own = { ...wish, ownerKey: seller.key };
    expect(await idsOf(own)).toEqual(await plainly(own));
    expect(await idsOf(own)).toHaveLength(2);
  });

  it.each([
    ['a few of each month are enough', { first: 60, all: 200 }],
    ['only the very first are looked at', { first: 1, all: 200 }],
    ['too many could be among them', { first: 60, all: 3 }],
  ])('are those that the events themselves name, where %s', async (_case, bounds) => {
    for (const period of PERIODS)
      for (const types of [VIEWS, CONTACT_TYPES])
        for (const category of [undefined, 'PELLETS'] as const)
          for (const limit of [2, 20]) {
            const wish = { types, period, ownerKey: null, category, limit };
            expect([wish, await idsOf(wish, bounds)]).toEqual([wish, await plainly(wish)]);
          }
  });
});
