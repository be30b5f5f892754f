import type { BaseContext } from './context.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';

export type BackgroundTask = {
  name: string;
  everyInMs: number;
  run: () => Promise<unknown>;
  /** Each process runs it for itself; otherwise one of all processes on the database does. */
  inEachProcess?: boolean;
};

/** Is told how runs of tasks end; outages of the database are left out. */
export type JobWatch = {
  failed: (name: string, error: unknown) => Promise<void>;
  worked: (name: string) => Promise<void>;
};

/**
 * Runs tasks periodically, never two runs of one task at once; failures are logged. An outage is logged once per task
 * until it ends: tasks that run every second must not fill the disk. `leads` says whether this process runs what only one of
 * them does.
 */
export function startBackground(
  base: Pick<BaseContext, 'logger'>,
  tasks: readonly BackgroundTask[],
  leads: () => boolean = () => true,
  watch: JobWatch | null = null,
): { stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = tasks.map(({ name, everyInMs, run, inEachProcess = false }) => {
    let isRunning = false;
    let isAway = false;
    const noteFailure = async (error: unknown): Promise<void> => {
      const wasAway = isAway;
      isAway = toProblem(error).status === 503;
      if (!isAway) {
        base.logger.error({ err: error }, `background task ${name} failed`);
        await watch?.failed(name, error);
      } else if (!wasAway) base.logger.warn({ err: error }, `background task ${name} waits`);
    };
    const timer = setInterval(() => {
      if (isRunning || !(inEachProcess || leads())) return;
      isRunning = true;
      const turn = run()
        .then(async () => {
          isAway = false;
          await watch?.worked(name);
        }, noteFailure)
        .finally(() => {
          isRunning = false;
          running.delete(turn);
        });
      running.add(turn);
    }, everyInMs);
    return timer.unref();
  });
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(running);
    },
  };
}
