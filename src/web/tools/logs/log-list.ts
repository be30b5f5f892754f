import { formatFixed, formatNumber, parseGermanNumber } from '#domain/format/numbers.ts';
import { cellsOfText, readLogCells } from '#domain/wood/logs/log-list-reading.ts';
import type { ReadLogs } from '#domain/wood/logs/log-list-reading.ts';
import { logsOfAddress } from '#domain/wood/logs/log-list-address.ts';
import { LOG_WOOD_TYPES, decodeLogList, encodeLogList, logWoodType } from '#domain/wood/logs/log-list.ts';
import type { LogRow } from '#domain/wood/logs/log-list.ts';
import type { ListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { measuringTexts } from '#texts/de/tools/tools.ts';
import { logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { readToolValues } from '#web/tools/use-tool-values.ts';
import type { ToolValues } from '#web/tools/use-tool-values.ts';

export const USUAL_LIST = { liste: '', rinde: 'ohne', abzug: '', rundung: 'forstlich', laengen: '' };
export type ListValues = ToolValues<keyof typeof USUAL_LIST>;

/** Returns the values of an address, including what a form without script sent beside the list. */
export const readListValues = (search: string): ListValues => ({
  ...readToolValues(USUAL_LIST, search),
  liste: encodeLogList(logsOfAddress(new URLSearchParams(search))),
});

/** Seven logs of a mixed pile, each measured twice. */
export const EXAMPLE_LIST = encodeLogList(
  (
    [
      [417, 6, 500, 42, 'B'],
      [418, 6, 500, 38, 'B'],
      [419, 6, 400, 46, 'A'],
      [420, 1, 400, 31, 'B'],
      [421, 1, 400, 28, 'C'],
      [422, 1, 500, 34, 'B'],
      [423, 1, 500, 26, 'Cx'],
    ] as const
  ).map(([number, woodTypeId, measuredLengthInCm, diameter, grade]) => ({
    number,
    woodTypeId,
    measuredLengthInCm,
    diameterReadingsInCm: [diameter, diameter + 1],
    grade,
  })),
);

export type Entry = { woodTypeId: number; length: string; diameter: string; grade: string };
type EntryErrors = { length: string | null; diameter: string | null };

/** Returns the typed log, or what is wrong with its fields. */
export function readEntry(entry: Entry, number: number): { row: LogRow } | { errors: EntryErrors } {
  const length = parseGermanNumber(entry.length);
  const readings = entry.diameter
    .trim()
    .split(/\s*[/;-]\s*|\s+/)
    .map(parseGermanNumber);
  const lengthIsRight = length !== null && length >= 0.5 && length <= 25;
  const diameterIsRight =
    readings.length <= 4 && readings.every((figure) => figure !== null && figure >= 5 && figure <= 200);
  if (!lengthIsRight || !diameterIsRight) {
    return {
      errors: {
        length: lengthIsRight ? null : measuringTexts.lengthWrong,
        diameter: diameterIsRight ? null : measuringTexts.diametersWrong,
      },
    };
  }
  return {
    row: {
      number,
      woodTypeId: entry.woodTypeId,
      measuredLengthInCm: Math.round(length * 1000) / 10,
      diameterReadingsInCm: readings.flatMap((figure) => figure ?? []),
      grade: entry.grade,
    },
  };
}

/** What a form without script sent beside the list: the typed log with its errors, or lines of a text. */
export type Sent = { entry: Entry | null; errors: EntryErrors; taken: number; unread: ReadLogs['unread'] };

/** Returns the result of the fields sent by a form without script; empty where there were none. */
export function readSentFields(search: string): Sent {
  const query = new URLSearchParams(search);
  const listed = decodeLogList(query.get('liste') ?? '');
  const taken = logsOfAddress(query).length - listed.length;
  const none: Sent = { entry: null, errors: { length: null, diameter: null }, taken, unread: [] };
  const [length, diameter, text] = ['laenge', 'durchmesser', 'text'].map((name) => query.get(name) ?? '');
  if (text) return { ...none, unread: readListText(text, { firstNumber: 1, woodTypeId: 1 }).unread };
  if (taken > 0 || !query.has('durchmesser')) return none;
  const entry: Entry = {
    woodTypeId: LOG_WOOD_TYPES.find(({ shortText }) => shortText === query.get('holzart'))?.id ?? 1,
    length: (length ?? '').slice(0, MOST_TYPED),
    diameter: (diameter ?? '').slice(0, MOST_TYPED),
    grade: (query.get('guete') ?? '').slice(0, 6),
  };
  const read = readEntry(entry, 1);
  return 'errors' in read ? { ...none, entry, errors: read.errors } : none;
}

/** A field holds no novel. */
const MOST_TYPED = 40;

export const lengthText = (lengthInCm: number): string => formatNumber(lengthInCm / 100, { minimum: 2, maximum: 3 });
export const diameterText = (readings: readonly number[]): string =>
  readings.map((figure) => formatNumber(figure)).join('/');

/** Returns the list as a spreadsheet of this country opens it: semicolons, decimal commas, a mark for its letters. */
export function csvOf(logs: readonly ListedLog[]): string {
  const { columns } = words;
  const head = [
    columns.number,
    columns.species,
    `${columns.length} (m)`,
    `${columns.diameterPlace}${columns.diameter} (cm)`,
    columns.grade,
    words.billedLength,
    words.underBark,
    columns.class,
    columns.volume,
  ];
  const lines = logs.map(({ row, measured }) => [
    String(row.number),
    logWoodType(row.woodTypeId)?.shortText ?? '',
    lengthText(row.measuredLengthInCm),
    diameterText(row.diameterReadingsInCm),
    row.grade,
    lengthText(measured.billedLengthInCm),
    formatNumber(measured.diameterUnderBarkInCm, { minimum: 0, maximum: 1 }),
    measured.strengthClass,
    formatFixed(measured.volumeInSolidCubicMetres, 3),
  ]);
  return `\u{FEFF}${[head, ...lines].map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}

/** Returns the logs of a text from a spreadsheet. */
export const readListText = (text: string, defaults: Parameters<typeof readLogCells>[1]): ReadLogs =>
  readLogCells(cellsOfText(text), defaults);

/** Fonts of which files say by their first two bytes that they are written so: "Unicode-Text" of spreadsheets. */
const WIDE_LETTERS: Readonly<Record<string, string>> = { 'ff fe': 'utf-16le', 'fe ff': 'utf-16be' };
/** How workbooks begin, which hold no text: "PK", and the older ones. */
const WORKBOOKS: ReadonlySet<string> = new Set(['50 4b', 'd0 cf']);

/**
 * Returns the text of a file, or null where it holds none; spreadsheets here still write Windows' own letters now and
 * then.
 */
export async function textOfFile(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16)).join(' ');
  if (WORKBOOKS.has(start)) return null;
  const wide = WIDE_LETTERS[start];
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
