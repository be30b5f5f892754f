import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { HOUR_IN_MS } from '#domain/durations.ts';
import { imageTexts } from '#texts/de/pictures/images.ts';
import { Problem } from '#server/platform/http/problem.ts';

export type StoredFile = {
  stream: Readable;
  /** Of the whole file, also where a part of it is read. */
  sizeInBytes: number;
};
export type WrittenFile = { sizeInBytes: number; sha256: string };
export type ListedFile = { key: string; sizeInBytes: number; modifiedAt: Date };
/** Bytes of a file from the first, 0, up to but without `until`. */
export type ByteRange = { from: number; until: number };

/**
 * Keeps files under keys such as `uploads/0199…`. A file is whole or absent. Files are made and deleted, never changed, so
 * that a copy elsewhere stays right.
 */
export type FileStore = {
  /** @throws storage.full (507), storage.away (503) */
  put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<WrittenFile>;
  /** Null: there is no such file. @throws storage.away (503) */
  read: (key: string, range?: ByteRange) => Promise<StoredFile | null>;
  /** @throws storage.away (503) */
  exists: (key: string) => Promise<boolean>;
  /** A missing file is no error. @throws storage.away (503) */
  delete: (key: string) => Promise<void>;
  /** Every file whose key starts with the prefix, which ends with a slash; in no order. @throws storage.away (503) */
  list: (prefix: string) => AsyncIterable<ListedFile>;
};

const INCOMING = '.incoming';
const LEFTOVER_AGE_IN_MS = HOUR_IN_MS;
const KEY = /^[a-zA-Z0-9][a-zA-Z0-9._-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*$/;
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** True when an error means that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  return FULL_CODES.has(codeOf(error)) || (error instanceof Problem && error.code === 'storage.full');
}

function translate(error: unknown): unknown {
  return FULL_CODES.has(codeOf(error)) ? storageFull() : error;
}

/** The store is away, or too slow to wait for. */
export const storageAway = (): Problem =>
  new Problem({
    status: 503,
    code: 'storage.away',
    message: imageTexts.storageAway,
    headers: { 'retry-after': '5' },
  });

export const storageFull = (): Problem =>
  new Problem({ status: 507, code: 'storage.full', message: imageTexts.storageFull });

/** The key itself. @throws Error where it could name something else than a file of the store */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a key of a stored file: ${JSON.stringify(key)}`);
  return key;
}

/** Whether a store may hold a file of this name. */
export const isKey = (name: string): boolean => KEY.test(name);

/**
 * Writes a new file and waits until the disk has it: a power cut may otherwise leave a renamed but empty file. `mode` are
 * its permissions, those of the process by default.
 */
export async function writeNewFile(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  mode?: number,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let sizeInBytes = 0;
  const file = await open(path, 'wx', mode);
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      sizeInBytes += chunk.length;
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sizeInBytes, sha256: hash.digest('hex') };
}

/** Removes what a killed process left half written. */
async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = await stat(path).then(
      (info) => Date.now() - info.mtimeMs,
      () => 0,
    );
    if (age > LEFTOVER_AGE_IN_MS) await rm(path, { force: true });
  }
}

/** Opens a folder as a file store; content becomes visible only once it is complete. */
export async function openLocalFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, INCOMING);
  await mkdir(incoming, { recursive: true });
  await sweepIncoming(incoming);

  const pathOf = (key: string): string => join(folder, requireKey(key));

  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const half = join(incoming, randomUUID());
      try {
        const written = await writeNewFile(half, content);
        await mkdir(dirname(path), { recursive: true });
        await rename(half, path);
        return written;
      } catch (error) {
        await rm(half, { force: true });
        throw translate(error);
      }
    },
    read: async (key, range) => {
      // Opened before it is handed out: a file that is deleted meanwhile can still be read to its end.
      const file = await open(pathOf(key)).catch(missingIsNull);
      if (file === null) return null;
      const info = await file.stat();
      if (!info.isFile()) {
        await file.close();
        return null;
      }
      const stream = file.createReadStream(range ? { start: range.from, end: range.until - 1 } : {});
      return { stream, sizeInBytes: info.size };
    },
    exists: async (key) => (await stat(pathOf(key)).catch(missingIsNull))?.isFile() ?? false,
    // Recursively, for folders of variants, which only a disk has.
    delete: async (key) => rm(pathOf(key), { recursive: true, force: true }),
    list: (prefix) => listFolder(folder, prefix),
  };
}

function missingIsNull(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
  throw error;
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = (await readdir(join(folder, prefix), { withFileTypes: true }).catch(missingIsNull)) ?? [];
  for (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) yield* listFolder(folder, `${key}/`);
    if (!entry.isFile()) continue;
    const info = await stat(join(folder, key)).catch(missingIsNull);
    if (info) yield { key, sizeInBytes: info.size, modifiedAt: info.mtime };
  }
}
