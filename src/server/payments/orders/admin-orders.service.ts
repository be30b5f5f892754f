import type { AdminOrder } from '#contract/payments/payment.schemas.ts';
import type { OrderState } from '#domain/payments/order-state.ts';
import { startOfViennaDay } from '#domain/payments/period.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { requireFreshFactor } from '#server/accounts/second-factor/recent-proof.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import type { Problem } from '#server/platform/http/problem.ts';
import { listPayers } from '#server/payments/bank/bank-credits.repository.ts';
import { invoicesOfOrders } from '#server/payments/invoices/invoices.service.ts';
import { lockOrderWithPayments } from './order-locks.ts';
import { presentAdminOrder } from './orders.presenter.ts';
import { type AdminOrderRow, findAdminOrder, findOrder, listAdminOrders, openAmountOf } from './orders.repository.ts';
import {
  notATransfer,
  nothingToRefund,
  orderNotPending,
  orderUnknown,
  receivedInFuture,
  transferredInFuture,
  wrongAmount,
} from '#server/payments/payments.problems.ts';
import { type PaymentRow, insertRefund, leftOf, listPaymentsOf } from '#server/payments/payments.repository.ts';
import { type BookingRow, listBookings } from './reversals.repository.ts';
import { settle } from './settlement.service.ts';

const MOST_LISTED = 200;

type Wanted = {
  status: OrderState | null;
  search: string | null;
  refundIsDue: boolean;
  /** Days of ordering in Vienna, both included. */
  from: string | null;
  to: string | null;
  before: string | null;
};

/**
 * The newest orders by state, name, address, reference, number of an invoice or day; older ones than `before` are the
 * next page. Recorded, since it shows who bought. @throws permission.missing, permission.rests (403)
 */
export async function listOrdersForAdmin(context: Context, wanted: Wanted): Promise<AdminOrder[]> {
  requirePermission(context.viewer, 'admin');
  const { search, from, to, ...rest } = wanted;
  const filter = {
    ...rest,
    search: search || null,
    from: from === null ? null : startOfDay(from),
    to: to === null ? null : startOfDay(to, 1),
  };
  const rows = await listAdminOrders(context.db, { ...filter, limit: MOST_LISTED });
  await writeAudit(context, { action: 'orders.searched', subject: MARKETPLACE, details: { found: rows.length } });
  return presentAll(context, rows);
}

async function presentAll(context: Context, rows: AdminOrderRow[]): Promise<AdminOrder[]> {
  const keys = rows.map(({ key }) => key);
  const invoices = await invoicesOfOrders(context, keys);
  const { transfer } = context.config;
  const payers = Map.groupBy(await listPayers(context.db, keys), ({ order_key: key }) => key);
  const bookings = Map.groupBy(await listBookings(context.db, keys), ({ order_key: key }) => key);
  return rows.map((row) =>
    presentAdminOrder(
      row,
      { now: context.clock(), transfer, invoices: invoices.get(row.key) ?? [] },
      {
        payers: (payers.get(row.key) ?? []).map(({ name, iban }) => ({ name, iban })),
        bookings: (bookings.get(row.key) ?? []).map(presentBooking),
      },
    ),
  );
}

const presentBooking = ({ id, amount_in_cents: amountInCents, received_on: receivedOn }: BookingRow) => ({
  id,
  amountInCents,
  receivedOn,
});

type Confirmation = {
  orderId: string;
  amount: number;
  receivedOn: string;
  note: string | null;
  acceptsDifference: boolean;
};

/**
 * Records a transfer that an admin has seen in the account. A different amount needs `acceptsDifference`: less is a
 * part payment, a surplus is paid back. The same amount of the same day counts once, by hand or by a statement.
 * @throws permission.missing, second-factor.prove-again (403), order.unknown (404), order.not-pending, payment.not-a-transfer (409),
 * payment.wrong-amount, payment.in-future (422)
 */
