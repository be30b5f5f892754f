import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { JobWatch } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { deleteFailure, putFailure } from './failing-jobs.repository.ts';

/** A job that runs every second and fails is written this often. */
const WRITTEN_EVERY_MS = MINUTE_IN_MS;
const LONGEST_ERROR = 300;

/** Remembers in the database which jobs fail, for the operator's desk; writes next to nothing while they work. */
export function watchJobs({ db, clock, logger }: Pick<BaseContext, 'db' | 'clock' | 'logger'>): JobWatch {
  /** When the failure of a job was last written; 0: it works. A job that is not in here may have failed in an earlier process. */
  const written = new Map<string, number>();
  const quietly = (write: Promise<void>): Promise<void> =>
    write.catch((error: unknown) => logger.warn({ err: error }, 'The state of a job cannot be written.'));
  return {
    failed: async (name, error) => {
      const now = clock();
      if (now.getTime() - (written.get(name) ?? 0) < WRITTEN_EVERY_MS) return;
      written.set(name, now.getTime());
      const message = (error instanceof Error ? error.message : String(error)).replaceAll('\u0000', '');
      await quietly(putFailure(db, { name, at: now, error: message.slice(0, LONGEST_ERROR) }));
    },
    worked: async (name) => {
      if (written.get(name) === 0) return;
      written.set(name, 0);
      await quietly(deleteFailure(db, name));
    },
  };
}
