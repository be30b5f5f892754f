import { HOUR_IN_MS } from '#domain/durations.ts';
import {
  addSavedSearch,
  changeSavedSearch,
  changeSavedSearchByToken,
  changeSavedSearchQuietHours,
  confirmSavedSearch,
  endSavedSearch,
  endSavedSearchesByToken,
  listSavedSearches,
  listSavedSearchesByToken,
  listSavedSearchHits,
  markSavedSearchLooked,
  orderSavedSearch,
} from '#contract/saved-searches/saved-searches.ts';
import { savedSearchShapes as shapes } from '#contract/saved-searches/saved-searches.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { redirectToEndPage } from '#server/platform/http/end-links.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import * as guests from './guest-searches.service.ts';
import * as searches from './saved-searches.service.ts';

/** Mails to any address are limited as those of the newsletter are. */
const LIMITS = {
  writes: { name: 'saved-search-writes', limit: 120, windowInMs: HOUR_IN_MS },
  byEmail: { name: 'saved-search-email', limit: 5, windowInMs: HOUR_IN_MS },
  byAddress: { name: 'saved-search-address', limit: 10, windowInMs: HOUR_IN_MS },
  answersByAddress: { name: 'saved-search-answers', limit: 120, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** Saved searches of accounts, and of addresses without one. */
export function registerSavedSearchHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  registerOwn(server, limiter);
  registerGuests(server, limiter);
  redirectToEndPage(server.app, endSavedSearchesByToken.path, mailPaths.savedSearchByToken);
}

function registerOwn({ handle }: ApiServer, limiter: RateLimiter): void {
  handle(listSavedSearches, shapes.listSavedSearches, forward(searches.listSavedSearches));
  handle(addSavedSearch, shapes.addSavedSearch, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.writes, context.viewer?.id ?? '');
    return searches.addSavedSearch(context, input.newSavedSearchDto);
  });
  handle(changeSavedSearch, shapes.changeSavedSearch, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.writes, context.viewer?.id ?? '');
    return searches.changeSavedSearch(context, input.id, input.savedSearchDto);
  });
  handle(endSavedSearch, shapes.endSavedSearch, async ({ context, input }) => {
    await searches.endSavedSearch(context, input.id);
    return {};
  });
  handle(listSavedSearchHits, shapes.listSavedSearchHits, ({ context, input }) =>
    searches.listSavedSearchHits(context, input.id),
  );
  handle(markSavedSearchLooked, shapes.markSavedSearchLooked, async ({ context, input }) => {
    await searches.markHitsSeen(context, input.id, input.savedSearchLookedDto.upTo);
    return {};
  });
}

function registerGuests({ handle }: ApiServer, limiter: RateLimiter): void {
  handle(orderSavedSearch, shapes.orderSavedSearch, async ({ context, input, request }) => {
    const { email } = input.savedSearchOrderDto;
    await enforceLimit(limiter, LIMITS.byAddress, addressKey(request.ip));
    await enforceLimit(limiter, LIMITS.byEmail, normaliseEmail(email));
    await guests.orderSavedSearch(context, input.savedSearchOrderDto);
    return {};
  });
  handle(confirmSavedSearch, shapes.confirmSavedSearch, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.answersByAddress, addressKey(request.ip));
    return guests.confirmSavedSearch(context, input.savedSearchConfirmationDto);
  });
  handle(listSavedSearchesByToken, shapes.listSavedSearchesByToken, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.answersByAddress, addressKey(request.ip));
    return guests.listByToken(context, input);
  });
  handle(changeSavedSearchByToken, shapes.changeSavedSearchByToken, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.answersByAddress, addressKey(request.ip));
    return guests.changeByToken(context, input, input.savedSearchDto);
  });
  handle(changeSavedSearchQuietHours, shapes.changeSavedSearchQuietHours, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.answersByAddress, addressKey(request.ip));
    await guests.changeQuietHoursByToken(context, input, input.savedSearchQuietHoursDto);
    return {};
  });
  // No limit: the servers of a large mail program send the clicks of all its users from a few addresses.
  handle(endSavedSearchesByToken, shapes.endSavedSearchesByToken, forwardWithoutAnswer(guests.endByToken));
}
