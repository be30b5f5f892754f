import { type Validity, createCache } from '#server/platform/cache.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { type Memory, slot } from '#server/platform/memory.ts';

/** How long an answer to an anonymous search may be given again. */
const FRESH_FOR_IN_MS = 5_000;
/** A row is written before its transaction commits; until the commit is surely done nothing is cached. */
const SETTLING_IN_MS = 1_000;

const writes = slot(() => ({ version: 0, lastAtInMs: Number.NEGATIVE_INFINITY }));

/** Called by every write of search rows in this process: kept answers end here. */
export function noteIndexWrite(db: Db): void {
  const noted = memoryOf(db).of(writes);
  noted.version += 1;
  noted.lastAtInMs = performance.now();
}

/** Entries of a kept answer end with the next write of the index. */
export const untilIndexWrite = (memory: Memory): Validity => ({
  version: () => memory.of(writes).version,
  isSettled: () => performance.now() - memory.of(writes).lastAtInMs >= SETTLING_IN_MS,
});

type CacheOptions = { freshForInMs?: number; outlivesWrites?: boolean };

/**
 * A cache per database; entries expire by age and, unless they outlive writes, at the next write of the index. Results
 * of a transaction are not cached, since it sees uncommitted rows.
 */
export function createSharedCache<T>({ freshForInMs = FRESH_FOR_IN_MS, outlivesWrites = false }: CacheOptions = {}) {
  const cache = slot((memory) =>
    createCache<T>({
      freshForInMs,
      // A rough figure is renewed in the background.
      ...(outlivesWrites ? { thenOldForInMs: Number.POSITIVE_INFINITY } : { validity: untilIndexWrite(memory) }),
    }),
  );
  return function share(db: Db, key: string, compute: () => Promise<T>): Promise<T> {
    return db.isTransaction ? compute() : memoryOf(db).of(cache).get(key, compute);
  };
}
