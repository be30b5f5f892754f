import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { mayPass, retryDelayInMs } from '#web/api/retries.ts';
import { getChat, listChats, listMessages, readChat } from '#contract/chats/chats.ts';
import type { ChatsState } from './chat-state.ts';
import {
  seqOf,
  talkOf,
  unreadIn,
  withChat,
  withChatList,
  withEarlierPage,
  withNewestPage,
  withTalk,
  withoutChat,
} from './chat-state.ts';

/**
 * Greater than every number: loads the newest messages without marking them as read, which happens once they are
 * visible.
 */
const AFTER_ALL = 2_147_483_647;

export type ChatReading = {
  /** Reads a conversation that is not known yet. */
  openTalk: (chatId: string) => Promise<void>;
  loadEarlier: (chatId: string) => Promise<void>;
  /** The person has seen everything of a conversation. */
  markRead: (chatId: string) => Promise<void>;
  /** Reloads list and open conversation after a gap of the stream. */
  refresh: () => Promise<void>;
};

type Holder = {
  api: Api;
  get: () => ChatsState;
  setState: (state: Partial<ChatsState>) => void;
  /** Which conversation is open by now. */
  openChatId: () => string | null;
};

/** What is read from the server into the state of a tab. */
export function createChatReading({ api, get, setState, openChatId }: Holder): ChatReading {
  const lastAsked = new Map<string, symbol>();
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Asks for the open conversation again after a pause; a refusal such as 403 will stay one. */
  const tryLater = (chatId: string, error: unknown): void => {
    if (isResponseError(error) && !mayPass(error.status)) return;
    if (openChatId() !== chatId) return;
    clearTimeout(retry);
    failures += 1;
    retry = setTimeout(() => {
      if (openChatId() === chatId && talkOf(get(), chatId)?.status === 'FAILED') void readNewest(chatId);
    }, retryDelayInMs(failures));
  };
  const readNewest = async (chatId: string): Promise<void> => {
    const turn = Symbol(chatId);
    lastAsked.set(chatId, turn);
    const isNew = talkOf(get(), chatId)?.status !== 'READY';
    if (isNew) setState(withTalk(get(), chatId, { status: 'LOADING' }));
    try {
      const page = await api.call(listMessages, { chatId, before: AFTER_ALL });
      // Requested again meanwhile, because the stream had a gap: only that answer covers it.
      if (lastAsked.get(chatId) !== turn) return;
      failures = 0;
      setState(withNewestPage(get(), chatId, page));
      // The list does not reach back to every chat.
      const isListed = get().chats.some((chat) => chat.id === chatId);
      if (!isListed) setState(withChat(get(), await api.call(getChat, { chatId })));
    } catch (error) {
      if (isResponseError(error) && error.status === 404) setState(withoutChat(get(), chatId));
      // The known messages stay; since some may be missing, the page says that loading failed.
      else if (lastAsked.get(chatId) === turn) {
        setState(withTalk(get(), chatId, { status: 'FAILED' }));
        tryLater(chatId, error);
      }
    }
  };
  const openTalk = async (chatId: string): Promise<void> => {
    if (talkOf(get(), chatId)?.status !== 'READY') await readNewest(chatId);
  };
  const loadEarlier = async (chatId: string): Promise<void> => {
    const talk = talkOf(get(), chatId);
    const first = talk?.messages[0];
    if (talk === null || first === undefined || !talk.hasEarlier || talk.earlier === 'LOADING') return;
    setState(withTalk(get(), chatId, { earlier: 'LOADING' }));
    try {
      const page = await api.call(listMessages, { chatId, before: seqOf(first) });
      setState(withEarlierPage(get(), chatId, page));
    } catch {
      setState(withTalk(get(), chatId, { earlier: 'FAILED' }));
    }
  };
  const markRead = async (chatId: string): Promise<void> => {
    const chat = get().chats.find((one) => one.id === chatId);
    const talk = talkOf(get(), chatId);
    const last = talk?.messages.at(-1);
    // Before the newest ones are read there may be an unseen gap.
    if (chat === undefined || talk?.status !== 'READY' || last === undefined || (chat.unreadCount ?? 0) === 0) return;
    const upToSeq = seqOf(last);
    const seen = withChat(get(), { ...chat, unreadCount: 0, status: 'READ', readUpTo: upToSeq });
    setState({ ...seen, unreadTotal: unreadIn(seen.chats) });
    await api.call(readChat, { chatId, readChatDto: { upToSeq } }).catch(() => undefined);
  };
  const refresh = async (): Promise<void> => {
    const asked = get().chats;
    const chats = await api.call(listChats, {}).catch(() => null);
    if (chats !== null) {
      const state = withChatList(get(), chats, asked);
      setState({ ...state, talks: onlyTalk(state, openChatId()), unreadTotal: unreadIn(state.chats) });
    }
    const open = openChatId();
    if (open !== null) await readNewest(open);
  };
  return { openTalk, loadEarlier, markRead, refresh };
}

/** Conversations that are not open are read again when they are opened: what was missed in them is not known. */
const onlyTalk = ({ talks }: ChatsState, chatId: string | null): ChatsState['talks'] =>
  Object.fromEntries(Object.entries(talks).filter(([id]) => id === chatId));
