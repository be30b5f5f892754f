import { nextPeriodEnd } from '#domain/payments/period.ts';
import { recordWithin } from '#server/events/events.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { findBuyer } from '#server/payments/orders/buyers.repository.ts';
import { issueCancellation, issueInvoice } from '#server/payments/invoices/invoices.service.ts';
import { renewedRecipient } from '#server/payments/orders/invoice-recipient.ts';
import { newReference } from '#server/payments/orders/order-references.ts';
import { lockOrderWithPayments } from '#server/payments/orders/order-locks.ts';
import {
  type OrderRow,
  endOrderRow,
  findOrder,
  findOrderIdByKey,
  insertOrder,
} from '#server/payments/orders/orders.repository.ts';
import {
  writeAboutSubscription,
  writeGivenBack,
  writeMethodChanged,
  writeRenewalEnded,
} from '#server/payments/payment-mails.ts';
import type { FactOutcome, PaymentFact } from '#server/payments/payment-provider.ts';
import { findPaymentByReference, insertPayment, insertRefund } from '#server/payments/payments.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';
import { endAtOnce } from './subscription-end.service.ts';

type FactContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>;
type FactOf<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>;

/** Subscriptions that a provider renews by itself. */
const PROVIDER = 'stripe';

/** The provider has charged a further period, which gets an order of its own, already paid. */
export async function renewed(context: FactContext, fact: FactOf<'RENEWED'>): Promise<FactOutcome> {
  const { db } = context;
  const subscription = await subscriptions.lockProviderSubscription(db, PROVIDER, fact.providerSubscription);
  if (!subscription || subscription.order_key === null || subscription.valid_to === null) return 'UNKNOWN';
  if (await findPaymentByReference(db, PROVIDER, fact.paymentId)) return 'REPEATED';
  const first = await findOrder(db, await findOrderIdByKey(db, subscription.order_key));
  if (!first) return 'UNKNOWN';
  const now = context.clock();
  const fits = fact.amountInCents === first.full_amount_in_cents && fact.currency === first.currency;
  // Charged after its owner had ended it, as the provider heard of that too late: this period was not wanted.
  // While its owner takes that back the provider may have charged rightly.
  const isEnded =
    subscription.canceled_at !== null &&
    subscription.resume_asked_at === null &&
    subscription.canceled_at.getTime() <= fact.at.getTime();
  const isOver = subscription.withdrawn_at !== null || isEnded;
  const isDue = isOver || !fits;
  const id = context.newId();
  await insertOrder(db, {
    id,
    userKey: subscription.user_key,
    planId: first.plan_id,
    planTitle: first.plan_title,
    privilegeGroup: first.privilege_group,
    intervalUnit: first.interval_unit,
    intervalCount: first.interval_count,
    recurrence: first.recurrence,
    paymentType: first.payment_type,
    provider: PROVIDER,
    fullAmountInCents: fact.amountInCents,
    amountInCents: fact.amountInCents,
    vatRate: first.vat_rate,
    reference: newReference(),
    invoiceContact: await renewedRecipient(db, subscription.user_key, first.invoice_contact),
    renewsSubscriptionKey: subscription.key,
    termsVersion: first.terms_version,
    createdAt: now,
    expiresAt: now,
    status: isDue ? 'PENDING' : 'PAID',
  });
  const order = await findOrder(db, id);
  if (!order) throw new Error('The order of a renewal was not written.');
  const paymentKey = await insertPayment(db, {
    id: context.newId(),
    orderKey: order.key,
    provider: PROVIDER,
    providerReference: fact.paymentId,
    amountInCents: fact.amountInCents,
    purpose: isDue ? (fits ? 'LATE' : 'WRONG_AMOUNT') : 'SETTLEMENT',
    receivedAt: fact.at,
    createdAt: now,
    refundDueAt: isDue ? now : null,
  });
  if (paymentKey === null) throw new Error('A payment of a renewal was noted twice at once.');
  if (isDue) {
    await endOrderRow(db, order.key, { status: 'FAILED', reason: 'GIVEN_BACK', at: now });
    context.logger.warn({ event: 'payment.to-give-back', order: order.id }, 'a renewal was charged that is not due');
    await writeGivenBack(context, order, {
      ...fact,
      key: paymentKey,
      asked: isOver ? null : first.full_amount_in_cents,
    });
    return 'APPLIED';
  }
  const interval = { unit: first.interval_unit, count: first.interval_count };
  const to = new Date(
    Math.max(nextPeriodEnd(subscription.valid_from, subscription.valid_to, interval).getTime(), fact.validTo.getTime()),
  );
  await subscriptions.extendSubscription(db, subscription.key, { validTo: to, paidInCents: fact.amountInCents });
  await issueInvoice(context, { orderKey: order.key, paymentKey, period: { from: subscription.valid_to, to } });
  await recordWithin(context, { type: 'PAYMENT_COMPLETED' });
  return 'APPLIED';
}

