import { formatDateTime } from '#domain/format/dates.ts';
import { outlineText } from '#domain/origin/outline-text.ts';
import type { HandedEudr } from '#contract/origin/eudr.schemas.ts';
import { eudrLines, eudrTexts } from '#texts/de/origin/eudr.ts';
import { INK, INK_SOFT, MARGIN, feet, heading, line, openSheet } from '#server/platform/pdf/sheet.ts';

const { paper: words } = eudrTexts;

type Handed = { title: string; handedAt: Date; eudr: HandedEudr };

/** What a seller states of the origin of a lot, on paper (PDF). The same record gives the same bytes. */
export async function renderEudrPdf({ title, handedAt, eudr }: Handed): Promise<Buffer> {
  const sheet = openSheet({ title: words.title, date: handedAt });
  const { document, write } = sheet.paper;
  document.fillColor(INK).fontSize(26);
  write(words.title, { family: 'title', x: MARGIN, y: MARGIN, width: sheet.width });
  document.fontSize(10.5).fillColor(INK_SOFT);
  for (const text of [words.subtitle, words.about(title), words.handed(formatDateTime(handedAt))]) {
    write(text, { x: MARGIN, width: sheet.width });
  }
  heading(sheet, words.record);
  for (const { label, text } of eudrLines(eudr)) line(sheet, label, text);
  if (eudr.rings !== null) {
    heading(sheet, words.plot);
    line(sheet, words.coordinates, outlineText(eudr.rings));
  }
  feet(sheet, words);
  return sheet.paper.finish();
}
