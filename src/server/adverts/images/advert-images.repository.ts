import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type ImageLink = {
  id: string;
  storedFileId: string;
  position: number;
  alt: string;
  /** Null: as it was, else not. */
  showsCapture: boolean | null;
};

/** Which of the files the person may hang on the advert: own uploads, and what hangs there already. */
export async function listUsableFiles(
  db: Db,
  fileIds: readonly string[],
  owner: { userKey: number; advertKey: number | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select f.id from stored_files f where f.id = any(${[...fileIds]}::uuid[])
    and (f.user_id = ${owner.userKey} and not f.is_private or exists (
      select from advert_images i where i.stored_file_id = f.id and i.advert_id = ${owner.advertKey}))`.execute(db);
  return rows.map((row) => row.id);
}

/** Makes these the pictures of the advert; those that stay keep their id. */
export async function replaceImages(tx: Db, advertKey: number, images: readonly ImageLink[]): Promise<void> {
  const { rows: before } = await sql<{ id: string; file: string | null; shows: boolean }>`
    delete from advert_images where advert_id = ${advertKey}
    returning public_id as id, stored_file_id as file, shows_capture as shows`.execute(tx);
  if (images.length === 0) return;
  const beforeOf = ({ storedFileId }: ImageLink) => before.find(({ file }) => file === storedFileId);
  const ids = images.map((image) => beforeOf(image)?.id ?? image.id);
  const shows = images.map((image) => image.showsCapture ?? beforeOf(image)?.shows ?? false);
  await sql`insert into advert_images (public_id, advert_id, position, stored_file_id, alt, shows_capture)
    select public_id, ${advertKey}, position, stored_file_id, alt, shows_capture from unnest(
      ${ids}::uuid[], ${images.map((image) => image.position)}::smallint[],
      ${images.map((image) => image.storedFileId)}::uuid[], ${images.map((image) => image.alt)}::text[], ${shows}::boolean[]
    ) as given (public_id, position, stored_file_id, alt, shows_capture)`.execute(tx);
}

/** Adds a picture at the end; returns its position, or null when the advert has as many as it may. */
export async function appendImage(
  tx: Db,
  advertKey: number,
  image: { id: string; storedFileId: string; maximum: number },
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    insert into advert_images (public_id, advert_id, position, stored_file_id)
    select ${image.id}::uuid, ${advertKey}::bigint, coalesce(max(position) + 1, 0), ${image.storedFileId}::uuid
    from advert_images where advert_id = ${advertKey} having count(*) < ${image.maximum}
    returning position`.execute(tx);
  return rows[0]?.position ?? null;
}
