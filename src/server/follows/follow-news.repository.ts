import { sql } from 'kysely';
import { COLLECTED_AT_MOST_MS, COLLECTED_FOR_MS } from '#domain/follows/follow.ts';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

type Page = { afterKey: number; limit: number };

/** Sellers with new adverts that no follower was put on for; by follow_news_unnumbered_index. */
export async function listSellersWithNews(db: Db, { afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select distinct seller_id as key from follow_news
    where number is null and seller_id > ${afterKey} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Numbers the new adverts of a seller and says when their followers are told. One transaction at a time for each seller,
 * so that numbers become visible in their order. Returns how many adverts.
 */
export async function numberNews(tx: Db, sellerKey: number, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`news of seller ${sellerKey}`}, 0))`.execute(tx);
  const { rows } = await sql`update follow_news set number = nextval('follow_news_number')
    where seller_id = ${sellerKey} and number is null returning advert_id`.execute(tx);
  if (rows.length === 0) return 0;
  const [collected, atMost] = [`${COLLECTED_FOR_MS} milliseconds`, `${COLLECTED_AT_MOST_MS} milliseconds`];
  await sql`update follows set waiting_since = coalesce(waiting_since, ${now}::timestamptz),
      due_at = least(${now}::timestamptz + ${collected}::interval,
        coalesce(waiting_since, ${now}::timestamptz) + ${atMost}::interval)
    where seller_id = ${sellerKey}`.execute(tx);
  return rows.length;
}

/** People with something to be told by now; by follows_due_index. */
export async function listDueFollowers(db: Db, now: Date, { afterKey, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select distinct user_id as key from follows
    where due_at <= ${now} and user_id > ${afterKey} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

export type Follower = {
  key: number;
  id: string;
  email: string;
  first_name: string;
  choices: NotificationChoices;
  has_device: boolean;
  /** Neither blocked nor leaving, and the address is confirmed. */
  is_here: boolean;
};

/** A person to tell, locked until the end of the transaction; null where another run has the lock. */
export async function lockFollower(tx: Db, userKey: number): Promise<Follower | null> {
  const { rows } = await sql<Omit<Follower, 'choices'> & { choices: unknown }>`
    select u.id as key, u.public_id as id, u.email, u.first_name, u.notification_settings as choices,
      exists (select from push_subscriptions p where p.user_id = u.id) as has_device,
      u.email_confirmed_at is not null and u.blocked_at is null and u.deletion_asked_at is null
        and u.anonymised_at is null as is_here
    from users u where u.id = ${userKey} for no key update of u skip locked`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { ...row, choices: storedJson(NotificationSettingsDto, row.choices) };
}

/** Keys of the follows of a person that are due, locked; those that are being put on wait for the next run. */
export async function lockDueFollows(tx: Db, userKey: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`select id as key from follows
    where user_id = ${userKey} and due_at <= ${now} order by id for update skip locked`.execute(tx);
  return rows.map(({ key }) => key);
}

/** The last number of each locked follow's seller; read after the lock, so that no news of before it is missed. */
export async function lastNumbers(tx: Db, followKeys: readonly number[]): Promise<{ key: number; up_to: number }[]> {
  const { rows } = await sql<{ key: number; up_to: number }>`select f.id as key,
      greatest(f.told_up_to, coalesce((select max(n.number) from follow_news n where n.seller_id = f.seller_id), 0)) as up_to
    from follows f where f.id = any(${[...followKeys]}::bigint[])`.execute(tx);
  return rows;
}

export type NewAdvert = {
  seller_key: number;
  advert_id: string;
  title: string;
  price_unit: number | null;
  price_total: number | null;
  unit: string;
  city: string | null;
};

type Wish = {
  follower: Pick<Follower, 'key'>;
  followKeys: readonly number[];
  /** Channels over which saved searches reach the person: what one of them told is not told again. */
  searchTells: { mail: boolean; push: boolean };
  now: Date;
};

/** Adverts that wait to be told and are still public, the latest first; none of sellers whom a block stands between. */
export async function listNewAdverts(tx: Db, { follower, followKeys, searchTells, now }: Wish): Promise<NewAdvert[]> {
  const { rows } = await sql<NewAdvert>`
    select f.seller_id as seller_key, a.public_id as advert_id, a.title, d.price_unit, d.price_total,
      a.unit, p.city
    from follows f join follow_news n on n.seller_id = f.seller_id and n.number > f.told_up_to
        and n.published_at >= f.created_at
      join search_docs d on d.id = n.advert_id and d.expires_at > ${now}
      join adverts a on a.id = n.advert_id and a.user_id = f.seller_id
      join users s on s.id = f.seller_id and s.blocked_at is null and s.deletion_asked_at is null
      left join advert_addresses p on p.advert_id = a.id
    where f.id = any(${[...followKeys]}::bigint[])
      and not exists (select from user_blocks b where (b.blocker_id = f.user_id and b.blocked_id = f.seller_id)
        or (b.blocker_id = f.seller_id and b.blocked_id = f.user_id))
      and not exists (select from saved_search_finds h join saved_searches q on q.id = any(h.search_ids)
        where h.advert_id = n.advert_id and q.user_id = ${follower.key} and (h.was_told or h.id <= q.told_up_to)
          and ((q.by_mail and ${searchTells.mail}::boolean) or (q.by_push and ${searchTells.push}::boolean)))
    order by f.id, n.number desc`.execute(tx);
  return rows;
}

export async function markFollowsNotified(tx: Db, marks: readonly { key: number; up_to: number }[]): Promise<void> {
  await sql`update follows f set told_up_to = m.up_to, waiting_since = null, due_at = null
    from unnest(${marks.map(({ key }) => key)}::bigint[], ${marks.map(({ up_to }) => up_to)}::bigint[]) as m (key, up_to)
    where f.id = m.key`.execute(tx);
}

/** Puts off what is due for later. */
export async function postponeFollows(tx: Db, followKeys: readonly number[], until: Date): Promise<void> {
  await sql`update follows set due_at = ${until} where id = any(${[...followKeys]}::bigint[])`.execute(tx);
}

/** Deletes what was put on for its followers long ago; by follow_news_old_index. */
export async function deleteOldNews(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from follow_news where advert_id in (
    select advert_id from follow_news where published_at < ${before} and number is not null limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
