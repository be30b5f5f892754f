import { setImmediate as nextTurn } from 'node:timers/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { isOwnFile } from '#domain/imports/picture-names.ts';
import { LONGEST_PICTURE_ADDRESS } from '#domain/imports/import-pictures.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { openRanges } from './zip-ranges.ts';

/** Product decisions; `unpackedBytes`: of all entries as the zip states them, which holds while one is unpacked. */
export const ZIP_LIMITS = { entries: 10_000, unpackedBytes: 2 * 1024 ** 3, ratio: 100 } as const;
/** Small files may shrink by any ratio. */
const RATIO_COUNTS_FROM_BYTES = 1024 ** 2;

/** Why a zip is not taken as a whole. */
export type ZipFlaw = 'DAMAGED' | 'ENCRYPTED' | 'TOO_MANY' | 'TOO_LARGE' | 'EMPTY';

export type OpenZip = {
  /** Paths of the pictures, as the zip names them; a duplicate name appears twice. */
  paths: readonly string[];
  /** The unpacked bytes of an entry as a stream; null where it cannot be read. Never written to disk under its name. */
  read: (path: string) => Promise<AsyncIterable<Uint8Array> | null>;
  close: () => void;
};

/** Opens a stored zip by its directory; nothing is unpacked before `read`. @throws storage.away (503) */
export async function openPictureZip(files: FileStore, key: string): Promise<OpenZip | { flaw: ZipFlaw }> {
  let zip: ZipFile;
  try {
    const ranges = await openRanges(files, key);
    if (ranges === null) return { flaw: 'DAMAGED' };
    // Names are decoded here: many programs write UTF-8 without saying so, and none of them is used as a path.
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
    zip = await yauzl.fromRandomAccessReaderPromise(ranges.reader, ranges.sizeInBytes, options);
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { flaw: 'DAMAGED' };
  }
  const entries = await listed(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  if ('flaw' in entries) {
    zip.close();
    return entries;
  }
  return {
    paths: entries.paths,
    read: async (path) => {
      const entry = entries.byPath.get(path);
      return entry?.canDecodeFileData() ? zip.openReadStreamPromise(entry).catch(damageIsNull) : null;
    },
    close: () => zip.close(),
  };
}

function damageIsNull(error: unknown): null {
  if (error instanceof Problem) throw error;
  return null;
}

type Listed = { paths: string[]; byPath: Map<string, Entry> };

async function listed(zip: ZipFile): Promise<Listed | { flaw: ZipFlaw }> {
  if (zip.entryCount > ZIP_LIMITS.entries) return { flaw: 'TOO_MANY' };
  const paths: string[] = [];
  const byPath = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (zip.entriesRead > ZIP_LIMITS.entries) return { flaw: 'TOO_MANY' };
      if (zip.entriesRead % 500 === 0) await nextTurn();
      if (entry.isEncrypted()) return { flaw: 'ENCRYPTED' };
      unpacked += entry.uncompressedSize;
      if (unpacked > ZIP_LIMITS.unpackedBytes || isBomb(entry)) return { flaw: 'TOO_LARGE' };
      const path = pathOf(entry);
      if (path === null || !isOwnFile(path)) continue;
      paths.push(path);
      byPath.set(path, entry);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { flaw: 'DAMAGED' };
  }
  return paths.length === 0 ? { flaw: 'EMPTY' } : { paths, byPath };
}

const isBomb = ({ compressedSize, uncompressedSize }: Entry): boolean =>
  uncompressedSize > RATIO_COUNTS_FROM_BYTES && uncompressedSize > ZIP_LIMITS.ratio * Math.max(1, compressedSize);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The name of an entry; null for one longer than any that a list can name, or that no database takes. */
function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string | null {
  if (fileNameRaw.length > LONGEST_PICTURE_ADDRESS) return null;
  const path = decoded(fileNameRaw) ?? yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  return path.includes('\u0000') ? null : path;
}

function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
