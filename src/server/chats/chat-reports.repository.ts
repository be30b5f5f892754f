import { sql } from 'kysely';
import type { ReportReason } from '#domain/moderation/report-reasons.ts';
import type { Measure } from '#domain/moderation/account-cases.ts';
import type { Db } from '#server/platform/database/database.ts';

/** One message as it was when it was reported; with a picture only where it had one. */
export type ReportedMessage = {
  id: string;
  senderId: string;
  text: string;
  at: string;
  picture?: { storedFileId: string; width: number | null; height: number | null };
};

export type NewChatReport = {
  id: string;
  chatKey: number;
  reporterKey: number;
  accusedKey: number;
  reason: string;
  content: string;
  messages: readonly ReportedMessage[];
  createdAt: Date;
};

/** Notes a report; the same one again, while it is open, is the one that is there. Returns its id. */
export async function insertChatReport(db: Db, report: NewChatReport): Promise<string> {
  const messages = JSON.stringify(report.messages);
  const { rows } = await sql<{ id: string }>`
    insert into chat_reports (id, chat_key, reporter_id, accused_id, reason, content, messages, created_at)
    values (${report.id}, ${report.chatKey}, ${report.reporterKey}, ${report.accusedKey}, ${report.reason}, ${report.content}, ${messages}::jsonb,
      ${report.createdAt})
    on conflict (chat_key, reporter_id, reason, md5(content), md5(messages::text)) where status = 'OPEN'
    do update set content = excluded.content returning id`.execute(db);
  return rows[0]?.id ?? report.id;
}

export type DecidedChatReport = {
  id: string;
  reason: ReportReason;
  reporter_email: string | null;
  reporter_id: string | null;
  /** Who wrote the messages; null where that account has ended. */
  accused_id: string | null;
};
type ChatDecision = { status: 'UPHELD' | 'REJECTED'; measure: Measure | null; now: Date; by: string; decision: string };

/** Decides an open report and returns whom to notify; null where it is not open. */
export async function decideChatReport(db: Db, id: string, decision: ChatDecision): Promise<DecidedChatReport | null> {
  const { rows } = await sql<DecidedChatReport>`
    with decided as (
      update chat_reports set status = ${decision.status}, decided_at = ${decision.now}, decided_by = ${decision.by},
        decision = ${decision.decision}, measure = ${decision.measure}
      where id = ${id} and status = 'OPEN' returning id, reason, reporter_id, accused_id)
    select d.id, d.reason, u.email as reporter_email, u.public_id as reporter_id, a.public_id as accused_id
    from decided d left join users u on u.id = d.reporter_id and u.anonymised_at is null
      left join users a on a.id = d.accused_id and a.anonymised_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Whether an open report is about a message with this picture; by chat_reports_pkey. */
export async function openReportShows(
  db: Db,
  { reportId, storedFileId }: { reportId: string; storedFileId: string },
): Promise<boolean> {
  const picture = JSON.stringify([{ picture: { storedFileId } }]);
  const { rows } = await sql`select 1 from chat_reports
    where id = ${reportId} and status = 'OPEN' and messages @> ${picture}::jsonb`.execute(db);
  return rows.length > 0;
}

/** Whether there is or was such a report; by chat_reports_pkey. */
export async function chatReportExists(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from chat_reports where id = ${id}`.execute(db);
  return rows.length > 0;
}
