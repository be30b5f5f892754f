import type Stripe from 'stripe';
import { z } from 'zod';
import type { BaseContext } from '#server/platform/context.ts';
import type { PaymentFact } from '#server/payments/payment-provider.ts';
import * as events from '#server/payments/provider-events.repository.ts';
import type { StripeAccess } from './stripe-client.ts';
import {
  factsOfDispute,
  factsOfPayment,
  factsOfSession,
  factsOfStripeInvoice,
  factsOfSubscription,
} from './stripe-facts.ts';
import { factsOfMethodChange } from './stripe-method.ts';
import { applyPaymentFact } from '#server/payments/orders/settlement.service.ts';
import { webhookRefused, webhookUnreadable } from './stripe.problems.ts';

const PROVIDER = 'stripe';
/** Older messages are not believed even with a good signature: they may be replayed. */
const TOLERANCE_IN_SECONDS = 300;
const FIRST_DELAY_IN_SECONDS = 30;
const BATCH = 20;
/** About four days of tries, longer than Stripe itself goes on. */
const LAST_ATTEMPT = 17;

type Sent = { body: Buffer; signature: string | undefined };

/**
 * Checks the signature of a Stripe message, stores it, and returns the function that applies it. One that fails is
 * retried later; a repeated one changes nothing.
 * @throws webhook.refused, webhook.unreadable (400)
 */
export async function keepStripeEvent(
  base: BaseContext,
  access: StripeAccess,
  sent: Sent,
): Promise<{ act: () => Promise<void> }> {
  const event = await readEvent(base, access, sent);
  const { id, type } = event;
  await events.insertEvent(base.db, {
    provider: PROVIDER,
    id,
    type,
    payload: { object: objectOf(event), created: event.created },
    receivedAt: base.clock(),
  });
  const open = await events.findOpenEvent(base.db, PROVIDER, id);
  return { act: async () => (open ? handleEvent(base, access, open) : undefined) };
}

async function readEvent(base: BaseContext, access: StripeAccess, { body, signature }: Sent): Promise<SignedEvent> {
  const { signature: checker } = (await access.open()).webhooks;
  if (!checker) throw new Error('The package of Stripe checks no signatures.');
  const { webhookSecret } = access.settings;
  const now = base.clock().getTime();
  try {
    // The package refuses what is too old; a time that has not come yet counts for it.
    if (signedAt(signature) > now / 1000 + TOLERANCE_IN_SECONDS) throw new Error('signed in the future');
    await checker.verifyHeaderAsync(body, signature ?? '', webhookSecret, TOLERANCE_IN_SECONDS, undefined, now);
  } catch {
    access.noteForgery();
    throw webhookRefused();
  }
  const event = eventIn(body);
  if (event === null) throw webhookUnreadable();
  return event;
}

/** When a message says it was signed, in seconds; of several times the last. */
const signedAt = (signature = ''): number =>
  Math.max(0, ...[...signature.matchAll(/(?:^|,)\s*t=(\d{1,15})/g)].map(([, time]) => Number(time)));

const EventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number(),
  data: z.object({ object: z.looseObject({}) }),
});
type SignedEvent = z.infer<typeof EventSchema>;

/** The message in a body; null where it is none, which no repetition would change. */
function eventIn(body: Buffer): SignedEvent | null {
  try {
    return EventSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

type EventObject = { object: string; id: string; paymentIntent: string | null };

/** The object a message is about. Nothing else of it is used: the API is asked for the current state. */
function objectOf({ data }: SignedEvent): EventObject {
  const { object, id, payment_intent: intent } = data.object;
  return {
    object: String(object ?? ''),
    id: String(id ?? ''),
    paymentIntent: typeof intent === 'string' ? intent : null,
  };
}

/** The stored form of `objectOf`: only this module writes it. */
const storedObject = (payload: unknown): EventObject => (payload as { object: EventObject }).object;

async function handleEvent(base: BaseContext, access: StripeAccess, event: events.OpenEvent): Promise<void> {
  const { id, type } = event;
  const handled = (note: string | null) =>
    events.markHandled(base.db, { provider: PROVIDER, id, at: base.clock(), note });
  if (type === 'refund.failed') {
    const { id: refund } = storedObject(event.payload);
    base.logger.error({ event: 'stripe.refund-failed', refund }, 'Money could not be sent back; someone has to do it.');
  }
  try {
    const facts = await access.ask((stripe) => factsOf(stripe, type, storedObject(event.payload)));
    const outcomes = [];
    for (const fact of facts) outcomes.push(await applyPaymentFact(base, fact));
    if (!outcomes.includes('UNKNOWN')) return await handled(null);
    await events.noteFailure(base.db, { provider: PROVIDER, id, reason: 'nothing here belongs to it' });
  } catch (error) {
    if (isGone(error)) return handled('gone');
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    base.logger.warn(
      { event: 'stripe.event-waits', stripeEvent: id, type, err: error },
      'A message of Stripe waits for another try.',
    );
    await events.noteFailure(base.db, { provider: PROVIDER, id, reason });
  }
  if (event.attempts + 1 < LAST_ATTEMPT) return;
  base.logger.error({ event: 'stripe.event-given-up', stripeEvent: id, type }, 'A message of Stripe was given up.');
  await handled('given up');
}

/** Whether what a message is about does not exist: it belongs to another shop of the account, or was deleted. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Object &&
  'code' in error.cause &&
  error.cause.code === 'resource_missing';

/** The facts of a message, from the current state of its object; none for messages without effect here. */
function factsOf(stripe: Stripe, type: string, { id, paymentIntent }: EventObject): Promise<PaymentFact[]> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return factsOfSession(stripe, id);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return factsOfStripeInvoice(stripe, id);
    case 'customer.subscription.deleted':
      return factsOfSubscription(stripe, id);
    case 'setup_intent.succeeded':
      return factsOfMethodChange(stripe, id);
    case 'charge.refunded':
    case 'refund.updated':
      return paymentIntent === null ? Promise.resolve([]) : factsOfPayment(stripe, paymentIntent);
    case 'charge.dispute.closed':
      return factsOfDispute(stripe, id);
    default:
      return Promise.resolve([]);
  }
}

/** Acts on messages that could not be acted on when they came; returns how many were tried. For a regular job. */
export async function handleWaitingEvents(base: BaseContext, access: StripeAccess): Promise<number> {
  const due = { now: base.clock(), firstDelayInSeconds: FIRST_DELAY_IN_SECONDS, limit: BATCH };
  const waiting = await events.listDueEvents(base.db, PROVIDER, due);
  for (const event of waiting) await handleEvent(base, access, event);
  return waiting.length;
}
