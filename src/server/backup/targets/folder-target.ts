import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_IN_MS } from '#domain/durations.ts';
import { writeNewFile } from '#server/platform/files/files.ts';
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

const INCOMING = '.incoming';
const LOCK = '.lock';
const KEY = /^[a-zA-Z0-9][a-zA-Z0-9._-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*$/;
const LEFTOVER_AGE_IN_MS = DAY_IN_MS;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** A folder as a place for backups; it holds secrets, so only its owner may look into what is made here. */
export function folderTarget(folder: string): BackupTarget {
  const unflushed = new Set<string>();
  const known = new Set<string>();
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a key of a backup: ${JSON.stringify(key)}`);
    return join(folder, key);
  };
  const makeFolder = async (path: string): Promise<void> => {
    if (known.has(path)) return;
    const first = await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
    known.add(path);
    // The entries of the folders that were made have to be flushed, too.
    if (first !== undefined)
      for (let at = path; at.length >= first.length; at = dirname(at)) unflushed.add(dirname(at));
  };
  return {
    address: folder,
    put: async (key, content) => {
      const path = pathOf(key);
      const half = join(folder, INCOMING, `${randomUUID()}.${process.pid}.${hostname()}`);
      await makeFolder(dirname(half));
      try {
        const stored = await writeNewFile(half, content, PRIVATE_FILE);
        await makeFolder(dirname(path));
        await rename(half, path).catch(async (error: unknown) => {
          // Another process removed the folder when it became empty.
          if (codeOf(error) !== 'ENOENT') throw error;
          known.clear();
          await makeFolder(dirname(path));
          await rename(half, path);
        });
        unflushed.add(dirname(path));
        return stored;
      } catch (error) {
        await rm(half, { force: true });
        throw translate(error, folder);
      }
    },
    read: async (key) => {
      const path = pathOf(key);
      const isThere = await stat(path).then(
        (info) => info.isFile(),
        () => false,
      );
      return isThere ? createReadStream(path, { highWaterMark: 1 << 20 }) : null;
    },
    list: (prefix) => listFolder(folder, prefix),
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      for (let at = dirname(path); at !== folder; at = dirname(at)) {
        const isEmpty = await rmdir(at).then(
          () => true,
          () => false,
        );
        if (!isEmpty) return;
        known.delete(at);
        unflushed.add(dirname(at));
      }
    },
    flush: async () => {
      for (const path of unflushed) {
        unflushed.delete(path);
        await syncFolder(path);
      }
    },
    lock: () => lockFolder(folder),
  };
}

function translate(error: unknown, folder: string): unknown {
  if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return error;
  return new Error(`Im Sicherungsordner ${folder} ist kein Platz mehr.`, { cause: error });
}

/** Makes the names in a folder survive a power cut; one that is not there is passed over. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  await folder?.sync().finally(() => folder.close());
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* listFolder(folder, `${key}/`);
    if (!entry.isFile()) continue;
    const info = await stat(join(folder, key)).catch(() => null);
    if (info) yield { key, sizeInBytes: info.size, modifiedAt: info.mtime };
  }
}

async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(path, JSON.stringify(ownHolder()), { flag: 'wx', mode: PRIVATE_FILE });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || attempt > 3) throw error;
      const holder = await livingHolder(path);
      if (holder) throw heldError(folder, holder, error);
      await rm(path, { force: true });
    }
  }
  await sweepIncoming(join(folder, INCOMING));
  const refresh = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    LOCK_REFRESH_IN_MS,
  );
  refresh.unref();
  return async () => {
    clearInterval(refresh);
    await rm(path, { force: true });
  };
}

/** Who holds the lock; null where that process is gone. */
async function livingHolder(path: string): Promise<Holder | null> {
  const info = await stat(path).catch(() => null);
  if (!info || Date.now() - info.mtimeMs > LOCK_LIMIT_IN_MS) return null;
  const holder = parseHolder(await readFile(path, 'utf8').catch(() => ''));
  return isGone(holder) ? null : holder;
}

/** Removes what killed processes were writing. */
async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, ...host] = name.split('.');
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    const isOld = info !== null && Date.now() - info.mtimeMs > LEFTOVER_AGE_IN_MS;
    if (isOld || isGone({ pid: Number(pid), host: host.join('.') })) await rm(path, { force: true });
  }
}
