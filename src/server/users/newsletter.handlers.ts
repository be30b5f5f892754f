import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from '#contract/newsletter.ts';
import { newsletterShapes } from '#contract/newsletter.schemas.ts';
import { paths } from '#contract/paths.ts';
import { leadToEndPage } from '#server/mail/end-links.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/rate-limit.ts';
import type { Door } from '#server/platform/routing.ts';
import * as newsletter from './newsletter.service.ts';

const HOUR = 60 * 60_000;
/** As for other mails that a visitor can have sent to any address. */
const NEWSLETTER_LIMITS = {
  byEmail: { name: 'newsletter-email', limit: 3, windowInMs: HOUR },
  byAddress: { name: 'newsletter-address', limit: 10, windowInMs: HOUR },
  answersByAddress: { name: 'newsletter-answers', limit: 60, windowInMs: HOUR },
} as const satisfies Record<string, RateLimit>;

/** Counts a mail that somebody has sent to an address. @throws request.too-many (429) */
export async function limitNewsletterOrders(
  limiter: RateLimiter,
  { address, email }: { address: string; email: string },
): Promise<void> {
  await enforceLimit(limiter, NEWSLETTER_LIMITS.byAddress, addressKey(address));
  await enforceLimit(limiter, NEWSLETTER_LIMITS.byEmail, normaliseEmail(email));
}

/** Ordering, confirming and ending the newsletter, for visitors with and without an account. */
export function registerNewsletterHandlers(door: Door, { limiter }: { limiter: RateLimiter }): void {
  door.handle(subscribeNewsletter, newsletterShapes.subscribeNewsletter, async ({ context, input, request }) => {
    const { email } = input.newsletterDto;
    await limitNewsletterOrders(limiter, { address: request.ip, email });
    await newsletter.subscribeNewsletter(context, { email });
    return {};
  });
  door.handle(confirmNewsletter, newsletterShapes.confirmNewsletter, async ({ context, input, request }) => {
    await enforceLimit(limiter, NEWSLETTER_LIMITS.answersByAddress, addressKey(request.ip));
    await newsletter.confirmNewsletter(context, input.newsletterConfirmationDto);
    return {};
  });
  // No limit: the servers of a large mail program send the clicks of all its users from a few addresses.
  door.handle(unsubscribeNewsletter, newsletterShapes.unsubscribeNewsletter, async ({ context, input }) => {
    await newsletter.unsubscribeNewsletter(context, input);
    return {};
  });
  leadToEndPage(door.app, unsubscribeNewsletter.path, paths.newsletterEnd);
}
