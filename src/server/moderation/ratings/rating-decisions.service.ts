import { needsReasons } from '#domain/moderation/rating-measures.ts';
import type { RatingDecisionDto } from '#contract/moderation/rating-moderation.schemas.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { judgeOfOwnAccount, statementMissing } from '#server/moderation/accounts/account-moderation.problems.ts';
import { type Context, requireModerator } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { hideRatingParts, lockPublishedRating } from '#server/ratings/hidden-ratings.service.ts';
import {
  decideRatingObjection,
  decideRatingReports,
  insertRatingDecision,
  listParties,
  listPartyIds,
} from './rating-cases.repository.ts';
import { mailRatingOutcome, mailRatingParty } from './rating-moderation.mails.ts';
import { moderatedRatingUnknown, noAnswerToHide, noOpenRatingCase } from './rating-moderation.problems.ts';

/**
 * Decides on everything open about a rating, hides or shows parts of it with their counts, and tells all concerned.
 * @throws call.unknown, rating.not-found (404), moderation.own-cause (403), moderation.rating-decided,
 * moderation.no-answer (409), request.refused (422)
 */
export async function decideOnRating(
  context: Context,
  { ratingId, decision }: { ratingId: string; decision: RatingDecisionDto },
): Promise<void> {
  const moderator = requireModerator(context);
  const { measure } = decision;
  const [fact, groundText, note] = [decision.fact ?? '', decision.groundText ?? '', decision.note ?? ''];
  const isHiding = needsReasons(measure);
  if (isHiding && (fact === '' || groundText === '')) throw statementMissing();
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const rating = await lockPublishedRating(db, ratingId);
    if (rating === null) throw moderatedRatingUnknown();
    if ((await listPartyIds(db, ratingId)).includes(moderator.id)) throw judgeOfOwnAccount();
    if (measure === 'HIDE_ANSWER' && rating.answer === '') throw noAnswerToHide();
    const now = context.clock();
    const judged = {
      upholdsReports: isHiding,
      upholdsObjection: measure === 'SHOW',
      by: moderator.id,
      now,
      note,
    };
    const reporters = await decideRatingReports(db, ratingId, judged);
    const objector = await decideRatingObjection(db, ratingId, judged);
    if (reporters.length === 0 && objector === null) throw noOpenRatingCase();
    const reasons = { fact, ground: decision.ground ?? 'TERMS', groundText, note } as const;
    const decisionId = await insertRatingDecision(db, { ratingId, measure, ...reasons, by: moderator.id, now });
    if (measure !== 'NONE') await hideRatingParts(db, rating, { measure, now });
    for (const told of reporters) await mailRatingOutcome(inside, 'reporter', { told, decisionId, measure, note });
    if (objector !== null) await mailRatingOutcome(inside, 'objection', { told: objector, decisionId, measure, note });
    if (measure !== 'NONE') {
      for (const party of await listParties(db, ratingId))
        await mailRatingParty(inside, {
          party,
          agreementId: rating.agreement_id,
          decisionId,
          measure,
          fact: isHiding ? fact : '',
          groundText,
        });
    }
    await writeAudit(inside, {
      action: 'rating.decided',
      subject: ratingId,
      actor: moderator.id,
      details: { measure },
    });
  });
}
