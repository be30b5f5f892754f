/** What draws the modules of a QR code; its data are one character for each byte. */
export type QrEncoder = (
  typeNumber: 0,
  errorCorrectionLevel: 'M',
) => {
  addData: (bytes: string, mode: 'Byte') => void;
  make: () => void;
  getModuleCount: () => number;
  isDark: (row: number, column: number) => boolean;
};

/** A drawn QR code: one unit is one module, `size` the side of the square. */
export type QrDrawing = { size: number; path: string };

/** A character for each byte of the text in UTF-8; encoders cut anything above 255. */
const byteString = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

/**
 * Returns the QR code of a text (UTF-8, error correction M) as one SVG path with a quiet border of some modules; the
 * standard wants four, here or around it. Source: ISO/IEC 18004, 9.1.
 */
export function qrDrawing(text: string, encoder: QrEncoder, { quiet }: { quiet: number }): QrDrawing {
  const code = encoder(0, 'M');
  code.addData(byteString(text), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_row, row) => barsOf(count, (column) => code.isDark(row, column)));
  const path = rows.flatMap((bars, row) =>
    bars.map(([start, end]) => `M${start + quiet} ${row + quiet}h${end - start}v1h${start - end}z`),
  );
  return { size: count + 2 * quiet, path: path.join('') };
}

/** Runs of dark modules in a row: neighbours are one bar, which makes the path shorter by half. */
function barsOf(count: number, isDark: (column: number) => boolean): [start: number, end: number][] {
  const bars: [number, number][] = [];
  for (let start = 0; start < count; start += 1) {
    if (!isDark(start)) continue;
    let end = start + 1;
    while (end < count && isDark(end)) end += 1;
    bars.push([start, end]);
    start = end;
  }
  return bars;
}
