import type { AdminOrder } from '#contract/payment.schemas.ts';
import type { OrderState } from '#domain/payments/order-state.ts';
import { startOfViennaDay } from '#domain/payments/period.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database.ts';
import { invoicesOfOrders } from './invoices.service.ts';
import { lockToSettle } from './order-locks.ts';
import { presentAdminOrder } from './orders.presenter.ts';
import { type AdminOrderRow, findAdminOrder, listAdminOrders } from './orders.repository.ts';
import {
  notATransfer,
  nothingToRefund,
  orderNotPending,
  orderUnknown,
  receivedInFuture,
  transferredInFuture,
  wrongAmount,
} from './payments.problems.ts';
import { insertRefund, leftOf, listPaymentsOf } from './payments.repository.ts';
import { settle } from './settlement.service.ts';

const MOST_LISTED = 200;

/** The newest orders by state, name, address or reference. @throws permission.missing, permission.rests (403) */
export async function listOrdersForAdmin(
  context: Context,
  { status, search }: { status: OrderState | null; search: string | null },
): Promise<AdminOrder[]> {
  requirePermission(context.viewer, 'admin');
  return presentAll(context, await listAdminOrders(context.db, { status, search: search || null, limit: MOST_LISTED }));
}

async function presentAll(context: Context, rows: AdminOrderRow[]): Promise<AdminOrder[]> {
  const invoices = await invoicesOfOrders(
    context,
    rows.map(({ key }) => key),
  );
  const { transfer } = context.config;
  return rows.map((row) =>
    presentAdminOrder(row, { now: context.clock(), transfer, invoices: invoices.get(row.key) ?? [] }),
  );
}

type Confirmation = { orderId: string; amount: number; receivedOn: string; note: string | null };

/**
 * Somebody has seen the money in the account. @throws permission.missing (403), order.unknown (404),
 * order.not-pending, payment.not-a-transfer (409), payment.wrong-amount, payment.in-future (422)
 */
export async function confirmPayment(
  context: Context,
  { orderId, amount, receivedOn, note }: Confirmation,
): Promise<AdminOrder> {
  requirePermission(context.viewer, 'admin');
  const at = noonOf(receivedOn);
  if (startOfDay(receivedOn).getTime() > context.clock().getTime()) throw receivedInFuture();
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const order = await lockToSettle(db, orderId);
    if (!order) throw orderUnknown();
    if (order.provider !== 'bank-transfer') throw notATransfer();
    if (order.status !== 'PENDING') throw orderNotPending();
    if (amount !== order.amount_in_cents) throw wrongAmount(order.amount_in_cents);
    await settle(inside, {
      orderId,
      paymentId: `confirmed:${orderId}`,
      amountInCents: amount,
      currency: order.currency,
      at,
      providerSubscription: null,
    });
    await writeAudit(inside, { action: 'payment.confirmed', subject: orderId, details: { amount, receivedOn, note } });
  });
  return getAdminOrder(context, orderId);
}

/** What was due back has been transferred by hand. @throws permission.missing (403), order.unknown (404), refund.none (409), refund.in-future (422) */
export async function confirmRefund(
  context: Context,
  { orderId, transferredOn }: { orderId: string; transferredOn: string },
): Promise<AdminOrder> {
  requirePermission(context.viewer, 'admin');
  if (startOfDay(transferredOn).getTime() > context.clock().getTime()) throw transferredInFuture();
  await inTransaction(context.db, async (db) => {
    const order = await lockToSettle(db, orderId);
    if (!order) throw orderUnknown();
    const due = (await listPaymentsOf(db, order.key)).filter(
      (payment) => payment.refund_due_at !== null && leftOf(payment) > 0 && payment.provider === 'bank-transfer',
    );
    if (due.length === 0) throw nothingToRefund();
    for (const payment of due) {
      await insertRefund(db, {
        id: context.newId(),
        payment,
        refundReference: `transferred:${payment.key}`,
        amountInCents: leftOf(payment),
        at: noonOf(transferredOn),
        now: context.clock(),
      });
    }
    await writeAudit({ ...context, db }, { action: 'payment.refunded', subject: orderId, details: { transferredOn } });
  });
  return getAdminOrder(context, orderId);
}

async function getAdminOrder(context: Context, orderId: string): Promise<AdminOrder> {
  const row = await findAdminOrder(context.db, orderId);
  if (!row) throw orderUnknown();
  const [order] = await presentAll(context, [row]);
  if (!order) throw orderUnknown();
  return order;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function startOfDay(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return startOfViennaDay({ year, month, day: date });
}
