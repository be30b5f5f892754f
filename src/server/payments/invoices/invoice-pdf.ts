import { formatDate } from '#domain/format/dates.ts';
import { formatEuro, formatPercent } from '#domain/format/numbers.ts';
import { isCompleteIssuer } from '#domain/payments/issuer.ts';
import type { InvoiceContent } from '#domain/payments/invoice.ts';
import { invoicePaper as words } from '#texts/de/payments/invoices.ts';
import { type PdfDocument, openPdf } from '#server/platform/pdf/pdf.ts';
import type { PaymentType } from '#server/payments/payment-provider.ts';

const MARGIN = 56;
const INK = '#14211b';
const INK_SOFT = '#46544c';
const SPRUCE = '#17573f';
const SEAM = '#d3dbd3';
const FOOT = 64;
const QUANTITY_WIDTH = 80;
const AMOUNT_WIDTH = 110;
const FACT_WIDTH = 250;
const FACT_LABEL_WIDTH = 105;

type Sheet = { paper: PdfDocument; width: number };

/**
 * Renders an invoice or cancellation as PDF (A4), the same bytes for the same content. Refused while facts about the
 * issuer are missing that the law requires.
 */
export async function renderInvoicePdf(content: InvoiceContent): Promise<Buffer> {
  if (!isCompleteIssuer(content.issuer)) throw new Error('An invoice without its issuer is not drawn.');
  const title = titleOf(content);
  const date = new Date(content.issuedAt);
  const paper = openPdf({ title: `${title} ${content.number}`, date, margin: MARGIN });
  const { page } = paper.document;
  const sheet = { paper, width: page.width - 2 * MARGIN };
  page.margins.bottom = FOOT + 16;
  head(sheet, content, title);
  lines(sheet, content);
  sums(sheet, content);
  notes(sheet, content);
  foot(sheet, content);
  return paper.finish();
}

function titleOf({ kind, cancels }: InvoiceContent): string {
  if (kind === 'INVOICE') return words.titles.INVOICE;
  return cancels?.isPartial ? words.titles.PARTIAL : words.titles.CANCELLATION;
}

/** Last day of a period whose end is the first moment after it. */
const daysOf = ({ from, to }: InvoiceContent['period']): string =>
  words.days(formatDate(from), formatDate(new Date(to).getTime() - 1));

const issuerLines = ({ issuer: { name, street, postalCode, place } }: InvoiceContent): string[] =>
  [name, street, [postalCode, place].filter(Boolean).join(' ')].filter((line): line is string => Boolean(line));

function head({ paper: { document, write }, width }: Sheet, content: InvoiceContent, title: string): void {
  const { issuer, recipient, cancels } = content;
  document.rect(0, 0, document.page.width, 8).fill(SPRUCE);
  document.fontSize(9).fillColor(INK_SOFT);
  write(issuerLines(content).join(' · '), { x: MARGIN, y: MARGIN - 16, width });
  write(issuer.vatId === null ? '' : words.issuerUid(issuer.vatId), { x: MARGIN, width });
  document.fontSize(11).fillColor(INK);
  const top = MARGIN + 40;
  write(recipient.lines.join('\n'), { x: MARGIN, y: top, width: width - FACT_WIDTH - 24 });
  const below = document.y;
  const facts: [string, string][] = [
    [words.number, content.number],
    [words.issuedOn, formatDate(content.issuedAt)],
    [words.order, content.orderReference],
    [words.period, daysOf(content.period)],
    ...(recipient.uid ? [[words.recipientUid, recipient.uid] satisfies [string, string]] : []),
  ];
  document.fontSize(9.5);
  let y = top;
  const left = MARGIN + width - FACT_WIDTH;
  for (const [label, value] of facts) {
    document.fillColor(INK_SOFT);
    write(label, { x: left, y, width: FACT_LABEL_WIDTH });
    document.fillColor(INK);
    write(value, { x: left + FACT_LABEL_WIDTH, y, width: FACT_WIDTH - FACT_LABEL_WIDTH });
    y = document.y + 3;
  }
  document.fontSize(26).fillColor(INK);
  write(title, { family: 'title', x: MARGIN, y: Math.max(below, y) + 28, width });
  if (cancels === null) return;
  document.fontSize(11).fillColor(INK_SOFT);
  write(words.cancels(cancels.number, formatDate(cancels.issuedAt)), { x: MARGIN, width });
}

