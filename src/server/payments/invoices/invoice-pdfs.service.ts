import { isCompleteIssuer, issuerOf } from '#domain/payments/issuer.ts';
import { invoicePaper as words } from '#texts/de/payments/invoices.ts';
import { triggerMailSender } from '#server/mail/mails.service.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { invoiceUnknown } from './invoices.problems.ts';
import * as invoices from './invoices.repository.ts';

/** An invoice as it was issued, for its buyer and for who administers. @throws invoice.unknown (404) */
export async function getInvoicePaper(
  context: Context,
  { invoiceId }: { invoiceId: string },
): Promise<{ fileName: string; pdf: Buffer }> {
  const viewer = requireViewer(context);
  const ownerKey = viewer.permissions.includes('admin') ? null : viewer.key;
  const paper = await invoices.findInvoicePdf(context.db, invoiceId, ownerKey);
  if (!paper) throw invoiceUnknown();
  const pdf = await drawn(context, paper);
  if (pdf === null) throw invoiceUnknown();
  return { fileName: words.fileNames[paper.kind](paper.number), pdf };
}

type Drawable = Pick<invoices.InvoicePaper, 'id' | 'content'> & { pdf?: Buffer | null };

/**
 * The paper as it was drawn first; the same content gives the same bytes. What was booked without an
 * issuer (by earlier versions) names the present one, and waits while there is none: null.
 */
async function drawn(
  { db, config }: Pick<BaseContext, 'db' | 'config'>,
  { id, content, pdf }: Drawable,
): Promise<Buffer | null> {
  if (pdf) return pdf;
  if (isCompleteIssuer(content.issuer)) return invoices.storeInvoicePdf(db, id, await renderInvoicePdf(content));
  const issuer = issuerOf(config);
  if (issuer === null) return null;
  const completed = await invoices.completeContent(db, id, { ...content, issuer });
  return invoices.storeInvoicePdf(db, id, await renderInvoicePdf(completed));
}

const DRAWN_AT_ONCE = 20;

/**
 * Draws the papers of invoices that were booked a moment ago, outside of the transaction that holds their number; their
 * mails leave after that. Returns how many. For a regular job.
 */
export async function drawInvoices(base: Pick<BaseContext, 'db' | 'config' | 'memory'>): Promise<number> {
  const { db, config } = base;
  const rows = await invoices.listUndrawn(db, { limit: DRAWN_AT_ONCE, hasIssuer: issuerOf(config) !== null });
  for (const row of rows) await drawn(base, row);
  if (rows.length > 0) triggerMailSender(base);
  return rows.length;
}

export type OwnInvoice = { fileName: string; facts: Record<string, unknown>; read: () => Promise<Buffer> };

/** All invoices of a person, the oldest first, each with its paper; for the export of own data. */
export async function listOwnInvoices(
  base: Pick<BaseContext, 'db' | 'config'>,
  userKey: number,
): Promise<OwnInvoice[]> {
  const { db } = base;
  const rows = await invoices.listInvoicesOfUser(db, userKey);
  return rows.map(({ id, order_id: orderId, kind, number, content }) => ({
    fileName: words.fileNames[kind](number),
    facts: { id, orderId, ...content },
    read: async () => {
      const paper = await invoices.findInvoicePdf(db, id, userKey);
      return (paper && (await drawn(base, paper))) ?? Buffer.alloc(0);
    },
  }));
}
