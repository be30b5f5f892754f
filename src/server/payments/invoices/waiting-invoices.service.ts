import { issuerOf } from '#domain/payments/issuer.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { issueCancellation, issueInvoice } from './invoices.service.ts';
import * as waiting from './waiting-invoices.repository.ts';

/**
 * Issues the invoices that were pending for facts about the issuer, and corrects them by refunds made since; returns
 * how many. For a regular job.
 */
export async function issueWaitingInvoices(base: BaseContext): Promise<number> {
  if (issuerOf(base.config) === null) return 0;
  const done: number[] = [];
  for (;;) {
    const rows = await waiting.listWaitingInvoices(base.db, done);
    if (rows.length === 0) return done.length;
    for (const row of rows) {
      done.push(row.key);
      await inTransaction(base.db, async (db) => {
        const inside = { ...base, db };
        if (!(await waiting.deleteWaitingInvoice(db, row.paymentKey))) return;
        await issueInvoice(inside, { orderKey: row.orderKey, paymentKey: row.paymentKey, period: row });
        for (const paymentKey of await waiting.listPartRefunds(db, row))
          await issueCancellation(inside, { paymentKey });
      });
    }
  }
}
