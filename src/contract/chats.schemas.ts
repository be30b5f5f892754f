import * as z from 'zod/mini';
import { UploadedFile } from './adverts.schemas.ts';
import { Empty, Image, paged } from './common.schemas.ts';
import { id, instant, named, open, text, wholeNumberInQuery } from './fields.ts';

export const READ_STATUSES = ['UNREAD', 'READ'] as const;
export const DEFAULT_MESSAGES_PER_PAGE = 30;
export const MAX_MESSAGE_LENGTH = 2000;

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
    otherName: z.exactOptional(z.string()),
    lastText: z.exactOptional(z.nullable(z.string())),
    itemIsPublic: z.exactOptional(z.boolean()),
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
  }),
);
export type Message = z.infer<typeof Message>;

/** A message: a text, a picture or both. The chat is the one in the path and the sender is the viewer. */
export const AddMessageDto = named(
  'AddMessageDto',
  z.object({
    chatId: open(id()),
    senderId: open(id()),
    text: open(text({ max: MAX_MESSAGE_LENGTH })),
    storedFileId: open(id()),
  }),
);
export type AddMessageDto = z.infer<typeof AddMessageDto>;

export const InitChatDto = named(
  'InitChatDto',
  z.object({ advertId: id(), text: open(text({ max: MAX_MESSAGE_LENGTH })) }),
);
export type InitChatDto = z.infer<typeof InitChatDto>;

export const MessagePage = named('MessagePage', paged(Message));

const ChatParams = z.object({ chatId: id() });

export const chatShapes = {
  listChats: { reply: z.array(Chat) },
  getChatStatus: { reply: z.enum(READ_STATUSES) },
  listMessages: {
    params: ChatParams,
    query: z.object({
      page: z._default(wholeNumberInQuery(0, 100_000), 0),
      size: z._default(wholeNumberInQuery(1, 100), DEFAULT_MESSAGES_PER_PAGE),
    }),
    reply: MessagePage,
  },
  addMessage: { params: ChatParams, body: { addMessageDto: AddMessageDto }, reply: Message },
  initChat: { body: { initChatDto: InitChatDto }, reply: Chat },
  uploadChatImage: { body: { file: UploadedFile }, reply: Image },
  deleteChat: { params: ChatParams, reply: Empty },
} as const;
