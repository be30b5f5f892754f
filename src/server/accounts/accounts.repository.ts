import type { SellerKind } from '#domain/users/seller-kind.ts';
import { sql } from 'kysely';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';

export type UserRow = {
  key: number;
  id: string;
  email: string;
  username: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  is_new: boolean;
  email_confirmed_at: Date | null;
  blocked_at: Date | null;
  is_sample: boolean;
  created_at: Date;
  updated_at: Date | null;
  company_id: string | null;
  permissions: Permission[];
};

const USER = sql`u.id as key, u.public_id as id, u.email, u.username, u.password_hash, u.first_name, u.last_name,
  u.is_new, u.email_confirmed_at, u.blocked_at, u.is_sample, u.created_at, u.updated_at,
  (select c.public_id from companies c where c.user_id = u.id) as company_id,
  array(select p.permission from held_permissions p where p.user_id = u.id order by 1) as permissions`;

/** A person by e-mail address or user name, the address first; by users_email_key and users_username_key. */
export async function findUserByIdentifier(db: Db, identifier: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select ${USER} from users u
    where lower(u.email) = lower(${identifier}) or lower(u.username) = lower(${identifier})
    order by lower(u.email) = lower(${identifier}) desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A person by e-mail address alone; by users_email_key. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select ${USER} from users u where lower(u.email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}

/** A user by the internal key; null where there is none; by users_pkey. */
export async function findUserByKey(db: Db, key: number): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select ${USER} from users u where u.id = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** A user by the public id; null where there is none; by users_public_id_key. */
export async function findUserById(db: Db, id: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select ${USER} from users u where u.public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Names of accounts by their public ids, without those that have none; by users_public_id_key. */
export async function listNamesOfUsers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`select u.public_id as id,
      trim(u.first_name || ' ' || u.last_name) as name
    from users u where u.public_id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}

export type NewUser = {
  id: string;
  email: string;
  username: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  termsAcceptedAt: Date | null;
  sellerKind?: SellerKind;
  createdAt: Date;
};

/** Returns the internal key, or null when address or name is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into users (public_id, email, username, password_hash, first_name, last_name, terms_accepted_at,
      is_business, is_farm, created_at)
    values (${user.id}, ${user.email}, ${user.username}, ${user.passwordHash}, ${user.firstName}, ${user.lastName},
      ${user.termsAcceptedAt}, ${(user.sellerKind ?? 'PRIVATE') !== 'PRIVATE'}, ${user.sellerKind === 'FARM'}, ${user.createdAt})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}
