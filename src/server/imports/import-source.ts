import { rearmed } from '#domain/text/csv.ts';
import Papa from 'papaparse';
import type { ImportHead, ImportRow } from '#domain/imports/import-cells.ts';
import {
  readImportEntry,
  readImportHead,
  readImportRow,
  referenceIn,
  referenceInJson,
} from '#domain/imports/import-cells.ts';
import { REFERENCE_COLUMN } from '#domain/imports/import-columns.ts';
import { type JsonEntry, jsonEntries } from '#domain/imports/import-json.ts';
import { type CsvSeparator, decodeImport, formatOfImport, withoutSeparatorLine } from '#domain/imports/import-text.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { type Issue, issue } from '#domain/result.ts';

/** One row of a list, read lazily. `failure`: the rest cannot be read. */
export type SourceRow = {
  number: number;
  reference: string;
  read: (known: CategoryCode | null) => ImportRow;
  failure: Issue | null;
};

export type ImportSource = {
  format: 'CSV' | 'JSON';
  /** Whether anything in the file can be read as a list of adverts; otherwise why not. */
  refusal: 'NO_REFERENCE' | 'NOT_A_LIST' | null;
  hints: readonly Issue[];
  rows: () => Generator<SourceRow, void>;
};

const ROWS_AT_ONCE = 200;
const LONGEST_HEAD = 100_000;

/** Opens a file as a list of rows; only its text is held, rows pass by one after the other. */
export function openImportSource(bytes: Uint8Array): ImportSource {
  const text = decodeImport(bytes);
  return formatOfImport(text) === 'JSON' ? jsonSource(text) : csvSource(text);
}

function jsonSource(text: string): ImportSource {
  const [first] = jsonEntries(text);
  const isList = first === undefined || 'text' in first || first.failure !== 'NOT_A_LIST';
  return { format: 'JSON', refusal: isList ? null : 'NOT_A_LIST', hints: [], rows: () => jsonRows(text) };
}

function* jsonRows(text: string): Generator<SourceRow, void> {
  let number = 0;
  for (const entry of jsonEntries(text)) {
    number += 1;
    yield jsonRow(number, entry);
  }
}

function jsonRow(number: number, entry: JsonEntry): SourceRow {
  if ('failure' in entry) return failed(number, 'import.broken-entry');
  try {
    const value: unknown = JSON.parse(entry.text);
    return { number, reference: referenceInJson(value), read: (known) => readImportEntry(value, known), failure: null };
  } catch {
    return refused(number, 'import.broken-entry');
  }
}

function csvSource(given: string): ImportSource {
  const { text, separator } = withoutSeparatorLine(given);
  // A first line of that length is no table; parsing it would cost time and memory.
  const isTable = /[\r\n]/.test(text.slice(0, LONGEST_HEAD)) || text.length < LONGEST_HEAD;
  const [first] = isTable ? csvCells(text, separator) : [];
  const head = readImportHead(first?.cells ?? []);
  const refusal = head.columns.includes(REFERENCE_COLUMN) ? null : 'NO_REFERENCE';
  return { format: 'CSV', refusal, hints: head.hints, rows: () => csvRows(text, separator, head) };
}

function* csvRows(text: string, separator: CsvSeparator, head: ImportHead): Generator<SourceRow, void> {
  for (const { number, cells, flaw } of csvCells(text, separator)) {
    if (number === 1 || cells.every((cell) => cell.trim() === '')) continue;
    if (flaw === 'OPEN_QUOTE') return yield failed(number, 'import.open-quote');
    // What follows was read into the cell: rows would be lost without a message.
    if (flaw === 'STRAY_QUOTE') return yield failed(number, 'import.stray-quote');
    const read = (known: CategoryCode | null) => readImportRow(head, cells, known);
    yield { number, reference: referenceIn(head, cells), read, failure: null };
  }
}

type CsvCells = { number: number; cells: string[]; flaw: 'OPEN_QUOTE' | 'STRAY_QUOTE' | null };

/** Rows of a table as cells, the head being number 1; empty lines are counted, as spreadsheets do. */
function* csvCells(text: string, separator: CsvSeparator): Generator<CsvCells, void> {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const newline = text.includes('\n') ? '\n' : '\r';
  let cursor = start;
  let number = 0;
  while (cursor < text.length) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(cursor), {
      delimiter: separator,
      newline,
      preview: ROWS_AT_ONCE,
      fastMode: false,
    });
    const quoteErrors = errors.filter(({ type }) => type === 'Quotes');
    for (const [index, cells] of data.entries()) {
      number += 1;
      const found = quoteErrors.find(({ row }) => row === index)?.code;
      yield {
        number,
        cells: cells.map(rearmed),
        flaw: found === undefined ? null : found === 'MissingQuotes' ? 'OPEN_QUOTE' : 'STRAY_QUOTE',
      };
    }
    if (data.length < ROWS_AT_ONCE || meta.cursor <= 0) return;
    cursor += meta.cursor;
  }
}

const nothing = (reason: Issue): ImportRow => ({
  category: null,
  shallRun: true,
  given: {},
  pictures: null,
  reservation: null,
  issues: [reason],
  hints: [],
});

const refused = (number: number, code: string): SourceRow => ({
  number,
  reference: '',
  read: () => nothing(issue('', code)),
  failure: null,
});

const failed = (number: number, code: string): SourceRow => ({ ...refused(number, code), failure: issue('', code) });
