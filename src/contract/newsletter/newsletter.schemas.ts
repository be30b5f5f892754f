import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { email, named, pattern } from '#contract/fields.ts';

const code = () => pattern(/^[A-Za-z0-9_-]+$/, 300);
const unsubscribeToken = () => pattern(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 600);

export const newsletterShapes = {
  subscribeNewsletter: {
    body: { newsletterDto: named('NewsletterDto', z.object({ email: email() })) },
    reply: Empty,
  },
  confirmNewsletter: {
    body: { newsletterConfirmationDto: named('NewsletterConfirmationDto', z.object({ code: code() })) },
    reply: Empty,
  },
  unsubscribeNewsletter: { query: z.object({ token: unsubscribeToken() }), reply: Empty },
} as const;
