import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import type { WoodType } from '#domain/lookups/wood-types.data.ts';
import { LOGS_LIMITS, isWithin } from '#domain/wood/limits.data.ts';

/** One line of a measuring list (Abmaßliste) as read at the pile; `grade` '' where none was given. */
export type LogRow = {
  number: number;
  woodTypeId: number;
  measuredLengthInCm: number;
  diameterReadingsInCm: readonly number[];
  grade: string;
};

/** Longer lists belong into a spreadsheet: the address of a page can hold about so many. */
export const MOST_LOGS = 1000;

/**
 * Grades of the Austrian trade; Cx is lesser quality, Br (Braunbloch) another assortment: rot in a sound mantle.
 * Source: Österreichische Holzhandelsusancen (ÖHU) 2006.
 */
export const LOG_GRADES = ['A', 'B', 'C', 'Cx', 'Br'] as const;

/** Wood types that are traded as logs, in the order of the lists. */
export const LOG_WOOD_TYPES: readonly WoodType[] = WOOD_TYPES.filter((type) => type.uses.includes('LOG'));

const byId = new Map(LOG_WOOD_TYPES.map((type) => [type.id, type]));

/** Returns a wood type that is traded as logs, or undefined for any other id. */
export const logWoodType = (id: number): WoodType | undefined => byId.get(id);

/** Says whether the figures of a log can be true: 0.5–25 m long, 5–200 cm thick, read once to four times. */
export const isLogRow = (row: LogRow): boolean =>
  Number.isInteger(row.number) &&
  row.number >= 0 &&
  row.number <= 9_999_999 &&
  byId.has(row.woodTypeId) &&
  isWithin(LOGS_LIMITS.lengthInCm, row.measuredLengthInCm) &&
  row.diameterReadingsInCm.length >= 1 &&
  row.diameterReadingsInCm.length <= 4 &&
  row.diameterReadingsInCm.every((reading) => isWithin(LOGS_LIMITS.diameterInCm, reading)) &&
  /^[\p{L}\d+/]{0,6}$/u.test(row.grade);

const NO_GRADE = '-';
const figure = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Encodes a list for an address: logs separated by "_", their wood type, length in cm, readings and grade by "*";
 * values equal to those of the log before are left out, and a number is only written where it does not follow.
 */
export function encodeLogList(rows: readonly LogRow[]): string {
  let before: LogRow | undefined;
  const words = rows.map((row) => {
    const cells = [
      row.woodTypeId === before?.woodTypeId ? '' : String(row.woodTypeId),
      row.measuredLengthInCm === before?.measuredLengthInCm ? '' : figure(row.measuredLengthInCm),
      row.diameterReadingsInCm.map(figure).join('-'),
      row.grade === before?.grade ? '' : row.grade || NO_GRADE,
      row.number === (before?.number ?? 0) + 1 ? '' : String(row.number),
    ];
    before = row;
    return cells.join('*').replace(/(?<!\*)\*+$/, '');
  });
  return words.join('_');
}

/** Decodes such a text; logs with impossible figures are left out, and so is everything beyond 1000. */
export function decodeLogList(word: string): LogRow[] {
  const rows: LogRow[] = [];
  let before: LogRow = { number: 0, woodTypeId: 1, measuredLengthInCm: 400, diameterReadingsInCm: [], grade: '' };
  for (const part of word.split('_').slice(0, MOST_LOGS)) {
    const [type = '', length = '', readings = '', grade = '', number = ''] = part.split('*');
    const row: LogRow = {
      number: number === '' ? before.number + 1 : Number(number),
      woodTypeId: type === '' ? before.woodTypeId : Number(type),
      measuredLengthInCm: length === '' ? before.measuredLengthInCm : Number(length),
      diameterReadingsInCm: readings.split('-').map(Number),
      grade: grade === '' ? before.grade : grade === NO_GRADE ? '' : grade,
    };
    if (!isLogRow(row)) continue;
    rows.push(row);
    before = row;
  }
  return rows;
}
