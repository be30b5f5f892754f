import { DAY_IN_MS } from '#domain/durations.ts';
import { RESTORE_WINDOW_IN_DAYS } from '#domain/adverts/advert-status.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteAdverts, lockDeletedAdverts } from './gone-adverts.repository.ts';

const BATCH = 100;

/** Deletes these adverts for good, in one transaction; their pictures hang nowhere afterwards. */
export async function purgeAdverts(base: BaseContext, keys: readonly number[]): Promise<void> {
  await inTransaction(base.db, async (tx) => {
    await deleteAdverts(tx, keys);
    await indexAdverts(tx, keys, base.clock());
  });
}

/** Deletes for good what cannot be restored any more, in small steps; returns how many adverts. For a regular job. */
export async function purgeDeletedAdverts(base: BaseContext): Promise<number> {
  return inBatches(BATCH, () =>
    inTransaction(base.db, async (db) => {
      const deletedBefore = new Date(base.clock().getTime() - RESTORE_WINDOW_IN_DAYS * DAY_IN_MS);
      const keys = await lockDeletedAdverts(db, deletedBefore, BATCH);
      if (keys.length > 0) await purgeAdverts({ ...base, db }, keys);
      return keys.length;
    }),
  );
}
