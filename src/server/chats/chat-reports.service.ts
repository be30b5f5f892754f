import type { ReportReason } from '#domain/moderation/report-reasons.ts';
import { type BaseContext, type Context, requireModerator } from '#server/platform/context.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { type ReportedMessage, insertChatReport, openReportShows } from './chat-reports.repository.ts';

export { type DecidedChatReport, chatReportExists, decideChatReport } from './chat-reports.repository.ts';
export type { ReportedMessage } from './chat-reports.repository.ts';

export type FiledChatReport = {
  /** Internal key of the chat. */
  chatKey: number;
  /** Internal key of who reports. */
  reporterKey: number;
  /** Internal key of the other side, who wrote what is reported. */
  accusedKey: number;
  reason: ReportReason;
  content: string;
  /** Only the reported messages: moderators see nothing else of the chat. */
  messages: readonly ReportedMessage[];
};

/**
 * Queues reported messages of a chat for moderation, in the caller's transaction if `db` is one; the caller has checked
 * that the reporter belongs to the chat and the messages to it. Idempotent.
 */
export async function fileChatReport(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId'>,
  report: FiledChatReport,
): Promise<{ id: string }> {
  const { db, clock, newId } = context;
  return { id: await insertChatReport(db, { ...report, id: newId(), createdAt: clock() }) };
}

/** Whether the viewer decides on a report that is about this picture. @throws call.unknown (404) for who does not moderate */
export async function seesReportedPicture(
  context: Context,
  picture: { reportId: string; storedFileId: string },
): Promise<boolean> {
  requireModerator(context);
  return isUuid(picture.reportId) && isUuid(picture.storedFileId) && openReportShows(context.db, picture);
}
