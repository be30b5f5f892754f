import { sql } from 'kysely';
import type { HitReason } from '#domain/saved-searches/saved-search.ts';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

export type RecentHit = {
  advert_key: number;
  advert_id: string;
  reason: HitReason;
  found_at: Date;
  price_before: number | null;
};

/** What a search found lately and is public now, the latest first; by saved_search_finds_search_ids_index. */
export async function listRecentHits(
  db: Db,
  searchKey: number,
  { now, limit }: { now: Date; limit: number },
): Promise<RecentHit[]> {
  const { rows } = await sql<RecentHit>`
    select h.advert_id as advert_key, a.public_id as advert_id, h.reason, h.found_at, h.price_before from finds_of_search(${searchKey}) h
      join search_docs d on d.id = h.advert_id and d.expires_at > ${now} join adverts a on a.id = h.advert_id
    order by h.found_at desc, h.advert_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Searches with something to tell by now, in their order; by saved_search_tellings_tell_at_index. */
export async function listDueSearches(
  db: Db,
  now: Date,
  { afterKey, limit }: { afterKey: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select search_id as key from saved_search_tellings
    where tell_at <= ${now} and search_id > ${afterKey} order by search_id limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export type ToldOwner = {
  user_key: number | null;
  user_id: string | null;
  email: string;
  first_name: string;
  choices: NotificationChoices;
  /** Of an address without an account. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Neither blocked nor leaving, and the address is confirmed. */
  is_here: boolean;
};
type RawOwner = Omit<ToldOwner, 'choices'> & { choices: unknown };

/** Whom a search tells; an account is locked until the end of the transaction. Null where it was ended meanwhile. */
export async function lockNotifiedOwner(tx: Db, searchKey: number): Promise<ToldOwner | null> {
  await sql`select from users where id = (select user_id from saved_searches where id = ${searchKey}) for no key update`.execute(
    tx,
  );
  const { rows } = await sql<RawOwner>`
    select s.user_id as user_key, u.public_id as user_id, coalesce(u.email, s.email, '') as email, coalesce(u.first_name, '') as first_name,
      s.quiet_from, s.quiet_to,
      coalesce(u.notification_settings, '{}'::jsonb) as choices,
      u.id is null or (u.blocked_at is null and u.deletion_asked_at is null and u.anonymised_at is null
        and u.email_confirmed_at is not null) as is_here
    from saved_searches s left join users u on u.id = s.user_id where s.id = ${searchKey}`.execute(tx);
  const [owner] = rows;
  return owner === undefined ? null : { ...owner, choices: storedJson(NotificationSettingsDto, owner.choices) };
}

export type DueSearch = { key: number; id: string; name: string; by_mail: boolean; by_push: boolean };

/** Nothing is matched until the end of the transaction, so that what is told and taken off is all there is. */
export async function lockHits(tx: Db): Promise<void> {
  await sql`select lock_saved_search_hits()`.execute(tx);
}

/** All searches of an owner with something to tell by now, locked until the end of the transaction. */
export async function lockDueSearches(
  tx: Db,
  { user_key: userKey, email }: Pick<ToldOwner, 'user_key' | 'email'>,
  now: Date,
): Promise<DueSearch[]> {
  const owned = userKey === null ? sql`email = ${email}` : sql`user_id = ${userKey}`;
  const { rows } = await sql<DueSearch>`
    select s.id as key, s.public_id as id, s.name, s.by_mail, s.by_push from saved_searches s
      join saved_search_tellings t on t.search_id = s.id and t.tell_at <= ${now}
    where ${owned} order by s.id for update`.execute(tx);
  return rows;
}

export type WaitingHit = {
  search_key: number;
  advert_id: string;
  title: string;
  reason: HitReason;
  price_before: number | null;
  price_unit: number | null;
  price_total: number | null;
  unit: string;
  city: string | null;
};

/** What waits to be told and is still public, the latest first; by saved_search_finds_search_ids_index. */
export async function listWaitingHits(tx: Db, searchKeys: readonly number[], now: Date): Promise<WaitingHit[]> {
  const { rows } = await sql<WaitingHit>`
    select s.key as search_key, a.public_id as advert_id, a.title, h.reason, h.price_before, d.price_unit, d.price_total,
      a.unit, p.city
    from unnest(${[...searchKeys]}::bigint[]) s (key) cross join lateral finds_of_search(s.key) h
      join search_docs d on d.id = h.advert_id and d.expires_at > ${now}
      join adverts a on a.id = h.advert_id left join advert_addresses p on p.advert_id = a.id
    where h.is_waiting
    order by s.key, h.found_at desc, h.advert_id desc`.execute(tx);
  return rows;
}

/** Nothing of these searches waits any more. `lockHits` has to be held, so that no find with a lower key comes later. */
export async function markTold(tx: Db, searchKeys: readonly number[]): Promise<void> {
  await sql`update saved_searches set told_up_to = coalesce((select max(id) from saved_search_finds), 0)
    where id = any(${[...searchKeys]}::bigint[])`.execute(tx);
  await sql`delete from saved_search_tellings where search_id = any(${[...searchKeys]}::bigint[])`.execute(tx);
}

/** Puts off what is due for later. */
export async function postponeHits(tx: Db, searchKeys: readonly number[], until: Date): Promise<void> {
  await sql`update saved_search_tellings set tell_at = ${until} where search_id = any(${[...searchKeys]}::bigint[])`.execute(
    tx,
  );
}
