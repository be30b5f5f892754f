import qrcode from 'qrcode-generator';

/** A QR code as one SVG path; every module is one unit wide, the quiet zone is not part of it. */
export type QrPath = { size: number; path: string };

/** Returns the QR code of a text (error correction M), runs of dark modules joined so that the path stays short. */
export function qrPathOf(text: string): QrPath {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!code.isDark(row, from)) continue;
      let to = from + 1;
      while (to < size && code.isDark(row, to)) to += 1;
      path += `M${from} ${row}h${to - from}v1h-${to - from}z`;
      from = to;
    }
  }
  return { size, path };
}
