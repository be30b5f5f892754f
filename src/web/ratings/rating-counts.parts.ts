import type { RatingCounts } from '#contract/ratings/rating-counts.schemas.ts';
import { countLines, readRatings } from '#texts/de/ratings/rating-counts.ts';

/** Counts in words: made on the server, so that no page carries the words of every fact. */
export type RatingSummary = { lines: string[]; more: string };

/** Returns the counts in words, null without a published rating. */
export const ratingSummary = (counts: RatingCounts | null | undefined): RatingSummary | null =>
  !counts || counts.total === 0 ? null : { lines: countLines(counts), more: readRatings(counts.total) };
