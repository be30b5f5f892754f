import type { Row, Table } from '#bench/report.ts';

export type Options = {
  /** As `npm test` runs it: a few seconds a fault, and only what no other test shows. */
  isShort: boolean;
  /** How often processes are killed; null: as often as the fault says. */
  cycles: number | null;
  soakInMs: number;
  /** Requests a second of the soak. */
  soakRate: number;
};

/** One kind of fault, carried out against real processes; the table holds its figures and what they have to keep. */
export type Fault = { title: string; isInShortForm: boolean; run: (options: Options) => Promise<Table> };

type Bar = { atMost?: number; atLeast?: number };

/** A measured figure and what it must keep. */
export const figure = (label: string, value: number | string, bar?: Bar): Row => ({
  label,
  cells: [typeof value === 'number' ? Math.round(value * 100) / 100 : value],
  ...(bar ? { budget: { column: 'figure', ...bar } } : {}),
});

export const exactly = (value: number): Bar => ({ atMost: value, atLeast: value });

export const tableOf = (key: string, title: string, rows: Row[], notes: string[] = []): Table => ({
  key: `faults ${key}`,
  title,
  columns: ['figure'],
  rows,
  compare: 'figure',
  notes,
});

/** How often each status came: "200 ×31, 503 ×4". */
export const statusText = (statuses: readonly (number | string)[]): string =>
  [...Map.groupBy(statuses, String)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, all]) => `${status} ×${all.length}`)
    .join(', ');
