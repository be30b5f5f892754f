import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from '#contract/newsletter/newsletter.ts';
import { newsletterShapes } from '#contract/newsletter/newsletter.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { redirectToEndPage } from '#server/platform/http/end-links.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer } from '#server/platform/http/routing.ts';
import { NEWSLETTER_LIMITS, limitNewsletterOrders } from './newsletter-limits.service.ts';
import * as newsletter from './newsletter.service.ts';

/** Ordering, confirming and ending the newsletter, for visitors with and without an account. */
export function registerNewsletterHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(subscribeNewsletter, newsletterShapes.subscribeNewsletter, async ({ context, input, request }) => {
    const { email } = input.newsletterDto;
    await limitNewsletterOrders(limiter, { address: request.ip, email });
    await newsletter.subscribeNewsletter(context, { email });
    return {};
  });
  server.handle(confirmNewsletter, newsletterShapes.confirmNewsletter, async ({ context, input, request }) => {
    await enforceLimit(limiter, NEWSLETTER_LIMITS.answersByAddress, addressKey(request.ip));
    await newsletter.confirmNewsletter(context, input.newsletterConfirmationDto);
    return {};
  });
  // No limit: the servers of a large mail program send the clicks of all its users from a few addresses.
  server.handle(
    unsubscribeNewsletter,
    newsletterShapes.unsubscribeNewsletter,
    forwardWithoutAnswer(newsletter.unsubscribeNewsletter),
  );
  redirectToEndPage(server.app, unsubscribeNewsletter.path, mailPaths.newsletterEnd);
}
