import type Stripe from 'stripe';
import { isUuid } from '#domain/text/uuid.ts';
import type { PaymentFact } from '#server/payments/payment-provider.ts';
import { factsOfSubscription, momentOf, nameOf } from './stripe-facts.ts';

/** A card is not changed more often. */
const CHANGES_LOOKED_AT = 20;

/** What became of another card or account that was entered; none where it was not given for a subscription of ours. */
export async function factsOfMethodChange(stripe: Stripe, setupIntentId: string): Promise<PaymentFact[]> {
  const { metadata } = await stripe.setupIntents.retrieve(setupIntentId);
  const subscription = metadata?.['subscription'];
  // Repeated although it was applied before: the process may have been killed before it reported it.
  return subscription ? factsAfter(stripe, subscription, await takeLastMethod(stripe, subscription)) : [];
}

/** All facts of a subscription, after its latest payment method was applied; methodChanged only where that was new. */
export async function factsWithMethod(stripe: Stripe, id: string): Promise<PaymentFact[]> {
  const last = await takeLastMethod(stripe, id);
  return factsAfter(stripe, id, last?.isTakenNow ? last : null);
}

async function factsAfter(stripe: Stripe, id: string, last: LastMethod | null): Promise<PaymentFact[]> {
  const facts = await factsOfSubscription(stripe, id);
  if (last === null) return facts;
  const { id: changeId, created } = last.given;
  return [...facts, { kind: 'METHOD_CHANGED', providerSubscription: id, changeId, at: momentOf(created) }];
}

type LastMethod = { given: Stripe.SetupIntent; isTakenNow: boolean };

/**
 * Makes the latest payment method the one for further periods. It is read from the API, so that a late message does not
 * restore an older card. The open period is charged first, so that a killed process does not leave it to the next
 * attempt.
 */
async function takeLastMethod(stripe: Stripe, id: string): Promise<LastMethod | null> {
  const subscription = await stripe.subscriptions.retrieve(id);
  if (!isUuid(subscription.metadata['order'] ?? '') || isOver(subscription)) return null;
  const given = await lastGiven(stripe, subscription);
  if (given === null || given.payment_method === null) return null;
  const method = nameOf(given.payment_method);
  const charged = subscription.default_payment_method;
  if (charged !== null && nameOf(charged) === method) return { given, isTakenNow: false };
  await payOpenInvoice(stripe, id, method);
  await stripe.subscriptions.update(id, { default_payment_method: method });
  return { given, isTakenNow: true };
}

/** Whether a subscription is not charged any more. */
export const isOver = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

async function lastGiven(stripe: Stripe, { id, customer }: Stripe.Subscription): Promise<Stripe.SetupIntent | null> {
  const { data } = await stripe.setupIntents.list({ customer: nameOf(customer), limit: CHANGES_LOOKED_AT });
  const [last] = data
    .filter(({ status, metadata }) => status === 'succeeded' && metadata?.['subscription'] === id)
    .toSorted((one, other) => other.created - one.created);
  return last ?? null;
}

/** Charges the open period at once; a refused charge waits for Stripe's next attempt. */
async function payOpenInvoice(stripe: Stripe, subscription: string, method: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 1 });
  const [open] = data;
  if (!open?.attempted) return;
  try {
    await stripe.invoices.pay(open.id, { payment_method: method }, { idempotencyKey: `pay-${open.id}-${method}` });
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = stripe.errors;
    if (!(error instanceof StripeCardError) && !(error instanceof StripeInvalidRequestError)) throw error;
  }
}
