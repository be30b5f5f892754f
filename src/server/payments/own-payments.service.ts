import { startOfViennaDay } from '#domain/payments/period.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldPayments, deleteUnpaidOrders } from './own-payments.repository.ts';
export { findOwnPayments, hasUnendedRenewals, anonymiseOrders } from './own-payments.repository.ts';

/** Retention of unpaid orders; product decision. */
const UNPAID_KEPT_IN_YEARS = 1;
/** Source: BAO § 132 Abs. 1: seven years from the end of the year. */
const PAPERS_KEPT_IN_YEARS = 7;
const BATCH = 500;

/** Deletes orders after their retention time; returns how many. */
export async function dropOldOrders({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const { year, month, day } = viennaTime(clock());
  const unpaidBefore = startOfViennaDay({ year: year - UNPAID_KEPT_IN_YEARS, month, day });
  const papersBefore = startOfViennaDay({ year: year - PAPERS_KEPT_IN_YEARS, month: 1, day: 1 });
  return inBatches(
    1,
    async () =>
      (await deleteUnpaidOrders(db, { before: unpaidBefore, limit: BATCH })) +
      (await inTransaction(db, (tx) => deleteOldPayments(tx, { before: papersBefore, limit: BATCH }))),
  );
}
