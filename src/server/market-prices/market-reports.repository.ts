import { sql } from 'kysely';
import type { Month } from '#domain/market-prices/months.ts';
import type { Db } from '#server/platform/database/database.ts';

export type ReportRow = {
  id: string;
  product: string;
  month: Month;
  price_in_cents: number;
  source: string;
  link: string;
};

const COLUMNS = sql`public_id as id, product, to_char(month, 'YYYY-MM') as month, price_in_cents, source, link`;

/** Figures of official reports, of one product or of all, the newest month first. */
export async function listReports(db: Db, productId: string | null, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} from market_reports ${productId === null ? sql`` : sql`where product = ${productId}`}
    order by market_reports.month desc, market_reports.product limit ${limit}`.execute(db);
  return rows;
}

export type NewReport = Omit<ReportRow, 'price_in_cents'> & { priceInCents: number; now: Date };

/** Saves a figure; one of the same product and month is replaced and keeps its id. */
export async function saveReport(db: Db, report: NewReport): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    insert into market_reports (public_id, product, month, price_in_cents, source, link, created_at)
    values (${report.id}, ${report.product}, ${`${report.month}-01`}::date, ${report.priceInCents}, ${report.source},
      ${report.link}, ${report.now})
    on conflict (product, month) do update
      set price_in_cents = excluded.price_in_cents, source = excluded.source, link = excluded.link,
        created_at = excluded.created_at
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** Returns what was taken away; null where there was nothing. */
export async function deleteReport(db: Db, id: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`delete from market_reports where public_id = ${id}
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}
