import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { pausesMany } from '#domain/imports/full-feed.ts';
import { issuesToKeep } from '#domain/imports/issue-limit.ts';
import type { PictureRules } from '#domain/imports/import-pictures.ts';
import { importTexts } from '#texts/de/imports/imports.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { findMissingAdverts, pauseMissingAdvert } from '#server/adverts/edit/advert-feed.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inSavepoint, inTransaction } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { readPictureIndex } from './archives.service.ts';
import { type Feeder, findFeeder, requireFeederRights } from './import-owner.service.ts';
import { handleRows } from './import-rows.service.ts';
import { type ImportSource, type SourceRow, openImportSource } from './import-source.ts';
import {
  type Counts,
  type ImportRow,
  countRowsSince,
  findFile,
  findIssues,
  finishImport,
  notePausesMany,
  saveProgress,
  saveRowCount,
} from './imports.repository.ts';

/** Rows of one account that are carried out within a day; product decision. */
export const MOST_ROWS_A_DAY = 20_000;
/** The lease of a step: another process may take the run only this long after its last step. */
export const CLAIM_IN_MS = MINUTE_IN_MS;
/** A step commits as a whole; small, so that a kill loses little work and locks on adverts are short. */
const ROWS_A_STEP = 25;
const ROWS_A_DRY_STEP = 50;

const { failures } = importTexts;

/** `mayFetch`: whether a picture may lie there. */
export type RunTools = {
  findPlace: FindPlace;
  mayFetch: (url: URL) => boolean;
  files: FileStore;
  signal: AbortSignal;
};

/** Another process has the run now; what this one did since its last step is rolled back. */
class ClaimLost extends Error {
  override name = 'ClaimLost';
}

/** Processes a claimed run to its end, or until the signal aborts; a restart continues after the last step. */
export async function continueImport(base: BaseContext, run: ImportRow, tools: RunTools): Promise<void> {
  const fail = (failure: string) => finishImport(base.db, run.id, { status: 'FAILED', failure, now: base.clock() });
  const file = await findFile(base.db, run.id);
  const feeder = await findFeeder(base, run.user_key, run.id);
  if (!file || !feeder) return fail(failures.account);
  const source = openImportSource(file.content);
  const refusal = await refusalOf(base, run, source);
  if (refusal !== null) return fail(refusal);
  const zip = run.archive_id === null ? null : await readPictureIndex(tools.files, run.archive_id);
  try {
    await walkRows({ base, run, feeder, source, tools, rules: { accepts: tools.mayFetch, zip } });
  } catch (error) {
    if (error instanceof ClaimLost) return;
    throw error;
  }
}

/** Why a run cannot start; its rows are counted the first time. */
async function refusalOf(base: BaseContext, run: ImportRow, source: ImportSource): Promise<string | null> {
  if (!run.is_dry_run) {
    const problem = await requireFeederRights(base, run.user_key).then(() => null, asProblem);
    if (problem) return problem.message;
  }
  if (run.row_count > 0) return null;
  const count = await countRows(source);
  if (count === 0) return failures.noRows;
  if (count > MOST_ROWS_A_DAY) return failures.tooManyRows(MOST_ROWS_A_DAY);
  const left = run.is_dry_run ? count : MOST_ROWS_A_DAY - (await usedRows(base, run.user_key, run.id));
  if (count > left) return failures.quota(Math.max(0, left));
  await saveRowCount(base.db, run.id, count);
  return null;
}

/** Rows that an account has carried out in the last 24 hours. */
export const usedRows = (
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  userKey: number,
  except: string | null = null,
): Promise<number> => countRowsSince(db, userKey, { since: new Date(clock().getTime() - DAY_IN_MS), except });

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** The references of a list; null where a row has no readable one: such a list pauses nothing. */
export async function referencesIn(source: ImportSource): Promise<ReadonlySet<string> | null> {
  const references = new Set<string>();
  let count = 0;
  for (const { reference, failure } of source.rows()) {
    if (failure || reference === '') return null;
    references.add(reference);
    count += 1;
    if (count > MOST_ROWS_A_DAY) return null;
    if (count % 500 === 0) await nextTurn();
  }
  return references;
}

async function countRows(source: ImportSource): Promise<number> {
  let count = 0;
  for (const _row of source.rows()) {
    count += 1;
    if (count > MOST_ROWS_A_DAY) return count;
    if (count % 500 === 0) await nextTurn();
  }
  return count;
}

type Walk = {
  base: BaseContext;
  run: ImportRow;
  feeder: Feeder;
  source: ImportSource;
  tools: RunTools;
  rules: PictureRules;
};
type State = { counts: Counts; issueCount: number };

