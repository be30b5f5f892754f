import { submitEvent } from '#contract/events/event-logs.ts';
import { eventLogShapes } from '#contract/events/event-logs.schemas.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { askerOf } from './asker.service.ts';
import type { EventLog } from './events.service.ts';

/** What browsers saw. */
export function registerEventHandlers({ handle }: Pick<ApiServer, 'handle'>, log: EventLog): void {
  handle(submitEvent, eventLogShapes.submitEvent, async ({ context, input, request }) => {
    const { eventLogDto } = input;
    const events = 'events' in eventLogDto ? eventLogDto.events : [eventLogDto];
    return { accepted: await log.submit(events, askerOf(request, context)) };
  });
}
