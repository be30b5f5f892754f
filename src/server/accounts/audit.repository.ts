import { type RawBuilder, sql } from 'kysely';
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

/** Null: not asked for. `after` is excluded, `until` included. */
export type AuditFilter = {
  actor: string | null;
  subject: string | null;
  action: string | null;
  after: Date | null;
  until: Date | null;
};

/** The newest first: those of a subject by audit_log_subject_index, others by audit_log_pkey backwards. */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
  { before, limit, offset }: { before: number | null; limit: number; offset: number },
): Promise<AuditRow[]> {
  const position = before === null ? sql`true` : sql`id < ${before}`;
  const { rows } = await sql<AuditRow>`select id, at, actor, action, subject, details from audit_log
    where ${matching(filter)} and ${position} order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countAuditRows(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from audit_log
    where ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function matching({ actor, subject, action, after, until }: AuditFilter): RawBuilder<unknown> {
  const conditions = [
    ...(actor === null ? [] : [sql`actor = ${actor}`]),
    ...(subject === null ? [] : [sql`subject = ${subject}`]),
    ...(action === null ? [] : [sql`action = ${action}`]),
    ...(after === null ? [] : [sql`at > ${after}`]),
    ...(until === null ? [] : [sql`at <= ${until}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
