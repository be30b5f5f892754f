import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Frequency, type SearchPlace } from '#domain/saved-searches/saved-search.ts';
import type { QuietHours } from '#domain/users/quiet-hours.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import { markTold } from './told-hits.repository.ts';

/** Whose searches: an account's, or those of a confirmed address without one, in lower case. */
export type Owner = { userKey: number } | { email: string };

export type SavedSearchRow = {
  key: number;
  id: string;
  user_id: number | null;
  email: string | null;
  name: string;
  address: string;
  places: SearchPlace[];
  frequency: Frequency;
  by_mail: boolean;
  by_push: boolean;
  created_at: Date;
  is_paused: boolean;
  looked_at: Date;
  /** Of an address without an account: hours of the day in Vienna, both or none. */
  quiet_from: number | null;
  quiet_to: number | null;
};
type RawRow = Omit<SavedSearchRow, 'places'> & { places: unknown };

const Places = z.array(
  z.object({ postalCode: z.string(), countryCode: z.string(), name: z.string(), radiusInKm: z.number() }),
);

const COLUMNS = sql`s.id as key, s.public_id as id, s.user_id, s.email, s.name, s.address, s.places, s.frequency, s.by_mail,
  s.by_push, s.created_at, s.paused_at is not null as is_paused, s.looked_at, s.quiet_from, s.quiet_to`;

const present = (row: RawRow): SavedSearchRow => ({ ...row, places: storedJson(Places, row.places) });

const ownedBy = (owner: Owner): RawBuilder<boolean> =>
  'userKey' in owner ? sql`s.user_id = ${owner.userKey}` : sql`s.email = ${owner.email}`;

/** Searches of an owner, the latest first; by saved_searches_user_id_index or saved_searches_email_index. */
export async function listSearchRows(db: Db, owner: Owner): Promise<SavedSearchRow[]> {
  const { rows } =
    await sql<RawRow>`select ${COLUMNS} from saved_searches s where ${ownedBy(owner)} order by s.id desc`.execute(db);
  return rows.map(present);
}

/** One search of an owner, or of anybody; by saved_searches_public_id_key. */
export async function findSearchRow(db: Db, id: string, owner?: Owner): Promise<SavedSearchRow | null> {
  const { rows } = await sql<RawRow>`select ${COLUMNS} from saved_searches s
    where s.public_id = ${id}::uuid and ${owner === undefined ? sql`true` : ownedBy(owner)}`.execute(db);
  return rows[0] ? present(rows[0]) : null;
}

/** The same, locked until the end of the transaction. */
export async function lockSearchRow(tx: Db, id: string): Promise<SavedSearchRow | null> {
  const { rows } =
    await sql<RawRow>`select ${COLUMNS} from saved_searches s where s.public_id = ${id}::uuid for update`.execute(tx);
  return rows[0] ? present(rows[0]) : null;
}

/** Makes writes that count an owner's searches wait for each other, until the end of the transaction. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  const name = 'userKey' in owner ? `user ${owner.userKey}` : `mail ${owner.email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches of ${name}`}, 0))`.execute(tx);
}

export async function countSearches(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from saved_searches s where ${ownedBy(owner)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type NewSearch = {
  id: string;
  owner: Owner;
  name: string;
  address: string;
  places: readonly SearchPlace[];
  frequency: Frequency;
  byMail: boolean;
  byPush: boolean;
  now: Date;
  readBy: string;
};

export async function insertSearch(tx: Db, search: NewSearch): Promise<number> {
  const { owner, now } = search;
  const { id } = await tx
    .insertInto('saved_searches')
    .values({
      public_id: search.id,
      user_id: 'userKey' in owner ? owner.userKey : null,
      email: 'email' in owner ? owner.email : null,
      name: search.name,
      address: search.address,
      places: JSON.stringify(search.places),
      frequency: search.frequency,
      by_mail: search.byMail,
      by_push: search.byPush,
      created_at: now,
      looked_at: now,
      read_by: search.readBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type SearchChange = {
  name: string;
  frequency: Frequency;
  byMail: boolean;
  byPush: boolean;
  places: readonly SearchPlace[];
  pausedAt: Date | null;
  /** Null: nothing waits any more, or what waits keeps its time. */
  dueAt: Date | null;
};

