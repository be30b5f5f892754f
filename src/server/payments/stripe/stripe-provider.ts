import type Stripe from 'stripe';
import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { mailLink } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type {
  PayableOrder,
  PaymentFact,
  PaymentProvider,
  PaymentRecurrence,
  PaymentType,
  Renewal,
  SentBack,
} from '#server/payments/payment-provider.ts';
import { paymentUnderWay, renewalIsOver } from './stripe.problems.ts';
import type { StripeAccess } from './stripe-client.ts';
import { factsOfSession, listRefunds, nameOf } from './stripe-facts.ts';
import { isOver } from './stripe-method.ts';

type StripeContext = Pick<BaseContext, 'clock' | 'config'>;

/** How Stripe calls the ways to pay. */
const METHODS = {
  CARD: 'card',
  EPS: 'eps',
  PAYPAL: 'paypal',
  SEPA: 'sepa_debit',
} as const satisfies Record<Exclude<PaymentType, 'BANK_TRANSFER'>, string>;

/** Whether a method can be charged again without its payer: eps is a transfer that its payer makes each time. */
const CAN_RENEW: readonly PaymentType[] = ['CARD', 'PAYPAL', 'SEPA'];

const INTERVALS = { MONTHLY: 'month', YEARLY: 'year' } as const satisfies Record<
  Exclude<PaymentRecurrence, 'ONCE'>,
  string
>;

/** An order waits at most so long for a checkout: the call has to be answered within 4.5 seconds. */
const START_LIMIT_IN_MS = 3_500;
const COUPON_LIMIT_IN_MS = 1_300;
const CHECKOUT_AFTER_STEP_LIMIT_IN_MS = 2_200;
const STEP_LIMIT_IN_MS = 1_900;

const DAY_IN_SECONDS = 86_400;
/** Two years from the anchor, which moves to the end of the trial. Source: Stripe API, trial_end. */
const LONGEST_TRIAL_IN_DAYS = 729;
/**
 * A checkout may stay open from 30 minutes to 24 hours, less a margin for clock differences. Source: Stripe API,
 * expires_at.
 */
const SHORTEST_CHECKOUT_IN_MS = 31 * MINUTE_IN_MS;
const LONGEST_CHECKOUT_IN_MS = 23 * HOUR_IN_MS;

/** Paying at Stripe, on its own pages: this server never sees a card. */
export function createStripeProvider(context: StripeContext, access: StripeAccess): PaymentProvider {
  const { ask } = access;
  // Loading the package takes a while; the first who orders need not wait for it.
  access.open().catch(() => undefined);
  return {
    name: 'stripe',
    takes: (type, recurrence) => type in METHODS && (recurrence === 'ONCE' || CAN_RENEW.includes(type)),
    start: (order) => ask((stripe) => startCheckout(context, stripe, order)),
    look: ({ providerReference }) =>
      // Without a checkout there is nothing that could have been paid.
      providerReference === null ? Promise.resolve([]) : ask((stripe) => factsOfSession(stripe, providerReference)),
    cancel: ({ providerReference }) =>
      providerReference === null ? Promise.resolve([]) : ask((stripe) => closeCheckout(stripe, providerReference)),
    endRenewal: (id, { atOnce }) => ask((stripe) => endRenewal(stripe, id, atOnce)),
    resumeRenewal: (id) => ask((stripe) => resumeRenewal(stripe, id)),
    alignRenewal: (id, paidUntil) => ask((stripe) => alignRenewal(stripe, id, paidUntil)),
    changeMethod: (renewal) => ask((stripe) => startMethodChange(context, stripe, renewal)),
    refund: (payment) => ask((stripe) => sendBack(stripe, payment)),
  };
}

async function startCheckout(
  context: StripeContext,
  stripe: Stripe,
  order: PayableOrder,
): Promise<{ providerReference: string; payUrl: string }> {
  const hasDiscount = order.recurrence !== 'ONCE' && order.amountInCents < order.fullAmountInCents;
  const discounts = hasDiscount ? [{ coupon: await makeCoupon(stripe, order) }] : null;
  const params = { ...checkoutOf(context, order), ...(discounts ? { discounts } : {}) };
  const timeout = hasDiscount ? CHECKOUT_AFTER_STEP_LIMIT_IN_MS : START_LIMIT_IN_MS;
  const create = (more: Pick<Stripe.Checkout.SessionCreateParams, 'expires_at'>) =>
    stripe.checkout.sessions.create({ ...params, ...more }, { idempotencyKey: `checkout-${order.id}`, timeout });
  const leftInMs = order.expiresAt.getTime() - context.clock().getTime();
  const closes = { expires_at: Math.floor(order.expiresAt.getTime() / 1000) };
  const fits = leftInMs >= SHORTEST_CHECKOUT_IN_MS && leftInMs <= LONGEST_CHECKOUT_IN_MS;
  const session = await create(fits ? closes : {}).catch((error: unknown) => {
    // The first call was made at another hour of the order; the other form finds what it did.
    if (error instanceof stripe.errors.StripeIdempotencyError) return create(fits ? {} : closes);
    throw error;
  });
  if (session.url === null) throw new Error('A checkout has no address.');
  return { providerReference: session.id, payUrl: session.url };
}

/** What is less in the first period only. */
async function makeCoupon(stripe: Stripe, order: PayableOrder): Promise<string> {
  const coupon = await stripe.coupons.create(
    {
      amount_off: order.fullAmountInCents - order.amountInCents,
      currency: order.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      metadata: { order: order.id },
    },
    { idempotencyKey: `coupon-${order.id}`, timeout: COUPON_LIMIT_IN_MS },
  );
  return coupon.id;
}

