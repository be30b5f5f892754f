import type { FastifyRequest } from 'fastify';
import { submitEvent } from '#contract/event-logs.ts';
import { eventLogShapes } from '#contract/event-logs.schemas.ts';
import type { Context } from '#server/platform/context.ts';
import type { Door } from '#server/platform/routing.ts';
import { askerOf } from './asker.ts';
import type { EventLog } from './events.service.ts';

/** What browsers saw. */
export function registerEventHandlers({ handle }: Pick<Door, 'handle'>, log: EventLog): void {
  handle(submitEvent, eventLogShapes.submitEvent, async ({ context, input, request }) => {
    const { eventLogDto } = input;
    const events = 'events' in eventLogDto ? eventLogDto.events : [eventLogDto];
    return { accepted: await log.submit(events, askerOf(request, context)) };
  });
}

/** Counts the answer to a request for a page: no fetch of data alone, and nothing a browser fetches just in case. */
export function countPageRequest(log: EventLog, request: FastifyRequest, viewer: Context['viewer']): void {
  const { headers, method, url } = request;
  if (method !== 'GET' || headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return;
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.endsWith('.data')) log.countPage(path, askerOf(request, { viewer }));
}
