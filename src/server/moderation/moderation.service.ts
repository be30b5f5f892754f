import type { ReportReason } from '#domain/adverts/report-reasons.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { insertChatReport, type ReportedMessage } from './chat-reports.repository.ts';

export type FiledChatReport = {
  /** Internal key of the chat. */
  chatKey: number;
  /** Internal key of who reports. */
  reporterKey: number;
  reason: ReportReason;
  content: string;
  /** Only what the report is about: moderation sees nothing else of the chat. */
  messages: readonly ReportedMessage[];
};

/**
 * Puts reported messages of a chat into the queue of moderation, in the caller's transaction if `db` is one; the caller
 * has checked that the reporter takes part in the chat and that the messages are of it. The same again changes nothing.
 */
export async function fileChatReport(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId'>,
  report: FiledChatReport,
): Promise<{ id: string }> {
  const { db, clock, newId } = context;
  return { id: await insertChatReport(db, { ...report, id: newId(), createdAt: clock() }) };
}