async function walkRows({ base, run, feeder, source, tools, rules }: Walk): Promise<void> {
  const state: State = { counts: countsOf(run), issueCount: (await findIssues(base.db, run.id)).length };
  const firstRows = new Map<string, number>();
  const stepSize = run.is_dry_run ? ROWS_A_DRY_STEP : ROWS_A_STEP;
  let position = 0;
  let isNamedThroughout = true;
  let isReadable = true;
  let step: SourceRow[] = [];
  const finishStep = async () => {
    if (step.length > 0)
      await takeStep({ base, run, feeder, tools, rules }, { rows: step, firstRows, hints: source.hints }, state);
    step = [];
  };
  for (const row of source.rows()) {
    position += 1;
    if (row.reference === '') isNamedThroughout = false;
    else if (!firstRows.has(row.reference)) firstRows.set(row.reference, row.number);
    if (row.failure) isReadable = false;
    // Rows that an earlier process handled are only read for their references.
    if (position <= run.processed_count) continue;
    step.push(row);
    if (step.length < stepSize) continue;
    if (tools.signal.aborted) return;
    await finishStep();
  }
  if (tools.signal.aborted) return;
  await finishStep();
  if (!isReadable) return void (await finish(base, run, failures.unreadable));
  let failure: string | null = run.is_full_feed && !isNamedThroughout ? failures.notPaused : null;
  if (run.is_full_feed && isNamedThroughout) {
    failure = await pauseMissing({ base, run, feeder, tools, rules }, firstRows, state);
    if (tools.signal.aborted) return;
  }
  await finishImport(base.db, run.id, { status: 'DONE', failure, now: base.clock() });
}

const finish = (base: BaseContext, run: ImportRow, failure: string) =>
  finishImport(base.db, run.id, { status: 'FAILED', failure, now: base.clock() });

const countsOf = (run: ImportRow): Counts => ({
  processed_count: run.processed_count,
  created_count: run.created_count,
  updated_count: run.updated_count,
  unchanged_count: run.unchanged_count,
  paused_count: run.paused_count,
  failed_count: run.failed_count,
});

type Actors = Omit<Walk, 'source'>;
type Step = { rows: SourceRow[]; firstRows: ReadonlyMap<string, number>; hints: ImportSource['hints'] };

/** Some rows with all they lead to, and the note that they are done, in one transaction. */
async function takeStep({ base, run, feeder, tools, rules }: Actors, step: Step, state: State): Promise<void> {
  const before = state.counts;
  const { after, issueCount } = await inTransaction(base.db, async (db) => {
    const context = { ...feeder.context, db };
    const handled = await handleRows(
      context,
      { ...step, isFirstStep: before.processed_count === 0 },
      {
        run,
        defaults: feeder.defaults,
        findPlace: tools.findPlace,
        pictures: rules,
      },
    );
    const { pictures } = handled;
    const issues = issuesToKeep(handled.issues, state.issueCount);
    const sum = added(before, handled.counts);
    if (!(await saveProgress(db, run.id, { before, after: sum, pictures, issues, claimedUntil: claimEnd(base) })))
      throw new ClaimLost();
    return { after: sum, issueCount: state.issueCount + issues.length };
  });
  state.counts = after;
  state.issueCount = issueCount;
  // What was noted inside the transaction could be read before it was there.
  if (!run.is_dry_run) noteIndexWrite(base.db);
}

const claimEnd = (base: BaseContext): Date => new Date(base.clock().getTime() + CLAIM_IN_MS);

const added = (one: Counts, other: Counts): Counts => ({
  processed_count: one.processed_count + other.processed_count,
  created_count: one.created_count + other.created_count,
  updated_count: one.updated_count + other.updated_count,
  unchanged_count: one.unchanged_count + other.unchanged_count,
  paused_count: one.paused_count + other.paused_count,
  failed_count: one.failed_count + other.failed_count,
});

/**
 * Pauses what a complete list does not name, or counts it in a dry run, until the signal aborts. Returns why nothing
 * was paused: the owner did not agree to that number.
 */
async function pauseMissing(
  { base, run, feeder, tools, rules }: Actors,
  named: ReadonlyMap<string, number>,
  state: State,
): Promise<string | null> {
  const { missing, running } = await findMissingAdverts(feeder.context, named, run.created_at);
  const asks = pausesMany({ missing: missing.length, running });
  if (asks && run.is_dry_run) await notePausesMany(base.db, run.id);
  else if (asks && missing.length > (run.confirmed_pauses ?? 0)) return failures.pausesMany(missing.length, running);
  // A dry run that was interrupted has counted some already, and none of them is paused.
  const from = run.is_dry_run ? state.counts.paused_count : 0;
  for (let at = from; at < missing.length && !tools.signal.aborted; at += ROWS_A_STEP)
    await pauseSome({ base, run, feeder, tools, rules }, missing.slice(at, at + ROWS_A_STEP), state);
  return null;
}

async function pauseSome(
  { base, run, feeder }: Actors,
  adverts: readonly { key: number; id: string }[],
  state: State,
): Promise<void> {
  const before = state.counts;
  const after = await inTransaction(base.db, async (db) => {
    const context = { ...feeder.context, db };
    let paused = 0;
    for (const advert of adverts) {
      const isPaused =
        run.is_dry_run ||
        (await inSavepoint(db, () => pauseMissingAdvert(context, advert)).then(() => true, isRefused));
      if (isPaused) paused += 1;
    }
    const sum = { ...before, paused_count: before.paused_count + paused };
    if (!(await saveProgress(db, run.id, { before, after: sum, issues: [], claimedUntil: claimEnd(base) })))
      throw new ClaimLost();
    return sum;
  });
  state.counts = after;
  if (!run.is_dry_run) noteIndexWrite(base.db);
}

/** The owner was faster: the advert is blocked, deleted or unpublished by now. */
function isRefused(error: unknown): false {
  if (error instanceof Problem) return false;
  throw error;
}
