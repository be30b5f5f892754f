import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { afterFile } from '#test/after-file.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createRandom } from '#domain/pictures/random.ts';
import type { EventType } from '#domain/statistics/event-types.data.ts';
import { connect, type Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { dropOldEvents, makePartitions, sumUp } from './event-jobs.ts';
import { listPartitions } from './event-partitions.repository.ts';
import { insertBatch, sumBatches } from './events.repository.ts';
import type { QueuedEvent } from './new-event.ts';

const db = await createTestDatabase();
const TYPES: readonly EventType[] = ['PAGE_OPENED', 'LOGIN', 'PRODUCTS_FILTERED', 'TOOL_USED'];
const FROM = Date.parse('2026-11-20T20:00:00Z');

const eventAt = (occurredAt: Date, type: EventType = 'LOGIN'): QueuedEvent => ({ type, occurredAt });
const random = createRandom(7);
const someEvents = (count: number): QueuedEvent[] =>
  Array.from({ length: count }, () => {
    const type = TYPES[Math.floor(random.next() * TYPES.length)] ?? 'LOGIN';
    const subject = type === 'TOOL_USED' ? { subject: `tool-${Math.floor(random.next() * 5)}` } : {};
    return { ...eventAt(new Date(FROM + random.next() * 10 * 3_600_000), type), ...subject };
  });

type Sums = { raw: number; days: number; hours: number; items: number; open: number };
async function sums(of: Db = db): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select (select count(*)::int from events) as raw,
      (select coalesce(sum(count), 0)::int from event_days) as days,
      (select coalesce(sum(count), 0)::int from event_hours) as hours,
      (select coalesce(sum(count), 0)::int from event_items) as items,
      (select count(*)::int from event_batches where not is_summed) as open`.execute(of);
  const [found] = rows;
  if (!found) throw new Error('There are no sums.');
  return found;
}
const empty = () =>
  sql`truncate events, event_batches, event_days, event_hours, event_items, event_item_months`.execute(db);

/** Lets the statement of a number fail before it is sent. */
const failingAt = (number: number): KyselyPlugin => {
  let statements = 0;
  return {
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements === number) throw new Error('broken off');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};

describe('the sums', () => {
  it('are those of the events, however often a run is broken off between two statements', async () => {
    await empty();
    await insertBatch(db, { id: newId(), events: someEvents(500) });
    for (let number = 1; number <= 6; number += 1) {
      await expect(sumBatches(db.withPlugin(failingAt(number)), 10)).rejects.toThrow('broken off');
      expect(await sums()).toMatchObject({ raw: 500, days: 0, hours: 0, items: 0, open: 1 });
    }
    expect(await sumBatches(db, 10)).toBe(1);
    expect(await sums()).toMatchObject({ raw: 500, days: 500, hours: 500, open: 0 });
  });

  it('are made of one batch after the other where many at once are broken off', async () => {
    await empty();
    for (let batch = 0; batch < 4; batch += 1) await insertBatch(db, { id: newId(), events: someEvents(50) });
    expect(await sumUp({ db: db.withPlugin(failingAt(3)) })).toBe(4);
    expect(await sums()).toMatchObject({ raw: 200, days: 200, hours: 200, open: 0 });
  });

  it('stay exact though runs are killed fifty times, two of them work at once, and more is written meanwhile', async () => {
    await empty();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const place = { ...inject('databaseServer'), database: rows[0]?.name ?? '', application_name: 'summing' };
    const worker = connect(place, { connections: 2 });
    afterFile(() => worker.destroy());
    let written = 0;
    let brokenOff = 0;
    for (let round = 0; round < 50; round += 1) {
      for (let batch = 0; batch < 4; batch += 1) {
        const events = someEvents(60);
        await insertBatch(db, { id: newId(), events });
        written += events.length;
      }
      const runs = Promise.allSettled([sumBatches(worker, 3), sumBatches(worker, 3)]);
      await wait(random.next() * 8);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'summing' and datname = current_database()`.execute(db);
      brokenOff += (await runs).filter(({ status }) => status === 'rejected').length;
    }
    expect(brokenOff).toBeGreaterThan(0);
    await sumUp({ db });
    const { rows: tools } = await sql<{ n: number }>`
      select count(*)::int as n from events where type = 'TOOL_USED'`.execute(db);
    expect(await sums()).toEqual({ raw: written, days: written, hours: written, items: tools[0]?.n, open: 0 });
    const { rows: months } = await sql`select sum(count)::int as n from event_item_months`.execute(db);
    expect(months).toEqual(tools);
    const { rows: differing } = await sql`
      select type from events group by type
      having count(*) <> (select sum(count) from event_days d where d.type = events.type)`.execute(db);
    expect(differing).toEqual([]);
  });

  it('take a repeated batch once, and one that comes late where it belongs', async () => {
    await empty();
    const batch = { id: newId(), events: [eventAt(new Date('2026-11-20T12:00:00Z'))] };
    await Promise.all([insertBatch(db, batch), insertBatch(db, batch), insertBatch(db, batch)]);
    await sumUp({ db });
    await insertBatch(db, batch);
    await insertBatch(db, { id: newId(), events: [eventAt(new Date('2026-10-25T22:59:59Z'))] });
    await insertBatch(db, { id: newId(), events: [eventAt(new Date('2026-10-25T23:00:00Z'))] });
    await sumUp({ db });
    const { rows } = await sql`select day::text, count from event_days order by day`.execute(db);
    expect(rows).toEqual([
      { day: '2026-10-25', count: 1 },
      { day: '2026-10-26', count: 1 },
      { day: '2026-11-20', count: 1 },
    ]);
  });

  it('hold a burst of a thousand events from each of ten writers', async () => {
    await empty();
    const { id } = await insertAdvert(db);
    await sql`insert into advert_stats (advert_id) select id from adverts where public_id = ${id}`.execute(db);
    const look = { ...eventAt(new Date(FROM), 'PRODUCT_DETAILS_FETCHED'), itemId: id };
    const events = Array.from({ length: 1_000 }, () => look);
    await Promise.all(Array.from({ length: 10 }, () => insertBatch(db, { id: newId(), events })));
    await sumUp({ db });
    expect(await sums()).toMatchObject({ raw: 10_000, days: 10_000, hours: 10_000, items: 10_000, open: 0 });
    const { rows } = await sql`
      select s.view_count, d.view_count as of_day from adverts a join advert_stats s on s.advert_id = a.id
      join advert_stats_daily d on d.advert_id = a.id where a.public_id = ${id}`.execute(db);
    expect(rows).toEqual([{ view_count: 10_000, of_day: 10_000 }]);
  });
});

