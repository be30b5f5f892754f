import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';

/** Facts about a requester that counting needs. */
export type Asker = {
  address: string;
  userAgent: string | undefined;
  viewerKey: number | null;
  /** Whether visits of this visitor within a day may be linked. */
  mayBeTold: boolean;
};

/** What counting needs to know about the requester; with Do Not Track, visits are not linked. */
export const askerOf = (request: FastifyRequest, { viewer }: Pick<Context, 'viewer'>): Asker => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  viewerKey: viewer?.key ?? null,
  mayBeTold: request.headers['sec-gpc'] !== '1',
});

/** Whether a person looks: not where only the head is asked for, or a browser or scanner fetches ahead. */
export const isLookedAt = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  !['purpose', 'x-purpose', 'x-moz'].some((name) => /prefetch|preview/i.test(String(headers[name] ?? '')));
