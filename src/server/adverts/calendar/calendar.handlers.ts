import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_IN_MS } from '#domain/durations.ts';
import { calendarShapes as shapes } from '#contract/adverts/calendar/calendar.schemas.ts';
import * as calls from '#contract/adverts/calendar/calendar.ts';
import { sendText } from '#server/platform/http/caching/known-etag.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { calendarOfToken, endAdvertCalendar, getAdvertCalendar, renewAdvertCalendar } from './calendar.service.ts';

const CHANGES: RateLimit = { name: 'calendar-changes', limit: 30, windowInMs: HOUR_IN_MS };
/** Large calendar services ask for many people from few addresses. */
const READS: RateLimit = { name: 'calendar-reads', limit: 1200, windowInMs: HOUR_IN_MS };

/** The calendar with the ends of own adverts. */
export function registerCalendarHandlers(
  { app, base, handle }: ApiServer,
  { limiter }: { limiter: RateLimiter },
): void {
  handle(calls.getAdvertCalendar, shapes.getAdvertCalendar, forward(getAdvertCalendar));
  handle(calls.renewAdvertCalendar, shapes.renewAdvertCalendar, async ({ context }) => {
    await enforceLimit(limiter, CHANGES, context.viewer?.id ?? '');
    return renewAdvertCalendar(context);
  });
  handle(calls.endAdvertCalendar, shapes.endAdvertCalendar, forwardWithoutAnswer(endAdvertCalendar));
  app.get('/kalender/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    await enforceLimit(limiter, READS, addressKey(request.ip));
    const { file } = request.params;
    const text = file.endsWith('.ics') ? await calendarOfToken(base, file.slice(0, -'.ics'.length)) : null;
    if (text === null) return reply.callNotFound();
    return sendText(request, reply, {
      text,
      type: 'text/calendar; charset=utf-8',
      cacheControl: 'private, max-age=300',
    });
  });
}
