import { endpoint } from '#contract/endpoint.ts';
import type { newsletterShapes } from './newsletter.schemas.ts';

type Shapes = typeof newsletterShapes;

const tag = 'Newsletter';

export const subscribeNewsletter = endpoint<Shapes['subscribeNewsletter']>({
  operation: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter',
  summary: 'Sends a mail with a link that starts the newsletter; answers the same for every address.',
  tag,
  auth: 'anonymous',
  body: 'newsletterDto',
});

export const confirmNewsletter = endpoint<Shapes['confirmNewsletter']>({
  operation: 'confirmNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter/confirm',
  summary: 'Starts the newsletter with the code of the mail; a code counts once.',
  tag,
  auth: 'anonymous',
  body: 'newsletterConfirmationDto',
});

export const unsubscribeNewsletter = endpoint<Shapes['unsubscribeNewsletter']>({
  operation: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter/unsubscribe',
  summary: 'Ends the newsletter with the token of its mails; takes the one-click form of mail programs (RFC 8058).',
  tag,
  auth: 'anonymous',
  encoding: 'form',
  requiredQuery: ['token'],
});
