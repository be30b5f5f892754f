import type { BaseContext } from '#server/platform/context.ts';
import { DAY_IN_MS } from './import-run.service.ts';
import { deleteOldFiles, deleteOldImports } from './imports.repository.ts';

const KEPT_IN_DAYS = { runs: 90, files: 1 } as const;
const BATCH = 500;

/** Forgets runs after 90 days and files of dry runs after one; returns how many. For a regular job. */
export async function dropOldImports(base: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const before = (days: number) => new Date(base.clock().getTime() - days * DAY_IN_MS);
  let dropped = 0;
  for (const [remove, days] of [
    [deleteOldFiles, KEPT_IN_DAYS.files],
    [deleteOldImports, KEPT_IN_DAYS.runs],
  ] as const) {
    for (;;) {
      const count = await remove(base.db, { before: before(days), limit: BATCH });
      dropped += count;
      if (count < BATCH) break;
    }
  }
  return dropped;
}
