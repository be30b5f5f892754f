import type { ChildProcess } from 'node:child_process';
import type { Logger } from '#server/platform/logger.ts';
import type { Measured } from './metrics-relay.ts';

/** A process that lived longer did not fail because of how it was started. */
const HEALTHY_AFTER_IN_MS = 10_000;
const RESTART_AFTER_IN_MS = { first: 50, most: 30_000 };

type KeeperOptions = {
  /** Starts a process that takes the place of one that ended. */
  startLater: () => ChildProcess;
  isEnding: () => boolean;
  logger: Logger;
};

/** Replaces web processes that end, and says so: killed ones at once, those that fail by themselves ever later. */
export function createKeeper({ startLater, isEnding, logger }: KeeperOptions) {
  let restarts = 0;
  const keep = (child: ChildProcess, failures = 0): void => {
    const atInMs = performance.now();
    child.once('exit', (code, signal) => {
      if (isEnding()) return;
      const endedByItself = signal === null && performance.now() - atInMs < HEALTHY_AFTER_IN_MS;
      const failed = endedByItself ? failures + 1 : 0;
      const pauseInMs = Math.min(RESTART_AFTER_IN_MS.first * 4 ** failed, RESTART_AFTER_IN_MS.most);
      logger.warn(
        { event: 'process.ended', pid: child.pid, code, signal, pauseInMs },
        'A web process ended and is replaced.',
      );
      const restart = (): void => {
        if (isEnding()) return;
        restarts += 1;
        keep(startLater(), failed);
      };
      setTimeout(restart, pauseInMs).unref();
    });
  };
  return {
    keep: (child: ChildProcess): void => keep(child),
    /** As the library of metrics writes it, since this process answers no requests itself. */
    measure: (): Measured => [
      {
        name: 'stammplatz_web_process_restarts_total',
        help: 'Web processes that replaced one that had ended, since the start.',
        type: 'counter',
        aggregator: 'sum',
        values: [{ value: restarts, labels: {} }],
      },
    ],
  };
}
