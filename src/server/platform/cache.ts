import { LRUCache } from 'lru-cache';

/** Whether a cached value is still valid: not if the version changed. */
export type Validity = {
  version: () => number;
  /** False while a change may be on its way: what is made now is shared, but not kept. */
  isSettled: () => boolean;
};

type CacheOptions<T> = {
  freshForInMs: number;
  /** So long after that the old answer is served while a new one is made in the background. */
  thenOldForInMs?: number;
  maxEntries?: number;
  /** Bounds what is kept by bytes instead of by number. */
  size?: { max: number; of: (answer: T) => number };
  validity?: Validity;
  mayBeKept?: (answer: T) => boolean;
  now?: () => number;
};

export type Cache<T> = { get: (key: string, make: () => Promise<T>) => Promise<T>; clear: () => void };

type Entry<T> = { answer: Promise<T>; madeAtInMs: number; version: number; isRenewed: boolean; bytes: number };

const ALWAYS: Validity = { version: () => 0, isSettled: () => true };

/**
 * A cache with expiry and LRU eviction; concurrent requests for a key share one computation, failures are not cached.
 */
export function createCache<T>({
  freshForInMs,
  thenOldForInMs = 0,
  maxEntries = 500,
  size,
  validity = ALWAYS,
  mayBeKept = () => true,
  now = () => performance.now(),
}: CacheOptions<T>): Cache<T> {
  const entries = new LRUCache<string, Entry<T>>(
    size === undefined ? { max: maxEntries } : { maxSize: size.max, sizeCalculation: ({ bytes }) => bytes },
  );

  const keep = (key: string, answer: Promise<T>): Promise<T> => {
    const entry = { answer, madeAtInMs: now(), version: validity.version(), isRenewed: false, bytes: 1 };
    entries.set(key, entry);
    const isSettled = validity.isSettled();
    const forget = () => entries.peek(key) === entry && entries.delete(key);
    answer.then((made) => {
      if (!isSettled || !mayBeKept(made)) return forget();
      // The size is known only now. Setting it again is what makes room.
      if (size !== undefined && entries.peek(key) === entry) {
        entry.bytes = size.of(made);
        entries.delete(key);
        entries.set(key, entry);
      }
      return true;
    }, forget);
    return answer;
  };

  const renew = (key: string, entry: Entry<T>, make: () => Promise<T>): void => {
    if (entry.isRenewed) return;
    entry.isRenewed = true;
    make().then(
      (made) => keep(key, Promise.resolve(made)),
      () => (entry.isRenewed = false),
    );
  };

  return {
    get: (key, make) => {
      const found = entries.get(key);
      const age = found?.version === validity.version() ? now() - found.madeAtInMs : Number.POSITIVE_INFINITY;
      if (!found || age >= freshForInMs + thenOldForInMs) return keep(key, make());
      if (age >= freshForInMs) renew(key, found, make);
      return found.answer;
    },
    clear: () => entries.clear(),
  };
}
