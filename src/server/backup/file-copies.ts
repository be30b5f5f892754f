import { createHash } from 'node:crypto';
import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { FileStore } from '#server/platform/files/files.ts';
import type { BackupTarget, StoredObject } from './targets/backup-target.ts';
import { type BackedUpFile, checked } from './catalog.ts';

/** Folders of the data folder to which files are restored; files there are never changed, only made and deleted. */
export const KEPT_FOLDERS = ['images/uploads', 'images/private'];
/** Where the store of files has them, and how a backup calls it: the same, whichever store it is. */
const KEPT_PREFIXES = ['uploads/', 'private/'];
const STORE_PATH = 'images/';
const FILES = 'files/';
/** Flushes of several files wait for the disk together. */
const AT_ONCE = 16;

export const fileKey = (sha256: string): string => `${FILES}${sha256.slice(0, 2)}/${sha256}`;

/** Does the work for each item, some at a time. A failure begins no more of it, and is told when what was begun has ended. */
export async function forEachAtOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const under = new Set<Promise<void>>();
  try {
    for await (const item of items) {
      const run = work(item).finally(() => under.delete(run));
      run.catch(() => undefined);
      under.add(run);
      if (under.size >= AT_ONCE) await Promise.race(under);
    }
    await Promise.all(under);
  } finally {
    await Promise.allSettled(under);
  }
}

/** What is stored already, by checksum. */
export async function storedFiles(target: BackupTarget): Promise<Set<string>> {
  const stored = new Set<string>();
  for await (const { key } of target.list(FILES)) stored.add(key.slice(key.lastIndexOf('/') + 1));
  return stored;
}

type CopyState = {
  pictures: Pick<FileStore, 'list' | 'read'>;
  target: BackupTarget;
  /** Files as the backup before knew them: what has not changed since is not even read. */
  before: ReadonlyMap<string, BackedUpFile>;
  stored: Set<string>;
};

/** Copies the files that are not stored yet and adds all of them to the list; returns how many were new. */
export async function copyFiles(
  { pictures, target, before, stored }: CopyState,
  list: Map<string, BackedUpFile>,
  onFile: (done: number) => void,
): Promise<number> {
  let copied = 0;
  for (const prefix of KEPT_PREFIXES) {
    await forEachAtOnce(pictures.list(prefix), async ({ key, sizeInBytes, modifiedAt }) => {
      const path = `${STORE_PATH}${key}`;
      if (list.has(path)) return;
      const facts = { path, sizeInBytes, modifiedAtInMs: Math.round(modifiedAt.getTime()) };
      const old = before.get(path);
      const isKnown =
        old?.sizeInBytes === facts.sizeInBytes && old.modifiedAtInMs === facts.modifiedAtInMs && stored.has(old.sha256);
      const sha256 = isKnown ? old.sha256 : await fileHash(pictures, key);
      if (sha256 === null) return;
      if (!stored.has(sha256)) {
        stored.add(sha256);
        if (!(await copyFile(target, { pictures, key, sha256 }))) return;
        copied++;
      }
      list.set(path, { ...facts, sha256 });
      onFile(list.size);
    });
  }
  return copied;
}

/** Null: the file was deleted meanwhile, and is no part of the backup. */
async function fileHash(pictures: CopyState['pictures'], key: string): Promise<string | null> {
  const file = await pictures.read(key);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.stream as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** False: the file was deleted meanwhile. */
async function copyFile(
  target: BackupTarget,
  { pictures, key, sha256 }: { pictures: CopyState['pictures']; key: string; sha256: string },
): Promise<boolean> {
  const source = await pictures.read(key);
  if (source === null) return false;
  const stored = await target.put(fileKey(sha256), source.stream as AsyncIterable<Buffer>);
  if (stored.sha256 !== sha256) throw new Error(`${key} was changed while it was copied.`);
  return true;
}

/** Stores the list of files, compressed, one JSON object a line. */
export async function putList(
  target: BackupTarget,
  key: string,
  list: ReadonlyMap<string, BackedUpFile>,
): Promise<StoredObject> {
  const lines = function* (): Generator<string> {
    for (const file of list.values()) yield `${JSON.stringify(file)}\n`;
  };
  return target.put(key, Readable.from(lines()).pipe(createZstdCompress()));
}

/** The list of files of a backup. @throws Error where it is not what was written */
export async function* readList(
  target: BackupTarget,
  object: { key: string; sha256: string },
): AsyncGenerator<BackedUpFile> {
  const packed = await buffer(checked(target, object));
  const lines = createInterface({ input: Readable.from([packed]).pipe(createZstdDecompress()) });
  for await (const line of lines) {
    const file: BackedUpFile = JSON.parse(line);
    yield file;
  }
}

/** Writes a stored file to a path, checked and flushed. */
export async function restoreFile(target: BackupTarget, file: BackedUpFile, path: string): Promise<void> {
  const content = await buffer(checked(target, { key: fileKey(file.sha256), sha256: file.sha256 }));
  await mkdir(dirname(path), { recursive: true });
  await writeFlushed(path, content);
}

export async function writeFlushed(path: string, content: Uint8Array, mode?: number): Promise<void> {
  const file = await open(path, 'w', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  if (mode !== undefined) await chmod(path, mode);
}
