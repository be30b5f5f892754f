import { MINUTE_IN_MS } from '#domain/durations.ts';
import * as calls from '#contract/ratings/ratings.ts';
import { ratingShapes as shapes } from '#contract/ratings/ratings.schemas.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as ratings from './ratings.service.ts';

const LIMIT: RateLimit = { name: 'rating', limit: 20, windowInMs: MINUTE_IN_MS };

/** Ratings of the two people of an agreement, and what everybody may read of them. */
export function registerRatingHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(calls.listRatings, shapes.listRatings, forward(ratings.listRatings));
  server.handle(calls.getRating, shapes.getRating, forward(ratings.getRating));
  server.handle(calls.getAgreementRatings, shapes.getAgreementRatings, forward(ratings.getAgreementRatings));
  server.handle(calls.rateAgreement, shapes.rateAgreement, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    return ratings.rateAgreement(context, { ...input.ratingDto, id: idOfWrite(request, context.newId) });
  });
  server.handle(calls.changeRating, shapes.changeRating, async ({ context, input }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    return ratings.changeRating(context, { ratingId: input.ratingId, ...input.ratingChangeDto });
  });
  server.handle(calls.answerRating, shapes.answerRating, async ({ context, input }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    return ratings.answerRating(context, { ratingId: input.ratingId, text: input.ratingAnswerDto.text });
  });
  server.handle(calls.objectToRatingDecision, shapes.objectToRatingDecision, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    const { ratingId, ratingObjectionDto } = input;
    const id = idOfWrite(request, context.newId);
    return ratings.objectToRatingDecision(context, { ratingId, content: ratingObjectionDto.content, id });
  });
}
