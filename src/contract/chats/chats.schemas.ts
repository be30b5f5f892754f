import * as z from 'zod/mini';
import { REPORT_REASONS } from '#domain/moderation/report-reasons.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { MAX_MESSAGE_LENGTH, cleanMessageText, hasOnlyMessageCharacters } from '#domain/chats/message-text.ts';
import { AdvertListItem, UploadedFile } from '#contract/adverts/adverts.schemas.ts';
import { Empty, Image, MAX_PAGE, paged } from '#contract/common.schemas.ts';
import { MAX_INTEGER, id, instant, named, open, text, wholeNumber, wholeNumberInQuery } from '#contract/fields.ts';

export const READ_STATUSES = ['UNREAD', 'READ'] as const;
export const CHAT_ROLES = ['SELLER', 'BUYER'] as const;
export const CHAT_BLOCKS = ['BY_ME', 'BY_OTHER'] as const;
export const MESSAGE_KINDS = ['TEXT', 'AGREEMENT'] as const;
export const STREAM_ENDS = ['TOO_MANY', 'SESSION_ENDED', 'SLOW', 'SHUTDOWN'] as const;

export const DEFAULT_MESSAGES_PER_PAGE = 30;
export const MOST_CHATS_PER_PAGE = 200;
export const MOST_REPORTED_MESSAGES = 50;

export const Chat = named(
  'Chat',
  z.object({
    id: z.string(),
    sellerUserId: z.string(),
    buyerUserId: z.string(),
    deletedBySeller: z.boolean(),
    deletedByBuyer: z.boolean(),
    /** As the viewer sees it: UNREAD while a message of the other side is. */
    status: z.enum(READ_STATUSES),
    itemTitle: z.string(),
    publicItemId: z.string(),
    createdAt: instant(),
    updatedAt: instant(),
    thumbnail: z.nullable(Image),
    /** Which side the viewer is. */
    role: z.exactOptional(z.enum(CHAT_ROLES)),
    otherUserId: z.exactOptional(z.string()),
    otherName: z.exactOptional(z.string()),
    /** true: the other account was deleted, so messages are no longer read. */
    otherIsGone: z.exactOptional(z.boolean()),
    /** Moderation has blocked the account of the other person: nothing written would be read. */
    otherIsBlocked: z.exactOptional(z.boolean()),
    /** Text of the latest message; null: none yet, '' for a picture alone. */
    lastText: z.exactOptional(z.nullable(z.string())),
    lastAt: z.exactOptional(z.nullable(instant())),
    lastIsOwn: z.exactOptional(z.boolean()),
    lastKind: z.exactOptional(z.nullable(z.enum(MESSAGE_KINDS))),
    /** Messages of the other side that the viewer has not read. */
    unreadCount: z.exactOptional(z.number()),
    /** Number of the latest message, 0 before the first. */
    lastSeq: z.exactOptional(z.number()),
    /** Up to which message the viewer has read. */
    readUpTo: z.exactOptional(z.number()),
    /** Up to which message the other side has read. */
    otherReadUpTo: z.exactOptional(z.number()),
    /** Place in the list: the highest first. Independent of clocks. */
    position: z.exactOptional(z.number()),
    isBlocked: z.exactOptional(z.nullable(z.enum(CHAT_BLOCKS))),
    /** Whether the seller is a business; tax follows it. */
    sellerKind: z.exactOptional(z.enum(SELLER_KINDS)),
    itemIsPublic: z.exactOptional(z.boolean()),
    /** The advert as it is now; null where it is not public. */
    item: z.exactOptional(z.nullable(AdvertListItem)),
  }),
);
export type Chat = z.infer<typeof Chat>;

export const Message = named(
  'Message',
  z.object({
    id: z.string(),
    chatId: z.string(),
    senderId: z.string(),
    text: z.string(),
    image: z.nullable(Image),
    timestamp: instant(),
    status: z.enum(READ_STATUSES),
    /** Place in the chat: 1, 2, 3 … without a gap, in the order of arrival. */
    seq: z.exactOptional(z.number()),
    kind: z.exactOptional(z.enum(MESSAGE_KINDS)),
    /** Patterns of fraud in it; only the recipient is told. */
    signs: z.exactOptional(z.array(z.string())),
    /** Kind AGREEMENT: which one. */
    agreementId: z.exactOptional(z.string()),
  }),
);
export type Message = z.infer<typeof Message>;

const messageText = () =>
  z
    .string()
    .check(
      z.refine(hasOnlyMessageCharacters, { params: { rule: 'characters' } }),
      z.overwrite(cleanMessageText),
      z.maxLength(MAX_MESSAGE_LENGTH),
    );

