import { sql } from 'kysely';
import type { ImportIssue } from '#contract/imports/imports.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';

export type WantedPictures = {
  userKey: number;
  reference: string;
  runId: string;
  row: number;
  addresses: readonly string[];
};

/**
 * Notes which pictures a list wants for an advert, to be fetched later; what an older list wanted is dropped. An empty list
 * only matters where an older one brought pictures.
 */
export async function queuePictures(
  tx: Db,
  { userKey, reference, runId, row, addresses }: WantedPictures,
): Promise<void> {
  await sql`insert into import_picture_sets (advert_id, user_id, run_id, row_number, addresses, is_waiting)
    select a.id, a.user_id, ${runId}, ${row}, ${[...addresses]}::text[], true from adverts a
    where a.user_id = ${userKey} and a.own_reference = ${reference} and (${addresses.length > 0}
      or exists (select from import_picture_sets s where s.advert_id = a.id))
    on conflict (advert_id) do update set run_id = excluded.run_id, row_number = excluded.row_number,
      addresses = excluded.addresses, is_waiting = true, claim = null, claimed_until = null, attempts = 0`.execute(tx);
}

/** The new list replaces the pictures of an advert: those still queued by older lists are dropped. */
export async function dropQueuedPictures(tx: Db, userKey: number, reference: string): Promise<void> {
  await sql`delete from import_picture_sets where advert_id in (select id from adverts
    where user_id = ${userKey} and own_reference = ${reference})`.execute(tx);
}

/** Whether an advert shows pictures that a list brought, or will. */
export async function hasListedPictures(db: Db, userKey: number, reference: string): Promise<boolean> {
  const { rows } = await sql`select from import_picture_sets s join adverts a on a.id = s.advert_id
    where a.user_id = ${userKey} and a.own_reference = ${reference}
      and (s.hung <> '{}' or s.is_waiting and s.addresses <> '{}')`.execute(db);
  return rows.length > 0;
}

export type PictureSet = {
  advertKey: number;
  advertId: string;
  reference: string;
  userKey: number;
  runId: string | null;
  row: number;
  addresses: string[];
  hung: string[];
  attempts: number;
};

/** The sets of one account in the order of its adverts. By import_picture_sets_waiting_index. */
export const PICTURE_WORK: WorkTable = {
  name: 'import pictures',
  table: 'import_picture_sets',
  key: { column: 'advert_id', type: 'bigint' },
  leaseColumn: 'claimed_until',
  attemptsColumn: 'attempts',
  isWaiting: sql`is_waiting`,
  order: sql`advert_id`,
};

/** Sets of an account drawn by lot, so that a long list of one lets the others have their turn. */
export const isOfDrawnAccount = (now: Date, busy: readonly number[]) => sql`user_id = (
  select user_id from (select distinct user_id from import_picture_sets
    where is_waiting and user_id <> all(${[...busy]}::bigint[]) and (claimed_until is null or claimed_until <= ${now})) w
  order by random() limit 1)`;

/** Sets that were claimed; by import_picture_sets_pkey. */
export async function findPictureSets(db: Db, advertKeys: readonly number[]): Promise<PictureSet[]> {
  const { rows } = await sql<PictureSet>`
    select t.advert_id as "advertKey", a.public_id as "advertId", coalesce(a.own_reference, '') as reference, t.user_id as "userKey",
      t.run_id as "runId", t.row_number as row, t.addresses, t.hung, t.attempts
    from import_picture_sets t join adverts a on a.id = t.advert_id
    where t.advert_id = any(${[...advertKeys]}::bigint[])`.execute(db);
  return rows;
}

/** Extends a lease; false where the set belongs to another process by now. */
export async function extendPictureLease(
  db: Db,
  claim: string,
  advertKey: number,
  until: Date | null,
): Promise<boolean> {
  const { rows } = await sql`update import_picture_sets set claimed_until = ${until}
    where advert_id = ${advertKey} and claim = ${claim} and is_waiting returning 1`.execute(db);
  return rows.length > 0;
}

export type SetOutcome = {
  runId: string | null;
  taken: number;
  failed: number;
  issues: readonly ImportIssue[];
  most: number;
};

/** Ends a set and updates its run; false where another process has it by now: the caller must then roll back. */
export async function finishPictureSet(
  tx: Db,
  { claim, advertKey, hung }: { claim: string; advertKey: number; hung: readonly string[] },
  { runId, taken, failed, issues, most }: SetOutcome,
): Promise<boolean> {
  const { rows } = await sql`update import_picture_sets set is_waiting = false, claim = null, claimed_until = null,
      hung = ${[...hung]}::text[]
    where advert_id = ${advertKey} and claim = ${claim} and is_waiting returning 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`update import_runs set picture_count = picture_count + ${taken},
      picture_failed_count = picture_failed_count + ${failed},
      issues = case when jsonb_array_length(issues) < ${most} then issues || ${JSON.stringify(issues)}::jsonb else issues end
    where id = ${runId}`.execute(tx);
  return true;
}

export type PictureSource = {
  address: string;
  file: string;
  contentHash: Buffer;
  etag: string | null;
  lastModified: string | null;
  runId: string | null;
};

/** What was fetched for an account from these addresses. */
export async function findPictureSources(
  db: Db,
  userKey: number,
  addresses: readonly string[],
): Promise<PictureSource[]> {
  const { rows } =
    await sql<PictureSource>`select p.address, p.stored_file_id::text as file, p.content_hash as "contentHash",
      p.etag, p.last_modified as "lastModified", p.run_id as "runId"
    from import_picture_sources p where p.user_id = ${userKey} and p.address = any(${[...addresses]}::text[])`.execute(
      db,
    );
  return rows;
}

export async function savePictureSource(db: Db, userKey: number, source: PictureSource): Promise<void> {
  const { address, file, contentHash, etag, lastModified, runId } = source;
  await sql`insert into import_picture_sources
      (user_id, address, stored_file_id, content_hash, etag, last_modified, run_id)
    values (${userKey}, ${address}, ${file}, ${contentHash}, ${etag}, ${lastModified}, ${runId})
    on conflict (user_id, address) do update set stored_file_id = excluded.stored_file_id,
      content_hash = excluded.content_hash, etag = excluded.etag, last_modified = excluded.last_modified,
      run_id = excluded.run_id`.execute(db);
}
