/** Separators of columns that are understood, in the order in which they win a draw. */
export const CSV_SEPARATORS = [';', '\t', ','] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Replacement for unreadable bytes (U+FFFD). */
export const DAMAGED = '\uFFFD';

/**
 * Returns the text of a file: UTF-16 by its mark, UTF-8 with or without one, else Windows-1252, in which spreadsheets
 * still write. A UTF-8 file with broken bytes stays one: they become DAMAGED.
 */
export function decodeImport(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes(DAMAGED) || startsWith(bytes, 0xef, 0xbb, 0xbf) || isMeantAsUtf8(text)) return text;
  return new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Fonts of Latin-1 and the marks from U+2000 on take bytes that in Windows-1252 would read "Ã¼" or "â€“", which no
 * text says; other letters (a sharp s before a quotation mark reads as one) count by number.
 */
function isMeantAsUtf8(text: string): boolean {
  if (/[\u00A0-\u00FF\u2000-\u2FFF]/.test(text)) return true;
  let good = 0;
  let bad = 0;
  for (const sign of text) {
    if (sign === DAMAGED) bad += 1;
    else if (sign > '\u007F') good += 1;
  }
  return good > bad;
}

/** Excel's first line that names the separator; it hides it, so it is no row. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([;,\t])"?[;,\t]*(?:\r\n|\r|\n)/i;

/** Returns the text of a table without the line that names its separator, and that separator or the one it seems to have. */
export function withoutSeparatorLine(text: string): { text: string; separator: CsvSeparator } {
  const found = SEPARATOR_LINE.exec(text);
  const rest = found === null ? text : text.slice(found[0].length);
  return { text: rest, separator: CSV_SEPARATORS.find((one) => one === found?.[1]) ?? separatorOf(rest) };
}

/** Programs write these files, and none of them is a table of text. */
const FOREIGN_STARTS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x1f, 0x8b],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/** Says whether a file is a workbook, an archive, a PDF or a picture: nothing to be read as text. */
export const isForeignFile = (bytes: Uint8Array): boolean =>
  FOREIGN_STARTS.some((start) => startsWith(bytes, ...start));

/** Returns the format of a text: JSON starts with a bracket, everything else is a table. */
export const formatOfImport = (text: string): 'CSV' | 'JSON' => (/^\s*[[{]/.test(text) ? 'JSON' : 'CSV');

/** Returns the separator of a table: the most frequent one in its first line, outside of quotes. */
export function separatorOf(text: string): CsvSeparator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const ranked = CSV_SEPARATORS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return ranked[0] ?? ';';
}