/** A message: a text, a picture or both. The chat is the one in the path and the sender is the viewer. */
export const AddMessageDto = named(
  'AddMessageDto',
  z.object({
    /** Made by the sender's device; the same one twice is one message. */
    id: open(id()),
    chatId: open(id()),
    senderId: open(id()),
    text: open(messageText()),
    storedFileId: open(id()),
  }),
);
export type AddMessageDto = z.infer<typeof AddMessageDto>;

export const InitChatDto = named(
  'InitChatDto',
  z.object({
    advertId: id(),
    /** The first message, sent with the chat. */
    text: open(messageText()),
    /** Id of that first message, made by the sender's device. */
    messageId: open(id()),
  }),
);
export type InitChatDto = z.infer<typeof InitChatDto>;

export const ReadChatDto = named('ReadChatDto', z.object({ upToSeq: wholeNumber(0, MAX_INTEGER) }));
export const BlockChatDto = named('BlockChatDto', z.object({ blocked: z.boolean() }));
export const ReportChatDto = named(
  'ReportChatDto',
  z.object({
    reason: z.enum(REPORT_REASONS),
    content: open(text({ max: 2000 })),
    /** What moderators get to read; nothing else of the chat. */
    messageIds: z.array(id()).check(z.minLength(1), z.maxLength(MOST_REPORTED_MESSAGES)),
  }),
);

export type ReportChatDto = z.infer<typeof ReportChatDto>;

export const MessagePage = named('MessagePage', z.extend(paged(Message), { hasEarlier: z.exactOptional(z.boolean()) }));
export type MessagePage = z.infer<typeof MessagePage>;

const unreadTotal = z.number();

/** What an open tab is told. The id of the server-sent event is the number of the event. */
export const ChatEvent = named(
  'ChatEvent',
  z.discriminatedUnion('kind', [
    /** First event of a stream without a Last-Event-ID: what is read after it misses nothing. */
    z.object({ kind: z.literal('hello'), lastEventId: z.string(), unreadTotal }),
    /** The server no longer knows what the tab missed: read everything again. */
    z.object({ kind: z.literal('reset'), lastEventId: z.string(), unreadTotal }),
    z.object({
      kind: z.literal('message'),
      chatId: z.string(),
      message: Message,
      unreadCount: z.number(),
      position: z.number(),
      unreadTotal,
    }),
    z.object({
      kind: z.literal('read'),
      chatId: z.string(),
      readUpTo: z.number(),
      otherReadUpTo: z.number(),
      unreadCount: z.number(),
      unreadTotal,
    }),
    /** A chat is new, changed, blocked, or (null) deleted for the viewer. */
    z.object({ kind: z.literal('chat'), chatId: z.string(), chat: z.nullable(Chat), unreadTotal }),
    /** The server ends the stream. TOO_MANY and SESSION_ENDED: do not come back by yourself. */
    z.object({ kind: z.literal('bye'), reason: z.enum(STREAM_ENDS) }),
  ]),
);
export type ChatEvent = z.infer<typeof ChatEvent>;

const ChatParams = z.object({ chatId: id() });

export const chatShapes = {
  listChats: {
    query: z.object({
      /** Words in the own chats: messages, advert, name. */
      q: z.optional(text({ max: 100 })),
      page: z._default(wholeNumberInQuery(0, MAX_PAGE), 0),
      size: z._default(wholeNumberInQuery(1, MOST_CHATS_PER_PAGE), MOST_CHATS_PER_PAGE),
    }),
    reply: z.array(Chat),
  },
  getChatStatus: { reply: z.enum(READ_STATUSES) },
  openChatEvents: {
    query: z.object({
      /** Number of the last event seen, where no Last-Event-ID header can be sent. */
      nach: z.optional(z.string().check(z.maxLength(40))),
    }),
    reply: ChatEvent,
  },
  getChat: { params: ChatParams, reply: Chat },
  listMessages: {
    params: ChatParams,
    query: z.object({
      page: z._default(wholeNumberInQuery(0, MAX_PAGE), 0),
      size: z._default(wholeNumberInQuery(1, 100), DEFAULT_MESSAGES_PER_PAGE),
      /** Only messages before this number: scrolling upwards while new ones arrive. */
      before: z.optional(wholeNumberInQuery(1, MAX_INTEGER)),
    }),
    reply: MessagePage,
  },
  addMessage: { params: ChatParams, body: { addMessageDto: AddMessageDto }, reply: Message },
  initChat: { body: { initChatDto: InitChatDto }, reply: Chat },
  uploadChatImage: { body: { file: UploadedFile }, reply: Image },
  readChat: { params: ChatParams, body: { readChatDto: ReadChatDto }, reply: Chat },
  blockChat: { params: ChatParams, body: { blockChatDto: BlockChatDto }, reply: Chat },
  reportChat: { params: ChatParams, body: { reportChatDto: ReportChatDto }, reply: Empty },
  deleteChat: { params: ChatParams, reply: Empty },
} as const;
