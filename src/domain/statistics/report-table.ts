import { csvFile } from '#domain/text/csv.ts';
import { formatNumber, formatPercent } from '#domain/format/numbers.ts';

type ReportColumn = { key: string; head: string; kind: 'TEXT' | 'COUNT' | 'PERCENT' };
type ReportCell = string | number | null;

/** What a chart or list says, for the page and for spreadsheets: a row has one cell for each column. */
export type ReportTable = { columns: readonly ReportColumn[]; rows: readonly (readonly ReportCell[])[] };

const NONE = '–';

/** Returns a cell as the page shows it: "1.234", "12,5 %", a dash where there is nothing. */
export function cellText(cell: ReportCell, kind: ReportColumn['kind']): string {
  if (cell === null) return NONE;
  if (typeof cell === 'string') return cell;
  return kind === 'PERCENT' ? formatPercent(cell) : formatNumber(cell);
}

/** Spreadsheets here expect a decimal comma and no thousands separator. */
const csvCell = (cell: ReportCell): string => (cell === null ? '' : String(cell).replace(/^(\d+)\.(\d+)$/, '$1,$2'));

/** Returns a table as spreadsheets of the German-speaking countries open it (RFC 4180 with semicolons); formulas are disarmed. */
export function csvOf({ columns, rows }: ReportTable): string {
  const heads = columns.map(({ head, kind }) => (kind === 'PERCENT' ? `${head} (%)` : head));
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : csvCell(cell))));
  return csvFile(heads, cells);
}
