import { endpoint } from '#contract/endpoint.ts';
import type { ratingModerationShapes } from './rating-moderation.schemas.ts';

type Shapes = typeof ratingModerationShapes;

const tag = 'Moderation';

export const reportRating = endpoint<Shapes['reportRating']>({
  operation: 'reportRating',
  method: 'POST',
  path: '/api/v1/ratings/{ratingId}/reports',
  summary: 'Takes a notice about a published rating or the answer to it; also without signing in.',
  tag,
  auth: 'anonymous',
  body: 'ratingReportDto',
  honoursIdempotencyKey: true,
});

export const decideOnRating = endpoint<Shapes['decideOnRating']>({
  operation: 'decideOnRating',
  method: 'POST',
  path: '/api/v1/moderation/ratings/{ratingId}/decisions',
  summary:
    'Decides on the open notices and the objection about a rating: hides text, answer or all of it, or shows it.',
  tag,
  auth: 'moderator',
  body: 'ratingDecisionDto',
  honoursIdempotencyKey: true,
});
