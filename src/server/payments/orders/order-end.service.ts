import { inTransaction } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type OrderRow, lockOrder } from './orders.repository.ts';
import { payableOrder } from './own-orders.service.ts';
import { lockOrderWithPayments } from './order-locks.ts';
import { writeCanceled, writeRenewalEnded } from '#server/payments/payment-mails.ts';
import { type PaymentProviders, providerNamed } from '#server/payments/payment-providers.ts';
import { providerSilent } from '#server/payments/payments.problems.ts';
import { type SettlementContext, applyPaymentFact, endUnpaid } from './settlement.service.ts';
import { lockSubscription, markCanceled } from '#server/payments/subscriptions/subscriptions.repository.ts';

/** Ends an open order, unless the provider or another request was quicker; returns what it is then. */
export async function cancelOpenOrder(
  context: SettlementContext,
  order: OrderRow,
  providers: PaymentProviders,
): Promise<OrderRow['status']> {
  await stopAtProvider(context, order, providers);
  return inTransaction(context.db, async (db) => {
    await lockOrderWithPayments(db, order.id);
    await cancelLocked({ ...context, db }, order);
    return (await lockOrder(db, order.id))?.status ?? order.status;
  });
}

/** The provider takes no more money for an order; what was paid a moment before counts. */
export async function stopAtProvider(
  context: SettlementContext,
  order: OrderRow,
  providers: PaymentProviders,
): Promise<void> {
  const provider = providerNamed(providers, order.provider);
  for (const fact of (await ask(context, provider?.cancel(payableOrder(order)))) ?? [])
    await applyPaymentFact(context, fact);
}

/** Cancels a locked order, unless it has ended. */
export async function cancelLocked(inside: SettlementContext, order: OrderRow): Promise<void> {
  if ((await endUnpaid(inside, { orderId: order.id, event: 'CANCEL', reason: null })) !== 'APPLIED') return;
  await writeCanceled(inside, { ...order, status: 'CANCELED' });
  await endRenewalWith(inside, order);
}

/** Declining the further period also ends the reminders for it. */
async function endRenewalWith(context: SettlementContext, order: OrderRow): Promise<void> {
  if (order.renews_subscription_id === null) return;
  const subscription = await lockSubscription(context.db, order.renews_subscription_id);
  if (!subscription || subscription.canceled_at !== null) return;
  const at = context.clock();
  await markCanceled(context.db, subscription.key, at);
  await writeRenewalEnded(context, { ...subscription, email: order.email, first_name: order.first_name }, at);
}

/** The time of an open order is over: the provider is asked a last time, then it can no longer be paid. */
export async function expireOrder(
  context: SettlementContext,
  order: OrderRow,
  providers: PaymentProviders,
): Promise<void> {
  const provider = providerNamed(providers, order.provider);
  for (const fact of (await ask(context, provider?.look(payableOrder(order)))) ?? [])
    await applyPaymentFact(context, fact);
  const after = await inTransaction(context.db, (db) => lockOrder(db, order.id));
  if (after?.status !== 'PENDING' || after.expires_at.getTime() > context.clock().getTime()) return;
  await stopAtProvider(context, order, providers);
  await applyPaymentFact(context, { kind: 'EXPIRED', orderId: order.id, at: context.clock() });
}

/** The answer of a provider, its refusals as they are. @throws payment.provider-away (503) */
export async function ask<T>(
  context: Pick<SettlementContext, 'logger'>,
  answer: Promise<T> | undefined,
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem) throw error;
    context.logger.warn({ err: error, event: 'payment.provider-away' }, 'a provider did not answer');
    throw providerSilent();
  }
}
