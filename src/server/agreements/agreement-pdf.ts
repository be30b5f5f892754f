import type { AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { compareMoisture, compareQuantity } from '#domain/agreements/measurement.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { agreementLines, changedLines } from '#texts/de/agreements/agreement-lines.ts';
import { agreementPaper as words, agreementTexts } from '#texts/de/agreements/agreements.ts';
import { comparisonLines, measuredText } from '#texts/de/agreements/measuring.ts';
import {
  INK,
  INK_SOFT,
  MARGIN,
  type Sheet,
  feet,
  heading,
  line,
  makeRoom,
  openSheet,
} from '#server/platform/pdf/sheet.ts';
import type { AgreementRow, AgreementVersionRow } from './agreements.repository.ts';
import { notAgreedYet } from './agreements.problems.ts';
import type { MeasurementRow } from './measurements.repository.ts';

function head(sheet: Sheet, row: AgreementRow, agreed: AgreementVersionRow, closedAt: Date): void {
  const { document, write } = sheet.paper;
  document.fillColor(INK).fontSize(28);
  write(words.title, { family: 'title', x: MARGIN, y: MARGIN });
  document.fontSize(10.5).fillColor(INK_SOFT);
  for (const text of [words.subtitle, words.about(row.item_title), words.number(row.id, agreed.version)]) {
    write(text, { x: MARGIN, width: sheet.width });
  }
  write(words.agreedOn(formatDateTime(closedAt)), { x: MARGIN, width: sheet.width });
  document.fillColor(INK);
}

function parties(sheet: Sheet, row: AgreementRow, agreed: AgreementVersionRow): void {
  const accepted = (moment: Date | null): string => (moment ? words.accepted(formatDateTime(moment)) : '');
  const nameOf = (name: string): string => (name === '' ? words.noName : name);
  document(sheet).moveDown(0.8);
  line(sheet, agreementTexts.sides.SELLER, `${nameOf(row.seller_name)}\n${accepted(agreed.seller_accepted_at)}`);
  line(sheet, agreementTexts.sides.BUYER, `${nameOf(row.buyer_name)}\n${accepted(agreed.buyer_accepted_at)}`);
}

const document = (sheet: Sheet): PDFKit.PDFDocument => sheet.paper.document;

function history(sheet: Sheet, versions: readonly AgreementVersionRow[]): void {
  heading(sheet, words.history);
  let before: AgreementTerms | null = null;
  for (const version of versions) {
    const side = agreementTexts.sides[version.author_is_seller ? 'SELLER' : 'BUYER'];
    makeRoom(sheet, 40);
    document(sheet).moveDown(0.3).fillColor(INK);
    sheet.paper.write(words.proposed(version.version, side, formatDateTime(version.created_at)), {
      x: MARGIN,
      width: sheet.width,
    });
    document(sheet).fillColor(INK_SOFT);
    for (const { label, after, before: old } of before ? changedLines(before, version.terms) : []) {
      makeRoom(sheet, 30);
      sheet.paper.write(words.change(label, after || words.none, old || words.none), {
        x: MARGIN + 14,
        width: sheet.width - 14,
      });
    }
    before = version.terms;
  }
}

function signatures(sheet: Sheet): void {
  makeRoom(sheet, 96);
  const top = document(sheet).y + 64;
  const half = (sheet.width - 24) / 2;
  document(sheet).fontSize(9).fillColor(INK_SOFT);
  (['SELLER', 'BUYER'] as const).forEach((side, index) => {
    const left = MARGIN + index * (half + 24);
    document(sheet)
      .moveTo(left, top)
      .lineTo(left + half, top)
      .lineWidth(0.7)
      .strokeColor(INK_SOFT)
      .stroke();
    sheet.paper.write(words.signature(agreementTexts.sides[side]), { x: left, y: top + 4, width: half });
  });
}

/** What both sides measured at delivery, the first entry first, beside what was agreed. */
function measurements(sheet: Sheet, { terms }: AgreementVersionRow, entries: readonly MeasurementRow[]): void {
  if (entries.length === 0) return;
  heading(sheet, words.measured);
  document(sheet).fontSize(9).fillColor(INK_SOFT);
  sheet.paper.write(words.measuredNotice, { x: MARGIN, width: sheet.width });
  const latestOf = (isSeller: boolean) => entries.findLast((entry) => entry.author_is_seller === isSeller);
  for (const entry of entries) {
    const { author_is_seller: isSeller, measured, created_at: at } = entry;
    const by = words.measuredBy(agreementTexts.sides[isSeller ? 'SELLER' : 'BUYER'], formatDateTime(at));
    const compared = { quantity: compareQuantity(terms, measured), moisture: compareMoisture(terms, measured) };
    const label = entry === latestOf(isSeller) ? by : `${by}\n${words.measuredEarlier}`;
    line(sheet, label, [measuredText(measured), ...comparisonLines(compared)].join('\n'));
  }
}

/**
 * The agreement of two people on paper (PDF), with what they measured at delivery. The same entries give the same bytes.
 * @throws agreement.not-agreed (409)
 */
export async function renderAgreementPdf(row: AgreementRow, entries: readonly MeasurementRow[]): Promise<Buffer> {
  const agreed = row.versions.at(-1);
  if (!agreed || row.closed_at === null || row.state !== 'AGREED') throw notAgreedYet();
  const sheet = openSheet({ title: words.title, date: row.closed_at });
  head(sheet, row, agreed, row.closed_at);
  parties(sheet, row, agreed);
  heading(sheet, words.agreed);
  for (const { label, text } of agreementLines(agreed.terms)) line(sheet, label, text);
  history(sheet, row.versions);
  signatures(sheet);
  measurements(sheet, agreed, entries);
  feet(sheet, words);
  return sheet.paper.finish();
}