describe('partitions', () => {
  const at = (time: string) => ({ db, clock: () => new Date(time) });

  it('are made ahead, take over what came before them, and go after thirteen months when everything is summed up', async () => {
    await empty();
    await insertBatch(db, { id: newId(), events: [eventAt(new Date('2026-11-30T23:59:59.999Z'))] });
    await makePartitions(at('2026-11-21T09:00:00Z'));
    await makePartitions(at('2026-11-21T09:00:00Z'));
    expect(await listPartitions(db)).toEqual(['2026-11', '2026-12', '2027-01']);
    const { rows: moved } = await sql`select tableoid::regclass::text as name from events`.execute(db);
    expect(moved).toEqual([{ name: 'events_2026_11' }]);
    await insertBatch(db, { id: newId(), events: [eventAt(new Date('2027-06-01T00:00:00Z'))] });
    expect((await sums()).raw).toBe(2);

    await dropOldEvents(at('2027-12-31T23:00:00Z'));
    expect(await listPartitions(db)).toContain('2026-11');
    await dropOldEvents(at('2028-01-01T00:00:00Z'));
    expect(await listPartitions(db)).toContain('2026-11');
    await sumUp({ db });
    await dropOldEvents(at('2028-01-01T00:00:00Z'));
    expect(await listPartitions(db)).toEqual(['2026-12', '2027-01']);
    expect(await sums()).toMatchObject({ raw: 1, days: 2 });
  });
});
