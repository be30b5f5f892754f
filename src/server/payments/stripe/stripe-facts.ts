import type Stripe from 'stripe';
import { isUuid } from '#domain/text/uuid.ts';
import type { PaymentFact } from '#server/payments/payment-provider.ts';

/**
 * Facts come from Stripe's current state, never from the order of its messages: the facts that led to a state are
 * returned before it.
 */

export const momentOf = (seconds: number): Date => new Date(seconds * 1000);

type Named = string | { id: string };
/** The id of an object that is given by id or expanded. */
export const nameOf = (object: Named): string => (typeof object === 'string' ? object : object.id);

/** Upper bound of consecutive periods that are checked; older ones were handled long ago. */
const INVOICES_LOOKED_AT = 24;

/** How far a checkout is. None where it is open, or not one of ours. */
export async function factsOfSession(stripe: Stripe, sessionId: string): Promise<PaymentFact[]> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  const orderId = session.client_reference_id ?? '';
  if (!isUuid(orderId)) return [];
  if (session.status === 'expired') return [{ kind: 'EXPIRED', orderId, at: momentOf(session.expires_at) }];
  if (session.status !== 'complete') return [];
  if (session.mode === 'subscription') return factsOfRecurring(stripe, session, orderId);
  const { payment_intent: intent } = session;
  if (intent === null || typeof intent === 'string') return [];
  return factsOfIntent(intent, orderId);
}

async function factsOfRecurring(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  orderId: string,
): Promise<PaymentFact[]> {
  const facts = session.subscription === null ? [] : await factsOfSubscription(stripe, nameOf(session.subscription));
  if (facts.length > 0 || session.invoice === null) return facts;
  const invoice = await stripe.invoices.retrieve(nameOf(session.invoice), { expand: ['payments'] });
  const intent = intentOf(invoice);
  if (intent === null) return [];
  const providerSubscription = session.subscription === null ? null : nameOf(session.subscription);
  return factsOfIntent(await retrieveIntent(stripe, intent), orderId)
    .filter(isUnpaid)
    .map((fact) => (fact.kind === 'FAILED' ? { ...fact, providerSubscription } : fact));
}

const retrieveIntent = (stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

const isUnpaid = ({ kind }: PaymentFact): boolean => kind !== 'PAID';

/** Of a payment whose checkout is complete: paid, processing, or failed. */
function factsOfIntent(intent: Stripe.PaymentIntent, orderId: string): PaymentFact[] {
  const { latest_charge: charge } = intent;
  const at = momentOf(charge !== null && typeof charge !== 'string' ? charge.created : intent.created);
  switch (intent.status) {
    case 'succeeded':
      return [
        {
          kind: 'PAID',
          orderId,
          paymentId: intent.id,
          amountInCents: intent.amount_received,
          currency: intent.currency.toUpperCase(),
          at,
          providerSubscription: null,
        },
      ];
    case 'processing':
      return [{ kind: 'PROCESSING', orderId, at }];
    case 'requires_payment_method':
    case 'canceled':
      return [{ kind: 'FAILED', orderId, reason: 'DECLINED', at }];
    default:
      return [];
  }
}

/** Everything that was paid for a subscription, the oldest first, and whether it has ended. */
export async function factsOfSubscription(stripe: Stripe, id: string): Promise<PaymentFact[]> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const orderId = subscription.metadata['order'] ?? '';
  if (!isUuid(orderId)) return [];
  const { data } = await stripe.invoices.list({
    subscription: id,
    limit: INVOICES_LOOKED_AT,
    expand: ['data.payments'],
  });
  const invoices = data.toSorted((one, other) => one.created - other.created);
  const facts = invoices.flatMap((invoice) => factsOfInvoice(invoice, { id, orderId }));
  const last = invoices.at(-1);
  if (last && last.status === 'open' && last.attempted && isRenewal(last)) {
    facts.push({ kind: 'RENEWAL_FAILED', providerSubscription: id, at: momentOf(last.created) });
  }
  if (subscription.status === 'canceled') {
    const at = momentOf(subscription.ended_at ?? subscription.canceled_at ?? subscription.created);
    facts.push({ kind: 'SUBSCRIPTION_ENDED', providerSubscription: id, at });
  }
  return facts;
}

const isRenewal = ({ billing_reason: reason }: Stripe.Invoice): boolean => reason !== 'subscription_create';

function factsOfInvoice(invoice: Stripe.Invoice, { id, orderId }: { id: string; orderId: string }): PaymentFact[] {
  if (invoice.status !== 'paid' || invoice.amount_paid === 0) return [];
  const paid = {
    paymentId: intentOf(invoice) ?? invoice.id,
    amountInCents: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    at: momentOf(invoice.status_transitions.paid_at ?? invoice.created),
    providerSubscription: id,
  };
  if (!isRenewal(invoice)) return [{ kind: 'PAID', orderId, ...paid }];
  const end = Math.max(...invoice.lines.data.map(({ period }) => period.end));
  return [{ kind: 'RENEWED', ...paid, validTo: momentOf(end) }];
}

/** The payment of an invoice: the one that went through, else the one that is tried. */
function intentOf({ payments }: Stripe.Invoice): string | null {
  const all = payments?.data ?? [];
  const { payment } = all.find(({ status }) => status === 'paid') ?? all[0] ?? {};
  return payment?.payment_intent ? nameOf(payment.payment_intent) : null;
}

/** What was paid with a payment, and after it what went back of it. */
export async function factsOfPayment(stripe: Stripe, intentId: string): Promise<PaymentFact[]> {
  const paid = await factsBefore(stripe, intentId);
  const refunds = await listRefunds(stripe, intentId);
  return [
    ...paid,
    ...refunds.map(({ id, amount, created }): PaymentFact => ({
      kind: 'REFUNDED',
      paymentId: intentId,
      refundId: id,
      amountInCents: amount,
      at: momentOf(created),
    })),
  ];
}

/** What went back of a payment, or is on its way, the oldest first. */
export async function listRefunds(stripe: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data
    .filter(({ status }) => status === 'succeeded' || status === 'pending')
    .toSorted((one, other) => one.created - other.created);
}

async function factsBefore(stripe: Stripe, intentId: string): Promise<PaymentFact[]> {
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  const [session] = sessions.data;
  if (session) return factsOfSession(stripe, session.id);
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    limit: 1,
  });
  const [payment] = data;
  return payment ? factsOfStripeInvoice(stripe, nameOf(payment.invoice)) : [];
}

/** What is known of the subscription that an invoice belongs to; none where it belongs to none. */
export async function factsOfStripeInvoice(stripe: Stripe, invoiceId: string): Promise<PaymentFact[]> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? factsOfSubscription(stripe, nameOf(subscription)) : [];
}

/** A payment that its bank took back for good. */
export async function factsOfDispute(stripe: Stripe, disputeId: string): Promise<PaymentFact[]> {
  const dispute = await stripe.disputes.retrieve(disputeId);
  if (dispute.status !== 'lost' || dispute.payment_intent === null) return [];
  const paymentId = nameOf(dispute.payment_intent);
  return [
    ...(await factsOfPayment(stripe, paymentId)),
    {
      kind: 'REFUNDED',
      paymentId,
      refundId: dispute.id,
      amountInCents: dispute.amount,
      at: momentOf(dispute.created),
      isChargeback: true,
    },
  ];
}
