import type { Order } from '#contract/payments/payment.schemas.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { formatDate, formatDateLong, formatDateTime } from '#domain/format/dates.ts';
import { orderWords } from '#texts/de/payments/orders.ts';
import { orderPage, outsidePayUrl } from './order-page-of.ts';
import { slugOf } from '#web/payments/subscriptions/plans.ts';

export type OrderView = ReturnType<typeof orderViewOf>;

/** An order in words, as the pages show it at a moment. */
export function orderViewOf(order: Order, { now, ownUrl }: { now: number; ownUrl: string }) {
  const { recurrence = 'ONCE', paymentType = 'BANK_TRANSFER', invoices = [] } = order;
  const isActive = typeof order.activeUntil === 'string' && Date.parse(order.activeUntil) > now;
  const mayWithdraw = typeof order.withdrawableUntil === 'string' && Date.parse(order.withdrawableUntil) > now;
  return {
    id: order.id,
    status: order.status,
    title: order.title ?? order.subscriptionId,
    amount: order.amount,
    /** What is left of an order of which a part was counted. */
    openAmount: order.openAmount ?? null,
    /** What goes back to the buyer and has not yet. */
    refundDue: order.refundDue ?? 0,
    vatInCents: order.vatInCents ?? null,
    recurrence,
    paymentType,
    isRenewal: order.isRenewal ?? false,
    isActive,
    reference: order.transfer?.reference ?? null,
    transfer: order.transfer,
    payUrl: outsidePayUrl(order, ownUrl),
    pageUrl: orderPage(order),
    againUrl: `${orderPaths.orderPlan(order.subscriptionId, slugOf(recurrence))}?zahlung=${paymentType}`,
    orderedOn: formatDate(order.createdAt),
    payUntil: lastDayOf(order.expiresAt),
    /** Null where it has begun. */
    startsOn: isActive ? laterDayOf(order.activeFrom, now) : null,
    activeUntil: isActive ? lastDayOf(order.activeUntil) : null,
    withdrawnAt: typeof order.withdrawnAt === 'string' ? formatDateTime(order.withdrawnAt) : null,
    withdrawableUntil: mayWithdraw ? lastDayOf(order.withdrawableUntil) : null,
    failureReason: order.failureReason ?? 'OTHER',
    documents: invoices.map(({ id, number, kind }) => ({
      href: `/api/v1/payment/invoices/${encodeURIComponent(id)}`,
      label: kind === 'INVOICE' ? orderWords.invoice(number) : orderWords.cancellation(number),
    })),
  };
}

const laterDayOf = (moment: string | null | undefined, now: number): string | null =>
  typeof moment === 'string' && Date.parse(moment) > now ? formatDateLong(moment) : null;

/** The end is exclusive; people are shown the last day. */
const lastDayOf = (moment: string | null | undefined): string | null =>
  typeof moment === 'string' ? formatDateLong(new Date(Date.parse(moment) - 1)) : null;
