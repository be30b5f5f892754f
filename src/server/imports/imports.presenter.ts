import { csvFile } from '#domain/text/csv.ts';
import type { ImportIssue, ImportRun } from '#contract/imports/imports.schemas.ts';
import { importTexts } from '#texts/de/imports/imports.ts';
import type { ImportRow } from './imports.repository.ts';

/** A run as its owner sees it. */
export const presentImport = (row: ImportRow): ImportRun => ({
  id: row.id,
  source: row.source,
  format: row.format,
  fileName: row.file_name,
  isDryRun: row.is_dry_run,
  isFullFeed: row.is_full_feed,
  status: row.status,
  failure: row.failure,
  rowCount: row.row_count,
  processedCount: row.processed_count,
  createdCount: row.created_count,
  updatedCount: row.updated_count,
  unchangedCount: row.unchanged_count,
  pausedCount: row.paused_count,
  failedCount: row.failed_count,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  pausesMany: row.pauses_many,
  pictureCount: row.picture_count,
  pictureFailedCount: row.picture_failed_count,
  picturesWaiting: row.pictures_waiting,
  mayBeApplied: row.is_dry_run && row.status === 'DONE' && row.has_file,
});

/** The issues of a run as a table for spreadsheets, with formulas neutralised. */
export const presentIssues = (issues: readonly ImportIssue[]): string =>
  csvFile(
    importTexts.issueColumns,
    issues.map(({ row, column, reference, severity, message }) => [
      row === 0 ? '' : String(row),
      column ?? '',
      reference,
      importTexts.severities[severity],
      message,
    ]),
  );
