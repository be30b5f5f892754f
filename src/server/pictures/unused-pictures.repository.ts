import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Every table that can show an uploaded picture has to be named here. */
const HANGS = sql`(exists (select from advert_images i where i.stored_file_id = f.id)
  or exists (select from messages m where m.stored_file_id = f.id)
  or exists (select from companies c where f.id = c.logo_file_id)
  or exists (select from companies c where f.id = c.banner_file_id)
  or exists (select from company_services s where s.stored_file_id = f.id)
  or exists (select from advertising_entries a where a.stored_file_id = f.id)
  or exists (select from chat_reports r where r.status = 'OPEN' and r.messages @>
    jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('storedFileId', f.id::text)))))`;

/**
 * Marks pictures that nothing uses and unmarks those in use, for the next pictures by id; returns the last id checked.
 */
export async function markUnusedPictures(
  db: Db,
  after: string,
  { now, limit }: { now: Date; limit: number },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with seen as (
      select f.id, f.unused_since, ${HANGS} as hangs from stored_files f where f.id > ${after}::uuid order by f.id limit ${limit}),
    marked as (
      update stored_files f set unused_since = case when seen.hangs then null else ${now}::timestamptz end
      from seen where f.id = seen.id and seen.hangs = (seen.unused_since is not null))
    select id::text as last from seen order by id desc limit 1`.execute(db);
  return rows[0]?.last ?? null;
}

const deleteChosen = async (tx: Db, condition: RawBuilder<unknown>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`delete from stored_files where id in (
      select f.id from stored_files f where ${condition} and not ${HANGS} order by f.id limit ${limit} for update skip locked)
    returning id::text as id`.execute(tx);
  return rows.map((row) => row.id);
};

/** Deletes the rows of pictures unused for so long; by stored_files_unused_index. */
export const deleteUnusedSince = (tx: Db, before: Date, limit: number): Promise<string[]> =>
  deleteChosen(tx, sql`f.unused_since < ${before}`, limit);

/** Deletes the rows of a person's pictures that hang nowhere; by stored_files_user_id_index. */
export const deleteUnusedOfUser = (tx: Db, userKey: number, limit: number): Promise<string[]> =>
  deleteChosen(tx, sql`f.user_id = ${userKey}`, limit);

/** Which of these pictures have no row any more; by stored_files_pkey. */
export async function findGonePictures(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select asked.id::text as id from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select from stored_files f where f.id = asked.id)`.execute(db);
  return rows.map(({ id }) => id);
}
