import { sql } from 'kysely';
import type { InvoiceContact } from '#domain/payments/invoice-contact.ts';
import type { InvoiceContent, InvoiceKind, InvoiceSums } from '#domain/payments/invoice.ts';
import type { INTERVAL_UNITS } from '#contract/payments/payment.schemas.ts';
import * as z from 'zod/mini';
import { Address } from '#contract/common.schemas.ts';
import { InvoiceContact as AccountInvoiceContact } from '#contract/users/users.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import type { PaymentType } from '#server/payments/payment-provider.ts';

/** What an invoice needs of the contact that the order took from the account. */
const Billed = z.extend(AccountInvoiceContact, {
  address: z.nullable(z.pick(Address, { street: true, postalCode: true, city: true, countryCode: true })),
});

/** A payment with its order, as an invoice needs them. */
export type BilledPayment = {
  key: number;
  kind: 'PAYMENT' | 'REFUND';
  /** The amount billed: for a settled order all of it, also where a part was paid before. */
  amount_in_cents: number;
  received_at: Date;
  order_id: number;
  order_public_id: string;
  reference: string;
  plan_title: string;
  interval_unit: (typeof INTERVAL_UNITS)[number];
  interval_count: number;
  payment_type: PaymentType;
  full_amount_in_cents: number;
  vat_rate: number;
  currency: string;
  invoice_contact: InvoiceContact;
  /** The newest period of the subscription that the order started or renews; of none: one that starts with the payment. */
  period_from: Date;
  period_to: Date;
  email: string | null;
  first_name: string | null;
};

/**
 * Locks a payment, so that concurrent calls bill it one after the other; null where there is none. By payments_pkey.
 */
export async function lockBilledPayment(tx: Db, paymentKey: number): Promise<BilledPayment | null> {
  const { rows } = await sql<Omit<BilledPayment, 'invoice_contact'> & { invoice_contact: unknown }>`
    select p.id as key, p.kind, p.received_at,
      case p.purpose when 'SETTLEMENT' then o.amount_in_cents else p.amount_in_cents end as amount_in_cents, p.order_id,
      o.public_id as order_public_id, o.reference, o.plan_title,
      o.interval_unit, o.interval_count, o.payment_type, o.full_amount_in_cents, o.vat_rate, o.currency,
      o.invoice_contact, u.email, u.first_name,
      case when s.valid_to is null then p.received_at
        else greatest(s.valid_from, (s.valid_to at time zone 'Europe/Vienna' - i.length) at time zone 'Europe/Vienna')
        end as period_from,
      coalesce(s.valid_to, (p.received_at at time zone 'Europe/Vienna' + i.length) at time zone 'Europe/Vienna')
        as period_to
    from payments p join orders o on o.id = p.order_id
      cross join lateral (select (o.interval_count || ' ' || o.interval_unit)::interval as length) i
      left join subscriptions s on s.id = coalesce(o.renews_subscription_id,
        (select own.id from subscriptions own where own.order_id = o.id))
      left join users u on u.id = o.user_id and u.anonymised_at is null and u.email_confirmed_at is not null
    where p.id = ${paymentKey} for update of p`.execute(tx);
  const [row] = rows;
  return row ? { ...row, invoice_contact: storedJson(Billed, row.invoice_contact) } : null;
}

