import { cpus, platform, release, totalmem } from 'node:os';

export type Cell = number | string | null;
/** `budget`: what the compared figure must not exceed (`atLeast`: must reach). */
export type Row = { label: string; cells: Cell[]; budget?: { column: string; atMost?: number; atLeast?: number } };
export type Table = {
  /** Name of the part and size, stable between runs: `search 50000`. */
  key: string;
  title: string;
  columns: string[];
  rows: Row[];
  /** Column whose change against the stored run is shown. */
  compare: string;
  notes: string[];
};

export type Run = { machine: string; at: string; tables: Table[] };

/** One line that says what the figures were measured on. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB, ${platform()} ${release()}, Node ${process.versions.node}`;
}

const shown = (cell: Cell): string => {
  if (cell === null || Number.isNaN(cell)) return '–';
  if (typeof cell === 'string') return cell;
  if (Number.isInteger(cell)) return String(cell);
  return cell >= 100 ? cell.toFixed(0) : cell >= 10 ? cell.toFixed(1) : cell.toFixed(2);
};

function figure(table: Table, row: Row, column: string): number | null {
  const cell = row.cells[table.columns.indexOf(column)];
  return typeof cell === 'number' ? cell : null;
}

function change(table: Table, row: Row, stored: Run | null): string {
  const before = stored?.tables.find(({ key }) => key === table.key);
  const beforeRow = before?.rows.find(({ label }) => label === row.label);
  const now = figure(table, row, table.compare);
  const then = before && beforeRow ? figure(before, beforeRow, table.compare) : null;
  if (now === null || then === null || then === 0) return '';
  const percent = Math.round((now / then - 1) * 100);
  return `${percent >= 0 ? '+' : ''}${percent} %`;
}

/** Whether a row keeps its budget; null where it has none. A row that could not be measured fails. */
export function keepsBudget(table: Table, row: Row): boolean | null {
  if (!row.budget) return null;
  const value = figure(table, row, row.budget.column);
  if (value === null) return false;
  return value <= (row.budget.atMost ?? Number.POSITIVE_INFINITY) && value >= (row.budget.atLeast ?? 0);
}

function budgetText(table: Table, row: Row): string {
  const isKept = keepsBudget(table, row);
  if (!row.budget || isKept === null) return '';
  const { column, atMost, atLeast } = row.budget;
  const limit = atMost === undefined ? `≥ ${atLeast ?? 0}` : `≤ ${atMost}`;
  return `${column} ${limit} ${isKept ? 'ok' : 'OVER'}`;
}

/** The table as text, with budgets and the change against the stored run. */
export function formatTable(table: Table, stored: Run | null): string {
  const head = ['', ...table.columns, 'budget', `${table.compare} vs. stored`];
  const lines = table.rows.map((row) => [
    row.label,
    ...row.cells.map(shown),
    budgetText(table, row),
    change(table, row, stored),
  ]);
  const used = head.map((_, index) => index <= table.columns.length || lines.some((line) => line[index] !== ''));
  const kept = [head, ...lines].map((line) => line.filter((_, index) => used[index]));
  const widths = (kept[0] ?? []).map((_, index) => Math.max(...kept.map((line) => line[index]?.length ?? 0)));
  const text = kept.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  '),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [`\n${table.title}`, text[0], rule, ...text.slice(1), ...table.notes.map((note) => `  ${note}`)].join('\n');
}
