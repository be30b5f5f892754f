import type { BaseContext } from '#server/platform/context.ts';

export type BackgroundTask = { name: string; everyInMs: number; run: () => Promise<unknown> };

/** Runs tasks again and again, never two runs of one task at once; a failed run is logged and the next one comes. */
export function startBackground(base: BaseContext, tasks: readonly BackgroundTask[]): { stop: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = tasks.map(({ name, everyInMs, run }) => {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const turn = run()
        .then(
          () => undefined,
          (error: unknown) => base.logger.error({ err: error }, `background task ${name} failed`),
        )
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
