import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { pattern } from '#contract/fields.ts';

export const ownStatisticsShapes = {
  endWeekMail: {
    query: z.object({ token: pattern(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 300) }),
    reply: Empty,
  },
} as const;
