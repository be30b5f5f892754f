import type { FlyerSize } from '#contract/paths.ts';
import { logEndsOf } from '#domain/legal/flyer-drawing.ts';
import { flyerTexts as words } from '#texts/de/legal/flyer.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { type PdfDocument, openPdf } from '#server/platform/pdf/pdf.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';

/** A4 in points. A5 is the same sheet, its sides shorter by the square root of two. Source: ISO 216. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const A5_SCALE = Math.SQRT1_2;
const MARGIN = 42;

const SPRUCE = '#17573f';
const ORANGE = '#ff6a1a';
const INK = '#14211b';
const WOOD = { bark: '#7a431d', sapwood: '#f6e3bc', ring: '#b98b52' };

const HEAD_HEIGHT = 328;
const CODE = { x: 374, y: 372, size: 179 };

/** The rings of the logo, as the pages draw it on a field of 32 by 40. */
const SIGN = [
  ['M16 38.5 6.7 24.9A13 13 0 1 1 25.3 24.9Z', 3],
  ['M22.3 21.5A8.2 8.2 0 1 1 24 17.5', 2.6],
  ['M12.5 13.8a4 4 0 1 1-.3 4.4', 2.2],
] as const;

function sign({ document }: PdfDocument): void {
  document.save().translate(MARGIN, MARGIN).scale(1.25).lineJoin('round').lineCap('round');
  for (const [path, width] of SIGN) document.path(path).lineWidth(width).stroke('#ffffff');
  document.circle(15.7, 16, 1.5).fill(ORANGE).restore();
}

function head(paper: PdfDocument): void {
  const { document, write } = paper;
  document.rect(0, 0, WIDTH, HEAD_HEIGHT).fill(SPRUCE);
  sign(paper);
  const width = WIDTH - 2 * MARGIN;
  document.fillColor('#ffffff').fontSize(34);
  write(uiTexts.siteName, { family: 'title', x: MARGIN + 54, y: MARGIN + 6, width: width - 54 });
  document.fontSize(80);
  write(words.headline, { family: 'title', x: MARGIN - 3, y: 112, width, lineGap: -22 });
  document.fontSize(23);
  write(words.lead, { x: MARGIN, y: HEAD_HEIGHT - 46, width });
}

function points({ document, write }: PdfDocument): void {
  const width = CODE.x - 2 * MARGIN + 8;
  document.y = CODE.y - 4;
  for (const [title, text] of words.points) {
    document.fontSize(27).fillColor(SPRUCE);
    write(title, { family: 'title', x: MARGIN, width });
    document.fontSize(17).fillColor(INK);
    write(text, { x: MARGIN, y: document.y + 1, width, lineGap: 2 });
    document.y += 17;
  }
}

function code({ document, write }: PdfDocument, address: string): void {
  const { x, y, size } = CODE;
  const drawn = drawQrCode(address);
  document.rect(x, y, size, size).lineWidth(3).stroke(ORANGE);
  document
    .save()
    .translate(x, y)
    .scale(size / drawn.size)
    .path(drawn.path)
    .fill(INK)
    .restore();
  document.fontSize(15).fillColor(INK);
  write(words.scan, { x, y: y + size + 10, width: size, align: 'center' });
  document.fontSize(20);
  write(address.replace(/^https?:\/\/|\/$/g, ''), { family: 'title', x, width: size, align: 'center' });
}

function logs({ document }: PdfDocument): void {
  const height = 118;
  document.save().translate(0, HEIGHT - height);
  for (const { x, y, radius, rings } of logEndsOf({ width: WIDTH, height, radius: 31.2 })) {
    document.circle(x, y, radius).fill(WOOD.bark);
    document.circle(x, y, radius * 0.9).fill(WOOD.sapwood);
    for (const ring of rings) document.circle(x, y, ring).lineWidth(1).stroke(WOOD.ring);
  }
  document.restore();
}

/** The flyer as a PDF; its QR code leads to the given address. */
export async function renderFlyerPdf(size: FlyerSize, address: string, date: Date): Promise<Buffer> {
  const paper = openPdf({ title: words.headline, date, margin: 0, size: size === 'a4' ? 'A4' : 'A5' });
  const { document } = paper;
  if (size === 'a5') document.scale(A5_SCALE);
  // The scaled sheet is larger than the page of its paper, which would otherwise break it.
  Object.assign(document.page, { width: WIDTH, height: HEIGHT });
  head(paper);
  points(paper);
  code(paper, address);
  logs(paper);
  return paper.finish();
}
