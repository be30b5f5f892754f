import { DAY_IN_MS } from '#domain/durations.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldEvents } from './provider-events.repository.ts';

/** Long enough to answer a question about a payment; a repetition after that is refused by the age of its signature. */
const KEPT_IN_DAYS = 90;
const BATCH = 500;

/** Forgets messages of payment services that came 90 days ago and were acted on; returns how many. */
export async function dropOldEvents({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - KEPT_IN_DAYS * DAY_IN_MS);
  return inBatches(BATCH, () => deleteOldEvents(db, { before, limit: BATCH }));
}
