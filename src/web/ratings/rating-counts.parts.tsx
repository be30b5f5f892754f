import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import type { RatingSummary } from './rating-counts.parts.ts';

/** How often it was as agreed, fact by fact, with the way to the ratings; nothing without one. */
export function RatingCounts({ userId, ratings }: { userId: string; ratings: RatingSummary | null }) {
  if (ratings === null) return null;
  return (
    <div className="grid gap-1 text-sm">
      <ul className="grid gap-0.5">
        {ratings.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={ratingPaths.ratings(userId)} className="reach">
        {ratings.more}
      </a>
    </div>
  );
}
