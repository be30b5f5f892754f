import { setTimeout as wait } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { BaseContext } from '#server/platform/context.ts';
import { slot } from './memory.ts';
import { type WorkTable, claimWork, countWaiting, prolongWork, releaseWork } from './work-queue.repository.ts';

/** What the work on one row may do with its lease. */
export type Lease = {
  claim: string;
  /** Aborted at shutdown, after running work has had its grace period. */
  signal: AbortSignal;
  /** Releases the row, at once or from a time on; without `wasTried` the attempt does not count. */
  release: (options?: { from?: Date; wasTried?: boolean }) => Promise<void>;
};

type WorkQueueOptions<Key, Item> = {
  table: WorkTable;
  /** Rows that are worked on at the same time. */
  lanes: number;
  /** A killed process holds its rows for so long at most; a living one prolongs. */
  leaseInMs: number;
  /** Grace period of running work at shutdown; unlimited if absent. */
  graceInMs?: number;
  /** Rows that are taken with one statement; as many as there are free lanes unless said otherwise. */
  mostAtOnce?: number;
  isDue?: (now: Date) => RawBuilder<unknown>;
  /** Loads claimed rows; rows deleted meanwhile are left out. */
  load: (keys: readonly Key[]) => Promise<readonly Item[]>;
  keyOf: (item: Item) => Key;
  /** Ends, releases or gives up its row; a row left as it is comes again when its lease has run out. */
  work: (item: Item, lease: Lease) => Promise<void>;
  beforeLook?: () => Promise<void>;
  onFailure: (error: unknown, item: Item) => void;
};

export type WorkQueue = {
  /** Starts due work as far as there are free slots; returns before it is done. */
  look: () => Promise<void>;
  /** Resolves when all started work is done and nothing else is due. */
  whenIdle: () => Promise<void>;
  stop: () => Promise<void>;
};

const PROLONGS_PER_LEASE = 3;

const tables = slot(() => new Map<string, WorkTable>());

/** How many rows wait in each queue of this process. */
export const waitingWork = ({ db, memory }: Pick<BaseContext, 'db' | 'memory'>): Promise<Record<string, number>> =>
  countWaiting(db, [...memory.of(tables).values()]);

/** Processes the rows of a table; several processes may do so at once, each row is processed by one of them. */
export function createWorkQueue<Key extends string | number, Item>(
  { db, clock, newId, memory }: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'memory'>,
  options: WorkQueueOptions<Key, Item>,
): WorkQueue {
  const { table, lanes, leaseInMs, graceInMs } = options;
  const claim = newId();
  const underWay = new Map<Key, Promise<void>>();
  const stopping = new AbortController();
  const cutting = new AbortController();
  const leaseEnd = (): Date => new Date(clock().getTime() + leaseInMs);
  let prolonging: NodeJS.Timeout | undefined;
  memory.of(tables).set(table.name, table);

  const prolong = (): void => {
    // Slow work must not be handed to another process; a failure shows at the next write.
    prolongWork(db, table, { claim, keys: [...underWay.keys()], until: leaseEnd() }).catch(() => undefined);
  };
  const leave = (key: Key): void => {
    underWay.delete(key);
    if (underWay.size === 0) clearInterval(prolonging);
    void look().catch(() => undefined);
  };
  const start = (item: Item): void => {
    const key = options.keyOf(item);
    const release: Lease['release'] = ({ from, wasTried = false } = {}) =>
      releaseWork(db, table, { claim, keys: [key], wasTried, ...(from ? { from } : {}) });
    if (underWay.size === 0) prolonging = setInterval(prolong, leaseInMs / PROLONGS_PER_LEASE).unref();
    const done = options
      .work(item, { claim, signal: cutting.signal, release })
      .catch((error: unknown) => options.onFailure(error, item))
      .finally(() => leave(key));
    underWay.set(key, done);
  };
  const fillLanes = async (): Promise<void> => {
    await options.beforeLook?.();
    while (underWay.size < lanes && !stopping.signal.aborted) {
      const limit = Math.min(options.mostAtOnce ?? lanes, lanes - underWay.size);
      const now = clock();
      const isDue = options.isDue ? { isDue: options.isDue(now) } : {};
      const wish = { claim, limit, now, until: leaseEnd(), except: [...underWay.keys()], ...isDue };
      const keys = await claimWork<Key>(db, table, wish);
      if (stopping.signal.aborted) return releaseWork(db, table, { claim, keys, wasTried: false });
      if (keys.length === 0) return;
      (await options.load(keys)).forEach(start);
    }
  };

  let filling: Promise<void> | null = null;
  let isWanted = false;
  const fillWhileWanted = async (): Promise<void> => {
    try {
      while (isWanted) {
        isWanted = false;
        await fillLanes();
      }
    } finally {
      filling = null;
    }
  };
  const look = (): Promise<void> => {
    isWanted = true;
    filling ??= fillWhileWanted();
    return filling;
  };
  const whenIdle = async (): Promise<void> => {
    while (filling || underWay.size > 0) await Promise.allSettled([filling, ...underWay.values()]);
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    if (graceInMs !== undefined) {
      await Promise.race([whenIdle(), wait(graceInMs, undefined, { ref: false })]);
      cutting.abort();
    }
    await whenIdle();
  };
  return { look, whenIdle, stop };
}

/**
 * Processes everything that is due now; returns the number of rows.
 * @throws the first failure
 */
export async function processDue<Key extends string | number, Item>(
  base: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'memory'>,
  options: Omit<WorkQueueOptions<Key, Item>, 'onFailure'>,
): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  const queue = createWorkQueue(base, {
    ...options,
    work: async (item, lease) => {
      count += 1;
      await options.work(item, lease);
    },
    onFailure: (error) => void failures.push(error),
  });
  await queue.look();
  await queue.whenIdle();
  if (failures.length > 0) throw failures[0];
  return count;
}

export type RegularWork = {
  /** Looks for work now; resolves once there is none left that may be done now. */
  work: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Polls a queue regularly, and whenever it is triggered. */
export function pollQueue(
  { look, whenIdle, stop }: WorkQueue,
  everyInMs: number,
  onFailure: (error: unknown) => void,
): RegularWork {
  const work = async (): Promise<void> => {
    await look().catch(onFailure);
    await whenIdle();
  };
  const timer = setInterval(() => void work(), everyInMs).unref();
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      await stop();
    },
  };
}

const KEYS_AT_ONCE = 200;

/**
 * Works for one person after the other, where the outcome is a mark that is written with it in one transaction and no lease
 * is needed; returns for how many something was done.
 */
export async function processDueKeys(
  list: (page: { afterKey: number; limit: number }) => Promise<readonly number[]>,
  work: (key: number) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (let afterKey: number | undefined = 0; afterKey !== undefined;) {
    const keys = await list({ afterKey, limit: KEYS_AT_ONCE });
    for (const key of keys) if (await work(key)) done += 1;
    afterKey = keys.length < KEYS_AT_ONCE ? undefined : keys.at(-1);
  }
  return done;
}
