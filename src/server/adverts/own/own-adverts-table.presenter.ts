import { GROSS_CHOICES } from '#domain/imports/import-choices.ts';
import { csvFile } from '#domain/text/csv.ts';
import { formatDate } from '#domain/format/dates.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { paths } from '#contract/paths.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import type { OwnExportRow } from './own-list.repository.ts';

const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));
const number = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Whether the prices hold the tax, in the words of an import, and how much it is. */
function taxOf(row: OwnExportRow): [string, string] {
  // Neither a price on request nor a gift has a tax.
  if (!row.price_per_unit_in_cents && !row.price_total_in_cents) return ['', ''];
  return [GROSS_CHOICES.find(({ value }) => value === row.price_is_gross)?.text ?? '', number(row.vat_rate)];
}

/** Own adverts with their figures as a table for spreadsheets, in which nothing counts as a formula. */
export const ownAdvertsTable = (rows: readonly OwnExportRow[], siteUrl: string): string =>
  csvFile(
    texts.exportColumns,
    rows.map((row) => [
      row.own_reference ?? '',
      row.title,
      categoryOf(row.category).text,
      row.status === 'DELETED' ? texts.deletedAs[row.delete_type ?? 'OTHER'] : texts.states[row.status],
      euros(row.price_per_unit_in_cents),
      row.unit === null ? '' : unitOf(row.unit).text,
      euros(row.price_total_in_cents),
      ...taxOf(row),
      number(row.unit_quantity),
      String(row.image_count),
      String(row.views),
      String(row.reveals),
      String(row.chats),
      formatDate(row.created_at.toISOString()),
      row.expires_at === null ? '' : formatDate(row.expires_at.toISOString()),
      `${siteUrl}${paths.advert(row.slug)}`,
    ]),
  );
