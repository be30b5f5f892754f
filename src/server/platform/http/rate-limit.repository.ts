import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type Take = {
  rule: string;
  key: Buffer;
  limit: number;
  /** The part of the window that counts this take, by number since 1970. */
  slice: number;
  slicesPerWindow: number;
  /** From then on the row says nothing more. */
  endsAt: Date;
};

export type TakeOutcome = { was_allowed: boolean; oldest_slice: number };

/** Counts one take where the limit allows it; concurrent takes of a key wait for each other. */
export async function insertTake(db: Db, take: Take): Promise<TakeOutcome> {
  const { rows } = await sql<TakeOutcome>`
    insert into rate_limit_takes as held (rule, key, slices, counts, was_allowed, ends_at)
    values (${take.rule}, ${take.key}, array[${take.slice}::bigint], array[least(1, ${take.limit}::int)],
      ${take.limit > 0}, ${take.endsAt})
    on conflict (rule, key) do update set (slices, counts, was_allowed, ends_at) = (
      with counted as (
        select part.slice, part.count from unnest(held.slices, held.counts) part (slice, count)
        where part.slice > ${take.slice}::bigint - ${take.slicesPerWindow}::int and part.count > 0),
      outcome as (select coalesce(sum(count), 0) < ${take.limit}::int as is_allowed from counted),
      summed as (
        select slice, sum(count)::int as count
        from (select * from counted union all select ${take.slice}::bigint, is_allowed::int from outcome) part
        group by slice)
      select array_agg(slice order by slice), array_agg(count order by slice), outcome.is_allowed, excluded.ends_at
      from summed, outcome group by outcome.is_allowed)
    returning was_allowed, slices[1] as oldest_slice`.execute(db);
  return rows[0] ?? { was_allowed: false, oldest_slice: take.slice };
}

const ROWS_AT_ONCE = 10_000;

/** Deletes counts whose window is over; returns how many. */
export async function deleteEndedTakes(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rate_limit_takes where ctid = any (array(
      select ctid from rate_limit_takes where ends_at <= ${now} limit ${ROWS_AT_ONCE} for update skip locked))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
