import type { Db } from '#server/platform/database.ts';

/** How long an answer to an anonymous search may be given again. */
const FRESH_FOR_IN_MS = 5_000;
/** A row is written before its transaction commits; until the commit is surely over nothing is kept. */
const SETTLING_IN_MS = 1_000;
const MAX_ENTRIES = 500;

let version = 0;
let lastWriteInMs = Number.NEGATIVE_INFINITY;

/** Called by every write of search rows in this process: kept answers end here. */
export function noteIndexWrite(): void {
  version += 1;
  lastWriteInMs = performance.now();
}

/** Counts the index writes of this process; what was made under an older count may be out of date. */
export const indexVersion = (): number => version;

/** Whether a write may still be on its way to its commit: what is made now must not be kept. */
export const indexIsSettling = (): boolean => performance.now() - lastWriteInMs < SETTLING_IN_MS;

type Entry<T> = { answer: Promise<T>; madeAtInMs: number; version: number };
type CacheOptions = { freshForInMs?: number; outlivesWrites?: boolean };

/**
 * A small cache per database in which askers of the same key share one computation. Entries end with their age and,
 * unless they outlive writes, with the next write of the index.
 */
export function createSharedCache<T>({ freshForInMs = FRESH_FOR_IN_MS, outlivesWrites = false }: CacheOptions = {}) {
  const cacheOf = new WeakMap<Db, Map<string, Entry<T>>>();

  const entriesOf = (db: Db): Map<string, Entry<T>> => {
    const known = cacheOf.get(db);
    if (known) return known;
    const made = new Map<string, Entry<T>>();
    cacheOf.set(db, made);
    return made;
  };

  return function share(db: Db, key: string, compute: () => Promise<T>): Promise<T> {
    const entries = entriesOf(db);
    const now = performance.now();
    const found = entries.get(key);
    const isUsable = found && (outlivesWrites || found.version === version);
    if (isUsable && now - found.madeAtInMs < freshForInMs) return found.answer;
    const entry: Entry<T> = { answer: compute(), madeAtInMs: now, version };
    if (isUsable && outlivesWrites) {
      // Nobody waits for the renewal of a figure that is rough anyway.
      found.madeAtInMs = now;
      entry.answer.then(
        () => entries.set(key, entry),
        () => undefined,
      );
      return found.answer;
    }
    entries.delete(key);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > MAX_ENTRIES && !oldest.done) entries.delete(oldest.value);
    const isSettling = !outlivesWrites && now - lastWriteInMs < SETTLING_IN_MS;
    entry.answer.then(() => isSettling && forget(), forget);
    return entry.answer;
  };
}
