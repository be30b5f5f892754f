import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import { countryOfOriginByCode } from '#domain/lookups/countries.data.ts';
import {
  type InvoiceContent,
  type InvoiceKind,
  cancellationOf,
  invoiceLines,
  invoiceNumber,
  invoiceRecipient,
  invoiceSums,
} from '#domain/payments/invoice.ts';
import { isCompleteIssuer, issuerOf } from '#domain/payments/issuer.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import type { Invoice } from '#contract/payments/payment.schemas.ts';
import { invoiceMails, invoicePaper as words } from '#texts/de/payments/invoices.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import * as invoices from './invoices.repository.ts';
import * as waiting from './waiting-invoices.repository.ts';

type InvoiceContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
export type IssuedInvoice = { id: string; number: string };

type Billed = {
  /** Of the order that the payment belongs to. */
  orderKey: number;
  paymentKey: number;
  /** When the service is given; without it the newest period of the subscription that the order started or renews. */
  period?: { from: Date; to: Date };
};

/**
 * Issues the invoice of a payment and queues its mail, in the caller's transaction if `db` is one: its number is used
 * only if that commits, so that the numbers have no gaps. A payment has one invoice. Call it once the subscription has
 * its new end. Null while facts about the issuer are missing: the invoice is issued later.
 */
export async function issueInvoice(context: InvoiceContext, billed: Billed): Promise<IssuedInvoice | null> {
  const { orderKey, paymentKey, period } = billed;
  return inTransaction(context.db, async (db) => {
    const payment = await lockPayment(db, paymentKey);
    if (payment.order_id !== orderKey || payment.kind !== 'PAYMENT') throw new Error('This payment has no invoice.');
    const known = await invoices.lockInvoiceOfPayment(db, paymentKey);
    if (known) return { id: known.id, number: known.number };
    const from = period?.from ?? payment.period_from;
    const to = period?.to ?? payment.period_to;
    const issuer = issuerOf(context.config);
    if (issuer === null) {
      await waiting.insertWaitingInvoice(db, { paymentKey, from, to });
      return null;
    }
    const issuedAt = context.clock();
    const number = await nextNumber(db, issuedAt);
    const amounts = { fullInCents: payment.full_amount_in_cents, paidInCents: payment.amount_in_cents };
    const content: InvoiceContent = {
      kind: 'INVOICE',
      number,
      issuedAt: issuedAt.toISOString(),
      issuer,
      recipient: invoiceRecipient(payment.invoice_contact, countryName),
      orderReference: payment.reference,
      period: { from: from.toISOString(), to: to.toISOString() },
      lines: invoiceLines(amounts, {
        plan: words.plan(payment.plan_title),
        quantity: words.quantity(payment.interval_count, payment.interval_unit),
        discount: words.discount,
      }),
      vatRateInPercent: payment.vat_rate,
      ...invoiceSums(payment.amount_in_cents, payment.vat_rate),
      currency: payment.currency,
      payment: { type: payment.payment_type, at: payment.received_at.toISOString() },
      cancels: null,
    };
    return keep({ ...context, db }, payment, { content, cancelsKey: null, paymentKey });
  });
}

/**
 * Issues the cancellation of an invoice and queues its mail, in the caller's transaction if `db` is one; null where
 * nothing was billed. Identified by the key of the payment (all that is left of it) or of a refund of it, which may be
 * partial. Once per refund, and never for more than the invoice. After a REVERSAL or CHARGEBACK its words promise no
 * money.
 */
export async function issueCancellation(
  context: InvoiceContext,
  { paymentKey, reason = 'REFUND' }: { paymentKey: number; reason?: 'REFUND' | 'REVERSAL' | 'CHARGEBACK' },
): Promise<IssuedInvoice | null> {
  return inTransaction(context.db, async (db) => {
    const payment = await lockPayment(db, paymentKey);
    const invoice = await invoices.lockInvoiceOfPayment(db, paymentKey);
    if (!invoice) {
      // The invoice is still pending: after a full refund it is not needed, a partial one corrects it once it is
      // issued.
      if (payment.kind === 'PAYMENT') await waiting.deleteWaitingInvoice(db, paymentKey);
      return null;
    }
    const earlier = await invoices.listCancellations(db, invoice.key);
    const left = earlier.reduce((sum, { gross_in_cents: gross }) => sum + gross, invoice.gross_in_cents);
    const known = earlier.find(({ payment_key: key }) => key === paymentKey) ?? (left > 0 ? null : earlier.at(-1));
    if (known) return { id: known.id, number: known.number };
    const issuedAt = context.clock();
    const { issuer } = invoice.content;
    const present = isCompleteIssuer(issuer) ? issuer : issuerOf(context.config);
    const content = cancellationOf(present ? { ...invoice.content, issuer: present } : invoice.content, {
      number: await nextNumber(db, issuedAt),
      issuedAt: issuedAt.toISOString(),
      returnedInCents: Math.min(payment.amount_in_cents, left),
      partText: words.partBack,
      isReversal: reason === 'REVERSAL',
      isChargeback: reason === 'CHARGEBACK',
    });
    return keep({ ...context, db }, payment, { content, cancelsKey: invoice.key, paymentKey });
  });
}

