import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type ArchiveRow = {
  id: string;
  picture_count: number;
  size_in_bytes: number;
  created_at: Date;
};

const COLUMNS = sql`a.id, a.picture_count, a.size_in_bytes::float8 as size_in_bytes, a.created_at`;

/** A run that is in progress or may still be applied reads it, or pictures of it are still to be extracted. */
const IN_USE = sql`exists (select from import_runs r where r.archive_id = a.id and (r.status = 'RUNNING'
    or exists (select from import_files f where f.run_id = r.id)
    or exists (select from import_picture_sets s where s.run_id = r.id and s.is_waiting)))`;

/**
 * Inserts the row of a zip before its file exists: after a kill there may be a row without a file, never a file without
 * a row.
 */
export async function insertArchive(db: Db, archive: { id: string; userKey: number; now: Date }): Promise<void> {
  await sql`insert into import_archives (id, user_id, created_at)
    values (${archive.id}, ${archive.userKey}, ${archive.now})
    on conflict (id) do nothing`.execute(db);
}

export async function finishArchive(
  db: Db,
  { id, contentHash, size, pictures }: { id: string; contentHash: Buffer; size: number; pictures: number },
): Promise<void> {
  await sql`update import_archives set content_hash = ${contentHash}, size_in_bytes = ${size}, picture_count = ${pictures},
    is_ready = true where id = ${id}`.execute(db);
}

/** A zip of a person that can be read; by import_archives_pkey. */
export async function findArchive(db: Db, id: string, userKey: number): Promise<ArchiveRow | null> {
  const { rows } = await sql<ArchiveRow>`select ${COLUMNS} from import_archives a
    where a.id = ${id} and a.user_id = ${userKey} and a.is_ready`.execute(db);
  return rows[0] ?? null;
}

/** The same zip sent before, kept for longer; by import_archives_user_index. */
export async function findSameArchive(
  db: Db,
  { userKey, contentHash, now }: { userKey: number; contentHash: Buffer; now: Date },
): Promise<ArchiveRow | null> {
  const { rows } = await sql<ArchiveRow>`update import_archives a set created_at = ${now}
    where a.user_id = ${userKey} and a.content_hash = ${contentHash} and a.is_ready returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

/** Forgets a person's zips but the newest ones and those in use; returns them and how many are left. */
export async function trimArchives(
  db: Db,
  { userKey, most, stale }: { userKey: number; most: number; stale: Date },
): Promise<{ dropped: string[]; left: number }> {
  const { rows } = await sql<{ id: string }>`with ranked as (
      select a.id, row_number() over (order by a.created_at desc) as rank from import_archives a
      where a.user_id = ${userKey} and not ${IN_USE} and (a.is_ready or a.created_at < ${stale}))
    delete from import_archives where id in (select id from ranked where rank > ${most}) returning id`.execute(db);
  const counted = await sql<{ left: number }>`select count(*)::int as left from import_archives
    where user_id = ${userKey}`.execute(db);
  return { dropped: rows.map(({ id }) => id), left: counted.rows[0]?.left ?? 0 };
}

/** Deletes zips that nothing uses any more; by import_archives_created_index. */
export async function dropArchives(db: Db, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from import_archives where id in (select a.id from import_archives a
    where (a.created_at < ${before} and not ${IN_USE}) or a.user_id is null order by a.created_at limit ${limit})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteArchive(db: Db, id: string): Promise<void> {
  await sql`delete from import_archives where id = ${id}`.execute(db);
}