export async function confirmPayment(
  context: Context,
  { orderId, amount, receivedOn, note, acceptsDifference }: Confirmation,
): Promise<AdminOrder> {
  requirePermission(context.viewer, 'admin');
  await requireFreshFactor(context);
  const at = noonOf(receivedOn);
  refuseFutureDay(context, receivedOn, receivedInFuture);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const order = await lockOrderWithPayments(db, orderId);
    if (!order) throw orderUnknown();
    if (order.provider !== 'bank-transfer') throw notATransfer();
    if (order.status !== 'PENDING') throw orderNotPending();
    // The name alone does not tell: the same money may stand in a statement that was read before.
    const booked = await listBookings(db, [order.key]);
    if (booked.some((one) => one.amount_in_cents === amount && one.received_on === receivedOn)) return;
    const open = openAmountOf(order);
    if (amount !== open && !acceptsDifference) throw wrongAmount(open);
    await settle(inside, {
      orderId,
      paymentId: `confirmed:${orderId}:${receivedOn}:${amount}`,
      acceptsDifference,
      amountInCents: amount,
      currency: order.currency,
      at,
      providerSubscription: null,
    });
    await writeAudit(inside, { action: 'payment.confirmed', subject: orderId, details: { amount, receivedOn, note } });
  });
  return getAdminOrder(context, orderId);
}

/** What is due back of an order by bank transfer, in cents. */
export type DueRefund = { amountInCents: number };

/**
 * What a refund that was transferred by hand would note.
 * @throws order.unknown (404), refund.none (409), refund.in-future (422)
 */
export async function dueRefund(
  context: Pick<Context, 'db' | 'clock'>,
  { orderId, transferredOn }: NotedRefund,
): Promise<DueRefund> {
  refuseFutureDay(context, transferredOn, transferredInFuture);
  const order = await findOrder(context.db, orderId);
  if (!order) throw orderUnknown();
  return { amountInCents: sumOf(await listDueTransfers(context.db, order.key)) };
}

type NoteContext = Pick<Context, 'db' | 'clock' | 'newId' | 'logger'> & Partial<Pick<Context, 'viewer' | 'requestId'>>;
type NotedRefund = { orderId: string; transferredOn: string };

/**
 * Notes inside the caller's transaction that what was due to the buyer of an order has been transferred back; two
 * administrators decide that. @throws order.unknown (404), refund.none (409)
 */
export async function noteRefund(inside: NoteContext, { orderId, transferredOn }: NotedRefund): Promise<DueRefund> {
  const { db } = inside;
  const order = await lockOrderWithPayments(db, orderId);
  if (!order) throw orderUnknown();
  const due = await listDueTransfers(db, order.key);
  for (const payment of due) {
    await insertRefund(db, {
      id: inside.newId(),
      payment,
      refundReference: `transferred:${payment.key}`,
      amountInCents: leftOf(payment),
      at: noonOf(transferredOn),
      now: inside.clock(),
    });
  }
  await writeAudit(inside, { action: 'payment.refunded', subject: orderId, details: { transferredOn } });
  return { amountInCents: sumOf(due) };
}

async function listDueTransfers(db: Db, orderKey: number): Promise<PaymentRow[]> {
  const due = (await listPaymentsOf(db, orderKey)).filter(
    (payment) => payment.refund_due_at !== null && leftOf(payment) > 0 && payment.provider === 'bank-transfer',
  );
  if (due.length === 0) throw nothingToRefund();
  return due;
}

const sumOf = (payments: readonly PaymentRow[]): number => payments.reduce((sum, payment) => sum + leftOf(payment), 0);

/** @throws order.unknown (404) */
export async function getAdminOrder(context: Context, orderId: string): Promise<AdminOrder> {
  const row = await findAdminOrder(context.db, orderId);
  if (!row) throw orderUnknown();
  const [order] = await presentAll(context, [row]);
  if (!order) throw orderUnknown();
  return order;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** @throws the given refusal of a day that has not begun */
export function refuseFutureDay({ clock }: Pick<Context, 'clock'>, day: string, refusal: () => Problem): void {
  if (startOfDay(day).getTime() > clock().getTime()) throw refusal();
}

/** The first moment of a day in Vienna, or of one some days later. */
function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, date + daysLater));
  return startOfViennaDay({ year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() });
}
