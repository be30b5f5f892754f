import { type RawBuilder, sql } from 'kysely';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { Db } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/like.ts';

/** The columns of an account that moderation needs. */
export type AccountRow = {
  key: number;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  is_business: boolean;
  seller_kind: SellerKind;
  is_blocked: boolean;
  is_leaving: boolean;
  mail_is_confirmed: boolean;
  created_at: Date;
  permissions: Permission[];
};

const ACCOUNT = sql`u.id as key, u.public_id as id, u.email, u.first_name, u.last_name, u.is_business, u.seller_kind,
  u.blocked_at is not null as is_blocked, u.deletion_asked_at is not null as is_leaving,
  u.email_confirmed_at is not null as mail_is_confirmed, u.created_at,
  array(select p.permission from held_permissions p where p.user_id = u.id order by 1) as permissions`;

/** An account that was not ended for good; by users_public_id_key. */
export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`select ${ACCOUNT} from users u
    where u.public_id = ${id} and u.anonymised_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The account of a page that is being written; by users_pkey. */
export async function getAccountByKey(db: Db, key: number): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`select ${ACCOUNT} from users u where u.id = ${key}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Every company page has an account.');
  return row;
}

/** The same, kept from changing until the transaction ends: decisions about an account come one after the other. */
export async function lockAccount(tx: Db, id: string): Promise<AccountRow | null> {
  await sql`select from users where public_id = ${id} for no key update`.execute(tx);
  return findAccount(tx, id);
}

export type AccountFigures = { advert_count: number; active_count: number; blocked_count: number };

/** How many adverts an account has; by adverts_user_index. */
export async function getAccountFigures(db: Db, key: number, now: Date): Promise<AccountFigures> {
  const { rows } = await sql<AccountFigures>`
    select count(*) filter (where a.status <> 'DELETED')::int as advert_count,
      count(*) filter (where a.status = 'ACTIVE' and a.expires_at > ${now})::int as active_count,
      count(*) filter (where exists (select from advert_events e where e.advert_id = a.id and e.kind = 'BLOCKED'))::int as blocked_count
    from adverts a where a.user_id = ${key}`.execute(db);
  return rows[0] ?? { advert_count: 0, active_count: 0, blocked_count: 0 };
}

export type AccountAdvertRow = {
  id: string;
  title: string;
  status: AdvertStatus;
  expires_at: Date | null;
  open_report_count: number;
};

/** Adverts of an account, those with open notices first, then the newest; by adverts_user_index. */
export async function listAccountAdverts(db: Db, key: number, limit: number): Promise<AccountAdvertRow[]> {
  const { rows } = await sql<AccountAdvertRow>`
    select a.public_id as id, a.title, a.status, a.expires_at, coalesce(r.count, 0)::int as open_report_count
    from adverts a left join (
      select advert_id, count(*) as count from advert_reports where status = 'OPEN' group by advert_id) r on r.advert_id = a.id
    where a.user_id = ${key} order by r.count desc nulls last, a.id desc limit ${limit}`.execute(db);
  return rows;
}

export type AccountListRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  is_business: boolean;
  seller_kind: SellerKind;
  is_blocked: boolean;
  created_at: Date;
  advert_count: number;
};

function found(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map(
    (word) => sql`(u.email ilike ${containing(word)} or u.first_name ilike ${containing(word)}
      or u.last_name ilike ${containing(word)} or u.public_id::text = lower(${word})
      or exists (select from companies c where c.user_id = u.id and c.name ilike ${containing(word)}))`,
  );
  return sql.join([sql`u.anonymised_at is null`, ...each], sql` and `);
}

/** Accounts in which every word is found, the blocked ones and then the newest first; reads all accounts, for moderators only. */
export async function listAccountRows(
  db: Db,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<AccountListRow[]> {
  const { rows } = await sql<AccountListRow>`
    select u.public_id as id, u.email, u.first_name, u.last_name, u.is_business, u.seller_kind, u.blocked_at is not null as is_blocked,
      u.created_at, (select c.name from companies c where c.user_id = u.id) as company_name,
      (select count(*)::int from adverts a where a.user_id = u.id and a.status <> 'DELETED') as advert_count
    from (select * from users u where ${found(words)} order by u.blocked_at is not null desc, u.id desc
      limit ${limit} offset ${offset}) u
    order by u.blocked_at is not null desc, u.id desc`.execute(db);
  return rows;
}

export async function countAccountRows(db: Db, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from users u where ${found(words)}`.execute(db);
  return rows[0]?.count ?? 0;
}
