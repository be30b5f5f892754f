import type { FastifyReply, FastifyRequest } from 'fastify';
import { openChatEvents } from '#contract/chats/chats.ts';
import { chatShapes } from '#contract/chats/chats.schemas.ts';
import { requireViewer } from '#server/platform/context.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { CHAT_LIMITS } from '#server/chats/chat-limits.ts';
import { createChatHub } from './chat-stream.ts';
import { tooManyStreams } from '#server/chats/chats.problems.ts';

/** The stream of events, one for each tab; it lives until the tab, the session or the server ends. */
export function registerChatStream(server: ApiServer, limiter: RateLimiter): void {
  const hub = createChatHub(server.base);
  // Before the server stops listening: it waits for open connections, and these never end by themselves.
  server.app.addHook('preClose', () => hub.close());
  server.handle(openChatEvents, chatShapes.openChatEvents, async ({ context, input, request, reply }) => {
    const { key, id, sessionId } = requireViewer(context);
    if (hub.isFull()) throw tooManyStreams();
    if (request.method === 'GET') await enforceLimit(limiter, CHAT_LIMITS.stream, id);
    const after = lastEventId(request) ?? input.nach ?? null;
    const output = hijackReply(reply, request.id);
    if (request.method === 'GET') void hub.open(output, { userKey: key, sessionId }, after);
    else output.end();
    return { kind: 'hello' as const, lastEventId: '', unreadTotal: 0 };
  });
}

function lastEventId(request: FastifyRequest): string | null {
  const given = request.headers['last-event-id'];
  return typeof given === 'string' && given !== '' ? given : null;
}

/** From here on the response is written by hand, not by Fastify; its headers are kept. */
function hijackReply(reply: FastifyReply, requestId: string): FastifyReply['raw'] {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // No cache, no compression and no proxy that buffers.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection is not reused after a stream, so that a shutdown need not wait for it.
    connection: 'close',
    'x-request-id': requestId,
  });
  raw.flushHeaders();
  return raw;
}
