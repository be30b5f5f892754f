import type { InvoiceContact } from './invoice-contact.ts';
import { vatOfGrossInCents } from '#domain/money.ts';

/** Who sells; null: not filled in. Source: UStG § 11 Abs. 1 Z 3 lit. a and i, UGB § 14. */
export type InvoiceIssuer = {
  name: string | null;
  street: string | null;
  postalCode: string | null;
  place: string | null;
  vatId: string | null;
  /** Why no VAT is charged, where there is no VAT id. */
  vatExemption?: string | null;
  companyNumber: string | null;
  court: string | null;
  email: string | null;
};

/** Who buys: name and address a line each, and the VAT id of a business. */
export type InvoiceRecipient = { lines: string[]; uid: string | null };

export type InvoiceLine = { text: string; quantity: string; grossInCents: number };

export const INVOICE_KINDS = ['INVOICE', 'CANCELLATION'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The content of an invoice, stored as issued; moments in ISO 8601. */
export type InvoiceContent = {
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  issuer: InvoiceIssuer;
  recipient: InvoiceRecipient;
  /** Reference of the order, as on the bank transfer. */
  orderReference: string;
  /** When the service is given; the end is the first moment after it. */
  period: { from: string; to: string };
  lines: InvoiceLine[];
  vatRateInPercent: number;
  netInCents: number;
  vatInCents: number;
  grossInCents: number;
  currency: string;
  payment: { type: string; at: string };
  /** The invoice that a cancellation reverses, wholly or in part. */
  cancels: ({ number: string; issuedAt: string; isPartial: boolean } & NoMoneyBack) | null;
};

/** Why no money goes back: none had come, or the bank of who paid has taken it. */
type NoMoneyBack = { isReversal?: boolean; isChargeback?: boolean };

export type InvoiceSums = { netInCents: number; vatInCents: number; grossInCents: number };

/** Returns net, VAT and gross in whole cents of a gross amount (VAT rate in percent); net and VAT add up exactly. */
export const invoiceSums = (grossInCents: number, vatRateInPercent: number): InvoiceSums => {
  const vatInCents = vatOfGrossInCents(grossInCents, vatRateInPercent);
  return { netInCents: grossInCents - vatInCents, vatInCents, grossInCents };
};

/** Returns the running number on the paper, "2026-00042"; year 2000–2999, number from 1 without gaps in each year. */
export const invoiceNumber = (year: number, running: number): string => `${year}-${String(running).padStart(5, '0')}`;

/** Returns name, address and VAT id for the invoice; the country where it is not Austria. */
export const invoiceRecipient = (
  { firstname, lastname, companyName, uid, address }: InvoiceContact,
  countryName: (code: string) => string,
): InvoiceRecipient => {
  const { street = '', postalCode = '', city = '', countryCode = 'AT' } = address ?? {};
  const country = countryCode === 'AT' ? '' : countryName(countryCode);
  const person = `${firstname} ${lastname}`;
  const lines = [companyName, person, street, `${postalCode} ${city}`, country].map((line) => line.trim());
  return { lines: lines.filter(Boolean), uid };
};

type LineWords = { plan: string; quantity: string; discount: string };

/** Returns what was sold: the plan at its full amount, and below it the discount where less was paid (whole cents). */
export const invoiceLines = (
  amounts: { fullInCents: number; paidInCents: number },
  { plan, quantity, discount }: LineWords,
): InvoiceLine[] => {
  const { fullInCents, paidInCents } = amounts;
  if (paidInCents >= fullInCents) return [{ text: plan, quantity, grossInCents: paidInCents }];
  return [
    { text: plan, quantity, grossInCents: fullInCents },
    { text: discount, quantity: '', grossInCents: paidInCents - fullInCents },
  ];
};

/**
 * Returns the paper that takes an invoice back: the same lines with negative amounts, or one line where only a part
 * of the money (whole cents, at most the gross amount) goes back. Source: UStG § 11 Abs. 1 and § 16.
 */
export const cancellationOf = (
  invoice: InvoiceContent,
  back: { number: string; issuedAt: string; returnedInCents: number; partText: string } & NoMoneyBack,
): InvoiceContent => {
  const { number, issuedAt, returnedInCents, partText, isReversal = false, isChargeback = false } = back;
  const isPartial = returnedInCents < invoice.grossInCents;
  const lines = isPartial
    ? [{ text: partText, quantity: '', grossInCents: -returnedInCents }]
    : invoice.lines.map((line) => ({ ...line, grossInCents: -line.grossInCents }));
  return {
    ...invoice,
    ...invoiceSums(isPartial ? -returnedInCents : -invoice.grossInCents, invoice.vatRateInPercent),
    kind: 'CANCELLATION',
    number,
    issuedAt,
    lines,
    cancels: {
      number: invoice.number,
      issuedAt: invoice.issuedAt,
      isPartial,
      ...(isReversal && { isReversal }),
      ...(isChargeback && { isChargeback }),
    },
  };
};
