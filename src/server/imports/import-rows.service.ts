import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import { PICTURES_COLUMN, PICTURES_PATH, columnOfPath } from '#domain/imports/import-columns.ts';
import { type PictureRefusal, type PictureRules, readPictureList } from '#domain/imports/import-pictures.ts';
import type { ImportRow as ReadRow } from '#domain/imports/import-cells.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { type Issue, issue } from '#domain/result.ts';
import { isStorableText } from '#contract/fields.ts';
import type { ImportIssue } from '#contract/imports/imports.schemas.ts';
import { importTexts } from '#texts/de/imports/imports.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import {
  type ImportedAdvert,
  type FeedDefaults,
  type FeedPlan,
  applyFeedPlan,
  findImportedAdverts,
  planAdvertImport,
} from '#server/adverts/edit/advert-feed.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inSavepoint } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { ImportSource, SourceRow } from './import-source.ts';
import type { Counts, ImportRow, PictureCounts } from './imports.repository.ts';
import { dropQueuedPictures, hasListedPictures, queuePictures } from './pictures/picture-sets.repository.ts';

const LONGEST_REFERENCE = 80;

type Rows = {
  rows: readonly SourceRow[];
  /** The first row with a reference. */
  firstRows: ReadonlyMap<string, number>;
  hints: ImportSource['hints'];
  isFirstStep: boolean;
};
type Surroundings = {
  run: ImportRow;
  defaults: FeedDefaults;
  findPlace: FindPlace;
  pictures: PictureRules;
};
type Handled = { counts: Counts; pictures: PictureCounts; issues: ImportIssue[] };

/** Processes rows of a run independently: one that is refused does not stop the others. */
export async function handleRows(context: Context, step: Rows, surroundings: Surroundings): Promise<Handled> {
  const { rows, firstRows, hints, isFirstStep } = step;
  const references = rows.map(({ reference }) => reference).filter((reference) => referenceIssue(reference) === null);
  const adverts = await findImportedAdverts(context.db, requireViewer(context).key, references);
  const pictures = { wanted: 0, refused: 0 };
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const issues = isFirstStep ? hints.map((hint) => written(hint, { row: 1, severity: 'HINT', column: null })) : [];
  for (const [index, row] of rows.entries()) {
    // Invalid rows are never written, so without this the event loop would not be released.
    if (index % 10 === 9) await nextTurn();
    const outcome = await handleRow(context, row, { ...surroundings, adverts, firstRows });
    issues.push(...outcome.issues);
    counts[outcome.result] += 1;
    pictures.wanted += outcome.pictures?.wanted ?? 0;
    pictures.refused += outcome.pictures?.refused ?? 0;
  }
  return {
    counts: {
      processed_count: rows.length,
      created_count: counts.created,
      updated_count: counts.updated,
      unchanged_count: counts.unchanged,
      paused_count: 0,
      failed_count: counts.failed,
    },
    pictures,
    issues,
  };
}

type Outcome = {
  result: 'created' | 'updated' | 'unchanged' | 'failed';
  issues: ImportIssue[];
  pictures?: PictureCounts;
};
type RowSurroundings = Surroundings & {
  adverts: ReadonlyMap<string, ImportedAdvert>;
  firstRows: ReadonlyMap<string, number>;
};

const RESULTS = { CREATE: 'created', UPDATE: 'updated', NONE: 'unchanged' } as const;

