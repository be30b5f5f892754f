import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import type { Chat, Message, MessagePage } from '#contract/chats/chats.schemas.ts';
import { ownHostsOf } from '#server/platform/config.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { countOpeningText } from './chat-limits.ts';
import type { ChatCore, MessageRow, ChatSideState } from './chat-row.ts';
import {
  foreignPicture,
  forgedSender,
  messageEmpty,
  messageIdTaken,
  otherChat,
  chatNotFound,
} from './chats.problems.ts';
import { presentMessage } from './chats.presenter.ts';
import { findChatCore, updateRead } from './chats.repository.ts';
import { appendMessage, lockOwnChat, presentOne, requireOwnChat } from './chats.service.ts';
import { findMessage, insertEvents, listMessageRows, lockOwnPicture } from './messages.repository.ts';

/** Behind the last message there can be. */
const END = 2_147_483_647;

type ListMessages = { chatId: string; page: number; size: number; before?: number | undefined };

/** A page of an own chat in the order of the talk, the latest page first; that one counts as read. @throws chat.not-found (404) */
export async function listMessages(
  context: Context,
  { chatId, page, size, before }: ListMessages,
): Promise<MessagePage> {
  const { chat, standing, viewer } = await requireOwnChat(context, chatId);
  if (standing.isDeleted) throw chatNotFound();
  const end = Math.min(before ?? END, chat.last_seq + 1);
  const window = { after: standing.hiddenUpTo, before: end, limit: size, offset: page * size };
  const rows = (await listMessageRows(context.db, chat.key, window)).toReversed();
  const isLatest = page === 0 && before === undefined;
  if (isLatest && standing.unread > 0) await markRead(context, chatId, chat.last_seq);
  const seen = (isLatest && (await findChatCore(context.db, chatId, viewer.key))) || chat;
  const totalElements = Math.max(0, end - 1 - standing.hiddenUpTo);
  return {
    ...pageOf(
      rows.map((row) => presentMessage(row, seen, viewer.key)),
      { page, size, totalElements },
    ),
    hasEarlier: totalElements > page * size + rows.length,
  };
}

export type AddMessage = {
  chatId: string;
  id: string;
  text?: string | null | undefined;
  storedFileId?: string | null | undefined;
  /** As the sender claims them; they have to be true. */
  claimed?: { chatId?: string | null | undefined; senderId?: string | null | undefined };
};

/**
 * Sends a message in an own chat; the same id again answers the message that is there.
 * @throws chat.not-found (404), chat.forged-sender, chat.other-chat, chat.message-empty, chat.foreign-image, chat.message-id-taken (422), chat.blocked (403), chat.same-text (429)
 */
export async function addMessage(context: Context, message: AddMessage, limiter: RateLimiter): Promise<Message> {
  const { chat, viewer } = await requireOwnChat(context, message.chatId);
  const { senderId, chatId } = message.claimed ?? {};
  if (senderId && senderId.toLowerCase() !== viewer.id) throw forgedSender();
  if (chatId && chatId.toLowerCase() !== chat.id) throw otherChat();
  if (!message.text && !message.storedFileId) throw messageEmpty();
  return inTransaction(context.db, async (db) => writeMessage({ ...context, db }, message, limiter));
}

/** The same inside a transaction, for a chat that the viewer belongs to. */
export async function writeMessage(context: Context, message: AddMessage, limiter: RateLimiter): Promise<Message> {
  const { chat, viewer } = await lockOwnChat(context, message.chatId);
  const { id, storedFileId = null } = message;
  const text = message.text ?? '';
  const sent = await findMessage(context.db, id);
  if (sent)
    return presentMessage(requireSame(sent, chat, { senderKey: viewer.key, text, storedFileId }), chat, viewer.key);
  if (storedFileId !== null && !(await lockOwnPicture(context.db, storedFileId, viewer.key))) throw foreignPicture();
  if (chat.last_seq === 0) await countOpeningText(limiter, viewer.key, text);
  const signs = findFraudSigns(text, ownHostsOf(context.config));
  const facts = { text, storedFileId, signs, id, kind: 'TEXT' } as const;
  await appendMessage(context, { chatKey: chat.key, senderKey: viewer.key, ...facts });
  const written = await findMessage(context.db, id);
  if (!written) throw messageIdTaken();
  return presentMessage(written, chat, viewer.key);
}

type Repeated = { senderKey: number; text: string; storedFileId: string | null };

function requireSame(sent: MessageRow, chat: ChatCore, { senderKey, text, storedFileId }: Repeated): MessageRow {
  const isSame =
    sent.chat_id === chat.id &&
    sent.sender_key === senderKey &&
    sent.kind === 'TEXT' &&
    sent.text === text &&
    sent.stored_file_id === (storedFileId?.toLowerCase() ?? null);
  if (!isSame) throw messageIdTaken();
  return sent;
}

/**
 * Marks the messages of an own chat as read up to a number; a smaller number than before changes nothing.
 * @throws chat.not-found (404)
 */
export async function readChat(
  context: Context,
  { chatId, upToSeq }: { chatId: string; upToSeq: number },
): Promise<Chat> {
  const { key } = requireViewer(context);
  const { chat, standing } = await markRead(context, chatId, upToSeq);
  if (standing.isDeleted) throw chatNotFound();
  return presentOne(context, chat.key, key);
}

function markRead(
  context: Context,
  chatId: string,
  upToSeq: number,
): Promise<{ chat: ChatCore; standing: ChatSideState }> {
  return inTransaction(context.db, async (db) => {
    const { chat, standing, viewer } = await lockOwnChat({ ...context, db }, chatId);
    const upTo = Math.min(upToSeq, chat.last_seq);
    if (standing.isDeleted || upTo <= standing.readUpTo) return { chat, standing };
    await updateRead(db, chat.key, { side: standing.side, ownKey: viewer.key, upTo });
    const userKeys = [chat.seller_key, chat.buyer_key];
    await insertEvents(db, chat.key, { kind: 'read', userKeys, now: context.clock() });
    return { chat, standing };
  });
}
