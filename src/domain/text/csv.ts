/** First characters by which a spreadsheet reads a cell as a formula (OWASP, CSV injection), also behind apostrophes. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe disarms it. */
const disarmed = (cell: string): string => (FORMULA_START.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `csvLine` disarmed it; one apostrophe is taken away, so that both are exact opposites. */
export const rearmed = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;

/** Returns a row of a table as spreadsheets of the German-speaking countries read it; formulas are disarmed by an apostrophe. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells
    .map(disarmed)
    .map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(';')}\r\n`;

/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a table as spreadsheets of the German-speaking countries open it (RFC 4180 with semicolons). */
export const csvFile = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('');