async function handleRow(context: Context, row: SourceRow, around: RowSurroundings): Promise<Outcome> {
  const existing = around.adverts.get(row.reference) ?? null;
  const read = row.read(existing?.category ?? null);
  const refuse = (found: readonly Issue[], message?: string): Outcome => {
    const issues = existing === null ? gapsByReference(row.reference, found) : found;
    return {
      result: 'failed',
      issues: [...errorsOf(row, { issues, message, category: read.category, run: around.run }), ...hintsOf(row, read)],
    };
  };
  const flaws = flawsOf(row, read, around.firstRows);
  if (flaws.length > 0 || read.category === null) return refuse(flaws);
  const { category, shallRun, given, reservation } = read;
  const goods = { reference: row.reference, category, shallRun, given, reservation };
  try {
    const plan = await act(context, {
      ...around,
      plan: () => planAdvertImport(context, goods, { existing, ...around }),
    });
    if (plan.kind === 'REFUSED') return refuse(plan.issues, plan.message);
    const pictures = await notePictures(context, row, { read, around });
    const { kind } = plan;
    const result = RESULTS[kind === 'NONE' && pictures.isTakingAway ? 'UPDATE' : kind];
    const hints = plan.hints.map((hint) =>
      entry(row, {
        severity: 'HINT',
        column: columnFor(hint.path, category, around.run),
        message: importTexts.sentenceOf(hint),
      }),
    );
    return { result, issues: [...hintsOf(row, read), ...hints, ...pictures.issues], pictures };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const named = (error.errors ?? []).map(({ path, message }) => ({ path, message }));
    const outcome = refuse([], error.message);
    const errors = named.map(({ path, message }) =>
      entry(row, { severity: 'ERROR', column: columnFor(path, read.category, around.run), message }),
    );
    return errors.length > 0 ? { ...outcome, issues: [...errors, ...hintsOf(row, read)] } : outcome;
  }
}

const MOST_PICTURES_NAMED = 5;
const PICTURE_HINTS: Readonly<Record<PictureRefusal['reason'], string>> = {
  ADDRESS: 'import.picture-address',
  NO_ZIP: 'import.picture-no-zip',
  MISSING: 'import.picture-not-in-zip',
  AMBIGUOUS: 'import.picture-ambiguous',
};

/** `isTakingAway`: the row says that there are none, and an older list brought some. */
type NotedPictures = PictureCounts & { isTakingAway: boolean; issues: ImportIssue[] };

/** Queues the pictures that a row names; addresses that cannot be fetched do not stop the row. */
async function notePictures(
  context: Context,
  row: SourceRow,
  { read, around: { run, pictures: rules } }: { read: ReadRow; around: Surroundings },
): Promise<NotedPictures> {
  const { db } = context;
  const { reference } = row;
  const { key: userKey } = requireViewer(context);
  if (read.pictures === null) {
    if (!run.is_dry_run && read.given[PICTURES_PATH] !== undefined) await dropQueuedPictures(db, userKey, reference);
    return { wanted: 0, refused: 0, isTakingAway: false, issues: [] };
  }
  const { addresses, refused, tooMany } = readPictureList(read.pictures, rules);
  // A non-empty cell without a usable address is an error, not a request to remove the pictures.
  const isEmpty = addresses.length === 0 && refused.length === 0;
  const isTakingAway = isEmpty && (await hasListedPictures(db, userKey, reference));
  if (!run.is_dry_run && (addresses.length > 0 || isEmpty))
    await queuePictures(db, { userKey, reference, runId: run.id, row: row.number, addresses });
  const hints = [
    ...refused.slice(0, MOST_PICTURES_NAMED).map(({ given, reason }) => issue('', PICTURE_HINTS[reason], { given })),
    ...(tooMany > 0 ? [issue('', 'import.pictures-too-many', { most: MAX_IMAGES })] : []),
  ];
  const column = run.format === 'JSON' ? PICTURES_PATH : PICTURES_COLUMN;
  const issues = hints.map((hint) => entry(row, { severity: 'HINT', column, message: importTexts.sentenceOf(hint) }));
  return { wanted: addresses.length, refused: refused.length, isTakingAway, issues };
}

async function act(
  context: Context,
  { run, findPlace, plan: makePlan }: Surroundings & { plan: () => Promise<FeedPlan> },
): Promise<FeedPlan> {
  const plan = await makePlan();
  if (run.is_dry_run || plan.kind === 'REFUSED') return plan;
  if (plan.kind === 'NONE' && plan.confirms === null) return plan;
  await inSavepoint(context.db, () => applyFeedPlan(context, plan, findPlace));
  return plan;
}

