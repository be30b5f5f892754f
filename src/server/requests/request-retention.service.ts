import { DAY_IN_MS } from '#domain/durations.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldRequests } from './requests.repository.ts';

const BATCH = 500;
/** After the end of a Gesuch; product decision, stated in the privacy statement. */
const REQUESTS_KEPT_IN_DAYS = 180;

/** Deletes Gesuche that have been over for half a year, with the offers to them; returns how many. */
export function dropOldRequests(base: BaseContext): Promise<number> {
  const before = new Date(base.clock().getTime() - REQUESTS_KEPT_IN_DAYS * DAY_IN_MS);
  return inBatches(BATCH, () => deleteOldRequests(base.db, { before, limit: BATCH }));
}
