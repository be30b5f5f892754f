import type { Chat, ChatEvent } from '#contract/chats/chats.schemas.ts';
import type { EventRow } from './chat-events.repository.ts';
import { chatSideStateOf } from './chat-row.ts';
import { presentMessage, readByViewer } from './chats.presenter.ts';

/** The unread total, and where needed the chat as it is now. */
export type EventFacts = { unreadTotal: number; chat: Chat | null };

/** The event as its reader gets it; null where the reader may not see it any more. */
export function presentEvent(row: EventRow, { unreadTotal, chat }: EventFacts): ChatEvent | null {
  const standing = chatSideStateOf(row, row.user_key);
  if (!standing) return null;
  const common = { chatId: row.id, unreadTotal };
  switch (row.event_kind) {
    case 'message':
      if (!row.message || row.message.seq <= standing.hiddenUpTo) return null;
      return {
        kind: 'message',
        ...common,
        message: presentMessage(row.message, row, row.user_key),
        unreadCount: standing.unread,
        position: standing.position,
      };
    case 'read':
      if (standing.isDeleted) return null;
      return {
        kind: 'read',
        ...common,
        readUpTo: readByViewer(standing),
        otherReadUpTo: standing.otherReadUpTo,
        unreadCount: standing.unread,
      };
    case 'chat':
      return { kind: 'chat', ...common, chat: standing.isDeleted ? null : chat };
  }
}

/** One server-sent event; its id is the number from which a broken stream goes on. */
export const asServerSentEvent = (event: ChatEvent, id: number | null): string =>
  `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
