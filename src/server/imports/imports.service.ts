import { createHash } from 'node:crypto';
import { pausesMany } from '#domain/imports/full-feed.ts';
import { isForeignFile } from '#domain/imports/import-text.ts';
import { MAX_IMPORT_BYTES } from '#domain/upload-sizes.ts';
import type { Paged } from '#contract/common.schemas.ts';
import type { ImportRun, ImportRunDetails } from '#contract/imports/imports.schemas.ts';
import { findMissingAdverts } from '#server/adverts/edit/advert-feed.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { findArchive } from './archives.repository.ts';
import { requireFeederRights } from './import-owner.service.ts';
import { MOST_ROWS_A_DAY, referencesIn, usedRows } from './import-run.service.ts';
import { openImportSource } from './import-source.ts';
import {
  importEmpty,
  importForeign,
  importNotAList,
  importNotFound,
  importNotToApply,
  importPausesMany,
  importQuotaUsed,
  importTooLarge,
  importWithoutReference,
  otherImportRuns,
  zipUnknown,
} from './imports.problems.ts';
import { presentImport, presentIssues } from './imports.presenter.ts';
import {
  type ImportRow,
  findFile,
  findImport,
  findIssues,
  findSameRunning,
  insertImport,
  listImportRows,
} from './imports.repository.ts';

/**
 * Reads a file into memory, up to the limit.
 * @throws import.too-large (413)
 */
export async function readImportFile(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > MAX_IMPORT_BYTES) throw importTooLarge();
    kept.push(part);
  }
  return Buffer.concat(kept);
}

export type StartImport = {
  importId: string;
  content: Buffer;
  fileName: string;
  source: ImportRow['source'];
  isDryRun: boolean;
  isFullFeed: boolean;
  /** The number of adverts that the owner agreed to pause; null: not answered. */
  confirmedPauses: number | null;
  /** A zip with pictures that the list names by file. */
  archiveId: string | null;
};

/**
 * Starts an import of a file in the background. The same file with the same options returns the run in progress.
 * @throws import.empty, import.not-a-table, import.no-reference-column, import.not-a-list (422), import.zip-unknown
 * (422), import.under-way, import.pauses-many (409), import.daily-limit (429), account.not-ready (403)
 */
export async function startImport(context: Context, wish: StartImport): Promise<ImportRun> {
  const { content } = wish;
  if (content.length === 0) throw importEmpty();
  if (isForeignFile(content)) throw importForeign();
  const { format, refusal } = openImportSource(content);
  if (refusal === 'NO_REFERENCE') throw importWithoutReference();
  if (refusal === 'NOT_A_LIST') throw importNotAList();
  if (wish.archiveId !== null && !(await findArchive(context.db, wish.archiveId, requireViewer(context).key)))
    throw zipUnknown();
  return writeRun(context, { ...wish, format, contentHash: createHash('sha256').update(content).digest() });
}

/** Carries out what a dry run has checked. @throws import.not-found (404), import.not-to-apply (409), and those of a start */
export async function applyImport(
  context: Context,
  { importId, runId, confirmedPauses }: { importId: string; runId: string; confirmedPauses?: number | undefined },
): Promise<ImportRun> {
  const dryRun = await requireOwnImport(context, importId);
  const file = await findFile(context.db, importId);
  if (!file || !presentImport(dryRun).mayBeApplied) throw importNotToApply();
  return writeRun(context, {
    importId: runId,
    content: file.content,
    contentHash: file.content_hash,
    format: dryRun.format,
    fileName: dryRun.file_name,
    source: dryRun.source,
    isDryRun: false,
    isFullFeed: dryRun.is_full_feed,
    confirmedPauses: confirmedPauses ?? null,
    archiveId: dryRun.archive_id,
  });
}

type NewRun = StartImport & { format: ImportRow['format']; contentHash: Buffer };

async function writeRun(context: Context, run: NewRun): Promise<ImportRun> {
  const { key } = requireViewer(context);
  if (!run.isDryRun) {
    await requireFeederRights(context, key);
    if ((await usedRows(context, key)) >= MOST_ROWS_A_DAY) throw importQuotaUsed(MOST_ROWS_A_DAY);
  }
  const { isDryRun, isFullFeed, content, contentHash, archiveId } = run;
  if (isFullFeed && !isDryRun) await refuseManyPauses(context, run);
  await inTransaction(context.db, (db) =>
    insertImport(db, {
      id: run.importId,
      userKey: key,
      source: run.source,
      format: run.format,
      is_dry_run: isDryRun,
      is_full_feed: isFullFeed,
      file_name: run.fileName,
      confirmed_pauses: run.confirmedPauses,
      archive_id: archiveId,
      content,
      contentHash,
      now: context.clock(),
    }),
  );
  const found =
    (await findImport(context.db, run.importId, key)) ??
    (await findSameRunning(context.db, { userKey: key, contentHash, isDryRun, isFullFeed, archiveId }));
  if (!found) throw otherImportRuns();
  return presentImport(found);
}

/** Asks before most adverts go; the run looks again before it pauses any. @throws import.pauses-many (409) */
async function refuseManyPauses(context: Context, { content, confirmedPauses }: NewRun): Promise<void> {
  const named = await referencesIn(openImportSource(content));
  if (named === null) return;
  const { missing, running } = await findMissingAdverts(context, named, context.clock());
  const sizes = { missing: missing.length, running };
  if (missing.length > (confirmedPauses ?? 0) && pausesMany(sizes)) throw importPausesMany(sizes);
}

/** A page of the viewer's runs, newest first. */
export async function listImports(
  context: Context,
  { page, size }: { page: number; size: number },
): Promise<Paged<ImportRun>> {
  const { rows, total } = await listImportRows(context.db, requireViewer(context).key, {
    limit: size,
    offset: page * size,
  });
  return pageOf(rows.map(presentImport), { page, size, totalElements: total });
}

/** One run of the viewer with what was found in its rows. @throws import.not-found (404) */
export async function getImport(context: Context, { importId }: { importId: string }): Promise<ImportRunDetails> {
  const run = await requireOwnImport(context, importId);
  return { ...presentImport(run), issues: await findIssues(context.db, importId) };
}

/** The same as a CSV file. @throws import.not-found (404) */
export async function getImportIssues(context: Context, { importId }: { importId: string }): Promise<string> {
  await requireOwnImport(context, importId);
  return presentIssues(await findIssues(context.db, importId));
}

async function requireOwnImport(context: Context, id: string): Promise<ImportRow> {
  const run = await findImport(context.db, id, requireViewer(context).key);
  if (!run) throw importNotFound();
  return run;
}
