import { sql } from 'kysely';
import { CONTACT_TYPES, type EventType } from '#domain/statistics/event-types.data.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import type { QueuedEvent } from './new-event.ts';

const ADVERT_TYPES: readonly EventType[] = [
  ...CONTACT_TYPES,
  'PRODUCT_DETAILS_FETCHED',
  'ADVERT_PUBLISHED',
  'AGREEMENT_MADE',
  'SLIP_SCANNED',
];
const ENTRY_TYPES: readonly EventType[] = ['ADVERTISING_SHOWN', 'ADVERTISING_CLICKED'];
const VIENNA = sql.lit('Europe/Vienna');

type Batch = { id: string; events: readonly QueuedEvent[] };
/** `own`: what owners did with their own; `unknown`: about no advert or entry that there is, or that is public. */
export type BatchOutcome = { written: number; own: number; unknown: number };

/**
 * Inserts a batch in one statement, all or nothing, and nothing where its id is stored already. Skips events about
 * unknown adverts or entries and those of owners on their own; counts visitors once a day. Returns the number of events
 * by outcome.
 */
export async function insertBatch(db: Db, { id, events }: Batch): Promise<BatchOutcome> {
  const column = <T>(valueOf: (event: QueuedEvent) => T): T[] => events.map(valueOf);
  const times = column(({ occurredAt }) => occurredAt);
  const typed = (types: readonly EventType[]) => sql`g.type = any(${[...types]}::text[])`;
  const { rows } = await sql<BatchOutcome>`
    with given as materialized (
      select g.*, coalesce(a.category, g.category) as its_category,
        case when not (${typed(ADVERT_TYPES)} or ${typed(ENTRY_TYPES)}) then 'written'
          when g.viewer_key = coalesce(a.user_id, e.owner_id) then 'own'
          when e.id is not null or a.status = 'ACTIVE' then 'written'
          when a.id is not null and g.type not in ('PRODUCT_DETAILS_FETCHED', 'CONTACT_SHOP_CLICKED') then 'written'
          else 'unknown' end as fate
      from unnest(${times}::timestamptz[], ${column(({ type }) => type)}::text[],
        ${column(({ category }) => category ?? null)}::text[], ${column(({ itemId }) => itemId ?? null)}::uuid[],
        ${column(({ subject }) => subject ?? null)}::text[], ${column(({ viewerKey }) => viewerKey ?? null)}::bigint[],
        ${column(({ visitor }) => visitor?.toString() ?? null)}::bigint[])
        as g (occurred_at, type, category, item_id, subject, viewer_key, visitor)
      left join adverts a on a.public_id = g.item_id and ${typed(ADVERT_TYPES)}
      left join advertising_entries e on e.public_id = g.item_id and ${typed(ENTRY_TYPES)}),
    batch as (
      insert into event_batches (public_id, first_at, last_at)
      select ${id}::uuid, min(occurred_at), max(occurred_at) from given on conflict (public_id) do nothing returning id),
    counted as (
      insert into events (batch_id, occurred_at, type, category, item_id, subject)
      select batch.id, g.occurred_at, g.type, g.its_category, g.item_id, g.subject
      from batch cross join given g where g.fate = 'written'),
    newly_seen as (
      insert into visitors (day, visitor)
      select distinct (g.occurred_at at time zone ${VIENNA})::date, g.visitor from batch cross join given g
      where g.visitor is not null order by 1, 2
      on conflict do nothing returning day),
    visits as (
      insert into visitor_days as d (day, count) select day, count(*) from newly_seen group by day
      on conflict (day) do update set count = d.count + excluded.count)
    select count(*) filter (where fate = 'written') as written, count(*) filter (where fate = 'own') as own,
      count(*) filter (where fate = 'unknown') as unknown from given`.execute(db);
  const [outcome] = rows;
  if (!outcome) throw new Error('The database does not say what became of a batch.');
  return outcome;
}

/** Arbitrary, but fixed: only one process at a time may add up. */
const SUM_LOCK = 7_242_021;
type OpenBatches = { ids: string[]; first: Date | null; last: Date | null };

/**
 * Adds batches that are not summed up yet to the sums and marks them in the same transaction, so that a killed run
 * leaves no half-done work. Returns how many, null while another process does it. Batches are marked one by one, since
 * a greatest key would miss smaller keys that commit later.
 */
export async function sumBatches(db: Db, limit: number): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const lock = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(SUM_LOCK)}) as "isMine"`.execute(tx);
    if (!lock.rows[0]?.isMine) return null;
    const { rows } = await sql<OpenBatches>`
      select coalesce(array_agg(id::text), '{}') as ids, min(first_at) as first, max(last_at) as last
      from (select * from event_batches where not is_summed order by id limit ${limit}) open`.execute(tx);
    const open = rows[0];
    if (!open || open.ids.length === 0) return 0;
    await addSums(tx, open);
    await addViews(tx, open);
    await sql`update event_batches set is_summed = true where id = any(${open.ids}::bigint[])`.execute(tx);
    return open.ids.length;
  });
}

/** Events of open batches; the times only spare the partitions of other months. */
const eventsOf = ({ ids, first, last }: OpenBatches) =>
  sql`events e where e.batch_id = any(${ids}::bigint[]) and e.occurred_at between ${first} and ${last}`;

async function addSums(tx: Db, open: OpenBatches): Promise<void> {
  await sql`
    with taken as materialized (
      select date_trunc('hour', e.occurred_at) as hour, (e.occurred_at at time zone ${VIENNA})::date as day, e.type,
        coalesce(e.category, '') as category,
        case when e.type <> 'PAGE_OPENED' then coalesce(e.item_id::text, e.subject) end as item
      from ${eventsOf(open)}),
    hours as (
      insert into event_hours as h (hour, type, category, count)
      select hour, type, category, count(*) from taken group by 1, 2, 3 order by 1, 2, 3
      on conflict (type, category, hour) do update set count = h.count + excluded.count),
    items as (
      insert into event_items as i (day, type, item, count)
      select day, type, item, count(*) from taken where item is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (type, item, day) do update set count = i.count + excluded.count),
    item_months as (
      insert into event_item_months as m (month, type, item, count)
      select date_trunc('month', day::timestamp)::date, type, item, count(*) from taken where item is not null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (type, item, month) do update set count = m.count + excluded.count)
    insert into event_days as d (day, type, category, count)
    select day, type, category, count(*) from taken group by 1, 2, 3 order by 1, 2, 3
    on conflict (type, category, day) do update set count = d.count + excluded.count`.execute(tx);
}

/** First the day, then the sum, each in the order of adverts: the lock order of addReveal. */
async function addViews(tx: Db, open: OpenBatches): Promise<void> {
  const views = sql`
    select a.id, (e.occurred_at at time zone ${VIENNA})::date as day, count(*)::int as count
    from (select * from ${eventsOf(open)} and e.type = 'PRODUCT_DETAILS_FETCHED') e join adverts a on a.public_id = e.item_id
    group by 1, 2 order by 1, 2`;
  await sql`
    insert into advert_stats_daily as d (advert_id, day, view_count) select * from (${views}) views
    on conflict (advert_id, day) do update set view_count = d.view_count + excluded.view_count`.execute(tx);
  await sql`
    update advert_stats s set view_count = s.view_count + views.count
    from (select id, sum(count)::int as count from (${views}) views group by id order by id) views
    where s.advert_id = views.id`.execute(tx);
}
