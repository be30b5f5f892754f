import { getInvoicePdf } from '#contract/payments/payment.ts';
import { paymentShapes } from '#contract/payments/payment.schemas.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { getInvoicePaper } from './invoice-pdfs.service.ts';

/** Invoices as they were issued. */
export function registerInvoiceHandlers(server: ApiServer): void {
  server.handle(getInvoicePdf, paymentShapes.getInvoicePdf, async ({ context, input, reply }) => {
    const { fileName: name, pdf } = await getInvoicePaper(context, input);
    asFile(reply, { type: 'pdf', name }).header('cache-control', 'private, no-store');
    return pdf;
  });
}