/** Writes the settings of a search; what waits follows the new frequency, and goes while it is paused. `lockHits` has to be held. */
export async function updateSearch(tx: Db, key: number, change: SearchChange): Promise<void> {
  const { name, frequency, byMail, byPush, places, pausedAt, dueAt } = change;
  await sql`update saved_searches set name = ${name}, frequency = ${frequency}, by_mail = ${byMail}, by_push = ${byPush},
      places = ${JSON.stringify(places)}::jsonb, paused_at = ${pausedAt}
    where id = ${key}`.execute(tx);
  if (dueAt !== null)
    await sql`update saved_search_tellings set tell_at = ${dueAt} where search_id = ${key}`.execute(tx);
  if (pausedAt !== null) await markTold(tx, [key]);
}

/** Sets the quiet hours of an address for all its searches; null: none. */
export async function updateQuietHours(db: Db, { email }: { email: string }, hours: QuietHours | null): Promise<void> {
  await sql`update saved_searches set quiet_from = ${hours?.fromHour ?? null}, quiet_to = ${hours?.toHour ?? null}
    where email = ${email}`.execute(db);
}

/** Gives a new search of an address the quiet hours that its others have. */
export async function inheritQuietHours(tx: Db, key: number): Promise<void> {
  await sql`update saved_searches s set quiet_from = other.quiet_from, quiet_to = other.quiet_to
    from (select quiet_from, quiet_to, email from saved_searches where quiet_from is not null) other
    where s.id = ${key} and other.email = s.email`.execute(tx);
}

/** Deletes searches of an owner, all or one; returns how many. */
export async function deleteSearches(db: Db, owner: Owner, id?: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from saved_searches s where ${ownedBy(owner)}
    and ${id === undefined ? sql`true` : sql`s.public_id = ${id}::uuid`}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Gives the searches of a confirmed address to the account of it, the oldest first, as far as there is room. */
export async function giveSearches(
  tx: Db,
  from: { email: string },
  to: { userKey: number; room: number },
): Promise<void> {
  await sql`update saved_searches set user_id = ${to.userKey}, email = null, quiet_from = null, quiet_to = null
    where id in (
    select id from saved_searches where email = ${from.email} order by id limit ${to.room})`.execute(tx);
}

/** How many public adverts each search found since its owner last looked; by saved_search_finds_search_ids_index. */
export async function countNewHits(db: Db, keys: readonly number[], now: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ key: number; count: number }>`
    select s.id as key, count(*)::int as count from saved_searches s
      join lateral finds_of_search(s.id) h on h.found_at > s.looked_at
      join search_docs d on d.id = h.advert_id and d.expires_at > ${now}
    where s.id = any(${[...keys]}::bigint[]) group by s.id`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Never takes a later mark back. */
export async function updateLookedAt(db: Db, key: number, at: Date): Promise<void> {
  await sql`update saved_searches set looked_at = ${at} where id = ${key} and looked_at < ${at}`.execute(db);
}

/** The account whose confirmed address this is; null where there is none. By users_email_key. */
export async function findUserOfEmail(db: Db, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from users
    where lower(email) = ${email} and email_confirmed_at is not null and anonymised_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

/** The confirmed address of an account if searches are saved under it without the account; by saved_searches_email_index. */
export async function findGuestEmail(db: Db, userKey: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select lower(u.email) as email from users u
    where u.id = ${userKey} and u.email_confirmed_at is not null
      and exists (select from saved_searches s where s.email = lower(u.email))`.execute(db);
  return rows[0]?.email ?? null;
}
