import { type PdfDocument, openPdf } from './pdf.ts';

export const MARGIN = 56;
const LABEL_WIDTH = 110;
export const INK = '#14211b';
export const INK_SOFT = '#46544c';
export const SPRUCE = '#17573f';
const SEAM = '#d3dbd3';
/** Content above it leaves room for the footer. */
const FOOT = 64;

/** A paper with headings, lines of a label and a text, and a foot on every page. */
export type Sheet = { paper: PdfDocument; width: number; bottom: number };

/** Opens another page where so much does not fit any more. */
export function makeRoom({ paper: { document }, bottom }: Sheet, height: number): void {
  if (document.y + height > bottom) document.addPage();
}

export function heading(sheet: Sheet, text: string): void {
  const { document, write } = sheet.paper;
  makeRoom(sheet, 60);
  document.moveDown(1.2).fontSize(14).fillColor(SPRUCE);
  write(text, { family: 'title', x: MARGIN });
  document.moveDown(0.3).fontSize(10.5).fillColor(INK);
}

/** A label with its text, and a line below. */
export function line(sheet: Sheet, label: string, text: string): void {
  const { document, write, heightOf } = sheet.paper;
  const width = sheet.width - LABEL_WIDTH;
  document.fontSize(10.5);
  const height = Math.max(heightOf(text, { width }), heightOf(label, { width: LABEL_WIDTH - 8 }));
  makeRoom(sheet, Math.min(height + 12, 300));
  const top = document.y + 4;
  const { page } = document;
  document.fillColor(INK_SOFT);
  write(label, { x: MARGIN, y: top, width: LABEL_WIDTH - 8 });
  document.fillColor(INK);
  write(text, { x: MARGIN + LABEL_WIDTH, y: top, width });
  // A long text ends on a later page; only on its own one the label may reach lower.
  const below = (document.page === page ? Math.max(document.y, top + 14) : document.y) + 4;
  document
    .moveTo(MARGIN, below)
    .lineTo(MARGIN + sheet.width, below)
    .lineWidth(0.5)
    .strokeColor(SEAM)
    .stroke();
  document.x = MARGIN;
  document.y = below;
}

/** Opens a paper with room for its foot on every page, and a band at its head. */
export function openSheet({ title, date }: { title: string; date: Date }): Sheet {
  const paper = openPdf({ title, date, margin: MARGIN });
  const { page } = paper.document;
  const sheet = { paper, width: page.width - 2 * MARGIN, bottom: page.height - FOOT - 16 };
  page.margins.bottom = FOOT + 16;
  paper.document.on('pageAdded', () => {
    paper.document.page.margins.bottom = FOOT + 16;
  });
  paper.document.rect(0, 0, page.width, 8).fill(SPRUCE);
  return sheet;
}

/** Foot of every page: what the paper is and which page of how many. */
export function feet(
  { paper: { document: pdf, write }, width }: Sheet,
  words: { notice: string; page: (page: number, count: number) => string },
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Writing below the margin would open another page.
    pdf.page.margins.bottom = 0;
    pdf.fontSize(8).fillColor(INK_SOFT);
    write(words.notice, { x: MARGIN, y: pdf.page.height - FOOT, width: width - 80, lineBreak: true });
    write(words.page(page - start + 1, count), { x: MARGIN, y: pdf.page.height - FOOT, width, align: 'right' });
  }
}
