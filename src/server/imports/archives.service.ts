import { createHash } from 'node:crypto';
import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import { type PictureIndex, indexPictures } from '#domain/imports/picture-names.ts';
import { MAX_PICTURE_ZIP_BYTES } from '#domain/upload-sizes.ts';
import type { ImportArchive } from '#contract/imports/imports.schemas.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import {
  type ArchiveRow,
  deleteArchive,
  dropArchives,
  findSameArchive,
  finishArchive,
  insertArchive,
  trimArchives,
} from './archives.repository.ts';
import { zipRefused, zipTooLarge, zipsInUse } from './imports.problems.ts';
import { type OpenZip, openPictureZip } from './pictures/picture-zip.ts';

/** Zips per account; a further one replaces the oldest unused one. */
const MOST_KEPT = 5;
const KEPT_IN_MS = DAY_IN_MS;
/** An upload that has not ended by then was cut off. */
const LONGEST_UPLOAD_IN_MS = HOUR_IN_MS;
const BATCH = 50;

const keyOf = (id: string): string => `import-archives/${id}`;

export type TakeArchive = { archiveId: string; parts: AsyncIterable<Uint8Array> };

/**
 * Stores a zip of pictures for the lists that name them; the same zip again returns the stored one. It is streamed to
 * the store, and only its directory is read.
 * @throws import.zip-too-large (413), import.zips-in-use (409), import.zip-damaged, -encrypted, -too-many, -bomb,
 * -empty (422), storage.full (507), storage.away (503)
 */
export async function takeArchive(context: Context, files: FileStore, wish: TakeArchive): Promise<ImportArchive> {
  const { key: userKey } = requireViewer(context);
  const { archiveId: id } = wish;
  const now = context.clock();
  await makeRoom(context, files, userKey);
  await insertArchive(context.db, { id, userKey, now });
  let isKept = false;
  try {
    const hash = createHash('sha256');
    const measured = { bytes: 0 };
    await files.put(keyOf(id), counted(wish.parts, hash, measured));
    const zip = await openPictureZip(files, keyOf(id));
    if ('flaw' in zip) throw zipRefused(zip.flaw);
    zip.close();
    const contentHash = hash.digest();
    const same = await findSameArchive(context.db, { userKey, contentHash, now });
    if (same) {
      isKept = same.id === id;
      return presented(same);
    }
    const size = measured.bytes;
    const pictures = zip.paths.length;
    await finishArchive(context.db, { id, contentHash, size, pictures });
    isKept = true;
    return presented({ id, picture_count: pictures, size_in_bytes: size, created_at: now });
  } finally {
    if (!isKept) {
      await files.delete(keyOf(id));
      await deleteArchive(context.db, id);
    }
  }
}

async function makeRoom({ db, clock }: Context, files: FileStore, userKey: number): Promise<void> {
  const stale = new Date(clock().getTime() - LONGEST_UPLOAD_IN_MS);
  // In one transaction: a file that cannot be deleted now keeps its row, by which it is found again.
  const left = await inTransaction(db, async (tx) => {
    const trimmed = await trimArchives(tx, { userKey, most: MOST_KEPT - 1, stale });
    await Promise.all(trimmed.dropped.map((id) => files.delete(keyOf(id))));
    return trimmed.left;
  });
  if (left >= MOST_KEPT) throw zipsInUse();
}

async function* counted(
  parts: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
  measured: { bytes: number },
): AsyncIterable<Uint8Array> {
  for await (const part of parts) {
    measured.bytes += part.length;
    if (measured.bytes > MAX_PICTURE_ZIP_BYTES) throw zipTooLarge();
    hash.update(part);
    yield part;
  }
}

const presented = (row: ArchiveRow): ImportArchive => ({
  id: row.id,
  pictureCount: row.picture_count,
  sizeInBytes: row.size_in_bytes,
  createdAt: row.created_at.toISOString(),
});

/** Opens a kept zip; null where it is gone. @throws storage.away (503) */
export async function openArchive(files: FileStore, id: string): Promise<OpenZip | null> {
  const zip = await openPictureZip(files, keyOf(id));
  return 'flaw' in zip ? null : zip;
}

/** What a kept zip calls its pictures; null where it is gone. */
export async function readPictureIndex(files: FileStore, id: string): Promise<PictureIndex | null> {
  const zip = await openArchive(files, id);
  zip?.close();
  return zip === null ? null : indexPictures(zip.paths);
}

/** Deletes zips after a day, unless an import still reads them; returns how many. For a regular job. */
export async function dropOldArchives({ db, clock }: BaseContext, files: FileStore): Promise<number> {
  const before = new Date(clock().getTime() - KEPT_IN_MS);
  return inBatches(BATCH, () =>
    inTransaction(db, async (tx) => {
      const dropped = await dropArchives(tx, { before, limit: BATCH });
      await Promise.all(dropped.map((id) => files.delete(keyOf(id))));
      return dropped.length;
    }),
  );
}
