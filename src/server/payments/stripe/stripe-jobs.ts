import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { applyPaymentFact } from '#server/payments/orders/settlement.service.ts';
import type { StripeAccess } from './stripe-client.ts';
import { handleWaitingEvents } from './stripe-events.service.ts';
import { factsWithMethod } from './stripe-method.ts';
import { listOverdueRenewals } from './stripe-renewals.repository.ts';

const TRY_EVERY_MS = 15_000;
/** Stripe goes on trying to charge for about that long. */
const OVERDUE_DAYS = 30;
const LOOKS_AT_ONCE = 200;

/** What has to run now and then where Stripe is set up. */
export const stripeTasks = (base: BaseContext, access: StripeAccess): BackgroundTask[] => [
  { name: 'handle waiting messages of Stripe', everyInMs: TRY_EVERY_MS, run: () => handleWaitingEvents(base, access) },
  { name: 'ask Stripe about renewals', everyInMs: HOUR_IN_MS, run: () => checkRenewals(base, access) },
];

/** Asks about subscriptions that should have been renewed by now: messages about that may have been lost. */
export async function checkRenewals(base: BaseContext, access: StripeAccess): Promise<number> {
  const now = base.clock();
  const from = new Date(now.getTime() - OVERDUE_DAYS * DAY_IN_MS);
  const overdue = await listOverdueRenewals(base.db, { from, to: now, limit: LOOKS_AT_ONCE });
  for (const id of overdue) {
    try {
      const facts = await access.ask((stripe) => factsWithMethod(stripe, id));
      for (const fact of facts) await applyPaymentFact(base, fact);
    } catch (error) {
      base.logger.warn({ err: error, event: 'stripe.look-failed', subscription: id }, 'Stripe could not be asked.');
    }
  }
  return overdue.length;
}
