import { sql } from 'kysely';
import type { Capture } from '#domain/adverts/capture/exif.ts';
import type { Db } from '#server/platform/database/database.ts';

export type StoredFile = {
  storedFileId: string;
  /** Null: a picture of the marketplace itself. */
  userKey: number | null;
  width: number;
  height: number;
  placeholder: string;
  contentHash: Buffer;
  look: string;
  createdAt: Date;
  isPrivate?: boolean;
  capture?: Capture;
};

export async function insertStoredFile(db: Db, file: StoredFile): Promise<void> {
  await db
    .insertInto('stored_files')
    .values({
      id: file.storedFileId,
      user_id: file.userKey,
      width: file.width,
      height: file.height,
      placeholder: file.placeholder,
      content_hash: file.contentHash,
      look: file.look,
      created_at: file.createdAt,
      is_private: file.isPrivate ?? false,
      taken_on: file.capture?.day ?? null,
      taken_latitude: file.capture?.point?.latitude ?? null,
      taken_longitude: file.capture?.point?.longitude ?? null,
    })
    .execute();
}

/** Deletes the row of a file that hangs nowhere. */
export async function deleteStoredFile(db: Db, storedFileId: string): Promise<void> {
  await sql`delete from stored_files where id = ${storedFileId}
    and not exists (select from advert_images where stored_file_id = ${storedFileId})`.execute(db);
}
