import { sql } from 'kysely';
import { type Db, inTransaction } from '#server/platform/database/database.ts';

/** A month of UTC, `2026-11`. */
type Month = string;

const nameOf = (month: Month): string => `events_${month.replace('-', '_')}`;
const startOf = (month: Month): string => `${month}-01T00:00:00Z`;

/** Returns the month that lies some months after the one of a moment. */
export function monthAfter(moment: Date, months: number): Month {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

/** Months that have a partition of their own, oldest first. */
export async function listPartitions(db: Db): Promise<Month[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass and c.relname ~ '^events_[0-9]{4}_[0-9]{2}$' order by 1`.execute(db);
  return rows.map(({ name }) => name.slice('events_'.length).replace('_', '-'));
}

/** Creates the partition of a month; rows of it in the default partition move there. */
export async function makePartition(db: Db, month: Month): Promise<void> {
  const end = startOf(monthAfter(new Date(startOf(month)), 1));
  const range = sql`from (${sql.lit(startOf(month))}) to (${sql.lit(end)})`;
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`lock table events_rest in access exclusive mode`.execute(tx);
    const name = sql.table(nameOf(month));
    await sql`create table ${name} (like events including all)`.execute(tx);
    await sql`
      with moved as (delete from events_rest where occurred_at >= ${startOf(month)} and occurred_at < ${end} returning *)
      insert into ${name} select * from moved`.execute(tx);
    await sql`alter table events attach partition ${name} for values ${range}`.execute(tx);
  });
}

/** Drops the events of a month, unless some of them are not summed up yet; says whether it did. */
export async function dropPartition(db: Db, month: Month): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const end = startOf(monthAfter(new Date(startOf(month)), 1));
    const { rows } = await sql<{ isOpen: boolean }>`
      select exists (select 1 from event_batches where not is_summed and first_at < ${end}) as "isOpen"`.execute(tx);
    if (rows[0]?.isOpen !== false) return false;
    await sql`drop table ${sql.table(nameOf(month))}`.execute(tx);
    return true;
  });
}

type Before = { hours: Date; batches: Date; visitorDay: string; rest: Date };

/** Deletes rows after their retention time; daily sums are kept for good. */
export async function deleteOldEventRows(db: Db, before: Before): Promise<void> {
  await db.deleteFrom('event_hours').where('hour', '<', before.hours).execute();
  await db.deleteFrom('event_batches').where('is_summed', '=', true).where('last_at', '<', before.batches).execute();
  await sql`delete from visitors where day < ${before.visitorDay}::date`.execute(db);
  await sql`delete from events_rest r where occurred_at < ${before.rest}
    and not exists (select 1 from event_batches b where b.id = r.batch_id and not b.is_summed)`.execute(db);
}
