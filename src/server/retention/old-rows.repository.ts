import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

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

/** Deletes side effects noted before a time, carried out or not; by outbox_created_at_index. */
export async function deleteOldOutboxRows(db: Db, { before, limit }: Limits): Promise<number> {
  return affected(
    await sql`delete from outbox where id in (
      select id from outbox where created_at < ${before} order by created_at limit ${limit})`.execute(db),
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