function checkoutOf({ config }: StripeContext, order: PayableOrder): Stripe.Checkout.SessionCreateParams {
  const backTo = mailLink(config, orderPaths.order('orderpending', order.id));
  const metadata = { order: order.id, reference: order.reference };
  const { recurrence } = order;
  const price = {
    currency: order.currency.toLowerCase(),
    unit_amount: recurrence === 'ONCE' ? order.amountInCents : order.fullAmountInCents,
    product_data: { name: order.title },
    ...(recurrence === 'ONCE' ? {} : { recurring: { interval: INTERVALS[recurrence] } }),
  };
  return {
    mode: recurrence === 'ONCE' ? 'payment' : 'subscription',
    allowed_payment_method_types: [methodOf(order.paymentType)],
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: order.id,
    customer_email: order.payerEmail,
    metadata,
    ...(recurrence === 'ONCE' ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
    // The currency has to be that of the invoice.
    adaptive_pricing: { enabled: false },
    success_url: backTo,
    cancel_url: backTo,
    locale: 'de',
  };
}

function methodOf(type: PaymentType): string {
  if (type === 'BANK_TRANSFER') throw new Error('A bank transfer is not paid at Stripe.');
  return METHODS[type];
}

/**
 * Closes a checkout; throws where it was paid a moment before.
 * @throws payment.under-way (409)
 */
async function closeCheckout(stripe: Stripe, sessionId: string): Promise<PaymentFact[]> {
  const timeout = STEP_LIMIT_IN_MS;
  try {
    await stripe.checkout.sessions.expire(sessionId, {}, { timeout });
  } catch (error) {
    // It was closed or completed before; its current state tells which.
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error;
  }
  const facts = await factsOfSession(stripe, sessionId);
  if (facts.some(({ kind }) => kind === 'PROCESSING')) throw paymentUnderWay();
  // Closed, as requested.
  return facts.filter(({ kind }) => kind !== 'EXPIRED');
}

async function endRenewal(stripe: Stripe, id: string, atOnce: boolean): Promise<void> {
  try {
    if (atOnce) await stripe.subscriptions.cancel(id);
    else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  } catch (error) {
    if (!(await hasEnded(stripe, id, error))) throw error;
  }
}

async function resumeRenewal(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.update(id, { cancel_at_period_end: false }, { timeout: STEP_LIMIT_IN_MS });
  } catch (error) {
    throw (await hasEnded(stripe, id, error)) ? renewalIsOver() : error;
  }
}

/**
 * Moves the next charge to noon of the last day that is paid for, by a trial of what is paid already. An hour or two is
 * left as it is: Stripe counts from the moment of the payment.
 */
async function alignRenewal(stripe: Stripe, id: string, paidUntil: Date): Promise<boolean> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const [item] = subscription.items.data;
  if (isOver(subscription) || !item) return true;
  const wanted = Math.floor(paidUntil.getTime() / 1000) - DAY_IN_SECONDS / 2;
  if (Math.abs(item.current_period_end - wanted) <= DAY_IN_SECONDS) return true;
  const farthest = subscription.billing_cycle_anchor + LONGEST_TRIAL_IN_DAYS * DAY_IN_SECONDS;
  await stripe.subscriptions.update(id, { trial_end: Math.min(wanted, farthest), proration_behavior: 'none' });
  return wanted <= farthest;
}

/** Whether a refused change is one to a subscription that is over anyway. */
async function hasEnded(stripe: Stripe, id: string, error: unknown): Promise<boolean> {
  if (!(error instanceof stripe.errors.StripeInvalidRequestError)) return false;
  return isOver(await stripe.subscriptions.retrieve(id));
}

/**
 * A Stripe page to enter another card or account of the same kind; charges nothing.
 * @throws subscription.renewal-over (409)
 */
async function startMethodChange(
  { config }: StripeContext,
  stripe: Stripe,
  { subscriptionId, providerSubscription, paymentType }: Renewal,
): Promise<string> {
  const subscription = await stripe.subscriptions.retrieve(providerSubscription, {}, { timeout: STEP_LIMIT_IN_MS });
  if (isOver(subscription)) throw renewalIsOver();
  const backTo = mailLink(config, orderPaths.paymentMethod(subscriptionId));
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      currency: subscription.currency,
      customer: nameOf(subscription.customer),
      allowed_payment_method_types: [methodOf(paymentType)],
      setup_intent_data: { metadata: { subscription: providerSubscription } },
      success_url: `${backTo}&zurueck=ja`,
      cancel_url: backTo,
      locale: 'de',
    },
    { timeout: CHECKOUT_AFTER_STEP_LIMIT_IN_MS },
  );
  if (url === null) throw new Error('A page to give a card has no address.');
  return url;
}

type Payment = { paymentId: string; amountInCents: number };

async function sendBack(stripe: Stripe, { paymentId, amountInCents }: Payment): Promise<SentBack[]> {
  // An invoice settled outside of Stripe cannot be refunded by Stripe.
  if (!paymentId.startsWith('pi_')) return [];
  try {
    const { id, amount } = await stripe.refunds.create(
      { payment_intent: paymentId, amount: amountInCents },
      { idempotencyKey: `refund-${paymentId}-${amountInCents}` },
    );
    return [{ refundId: id, amountInCents: amount }];
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code !== 'charge_already_refunded') throw error;
    return (await listRefunds(stripe, paymentId)).map(({ id, amount }) => ({ refundId: id, amountInCents: amount }));
  }
}
