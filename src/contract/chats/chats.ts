import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { endpoint } from '#contract/endpoint.ts';
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

export const openChatEvents = endpoint<Shapes['openChatEvents']>({
  operation: 'openChatEvents',
  method: 'GET',
  path: '/api/v1/chats/events',
  summary: 'Streams what happens in the chats of the viewer; resumes after Last-Event-ID without a gap.',
  tag,
  auth: 'viewer',
  replyType: 'events',
});

export const getChat = endpoint<Shapes['getChat']>({
  operation: 'getChat',
  method: 'GET',
  path: '/api/v1/chats/{chatId}',
  summary: 'Reads an own chat; changes nothing.',
  tag,
  auth: 'viewer',
});

export const listMessages = endpoint<Shapes['listMessages']>({
  operation: 'listMessages',
  method: 'GET',
  path: '/api/v1/chats/{chatId}/messages',
  summary: 'Lists the messages of an own chat, the latest page first; that page marks them as read.',
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
  mostFileBytes: MAX_UPLOAD_BYTES,
  status: 201,
  honoursIdempotencyKey: true,
});

export const readChat = endpoint<Shapes['readChat']>({
  operation: 'readChat',
  method: 'PUT',
  path: '/api/v1/chats/{chatId}/read',
  summary: 'Marks the messages of an own chat as read, up to the given one.',
  tag,
  auth: 'viewer',
  body: 'readChatDto',
});

export const blockChat = endpoint<Shapes['blockChat']>({
  operation: 'blockChat',
  method: 'PUT',
  path: '/api/v1/chats/{chatId}/block',
  summary: 'Blocks the other person of an own chat, or takes that back; while it stands neither writes to the other.',
  tag,
  auth: 'viewer',
  body: 'blockChatDto',
});

export const reportChat = endpoint<Shapes['reportChat']>({
  operation: 'reportChat',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/report',
  summary: 'Reports messages of an own chat; moderators read those messages only.',
  tag,
  auth: 'viewer',
  body: 'reportChatDto',
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
