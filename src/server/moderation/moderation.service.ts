import type { ReportReason } from '#domain/adverts/report-reasons.ts';
import { type BaseContext, type Context, requireModerator } from '#server/platform/context.ts';
import { isUuid } from '#server/platform/ids.ts';
import { insertAccountEvent } from './account-cases.repository.ts';
import { mailHeld } from './account-moderation.mails.ts';
import { getAccountByKey } from './accounts.repository.ts';
import { insertChatReport, openReportShows, type ReportedMessage } from './chat-reports.repository.ts';

export type FiledChatReport = {
  /** Internal key of the chat. */
  chatKey: number;
  /** Internal key of who reports. */
  reporterKey: number;
  /** Internal key of the other side, who wrote what is reported. */
  accusedKey: number;
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

/** Notes that a company page waits for a look because another one has its numbers, and tells its owner why. */
export async function tellCompanyHeld(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config'>,
  { userKey, companyName, numbers }: { userKey: number; companyName: string; numbers: string[] },
): Promise<void> {
  const account = await getAccountByKey(context.db, userKey);
  const event = {
    userKey,
    subject: 'COMPANY',
    at: context.clock(),
    kind: 'HELD',
    actor: '',
    details: { numbers },
  } as const;
  const eventId = await insertAccountEvent(context.db, event);
  await mailHeld(context, { account, name: companyName, eventId }, numbers);
}

/** Whether the viewer decides on a report that is about this picture. @throws call.unknown (404) for who does not moderate */
export async function seesReportedPicture(
  context: Context,
  picture: { reportId: string; storedFileId: string },
): Promise<boolean> {
  requireModerator(context);
  return isUuid(picture.reportId) && isUuid(picture.storedFileId) && openReportShows(context.db, picture);
}
