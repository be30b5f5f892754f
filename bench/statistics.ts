import { sql } from 'kysely';
import { CONTACT_TYPES } from '#domain/statistics/event-types.data.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { makePartition, listPartitions } from '#server/events/event-partitions.repository.ts';
import { sumUp } from '#server/events/event-jobs.ts';
import type { Db } from '#server/platform/database/database.ts';
import * as statistics from '#server/statistics/statistics.service.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Table } from './report.ts';

/** A year of events; `BENCH_EVENTS` takes another number, 100000000 takes about half an hour and 20 GB. */
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 2_000_000);
/** So many are written and summed up in bulk: the product does that in batches as they come, all the year. */
const IS_BULK = EVENTS >= 10_000_000;
const CHUNK = IS_BULK ? 1_000_000 : 50_000;
const RUNS = 30;
const NAIVE_RUNS = IS_BULK ? 1 : 3;
const P95_IN_MS = 50;
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const EVERYBODY = { ownerKey: null };

/** The queries of a dashboard over a year: from the sums, and the same from the events themselves. */
export async function measureStatistics({ base }: Marketplace): Promise<Table[]> {
  const { db } = base;
  if (IS_BULK) await sql`drop index events_batch_index`.execute(db);
  const fill = await fillYear(db);
  const summing = await timed(() => (IS_BULK ? sumInBulk(db) : sumUp({ db })));
  if (IS_BULK) await sql`create index events_batch_index on events (batch_id)`.execute(db);
  // As the database does by itself while a year of events comes in.
  await sql`vacuum (analyze) event_days, event_hours, event_items, event_item_months, events`.execute(db);
  console.log(`Wrote ${EVENTS.toLocaleString('en')} events; the measuring begins.`);
  const byDay = { ...YEAR, interval: 'DAY' } as const;
  const rows: Table['rows'] = [
    await compared('views and contacts of adverts by day', {
      asked: () => statistics.getListingsAndContacts(base, EVERYBODY, byDay),
      naive: () => naiveSeries(db, ['PRODUCT_DETAILS_FETCHED', ...CONTACT_TYPES]),
    }),
    await compared('page views by day', {
      asked: () => statistics.getSiteRequests(base, byDay),
      naive: () => naiveSeries(db, ['PAGE_OPENED']),
    }),
    await compared('the twenty most looked at', {
      asked: () => statistics.listPopularAdverts(base, EVERYBODY, { ...YEAR, by: 'VIEWS' }),
      naive: () =>
        sql`select item_id, count(*) from events where type = 'PRODUCT_DETAILS_FETCHED'
        and occurred_at >= '2025-01-01' and occurred_at < '2026-01-01' group by 1 order by 2 desc limit 20`.execute(db),
    }),
    await compared('categories', {
      asked: () => statistics.listCategoryStatistics(base, YEAR),
      naive: () =>
        sql`select category, type, count(*) from events
        where type = any(${['PRODUCT_DETAILS_FETCHED', ...CONTACT_TYPES]}::text[])
        and occurred_at >= '2025-01-01' and occurred_at < '2026-01-01' group by 1, 2`.execute(db),
    }),
  ];
  return [
    {
      key: `statistics ${EVENTS}`,
      title: `A year of dashboards over ${EVENTS.toLocaleString('en')} events, ms`,
      columns: ['p50', 'p95', 'naive p50', 'times faster'],
      rows,
      compare: 'p95',
      notes: [
        `Written with ${Math.round(EVENTS / (fill / 1_000))}/s, summed up with ${Math.round(EVENTS / (summing / 1_000))}/s.`,
        'Without the answers that the server keeps for half a minute.',
      ],
    },
  ];
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

type Ways = { asked: () => Promise<unknown>; naive: () => Promise<unknown> };

async function compared(label: string, { asked, naive }: Ways): Promise<Table['rows'][number]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timed(asked));
  const naiveTimes: number[] = [];
  for (let run = 0; run < NAIVE_RUNS; run += 1) naiveTimes.push(await timed(naive));
  const cells = [median(times), percentile(times, 0.95), median(naiveTimes), median(naiveTimes) / median(times)];
  return { label, cells, budget: { column: 'p95', atMost: P95_IN_MS } };
}