/** What is wrong with a row before it is held against the adverts. */
function flawsOf(row: SourceRow, read: ReadRow, firstRows: ReadonlyMap<string, number>): Issue[] {
  const reason = referenceIssue(row.reference);
  const first = firstRows.get(row.reference);
  if (row.failure) return [row.failure];
  if (reason === null && first !== undefined && first !== row.number)
    return [issue('ownReference', 'import.reference-twice', { row: first })];
  // A row that could not be read at all has no reference that could be missing.
  const isUnreadable = read.issues.some(({ code }) => UNREADABLE.has(code));
  return [...(reason && !isUnreadable ? [issue('ownReference', reason)] : []), ...read.issues];
}

const UNREADABLE: ReadonlySet<string> = new Set([
  'import.broken-entry',
  'import.no-object',
  'import.damaged-reference',
]);

const GAPS: ReadonlySet<string> = new Set(['required', 'choice.at-least-one']);

/** A gap inside a list that the row gives is no sign of a wrong reference. */
const isGap = ({ code, path }: Issue): boolean => GAPS.has(code) && !/\.\d+\./.test(path);

/** What a row with a new reference leaves out becomes one issue, because the reference may be the mistake. */
function gapsByReference(reference: string, issues: readonly Issue[]): readonly Issue[] {
  const gaps = issues.filter(isGap);
  if (gaps.length === 0 || referenceIssue(reference) !== null) return issues;
  const params = { given: reference, missing: gaps.map(({ path }) => path).join(' ') };
  return [issue('ownReference', 'import.reference-new', params), ...issues.filter((one) => !isGap(one))];
}

function referenceIssue(reference: string): string | null {
  if (reference === '') return 'import.reference-missing';
  if (reference.length > LONGEST_REFERENCE) return 'import.reference-too-long';
  return isStorableText(reference) ? null : 'characters';
}

type Errors = {
  issues: readonly Issue[];
  message: string | undefined;
  category: CategoryCode | null;
  run: ImportRow;
};

function errorsOf(row: SourceRow, { issues, message, category, run }: Errors): ImportIssue[] {
  if (message !== undefined) {
    const path = issues[0]?.path ?? '';
    return [entry(row, { severity: 'ERROR', column: columnFor(path, category, run), message: sentence(message) })];
  }
  return issues.map((one) =>
    entry(row, {
      severity: 'ERROR',
      column: columnFor(one.path, category, run),
      message: importTexts.sentenceOf(one),
    }),
  );
}

/** Messages of the page contain markup that a table must not show. */
const sentence = (message: string): string => message.replace(/^#:#/, '');

const hintsOf = (row: SourceRow, { hints }: ReadRow): ImportIssue[] =>
  hints.map((hint) =>
    entry(row, {
      severity: 'HINT',
      column: String(hint.params['column'] ?? '') || null,
      message: importTexts.sentenceOf(hint),
    }),
  );

const columnFor = (path: string, category: CategoryCode | null, { format }: ImportRow): string | null => {
  if (path === '') return null;
  return format === 'JSON' ? path : columnOfPath(category ?? 'FIREWOOD', path);
};

type Said = Pick<ImportIssue, 'severity' | 'column' | 'message'>;

const entry = (row: SourceRow, said: Said): ImportIssue => ({
  row: row.number,
  reference: storable(row.reference),
  ...said,
  message: storable(said.message, 400),
});

const written = (hint: Issue, said: Omit<Said, 'message'> & { row: number }): ImportIssue => ({
  ...said,
  reference: '',
  message: storable(importTexts.sentenceOf(hint), 400),
});

/** Texts of a file as the database and a page can take them. */
const storable = (text: string, most = LONGEST_REFERENCE): string =>
  text.toWellFormed().replaceAll('\u0000', '').slice(0, most);
