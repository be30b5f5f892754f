import type { Api } from '#contract/api.ts';
import type { Chat, ChatEvent, Message, MessagePage } from '#contract/chats/chats.schemas.ts';
import { addMessage, blockChat, deleteChat, uploadChatImage } from '#contract/chats/chats.ts';
import type { ChatReading } from './chat-reading.ts';
import { createChatReading } from './chat-reading.ts';
import type { ChatsState } from './chat-state.ts';
import {
  applyEvent,
  isNewForeignMessage,
  talkOf,
  unreadIn,
  withChat,
  withMessage,
  withNewestPage,
  withoutChat,
} from './chat-state.ts';
import type { StreamState } from './chat-stream.ts';
import type { Outbox, OutboxOptions, Outgoing } from './outbox.ts';
import { createOutbox } from './outbox.ts';

export type Announcement =
  { key: string; kind: 'MESSAGE'; message: Message; chat: Chat | null } | { key: string; kind: 'FAILED' };

export type ChatsView = ChatsState & {
  outgoing: readonly Outgoing[];
  stream: StreamState;
  isSignedOut: boolean;
  /** What has just happened, for those who listen. */
  announcements: readonly Announcement[];
};

export type ChatStore = Omit<ChatReading, 'refresh'> & {
  getState: () => ChatsView;
  subscribe: (onChange: () => void) => () => void;
  send: (message: { chatId: string; text: string; photo: Blob | null }) => Promise<void>;
  block: (chatId: string, blocked: boolean) => Promise<void>;
  remove: (chatId: string) => Promise<void>;
  takeChat: (chat: Chat) => void;
  takeEvent: (event: ChatEvent) => void;
  takeStreamState: (state: StreamState) => void;
  setOpenTalk: (chatId: string | null) => void;
  outbox: Outbox;
};

export type ChatStoreOptions = {
  viewerId: string;
  api: Api;
  initial: { chats: readonly Chat[]; openChatId: string | null; page: MessagePage | null };
  newId: () => string;
  now: () => string;
  outbox: Pick<OutboxOptions, 'storage' | 'photos' | 'alone'>;
};

const MOST_ANNOUNCEMENTS = 5;

/** What this tab knows of the chats of one person, and everything that can be done with them. */
export function createChatStore({ viewerId, api, initial, newId, now, outbox: kept }: ChatStoreOptions): ChatStore {
  let { openChatId } = initial;
  let view = firstView(initial);
  const listeners = new Set<() => void>();
  const setState = (change: Partial<ChatsView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const announce = (news: Announcement): void =>
    setState({ announcements: [...view.announcements, news].slice(-MOST_ANNOUNCEMENTS) });
  const { refresh, ...reading } = createChatReading({
    api,
    get: () => view,
    setState,
    openChatId: () => openChatId,
  });
  /** The server answers again: what could not be read before is read now. */
  const readAgain = (chatId: string): void => {
    if (talkOf(view, chatId)?.status === 'FAILED') void reading.openTalk(chatId);
  };
  const outbox = createOutbox({
    viewerId,
    ...kept,
    send: ({ id, chatId, text, storedFileId }) => {
      const photo = storedFileId === null ? {} : { storedFileId };
      return api.call(addMessage, { chatId, addMessageDto: { id, chatId, senderId: viewerId, text, ...photo } });
    },
    upload: async (_outgoing, photo) => (await api.call(uploadChatImage, { file: photo })).storedFileId ?? '',
    onChange: () => setState({ outgoing: outbox.list() }),
    onSent: (message) => {
      readAgain(message.chatId);
      setState(withMessage(view, message));
    },
    onFailed: () => announce({ key: newId(), kind: 'FAILED' }),
    onSignedOut: () => setState({ isSignedOut: true }),
  });

  const takeEvent = (event: ChatEvent): void => {
    const isNews = isNewForeignMessage(view, event, viewerId);
    setState(applyEvent(view, event, viewerId));
    if (event.kind === 'hello' || event.kind === 'reset') void refresh();
    if ('chatId' in event) readAgain(event.chatId);
    if (event.kind !== 'message') return;
    outbox.noteArrived(event.message.id);
    const chat = view.chats.find((one) => one.id === event.chatId) ?? null;
    if (isNews) announce({ key: event.message.id, kind: 'MESSAGE', message: event.message, chat });
    if (chat === null) void refresh();
  };

  return {
    ...reading,
    getState: () => view,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    send: async ({ chatId, text, photo }) => {
      await outbox.add({ id: newId(), chatId, text, createdAt: now() }, photo);
      void outbox.flush();
    },
    block: async (chatId, blocked) => {
      setState(withChat(view, await api.call(blockChat, { chatId, blockChatDto: { blocked } })));
    },
    remove: async (chatId) => {
      await api.call(deleteChat, { chatId });
      setState(withoutChat(view, chatId));
    },
    takeChat: (chat) => setState(withChat(view, chat)),
    takeEvent,
    takeStreamState: (stream) => {
      if (stream === view.stream) return;
      setState({ stream, ...(stream === 'SIGNED_OUT' ? { isSignedOut: true } : {}) });
      if (stream === 'LIVE' && openChatId !== null) readAgain(openChatId);
    },
    setOpenTalk: (chatId) => {
      openChatId = chatId;
    },
    outbox,
  };
}

function firstView({ chats, openChatId, page }: ChatStoreOptions['initial']): ChatsView {
  const known: ChatsState = { chats, talks: {}, unreadTotal: unreadIn(chats) };
  const state = openChatId === null || page === null ? known : withNewestPage(known, openChatId, page);
  return { ...state, outgoing: [], stream: 'CONNECTING', isSignedOut: false, announcements: [] };
}
