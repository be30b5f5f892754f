import type { Db } from '#server/platform/database/database.ts';
import { type RatingRow, lockRating, recountTally, updateHiddenParts } from './ratings.repository.ts';

/** Counts the published ratings of a person again. */
export const countRatingsOf = (tx: Db, userKey: number): Promise<void> => recountTally(tx, userKey);

/** A published rating, hidden or not, locked until the end of the transaction; null for others. */
export async function lockPublishedRating(tx: Db, ratingId: string): Promise<RatingRow | null> {
  const row = await lockRating(tx, ratingId);
  return row === null || row.published_at === null ? null : row;
}

type Measure = 'HIDE_TEXT' | 'HIDE_ANSWER' | 'HIDE_RATING' | 'SHOW';

/** Hides a part of a rating or shows all of it; the counts follow in the same transaction. */
export async function hideRatingParts(
  tx: Db,
  row: RatingRow,
  { measure, now }: { measure: Measure; now: Date },
): Promise<void> {
  await updateHiddenParts(tx, row.id, {
    contentHiddenAt: measure === 'HIDE_TEXT' ? now : measure === 'SHOW' ? null : row.content_hidden_at,
    answerHiddenAt: measure === 'HIDE_ANSWER' ? now : measure === 'SHOW' ? null : row.answer_hidden_at,
    hiddenAt: measure === 'HIDE_RATING' ? now : measure === 'SHOW' ? null : row.hidden_at,
  });
  await recountTally(tx, row.rated_id);
}
