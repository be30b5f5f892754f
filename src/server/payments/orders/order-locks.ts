import type { Db } from '#server/platform/database/database.ts';
import { type OrderRow, findOrder, lockOrder } from './orders.repository.ts';
import { lockSubscriber } from '#server/payments/subscriptions/subscriptions.repository.ts';

/**
 * The order, kept from changing together with the subscriptions of its buyer; always the buyer first, then the order, the
 * subscription, the payment, the invoice, so that there is no deadlock.
 */
export async function lockOrderWithPayments(tx: Db, orderId: string): Promise<OrderRow | null> {
  const known = await findOrder(tx, orderId);
  if (known?.user_key) await lockSubscriber(tx, known.user_key);
  return lockOrder(tx, orderId);
}
