import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';

/** Who asks, as far as counting needs to know. */
export type Asker = {
  address: string;
  userAgent: string | undefined;
  viewerKey: number | null;
  /** Whether this visitor may be told from others within the day. */
  mayBeTold: boolean;
};

/** Who asks, as far as counting needs to know; a browser that forbids being followed is not told from others. */
export const askerOf = (request: FastifyRequest, { viewer }: Pick<Context, 'viewer'>): Asker => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  viewerKey: viewer?.key ?? null,
  mayBeTold: request.headers['sec-gpc'] !== '1',
});
