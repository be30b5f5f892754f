import * as z from 'zod/mini';
import { named } from './fields.ts';

export const AdvertisingEntry = named(
  'AdvertisingEntry',
  z.object({
    id: z.string(),
    title: z.string(),
    teaserText: z.string(),
    url: z.string(),
    image: z.nullable(z.string()),
  }),
);
export type AdvertisingEntry = z.infer<typeof AdvertisingEntry>;

export const advertisingShapes = {
  getAdvertising: { reply: z.nullable(AdvertisingEntry) },
} as const;
