import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type AuditRow = {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  details: Readonly<Record<string, unknown>>;
};

export async function insertAuditRow(db: Db, row: Omit<AuditRow, 'id'>): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: row.at,
      actor: row.actor,
      action: row.action,
      subject: row.subject,
      details: JSON.stringify(row.details),
    })
    .execute();
}

/** What was done to one account, or to all, the newest first; by audit_log_subject_index, or audit_log_pkey backwards. */
export async function listAuditRows(
  db: Db,
  { subject, limit, offset }: { subject: string | null; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const condition = subject === null ? sql`true` : sql`subject = ${subject}`;
  const order = subject === null ? sql`id desc` : sql`at desc, id desc`;
  const [page, counted] = await Promise.all([
    sql<AuditRow>`select id, at, actor, action, subject, details from audit_log
      where ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from audit_log where ${condition}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
