import { setImmediate as nextTurn } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import { encodeLogList, logWoodType } from '#domain/wood/logs/log-list.ts';
import { barkExceptionsOf, sumLogList } from '#domain/wood/logs/log-list-sums.ts';
import type { ListedLog, LogGroup, LogListRules } from '#domain/wood/logs/log-list-sums.ts';
import { barkRuleText, logListPaper as words, logListTexts } from '#texts/de/tools/tools-log-list.ts';
import { measuringTexts } from '#texts/de/tools/tools.ts';
import { STRENGTH_CLASSES } from '#domain/wood/strength-class.ts';
import { openPdf } from '#server/platform/pdf/pdf.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';

const MARGIN = 48;
const INK = '#14211b';
const INK_SOFT = '#46544c';
const SPRUCE = '#17573f';
const SEAM = '#d3dbd3';
const ROW = 16.5;
const FOOT = 52;
const QR_SIZE = 92;
/** On the first sheet the sums are above the list. */
const FIRST_ROWS = 21;
const FURTHER_ROWS = 36;
const LENGTH_HEAD = `${logListTexts.columns.length} (m)`;
/** Right edges of figures, left edges of words, from the margin. */
const COLUMNS = [
  { head: logListTexts.columns.number, x: 0, width: 46, align: 'left' },
  { head: logListTexts.columns.species, x: 50, width: 120, align: 'left' },
  { head: LENGTH_HEAD, x: 160, width: 64, align: 'right' },
  {
    head: `${logListTexts.columns.diameterPlace}${logListTexts.columns.diameter} (cm)`,
    x: 228,
    width: 84,
    align: 'right',
  },
  { head: words.underBark, x: 316, width: 66, align: 'right' },
  { head: logListTexts.columns.class, x: 398, width: 40, align: 'left' },
  { head: logListTexts.columns.grade, x: 438, width: 30, align: 'left' },
  { head: logListTexts.columns.volume, x: 454, width: 45, align: 'right' },
] as const;

type LogListPaper = {
  logs: readonly ListedLog[];
  rules: LogListRules;
  siteUrl: string;
  search: URLSearchParams;
};

/** Cuts the list into sheets. */
function sheetsOf(logs: readonly ListedLog[]): ListedLog[][] {
  const sheets = [logs.slice(0, FIRST_ROWS)];
  for (let at = FIRST_ROWS; at < logs.length; at += FURTHER_ROWS) sheets.push(logs.slice(at, at + FURTHER_ROWS));
  return sheets.map((sheet) => [...sheet]);
}

function heads({ document, write }: PdfDocument, { lengthRule }: LogListRules, y: number): void {
  document.fontSize(8.5).fillColor(INK_SOFT);
  for (const { head, x, width, align } of COLUMNS) {
    const shown = lengthRule !== null && head === LENGTH_HEAD ? words.lengths : head;
    write(shown, { x: MARGIN + x, y, width, align, lineBreak: false });
  }
  document
    .moveTo(MARGIN, y + 13)
    .lineTo(document.page.width - MARGIN, y + 13)
    .lineWidth(1)
    .strokeColor(INK)
    .stroke();
}

const metres = (lengthInCm: number): string => formatNumber(lengthInCm / 100, { minimum: 2, maximum: 3 });

/** A length as measured and, where that is another, as billed. */
const lengthsOf = (measuredInCm: number, billedInCm: number): string =>
  measuredInCm === billedInCm ? metres(measuredInCm) : `${metres(measuredInCm)} / ${metres(billedInCm)}`;

function row({ document, write }: PdfDocument, { row: log, measured }: ListedLog, y: number): void {
  const cells = [
    String(log.number),
    logWoodType(log.woodTypeId)?.shortText ?? '',
    lengthsOf(log.measuredLengthInCm, measured.billedLengthInCm),
    log.diameterReadingsInCm.map((figure) => formatNumber(figure)).join('/'),
    formatNumber(measured.diameterUnderBarkInCm, { minimum: 0, maximum: 1 }),
    measured.strengthClass,
    log.grade,
    formatFixed(measured.volumeInSolidCubicMetres, 3),
  ];
  document.fontSize(10).fillColor(INK);
  COLUMNS.forEach(({ x, width, align }, index) =>
    write(cells[index] ?? '', { x: MARGIN + x, y, width, align, lineBreak: false }),
  );
  document
    .moveTo(MARGIN, y + 13)
    .lineTo(document.page.width - MARGIN, y + 13)
    .lineWidth(0.4)
    .strokeColor(SEAM)
    .stroke();
}

type Column = {
  title: string;
  groups: readonly LogGroup[];
  nameOf: (key: string) => string;
  x: number;
  /** Width for the names: a second line would overlap the next name. */
  nameWidth: number;
};

/** There are twelve strength classes; woods and grades beyond as many are summed up. */
function shortened(groups: readonly LogGroup[]): LogGroup[] {
  if (groups.length <= STRENGTH_CLASSES.length) return [...groups];
  const shown = groups.slice(0, STRENGTH_CLASSES.length - 1);
  const rest = groups.slice(shown.length);
  const sum = (of: (group: LogGroup) => number): number => rest.reduce((total, group) => total + of(group), 0);
  return [
    ...shown,
    {
      key: words.others,
      count: sum(({ count }) => count),
      volumeInSolidCubicMetres: sum((group) => group.volumeInSolidCubicMetres),
    },
  ];
}

