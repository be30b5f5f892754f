import { invoicePaper as words } from '#texts/de/invoices.ts';
import { nudgeSender } from '#server/mail/mails.service.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { printInvoice } from './invoice-paper.ts';
import { invoiceUnknown } from './invoices.problems.ts';
import * as invoices from './invoices.repository.ts';

/** An invoice as it was issued, for its buyer and for who administers. @throws invoice.unknown (404) */
export async function getInvoicePaper(
  context: Context,
  { invoiceId }: { invoiceId: string },
): Promise<{ fileName: string; pdf: Buffer }> {
  const viewer = requireViewer(context);
  const ownerKey = viewer.permissions.includes('admin') ? null : viewer.key;
  const paper = await invoices.findPaper(context.db, invoiceId, ownerKey);
  if (!paper) throw invoiceUnknown();
  return { fileName: words.fileNames[paper.kind](paper.number), pdf: await drawn(context.db, paper) };
}

type Drawable = Pick<invoices.InvoicePaper, 'id' | 'content'> & { pdf?: Buffer | null };

/** The paper as it was drawn first; the same content gives the same bytes, whoever draws it. */
const drawn = async (db: Db, { id, content, pdf }: Drawable): Promise<Buffer> =>
  pdf ?? invoices.keepPaper(db, id, await printInvoice(content));

const DRAWN_AT_ONCE = 20;

/**
 * Draws the papers of invoices that were booked a moment ago, outside of the transaction that holds their number; their
 * mails leave after that. Returns how many. For a regular job.
 */
export async function drawInvoices({ db, config }: Pick<BaseContext, 'db' | 'config'>): Promise<number> {
  const rows = await invoices.listUndrawn(db, DRAWN_AT_ONCE);
  for (const row of rows) await drawn(db, row);
  if (rows.length > 0) nudgeSender(config);
  return rows.length;
}

export type OwnInvoice = { fileName: string; facts: Record<string, unknown>; read: () => Promise<Buffer> };

/** All invoices of a person, the oldest first, each with its paper; for the export of own data. */
export async function listOwnInvoices(db: Db, userKey: number): Promise<OwnInvoice[]> {
  const rows = await invoices.listInvoicesOfUser(db, userKey);
  return rows.map(({ id, order_id: orderId, kind, number, content }) => ({
    fileName: words.fileNames[kind](number),
    facts: { id, orderId, ...content },
    read: async () => {
      const paper = await invoices.findPaper(db, id, userKey);
      return paper ? drawn(db, paper) : Buffer.alloc(0);
    },
  }));
}
