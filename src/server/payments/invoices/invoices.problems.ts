import { invoiceRefusals } from '#texts/de/payments/invoices.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const invoiceUnknown = (): Problem =>
  new Problem({ status: 404, code: 'invoice.unknown', message: invoiceRefusals.unknown });
