import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import type { SessionReader } from './accounts/sessions/sessions.service.ts';
import type { BackgroundTask } from './platform/background.ts';
import { registerAdminPaymentHandlers } from './payments/admin-payments.handlers.ts';
import { drawInvoices } from './payments/invoices/invoice-pdfs.service.ts';
import { registerInvoiceHandlers } from './payments/invoices/invoices.handlers.ts';
import { paymentTasks } from './payments/payment-jobs.ts';
import { createPaymentProviders } from './payments/payment-providers.ts';
import { registerPaymentHandlers } from './payments/payments.handlers.ts';
import { openStripe } from './payments/stripe/stripe-client.ts';
import { stripeTasks } from './payments/stripe/stripe-jobs.ts';
import { registerStripeWebhook } from './payments/stripe/stripe.handlers.ts';
import { issueWaitingInvoices } from './payments/invoices/waiting-invoices.service.ts';
import { registerVoucherHandlers } from './payments/vouchers/vouchers.handlers.ts';

type PaymentTools = { limiter: RateLimiter; sessions: SessionReader };

/** Orders, invoices, vouchers and the ways to be paid: pure wiring. Returns what goes on in the background. */
export function registerPayments(server: ApiServer, { limiter, sessions }: PaymentTools): BackgroundTask[] {
  const { base } = server;
  const providers = createPaymentProviders(base);
  registerInvoiceHandlers(server);
  registerPaymentHandlers(server, { limiter, sessions, providers });
  registerAdminPaymentHandlers(server);
  registerVoucherHandlers(server, { limiter, sessions });
  const stripe = base.config.stripe && openStripe(base.config.stripe, base);
  if (stripe) registerStripeWebhook(server, stripe);
  return [
    { name: 'issue invoices that waited', everyInMs: MINUTE_IN_MS, run: () => issueWaitingInvoices(base) },
    { name: 'draw invoices', everyInMs: 1_000, run: () => drawInvoices(base) },
    ...paymentTasks(base, providers),
    ...(stripe ? stripeTasks(base, stripe) : []),
  ];
}
