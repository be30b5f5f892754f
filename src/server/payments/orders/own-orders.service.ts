import type { Order } from '#contract/payments/payment.schemas.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { invoicesOfOrders } from '#server/payments/invoices/invoices.service.ts';
import { presentOrder } from './orders.presenter.ts';
import * as orders from './orders.repository.ts';
import type { PayableOrder } from '#server/payments/payment-provider.ts';
import { orderUnknown } from '#server/payments/payments.problems.ts';

const MOST_ORDERS = 200;

/** What a provider needs to know of an order. */
export const payableOrder = (order: orders.OrderRow): PayableOrder => ({
  id: order.id,
  reference: order.reference,
  title: order.plan_title,
  amountInCents: order.amount_in_cents,
  fullAmountInCents: order.full_amount_in_cents,
  currency: order.currency,
  recurrence: order.recurrence,
  paymentType: order.payment_type,
  providerReference: order.provider_reference,
  payerEmail: order.email ?? '',
  expiresAt: order.expires_at,
});

/** An own order; what belongs to others does not exist. @throws order.unknown (404) */
export async function getOrder(context: Context, { orderId }: { orderId: string }): Promise<Order> {
  const order = await getOwnOrder(context, orderId);
  const invoices = await invoicesOfOrders(context, [order.key]);
  return presentOrder(order, {
    now: context.clock(),
    transfer: context.config.transfer,
    invoices: invoices.get(order.key) ?? [],
  });
}

/** The row of an own order. @throws order.unknown (404) */
export async function getOwnOrder(context: Context, orderId: string): Promise<orders.OrderRow> {
  const { key } = requireViewer(context);
  const order = await orders.findOrder(context.db, orderId);
  if (!order || order.user_key !== key) throw orderUnknown();
  return order;
}

/** The newest own orders with their invoices. */
export async function listOwnOrders(context: Context): Promise<Order[]> {
  const rows = await orders.listOrdersOf(context.db, requireViewer(context).key, MOST_ORDERS);
  const invoices = await invoicesOfOrders(
    context,
    rows.map(({ key }) => key),
  );
  const { transfer } = context.config;
  return rows.map((row) =>
    presentOrder(row, { now: context.clock(), transfer, invoices: invoices.get(row.key) ?? [] }),
  );
}
