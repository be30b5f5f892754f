import * as z from 'zod/mini';
import { id, named, open, text } from './fields.ts';

export const EVENT_TYPES = [
  'LOGIN',
  'LOGOUT',
  'REGISTERED',
  'PAGE_OPENED',
  'PRODUCTS_FILTERED',
  'PRODUCT_DETAILS_FETCHED',
  'CONTACT_PHONE_CLICKED',
  'CONTACT_EMAIL_CLICKED',
  'CONTACT_SHOP_CLICKED',
  'CONTACT_CHAT_CLICKED',
  'ADVERTISING_SHOWN',
  'ADVERTISING_CLICKED',
  'PAYMENT_STARTED',
  'PAYMENT_COMPLETED',
  'PAYMENT_CANCELED',
  'PAYMENT_FAILED',
  'BLOG_LIST_OPENED',
  'BLOG_POST_OPENED',
  'TOOL_USED',
  'LANDING_PAGE_OPENED',
] as const;

export const MAX_EVENTS_PER_BATCH = 50;

export const TrackedEvent = named(
  'TrackedEvent',
  z.object({
    type: z.enum(EVENT_TYPES),
    /** The advert, company or post it is about. */
    publicItemId: open(z.union([id(), text({ max: 160 })])),
    /** Path of the page, without its query. */
    path: open(text({ max: 300 })),
    /** What was chosen, in a word or two. */
    detail: open(text({ max: 200 })),
  }),
);

export const EventLogDto = named(
  'EventLogDto',
  z.union([
    TrackedEvent,
    z.object({ events: z.array(TrackedEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS_PER_BATCH)) }),
  ]),
);

export const eventLogShapes = {
  submitEvent: { body: { eventLogDto: EventLogDto }, reply: z.object({ accepted: z.number() }) },
} as const;
