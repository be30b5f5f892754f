import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { named } from '#contract/fields.ts';

export const AdvertCalendar = named(
  'AdvertCalendar',
  z.object({
    /** The private address to subscribe to; null where there is none. */
    url: z.nullable(z.string()),
  }),
);
export type AdvertCalendar = z.infer<typeof AdvertCalendar>;

export const calendarShapes = {
  getAdvertCalendar: { reply: AdvertCalendar },
  renewAdvertCalendar: { reply: AdvertCalendar },
  endAdvertCalendar: { reply: Empty },
} as const;
