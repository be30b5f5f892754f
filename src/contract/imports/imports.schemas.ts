import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { UploadedFile } from '#contract/adverts/adverts.schemas.ts';
import { PageQuery, paged } from '#contract/common.schemas.ts';
import { id, instant, named, text, wholeNumberInQuery } from '#contract/fields.ts';

/** What is wrong with a row, or worth a word (HINT). */
export const ImportIssue = named(
  'ImportIssue',
  z.object({
    /** Row as a spreadsheet counts it, the head being 1; entry of a JSON list, the first being 1; 0: the file. */
    row: z.number(),
    severity: z.enum(['ERROR', 'HINT']),
    /** Heading of the column; for JSON the path in the entry. */
    column: z.nullable(z.string()),
    reference: z.string(),
    message: z.string(),
  }),
);
export type ImportIssue = z.infer<typeof ImportIssue>;

const run = {
  id: z.string(),
  source: z.enum(['PAGE', 'API']),
  format: z.enum(['CSV', 'JSON']),
  fileName: z.string(),
  isDryRun: z.boolean(),
  isFullFeed: z.boolean(),
  status: z.enum(['RUNNING', 'DONE', 'FAILED']),
  /** Why it failed, or what it left undone. */
  failure: z.nullable(z.string()),
  /** 0 until the rows are counted. */
  rowCount: z.number(),
  processedCount: z.number(),
  /** Of a dry run: what would be created, updated, left alone, paused. */
  createdCount: z.number(),
  updatedCount: z.number(),
  unchangedCount: z.number(),
  pausedCount: z.number(),
  failedCount: z.number(),
  createdAt: instant(),
  finishedAt: z.nullable(instant()),
  /** Of a dry run of a full list: it would pause so many that `confirmedPauses` has to say their number. */
  pausesMany: z.boolean(),
  /**
   * Pictures of the list that were fetched or existed already; that failed; that are still to fetch. Of a dry run: to
   * fetch, not fetchable, 0.
   */
  pictureCount: z.number(),
  pictureFailedCount: z.number(),
  picturesWaiting: z.number(),
  /** A finished dry run whose file is still there can be carried out. */
  mayBeApplied: z.boolean(),
};

export const ImportRun = named('ImportRun', z.object(run));
export type ImportRun = z.infer<typeof ImportRun>;

/** With what was found in its rows, the first thousand. */
export const ImportRunDetails = named('ImportRunDetails', z.object({ ...run, issues: z.array(ImportIssue) }));
export type ImportRunDetails = z.infer<typeof ImportRunDetails>;

export const ImportRunPage = named('ImportRunPage', paged(ImportRun));

export const ImportArchive = named(
  'ImportArchive',
  z.object({
    id: z.string(),
    /** Files in it that may be pictures; what they are is seen once a list names them. */
    pictureCount: z.number(),
    sizeInBytes: z.number(),
    createdAt: instant(),
  }),
);
export type ImportArchive = z.infer<typeof ImportArchive>;

const MAX_ADVERTS = 1_000_000;
const flag = () => z._default(z.enum(['true', 'false']), 'false');
/** The most adverts that a full list may pause where it is more than half of the running ones, and more than five. */
const confirmedPauses = z.optional(wholeNumberInQuery(0, MAX_ADVERTS));
const ImportParams = z.object({ importId: id() });

export const importShapes = {
  startImport: {
    query: z.object({
      dryRun: flag(),
      fullFeed: flag(),
      confirmedPauses,
      fileName: z.optional(text({ max: 200 })),
      /** An uploaded zip in which pictures lie that the list names by file. */
      archiveId: z.optional(id()),
    }),
    body: { file: UploadedFile },
    reply: ImportRun,
  },
  uploadImportArchive: { body: { file: UploadedFile }, reply: ImportArchive },
  listImports: { query: PageQuery, reply: ImportRunPage },
  getImport: { params: ImportParams, reply: ImportRunDetails },
  applyImport: { params: ImportParams, query: z.object({ confirmedPauses }), reply: ImportRun },
  getImportIssues: { params: ImportParams, reply: z.string() },
  getImportTemplate: { params: z.object({ category: z.enum(CATEGORY_CODES) }), reply: z.string() },
} as const;
