import { DAY_IN_MS } from '#domain/durations.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldFiles, deleteOldImports } from './imports.repository.ts';

const KEPT_IN_DAYS = { runs: 90, files: 1 } as const;
const BATCH = 500;

/** Forgets runs after 90 days and files of dry runs after one; returns how many. For a regular job. */
export async function dropOldImports(base: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const limitsOf = (days: number) => ({ before: new Date(base.clock().getTime() - days * DAY_IN_MS), limit: BATCH });
  const files = await inBatches(BATCH, () => deleteOldFiles(base.db, limitsOf(KEPT_IN_DAYS.files)));
  return files + (await inBatches(BATCH, () => deleteOldImports(base.db, limitsOf(KEPT_IN_DAYS.runs))));
}
