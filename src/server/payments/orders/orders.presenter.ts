import { vatOfGrossInCents } from '#domain/money.ts';
import { offerId } from '#domain/plans/plans.data.ts';
import { paymentCode } from '#domain/payments/payment-code.ts';
import { refundableUntil, withdrawableUntil } from '#domain/payments/period.ts';
import { spacedReference } from '#domain/payments/reference.ts';
import { orderPaths, type OrderResult } from '#contract/payments/order-paths.ts';
import { type AdminOrder, FAILURE_REASONS, type Invoice, type Order } from '#contract/payments/payment.schemas.ts';
import type { Config } from '#server/platform/config.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';
import { type AdminOrderRow, type OrderRow, openAmountOf } from './orders.repository.ts';

const PAGES: Record<OrderRow['status'], OrderResult> = {
  PENDING: 'orderpending',
  PAID: 'ordercomplete',
  CANCELED: 'ordercanceled',
  FAILED: 'orderfailure',
};

/** The page that says how far an order is. */
export const orderPath = (order: Pick<OrderRow, 'status' | 'id'>): string =>
  orderPaths.order(PAGES[order.status], order.id);

type Surroundings = { now: Date; transfer: Config['transfer']; invoices: readonly Invoice[] };

/** An order as its buyer sees it. */
export function presentOrder(row: OrderRow, { now, transfer, invoices }: Surroundings): Order {
  return {
    id: row.id,
    status: row.status,
    subscriptionId: offerId(row.plan_id, row.recurrence),
    amount: row.amount_in_cents,
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    url: row.status === 'PENDING' && row.pay_url !== null ? row.pay_url : orderPath(row),
    transfer: row.status === 'PENDING' && row.provider === 'bank-transfer' ? presentTransfer(row, transfer) : null,
    title: row.plan_title,
    recurrence: row.recurrence,
    paymentType: row.payment_type,
    fullAmount: row.full_amount_in_cents,
    ...openPart(row),
    ...(row.refund_due_in_cents > 0 && { refundDue: row.refund_due_in_cents }),
    vatInCents: vatOfGrossInCents(row.amount_in_cents, row.vat_rate),
    isRenewal: row.renews_subscription_id !== null,
    expiresAt: row.status === 'PENDING' ? row.expires_at.toISOString() : null,
    endedAt: row.ended_at?.toISOString() ?? null,
    failureReason: row.status === 'FAILED' ? reasonOf(row.failure_reason) : null,
    withdrawableUntil: canBeWithdrawn(row, now) ? withdrawableUntil(row.created_at).toISOString() : null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    activeFrom: isActive(row, now) ? (row.subscription_valid_from?.toISOString() ?? null) : null,
    activeUntil: isActive(row, now) ? (row.subscription_valid_to?.toISOString() ?? null) : null,
    invoices: [...invoices],
  };
}

/** Whether what an order paid for is still to be had. */
export const isActive = (row: OrderRow, now: Date): boolean =>
  row.status === 'PAID' &&
  row.subscription_withdrawn_at === null &&
  (row.subscription_valid_to?.getTime() ?? 0) > now.getTime();

/** What is left of an open order of which a part was counted. */
const openPart = (row: OrderRow): Pick<Order, 'openAmount'> =>
  row.status === 'PENDING' && row.part_paid_in_cents > 0 ? { openAmount: openAmountOf(row) } : {};

/** A first order that is paid and has not ended, within 14 days; what renews it is the same contract. */
export const canBeWithdrawn = (row: OrderRow, now: Date): boolean =>
  row.status === 'PAID' &&
  row.withdrawn_at === null &&
  row.renews_subscription_id === null &&
  row.subscription_withdrawn_at === null &&
  now.getTime() < withdrawableUntil(row.created_at).getTime();

const reasonOf = (reason: string | null): NonNullable<Order['failureReason']> =>
  FAILURE_REASONS.find((known) => known === reason) ?? 'OTHER';

function presentTransfer(row: OrderRow, account: Config['transfer']): Order['transfer'] {
  if (account === null) return null;
  const { recipient, iban, bic } = account;
  const codePayload = paymentCode({
    recipient,
    iban,
    bic,
    amountInCents: openAmountOf(row),
    reference: row.reference,
  });
  return {
    recipient,
    iban,
    bic,
    reference: spacedReference(row.reference),
    codePayload,
    codeSvg: codePicture(codePayload),
  };
}

/** The QR code as an image with its own white background, so that it can be scanned in the dark theme. */
function codePicture(payload: string): string {
  const { size, path } = drawQrCode(payload);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** An order as administrators see it. */
export function presentAdminOrder(
  row: AdminOrderRow,
  surroundings: Surroundings,
  { payers, bookings }: Required<Pick<AdminOrder, 'payers' | 'bookings'>>,
): AdminOrder {
  return {
    order: presentOrder(row, surroundings),
    reference: spacedReference(row.reference),
    buyer: { name: nameOf(row.invoice_contact), email: row.email },
    receivedInCents: row.received_in_cents,
    refundDueInCents: row.refund_due_in_cents,
    refundDueBy: row.refund_due_at && refundableUntil(row.refund_due_at).toISOString(),
    payers,
    bookings,
  };
}

const nameOf = ({ firstname, lastname, companyName }: AdminOrderRow['invoice_contact']): string =>
  [companyName, [firstname, lastname].filter(Boolean).join(' ')].filter(Boolean).join(', ');
