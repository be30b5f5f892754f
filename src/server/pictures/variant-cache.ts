import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { isStorageFull, openLocalFileStore } from '#server/platform/files/files.ts';
import type { Logger } from '#server/platform/logger.ts';
import { imagesBusy } from './images.problems.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';
import { isOutOfTime } from '#server/platform/files/image-engine.ts';

export type VariantCache = {
  /**
   * The cached variant, or a new rendering shared by concurrent requests. `admit` may refuse uncached ones before they
   * are queued.
   * @throws image.busy (503) and what `admit` throws
   */
  get: (key: string, render: () => Promise<Buffer>, admit?: () => Promise<void>) => Promise<Buffer>;
  /** Forgets everything below a key. */
  forget: (key: string) => Promise<void>;
};

export type VariantCacheOptions = {
  folder: string;
  logger: Logger;
  /** Drawn pictures have endless addresses; the oldest variants go when they take up more. */
  limitInBytes?: number;
  maximumWaiting?: number;
};

const DEFAULT_LIMIT_IN_BYTES = 2 * 1024 ** 3;
const SHARE_KEPT_AFTER_PRUNING = 0.8;

type Entry = { path: string; sizeInBytes: number; changedAtInMs: number };

async function listEntries(folder: string): Promise<Entry[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries: Entry[] = [];
  for (const name of names) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    const info = await stat(path).catch(() => null);
    if (info) entries.push({ path, sizeInBytes: info.size, changedAtInMs: info.mtimeMs });
  }
  return entries;
}

/** Opens the folder of rendered variants. Losing it costs only time, so it is never part of a backup. */
export async function openVariantCache(options: VariantCacheOptions): Promise<VariantCache> {
  const { folder, logger, limitInBytes = DEFAULT_LIMIT_IN_BYTES, maximumWaiting = 400 } = options;
  await mkdir(folder, { recursive: true });
  const files = await openLocalFileStore(folder);
  // A page is rendered by the same processor: never take more than half of it for pictures.
  const concurrent = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
  const limiter = createLimiter({ concurrent, maximumWaiting });
  const underWay = new Map<string, Promise<Buffer>>();
  let usedInBytes: number | null = null;
  let pruning: Promise<void> | null = null;

  const prune = async (): Promise<void> => {
    const entries = (await listEntries(folder)).sort((a, b) => a.changedAtInMs - b.changedAtInMs);
    let used = entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0);
    if (used > limitInBytes) {
      for (const entry of entries) {
        if (used <= limitInBytes * SHARE_KEPT_AFTER_PRUNING) break;
        await rm(entry.path, { force: true });
        used -= entry.sizeInBytes;
      }
    }
    usedInBytes = used;
  };

  const keep = async (key: string, body: Buffer): Promise<void> => {
    try {
      await files.put(key, body);
      if (usedInBytes !== null) usedInBytes += body.length;
      if (usedInBytes === null || usedInBytes > limitInBytes) {
        pruning ??= prune().finally(() => (pruning = null));
        await pruning;
      }
    } catch (error) {
      // A full disk must not prevent pictures from being shown.
      logger.warn({ err: error, isFull: isStorageFull(error) }, 'image variant not kept');
    }
  };

  const find = (key: string): Promise<Buffer | null> => readFile(join(folder, key)).catch(() => null);

  const produce: VariantCache['get'] = async (key, render, admit) => {
    const kept = await find(key);
    if (kept) return kept;
    await admit?.();
    const turn = limiter.run(render);
    if (turn === null) throw imagesBusy();
    const body = await turn.catch((error: unknown) => {
      throw isOutOfTime(error) ? imagesBusy() : error;
    });
    await keep(key, body);
    return body;
  };

  return {
    get: (key, render, admit) => {
      const sharedWork = underWay.get(key);
      if (sharedWork) return sharedWork;
      const work = produce(key, render, admit).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
    forget: (key) => files.delete(key),
  };
}
