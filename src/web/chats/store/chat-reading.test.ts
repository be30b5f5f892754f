import { expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { createChatReading } from './chat-reading.ts';
import type { ChatsState } from './chat-state.ts';
import { sampleChat, sampleMessage } from '#test/sample-talks.ts';

const CHAT = sampleChat();

/** What a tab knows, and a server whose list of chats comes when the test says so. */
function tab() {
  const list = Promise.withResolvers<Chat[]>();
  const items = [sampleMessage(1)];
  const page = { page: 0, items, pageSize: 30, totalPages: 1, totalElements: 1, size: 1, hasEarlier: false };
  const api: Api = {
    // The answers of these tests are those that the endpoints which are called declare.
    call: (endpoint) => (endpoint.operation === 'listChats' ? list.promise : Promise.resolve(page)) as never,
  };
  let state: ChatsState = { chats: [CHAT], talks: {}, unreadTotal: 0 };
  let open: string | null = null;
  const reading = createChatReading({
    api,
    get: () => state,
    become: (change) => void (state = { ...state, ...change }),
    openChatId: () => open,
  });
  return { reading, list, open: (id: string) => void (open = id), texts: () => textsOf(state) };
}

const textsOf = ({ talks }: ChatsState) => talks[CHAT.id]?.messages.map(({ id }) => id) ?? null;

test('a conversation that is opened while the list is read again stays', async () => {
  const { reading, list, open, texts } = tab();
  const refreshing = reading.refresh();
  open(CHAT.id);
  await reading.openTalk(CHAT.id);
  expect(texts()).toEqual([sampleMessage(1).id]);
  list.resolve([CHAT]);
  await refreshing;
  expect(texts()).toEqual([sampleMessage(1).id]);
});
