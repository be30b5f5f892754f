import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type OpenBatches = { open_batches: number; oldest_open_batch_in_seconds: number };

/** Batches of events that wait to be summed up; by event_batches_open_index. */
export async function readOpenBatches(db: Db, now: Date): Promise<OpenBatches> {
  const { rows } = await sql<OpenBatches>`
    select open.batches as open_batches,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - open.oldest)), 0)::float8 as oldest_open_batch_in_seconds
    from (select count(*)::int as batches, min(first_at) as oldest from event_batches where not is_summed) open`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('The queues cannot be read.');
  return found;
}
