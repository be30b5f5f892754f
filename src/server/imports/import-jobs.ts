import { importTexts } from '#texts/de/imports/imports.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Lease, type RegularWork, createWorkQueue, pollQueue } from '#server/platform/work-queue.ts';
import { CLAIM_IN_MS, type RunTools, continueImport } from './import-run.service.ts';
import { IMPORT_WORK, type ImportRow, findImports, finishImport } from './imports.repository.ts';
import { PUBLIC_PICTURES_ONLY } from './pictures/picture-address.ts';

const LOOK_EVERY_IN_MS = 2_000;
/** Runs of different accounts side by side in one process. */
const SIDE_BY_SIDE = 2;
/** A run is given up after so many starts without progress. */
const MOST_ATTEMPTS = 5;
const RETRY_AFTER_IN_MS = 10_000;

export type ImportJobTools = Pick<RunTools, 'findPlace' | 'files'> & Partial<Pick<RunTools, 'mayFetch'>>;

/** Processes imports in the background; a run of a killed process is picked up after its lease ends. */
export function startImportJobs(
  base: BaseContext,
  { findPlace, files, mayFetch = PUBLIC_PICTURES_ONLY.acceptsUrl }: ImportJobTools,
): RegularWork {
  const queue = createWorkQueue<string, ImportRow>(base, {
    table: IMPORT_WORK,
    lanes: SIDE_BY_SIDE,
    leaseInMs: CLAIM_IN_MS,
    graceInMs: 0,
    load: (ids) => findImports(base.db, ids),
    keyOf: ({ id }) => id,
    work: (run, lease) => work(base, run, { lease, tools: { findPlace, files, mayFetch, signal: lease.signal } }),
    onFailure: (error) => base.logger.error({ err: error }, 'an import waits for its claim to end'),
  });
  return pollQueue(queue, LOOK_EVERY_IN_MS, (error) =>
    base.logger.error({ err: error }, 'imports wait for the next look'),
  );
}

/** Processes a run until it ends or the signal aborts. */
async function work(base: BaseContext, run: ImportRow, { lease, tools }: { lease: Lease; tools: RunTools }) {
  if (run.attempts > MOST_ATTEMPTS)
    return finishImport(base.db, run.id, {
      status: 'FAILED',
      failure: importTexts.failures.gaveUp,
      now: base.clock(),
    });
  try {
    await continueImport(base, run, tools);
    if (tools.signal.aborted) await lease.release({ wasTried: true });
  } catch (error) {
    const { id: importId, attempts } = run;
    base.logger.error({ err: error, importId, attempts }, 'an import stopped and is tried again');
    await lease.release({ from: new Date(base.clock().getTime() + RETRY_AFTER_IN_MS), wasTried: true });
  }
}
