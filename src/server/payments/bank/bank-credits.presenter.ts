import { formatEuro, formatFixed } from '#domain/format/numbers.ts';
import { refundableUntil } from '#domain/payments/period.ts';
import { spacedReference } from '#domain/payments/reference.ts';
import type { BankCredit } from '#contract/payments/payment.schemas.ts';
import type { BankCreditRow } from './bank-credits.repository.ts';

export const presentCredit = (row: BankCreditRow): BankCredit => ({
  id: row.id,
  bookedOn: row.booked_on,
  amount: row.amount_in_cents,
  currency: row.currency,
  payer: row.payer,
  payerIban: row.payer_iban,
  purpose: row.purpose,
  state: row.state,
  orderId: row.order_id,
  orderReference: row.order_reference === null ? null : spacedReference(row.order_reference),
  orderStatus: row.order_status,
  orderOpenInCents: row.order_open_in_cents,
  reverses: row.reverses,
  refundDueBy:
    row.refund_due_at && row.state === 'REFUND_DUE' ? refundableUntil(row.refund_due_at).toISOString() : null,
  refundedOn: row.refunded_on,
});

/** The amount of a credit in words. */
export const moneyOf = ({
  amount_in_cents: cents,
  currency,
}: Pick<BankCreditRow, 'amount_in_cents' | 'currency'>): string =>
  currency === 'EUR' ? formatEuro(cents) : `${formatFixed(cents / 100, 2)} ${currency}`;
