import qrcode from 'qrcode-generator';

/** Source: ISO/IEC 18004, 9.1: four modules of quiet around the code. */
const QUIET = 4;

/** The QR code of a text as an SVG path, one unit per module, the quiet zone included. */
export function drawQrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const bars = Array.from({ length: count }, (_value, row) => barsIn(count, row, (column) => code.isDark(row, column)));
  return { size: count + 2 * QUIET, path: bars.flat().join('') };
}

/** The dark modules of a row; neighbours are one bar, which makes drawing and files shorter by half. */
function barsIn(count: number, row: number, isDark: (column: number) => boolean): string[] {
  const bars: string[] = [];
  for (let start = 0; start < count; start += 1) {
    if (!isDark(start)) continue;
    let end = start + 1;
    while (end < count && isDark(end)) end += 1;
    bars.push(`M${start + QUIET} ${row + QUIET}h${end - start}v1h${start - end}z`);
    start = end;
  }
  return bars;
}
