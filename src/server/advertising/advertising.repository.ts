import { type RawBuilder, sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { AdvertisingKind, AdvertisingState } from '#domain/advertising/advertising-entry.ts';
import type { Db } from '#server/platform/database/database.ts';

export type EntryRow = {
  key: number;
  id: string;
  kind: AdvertisingKind;
  state: AdvertisingState;
  title: string;
  teaser_text: string;
  url: string;
  stored_file_id: string | null;
  weight: number;
  shown_from: string | null;
  shown_to: string | null;
  categories: CategoryCode[];
  federal_state_ids: number[];
  daily_cap: number | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  owner_email: string | null;
  handed_out: number;
};

const entries = (day: string): RawBuilder<unknown> => sql`
  select e.id as key, e.public_id as id, e.kind, e.state, e.title, e.teaser_text, e.url, e.stored_file_id, e.weight,
    e.shown_from::text as shown_from, e.shown_to::text as shown_to, e.categories, e.federal_state_ids, e.daily_cap,
    e.version, e.created_at, e.updated_at, u.email as owner_email, coalesce(d.handed_out, 0) as handed_out
  from advertising_entries e left join users u on u.id = e.owner_id
    left join advertising_days d on d.entry_id = e.id and d.day = ${day}::date`;

/** Entries that run or will run; by advertising_entries_running_index. */
export async function listActiveEntries(db: Db, day: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entries(day)} where e.state = 'ACTIVE'
    and (e.shown_to is null or e.shown_to >= ${day}::date) order by e.kind, e.id`.execute(db);
  return rows;
}

/** Entries of an owner, of everybody for null, the newest first; by the primary key or advertising_entries_owner_index. */
export async function listEntries(
  db: Db,
  { ownerKey, day, limit }: { ownerKey: number | null; day: string; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entries(day)}
    where ${ownerKey}::bigint is null or e.owner_id = ${ownerKey} order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** An entry of the given owner, or of any owner for null; by advertising_entries_public_id_key. */
export async function findEntry(
  db: Db,
  { id, ownerKey, day }: { id: string; ownerKey: number | null; day: string },
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`${entries(day)}
    where e.public_id = ${id} and (${ownerKey}::bigint is null or e.owner_id = ${ownerKey})`.execute(db);
  return rows[0] ?? null;
}

export type EntryLock = {
  key: number;
  kind: AdvertisingKind;
  state: AdvertisingState;
  version: number;
  storedFileId: string | null;
};

export async function lockEntry(tx: Db, id: string): Promise<EntryLock | null> {
  const { rows } = await sql<EntryLock>`select id as key, kind, state, version, stored_file_id as "storedFileId"
    from advertising_entries where public_id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export type EntryContent = {
  kind: AdvertisingKind;
  title: string;
  teaserText: string;
  url: string;
  weight: number;
  from: string | null;
  to: string | null;
  categories: readonly CategoryCode[];
  federalStateIds: readonly number[];
  dailyCap: number | null;
  ownerKey: number | null;
};

export async function insertEntry(
  tx: Db,
  { id, now, ...entry }: EntryContent & { id: string; now: Date },
): Promise<void> {
  await sql`insert into advertising_entries (public_id, owner_id, kind, state, title, teaser_text, url, weight, shown_from,
      shown_to, categories, federal_state_ids, daily_cap, created_at, updated_at)
    values (${id}, ${entry.ownerKey}, ${entry.kind}, 'PAUSED', ${entry.title}, ${entry.teaserText}, ${entry.url},
      ${entry.weight}, ${entry.from}::date, ${entry.to}::date, ${[...entry.categories]}::text[],
      ${[...entry.federalStateIds]}::smallint[], ${entry.dailyCap}, ${now}, ${now})`.execute(tx);
}

export async function updateEntry(
  tx: Db,
  { key, now, ...entry }: EntryContent & { key: number; now: Date },
): Promise<void> {
  await sql`update advertising_entries set owner_id = ${entry.ownerKey}, kind = ${entry.kind}, title = ${entry.title},
      teaser_text = ${entry.teaserText}, url = ${entry.url}, weight = ${entry.weight}, shown_from = ${entry.from}::date,
      shown_to = ${entry.to}::date, categories = ${[...entry.categories]}::text[],
      federal_state_ids = ${[...entry.federalStateIds]}::smallint[], daily_cap = ${entry.dailyCap},
      version = version + 1, updated_at = ${now}
    where id = ${key}`.execute(tx);
}

export async function updateEntryState(
  tx: Db,
  key: number,
  { state, now }: { state: AdvertisingState; now: Date },
): Promise<void> {
  await sql`update advertising_entries set state = ${state}, version = version + 1, updated_at = ${now}
    where id = ${key}`.execute(tx);
}

export async function updateEntryImage(
  tx: Db,
  key: number,
  { storedFileId, now }: { storedFileId: string; now: Date },
): Promise<void> {
  await sql`update advertising_entries set stored_file_id = ${storedFileId}, version = version + 1, updated_at = ${now}
    where id = ${key}`.execute(tx);
}

/** Deletes the row of a picture that no entry took. */
export async function deleteUntakenPicture(db: Db, storedFileId: string): Promise<void> {
  await sql`delete from stored_files where id = ${storedFileId}
    and not exists (select from advertising_entries where stored_file_id = ${storedFileId})`.execute(db);
}

export type Impressions = { key: number; day: string; count: number };

/** Adds impressions; entries deleted in between are ignored. */
export async function addImpressions(db: Db, counts: readonly Impressions[]): Promise<void> {
  await sql`insert into advertising_days (entry_id, day, handed_out)
    select given.entry_id, given.day, given.count from unnest(${counts.map(({ key }) => key)}::bigint[],
      ${counts.map(({ day }) => day)}::date[], ${counts.map(({ count }) => count)}::int[]) as given (entry_id, day, count)
    join advertising_entries e on e.id = given.entry_id
    on conflict (entry_id, day) do update set handed_out = advertising_days.handed_out + excluded.handed_out`.execute(
    db,
  );
}
