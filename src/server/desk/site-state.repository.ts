import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type AnnouncementRow = { id: string; words: string; shown_from: Date; shown_to: Date };
export type MaintenanceRow = { began_at: Date; words: string; expected_end: Date | null };

/** Announcements that run or are to come, the earliest first; by announcements_shown_to_index. */
export async function listAnnouncements(db: Db, now: Date): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`select id, words, shown_from, shown_to from announcements
    where ended_at is null and shown_to > ${now} order by shown_from, id limit 50`.execute(db);
  return rows;
}

/** The present maintenance, or null; by maintenance_times_open_index. */
export async function findMaintenance(db: Db): Promise<MaintenanceRow | null> {
  const { rows } = await sql<MaintenanceRow>`select began_at, words, expected_end from maintenance_times
    where ended_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Whether the same words are to be read, or planned, at a moment of some time. */
export async function isAnnounced(
  db: Db,
  { words, shown_from: from, shown_to: to }: Omit<AnnouncementRow, 'id'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from announcements where ended_at is null and words = ${words}
    and shown_from < ${to} and shown_to > ${from} limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertAnnouncement(db: Db, row: AnnouncementRow & { created_at: Date }): Promise<void> {
  await db.insertInto('announcements').values(row).execute();
}

/** Whether there was one to take down. */
export async function endAnnouncementRow(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('shown_to', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Begins maintenance, or changes what the present one says; true where it began. */
export async function putMaintenance(db: Db, row: MaintenanceRow): Promise<boolean> {
  const { rows } = await sql<{ has_begun: boolean }>`
    insert into maintenance_times (began_at, words, expected_end)
    values (${row.began_at}, ${row.words}, ${row.expected_end})
    on conflict ((true)) where ended_at is null
    do update set words = excluded.words, expected_end = excluded.expected_end
    returning xmax = 0 as has_begun`.execute(db);
  return rows[0]?.has_begun ?? false;
}

/** Whether there was one to end. */
export async function endMaintenanceRow(db: Db, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('maintenance_times')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
