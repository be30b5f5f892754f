import type { AdvertReportDto } from '#contract/moderation/moderation.schemas.ts';
import type { RatingReportReceipt } from '#contract/moderation/rating-moderation.schemas.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { type ReportingPerson, newNotice } from '#server/moderation/reports.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { getRating } from '#server/ratings/ratings.service.ts';
import { insertRatingReport } from './rating-cases.repository.ts';
import { mailRatingReceipt } from './rating-moderation.mails.ts';
import { ownRatingReported } from './rating-moderation.problems.ts';

/**
 * Takes a notice about a published rating and mails a receipt; the same notice again changes nothing.
 * @throws rating.not-found (404), moderation.own-rating (422)
 */
export async function reportRating(
  context: Context,
  { ratingId, report, reporter }: { ratingId: string; report: AdvertReportDto; reporter: ReportingPerson },
): Promise<RatingReportReceipt> {
  const rating = await getRating(context, { ratingId });
  if (rating.isOwn) throw ownRatingReported();
  return inTransaction(context.db, async (db) => {
    const page = `${ratingPaths.ratings(rating.userId, rating.facts.role)}#${rating.id}`;
    const notice = newNotice(context, { report, reporter, page });
    const { reason, pageUrl } = notice;
    const { id, isNew } = await insertRatingReport(db, { ...notice, ratingId: rating.id });
    if (isNew && reporter.email !== '') await mailRatingReceipt({ ...context, db }, { id, reporter, reason, pageUrl });
    return { id, reason, receiptSentTo: reporter.email };
  });
}
