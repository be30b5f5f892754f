import { parseGermanNumber } from '#domain/format/numbers.ts';
import { MOST_LOGS, isLogRow } from './log-list.ts';
import { logSpeciesOf } from './log-species.ts';
import { LOGS_LIMITS, isWithin } from '#domain/wood/limits.data.ts';
import type { LogRow } from './log-list.ts';

/** What a cell of a pasted list holds; what is `UNCLEAR` may change how many logs a line is. */
type Column = 'NUMBER' | 'SPECIES' | 'LENGTH' | 'DIAMETER' | 'GRADE' | 'UNCLEAR' | 'OTHER';

/** `line` counts from 1, as a spreadsheet does. `unknownSpecies`: the word that should be a wood type and is none. */
export type UnreadLine = { line: number; text: string; unknownSpecies?: string };
export type ReadLogs = { rows: LogRow[]; unread: UnreadLine[] };

/** Where a list is silent: the number to go on with and the wood that is chosen at the moment. */
type LogDefaults = { firstNumber: number; woodTypeId: number };

/** From top to bottom: "Güteklasse" is no strength class, "Stammlänge" no number, a thickness over bark still one. */
const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['GRADE', /güte|guete|qualit|^g$|^gkl/],
  [
    'OTHER',
    /(ohne|unter|\bo\.?) ?rinde|\bo\.? ?r\.?(?!\p{L})|^rinde|zopf|stock|fm\b|volumen|klasse|abzug|inhalt|datum/u,
  ],
  ['LENGTH', /länge|laenge|^l\b|^lng/],
  ['DIAMETER', /durchm|ø|^(m|mitten)?-?d\d?\b|mdm|mitte|^bhd/],
  ['NUMBER', /^(lfd\.?\s*)?(nr|nummer|no|stamm|plättchen|platte)/],
  ['SPECIES', /holzart|baumart|^art$|^ha$|sorte/],
];

const plain = (text: string): string => text.trim().toLowerCase();

const columnOfHead = (cell: string): Column => HEADS.find(([, pattern]) => pattern.test(plain(cell)))?.[0] ?? 'OTHER';

/** A head has words for length and thickness; a line of figures never has. */
function headOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map(columnOfHead);
  return columns.includes('LENGTH') && columns.includes('DIAMETER') ? columns : null;
}

const numberOf = (cell: string): number | null => parseGermanNumber(cell.trim().replace(/(?<!\s)\s*(cm|mm|m)$/i, ''));

/** Lengths below 30 are metres, those no log has in centimetres millimetres; a unit in the cell decides. */
function lengthInCm(cell: string): number | null {
  const figure = numberOf(cell);
  if (figure === null) return null;
  if (/cm\s*$/i.test(cell)) return figure;
  if (/mm\s*$/i.test(cell) || figure > LOGS_LIMITS.lengthInCm.maximum) return figure / 10;
  return Math.round((/m\s*$/i.test(cell) || figure < 30 ? figure * 100 : figure) * 10) / 10;
}

/** What the diameters of a list are written in. */
type DiameterUnit = 'CM' | 'MM';

const partsOf = (cell: string): string[] => cell.trim().split(/(?<!\s)\s*[/;|]\s*|(?<!\s)\s+(?=\d)/);

/** The figures of a cell; "33/32" are two; null where it holds anything else. */
function figuresIn(cell: string): number[] | null {
  const figures = partsOf(cell).map((part) => numberOf(part) ?? Number.NaN);
  return figures.every((figure) => Number.isFinite(figure)) ? figures : null;
}

/** The unit in a cell decides, then that of its list. */
function readingsInCm(cell: string, unit: DiameterUnit): number[] | null {
  const isInMm = (part: string): boolean => /mm\s*$/i.test(part) || (unit === 'MM' && !/cm\s*$/i.test(part));
  const parts = partsOf(cell);
  return figuresIn(cell)?.map((figure, index) => (isInMm(parts[index] ?? '') ? figure / 10 : figure)) ?? null;
}

/**
 * A list is written in one unit: figures that are too large for any log in centimetres, and none too small for one in
 * millimetres, are millimetres.
 */
function diameterUnitOf(cells: readonly string[]): DiameterUnit {
  const figures = cells.filter((cell) => !/m\s*$/i.test(cell)).flatMap((cell) => figuresIn(cell) ?? []);
  const { minimum, maximum } = LOGS_LIMITS.diameterInCm;
  return figures.some((figure) => figure > maximum) && figures.every((figure) => figure >= minimum * 10) ? 'MM' : 'CM';
}

