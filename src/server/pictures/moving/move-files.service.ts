import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { silentProgress, type StartProgress } from '#server/platform/console/progress.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { FILE_PREFIXES, type OpenStores } from '#server/platform/files/open-stores.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { releaseMoveLock, takeMoveLock } from './move-lock.repository.ts';
import { requireKnownStore } from './store-note.service.ts';

export type MoveSettings = Pick<Config, 's3' | 'pictureStore'>;
export type MoveOutcome = {
  moved: number;
  movedInBytes: number;
  /** Deleted by the marketplace while they were moved. */
  gone: number;
  /** Files that stayed where they were, and why. */
  failed: string[];
  /** What each store holds afterwards. */
  left: Held;
  arrived: Held;
};
type Held = { files: number; sizeInBytes: number };

const SIDE_BY_SIDE = 8;
/** A process that is only just being restarted may still put files into the old store. */
const MOST_ROUNDS = 3;
/** How long a store may be away before the command gives up; what was moved by then stays moved. */
const TRIES = 13;
const PAUSE_IN_MS = 5_000;

/**
 * Moves all files to the store where new ones are kept, while the marketplace runs: each is copied, read back and
 * compared by its checksum, and only then deleted where it was. What a killed run left is moved by the next one.
 * @throws Error in words for the operator
 */
export async function moveFiles(
  db: Db,
  { stores, settings, startProgress = silentProgress }: Moving,
): Promise<MoveOutcome> {
  await requireKnownStore(db, settings);
  const { disk, s3 } = stores;
  if (s3 === null) throw new Error('Zum Verschieben braucht es die Einstellungen S3_… (docs/storage.md).');
  const way = settings.pictureStore === 's3' ? { from: disk, to: s3 } : { from: s3, to: disk };
  return db.connection().execute(async (connection) => {
    if (!(await takeMoveLock(connection))) throw new Error('Es werden gerade schon Bilder verschoben.');
    try {
      return await moveAll(way, startProgress);
    } finally {
      await releaseMoveLock(connection);
    }
  });
}

export type Moving = { stores: OpenStores; settings: MoveSettings; startProgress?: StartProgress };
type Way = { from: FileStore; to: FileStore };

async function moveAll(way: Way, startProgress: StartProgress): Promise<MoveOutcome> {
  const outcome = { moved: 0, movedInBytes: 0, gone: 0 };
  const failed = new Map<string, string>();
  let left = await count(way.from);
  for (let round = 0; left.files > failed.size && round < MOST_ROUNDS; round += 1) {
    const progress = startProgress('Dateien', left.files);
    let done = 0;
    await eachAtOnce(keysOf(way.from), async (key) => {
      const size = await patiently(() => moveOne(way, key)).catch((error: unknown) => {
        if (error instanceof Problem) throw error;
        failed.set(key, error instanceof Error ? error.message : String(error));
        return 'failed' as const;
      });
      if (size === null) outcome.gone += 1;
      else if (size !== 'failed') {
        failed.delete(key);
        outcome.moved += 1;
        outcome.movedInBytes += size;
      }
      progress.to(++done);
    });
    progress.end();
    left = await count(way.from);
  }
  return { ...outcome, failed: [...failed.values()], left, arrived: await count(way.to) };
}

async function eachAtOnce(keys: AsyncIterable<string>, work: (key: string) => Promise<void>): Promise<void> {
  const under = new Set<Promise<void>>();
  for await (const key of keys) {
    const run = work(key).finally(() => under.delete(run));
    run.catch(() => undefined);
    under.add(run);
    if (under.size >= SIDE_BY_SIDE) await Promise.race(under);
  }
  await Promise.all(under);
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'storage.away') || tries === TRIES) throw error;
      await wait(PAUSE_IN_MS);
    }
  }
}

/** Its size in bytes; null where the marketplace deleted the file meanwhile. */
async function moveOne({ from, to }: Way, key: string): Promise<number | null> {
  const source = await from.read(key);
  if (source === null) return null;
  const written = await to.put(key, source.stream as AsyncIterable<Buffer>);
  const copy = await to.read(key);
  const sha256 = copy === null ? null : await hashOf(copy.stream as AsyncIterable<Buffer>);
  if (sha256 !== written.sha256 || written.sizeInBytes !== source.sizeInBytes) {
    await to.delete(key);
    throw new Error(`Die Kopie von ${key} ist nicht gleich. Sie ist gelöscht, das Original ist noch da.`);
  }
  if (await from.exists(key)) {
    await from.delete(key);
    return written.sizeInBytes;
  }
  // Deleted between reading and writing: the marketplace deletes here before it deletes there, so the copy has to go.
  await to.delete(key);
  return null;
}

async function hashOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

async function* keysOf(store: FileStore): AsyncGenerator<string> {
  for (const prefix of FILE_PREFIXES) for await (const { key } of store.list(prefix)) yield key;
}

async function count(store: FileStore): Promise<Held> {
  const held = { files: 0, sizeInBytes: 0 };
  for (const prefix of FILE_PREFIXES)
    for await (const { sizeInBytes } of store.list(prefix)) {
      held.files += 1;
      held.sizeInBytes += sizeInBytes;
    }
  return held;
}
