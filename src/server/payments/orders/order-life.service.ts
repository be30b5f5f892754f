import type { Order } from '#contract/payments/payment.schemas.ts';
import { stepOrder } from '#domain/payments/order-state.ts';
import { withdrawableUntil } from '#domain/payments/period.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { issueCancellation } from '#server/payments/invoices/invoices.service.ts';
import { cancelOpenOrder } from './order-end.service.ts';
import { lockOrderWithPayments } from './order-locks.ts';
import { markOrderWithdrawn } from './orders.repository.ts';
import { canBeWithdrawn } from './orders.presenter.ts';
import { getOrder, getOwnOrder } from './own-orders.service.ts';
import { writeWithdrawn } from '#server/payments/payment-mails.ts';
import type { PaymentProviders } from '#server/payments/payment-providers.ts';
import {
  notWithdrawable,
  orderHasFailed,
  orderIsPaid,
  orderUnknown,
  tooLateToWithdraw,
} from '#server/payments/payments.problems.ts';
import { leftOf, listPaymentsOf, markRefundDue } from '#server/payments/payments.repository.ts';
import { endAtOnce } from '#server/payments/subscriptions/subscription-end.service.ts';

type OwnOrder = { orderId: string };

/**
 * Cancels an own order that is not paid. The provider is asked first: money that was paid a moment before wins; money that
 * comes later goes back. @throws order.unknown (404), order.is-paid, order.has-ended (409)
 */
export async function cancelOrder(
  context: Context,
  { orderId }: OwnOrder,
  providers: PaymentProviders,
): Promise<Order> {
  const order = await getOwnOrder(context, orderId);
  const status = order.status === 'PENDING' ? await cancelOpenOrder(context, order, providers) : order.status;
  const { effect } = stepOrder(status, 'CANCEL');
  if (effect === 'REFUSE') throw status === 'PAID' ? orderIsPaid() : orderHasFailed();
  return getOrder(context, { orderId });
}

/**
 * Withdraws from the contract of an own order: its subscription ends at once, the refund is due, the invoice is
 * cancelled and a receipt is mailed. Idempotent.
 * @throws order.unknown (404), order.withdrawal-over, order.not-withdrawable (409)
 */
export async function withdrawOrder(
  context: Context,
  { orderId, note }: OwnOrder & { note: string | null },
  providers: PaymentProviders,
): Promise<Order> {
  const order = await getOwnOrder(context, orderId);
  if (order.status === 'PENDING') return cancelOrder(context, { orderId }, providers);
  await inTransaction(context.db, async (db) => withdraw({ ...context, db }, orderId, note));
  return getOrder(context, { orderId });
}

async function withdraw(context: Context, orderId: string, note: string | null): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const order = await lockOrderWithPayments(db, orderId);
  if (!order) throw orderUnknown();
  if (order.withdrawn_at !== null) return;
  if (!canBeWithdrawn(order, now)) {
    const isLate = order.status === 'PAID' && now.getTime() >= withdrawableUntil(order.created_at).getTime();
    throw isLate ? tooLateToWithdraw() : notWithdrawable();
  }
  await markOrderWithdrawn(db, order.key, now);
  await endAtOnce(context, order, now);
  let back = 0;
  for (const payment of await listPaymentsOf(db, order.key)) {
    if (payment.purpose !== 'SETTLEMENT' && payment.purpose !== 'PART') continue;
    await markRefundDue(db, payment.key, now);
    if (payment.purpose === 'SETTLEMENT') await issueCancellation(context, { paymentKey: payment.key });
    back += leftOf(payment);
  }
  await writeWithdrawn(context, order, { at: now, amountInCents: back, note });
}
