import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** One message as it was when it was reported. */
export type ReportedMessage = { id: string; senderId: string; text: string; at: string };

export type NewChatReport = {
  id: string;
  chatKey: number;
  reporterKey: number;
  reason: string;
  content: string;
  messages: readonly ReportedMessage[];
  createdAt: Date;
};

/** Notes a report; the same one again, while it is open, is the one that is there. Returns its id. */
export async function insertChatReport(db: Db, report: NewChatReport): Promise<string> {
  const messages = JSON.stringify(report.messages);
  const { rows } = await sql<{ id: string }>`
    insert into chat_reports (id, chat_key, reporter_id, reason, content, messages, created_at)
    values (${report.id}, ${report.chatKey}, ${report.reporterKey}, ${report.reason}, ${report.content}, ${messages}::jsonb,
      ${report.createdAt})
    on conflict (chat_key, reporter_id, reason, md5(content), md5(messages::text)) where status = 'OPEN'
    do update set content = excluded.content returning id`.execute(db);
  return rows[0]?.id ?? report.id;
}
