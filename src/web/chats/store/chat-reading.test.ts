import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/api.ts';
import { FetchError, ResponseError } from '#contract/api-errors.ts';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { createChatReading } from './chat-reading.ts';
import type { ChatsState } from './chat-state.ts';
import { sampleChat, sampleMessage } from '#test/sample-talks.ts';

const CHAT = sampleChat();

/** What a tab knows, and a server whose list of chats comes when the test says so. */
function tab(refusals: Error[] = []) {
  let asked = 0;
  const list = Promise.withResolvers<Chat[]>();
  const items = [sampleMessage(1)];
  const page = { page: 0, items, pageSize: 30, totalPages: 1, totalElements: 1, size: 1, hasEarlier: false };
  const api: Api = {
    // The answers of these tests are those that the endpoints which are called declare.
    call: (endpoint) => {
      if (endpoint.operation === 'listChats') return list.promise as never;
      asked += 1;
      const refusal = refusals.shift();
      return (refusal === undefined ? Promise.resolve(page) : Promise.reject(refusal)) as never;
    },
  };
  let state: ChatsState = { chats: [CHAT], talks: {}, unreadTotal: 0 };
  let open: string | null = null;
  const reading = createChatReading({
    api,
    get: () => state,
    setState: (change) => void (state = { ...state, ...change }),
    openChatId: () => open,
  });
  return {
    reading,
    list,
    open: (id: string) => void (open = id),
    texts: () => textsOf(state),
    asked: () => asked,
    statusOf: () => state.talks[CHAT.id]?.status,
  };
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

afterEach(() => vi.useRealTimers());

test('what could not be read on a bad line is asked for again, with growing pauses', async () => {
  vi.useFakeTimers();
  const away = () => new FetchError(new TypeError('no network'));
  const { reading, open, texts, asked, statusOf } = tab([away(), away()]);
  open(CHAT.id);
  await reading.openTalk(CHAT.id);
  expect(statusOf()).toBe('FAILED');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(texts()).toEqual([sampleMessage(1).id]);
  expect(statusOf()).toBe('READY');
});

test('a refusal is not asked for again, nor a conversation that was left', async () => {
  vi.useFakeTimers();
  const refused = tab([new ResponseError(403, '{}')]);
  refused.open(CHAT.id);
  await refused.reading.openTalk(CHAT.id);
  const left = tab([new FetchError(new TypeError('no network'))]);
  left.open(CHAT.id);
  await left.reading.openTalk(CHAT.id);
  left.open('another');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([refused.asked(), left.asked()]).toEqual([1, 1]);
});
