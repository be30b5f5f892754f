import * as z from 'zod/mini';
import { RATING_FACTS } from '#domain/ratings/rating.ts';
import { named } from '#contract/fields.ts';

export const RatingFactName = z.enum(Object.keys(RATING_FACTS) as [keyof typeof RATING_FACTS]);

/** How often published ratings say that it was as agreed, fact by fact; never one figure for all. */
export const RatingCounts = named(
  'RatingCounts',
  z.object({
    /** Published ratings. */
    total: z.number(),
    counts: z.array(z.object({ fact: RatingFactName, value: z.string(), count: z.number(), outOf: z.number() })),
  }),
);
export type RatingCounts = z.infer<typeof RatingCounts>;
