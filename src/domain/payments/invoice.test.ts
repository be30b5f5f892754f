import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type InvoiceContent,
  cancellationOf,
  invoiceLines,
  invoiceNumber,
  invoiceRecipient,
  invoiceSums,
} from './invoice.ts';

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const cents = fc.integer({ min: 1, max: 100_000_000 });
const rate = fc.constantFrom(0, 20);
const WORDS = { plan: 'Abo', quantity: '1 Jahr', discount: 'Rabatt' };

const content = (paidInCents: number, fullInCents: number, vatRateInPercent: number): InvoiceContent => ({
  kind: 'INVOICE',
  number: '2026-00001',
  issuedAt: '2026-11-21T09:00:00.000Z',
  issuer: {
    name: 'Holz GmbH',
    street: null,
    postalCode: null,
    place: null,
    vatId: null,
    companyNumber: null,
    court: null,
    email: null,
  },
  recipient: { lines: ['Anna Muster'], uid: null },
  orderReference: 'SP-1',
  period: { from: '2026-11-21T09:00:00.000Z', to: '2027-11-21T09:00:00.000Z' },
  lines: invoiceLines({ fullInCents, paidInCents }, WORDS),
  vatRateInPercent,
  ...invoiceSums(paidInCents, vatRateInPercent),
  currency: 'EUR',
  payment: { type: 'CARD', at: '2026-11-21T09:00:00.000Z' },
  cancels: null,
});

// 20 % of the net amount: Austrian normal rate, UStG § 10 Abs. 1; the examples are calculated by hand.
test.each([
  [12_000, 20, 10_000, 2_000],
  [2_990, 20, 2_492, 498],
  [1, 20, 1, 0],
  [4, 20, 3, 1],
  [-2_990, 20, -2_492, -498],
  [4_900, 0, 4_900, 0],
])('%i cents with %i %% VAT are %i net and %i VAT', (gross, vatRate, net, vat) => {
  expect(invoiceSums(gross, vatRate)).toEqual({ netInCents: net, vatInCents: vat, grossInCents: gross });
});

test('for every amount net and VAT add up to what was paid, and VAT is its exact share to the nearest cent', () => {
  fc.assert(
    fc.property(cents, rate, (gross, vatRate) => {
      const { netInCents, vatInCents, grossInCents } = invoiceSums(gross, vatRate);
      expect(grossInCents).toBe(gross);
      expect(netInCents + vatInCents).toBe(gross);
      expect(Math.abs(vatInCents - (gross * vatRate) / (100 + vatRate))).toBeLessThanOrEqual(0.5);
      expect([netInCents, vatInCents].every(Number.isInteger)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('the lines of an invoice add up to what was paid, with and without a discount', () => {
  fc.assert(
    fc.property(cents, cents, rate, (one, other, vatRate) => {
      const [paid, full] = [Math.min(one, other), Math.max(one, other)];
      const invoice = content(paid, full, vatRate);
      expect(sum(invoice.lines.map(({ grossInCents }) => grossInCents))).toBe(paid);
      expect(invoice.lines).toHaveLength(paid < full ? 2 : 1);
    }),
  );
});

test('an invoice and what takes it back cancel out, also for a part', () => {
  fc.assert(
    fc.property(cents, cents, rate, (one, other, vatRate) => {
      const [returned, paid] = [Math.min(one, other), Math.max(one, other)];
      const invoice = content(paid, paid, vatRate);
      const back = { number: '2026-00002', issuedAt: '2026-11-22T09:00:00.000Z', partText: 'Teil' };
      const whole = cancellationOf(invoice, { ...back, returnedInCents: paid });
      expect(whole.grossInCents + invoice.grossInCents).toBe(0);
      expect(whole.netInCents + invoice.netInCents).toBe(0);
      expect(whole.vatInCents + invoice.vatInCents).toBe(0);
      const part = cancellationOf(invoice, { ...back, returnedInCents: returned });
      expect(part.grossInCents).toBe(-returned);
      expect(sum(part.lines.map(({ grossInCents }) => grossInCents))).toBe(-returned);
      expect(part.cancels).toMatchObject({ number: '2026-00001', isPartial: returned < paid });
    }),
  );
});

test('numbers have the year first and sort as they run', () => {
  const numbers = [1, 2, 10, 99_999].map((running) => invoiceNumber(2026, running));
  expect(numbers).toEqual(['2026-00001', '2026-00002', '2026-00010', '2026-99999']);
  expect(numbers.toSorted()).toEqual(numbers);
});

test('a recipient is written as on a letter, with the country only abroad', () => {
  const names = (code: string): string => ({ DE: 'Deutschland' })[code] ?? code;
  const contact = {
    firstname: 'Jörg',
    lastname: 'Öllinger',
    companyName: 'Säge Öllinger KG',
    uid: 'ATU12345678',
    address: { street: 'Waldweg 3', postalCode: '4820', city: 'Bad Ischl', countryCode: 'AT' },
  };
  expect(invoiceRecipient(contact, names)).toEqual({
    lines: ['Säge Öllinger KG', 'Jörg Öllinger', 'Waldweg 3', '4820 Bad Ischl'],
    uid: 'ATU12345678',
  });
  const abroad = { ...contact, companyName: '', uid: null, address: { ...contact.address, countryCode: 'DE' } };
  expect(invoiceRecipient(abroad, names)).toEqual({
    lines: ['Jörg Öllinger', 'Waldweg 3', '4820 Bad Ischl', 'Deutschland'],
    uid: null,
  });
});
