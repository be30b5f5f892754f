import type { AdminOrder } from '#contract/payments/payment.schemas.ts';
import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { stepOrder } from '#domain/payments/order-state.ts';
import { daysFrom, periodEnd } from '#domain/payments/period.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { requireFreshFactor } from '#server/accounts/second-factor/recent-proof.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { billedPeriod, issueCancellation } from '#server/payments/invoices/invoices.service.ts';
import { writeReversed } from '#server/payments/money-mails.ts';
import {
  bookingSentBack,
  bookingUnknown,
  laterBookingFirst,
  notATransfer,
} from '#server/payments/payments.problems.ts';
import { CREDIT_PREFIX, insertRefund, returnParts } from '#server/payments/payments.repository.ts';
import {
  endAtOnce,
  lockSubscriptionFor,
  moveWaitingForward,
} from '#server/payments/subscriptions/subscription-end.service.ts';
import * as subscriptions from '#server/payments/subscriptions/subscriptions.repository.ts';
import { releaseDiscount } from '#server/payments/vouchers/discounts.service.ts';
import { getAdminOrder } from './admin-orders.service.ts';
import { lockOrderWithPayments } from './order-locks.ts';
import { isActive } from './orders.presenter.ts';
import { type OrderRow, findOrder, waitForOtherOrders } from './orders.repository.ts';
import { TRANSFER_DAYS } from './orders.service.ts';
import * as reversals from './reversals.repository.ts';

type Wanted = { bookingId: string; reason: string };

/**
 * Takes back the booking of a transfer that was a mistake: what it paid for ends, its invoice is cancelled, the order is
 * open again for 14 days (or has failed, where its buyer has another one of that kind), a credit of the bank waits for a
 * person, and the buyer is mailed. What was booked stays to be seen. Idempotent.
 * @throws permission.missing, second-factor.prove-again (403), booking.unknown (404), payment.not-a-transfer,
 * booking.sent-back, booking.later-first (409)
 */
export async function reverseBooking(context: Context, { bookingId, reason }: Wanted): Promise<AdminOrder> {
  requirePermission(context.viewer, 'admin');
  await requireFreshFactor(context);
  const known = await reversals.findOrderOfPayment(context.db, bookingId);
  if (!known) throw bookingUnknown();
  await inTransaction(context.db, async (db) => {
    if (known.userKey !== null) await waitForOtherOrders(db, known.userKey);
    await reverse({ ...context, db }, known.id, { bookingId, reason });
  });
  return getAdminOrder(context, known.id);
}

async function reverse(inside: Context, orderId: string, { bookingId, reason }: Wanted): Promise<void> {
  const { db } = inside;
  const order = await lockOrderWithPayments(db, orderId);
  const [booked, ...surplus] = await reversals.lockBooking(db, bookingId);
  if (!order || !booked) throw bookingUnknown();
  if (booked.provider !== 'bank-transfer') throw notATransfer();
  if (booked.is_reversed) return;
  const parts = [booked, ...surplus];
  const { purpose } = booked;
  if (parts.some(({ refunded_in_cents: back }) => back > 0)) throw bookingSentBack();
  if (purpose === 'PART' && order.status === 'PAID') throw laterBookingFirst();
  if (purpose === 'SETTLEMENT') await endPaidPeriod(inside, order, booked.key);
  const now = inside.clock();
  for (const payment of parts) {
    const all = { refundReference: `reversal:${payment.key}`, amountInCents: payment.amount_in_cents };
    await insertRefund(db, { id: inside.newId(), payment, ...all, at: now, now, isReversal: true });
    await reversals.freeReference(db, payment.key);
  }
  const amountInCents = parts.reduce((sum, payment) => sum + payment.amount_in_cents, 0);
  const { provider_reference: name } = booked;
  const entryKey = name.startsWith(CREDIT_PREFIX) ? name.slice(CREDIT_PREFIX.length) : null;
  await reversals.reopenMatchedCredits(db, { paymentKey: booked.key, entryKey, orderKey: order.key, amountInCents });
  if (purpose === 'SETTLEMENT') await reopen(inside, order);
  const after = await findOrder(db, orderId);
  const endsNow = isActive(order, now);
  if (after) await writeReversed(inside, after, { key: booked.key, amountInCents, purpose, endsNow });
  const details = { order: orderId, amount: amountInCents, reason };
  await writeAudit(inside, { action: 'payment.reversed', subject: bookingId, details });
}

/** Ends what an order started, or takes the period off that it added, and cancels the invoice. */
async function endPaidPeriod(inside: Context, order: OrderRow, paymentKey: number): Promise<void> {
  const { db } = inside;
  const isRenewal = order.renews_subscription_id !== null;
  const subscription = await lockSubscriptionFor(db, order);
  if (subscription && subscription.withdrawn_at === null) {
    const named = { orderKey: order.key, subscriptionKey: subscription.key };
    if (await reversals.hasLaterPeriod(db, named)) throw laterBookingFirst();
    if (isRenewal) await takePeriodOff(inside, { order, subscription, paymentKey });
    else await endAtOnce(inside, order, inside.clock());
  }
  // The order may start another one: the subscription that has ended no longer belongs to it.
  if (subscription && !isRenewal) await subscriptions.detachFromOrder(db, subscription.key);
  await issueCancellation(inside, { paymentKey, reason: 'REVERSAL' });
}

type Added = { order: OrderRow; subscription: subscriptions.SubscriptionRow; paymentKey: number };

async function takePeriodOff(inside: Context, { order, subscription, paymentKey }: Added): Promise<void> {
  const { db } = inside;
  const period = await billedPeriod(inside, paymentKey);
  if (period === null || subscription.valid_to === null) throw new Error('A paid period has a beginning and an end.');
  const isMoved = subscription.valid_to.getTime() !== period.to.getTime();
  const days = viennaDaysBetween(period.from, period.to);
  const validTo = isMoved ? periodEnd(subscription.valid_to, { unit: 'DAY', count: -days }) : period.from;
  await subscriptions.shortenSubscription(db, subscription.key, { validTo, unpaidInCents: order.amount_in_cents });
  if (order.user_key !== null)
    await moveWaitingForward(inside, { userKey: order.user_key, group: order.privilege_group, at: inside.clock() });
}

/** An order that its buyer has withdrawn from stays so. */
async function reopen(inside: Context, order: OrderRow): Promise<void> {
  const { db } = inside;
  const now = inside.clock();
  const { effect } = stepOrder(order.status, 'REVERSE');
  if (effect !== 'REOPEN' || order.withdrawn_at !== null) return;
  if (await reversals.reopenOrderRow(db, order.key, daysFrom(now, TRANSFER_DAYS))) return;
  await reversals.failPaidOrderRow(db, order.key, now);
  await releaseDiscount(db, order.key);
  await returnParts(db, order.key, now);
}
