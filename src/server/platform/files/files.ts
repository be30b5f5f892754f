import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { imageTexts } from '#texts/de/pictures/images.ts';
import { Problem } from '#server/platform/http/problem.ts';

export type StoredFile = { stream: Readable; sizeInBytes: number };

/** Stores files under keys such as `uploads/0199…`; writes are atomic. */
export type FileStore = {
  /** @throws storage.full (507) */
  put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  read: (key: string) => Promise<StoredFile | null>;
  exists: (key: string) => Promise<boolean>;
  /** Path of the file, for readers that need random access. */
  localPath: (key: string) => string;
  /** Also deletes everything below the key; a missing key is no error. */
  delete: (key: string) => Promise<void>;
};

const INCOMING = '.incoming';
const LEFTOVER_AGE_IN_MS = 60 * 60 * 1000;
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
  if (!FULL_CODES.has(codeOf(error))) return error;
  return new Problem({ status: 507, code: 'storage.full', message: imageTexts.storageFull });
}

async function writeWhole(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    // Without it a power cut may leave a renamed but empty file.
    await file.sync();
  } finally {
    await file.close();
  }
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

  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a key of a stored file: ${JSON.stringify(key)}`);
    return join(folder, key);
  };

  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const half = join(incoming, randomUUID());
      try {
        await writeWhole(half, content);
        await mkdir(dirname(path), { recursive: true });
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw translate(error);
      }
    },
    read: async (key) => {
      const path = pathOf(key);
      const info = await stat(path).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
        throw error;
      });
      return info?.isFile() ? { stream: createReadStream(path), sizeInBytes: info.size } : null;
    },
    exists: async (key) =>
      stat(pathOf(key)).then(
        (info) => info.isFile(),
        () => false,
      ),
    localPath: pathOf,
    delete: async (key) => rm(pathOf(key), { recursive: true, force: true }),
  };
}
