import { HOUR_IN_MS } from '#domain/durations.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';

/** As for other mails that a visitor can have sent to any address. */
export const NEWSLETTER_LIMITS = {
  byEmail: { name: 'newsletter-email', limit: 3, windowInMs: HOUR_IN_MS },
  byAddress: { name: 'newsletter-address', limit: 10, windowInMs: HOUR_IN_MS },
  answersByAddress: { name: 'newsletter-answers', limit: 60, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** Counts an order of the newsletter, which sends a mail to an address. @throws request.too-many (429) */
export async function limitNewsletterOrders(
  limiter: RateLimiter,
  { address, email }: { address: string; email: string },
): Promise<void> {
  await enforceLimit(limiter, NEWSLETTER_LIMITS.byAddress, addressKey(address));
  await enforceLimit(limiter, NEWSLETTER_LIMITS.byEmail, normaliseEmail(email));
}
