import { MINUTE_IN_MS } from '#domain/durations.ts';
import {
  answerAdvertCheck,
  endReservation,
  getAdvertCheck,
  reserveAdvert,
} from '#contract/adverts/availability/availability.ts';
import { availabilityShapes } from '#contract/adverts/availability/availability.schemas.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as checks from './check-answers.service.ts';
import * as reservations from './reservation.service.ts';

const LINK_LIMIT = { name: 'advert-check', limit: 120, windowInMs: 10 * MINUTE_IN_MS } as const satisfies RateLimit;

/** What owners say about whether their adverts are still to be had. */
export function registerAvailabilityHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(getAdvertCheck, availabilityShapes.getAdvertCheck, async ({ context, input, request }) => {
    await enforceLimit(limiter, LINK_LIMIT, addressKey(request.ip));
    return checks.getAdvertCheck(context, input);
  });
  server.handle(answerAdvertCheck, availabilityShapes.answerAdvertCheck, async ({ context, input, request }) => {
    await enforceLimit(limiter, LINK_LIMIT, addressKey(request.ip));
    return checks.answerCheck(context, input.answerCheckDto);
  });
  server.handle(reserveAdvert, availabilityShapes.reserveAdvert, async ({ context, input }) =>
    reservations.reserveAdvert(context, { advertId: input.advertId, ...input.reserveAdvertDto }),
  );
  server.handle(endReservation, availabilityShapes.endReservation, forward(reservations.endReservation));
}