/** The provider could not charge the next period: it retries, the buyer is mailed once. */
export async function renewalFailed(context: FactContext, fact: FactOf<'RENEWAL_FAILED'>): Promise<FactOutcome> {
  const subscription = await subscriptions.lockProviderSubscription(context.db, PROVIDER, fact.providerSubscription);
  if (!subscription) return 'UNKNOWN';
  // Who has ended it does not want to be charged.
  if (subscription.canceled_at !== null) return 'REPEATED';
  const buyer = await findBuyer(context.db, subscription.user_key);
  if (!buyer) return 'REPEATED';
  await writeAboutSubscription(
    context,
    { ...subscription, ...buyer },
    { kind: 'renewalFailed', until: subscription.valid_to, at: fact.at },
  );
  return 'APPLIED';
}

/** Another card or account is charged for further periods: the owner is mailed once, in case it was not them. */
export async function methodChanged(context: FactContext, fact: FactOf<'METHOD_CHANGED'>): Promise<FactOutcome> {
  const subscription = await subscriptions.lockProviderSubscription(context.db, PROVIDER, fact.providerSubscription);
  if (!subscription) return 'UNKNOWN';
  const buyer = await findBuyer(context.db, subscription.user_key);
  if (!buyer) return 'REPEATED';
  await writeMethodChanged(context, { ...subscription, ...buyer }, fact.changeId);
  return 'APPLIED';
}

/** The provider ended the renewal; the paid period continues. */
export async function endedAtProvider(context: FactContext, fact: FactOf<'SUBSCRIPTION_ENDED'>): Promise<FactOutcome> {
  const { db } = context;
  const subscription = await subscriptions.lockProviderSubscription(db, PROVIDER, fact.providerSubscription);
  if (!subscription) return 'UNKNOWN';
  await subscriptions.markCanceled(db, subscription.key, fact.at);
  await subscriptions.markRenewalEnded(db, subscription.key, context.clock());
  // Not by the owner: charging failed for good, or it was ended at the provider.
  const buyer = subscription.canceled_at === null ? await findBuyer(db, subscription.user_key) : null;
  if (buyer) await writeRenewalEnded(context, { ...subscription, ...buyer }, context.clock());
  return 'APPLIED';
}

/** Money went back: the whole of what started or extended a subscription ends it, with a cancellation of the invoice. */
export async function applyRefund(context: FactContext, fact: FactOf<'REFUNDED'>): Promise<FactOutcome> {
  const { db } = context;
  const { isChargeback = false } = fact;
  const known = await findPaymentByReference(db, PROVIDER, fact.paymentId);
  if (!known) return 'UNKNOWN';
  const order = await lockOrderWithPayments(db, known.order_id);
  // Read again under the lock, now that no part of it can be refunded in between.
  const payment = await findPaymentByReference(db, PROVIDER, fact.paymentId);
  if (!order || !payment) return 'UNKNOWN';
  const refundKey = await insertRefund(db, {
    id: context.newId(),
    payment,
    refundReference: fact.refundId,
    amountInCents: fact.amountInCents,
    at: fact.at,
    now: context.clock(),
  });
  if (refundKey === null) return 'REPEATED';
  const isWhole = payment.refunded_in_cents + fact.amountInCents >= payment.amount_in_cents;
  if (payment.purpose === 'SETTLEMENT') {
    if (isWhole) await endRefunded(context, order, isChargeback ? 'chargedBack' : 'refunded');
    const reason = isChargeback ? 'CHARGEBACK' : 'REFUND';
    await issueCancellation(context, { paymentKey: isWhole ? payment.key : refundKey, reason });
  }
  return 'APPLIED';
}

/** Its owner is told what is gone with it, unless the period was over before. */
async function endRefunded(context: FactContext, order: OrderRow, kind: 'refunded' | 'chargedBack'): Promise<void> {
  const at = context.clock();
  const ended = await endAtOnce(context, order, at);
  if (!ended || (ended.valid_to !== null && ended.valid_to.getTime() <= at.getTime())) return;
  const to = { ...ended, email: order.email, first_name: order.first_name };
  const lost = await subscriptions.listLostRights(context.db, ended.key, at);
  await writeAboutSubscription(context, to, { kind, until: at, at, lost });
}