function groupColumn(
  { document, write }: PdfDocument,
  { title, groups, nameOf, x, nameWidth }: Column,
  y: number,
): void {
  document.fontSize(8.5).fillColor(INK_SOFT);
  write(title, { x, y, width: 150, lineBreak: false });
  document.fontSize(9.5).fillColor(INK);
  groups.forEach(({ key, count, volumeInSolidCubicMetres }, index) => {
    const line = y + 14 + index * 13;
    write(nameOf(key), { x, y: line, width: nameWidth, lineBreak: false });
    write(`${count} ×`, { x: x + nameWidth, y: line, width: 30, align: 'right', lineBreak: false });
    write(formatFixed(volumeInSolidCubicMetres, 3), {
      x: x + nameWidth + 32,
      y: line,
      width: 44,
      align: 'right',
      lineBreak: false,
    });
  });
}

function head(paper: PdfDocument, { logs, rules }: LogListPaper, date: Date): void {
  const { document, write } = paper;
  const { lot, bySpecies, byGrade, byStrengthClass } = sumLogList(logs);
  write(words.title, { family: 'title', x: MARGIN, y: MARGIN });
  document.fontSize(10).fillColor(INK_SOFT);
  write(words.date(formatDate(date)), { x: MARGIN, width: 300 });
  document.moveDown(0.6).fontSize(24).fillColor(INK);
  write(`${formatFixed(lot.volumeInSolidCubicMetres, 2)} fm`, { family: 'title', x: MARGIN });
  document.fontSize(10).fillColor(INK_SOFT);
  write(words.lot(logListTexts.logs(lot.count), formatNumber(lot.meanDiameterInCm ?? 0), lot.strengthClass ?? ''), {
    x: MARGIN,
    width: 340,
  });
  const { ruleTitle, ruleText, lengthText } = logListTexts;
  const barkText = barkRuleText(rules);
  const length = rules.lengthRule === null ? '' : ` ${lengthText[rules.lengthRule]}`;
  write(`${ruleTitle[rules.mode]} ${ruleText[rules.mode]} ${barkText}${length}`, {
    x: MARGIN,
    width: 380,
  });
  const columns: Column[] = [
    {
      title: logListTexts.bySpecies,
      groups: shortened(bySpecies),
      nameOf: (key) => logWoodType(Number(key))?.shortText ?? key,
      x: MARGIN,
      nameWidth: 112,
    },
    {
      title: logListTexts.byClass,
      groups: byStrengthClass,
      nameOf: (key) => key,
      x: MARGIN + 216,
      nameWidth: 36,
    },
    {
      title: logListTexts.byGrade,
      groups: shortened(byGrade),
      nameOf: (key) => key || logListTexts.noGrade,
      x: MARGIN + 356,
      nameWidth: 66,
    },
  ];
  for (const column of columns) groupColumn(paper, column, 178);
}

/**
 * The QR code links to the logs of its own sheet, so that it stays coarse enough for a phone, however long the list is.
 */
function code({ document, write }: PdfDocument, address: string): void {
  const { size, path } = drawQrCode(address);
  const x = document.page.width - MARGIN - QR_SIZE;
  const y = MARGIN - 14;
  document
    .save()
    .translate(x, y)
    .scale(QR_SIZE / size)
    .path(path)
    .fill(INK)
    .restore();
  document.fontSize(7).fillColor(INK_SOFT);
  write(words.qr, { x: x - 10, y: y + QR_SIZE + 4, width: QR_SIZE + 20, align: 'center' });
}

/** What holds of the whole list; where the named bark rule does not, the woods are named. */
function noticeOf(logs: readonly ListedLog[]): string {
  const exceptions = barkExceptionsOf(logs).map(({ exception, woodTypeIds }) =>
    measuringTexts.barkExceptions[exception](woodTypeIds.map((id) => logWoodType(id)?.shortText ?? '').join(', ')),
  );
  return [words.notice, ...exceptions].join(' ');
}

function foot({ document, write }: PdfDocument, notice: string, pages: { page: number; count: number }): void {
  document.page.margins.bottom = 0;
  document.fontSize(8).fillColor(INK_SOFT);
  const y = document.page.height - FOOT;
  write(notice, { x: MARGIN, y, width: 380 });
  write(words.page(pages.page, pages.count), { x: document.page.width - MARGIN - 90, y, width: 90, align: 'right' });
}

/** The measuring list on A4, with sums on the first sheet; every sheet carries its own logs as a QR code. */
export async function renderLogListPdf(list: LogListPaper, date: Date): Promise<Buffer> {
  const paper = openPdf({ title: words.title, date, margin: MARGIN });
  const { document } = paper;
  const sheets = sheetsOf(list.logs);
  const notice = noticeOf(list.logs);
  for (const [index, sheet] of sheets.entries()) {
    // Fifteen sheets take their time: other requests come in between.
    await nextTurn();
    if (index > 0) document.addPage();
    document.rect(0, 0, document.page.width, 8).fill(SPRUCE);
    document.fontSize(26).fillColor(INK);
    if (index === 0) head(paper, list, date);
    else write(paper, words.title);
    const search = new URLSearchParams(list.search);
    search.set('liste', encodeLogList(sheet.map(({ row: log }) => log)));
    code(paper, `${list.siteUrl}${paths.logListCalculator()}?${search.toString()}`);
    const top = index === 0 ? 366 : 158;
    heads(paper, list.rules, top);
    sheet.forEach((log, at) => row(paper, log, top + 18 + at * ROW));
    foot(paper, notice, { page: index + 1, count: sheets.length });
  }
  return paper.finish();
}

const write = (paper: PdfDocument, text: string): void => paper.write(text, { family: 'title', x: MARGIN, y: MARGIN });
