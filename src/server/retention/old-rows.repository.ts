import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Limits = { before: Date; limit: number };

const affected = (result: { numAffectedRows?: bigint | undefined }): number => Number(result.numAffectedRows ?? 0);

/** Deletes sessions that ended or ran out before a time; by sessions_ended_at_index and sessions_expires_at_index. */
export async function deleteOldSessions(db: Db, { before, limit }: Limits): Promise<number> {
  return affected(
    await sql`delete from sessions where id in (
      (select id from sessions where ended_at < ${before} limit ${limit})
      union (select id from sessions where expires_at < ${before} limit ${limit}) limit ${limit})`.execute(db),
  );
}

/** Deletes mails that were sent or given up, ordered before a time; by mails_created_at_index. */
export async function deleteOldMails(db: Db, { before, limit }: Limits): Promise<number> {
  return affected(
    await sql`delete from mails where id in (
      select id from mails where created_at < ${before} and (sent_at is not null or given_up_at is not null)
      order by created_at limit ${limit})`.execute(db),
  );
}

/** Deletes reported messages of chats decided before a time; a table of few rows. */
export async function deleteOldChatReports(db: Db, { before, limit }: Limits): Promise<number> {
  return affected(
    await sql`delete from chat_reports where id in (
      select id from chat_reports where decided_at < ${before} order by decided_at limit ${limit})`.execute(db),
  );
}

type Notices = 'advert_reports' | 'account_reports' | 'rating_reports';

/** Forgets who sent notices that were decided before a time; the notices stay. */
export async function forgetReporters(db: Db, notices: Notices, { before, limit }: Limits): Promise<number> {
  const table = sql.table(notices);
  return affected(
    await sql`update ${table} set reporter_id = null, reporter_name = '', reporter_email = '' where id in (
      select id from ${table} where decided_at < ${before} and reporter_email <> ''
      order by decided_at limit ${limit})`.execute(db),
  );
}
