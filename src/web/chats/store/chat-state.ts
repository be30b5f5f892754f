import type { Chat, ChatEvent, Message, MessagePage } from '#contract/chats/chats.schemas.ts';

/** The loaded part of a conversation. */
export type Talk = {
  /** FAILED: the newest messages could not be loaded; the known ones stay. */
  status: 'LOADING' | 'READY' | 'FAILED';
  /** In the order of the chat; READY: without a gap between the first and the last. */
  messages: readonly Message[];
  hasEarlier: boolean;
  earlier: 'IDLE' | 'LOADING' | 'FAILED';
};

export type ChatsState = {
  /** The highest position first. */
  chats: readonly Chat[];
  talks: Readonly<Record<string, Talk>>;
  unreadTotal: number;
};

export const EMPTY_TALK: Talk = { status: 'LOADING', messages: [], hasEarlier: false, earlier: 'IDLE' };

export const seqOf = (message: Message): number => message.seq ?? 0;

const isBefore = (one: Chat, other: Chat): number =>
  (other.position ?? 0) - (one.position ?? 0) || Date.parse(other.updatedAt) - Date.parse(one.updatedAt);

/** Returns the number of unread messages in all chats. */
export const unreadIn = (chats: readonly Chat[]): number =>
  chats.reduce((sum, chat) => sum + (chat.unreadCount ?? 0), 0);

export function talkOf(state: ChatsState, chatId: string): Talk | null {
  return state.talks[chatId] ?? null;
}

export function withTalk(state: ChatsState, chatId: string, change: Partial<Talk>): ChatsState {
  const talk = { ...(state.talks[chatId] ?? EMPTY_TALK), ...change };
  return { ...state, talks: { ...state.talks, [chatId]: talk } };
}

/** Puts a chat in its place, with everything newer about it. */
export function withChat(state: ChatsState, chat: Chat): ChatsState {
  const others = state.chats.filter((one) => one.id !== chat.id);
  return { ...state, chats: [...others, chat].toSorted(isBefore) };
}

/** Merges the list as of the request `asked`: later events of the stream are newer. */
export function withChatList(state: ChatsState, chats: readonly Chat[], asked: readonly Chat[]): ChatsState {
  const since = new Map(state.chats.filter((chat) => !asked.includes(chat)).map((chat) => [chat.id, chat]));
  const told = chats.map((chat) => {
    const newer = since.get(chat.id);
    return newer !== undefined && (newer.lastSeq ?? 0) > (chat.lastSeq ?? 0) ? newer : chat;
  });
  const isTold = new Set(chats.map((chat) => chat.id));
  return { ...state, chats: [...told, ...[...since.values()].filter(({ id }) => !isTold.has(id))].toSorted(isBefore) };
}

export function withoutChat(state: ChatsState, chatId: string): ChatsState {
  const talks = Object.fromEntries(Object.entries(state.talks).filter(([id]) => id !== chatId));
  return { ...state, talks, chats: state.chats.filter((chat) => chat.id !== chatId) };
}

/** Every message once, in the order of the chat; of two versions the later argument wins. */
export function joined(before: readonly Message[], added: readonly Message[]): Message[] {
  const known = new Map(before.map((message) => [message.id, message]));
  for (const message of added) known.set(message.id, message);
  return [...known.values()].toSorted((one, other) => seqOf(one) - seqOf(other));
}

/**
 * Merges a page that reached up to the newest message when it was loaded. Later events of the stream are kept, and of
 * the known messages only those that adjoin the page without a gap: the others can be loaded again.
 */
export function withNewestPage(state: ChatsState, chatId: string, page: MessagePage): ChatsState {
  const known = state.talks[chatId] ?? EMPTY_TALK;
  const [first, last] = [page.items[0], page.items.at(-1)];
  const newer = known.messages.filter((message) => last === undefined || seqOf(message) > seqOf(last));
  const before = first === undefined ? [] : runBefore(known.messages, seqOf(first));
  // An own message can be known before those leading up to it: only the very first one proves that nothing is missing.
  const [start] = before;
  return withTalk(state, chatId, {
    status: 'READY',
    earlier: 'IDLE',
    messages: joined([...before, ...newer], page.items),
    hasEarlier: start === undefined || seqOf(start) > 1 ? hasEarlier(page) : false,
  });
}

