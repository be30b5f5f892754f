import type { Chat } from '#contract/chats/chats.schemas.ts';
import { requireOpenAdvert } from '#server/adverts/adverts.service.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { insertEvents } from './chat-events.repository.ts';
import { CHAT_LIMITS } from './chat-limits.ts';
import type { ChatCore } from './chat-row.ts';
import { chatNotFound, ownAdvert, writingBarred } from './chats.problems.ts';
import { findChatOfBuyer, insertChat, lockChat, showChat } from './chats.repository.ts';
import { presentOne } from './chats.service.ts';
import { findBan } from './messages.repository.ts';
import { writeMessage } from './messages.service.ts';

export type InitChat = {
  advertId: string;
  chatId: string;
  text?: string | null | undefined;
  messageId?: string | null | undefined;
};

/**
 * Opens the chat about an advert, or answers the one that is there, and sends the first message where one is given.
 * @throws advert.not-found (404), advert.gone (410), chat.own-advert (422), chat.blocked (403), request.too-many (429)
 */
export async function initChat(context: Context, init: InitChat, limiter: RateLimiter): Promise<Chat> {
  const viewer = requireViewer(context);
  const existing = await findChatOfBuyer(context.db, init.advertId, viewer.key);
  if (!existing) await refuseNewChat(context, init.advertId, { viewer, limiter });
  const key = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const chat = existing ?? (await openChat(inside, viewer, init));
    if (init.text) {
      const { messageId, text } = init;
      await writeMessage(inside, { chatId: chat.id, id: messageId ?? context.newId(), text }, limiter);
      return chat.key;
    }
    await showInBuyerList(inside, viewer, chat);
    return chat.key;
  });
  if (!existing) recordEvent(context, { type: 'CONTACT_CHAT_CLICKED', itemId: init.advertId.toLowerCase() });
  return presentOne(context, key, viewer.key);
}

type Opening = { viewer: Viewer; limiter: RateLimiter };

async function refuseNewChat(context: Context, advertId: string, { viewer, limiter }: Opening): Promise<void> {
  const advert = await requireOpenAdvert(context, advertId);
  if (advert.owner_key === viewer.key) throw ownAdvert();
  const ban = await findBan(context.db, viewer.key, advert.owner_key);
  if (ban) throw writingBarred(ban);
  await enforceLimit(limiter, CHAT_LIMITS.newChat, String(viewer.key));
}

/** Of two concurrent calls the second waits at the unique key and finds the chat of the first. */
async function openChat(context: Context, viewer: Viewer, { advertId, chatId }: InitChat): Promise<ChatCore> {
  const advert = await requireOpenAdvert(context, advertId);
  await insertChat(context.db, {
    id: chatId,
    advertKey: advert.key,
    itemId: advert.id,
    itemTitle: advert.title,
    sellerKey: advert.owner_key,
    buyerKey: viewer.key,
    now: context.clock(),
  });
  const chat = await findChatOfBuyer(context.db, advertId, viewer.key);
  if (!chat) throw chatNotFound();
  return chat;
}

/** Shows an opened chat in the buyer's list again, at the top if it was hidden. */
async function showInBuyerList(context: Context, viewer: Viewer, { id }: ChatCore): Promise<void> {
  const chat = await lockChat(context.db, id, viewer.key);
  if (!chat) throw chatNotFound();
  if (!chat.buyer_deleted && chat.buyer_position > 0) return;
  await showChat(context.db, chat.key, 'buyer');
  const userKeys = [viewer.key];
  await insertEvents(context.db, chat.key, { kind: 'chat', userKeys, now: context.clock(), moves: true });
}
