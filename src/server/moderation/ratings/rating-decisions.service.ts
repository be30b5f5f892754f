import { needsReasons } from '#domain/moderation/rating-measures.ts';
import type { RatingDecisionDto } from '#contract/moderation/rating-moderation.schemas.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { hasOtherModerator } from '#server/moderation/accounts/account-cases.repository.ts';
import { judgeOfOwnAccount, leftToColleague } from '#server/moderation/accounts/account-moderation.problems.ts';
import { type Context, type Viewer, requireModerator } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { hideRatingParts, lockPublishedRating } from '#server/ratings/hidden-ratings.service.ts';
import {
  decideRatingObjection,
  decideRatingReports,
  insertRatingDecision,
  listObjectedJudges,
  listParties,
  listPartyIds,
} from './rating-cases.repository.ts';
import { mailRatingObjector, mailRatingParty, mailRatingReporter } from './rating-moderation.mails.ts';
import {
  hidingReasonsMissing,
  moderatedRatingUnknown,
  noAnswerToHide,
  noOpenRatingCase,
} from './rating-moderation.problems.ts';

/**
 * Decides on everything open about a rating, hides or shows parts of it with their counts, and tells all concerned.
 * @throws call.unknown, rating.not-found (404), moderation.own-cause, .left-to-colleague (403), moderation.rating-decided,
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
  if (isHiding && (fact === '' || groundText === '')) throw hidingReasonsMissing();
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const rating = await lockPublishedRating(db, ratingId);
    if (rating === null) throw moderatedRatingUnknown();
    const hidBefore = await refuseSameJudge(db, ratingId, moderator);
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
    for (const told of reporters) await mailRatingReporter(inside, { told, decisionId, measure, note });
    if (objector !== null)
      await mailRatingObjector(inside, { told: objector, decisionId, measure, note, isSamePerson: hidBefore });
    if (measure !== 'NONE') {
      for (const party of await listParties(db, ratingId))
        await mailRatingParty(inside, {
          party,
          agreementId: rating.agreement_id,
          decisionId,
          measure,
          fact,
          ground: reasons.ground,
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

/**
 * An objection is not decided by who hid what it is about, as long as there is another moderator, and nothing by one of
 * the two people of the rating; returns whether it was the same person. @throws moderation.own-cause, .left-to-colleague (403)
 */
async function refuseSameJudge(db: Db, ratingId: string, moderator: Viewer): Promise<boolean> {
  const parties = await listPartyIds(db, ratingId);
  if (parties.includes(moderator.id)) throw judgeOfOwnAccount();
  const isSame = (await listObjectedJudges(db, [ratingId])).get(ratingId) === moderator.id;
  if (isSame && (await hasOtherModerator(db, [moderator.id, ...parties]))) throw leftToColleague();
  return isSame;
}
