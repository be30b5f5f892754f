import type { ratingShapes } from './ratings.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof ratingShapes;

const tag = 'Ratings';

export const listRatings = endpoint<Shapes['listRatings']>({
  operation: 'listRatings',
  method: 'GET',
  path: '/api/v1/ratings',
  summary: 'Lists the published ratings of a person as seller or buyer with their counts, the latest first.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['userId'],
});

export const rateAgreement = endpoint<Shapes['rateAgreement']>({
  operation: 'rateAgreement',
  method: 'POST',
  path: '/api/v1/ratings',
  summary: 'Rates the other side of an own agreement; hidden until both have rated or 14 days have passed.',
  tag,
  auth: 'viewer',
  body: 'ratingDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const getAgreementRatings = endpoint<Shapes['getAgreementRatings']>({
  operation: 'getAgreementRatings',
  method: 'GET',
  path: '/api/v1/ratings/agreements/{agreementId}',
  summary: 'Reads what the viewer and, once it is public, the other side say of an own agreement.',
  tag,
  auth: 'viewer',
});

export const getRating = endpoint<Shapes['getRating']>({
  operation: 'getRating',
  method: 'GET',
  path: '/api/v1/ratings/{ratingId}',
  summary: 'Reads a published rating.',
  tag,
  auth: 'anonymous',
});

export const changeRating = endpoint<Shapes['changeRating']>({
  operation: 'changeRating',
  method: 'PUT',
  path: '/api/v1/ratings/{ratingId}',
  summary: 'Changes an own rating that is not published yet.',
  tag,
  auth: 'viewer',
  body: 'ratingChangeDto',
});

export const answerRating = endpoint<Shapes['answerRating']>({
  operation: 'answerRating',
  method: 'POST',
  path: '/api/v1/ratings/{ratingId}/answer',
  summary: 'Answers a published rating about the viewer in public, once.',
  tag,
  auth: 'viewer',
  body: 'ratingAnswerDto',
  honoursIdempotencyKey: true,
});

export const objectToRatingDecision = endpoint<Shapes['objectToRatingDecision']>({
  operation: 'objectToRatingDecision',
  method: 'POST',
  path: '/api/v1/ratings/{ratingId}/objections',
  summary: 'Objects to the decision that hid what the viewer wrote.',
  tag,
  auth: 'viewer',
  body: 'ratingObjectionDto',
  honoursIdempotencyKey: true,
});
