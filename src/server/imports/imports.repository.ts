import { sql } from 'kysely';
import { type Permission, PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { ImportIssue } from '#contract/imports/imports.schemas.ts';
import type * as z from 'zod/mini';
import { ContactTemplate } from '#contract/users/users.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';

export type ImportRow = {
  id: string;
  user_key: number;
  source: 'PAGE' | 'API';
  format: 'CSV' | 'JSON';
  file_name: string;
  is_dry_run: boolean;
  is_full_feed: boolean;
  status: 'RUNNING' | 'DONE' | 'FAILED';
  failure: string | null;
  row_count: number;
  processed_count: number;
  created_count: number;
  updated_count: number;
  unchanged_count: number;
  paused_count: number;
  failed_count: number;
  attempts: number;
  created_at: Date;
  finished_at: Date | null;
  confirmed_pauses: number | null;
  pauses_many: boolean;
  picture_count: number;
  picture_failed_count: number;
  pictures_waiting: number;
  has_file: boolean;
  archive_id: string | null;
};

const COLUMNS = sql`r.id, r.user_id as user_key, r.source, r.format, r.file_name, r.is_dry_run, r.is_full_feed, r.status,
  r.failure, r.row_count, r.processed_count, r.created_count, r.updated_count, r.unchanged_count, r.paused_count,
  r.failed_count, r.attempts, r.created_at, r.finished_at, r.confirmed_pauses, r.pauses_many, r.archive_id,
  r.picture_count, r.picture_failed_count, (select coalesce(sum(cardinality(s.addresses)), 0)::int
    from import_picture_sets s where s.run_id = r.id and s.is_waiting) as pictures_waiting,
  exists (select from import_files f where f.run_id = r.id) as has_file`;

export type NewImport = Pick<
  ImportRow,
  'id' | 'source' | 'format' | 'is_dry_run' | 'is_full_feed' | 'file_name' | 'confirmed_pauses' | 'archive_id'
> & {
  userKey: number;
  content: Buffer;
  contentHash: Buffer;
  now: Date;
};

/** Inserts a run and its file; false where the account has a run in progress, or the id is taken. */
export async function insertImport(tx: Db, run: NewImport): Promise<boolean> {
  const { rows } = await sql`insert into import_runs
      (id, user_id, source, format, is_dry_run, is_full_feed, status, file_name, content_hash, created_at,
        confirmed_pauses, archive_id)
    values (${run.id}, ${run.userKey}, ${run.source}, ${run.format}, ${run.is_dry_run}, ${run.is_full_feed}, 'RUNNING',
      ${run.file_name}, ${run.contentHash}, ${run.now}, ${run.confirmed_pauses}, ${run.archive_id})
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`insert into import_files (run_id, content, created_at) values (${run.id}, ${run.content}, ${run.now})`.execute(
    tx,
  );
  return true;
}

/** One run of a person; by import_runs_pkey. */
export async function findImport(db: Db, id: string, userKey: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from import_runs r
    where r.id = ${id} and r.user_id = ${userKey}`.execute(db);
  return rows[0] ?? null;
}

export type SameImport = {
  userKey: number;
  contentHash: Buffer;
  isDryRun: boolean;
  isFullFeed: boolean;
  archiveId: string | null;
};

/** A person's run in progress if it has the same file and options; by import_runs_running_key. */
export async function findSameRunning(db: Db, wish: SameImport): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from import_runs r
    where r.user_id = ${wish.userKey} and r.status = 'RUNNING' and r.content_hash = ${wish.contentHash}
      and r.is_dry_run = ${wish.isDryRun} and r.is_full_feed = ${wish.isFullFeed}
      and r.archive_id is not distinct from ${wish.archiveId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** A page of a person's runs, newest first, and how many there are; by import_runs_user_index. */
export async function listImportRows(
  db: Db,
  userKey: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    sql<ImportRow>`select ${COLUMNS} from import_runs r where r.user_id = ${userKey}
      order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from import_runs where user_id = ${userKey}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** `saveProgress` wrote them. */
export async function findIssues(db: Db, id: string): Promise<ImportIssue[]> {
  const { rows } = await sql<{ issues: ImportIssue[] }>`select issues from import_runs where id = ${id}`.execute(db);
  return rows[0]?.issues ?? [];
}

export async function findFile(db: Db, id: string): Promise<{ content: Buffer; content_hash: Buffer } | null> {
  const { rows } = await sql<{ content: Buffer; content_hash: Buffer }>`select f.content, r.content_hash
    from import_files f join import_runs r on r.id = f.run_id where f.run_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Rows that a person's imports have carried out since a time, one run left out; by import_runs_user_index. */
export async function countRowsSince(
  db: Db,
  userKey: number,
  { since, except }: { since: Date; except: string | null },
) {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(row_count), 0)::int as total from import_runs
    where user_id = ${userKey} and not is_dry_run and created_at > ${since} and id is distinct from ${except}::uuid`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** The oldest run goes first. By import_runs_running_key. */
export const IMPORT_WORK: WorkTable = {
  name: 'imports',
  table: 'import_runs',
  key: { column: 'id', type: 'uuid' },
  leaseColumn: 'claimed_until',
  attemptsColumn: 'attempts',
  isWaiting: sql`status = 'RUNNING'`,
  order: sql`created_at`,
};

/** Runs that were claimed; by import_runs_pkey. */
export async function findImports(db: Db, ids: readonly string[]): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from import_runs r
    where r.id = any(${[...ids]}::uuid[]) order by r.created_at`.execute(db);
  return rows;
}

/** Notes how many rows there are to do. */
export async function saveRowCount(db: Db, id: string, count: number): Promise<void> {
  await db.updateTable('import_runs').set({ row_count: count }).where('id', '=', id).execute();
}

export type Counts = Pick<
  ImportRow,
  'processed_count' | 'created_count' | 'updated_count' | 'unchanged_count' | 'paused_count' | 'failed_count'
>;

/** Picture addresses of rows: those to fetch, and those that cannot be fetched. */
export type PictureCounts = { wanted: number; refused: number };

/** Saves the progress of a run; false where another process has taken it over: the caller must then roll back. */
export async function saveProgress(
  tx: Db,
  id: string,
  {
    before,
    after,
    pictures = { wanted: 0, refused: 0 },
    issues,
    claimedUntil,
  }: { before: Counts; after: Counts; pictures?: PictureCounts; issues: readonly ImportIssue[]; claimedUntil: Date },
): Promise<boolean> {
  const { rows } = await sql`update import_runs set processed_count = ${after.processed_count},
      created_count = ${after.created_count}, updated_count = ${after.updated_count},
      unchanged_count = ${after.unchanged_count}, paused_count = ${after.paused_count},
      failed_count = ${after.failed_count},
      picture_count = picture_count + case when is_dry_run then ${pictures.wanted}::int else 0 end,
      picture_failed_count = picture_failed_count + ${pictures.refused}, issues = issues || ${JSON.stringify(issues)}::jsonb,
      claimed_until = ${claimedUntil}, attempts = 0
    where id = ${id} and status = 'RUNNING' and processed_count = ${before.processed_count}
      and paused_count = ${before.paused_count} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Notes that a dry run found a full list that pauses most adverts. */
export async function notePausesMany(db: Db, id: string): Promise<void> {
  await sql`update import_runs set pauses_many = true where id = ${id}`.execute(db);
}

/** Ends a run; the file is deleted where it was applied or failed. */
export async function finishImport(
  tx: Db,
  id: string,
  { status, failure, now }: { status: 'DONE' | 'FAILED'; failure: string | null; now: Date },
): Promise<void> {
  await sql`with ended as (
      update import_runs set status = ${status}, failure = ${failure}, finished_at = ${now}, claimed_until = null
      where id = ${id} and status = 'RUNNING' returning id, is_dry_run, status)
    delete from import_files where run_id in (select id from ended where not is_dry_run or status = 'FAILED')`.execute(
    tx,
  );
}

export type ImportOwner = {
  key: number;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  is_blocked: boolean;
  is_leaving: boolean;
  mail_is_confirmed: boolean;
  has_accepted_terms: boolean;
  contact_template: z.infer<typeof ContactTemplate> | null;
  permissions: Permission[];
};

/** Who runs an import, as the account is now; by users_pkey. */
export async function findImportOwner(db: Db, key: number): Promise<ImportOwner | null> {
  const { rows } = await sql<
    Omit<ImportOwner, 'permissions' | 'contact_template'> & { permissions: string[]; contact_template: unknown }
  >`
    select u.id as key, u.public_id as id, u.email, u.first_name, u.last_name, u.blocked_at is not null as is_blocked,
      u.deletion_asked_at is not null as is_leaving, u.email_confirmed_at is not null as mail_is_confirmed,
      u.terms_accepted_at is not null as has_accepted_terms, u.contact_template,
      array(select p.permission from held_permissions p where p.user_id = u.id) as permissions
    from users u where u.id = ${key}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    permissions: PERMISSIONS.filter((one) => row.permissions.includes(one)),
    contact_template: row.contact_template === null ? null : storedJson(ContactTemplate, row.contact_template),
  };
}

/** Deletes runs that were started before a time; by import_runs_created_index. */
export async function deleteOldImports(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const result = await sql`delete from import_runs where id in (select id from import_runs
    where created_at < ${before} and status <> 'RUNNING' order by created_at limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Deletes files of runs that are over and were sent before a time; by import_files_created_index. */
export async function deleteOldFiles(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const result = await sql`delete from import_files where run_id in (select f.run_id from import_files f
    join import_runs r on r.id = f.run_id where f.created_at < ${before} and r.status <> 'RUNNING'
    order by f.created_at limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