type Row = { text: string; quantity: string; amount: string; isStrong?: boolean };

function row({ paper: { document, write, heightOf }, width }: Sheet, { text, quantity, amount, isStrong }: Row): void {
  const textWidth = width - QUANTITY_WIDTH - AMOUNT_WIDTH - 16;
  const family = isStrong ? 'title' : 'text';
  document.fontSize(isStrong ? 13 : 10.5);
  const top = document.y + 5;
  const height = heightOf(text, { width: textWidth, family });
  write(text, { x: MARGIN, y: top, width: textWidth, family });
  if (quantity !== '') write(quantity, { x: MARGIN + textWidth + 8, y: top, width: QUANTITY_WIDTH, family });
  write(amount, { x: MARGIN + width - AMOUNT_WIDTH, y: top, width: AMOUNT_WIDTH, align: 'right', family });
  document.x = MARGIN;
  document.y = top + height + 5;
}

function rule({ paper: { document }, width }: Sheet): void {
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + width, document.y)
    .lineWidth(0.5)
    .strokeColor(SEAM)
    .stroke();
}

function lines(sheet: Sheet, content: InvoiceContent): void {
  const { document } = sheet.paper;
  const { columns } = words;
  document.moveDown(1);
  document.fillColor(INK_SOFT);
  row(sheet, { text: columns.text, quantity: columns.quantity, amount: columns.gross });
  rule(sheet);
  document.fillColor(INK);
  for (const { text, quantity, grossInCents } of content.lines) {
    row(sheet, { text, quantity, amount: formatEuro(grossInCents) });
    rule(sheet);
  }
}

function sums(sheet: Sheet, content: InvoiceContent): void {
  const { document } = sheet.paper;
  const { netInCents, vatInCents, grossInCents, vatRateInPercent } = content;
  document.moveDown(0.5).fillColor(INK);
  row(sheet, { text: words.net, quantity: '', amount: formatEuro(netInCents) });
  if (vatRateInPercent > 0) {
    const text = words.vat(formatPercent(vatRateInPercent));
    row(sheet, { text, quantity: '', amount: formatEuro(vatInCents) });
  }
  rule(sheet);
  row(sheet, { text: words.gross, quantity: '', amount: formatEuro(grossInCents), isStrong: true });
}

function notes({ paper: { document, write }, width }: Sheet, content: InvoiceContent): void {
  document.moveDown(1).fontSize(10.5).fillColor(INK);
  write(moneyNote(content), { x: MARGIN, width });
  if (content.vatRateInPercent > 0) return;
  document.moveDown(0.5);
  write(content.issuer.vatExemption ?? words.noVat, { x: MARGIN, width });
}

function moneyNote({ cancels, payment }: InvoiceContent): string {
  if (cancels?.isReversal) return words.reversed;
  if (cancels !== null) return cancels.isChargeback ? words.chargedBack : words.returned;
  return words.paid(isKnownWay(payment.type) ? words.ways[payment.type] : payment.type, formatDate(payment.at));
}

const isKnownWay = (type: string): type is PaymentType => type in words.ways;

function foot({ paper: { document, write }, width }: Sheet, content: InvoiceContent): void {
  const { companyNumber, court, email } = content.issuer;
  const { start, count } = document.bufferedPageRange();
  const line = [...issuerLines(content), companyNumber, court, email].filter(Boolean).join(' · ');
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Writing below the margin would open another page.
    document.page.margins.bottom = 0;
    document.fontSize(8).fillColor(INK_SOFT);
    const y = document.page.height - FOOT;
    write(line, { x: MARGIN, y, width: width - 80, lineBreak: true });
    write(words.page(page - start + 1, count), { x: MARGIN, y, width, align: 'right' });
  }
}