const naiveSeries = (db: Db, types: readonly string[]) =>
  sql`select (occurred_at at time zone 'Europe/Vienna')::date, type, count(*) from events
    where type = any(${[...types]}::text[]) and occurred_at >= '2025-01-01' and occurred_at < '2026-01-01'
    group by 1, 2`.execute(db);

/** Events spread over the year, most of them page and advert views; written in batches as the server does. */
async function fillYear(db: Db): Promise<number> {
  const found = await listPartitions(db);
  const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}`);
  for (const month of months.filter((name) => !found.includes(name))) await makePartition(db, month);
  const perDay = Math.ceil(EVENTS / 365);
  let written = 0;
  return timed(async () => {
    for (let day = 0; day < 365; day += 1) {
      for (let from = 0; from < perDay && written < EVENTS; from += CHUNK) {
        const count = Math.min(CHUNK, perDay - from, EVENTS - written);
        await writeChunk(db, dayAfter(YEAR.from, day), { from, count });
        written += count;
      }
    }
  });
}

async function writeChunk(db: Db, day: string, { from, count }: { from: number; count: number }): Promise<void> {
  await sql`
    with batch as (
      insert into event_batches (public_id, first_at, last_at, is_summed)
      values (gen_random_uuid(), ${day}::timestamptz, ${day}::timestamptz + interval '1 day', ${IS_BULK}) returning id),
    adverts_at as materialized (select array_agg(public_id) as ids, array_agg(category) as categories from adverts)
    insert into events (batch_id, occurred_at, type, category, item_id)
    select batch.id, ${day}::timestamptz + make_interval(secs => (n::bigint * 7919) % 86400), made.type,
      case when made.type <> 'PAGE_OPENED' then categories[at] end, case when made.type <> 'PAGE_OPENED' then ids[at] end
    from batch, adverts_at, generate_series(${from}::int, ${from}::int + ${count}::int - 1) n,
      lateral (select 1 + floor(power(random(), 3) * array_length(ids, 1))::int as at,
        case when n % 20 < 11 then 'PAGE_OPENED' when n % 20 < 18 then 'PRODUCT_DETAILS_FETCHED'
          when n % 20 = 18 then 'CONTACT_PHONE_CLICKED' else 'CONTACT_CHAT_CLICKED' end as type) made`.execute(db);
}

/** The same sums as the product's, month by month instead of batch by batch. */
async function sumInBulk(db: Db): Promise<void> {
  for (let month = 1; month <= 12; month += 1) {
    const events = sql.table(`events_2025_${String(month).padStart(2, '0')}`);
    await sql`
      insert into event_hours (hour, type, category, count)
      select date_trunc('hour', occurred_at), type, coalesce(category, ''), count(*) from ${events} group by 1, 2, 3
      on conflict (type, category, hour) do update set count = event_hours.count + excluded.count`.execute(db);
    await sql`
      insert into event_items (day, type, item, count)
      select (occurred_at at time zone 'Europe/Vienna')::date, type, item_id::text, count(*) from ${events}
      where item_id is not null group by 1, 2, 3
      on conflict (type, item, day) do update set count = event_items.count + excluded.count`.execute(db);
  }
  await sql`
    insert into event_days (day, type, category, count)
    select (hour at time zone 'Europe/Vienna')::date, type, category, sum(count) from event_hours
    where hour >= '2025-01-01' and hour < '2026-01-01' group by 1, 2, 3
    on conflict (type, category, day) do update set count = event_days.count + excluded.count`.execute(db);
  await sql`
    insert into event_item_months (month, type, item, count)
    select date_trunc('month', day::timestamp)::date, type, item, sum(count) from event_items
    where day between '2025-01-01' and '2025-12-31' group by 1, 2, 3
    on conflict (type, item, month) do update set count = event_item_months.count + excluded.count`.execute(db);
}
