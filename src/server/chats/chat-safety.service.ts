import type { ReportReason } from '#domain/moderation/report-reasons.ts';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { type Context } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { fileChatReport } from './chat-reports.service.ts';
import { deleteBlock, insertBlock, listChatsOfPerson, listSharedChats } from './chat-safety.repository.ts';
import { chatNotFound, ownMessagesReported, unknownMessages } from './chats.problems.ts';
import { presentOne, requireOwnChat } from './chats.service.ts';
import { insertEvents, listMessagesById, lockFeeds } from './messages.repository.ts';

/** Two people rarely share more; beyond it tabs learn of a block when they read the chat. */
const MOST_CHATS_TOLD = 50;

/** Blocks the other person in all chats with the viewer, or takes that back. @throws chat.not-found (404) */
export async function blockChat(
  context: Context,
  { chatId, blocked }: { chatId: string; blocked: boolean },
): Promise<Chat> {
  const { chat, standing, viewer } = await requireOwnChat(context, chatId);
  if (standing.isDeleted) throw chatNotFound();
  const { otherKey } = standing;
  await inTransaction(context.db, async (db) => {
    const now = context.clock();
    const hasChanged = blocked
      ? await insertBlock(db, viewer.key, otherKey, now)
      : await deleteBlock(db, viewer.key, otherKey);
    if (!hasChanged) return;
    const userKeys = [viewer.key, otherKey];
    for (const key of await listSharedChats(db, viewer.key, otherKey, MOST_CHATS_TOLD))
      await insertEvents(db, key, { kind: 'chat', userKeys, now });
  });
  return presentOne(context, chat.key, viewer.key);
}

/** Notifies both sides of a person's latest chats that the account changed. */
export async function notifyChatsOf(tx: Db, userKey: number, now: Date): Promise<void> {
  const chats = await listChatsOfPerson(tx, userKey, MOST_CHATS_TOLD);
  await lockFeeds(
    tx,
    chats.flatMap(({ userKeys }) => userKeys),
  );
  for (const { key, userKeys } of chats) await insertEvents(tx, key, { kind: 'chat', userKeys, now });
}

export type ReportChat = {
  chatId: string;
  reason: ReportReason;
  content?: string | null | undefined;
  messageIds: readonly string[];
};

/**
 * Reports messages of an own chat to the moderators, who see only those.
 * @throws chat.not-found (404), chat.unknown-messages, chat.own-messages (422)
 */
export async function reportChat(context: Context, report: ReportChat): Promise<void> {
  const { chat, standing, viewer } = await requireOwnChat(context, report.chatId);
  if (standing.isDeleted) throw chatNotFound();
  const ids = new Set(report.messageIds.map((id) => id.toLowerCase()));
  const rows = (await listMessagesById(context.db, chat.key, [...ids])).filter(({ seq }) => seq > standing.hiddenUpTo);
  if (rows.length < ids.size) throw unknownMessages();
  if (rows.some(({ sender_key: sender }) => sender === viewer.key)) throw ownMessagesReported();
  await fileChatReport(context, {
    chatKey: chat.key,
    reporterKey: viewer.key,
    accusedKey: standing.otherKey,
    reason: report.reason,
    content: report.content ?? '',
    messages: rows.map((row) => ({
      id: row.id,
      senderId: row.sender_id,
      text: row.text,
      at: row.created_at.toISOString(),
      ...(row.stored_file_id === null
        ? {}
        : { picture: { storedFileId: row.stored_file_id, width: row.width, height: row.height } }),
    })),
  });
}
