import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatEvent, MessagePage } from '#contract/chats/chats.schemas.ts';
import type { ChatsState } from './chat-state.ts';
import {
  applyEvent,
  isNewForeignMessage,
  withChatList,
  withEarlierPage,
  withMessage,
  withNewestPage,
} from './chat-state.ts';
import { SAMPLE_VIEWER as ME, sampleChat, sampleMessage } from '#test/sample-talks.ts';

const CHAT = sampleChat();

const page = (from: number, to: number, hasEarlier: boolean): MessagePage => {
  const items = Array.from({ length: to - from + 1 }, (_, index) => sampleMessage(from + index));
  return { page: 0, items, pageSize: 30, totalPages: 1, totalElements: items.length, size: items.length, hasEarlier };
};
const told = (seq: number, unreadCount = 1, senderId?: string): ChatEvent => ({
  kind: 'message',
  chatId: CHAT.id,
  message: sampleMessage(seq, senderId === undefined ? {} : { senderId }),
  unreadCount,
  position: 10 + seq,
  unreadTotal: unreadCount,
});
const EMPTY: ChatsState = { chats: [CHAT], talks: {}, unreadTotal: 0 };
const seqs = (state: ChatsState) => state.talks[CHAT.id]?.messages.map((message) => message.seq);

describe('a conversation', () => {
  test('grows by what the stream tells, each message once, whatever comes twice or late', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 28, max: 45 }), { maxLength: 60 }), (order) => {
        const start = withNewestPage(EMPTY, CHAT.id, page(11, 30, true));
        const end = order.reduce((state, seq) => applyEvent(state, told(seq), ME), start);
        const expected = [...new Set([...Array.from({ length: 20 }, (_, index) => index + 11), ...order])];
        expect(seqs(end)).toEqual(expected.toSorted((one, other) => one - other));
      }),
    );
  });

  test('takes earlier pages in front, and knows when it has all', () => {
    const start = withNewestPage(EMPTY, CHAT.id, page(11, 13, true));
    const whole = withEarlierPage(start, CHAT.id, page(1, 10, false));
    expect(seqs(whole)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(whole.talks[CHAT.id]?.hasEarlier).toBe(false);
  });

  test('keeps what it has where the newest page joins on, and starts over where there is a gap', () => {
    const start = withNewestPage(EMPTY, CHAT.id, page(1, 10, false));
    expect(seqs(withNewestPage(start, CHAT.id, page(9, 12, true)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const joined = withNewestPage(start, CHAT.id, page(40, 41, true));
    expect(seqs(joined)).toEqual([40, 41]);
    expect(joined.talks[CHAT.id]?.hasEarlier).toBe(true);
  });

  test('leaves out a message before what is loaded: it comes with its page', () => {
    const start = withNewestPage(EMPTY, CHAT.id, page(11, 12, true));
    expect(seqs(withMessage(start, sampleMessage(3)))).toEqual([11, 12]);
  });

  test('marks own messages as read up to where the other side has read', () => {
    const own = { senderId: ME };
    const items = [1, 2, 3].map((seq) => sampleMessage(seq, own));
    const start = withNewestPage(EMPTY, CHAT.id, { ...page(1, 3, false), items });
    const read: ChatEvent = {
      kind: 'read',
      chatId: CHAT.id,
      readUpTo: 0,
      otherReadUpTo: 2,
      unreadCount: 0,
      unreadTotal: 0,
    };
    const messages = applyEvent(start, read, ME).talks[CHAT.id]?.messages;
    expect(messages?.map((message) => message.status)).toEqual(['READ', 'READ', 'UNREAD']);
  });
});

describe('the list', () => {
  const OTHER = sampleChat({ id: 'other', position: 11, itemTitle: 'Eiche' });

  test('puts the chat of a new message first, with its text and what is unread', () => {
    const state = applyEvent({ ...EMPTY, chats: [OTHER, CHAT] }, told(3, 2), ME);
    expect(state.chats.map((chat) => [chat.id, chat.lastText, chat.unreadCount])).toEqual([
      [CHAT.id, 'Zeile 3.', 2],
      ['other', 'Passt, Samstag um 9.', 0],
    ]);
    expect(state.unreadTotal).toBe(2);
  });

  test('an event that comes again says nothing new and changes nothing', () => {
    const once = applyEvent(EMPTY, told(3), ME);
    expect(isNewForeignMessage(EMPTY, told(3), ME)).toBe(true);
    expect(isNewForeignMessage(once, told(3), ME)).toBe(false);
    expect(applyEvent(once, told(3), ME)).toEqual(once);
  });

  test('an own message from another tab is no news', () => {
    expect(isNewForeignMessage(EMPTY, told(3, 0, ME), ME)).toBe(false);
  });

  test('read again it forgets deleted chats, but nothing that the stream has told since', () => {
    const asked = [OTHER, CHAT];
    const told3 = applyEvent({ ...EMPTY, chats: asked }, told(3), ME);
    const state = withChatList(told3, [CHAT], asked);
    expect(state.chats.map((chat) => [chat.id, chat.lastSeq])).toEqual([[CHAT.id, 3]]);
  });

  test('drops a chat that was deleted in another tab, with its conversation', () => {
    const start = withNewestPage(EMPTY, CHAT.id, page(1, 2, false));
    const gone = applyEvent(start, { kind: 'chat', chatId: CHAT.id, chat: null, unreadTotal: 0 }, ME);
    expect([gone.chats, gone.talks]).toEqual([[], {}]);
  });
});
