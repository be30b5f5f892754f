import type { FastifyRequest } from 'fastify';

const ENTITY_TAG = /"[^"]*"/g;

/**
 * Whether the caller holds this version of the answer already. What lies between may mark a tag as weak when it packs
 * the answer, and one who keeps several versions lists them. Source: RFC 9110, section 13.1.2.
 */
export function knowsEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const held = headers['if-none-match'] ?? '';
  return held.trim() === '*' || held.match(ENTITY_TAG)?.includes(etag) === true;
}
