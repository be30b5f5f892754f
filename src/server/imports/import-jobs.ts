import { importTexts } from '#texts/de/imports.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { CLAIM_IN_MS, DAY_IN_MS, type RunTools, carryOnImport } from './import-run.service.ts';
import {
  type ImportRow,
  claimImport,
  deleteOldFiles,
  deleteOldImports,
  finishImport,
  releaseImport,
} from './imports.repository.ts';
import { PUBLIC_PICTURES_ONLY } from './picture-address.ts';

const LOOK_EVERY_IN_MS = 2_000;
/** Runs of different accounts side by side in one process. */
const SIDE_BY_SIDE = 2;
/** Starts without a step forward after which a run is given up. */
const MOST_ATTEMPTS = 5;
const RETRY_AFTER_IN_MS = 10_000;
const KEPT_IN_DAYS = { runs: 90, files: 1 } as const;
const BATCH = 500;

export type ImportJobs = {
  /** Looks for work now; resolves once there is none left. */
  work: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ImportJobTools = Pick<RunTools, 'findPlace' | 'files'> & Partial<Pick<RunTools, 'mayFetch'>>;

/** Works through imports in the background; what a killed process left is taken up by the next look after its claim. */
export function startImportJobs(
  base: BaseContext,
  { findPlace, files, mayFetch = PUBLIC_PICTURES_ONLY.acceptsUrl }: ImportJobTools,
): ImportJobs {
  const stopping = new AbortController();
  const working = new Set<Promise<void>>();
  const worker = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await workOnce(base, { findPlace, files, mayFetch, signal: stopping.signal })));
  };
  const work = async (): Promise<void> => {
    while (working.size < SIDE_BY_SIDE && !stopping.signal.aborted) {
      const turn = worker()
        .catch((error: unknown) => base.logger.error({ err: error }, 'imports wait for the next look'))
        .finally(() => working.delete(turn));
      working.add(turn);
    }
    await Promise.all(working);
  };
  const timer = setInterval(() => void work(), LOOK_EVERY_IN_MS).unref();
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Takes one waiting run as far as it goes; false where none waits. */
async function workOnce(base: BaseContext, tools: RunTools): Promise<boolean> {
  const now = base.clock();
  const run = await claimImport(base.db, { now, until: new Date(now.getTime() + CLAIM_IN_MS) });
  if (!run) return false;
  if (run.attempts > MOST_ATTEMPTS) {
    await finishImport(base.db, run.id, { status: 'FAILED', failure: importTexts.failures.gaveUp, now });
    return true;
  }
  try {
    await carryOnImport(base, run, tools);
    if (tools.signal.aborted) await releaseImport(base.db, run.id, null);
  } catch (error) {
    logFailure(base, run, error);
    await releaseImport(base.db, run.id, new Date(base.clock().getTime() + RETRY_AFTER_IN_MS));
  }
  return true;
}

function logFailure(base: BaseContext, run: ImportRow, error: unknown): void {
  base.logger.error({ err: error, importId: run.id, attempts: run.attempts }, 'an import stopped and is tried again');
}

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
