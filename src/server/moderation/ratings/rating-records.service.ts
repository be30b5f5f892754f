import type { QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { hasOtherModerator } from '#server/moderation/accounts/account-cases.repository.ts';
import type { Context } from '#server/platform/context.ts';
import {
  listDecidedRatingReports,
  listObjectedJudges,
  listPartyIds,
  listRatingDecisions,
} from './rating-cases.repository.ts';

type RatingItem = Extract<QueueItem, { kind: 'RATING' }>;
export type RatingRecord = Pick<RatingItem, 'decisions' | 'earlierReports' | 'isLeftToColleague'>;

/** What is known of each of some ratings from earlier decisions about it. */
export async function listRatingRecords(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ratingIds: readonly string[],
): Promise<Map<string, RatingRecord>> {
  if (ratingIds.length === 0) return new Map();
  const [decisions, reports, judges] = await Promise.all([
    listRatingDecisions(db, ratingIds),
    listDecidedRatingReports(db, ratingIds),
    listObjectedJudges(db, ratingIds),
  ]);
  const isLeft = async (id: string): Promise<boolean> =>
    viewer !== null &&
    judges.get(id) === viewer.id &&
    (await hasOtherModerator(db, [viewer.id, ...(await listPartyIds(db, id))]));
  const records = ratingIds.map(async (id): Promise<[string, RatingRecord]> => [
    id,
    {
      decisions: decisions
        .filter((row) => row.rating_id === id)
        .map(({ at, measure, fact, ground, ground_text: groundText, note, decided_by_name: decidedBy }) => ({
          at: at.toISOString(),
          measure,
          fact,
          ground,
          groundText,
          note,
          decidedBy,
        })),
      earlierReports: reports
        .filter((row) => row.rating_id === id)
        .map(({ reason, content, status, created_at: at }) => ({
          reason,
          content,
          status,
          createdAt: at.toISOString(),
        })),
      isLeftToColleague: await isLeft(id),
    },
  ]);
  return new Map(await Promise.all(records));
}
