import qrcode from 'qrcode-generator';

/** Source: ISO/IEC 18004, 9.1: four modules of quiet around the code. */
const QUIET = 4;

/** The QR code of a text as an SVG path, one unit per module, the quiet zone included. */
export function drawQrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = Array.from({ length: code.getModuleCount() }, (_value, index) => index);
  const rows = modules.map((row) => modules.filter((column) => code.isDark(row, column)).map(squareIn(row)));
  return { size: modules.length + 2 * QUIET, path: rows.flat().join('') };
}

const squareIn = (row: number) => (column: number) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
