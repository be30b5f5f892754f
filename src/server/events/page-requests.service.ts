import type { FastifyRequest } from 'fastify';
import { askerOf, isLookedAt } from './asker.service.ts';
import type { EventLog } from './events.service.ts';

/** Counts the response to a page request; not data requests and prefetches. */
export function countPageRequest(log: Pick<EventLog, 'countPage'>, request: FastifyRequest): void {
  const { url } = request;
  if (isLookedAt(request) && !/\.data(?:\?|$)/.test(url)) log.countPage(url, askerOf(request, { viewer: null }));
}
