import type { FastifyRequest } from 'fastify';
import { askerOf } from './asker.service.ts';
import type { EventLog } from './events.service.ts';

/** Counts the response to a page request; not data requests and prefetches. */
export function countPageRequest(log: Pick<EventLog, 'countPage'>, request: FastifyRequest): void {
  const { headers, method, url } = request;
  if (method !== 'GET' || headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return;
  if (!/\.data(?:\?|$)/.test(url)) log.countPage(url, askerOf(request, { viewer: null }));
}
