import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ProviderName } from './payment-provider.ts';

export type PaymentPurpose = 'SETTLEMENT' | 'DUPLICATE' | 'LATE' | 'WRONG_AMOUNT' | 'PART' | 'SURPLUS';

/** Ends the name of what a transfer brought beyond its order. */
export const SURPLUS_SUFFIX = ':surplus';
/** Begins the name of a transfer that a statement brought; the key of its entry follows. */
export const CREDIT_PREFIX = 'credit:';

export type NewPayment = {
  id: string;
  orderKey: number;
  provider: ProviderName;
  providerReference: string;
  amountInCents: number;
  purpose: PaymentPurpose;
  receivedAt: Date;
  createdAt: Date;
  refundDueAt: Date | null;
};

/** Key of a payment that is new; null where it was noted before. By payments_provider_kind_provider_reference_key. */
export async function insertPayment(tx: Db, payment: NewPayment): Promise<number | null> {
  const { rows } = await sql<{ key: number }>`insert into payments (public_id, order_id, kind, provider,
      provider_reference, amount_in_cents, received_at, created_at, purpose, refund_due_at)
    values (${payment.id}, ${payment.orderKey}, 'PAYMENT', ${payment.provider}, ${payment.providerReference},
      ${payment.amountInCents}, ${payment.receivedAt}, ${payment.createdAt}, ${payment.purpose}, ${payment.refundDueAt})
    on conflict do nothing returning id as key`.execute(tx);
  return rows[0]?.key ?? null;
}

export type PaymentRow = {
  key: number;
  order_key: number;
  order_id: string;
  provider: ProviderName;
  provider_reference: string;
  amount_in_cents: number;
  purpose: PaymentPurpose;
  refund_due_at: Date | null;
  refunded_in_cents: number;
};

/** Of a payment `p`. */
export const IS_NOT_REVERSED = sql`not exists (select from payments r where r.refunds_payment_id = p.id
  and r.is_reversal)`;

export const PAYMENT = sql`p.id as key, p.order_id as order_key, o.public_id as order_id, p.provider, p.provider_reference,
  p.amount_in_cents, p.purpose, p.refund_due_at, (select coalesce(sum(r.amount_in_cents), 0) from payments r
    where r.refunds_payment_id = p.id) as refunded_in_cents`;

/** A payment by what its provider calls it. */
export async function findPaymentByReference(
  db: Db,
  provider: ProviderName,
  reference: string,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${PAYMENT} from payments p join orders o on o.id = p.order_id
    where p.provider = ${provider} and p.kind = 'PAYMENT' and p.provider_reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** The payments of an order, the oldest first; by payments_order_id_index. */
export async function listPaymentsOf(db: Db, orderKey: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select ${PAYMENT} from payments p join orders o on o.id = p.order_id
    where p.order_id = ${orderKey} and p.kind = 'PAYMENT' order by p.id`.execute(db);
  return rows;
}

/** What is left of a payment once parts of it went back. */
export const leftOf = (payment: Pick<PaymentRow, 'amount_in_cents' | 'refunded_in_cents'>): number =>
  payment.amount_in_cents - payment.refunded_in_cents;

export async function markRefundDue(tx: Db, key: number, now: Date): Promise<void> {
  await sql`update payments set refund_due_at = coalesce(refund_due_at, ${now}) where id = ${key}`.execute(tx);
}

/** The parts paid of an order that has ended go back; returns how much that is. By payments_order_id_index. */
export async function returnParts(tx: Db, orderKey: number, now: Date): Promise<number> {
  const { rows } = await sql<{
    amount: number;
  }>`update payments p set refund_due_at = ${now} where p.order_id = ${orderKey}
    and p.purpose = 'PART' and p.refund_due_at is null and not exists (select from payments r
      where r.refunds_payment_id = p.id) returning p.amount_in_cents as amount`.execute(tx);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

export type NewRefund = {
  id: string;
  payment: Pick<PaymentRow, 'key' | 'order_key' | 'provider'>;
  refundReference: string;
  amountInCents: number;
  at: Date;
  now: Date;
  /** Nothing went back: the payment was booked by mistake. */
  isReversal?: boolean;
};

/** Key of a refund that is new; null where it was noted before. */
export async function insertRefund(
  tx: Db,
  { id, payment, refundReference, amountInCents, at, now, isReversal = false }: NewRefund,
): Promise<number | null> {
  const { rows } = await sql<{ key: number }>`insert into payments (public_id, order_id, kind, provider,
      provider_reference, amount_in_cents, received_at, created_at, purpose, is_reversal, refunds_payment_id)
    values (${id}, ${payment.order_key}, 'REFUND', ${payment.provider}, ${refundReference}, ${amountInCents}, ${at},
      ${now}, 'REFUND', ${isReversal}, ${payment.key})
    on conflict do nothing returning id as key`.execute(tx);
  return rows[0]?.key ?? null;
}

/** Payments at a provider of which something has to go back and has not yet; by payments_refund_due_index. */
export async function listDueRefunds(db: Db, skipped: readonly number[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select ${PAYMENT} from payments p join orders o on o.id = p.order_id
    where p.refund_due_at is not null and p.provider <> 'bank-transfer' and p.id <> all(${[...skipped]}::bigint[])
      and p.amount_in_cents > (select coalesce(sum(r.amount_in_cents), 0) from payments r
        where r.refunds_payment_id = p.id)
    order by p.refund_due_at, p.id limit 20`.execute(db);
  return rows;
}

type DueTransfer = { key: number; left_in_cents: number; refund_due_at: Date; buyer: string };

/** Transfers that have to go back since before a time, by a person; by payments_refund_due_index. */
export async function listTransfersDue(db: Db, before: Date): Promise<DueTransfer[]> {
  const { rows } = await sql<DueTransfer>`select p.id as key, (p.amount_in_cents - back.sum)::int as left_in_cents,
      p.refund_due_at, concat_ws(', ', nullif(o.invoice_contact ->> 'companyName', ''), nullif(trim(concat_ws(' ',
        o.invoice_contact ->> 'firstname', o.invoice_contact ->> 'lastname')), ''), o.reference) as buyer
    from payments p join orders o on o.id = p.order_id
      cross join lateral (select coalesce(sum(r.amount_in_cents), 0) from payments r where r.refunds_payment_id = p.id)
        as back (sum)
    where p.refund_due_at <= ${before} and p.provider = 'bank-transfer' and p.amount_in_cents > back.sum
    order by p.refund_due_at, p.id limit 500`.execute(db);
  return rows;
}
