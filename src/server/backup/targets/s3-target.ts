import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { S3Limits } from '#server/platform/files/s3-client.ts';
import type { S3Settings } from '#server/platform/files/s3-settings.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { BackupTarget, ListedObject } from './backup-target.ts';
import {
  type Holder,
  LOCK_LIMIT_IN_MS,
  LOCK_REFRESH_IN_MS,
  heldError,
  isGone,
  ownHolder,
  parseHolder,
} from './lock-holder.ts';

const LOCKS = 'locks/';
/** No one waits for a page here, and a day's backup is worth a few minutes of a store that is busy. */
const PATIENT: S3Limits = {
  read: { attempt: 30_000, all: MINUTE_IN_MS },
  write: { attempt: MINUTE_IN_MS, all: 180_000 },
  chunk: MINUTE_IN_MS,
  rest: 0,
};
/** A store takes 10,000 parts: bases up to 320 GB. */
const PART_IN_BYTES = 32 * 2 ** 20;
const PAUSES_IN_MS = [1_000, 5_000, 15_000];

type Options = { limits?: S3Limits; pausesInMs?: readonly number[] };

/** A bucket as a place for backups. What is put is whole, checked and lasting once the store has answered. */
export function s3Target(
  address: string,
  settings: S3Settings,
  { limits = PATIENT, pausesInMs = PAUSES_IN_MS }: Options = {},
): BackupTarget {
  const store = openS3Store(settings, createLogger('silent'), { limits, partInBytes: PART_IN_BYTES });
  /** Repeats what can be repeated as a whole while the store is away. */
  const patiently = async <T>(work: () => Promise<T>, mayRepeat = true): Promise<T> => {
    for (const pause of mayRepeat ? pausesInMs : []) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error) || isRefusal(store.figures().lastFailure)) break;
        await wait(pause);
      }
    }
    return work().catch((error: unknown) => {
      throw translate(error, address, store.figures().lastFailure);
    });
  };
  const target: BackupTarget = {
    address,
    // A stream is used up by the first attempt.
    put: (key, content) => patiently(() => store.put(key, content), content instanceof Uint8Array),
    read: (key) => patiently(async () => (await store.read(key))?.stream ?? null),
    list: async function* (prefix) {
      try {
        for await (const object of store.list(prefix)) if (!object.key.startsWith(LOCKS)) yield object;
      } catch (error) {
        throw translate(error, address, store.figures().lastFailure);
      }
    },
    delete: (key) => patiently(() => store.delete(key)),
    flush: () => Promise.resolve(),
    lock: () => patiently(() => lockPrefix(store, address), false),
  };
  return target;
}

const isAway = (error: unknown): boolean => error instanceof Problem && error.code === 'storage.away';
/** A wrong key stays wrong, however often it is tried. */
const isRefusal = (reason: string | null): boolean => /^4(?!08|29)/.test(reason ?? '');

function translate(error: unknown, address: string, reason: string | null): unknown {
  if (isAway(error))
    return new Error(`Der Speicher ${address} antwortet nicht oder lehnt ab${reason ? ` (${reason})` : ''}.`, {
      cause: error,
    });
  if (error instanceof Problem && error.code === 'storage.full')
    return new Error(`Im Speicher ${address} ist kein Platz mehr.`, { cause: error });
  return error;
}

/**
 * Each process writes a lock of its own and then looks for others: stores show what was written at once, so that of two that
 * begin together at most one goes on. Times are those of the store.
 */
async function lockPrefix(store: ReturnType<typeof openS3Store>, address: string): Promise<() => Promise<void>> {
  const own = `${LOCKS}${randomUUID()}`;
  const renew = async (): Promise<void> => void (await store.put(own, Buffer.from(JSON.stringify(ownHolder()))));
  const end = (): Promise<void> => store.delete(own);
  await renew();
  try {
    const other = await otherHolder(store, own);
    if (other) throw heldError(address, other);
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
  const refresh = setInterval(() => void renew().catch(() => undefined), LOCK_REFRESH_IN_MS);
  refresh.unref();
  return async () => {
    clearInterval(refresh);
    await end();
  };
}

/** Who else holds a lock; locks of processes that are gone are removed. */
async function otherHolder(store: ReturnType<typeof openS3Store>, own: string): Promise<Holder | null> {
  const locks: ListedObject[] = [];
  for await (const lock of store.list(LOCKS)) locks.push(lock);
  const now = locks.find(({ key }) => key === own)?.modifiedAt.getTime() ?? Date.now();
  for (const { key, modifiedAt } of locks) {
    if (key === own) continue;
    const stored = await store.read(key);
    if (stored === null) continue;
    const holder = parseHolder(await text(stored.stream));
    if (now - modifiedAt.getTime() <= LOCK_LIMIT_IN_MS && !isGone(holder)) return holder;
    await store.delete(key);
  }
  return null;
}
