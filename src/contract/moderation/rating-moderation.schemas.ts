import * as z from 'zod/mini';
import { RATING_MEASURES } from '#domain/moderation/rating-measures.ts';
import { BLOCK_GROUNDS, REPORT_REASONS } from '#domain/moderation/report-reasons.ts';
import { Empty } from '#contract/common.schemas.ts';
import { id, named, open, openText, text } from '#contract/fields.ts';
import { AdvertReportDto } from './moderation.schemas.ts';

const RatingReportReceipt = named(
  'RatingReportReceipt',
  z.object({ id: z.string(), reason: z.enum(REPORT_REASONS), receiptSentTo: z.string() }),
);
export type RatingReportReceipt = z.infer<typeof RatingReportReceipt>;

const RatingDecisionDto = named(
  'RatingDecisionDto',
  z.object({
    measure: z.enum(RATING_MEASURES),
    /** For who reported or objected. */
    note: open(text({ max: 2000 })),
    /** Reasons for hiding something, for both people of the agreement. */
    fact: openText(text({ min: 10, max: 2000 })),
    ground: open(z.enum(BLOCK_GROUNDS)),
    groundText: openText(text({ min: 3, max: 300 })),
  }),
);
export type RatingDecisionDto = z.infer<typeof RatingDecisionDto>;

const RatingParams = z.object({ ratingId: id() });

export const ratingModerationShapes = {
  reportRating: { params: RatingParams, body: { ratingReportDto: AdvertReportDto }, reply: RatingReportReceipt },
  decideOnRating: { params: RatingParams, body: { ratingDecisionDto: RatingDecisionDto }, reply: Empty },
} as const;
