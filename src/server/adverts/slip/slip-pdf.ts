import { formatDate } from '#domain/format/dates.ts';
import { NO_BREAK_SPACE, formatQuantity } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { pointText } from '#domain/origin/outline-text.ts';
import { slipPaper as words } from '#texts/de/adverts/slip/slip.ts';
import { shortFactsOf } from '#texts/de/adverts/short-facts.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { type AdvertRow, categorisedDataOf } from '#server/adverts/advert-row.ts';
import { woodTypesOf } from '#server/adverts/category-data.presenter.ts';
import { type PdfDocument, type PdfFamily, openPdf } from '#server/platform/pdf/pdf.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';
import { INK, INK_SOFT, SPRUCE } from '#server/platform/pdf/sheet.ts';
import type { PrintedSlip } from './slip.service.ts';

/** A5 in points. Source: ISO 216. */
const WIDTH = 419.53;
const HEIGHT = 595.28;
const MARGIN = 32;
const INNER = WIDTH - 2 * MARGIN;
const BAND = 34;
const FOOT = 22;
const CODE_SIZE = 156;
const CODE_TOP = HEIGHT - FOOT - 12 - CODE_SIZE;
const BESIDE_CODE = MARGIN + CODE_SIZE + 18;

type Block = { x?: number; y: number; width?: number; height: number; sizes: readonly number[]; family?: PdfFamily };

/** Writes a text in the largest of the sizes in which it fits; returns where it ends. */
function fitted({ document, write, heightOf }: PdfDocument, text: string, block: Block): number {
  const { x = MARGIN, y, width = INNER, height, sizes, family = 'text' } = block;
  const fits = (size: number): boolean => {
    document.fontSize(size);
    const longest = Math.max(
      ...text.split(/[ \n-]+/u).map((word) => {
        heightOf(word, { family, width });
        return document.widthOfString(word);
      }),
    );
    return longest <= width && heightOf(text, { family, width }) <= height;
  };
  document.fontSize(sizes.find((size) => fits(size)) ?? sizes.at(-1) ?? 10);
  write(text, { family, x, y, width, height: height + 2, ellipsis: true });
  return document.y;
}

const DOWN = (from: number, to: number): number[] =>
  Array.from({ length: (from - to) / 2 + 1 }, (_size, index) => from - 2 * index);

function lot(paper: PdfDocument, lotNumber: string): void {
  const { document, write } = paper;
  document.rect(0, 0, WIDTH, BAND).fill(SPRUCE);
  document.fillColor('#ffffff').fontSize(17);
  write(uiTexts.siteName, { family: 'title', x: MARGIN, y: 8, width: INNER });
  document.fillColor(INK_SOFT).fontSize(15);
  write(words.lot, { x: MARGIN, y: BAND + 14, width: 60 });
  document.fillColor(INK);
  fitted(paper, lotNumber, { y: BAND + 26, height: 104, sizes: DOWN(92, 30), family: 'title' });
}

/** What lies there: category or woods, how it is sorted, how much. */
function goodsOf(row: AdvertRow): string[] {
  const categorised = categorisedDataOf(row);
  const woods = woodTypesOf(categorised).map(({ text }) => text);
  const facts = [...woods, ...shortFactsOf(categorised)];
  return facts.length === 0 ? [categoryOf(row.category).text] : facts;
}

function goods(paper: PdfDocument, row: AdvertRow): number {
  const { document } = paper;
  document.fillColor(INK);
  let y = fitted(paper, row.title, { y: 168, height: 46, sizes: [20, 17, 14, 12], family: 'title' });
  document.fillColor(INK_SOFT);
  y = fitted(paper, goodsOf(row).join(' · '), { y: y + 3, height: 36, sizes: [14, 12, 10] });
  if (unitOf(row.unit).isCountable && row.unit_quantity !== null) {
    document.fillColor(SPRUCE);
    const quantity = formatQuantity(row.unit_quantity, row.unit);
    y = fitted(paper, quantity, { y: y + 3, height: 36, sizes: [28, 22, 16], family: 'title' });
  }
  return y;
}

function line({ document }: PdfDocument, y: number): void {
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + INNER, y)
    .lineWidth(1)
    .strokeColor(SPRUCE)
    .stroke();
}

function labelled(paper: PdfDocument, label: string, text: string, block: Block): number {
  const { document, write } = paper;
  const { x = MARGIN, width = INNER } = block;
  document.fillColor(INK_SOFT).fontSize(9);
  write(label, { x, y: block.y, width });
  document.fillColor(INK);
  return fitted(paper, text, { ...block, y: document.y }) + 4;
}

function whereabouts(paper: PdfDocument, { slip }: PrintedSlip, top: number): void {
  line(paper, top + 6);
  let y = top + 12;
  const room = CODE_TOP - 8 - y;
  const place = [slip.place, slip.point === null ? '' : pointText(slip.point)].filter((part) => part !== '').join('\n');
  if (place !== '')
    y = labelled(paper, words.place, place, {
      y,
      height: slip.access === '' ? room - 18 : 52,
      sizes: [14, 12, 11, 10],
    });
  if (slip.access !== '')
    labelled(paper, words.access, slip.access, { y, height: CODE_TOP - 22 - y, sizes: [14, 12, 11, 10, 9] });
}

function code(paper: PdfDocument, { slip, scanUrl }: PrintedSlip): void {
  const { document, write } = paper;
  const { size, path } = drawQrCode(scanUrl);
  document
    .save()
    .translate(MARGIN, CODE_TOP)
    .scale(CODE_SIZE / size)
    .path(path)
    .fill(INK)
    .restore();
  const beside = { x: BESIDE_CODE, width: WIDTH - MARGIN - BESIDE_CODE };
  document.fillColor(SPRUCE);
  const y = fitted(paper, words.scan, { ...beside, y: CODE_TOP + 8, height: 44, sizes: [16, 14], family: 'title' });
  document.fillColor(INK_SOFT).fontSize(9);
  write(scanUrl.replace(/^https?:\/\//u, ''), { ...beside, y: y + 2 });
  // A telephone number stays on one line.
  const contact = slip.contact.replaceAll(/(?<=\d) (?=\d)/gu, NO_BREAK_SPACE);
  if (contact !== '')
    labelled(paper, words.contact, contact, {
      ...beside,
      y: document.y + 8,
      height: HEIGHT - FOOT - 30 - document.y,
      sizes: [14, 12, 11, 10, 9],
    });
}

/** The slip on A5 (PDF), one page; its QR code leads to the advert over the address that counts scans. */
export async function renderSlipPdf(printed: PrintedSlip, now: Date): Promise<Buffer> {
  const { row, slip } = printed;
  const paper = openPdf({ title: words.title(slip.lotNumber), date: now, margin: 0, size: 'A5' });
  lot(paper, slip.lotNumber);
  whereabouts(paper, printed, goods(paper, row));
  code(paper, printed);
  paper.document.fillColor(INK_SOFT).fontSize(8);
  paper.write(words.printedOn(formatDate(now)), { x: MARGIN, y: HEIGHT - FOOT, width: INNER, align: 'right' });
  return paper.finish();
}
