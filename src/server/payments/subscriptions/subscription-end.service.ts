import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { periodEnd } from '#domain/payments/period.ts';
import type { Context } from '#server/platform/context.ts';
import { type OrderRow, cancelRenewalOrders } from '#server/payments/orders/orders.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';

/** The subscription that an order started or renews, kept from changing. */
export const lockSubscriptionFor = (
  tx: Context['db'],
  order: OrderRow,
): Promise<subscriptions.SubscriptionRow | null> =>
  order.renews_subscription_id === null
    ? subscriptions.lockSubscriptionOfOrder(tx, order.key)
    : subscriptions.lockSubscription(tx, order.renews_subscription_id);

/**
 * Ends the subscription of an order at once: its rights end with this transaction, a job tells the provider, and
 * periods bought to follow it begin earlier. Nothing else is deleted. Returns the subscription as it was before; null
 * where there is none, or it was ended like that already.
 */
export async function endAtOnce(
  { db }: Pick<Context, 'db'>,
  order: OrderRow,
  at: Date,
): Promise<subscriptions.SubscriptionRow | null> {
  if (order.user_key === null) return null;
  await subscriptions.lockSubscriber(db, order.user_key);
  const subscription = await lockSubscriptionFor(db, order);
  if (!subscription || subscription.withdrawn_at !== null) return null;
  await subscriptions.markWithdrawn(db, subscription.key, at);
  await cancelRenewalOrders(db, subscription.key, at);
  await moveWaitingForward({ db }, { userKey: order.user_key, group: order.privilege_group, at });
  return subscription;
}

type Waiting = { userKey: number; group: string; at: Date };

/** Periods bought to follow what ends earlier now begin with its new end. */
export async function moveWaitingForward({ db }: Pick<Context, 'db'>, { userKey, group, at }: Waiting): Promise<void> {
  let end = (await subscriptions.findRunningEnd(db, userKey, group, at)) ?? at;
  for (const waiting of await subscriptions.listWaiting(db, userKey, group, at)) {
    const { valid_from: from, valid_to: to, key } = waiting;
    if (to === null) continue;
    if (from.getTime() <= end.getTime()) {
      end = to;
      continue;
    }
    const validTo = periodEnd(end, { unit: 'DAY', count: viennaDaysBetween(from, to) });
    await subscriptions.moveForward(db, key, { validFrom: end, validTo });
    end = validTo;
  }
}