/** The messages that lead up to a number without a gap. */
function runBefore(messages: readonly Message[], seq: number): readonly Message[] {
  let next = seq;
  const before = messages.filter((message) => seqOf(message) < seq);
  const run = before.toReversed().findIndex((message) => seqOf(message) !== (next -= 1));
  return run < 0 ? before : before.slice(before.length - run);
}

/** Takes a page of what was said before. */
export function withEarlierPage(state: ChatsState, chatId: string, page: MessagePage): ChatsState {
  const known = state.talks[chatId] ?? EMPTY_TALK;
  return withTalk(state, chatId, {
    messages: joined(known.messages, page.items),
    hasEarlier: hasEarlier(page),
    earlier: 'IDLE',
  });
}

const hasEarlier = (page: MessagePage): boolean => page.hasEarlier ?? page.totalPages > page.page + 1;

/** Merges one message, from the stream or the response to sending it. */
export function withMessage(state: ChatsState, message: Message): ChatsState {
  const talk = state.talks[message.chatId];
  // While the first page loads, the stream may deliver newer messages.
  if (talk === undefined || (talk.status === 'FAILED' && talk.messages.length === 0)) return state;
  const first = talk.messages[0];
  if (first !== undefined && talk.hasEarlier && seqOf(message) < seqOf(first)) return state;
  return withTalk(state, message.chatId, { messages: joined(talk.messages, [message]) });
}

const isNews = (event: ChatEvent): event is Extract<ChatEvent, { kind: 'message' }> => event.kind === 'message';

/** Says whether an event brings a message of the other side that this tab did not know. */
export function isNewForeignMessage(state: ChatsState, event: ChatEvent, viewerId: string): boolean {
  if (!isNews(event) || event.message.senderId === viewerId) return false;
  const chat = state.chats.find((one) => one.id === event.chatId);
  return seqOf(event.message) > (chat?.lastSeq ?? 0);
}

/** Returns the state after an event of the stream; idempotent. */
export function applyEvent(state: ChatsState, event: ChatEvent, viewerId: string): ChatsState {
  switch (event.kind) {
    case 'hello':
    case 'reset':
      return { ...state, unreadTotal: event.unreadTotal };
    case 'bye':
      return state;
    case 'chat': {
      const next = event.chat === null ? withoutChat(state, event.chatId) : withChat(state, event.chat);
      return { ...next, unreadTotal: event.unreadTotal };
    }
    case 'message':
      return { ...withNewMessage(withMessage(state, event.message), event, viewerId), unreadTotal: event.unreadTotal };
    case 'read':
      return { ...withRead(state, event, viewerId), unreadTotal: event.unreadTotal };
  }
}

function withNewMessage(
  state: ChatsState,
  event: Extract<ChatEvent, { kind: 'message' }>,
  viewerId: string,
): ChatsState {
  const chat = state.chats.find((one) => one.id === event.chatId);
  const { message } = event;
  if (chat === undefined || seqOf(message) < (chat.lastSeq ?? 0)) return state;
  return withChat(state, {
    ...chat,
    lastText: message.text,
    lastAt: message.timestamp,
    lastIsOwn: message.senderId === viewerId,
    lastKind: message.kind ?? 'TEXT',
    lastSeq: seqOf(message),
    updatedAt: message.timestamp,
    position: Math.max(event.position, chat.position ?? 0),
    unreadCount: event.unreadCount,
    status: event.unreadCount > 0 ? 'UNREAD' : 'READ',
  });
}

function withRead(state: ChatsState, event: Extract<ChatEvent, { kind: 'read' }>, viewerId: string): ChatsState {
  const chat = state.chats.find((one) => one.id === event.chatId);
  if (chat === undefined) return state;
  const otherReadUpTo = Math.max(event.otherReadUpTo, chat.otherReadUpTo ?? 0);
  const next = withChat(state, {
    ...chat,
    readUpTo: Math.max(event.readUpTo, chat.readUpTo ?? 0),
    otherReadUpTo,
    unreadCount: event.unreadCount,
    status: event.unreadCount > 0 ? 'UNREAD' : 'READ',
  });
  const talk = state.talks[event.chatId];
  if (talk === undefined) return next;
  const messages = talk.messages.map((message) =>
    message.senderId === viewerId && message.status === 'UNREAD' && seqOf(message) <= otherReadUpTo
      ? { ...message, status: 'READ' as const }
      : message,
  );
  return withTalk(next, event.chatId, { messages });
}