/** Two readings of one log are much the same; a figure far from the first one is something else. */
const MOST_APART = 1.4;
const areAlike = (one: number, other: number): boolean => Math.max(one, other) <= MOST_APART * Math.min(one, other);

/** Without a head the order decides: a number before the wood type, then length, then one or two diameters, then grade. */
function guessColumns(cells: readonly string[]): Column[] {
  const species = cells.findIndex((cell) => logSpeciesOf(cell) !== undefined);
  const figures = cells.flatMap((cell, index) => (index === species || figuresIn(cell) === null ? [] : [index]));
  const isNumbered =
    (species > 0 && figures[0] !== undefined && figures[0] < species) ||
    isCounted(figures.map((index) => cells[index] ?? ''));
  const [length, first, second] = isNumbered ? figures.slice(1) : figures;
  const secondIsReading = areAlike(figureOf(cells[first ?? -1]), figureOf(cells[second ?? -1]));
  const grade = cells.findIndex((cell, index) => index > (first ?? index) && isGrade(cell));
  return cells.map((cell, index) => {
    // "B 3": pieces, or something else; a line with a number is one log.
    if (!isNumbered && grade !== -1 && index > grade && /^\s*\d{1,2}\s*$/.test(cell)) return 'UNCLEAR';
    if (index === species || isStrayWord(cell, index < (length ?? 0))) return 'SPECIES';
    if (isNumbered && index === figures[0]) return 'NUMBER';
    if (index === length) return 'LENGTH';
    if (index === first || (index === second && secondIsReading)) return 'DIAMETER';
    return /^(?!\d)[\p{L}+/]{1,3}$/u.test(cell.trim()) ? 'GRADE' : 'OTHER';
  });
}

/** A, B, C, Cx, Br and what is sold of them together: "ABC", "B/C". */
const isGrade = (cell: string): boolean => /^(?:[abc]+|[abc](?:[/+][abcx]+)+|cx|br)$/i.test(cell.trim());

/** A word before the length is a wood type or a grade: an unknown wood must not become that of the line before. */
const isStrayWord = (cell: string, isBeforeLength: boolean): boolean =>
  isBeforeLength && /\p{L}/u.test(cell) && !isGrade(cell);

const figureOf = (cell = ''): number => figuresIn(cell)?.[0] ?? Number.NaN;

/** A whole figure before what can be a length and a diameter is the number of the log, unless those two are readings. */
function isCounted([count = '', length = '', diameter = '']: readonly string[]): boolean {
  const figure = figureOf(diameter);
  if (!/^\s*\d+\s*$/.test(count) || !(figure >= LOGS_LIMITS.diameterInCm.minimum)) return false;
  return isWithin(LOGS_LIMITS.lengthInCm, lengthInCm(length) ?? 0) && !areAlike(figureOf(length), figure);
}

const gradeOf = (cell: string): string => {
  const text = cell.trim();
  if (/^cx$/i.test(text)) return 'Cx';
  return /^br$/i.test(text) ? 'Br' : text.toUpperCase();
};

type ListLine = {
  line: number;
  cells: readonly string[];
  columns: readonly Column[];
  /** As the head says it; null where it does not. */
  unit: DiameterUnit | null;
};

const unitOfHead = (cells: readonly string[]): DiameterUnit | null => {
  const heads = cells.filter((cell) => columnOfHead(cell) === 'DIAMETER').join(' ');
  return /\bmm\b/i.test(heads) ? 'MM' : /\bcm\b/i.test(heads) ? 'CM' : null;
};

/** The lines that should hold a log, each with what its cells are. Empty lines, heads and sums are passed over. */
function linesOf(lines: readonly (readonly string[])[]): ListLine[] {
  let head: Pick<ListLine, 'columns' | 'unit'> | null = null;
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '') || /^(summe|gesamt|total)/i.test((cells[0] ?? '').trim())) return [];
    const columns = headOf(cells);
    if (columns !== null) {
      head = { columns, unit: unitOfHead(cells) };
      return [];
    }
    return [{ line: index + 1, cells, ...(head ?? { columns: guessColumns(cells), unit: null }) }];
  });
}

const cellsOf = ({ cells, columns }: Pick<ListLine, 'cells' | 'columns'>, column: Column): string[] =>
  cells.filter((cell, at) => columns[at] === column && cell.trim() !== '');

/**
 * Returns the logs of a pasted or opened list, cell by cell, with or without a head; lines that hold no log are named.
 * Empty lines and sums are passed over.
 */
