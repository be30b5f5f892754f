import * as calls from '#contract/ratings/ratings.ts';
import { ratingShapes as shapes } from '#contract/ratings/ratings.schemas.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { Door } from '#server/platform/http/routing.ts';
import * as ratings from './ratings.service.ts';

const LIMIT: RateLimit = { name: 'rating', limit: 20, windowInMs: 60_000 };

/** Ratings of the two people of an agreement, and what everybody may read of them. */
export function registerRatingHandlers(door: Door, { limiter }: { limiter: RateLimiter }): void {
  door.handle(calls.listRatings, shapes.listRatings, async ({ context, input }) => ratings.listRatings(context, input));
  door.handle(calls.getRating, shapes.getRating, async ({ context, input }) => ratings.getRating(context, input));
  door.handle(calls.getAgreementRatings, shapes.getAgreementRatings, async ({ context, input }) =>
    ratings.getAgreementRatings(context, input),
  );
  door.handle(calls.rateAgreement, shapes.rateAgreement, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    return ratings.rateAgreement(context, { ...input.ratingDto, id: idOfWrite(request, context.newId) });
  });
  door.handle(calls.changeRating, shapes.changeRating, async ({ context, input }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    return ratings.changeRating(context, { ratingId: input.ratingId, ...input.ratingChangeDto });
  });
  door.handle(calls.answerRating, shapes.answerRating, async ({ context, input }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    return ratings.answerRating(context, { ratingId: input.ratingId, text: input.ratingAnswerDto.text });
  });
  door.handle(calls.objectToRatingDecision, shapes.objectToRatingDecision, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMIT, context.viewer?.id ?? '');
    const { ratingId, ratingObjectionDto } = input;
    const id = idOfWrite(request, context.newId);
    return ratings.objectToRatingDecision(context, { ratingId, content: ratingObjectionDto.content, id });
  });
}
