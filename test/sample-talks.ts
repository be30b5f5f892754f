import type { Chat, Message } from '#contract/chats/chats.schemas.ts';

/** The viewer of the sample chats. */
export const SAMPLE_VIEWER = '01935a00-0000-7000-8000-0000000000a1';
export const SAMPLE_OTHER = '01935a00-0000-7000-8000-0000000000b2';

/** A buyer's chat about beech, for tests of what is drawn from it. */
export const sampleChat = (change: Partial<Chat> = {}): Chat => ({
  id: '01935a00-0000-7000-8000-0000000000c1',
  sellerUserId: SAMPLE_OTHER,
  buyerUserId: SAMPLE_VIEWER,
  deletedBySeller: false,
  deletedByBuyer: false,
  status: 'READ',
  itemTitle: 'Buche 33 cm, lufttrocken',
  publicItemId: '01935a00-0000-7000-8000-0000000000d1',
  createdAt: '2026-11-18T08:00:00.000Z',
  updatedAt: '2026-11-19T13:21:00.000Z',
  thumbnail: null,
  role: 'BUYER',
  otherUserId: SAMPLE_OTHER,
  otherName: 'Franz H.',
  otherIsGone: false,
  lastText: 'Passt, Samstag um 9.',
  lastAt: '2026-11-19T13:21:00.000Z',
  lastIsOwn: false,
  lastKind: 'TEXT',
  unreadCount: 0,
  lastSeq: 2,
  readUpTo: 2,
  otherReadUpTo: 1,
  position: 10,
  isBlocked: null,
  itemIsPublic: true,
  item: null,
  ...change,
});

export const sampleMessage = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `01935a00-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  chatId: '01935a00-0000-7000-8000-0000000000c1',
  senderId: SAMPLE_OTHER,
  text: `Zeile ${seq}.`,
  image: null,
  timestamp: '2026-11-19T13:00:00.000Z',
  status: 'UNREAD',
  seq,
  kind: 'TEXT',
  ...change,
});