/** Takes the next number of a year; concurrent calls wait until this transaction ends, and a rollback returns it. */
export async function takeNumber(tx: Db, year: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`insert into invoice_years (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = invoice_years.last_number + 1 returning last_number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`No number for an invoice of ${year}.`);
  return row.last_number;
}

type NewInvoice = {
  id: string;
  kind: InvoiceKind;
  number: string;
  orderKey: number;
  paymentKey: number;
  cancelsKey: number | null;
  content: InvoiceContent;
  sums: InvoiceSums;
  issuedAt: Date;
};

export async function insertInvoice(tx: Db, invoice: NewInvoice): Promise<void> {
  const { netInCents, vatInCents, grossInCents } = invoice.sums;
  await tx
    .insertInto('invoices')
    .values({
      public_id: invoice.id,
      kind: invoice.kind,
      number: invoice.number,
      order_id: invoice.orderKey,
      payment_id: invoice.paymentKey,
      cancels_invoice_id: invoice.cancelsKey,
      content: JSON.stringify(invoice.content),
      net_in_cents: netInCents,
      vat_in_cents: vatInCents,
      gross_in_cents: grossInCents,
      issued_at: invoice.issuedAt,
    })
    .execute();
}

export type InvoiceRow = {
  key: number;
  id: string;
  number: string;
  kind: InvoiceKind;
  order_key: number;
  order_id: string;
  content: InvoiceContent;
  gross_in_cents: number;
  vat_in_cents: number;
  issued_at: Date;
};

const COLUMNS = sql`i.id as key, i.public_id as id, i.number, i.kind, i.order_id as order_key, o.public_id as order_id,
  i.content, i.gross_in_cents, i.vat_in_cents, i.issued_at`;

/** The invoice of a payment, or of the payment that a refund gives back; kept from changing. By invoices_payment_id_kind_key. */
export async function lockInvoiceOfPayment(tx: Db, paymentKey: number): Promise<InvoiceRow | null> {
  const { rows } = await sql<InvoiceRow>`select ${COLUMNS}
    from payments p join invoices i on i.payment_id = coalesce(p.refunds_payment_id, p.id)
      join orders o on o.id = i.order_id
    where p.id = ${paymentKey} and i.kind = 'INVOICE' for update of i`.execute(tx);
  return rows[0] ?? null;
}

/** What takes an invoice back, the oldest first; by invoices_cancels_invoice_id_index. */
export async function listCancellations(db: Db, invoiceKey: number): Promise<(InvoiceRow & { payment_key: number })[]> {
  const { rows } = await sql<InvoiceRow & { payment_key: number }>`select ${COLUMNS}, i.payment_id as payment_key
    from invoices i join orders o on o.id = i.order_id where i.cancels_invoice_id = ${invoiceKey}
    order by i.id`.execute(db);
  return rows;
}

/** Invoices of some orders, the oldest first; by invoices_order_id_index. */
export async function listInvoicesOfOrders(db: Db, orderKeys: readonly number[]): Promise<InvoiceRow[]> {
  if (orderKeys.length === 0) return [];
  const { rows } = await sql<InvoiceRow>`select ${COLUMNS} from invoices i join orders o on o.id = i.order_id
    where i.order_id = any(${[...orderKeys]}::bigint[]) order by i.id`.execute(db);
  return rows;
}

export type InvoicePaper = {
  id: string;
  number: string;
  kind: InvoiceKind;
  content: InvoiceContent;
  pdf: Buffer | null;
};

/** An invoice with its PDF, of the given owner or, with null, of any owner; by invoices_public_id_key. */
export async function findInvoicePdf(db: Db, id: string, ownerKey: number | null): Promise<InvoicePaper | null> {
  const { rows } = await sql<InvoicePaper>`select i.public_id as id, i.number, i.kind, i.content, i.pdf
    from invoices i join orders o on o.id = i.order_id
    where i.public_id = ${id} and (${ownerKey}::bigint is null or o.user_id = ${ownerKey})`.execute(db);
  return rows[0] ?? null;
}

/** Invoices whose paper is not drawn yet, the oldest first; by invoices_undrawn_index. */
export async function listUndrawn(
  db: Db,
  { limit, hasIssuer }: { limit: number; hasIssuer: boolean },
): Promise<{ id: string; content: InvoiceContent }[]> {
  const { rows } = await sql<{ id: string; content: InvoiceContent }>`select public_id as id, content from invoices
    where pdf is null and (${hasIssuer} or content -> 'issuer' ->> 'name' is not null)
    order by invoices.id limit ${limit}`.execute(db);
  return rows;
}

/** Names the issuer of an invoice that is not drawn yet; returns what counts. */
export async function completeContent(db: Db, id: string, content: InvoiceContent): Promise<InvoiceContent> {
  const { rows } = await sql<{ content: InvoiceContent }>`update invoices set content = case when pdf is null
      then ${JSON.stringify(content)}::jsonb else content end where public_id = ${id} returning content`.execute(db);
  return rows[0]?.content ?? content;
}

/** Stores the PDF of an invoice unless there is one, and returns the stored one. */
export async function storeInvoicePdf(db: Db, id: string, pdf: Buffer): Promise<Buffer> {
  const { rows } = await sql<{
    pdf: Buffer | null;
  }>`update invoices set pdf = coalesce(pdf, ${pdf}) where public_id = ${id}
    returning pdf`.execute(db);
  return rows[0]?.pdf ?? pdf;
}

/** All invoices of a person, the oldest first; by orders_user_id_index and invoices_order_id_index. */
export async function listInvoicesOfUser(db: Db, userKey: number): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`select ${COLUMNS} from orders o join invoices i on i.order_id = o.id
    where o.user_id = ${userKey} order by i.id`.execute(db);
  return rows;
}

/** Deletes invoices issued before a time, unless a younger cancellation refers to them; by invoices_issued_at_index. */
export async function deleteOldInvoices(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const result = await sql`delete from invoices where id in (
    select i.id from invoices i where i.issued_at < ${before}
      and not exists (select from invoices c where c.cancels_invoice_id = i.id)
    order by i.issued_at, i.id limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Forgets to whom an order was to be billed: of unpaid ones some time after their end, of paid ones once their invoice is
 * gone. By orders_pkey; a rare sweep.
 */
export async function forgetOldContacts(
  db: Db,
  { unpaidBefore, paidBefore, limit }: { unpaidBefore: Date; paidBefore: Date; limit: number },
): Promise<number> {
  const result = await sql`update orders set invoice_contact = '{}' where id in (
    select o.id from orders o where o.invoice_contact <> '{}'
      and (o.ended_at < ${unpaidBefore} and o.status in ('CANCELED', 'FAILED') or o.created_at < ${paidBefore})
      and not exists (select from invoices i where i.order_id = o.id)
    order by o.id limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
