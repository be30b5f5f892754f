import { formatFixed, formatNumber, parseGermanNumber } from '#domain/format/numbers.ts';
import { cellsOfText, readLogCells } from '#domain/wood/log-list-reading.ts';
import type { ReadLogs } from '#domain/wood/log-list-reading.ts';
import { logsOfAddress } from '#domain/wood/log-list-address.ts';
import { encodeLogList, logWoodType } from '#domain/wood/log-list.ts';
import type { LogRow } from '#domain/wood/log-list.ts';
import type { ListedLog } from '#domain/wood/log-list-sums.ts';
import { measuringTexts } from '#texts/de/tools.ts';
import { logListTexts as words } from '#texts/de/tools-log-list.ts';
import { readToolValues } from './use-tool-values.ts';
import type { ToolValues } from './use-tool-values.ts';

export const USUAL_LIST = { liste: '', rinde: 'ohne', rundung: 'forstlich', laengen: '' };
export type ListValues = ToolValues<keyof typeof USUAL_LIST>;

/** Returns the values of an address; what a form without script sent beside the list is part of it from here on. */
export const readListValues = (search: string): ListValues => ({
  ...readToolValues(USUAL_LIST, search),
  liste: encodeLogList(logsOfAddress(new URLSearchParams(search))),
});

/** Seven logs of a mixed pile. */
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
    diameterReadingsInCm: [diameter],
    grade,
  })),
);

export type Entry = { woodTypeId: number; length: string; diameter: string; grade: string };
export type EntryErrors = { length: string | null; diameter: string | null };

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
    formatNumber(measured.diameterUnderBarkInCm, { minimum: 0, maximum: 1 }),
    measured.strengthClass,
    formatFixed(measured.volumeInSolidCubicMetres, 3),
  ]);
  return `\u{FEFF}${[head, ...lines].map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}

const separatorOf = (text: string): string | null => {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  const isSeparatedByCommas = /^[^,\n]*,[^,\n]*,/m.test(text) && !/\d,\d+\s+\d/.test(text);
  return isSeparatedByCommas ? ',' : null;
};

/**
 * Returns the logs of a text from a spreadsheet. The reader of quoted cells comes only when it is needed and can come:
 * without a network the page would take its absence for a new build and load itself anew.
 */
export async function readListText(text: string, defaults: Parameters<typeof readLogCells>[1]): Promise<ReadLogs> {
  const bare = text.replace(/^\u{FEFF}/u, '');
  const delimiter = separatorOf(bare);
  const isPlain = !bare.includes('"') && delimiter !== ',';
  if (isPlain || delimiter === null || !navigator.onLine) {
    return readLogCells(cellsOfText(bare.replaceAll('"', '')), defaults);
  }
  const { default: papa } = await import('papaparse');
  return readLogCells(papa.parse<string[]>(bare, { delimiter }).data, defaults);
}

/** Returns the text of a file; spreadsheets here still write Windows' own letters now and then. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
