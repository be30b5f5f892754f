import * as z from 'zod/mini';
import { EVENT_TYPES } from '#domain/statistics/event-types.data.ts';
import { id, named, open, text } from '#contract/fields.ts';

export const MAX_EVENTS_PER_BATCH = 50;

export const TrackedEvent = named(
  'TrackedEvent',
  z.object({
    type: z.enum(EVENT_TYPES),
    /** The advert, company, advertising entry, post or tool it is about. */
    publicItemId: open(z.union([id(), text({ max: 160 })])),
    /** Path of the page, without its query. */
    path: open(text({ max: 300 })),
    /** What was chosen, in a word or two; the category of a search. */
    detail: open(text({ max: 200 })),
  }),
);
export type TrackedEvent = z.infer<typeof TrackedEvent>;

export const EventLogDto = named(
  'EventLogDto',
  z.union([
    TrackedEvent,
    z.object({ events: z.array(TrackedEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS_PER_BATCH)) }),
  ]),
);

export const eventLogShapes = {
  /** `accepted`: how many are counted; robots, own looks and what the server counts itself are not. */
  submitEvent: { body: { eventLogDto: EventLogDto }, reply: z.object({ accepted: z.number() }) },
} as const;
