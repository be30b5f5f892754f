import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ProviderName } from './payment-provider.ts';

export type ProviderEvent = { provider: ProviderName; id: string; type: string; payload: unknown; receivedAt: Date };

/** Stores an event of a provider; false where it is stored already. By provider_events_pkey. */
export async function insertEvent(db: Db, event: ProviderEvent): Promise<boolean> {
  const { rows } = await sql`insert into provider_events (provider, event_id, type, payload, received_at)
    values (${event.provider}, ${event.id}, ${event.type}, ${JSON.stringify(event.payload)}, ${event.receivedAt})
    on conflict do nothing returning event_id`.execute(db);
  return rows.length > 0;
}

export type OpenEvent = { id: string; type: string; payload: unknown; attempts: number; received_at: Date };

const COLUMNS = sql`event_id as id, type, payload, attempts, received_at`;

/** An event that is still to be handled; null where it was handled or is unknown. By provider_events_pkey. */
export async function findOpenEvent(db: Db, provider: ProviderName, id: string): Promise<OpenEvent | null> {
  const { rows } = await sql<OpenEvent>`select ${COLUMNS} from provider_events
    where provider = ${provider} and event_id = ${id} and handled_at is null`.execute(db);
  return rows[0] ?? null;
}

type Due = { now: Date; firstDelayInSeconds: number; limit: number };

/**
 * Events due for another attempt, the oldest first; the delay doubles with each attempt, up to 2¹⁰ times. By
 * provider_events_open_index.
 */
export async function listDueEvents(db: Db, provider: ProviderName, due: Due): Promise<OpenEvent[]> {
  const { now, firstDelayInSeconds, limit } = due;
  const { rows } = await sql<OpenEvent>`select ${COLUMNS} from provider_events
    where provider = ${provider} and handled_at is null and received_at
      + make_interval(secs => ${firstDelayInSeconds}::int * (power(2, least(attempts, 10)) - case attempts when 0 then 0 else 1 end)) <= ${now}
    order by received_at, event_id limit ${limit}`.execute(db);
  return rows;
}

export async function markHandled(
  db: Db,
  event: { provider: ProviderName; id: string; at: Date; note: string | null },
): Promise<void> {
  await sql`update provider_events set handled_at = ${event.at}, attempts = attempts + 1, last_error = ${event.note}
    where provider = ${event.provider} and event_id = ${event.id} and handled_at is null`.execute(db);
}

export async function noteFailure(
  db: Db,
  event: { provider: ProviderName; id: string; reason: string },
): Promise<void> {
  await sql`update provider_events set attempts = attempts + 1, last_error = ${event.reason}
    where provider = ${event.provider} and event_id = ${event.id} and handled_at is null`.execute(db);
}

/** Deletes events that were handled, received before a time. */
export async function deleteOldEvents(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const result = await sql`delete from provider_events where (provider, event_id) in (
    select provider, event_id from provider_events where received_at < ${before} and handled_at is not null
    limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
