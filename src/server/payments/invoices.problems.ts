import { invoiceRefusals } from '#texts/de/invoices.ts';
import { Problem } from '#server/platform/problem.ts';

export const invoiceUnknown = (): Problem =>
  new Problem({ status: 404, code: 'invoice.unknown', message: invoiceRefusals.unknown });
