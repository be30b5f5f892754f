import { monthOf } from '#domain/market-prices/months.ts';
import type { MarketReport, MarketReportDto } from '#contract/market-prices/market-prices.schemas.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { presentReport } from './market-prices.presenter.ts';
import { monthIsAhead, reportUnknown } from './market-prices.problems.ts';
import { requireProduct } from './market-prices.service.ts';
import { type ReportRow, deleteReport, listReports, saveReport } from './market-reports.repository.ts';

/** More than a page needs; one product has twelve a year. */
const MOST_REPORTS = 500;

/** Figures of official reports. @throws session.required (401), permission.missing (403) */
export async function listMarketReports(context: Context): Promise<{ items: MarketReport[] }> {
  requirePermission(context.viewer, 'admin');
  return { items: (await listReports(context.db, null, MOST_REPORTS)).map(presentReport) };
}

/**
 * Enters a figure, or another one for its product and month.
 * @throws session.required (401), permission.missing (403), market-price.unknown (404), market-report.month-ahead (422)
 */
export async function saveMarketReport(context: Context, report: MarketReportDto): Promise<MarketReport> {
  requirePermission(context.viewer, 'admin');
  const product = requireProduct(report.product);
  const now = context.clock();
  if (report.month > monthOf(now)) throw monthIsAhead();
  return inTransaction(context.db, async (db) => {
    const saved = await saveReport(db, { ...report, product: product.id, id: context.newId(), now });
    if (saved === undefined) throw new Error('An entered figure has a row.');
    const details = factsOf(saved);
    await writeAudit({ ...context, db }, { action: 'market-report.entered', subject: saved.id, details });
    return presentReport(saved);
  });
}

/** @throws session.required (401), permission.missing (403), market-report.unknown (404) */
export async function deleteMarketReport(context: Context, { reportId }: { reportId: string }): Promise<void> {
  requirePermission(context.viewer, 'admin');
  await inTransaction(context.db, async (db) => {
    const report = await deleteReport(db, reportId);
    if (report === null) throw reportUnknown();
    const details = factsOf(report);
    await writeAudit({ ...context, db }, { action: 'market-report.taken-away', subject: reportId, details });
  });
}

/** Enough to enter the figure again: the log is the way back from a wrong one. */
const factsOf = ({ product, month, price_in_cents: priceInCents, source, link }: ReportRow) => ({
  product,
  month,
  priceInCents,
  source,
  link,
});
