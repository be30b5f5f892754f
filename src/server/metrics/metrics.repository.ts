import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type Queues = { mails: number; open_batches: number; oldest_open_batch_in_seconds: number };

/** What waits in the database; by mails_waiting_index and event_batches_open_index. */
export async function readQueues(db: Db, now: Date): Promise<Queues> {
  const { rows } = await sql<Queues>`
    select (select count(*)::int from mails where sent_at is null and given_up_at is null) as mails, open.batches as open_batches,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - open.oldest)), 0)::float8 as oldest_open_batch_in_seconds
    from (select count(*)::int as batches, min(first_at) as oldest from event_batches where not is_summed) open`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('The queues cannot be read.');
  return found;
}
