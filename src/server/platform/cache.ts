import { LRUCache } from 'lru-cache';

/** Says whether what began to be made at a time may be given again; `answer` is absent until it is made. */
export type IsValid<T> = (made: { atInMs: number; answer?: T }) => boolean;

type CacheOptions<T> = {
  freshForInMs: number;
  /** So long after that the old answer is served while a new one is made in the background. */
  thenOldForInMs?: number;
  maxEntries?: number;
  /** Bounds what is kept by bytes instead of by number. */
  size?: { max: number; of: (answer: T) => number };
  isValid?: IsValid<T>;
  mayBeKept?: (answer: T) => boolean;
  /** Called with each answer that is kept. */
  onKept?: (key: string, answer: T) => void;
  now?: () => number;
};

export type Cache<T> = { get: (key: string, make: () => Promise<T>) => Promise<T>; clear: () => void };

type Entry<T> = { answer: Promise<T>; madeAtInMs: number; made?: T; isRenewed: boolean; bytes: number };

/**
 * A cache with expiry and LRU eviction; concurrent requests for a key share one computation, failures are not cached.
 */
export function createCache<T>({
  freshForInMs,
  thenOldForInMs = 0,
  maxEntries = 500,
  size,
  isValid = () => true,
  mayBeKept = () => true,
  onKept,
  now = () => performance.now(),
}: CacheOptions<T>): Cache<T> {
  const entries = new LRUCache<string, Entry<T>>(
    size === undefined ? { max: maxEntries } : { maxSize: size.max, sizeCalculation: ({ bytes }) => bytes },
  );

  const keep = (key: string, answer: Promise<T>): Promise<T> => {
    const entry: Entry<T> = { answer, madeAtInMs: now(), isRenewed: false, bytes: 1 };
    entries.set(key, entry);
    const forget = () => entries.peek(key) === entry && entries.delete(key);
    answer.then((made) => {
      if (!mayBeKept(made) || !isValid({ atInMs: entry.madeAtInMs, answer: made })) return forget();
      entry.made = made;
      onKept?.(key, made);
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
      if (!found || !isValid({ atInMs: found.madeAtInMs, ...('made' in found ? { answer: found.made } : {}) })) {
        return keep(key, make());
      }
      const age = now() - found.madeAtInMs;
      if (age >= freshForInMs + thenOldForInMs) return keep(key, make());
      if (age >= freshForInMs) renew(key, found, make);
      return found.answer;
    },
    clear: () => entries.clear(),
  };
}
