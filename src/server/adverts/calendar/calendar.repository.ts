import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The public id of the calendar of a user; null where there is none; by advert_calendars_pkey. */
export async function findCalendarId(db: Db, userKey: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select public_id as id from advert_calendars
    where user_id = ${userKey}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Gives an account a calendar, or its calendar another id. */
export async function writeCalendarId(
  db: Db,
  { userKey, id, now }: { userKey: number; id: string; now: Date },
): Promise<void> {
  await sql`insert into advert_calendars (user_id, public_id, created_at) values (${userKey}, ${id}, ${now})
    on conflict (user_id) do update set public_id = excluded.public_id, created_at = excluded.created_at`.execute(db);
}

export async function deleteCalendar(db: Db, userKey: number): Promise<void> {
  await db.deleteFrom('advert_calendars').where('user_id', '=', userKey).execute();
}

/** Whose calendar it is; null for none, and for accounts that are blocked or leaving. */
export async function findCalendarOwner(db: Db, id: string): Promise<number | null> {
  const { rows } = await sql<{
    key: number;
  }>`select u.id as key from advert_calendars c join users u on u.id = c.user_id
    where c.public_id = ${id}::uuid and u.blocked_at is null and u.deletion_asked_at is null
      and u.anonymised_at is null`.execute(db);
  return rows[0]?.key ?? null;
}

export type EndingDay = { id: string; title: string; expires_at: Date; updated_at: Date };

/** Adverts of a person that run now, the first to end first; by adverts_user_index. */
export async function listEndingDays(db: Db, userKey: number, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<EndingDay>`select public_id as id, title, expires_at, updated_at from adverts
    where user_id = ${userKey} and status = 'ACTIVE' and expires_at > ${now} order by expires_at, id limit ${limit}`.execute(
    db,
  );
  return rows;
}
