import { HOUR_IN_MS } from '#domain/durations.ts';
import * as calls from '#contract/chats/chats.ts';
import { chatShapes } from '#contract/chats/chats.schemas.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { type ChatImageTools, registerChatImageHandlers } from './images/chat-images.handlers.ts';
import { CHAT_LIMITS } from './chat-limits.ts';
import { type OpeningTools, initChat } from './chat-opening.service.ts';
import { dropOldChats, dropOldEvents } from './retention/chat-retention.service.ts';
import * as safety from './chat-safety.service.ts';
import { registerChatStream } from './stream/chat-stream.handlers.ts';
import * as chats from './chats.service.ts';
import * as messages from './messages.service.ts';

export type ChatTools = ChatImageTools & OpeningTools;

/** All calls about chats, their pictures and their stream of events. */
export function registerChatHandlers(server: ApiServer, tools: ChatTools): void {
  const { limiter } = tools;
  registerChatStream(server, limiter);
  registerChatImageHandlers(server, tools);
  registerTalking(server, tools);
  server.handle(calls.listChats, chatShapes.listChats, forward(chats.listChats));
  server.handle(calls.getChatStatus, chatShapes.getChatStatus, forward(chats.getChatStatus));
  server.handle(calls.getChat, chatShapes.getChat, forward(chats.getChat));
  server.handle(calls.deleteChat, chatShapes.deleteChat, forwardWithoutAnswer(chats.deleteChat));
  server.handle(calls.blockChat, chatShapes.blockChat, async ({ context, input }) =>
    safety.blockChat(context, { chatId: input.chatId, blocked: input.blockChatDto.blocked }),
  );
  server.handle(calls.reportChat, chatShapes.reportChat, async ({ context, input }) => {
    await enforceLimit(limiter, CHAT_LIMITS.report, context.viewer?.id ?? '');
    await safety.reportChat(context, { chatId: input.chatId, ...input.reportChatDto });
    return {};
  });
}

function registerTalking(server: ApiServer, tools: OpeningTools): void {
  const { limiter } = tools;
  server.handle(calls.listMessages, chatShapes.listMessages, forward(messages.listMessages));
  server.handle(calls.addMessage, chatShapes.addMessage, async ({ context, input, request }) => {
    await enforceLimit(limiter, CHAT_LIMITS.message, context.viewer?.id ?? '');
    const { id, text, storedFileId, ...claimed } = input.addMessageDto;
    const message = { chatId: input.chatId, id: id ?? idOfWrite(request, context.newId), text, storedFileId, claimed };
    return messages.addMessage(context, message, limiter);
  });
  server.handle(calls.initChat, chatShapes.initChat, async ({ context, input, request }) => {
    const { text, ...init } = input.initChatDto;
    if (text) await enforceLimit(limiter, CHAT_LIMITS.message, context.viewer?.id ?? '');
    return initChat(context, { ...init, text, chatId: idOfWrite(request, context.newId) }, tools);
  });
  server.handle(calls.readChat, chatShapes.readChat, async ({ context, input }) =>
    messages.readChat(context, { chatId: input.chatId, upToSeq: input.readChatDto.upToSeq }),
  );
}

/** The regular work of forgetting in chats. */
export const chatTasks = (base: BaseContext): BackgroundTask[] => [
  { name: 'drop old chat events', everyInMs: HOUR_IN_MS, run: () => dropOldEvents(base) },
  { name: 'drop old chats', everyInMs: HOUR_IN_MS, run: () => dropOldChats(base) },
];
