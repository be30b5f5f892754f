import { getInvoicePdf } from '#contract/payments/payment.ts';
import { paymentShapes } from '#contract/payments/payment.schemas.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { getInvoicePaper } from './invoice-pdfs.service.ts';

/** Invoices as they were issued. */
export function registerInvoiceHandlers(server: ApiServer): void {
  server.handle(getInvoicePdf, paymentShapes.getInvoicePdf, async ({ context, input, reply }) => {
    const { fileName, pdf } = await getInvoicePaper(context, input);
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store');
    return pdf;
  });
}
