import type { Chat } from '#contract/chats/chats.schemas.ts';
import { listItemsByKey } from '#server/adverts/adverts.service.ts';
import { type BaseContext, type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type ChatCore, type ChatSideState, chatSideStateOf } from './chat-row.ts';
import { chatNotFound, messageIdTaken, writingBarred } from './chats.problems.ts';
import { presentChat } from './chats.presenter.ts';
import {
  countUnread,
  findChatCore,
  hideChat,
  listChatKeys,
  listChatRows,
  lockChat,
  lockChatByKey,
} from './chats.repository.ts';
import { findBan, insertEvents, insertMessage } from './messages.repository.ts';

export { chatNotFound } from './chats.problems.ts';

export type OwnChat = { chat: ChatCore; standing: ChatSideState; viewer: Viewer };
type ChatId = { chatId: string };

/** The chat, if the viewer takes part in it. @throws session.required (401), chat.not-found (404) whether it is foreign or unknown */
export async function requireOwnChat(context: Context, chatId: string): Promise<OwnChat> {
  const viewer = requireViewer(context);
  return ownOrRefuse(viewer, await findChatCore(context.db, chatId, viewer.key));
}

/** The same with the chat's lock until the end of the caller's transaction; take it before any other lock. */
export async function lockOwnChat(context: Context, chatId: string): Promise<OwnChat> {
  const viewer = requireViewer(context);
  return ownOrRefuse(viewer, await lockChat(context.db, chatId, viewer.key));
}

function ownOrRefuse(viewer: Viewer, chat: ChatCore | null): OwnChat {
  const standing = chat && chatSideStateOf(chat, viewer.key);
  if (!standing) throw chatNotFound();
  return { chat, standing, viewer };
}

/** Chats by their keys as one person sees them, with their adverts as they are now. */
export async function presentChats(
  base: Pick<BaseContext, 'db' | 'clock'>,
  keys: readonly number[],
  viewerKey: number,
): Promise<Map<number, Chat>> {
  const rows = await listChatRows(base.db, keys, { viewerKey, now: base.clock() });
  const items = await listItemsByKey(base, [...new Set(rows.flatMap((row) => row.advert_key ?? []))]);
  const chats = new Map<number, Chat>();
  for (const row of rows) {
    const chat = presentChat(row, viewerKey, items.get(row.advert_key ?? 0) ?? null);
    if (chat) chats.set(row.key, chat);
  }
  return chats;
}

/** One chat as its viewer sees it. @throws chat.not-found (404) */
export async function presentOne(
  context: Pick<BaseContext, 'db' | 'clock'>,
  key: number,
  viewerKey: number,
): Promise<Chat> {
  const chat = (await presentChats(context, [key], viewerKey)).get(key);
  if (!chat) throw chatNotFound();
  return chat;
}

export type ListChats = { q?: string | undefined; page: number; size: number };

/** A page of the viewer's chats, the latest first. */
export async function listChats(context: Context, { q, page, size }: ListChats): Promise<Chat[]> {
  const { key } = requireViewer(context);
  const keys = await listChatKeys(context.db, key, { q: q ?? '', limit: size, offset: page * size });
  const chats = await presentChats(context, keys, key);
  return keys.flatMap((chatKey) => chats.get(chatKey) ?? []);
}

/** @throws chat.not-found (404) */
export async function getChat(context: Context, { chatId }: ChatId): Promise<Chat> {
  const { chat, standing, viewer } = await requireOwnChat(context, chatId);
  if (standing.isDeleted) throw chatNotFound();
  return presentOne(context, chat.key, viewer.key);
}

/** UNREAD while any message of another is unread. */
export async function getChatStatus(context: Context): Promise<'READ' | 'UNREAD'> {
  const { key } = requireViewer(context);
  return ((await countUnread(context.db, [key])).get(key) ?? 0) > 0 ? 'UNREAD' : 'READ';
}

/**
 * Deletes a chat for the viewer only; its messages stay hidden, also when the other side writes again.
 * @throws chat.not-found (404)
 */
export async function deleteChat(context: Context, { chatId }: ChatId): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const { chat, standing, viewer } = await lockOwnChat({ ...context, db }, chatId);
    if (standing.isDeleted) return;
    await hideChat(db, chat.key, standing.side);
    await insertEvents(db, chat.key, { kind: 'chat', userKeys: [viewer.key], now: context.clock() });
  });
}

export type AppendedMessage = {
  chatKey: number;
  senderKey: number;
  kind: 'TEXT' | 'AGREEMENT';
  text: string;
  agreementId?: string | null;
  id?: string;
  storedFileId?: string | null;
  signs?: readonly string[];
};

/**
 * Appends a message to a chat in the caller's transaction (`context.db`) and notifies both sides; returns its id.
 * @throws chat.not-found (404) where the sender takes no part, chat.blocked (403), chat.other-gone (409),
 * chat.message-id-taken (422)
 */
export async function appendMessage(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId'>,
  { chatKey, senderKey, id = context.newId(), agreementId, storedFileId, signs = [], ...message }: AppendedMessage,
): Promise<string> {
  const chat = await lockChatByKey(context.db, chatKey);
  const standing = chat && chatSideStateOf(chat, senderKey);
  if (!standing) throw chatNotFound();
  const ban = await findBan(context.db, senderKey, standing.otherKey);
  if (ban) throw writingBarred(ban);
  const given = { agreementId: agreementId ?? null, storedFileId: storedFileId ?? null, signs, now: context.clock() };
  if (!(await insertMessage(context.db, chat, { ...message, ...given, id, senderKey }))) throw messageIdTaken();
  return id;
}
