import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedText, sendPacked } from '#server/platform/http/packed-text.ts';

/** Sends a drawing; caching is the caller's affair. */
export function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  reply
    .type('image/svg+xml; charset=utf-8')
    // Opened by itself the drawing is a document: it may do nothing but show itself.
    .header('content-security-policy', "default-src 'none'; sandbox");
  return sendPacked(request, reply, packedText(svg));
}
