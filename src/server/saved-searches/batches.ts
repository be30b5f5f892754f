import { setTimeout as wait } from 'node:timers/promises';

type Batches = { mostAtOnce: number; /** How long the first of a batch waits for others. */ collectForMs: number };

/**
 * Returns a function that works on keys together, one batch after the other; a key that comes up several times is worked on
 * once. Where a batch fails, each of its keys is worked on alone, so that one does not hold up the others.
 */
export function collectInBatches<Key>(
  { mostAtOnce, collectForMs }: Batches,
  work: (keys: readonly Key[]) => Promise<void>,
): (key: Key) => Promise<void> {
  const waiting = new Map<Key, PromiseWithResolvers<void>>();
  let running: Promise<void> | null = null;

  const workOnNext = async (): Promise<void> => {
    const batch = [...waiting].slice(0, mostAtOnce);
    for (const [key] of batch) waiting.delete(key);
    try {
      await work(batch.map(([key]) => key));
      for (const [, result] of batch) result.resolve();
    } catch (error) {
      if (batch.length === 1) return batch[0]?.[1].reject(error);
      for (const [key, result] of batch) await work([key]).then(result.resolve, result.reject);
    }
  };
  const run = async (): Promise<void> => {
    while (waiting.size > 0) {
      if (waiting.size < mostAtOnce) await wait(collectForMs);
      await workOnNext();
    }
    running = null;
  };
  return (key) => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const result = Promise.withResolvers<void>();
    waiting.set(key, result);
    running ??= run();
    return result.promise;
  };
}