export function readLogCells(lines: readonly (readonly string[])[], defaults: LogDefaults): ReadLogs {
  const rows: LogRow[] = [];
  const unread: UnreadLine[] = [];
  const found = linesOf(lines);
  const unit = diameterUnitOf(found.flatMap((one) => (one.unit === null ? cellsOf(one, 'DIAMETER') : [])));
  let before = { number: defaults.firstNumber - 1, woodTypeId: defaults.woodTypeId };
  for (const one of found) {
    const row = readLine(one, one.unit ?? unit, before);
    if (row === null || rows.length >= MOST_LOGS) {
      unread.push(unreadLineOf(one));
    } else {
      rows.push(row);
      before = row;
    }
  }
  return { rows, unread };
}

function unreadLineOf({ line, cells, columns }: ListLine): UnreadLine {
  const unknown = cellsOf({ cells, columns }, 'SPECIES').find((cell) => logSpeciesOf(cell) === undefined);
  const named = { line, text: cells.join(' ').slice(0, 60) };
  return unknown === undefined ? named : { ...named, unknownSpecies: unknown.trim().slice(0, 30) };
}

function readLine(line: ListLine, unit: DiameterUnit, before: Pick<LogRow, 'number' | 'woodTypeId'>): LogRow | null {
  const named = cellsOf(line, 'SPECIES').map((cell) => logSpeciesOf(cell));
  const species = named.length === 0 ? before.woodTypeId : named.length === 1 ? named[0] : undefined;
  const readings = cellsOf(line, 'DIAMETER').map((cell) => readingsInCm(cell, unit));
  const length = lengthInCm(cellsOf(line, 'LENGTH')[0] ?? '');
  if (cellsOf(line, 'UNCLEAR').length > 0) return null;
  if (species === undefined || length === null || readings.includes(null)) return null;
  const row: LogRow = {
    number: numberOf(cellsOf(line, 'NUMBER')[0] ?? '') ?? before.number + 1,
    woodTypeId: species,
    measuredLengthInCm: length,
    diameterReadingsInCm: readings.flatMap((some) => some ?? []),
    grade: gradeOf(cellsOf(line, 'GRADE')[0] ?? ''),
  };
  return isLogRow(row) ? row : null;
}

const LINE_END = /\r\n?|\n/;

/** Two commas in a line part cells, unless they are decimal ones between blanks. */
const isPartedByCommas = (text: string): boolean =>
  !/[\t;]/.test(text) &&
  /^[^,\n\r\u2028\u2029]*,[^,\n\r\u2028\u2029]*,/m.test(text) &&
  !/\d,\d+(?: *\p{L}+)?[ \u{A0}]+\d/u.test(text);

/**
 * "Fichte, 4,10, 33": a comma followed by a blank separates cells, one without is a decimal. Required in most lines,
 * since a title may have one, too.
 */
function hasSpacedCommas(text: string): boolean {
  if (/[\t;"]/.test(text)) return false;
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.split(', ').length > 2).length > lines.length / 2;
}

/** A unit after a blank belongs to its figure. */
const withUnits = (line: string): string => line.replaceAll(/(\d)\s+(?=(?:cm|mm|m)(?:\s|$))/gi, '$1');

/**
 * Returns the cells of a text from a spreadsheet or typed by hand: separated by tabs, semicolons, commas or else
 * blanks, quoted ones without their quotes. Source: RFC 4180.
 */
export function cellsOfText(text: string): string[][] {
  const bare = text.replace(/^\u{FEFF}/u, '');
  if (hasSpacedCommas(bare)) return bare.split(LINE_END).map((line) => line.split(/,\s+/));
  const hasCommas = isPartedByCommas(bare);
  const separatorOf = (line: string): string | null =>
    line.includes('\t') ? '\t' : line.includes(';') ? ';' : hasCommas ? ',' : null;
  const separator = separatorOf(bare);
  if (separator !== null && bare.includes('"')) return quotedCells(bare, separator);
  return bare.split(LINE_END).map((line) => {
    const parts = separatorOf(line);
    return parts === null ? withUnits(line.trim()).split(/\s+/) : line.split(parts);
  });
}

/** A cell, quoted or not, and its end: the separator, the end of its line, or nothing at the end of the text. */
function quotedCells(text: string, separator: string): string[][] {
  const bare = `[^${separator}\\r\\n]*`;
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"${bare}|(${bare}))(${separator}|\\r\\n?|\\n|$)`, 'g');
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, unquoted = '', end = ''] of text.matchAll(pattern)) {
    cells.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    lines.push(cells);
    cells = [];
    if (end === '') break;
  }
  return lines;
}
