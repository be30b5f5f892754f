import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENTITY_TAG = /"[^"]*"/g;

/**
 * Whether the caller holds this version of the answer already. What lies between may mark a tag as weak when it packs
 * the answer, and one who keeps several versions lists them. Source: RFC 9110, section 13.1.2.
 */
export function knowsEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const held = headers['if-none-match'] ?? '';
  return held.trim() === '*' || held.match(ENTITY_TAG)?.includes(etag) === true;
}

type SentText = { text: string; type: string; cacheControl: string };

/** Sends a text that programs fetch again and again, or 304 where the caller holds it already; no search engine lists it. */
export function sendText(request: FastifyRequest, reply: FastifyReply, sent: SentText): FastifyReply {
  const etag = `"${createHash('sha256').update(sent.text).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': sent.cacheControl, 'x-robots-tag': 'noindex' });
  if (knowsEtag(request, etag)) return reply.code(304).send();
  return reply.type(sent.type).send(sent.text);
}
