import { endpoint } from './endpoint.ts';
import type { chatShapes } from './chats.schemas.ts';

type Shapes = typeof chatShapes;

const tag = 'Chats';

export const listChats = endpoint<Shapes['listChats']>({
  operation: 'listChats',
  method: 'GET',
  path: '/api/v1/chats',
  summary: 'Lists the chats of the viewer, the latest first.',
  tag,
  auth: 'viewer',
});

export const getChatStatus = endpoint<Shapes['getChatStatus']>({
  operation: 'getChatStatus',
  method: 'GET',
  path: '/api/v1/chats/status',
  summary: 'Says in plain text whether the viewer has unread messages.',
  tag,
  auth: 'viewer',
  replyType: 'text',
});

export const listMessages = endpoint<Shapes['listMessages']>({
  operation: 'listMessages',
  method: 'GET',
  path: '/api/v1/chats/{chatId}/messages',
  summary: 'Lists the messages of an own chat, the latest page first, and marks them as read.',
  tag,
  auth: 'viewer',
});

export const addMessage = endpoint<Shapes['addMessage']>({
  operation: 'addMessage',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/messages',
  summary: 'Sends a message in an own chat.',
  tag,
  auth: 'viewer',
  body: 'addMessageDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const initChat = endpoint<Shapes['initChat']>({
  operation: 'initChat',
  method: 'POST',
  path: '/api/v1/chats/initChat',
  summary: 'Opens the chat about an advert, or answers the one that is there.',
  tag,
  auth: 'viewer',
  body: 'initChatDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const uploadChatImage = endpoint<Shapes['uploadChatImage']>({
  operation: 'uploadChatImage',
  method: 'POST',
  path: '/api/v1/chats/image',
  summary: 'Stores a picture for the next message.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'multipart',
  status: 201,
  honoursIdempotencyKey: true,
});

export const deleteChat = endpoint<Shapes['deleteChat']>({
  operation: 'deleteChat',
  method: 'DELETE',
  path: '/api/v1/chats/{chatId}',
  summary: 'Deletes a chat for the viewer; it comes back when the other side writes again.',
  tag,
  auth: 'viewer',
});