/** The period that was paid with a payment; null where nothing was billed, nor waits to be. */
export async function billedPeriod(
  { db }: Pick<InvoiceContext, 'db'>,
  paymentKey: number,
): Promise<{ from: Date; to: Date } | null> {
  const invoice = await invoices.lockInvoiceOfPayment(db, paymentKey);
  if (!invoice) return waiting.findWaitingPeriod(db, paymentKey);
  const { from, to } = invoice.content.period;
  return { from: new Date(from), to: new Date(to) };
}

async function lockPayment(db: InvoiceContext['db'], paymentKey: number): Promise<invoices.BilledPayment> {
  const payment = await invoices.lockBilledPayment(db, paymentKey);
  if (!payment) throw new Error('There is no such payment.');
  return payment;
}

const nextNumber = async (db: InvoiceContext['db'], issuedAt: Date): Promise<string> => {
  const { year } = viennaTime(issuedAt);
  return invoiceNumber(year, await invoices.takeNumber(db, year));
};

const countryName = (code: string): string => countryOfOriginByCode(code)?.name ?? code;

type Paper = { content: InvoiceContent; cancelsKey: number | null; paymentKey: number };

async function keep(
  context: InvoiceContext,
  payment: invoices.BilledPayment,
  { content, cancelsKey, paymentKey }: Paper,
): Promise<IssuedInvoice> {
  const { kind, number } = content;
  const id = context.newId();
  await invoices.insertInvoice(context.db, {
    id,
    kind,
    number,
    orderKey: payment.order_id,
    paymentKey,
    cancelsKey,
    content,
    sums: content,
    issuedAt: new Date(content.issuedAt),
  });
  if (payment.email !== null) {
    const { subject, preheader, paragraphs } = invoiceMails[mailKindOf(content)];
    await queueMail(context, {
      eventKey: `invoice:${id}`,
      to: payment.email,
      content: {
        template: kind === 'INVOICE' ? 'invoice' : 'invoice-cancellation',
        subject: subject(number),
        preheader,
        greetingName: payment.first_name ?? '',
        paragraphs: paragraphs(payment.plan_title, formatEuro(Math.abs(content.grossInCents))),
        action: {
          label: invoiceMails.action,
          url: mailLink(context.config, orderPaths.order('orderpending', payment.order_public_id)),
        },
      },
      attachment: { fileName: words.fileNames[kind](number), invoiceId: id },
    });
  }
  return { id, number };
}

function mailKindOf({ kind, cancels }: InvoiceContent): InvoiceKind | 'REVERSAL' | 'CHARGEBACK' {
  if (cancels?.isReversal) return 'REVERSAL';
  return cancels?.isChargeback ? 'CHARGEBACK' : kind;
}

/** Invoices of some orders by the key of the order, the oldest first. */
export async function invoicesOfOrders(
  { db }: Pick<InvoiceContext, 'db'>,
  orderKeys: readonly number[],
): Promise<Map<number, Invoice[]>> {
  const rows = await invoices.listInvoicesOfOrders(db, orderKeys);
  const byOrder = Map.groupBy(rows, (row) => row.order_key);
  return new Map([...byOrder].map(([key, own]) => [key, own.map(present)]));
}

const present = (row: invoices.InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  orderId: row.order_id,
  issuedAt: row.issued_at.toISOString(),
  grossInCents: row.gross_in_cents,
  vatInCents: row.vat_in_cents,
  currency: row.content.currency,
});

const KEPT_IN_YEARS = 7;
const UNPAID_KEPT_IN_DAYS = 90;
const BATCH = 500;

/**
 * Deletes invoices seven years after the end of their year (BAO § 132), then their recipients; recipients of unpaid
 * orders 90 days after the order ended. Returns the number of rows.
 */
export async function dropOldInvoices({ db, clock }: Pick<InvoiceContext, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const { year } = viennaTime(now);
  // Midnight in Vienna.
  const before = new Date(Date.UTC(year - KEPT_IN_YEARS, 0, 1) - HOUR_IN_MS);
  const unpaidBefore = new Date(now.getTime() - UNPAID_KEPT_IN_DAYS * DAY_IN_MS);
  // An invoice is deleted after its cancellation: only an empty step is the last one.
  const dropped = await inBatches(1, () => invoices.deleteOldInvoices(db, { before, limit: BATCH }));
  const forget = () => invoices.forgetOldContacts(db, { unpaidBefore, paidBefore: before, limit: BATCH });
  return dropped + (await inBatches(1, forget));
}
