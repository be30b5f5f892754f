import { HOUR_IN_MS } from '#domain/durations.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { followShapes as shapes } from '#contract/follows/follows.schemas.ts';
import * as calls from '#contract/follows/follows.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { redirectToEndPage } from '#server/platform/http/end-links.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { dropOldFollowNews, noteFollowNews, notifyFollowers } from './follow-news.service.ts';
import * as follows from './follows.service.ts';

const LIMITS = {
  /** A hand is slower; product decision. */
  changes: { name: 'follow-changes', limit: 300, windowInMs: HOUR_IN_MS },
  readsByToken: { name: 'follow-by-token', limit: 120, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;
const LOOK_EVERY_MS = 10_000;

/** Following sellers. */
export function registerFollowHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  const { handle } = server;
  handle(calls.listFollows, shapes.listFollows, forward(follows.listFollows));
  handle(calls.getFollowByToken, shapes.getFollowByToken, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.readsByToken, addressKey(request.ip));
    return follows.getFollowByToken(context, input);
  });
  // No limit: the servers of a large mail program send the clicks of all its users from a few addresses.
  handle(calls.endFollowByToken, shapes.endFollowByToken, forwardWithoutAnswer(follows.endFollowByToken));
  handle(calls.getFollow, shapes.getFollow, forward(follows.getFollow));
  handle(calls.followSeller, shapes.followSeller, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.changes, context.viewer?.id ?? '');
    return follows.followSeller(context, input);
  });
  handle(calls.unfollowSeller, shapes.unfollowSeller, forwardWithoutAnswer(follows.unfollowSeller));
  redirectToEndPage(server.app, calls.endFollowByToken.path, followPaths.unfollow);
}

/** The regular work of following. */
export const followTasks = (base: BaseContext): BackgroundTask[] => [
  { name: 'note new adverts of followed sellers', everyInMs: LOOK_EVERY_MS, run: () => noteFollowNews(base) },
  { name: 'tell followers', everyInMs: LOOK_EVERY_MS, run: () => notifyFollowers(base) },
  { name: 'drop old news of followed sellers', everyInMs: HOUR_IN_MS, run: () => dropOldFollowNews(base) },
];
