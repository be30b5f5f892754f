/** Runs at most `concurrent` tasks at once; returns null instead of a promise when the queue is full. */
export type Limiter = {
  run: <T>(task: () => Promise<T>) => Promise<T> | null;
  waiting: () => number;
};

export function createLimiter({ concurrent, maximumWaiting }: { concurrent: number; maximumWaiting: number }): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  const start = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  return {
    waiting: () => waiting.length,
    run: (task) => {
      if (running < concurrent) {
        running += 1;
        return start(task);
      }
      if (waiting.length >= maximumWaiting) return null;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          running += 1;
          start(task).then(resolve, reject);
        });
      });
    },
  };
}
