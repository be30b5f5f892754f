import { stripeRefusals as words } from '#texts/de/payments/payment-provider.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const paymentUnderWay = (): Problem =>
  new Problem({ status: 409, code: 'payment.under-way', message: words.underWay });

export const renewalIsOver = (): Problem =>
  new Problem({ status: 409, code: 'subscription.renewal-over', message: words.renewalIsOver });

export const webhookRefused = (): Problem =>
  new Problem({ status: 400, code: 'webhook.refused', message: words.webhookRefused });

/** Signed, but no message: a repetition would be none either. */
export const webhookUnreadable = (): Problem =>
  new Problem({ status: 400, code: 'webhook.unreadable', message: words.webhookUnreadable });
