import { sql } from 'kysely';
import { type Permission, PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

export type ApiKeyRow = {
  id: string;
  name: string;
  shown_start: string;
  created_at: Date;
  last_used_at: Date | null;
  is_valid: boolean;
};

const COLUMNS = sql`k.id, k.name, k.shown_start, k.created_at, k.last_used_at,
  k.revoked_at is null and k.created_at >= coalesce(u.password_changed_at, '-infinity') as is_valid`;

/** Keys of a person, the newest first; by api_keys_user_index. */
export async function listKeyRows(db: Db, userKey: number, limit: number): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`select ${COLUMNS} from api_keys k join users u on u.id = k.user_id
    where k.user_id = ${userKey} order by k.created_at desc, k.id desc limit ${limit}`.execute(db);
  return rows;
}

export type NewKeyRow = {
  id: string;
  userKey: number;
  name: string;
  hash: Buffer;
  shownStart: string;
  createdAt: Date;
  /** Most active keys per account. */
  most: number;
};

/**
 * Inserts a key; false where its owner already has the most allowed. Locks the owner's row, so that concurrent inserts
 * are counted.
 */
export async function insertKeyRow(tx: Db, row: NewKeyRow): Promise<boolean> {
  await sql`select 1 from users where id = ${row.userKey} for no key update`.execute(tx);
  const { rows } = await sql`
    insert into api_keys (id, user_id, name, key_hash, shown_start, created_at)
    select ${row.id}::uuid, u.id, ${row.name}, ${row.hash}::bytea, ${row.shownStart}, ${row.createdAt}::timestamptz
    from users u where u.id = ${row.userKey} and ${row.most} > (
      select count(*) from api_keys k where k.user_id = u.id and k.revoked_at is null
        and k.created_at >= coalesce(u.password_changed_at, '-infinity'))
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Ends a key of a person; null where there is none of that id, else whether it counted until now. */
export async function revokeKeyRow(
  tx: Db,
  { id, userKey, now }: { id: string; userKey: number; now: Date },
): Promise<{ wasLive: boolean } | null> {
  const { rows } = await sql<{ was_live: boolean }>`
    with found as (select id, revoked_at is null as was_live from api_keys where id = ${id} and user_id = ${userKey} for update)
    , ended as (update api_keys k set revoked_at = coalesce(k.revoked_at, ${now}) from found f where k.id = f.id)
    select was_live from found`.execute(tx);
  return rows[0] ? { wasLive: rows[0].was_live } : null;
}

export type KeyOwner = {
  key_id: string;
  user_key: number;
  user_id: string;
  email: string;
  last_used_at: Date | null;
  permissions: Permission[];
};

/**
 * Whose key this is, while it counts: not revoked, younger than the last change of the password, its owner neither
 * blocked nor leaving. By api_keys_key_hash_key.
 */
export async function findKeyOwner(
  db: Db,
  hash: Buffer,
  { admitsSamples }: { admitsSamples: boolean },
): Promise<KeyOwner | null> {
  const { rows } = await sql<Omit<KeyOwner, 'permissions'> & { permissions: string[] }>`${PREPARED}
    select k.id as key_id, u.id as user_key, u.public_id as user_id, u.email, k.last_used_at,
      array(select p.permission from held_permissions p where p.user_id = u.id order by 1) as permissions
    from api_keys k join users u on u.id = k.user_id
    where k.key_hash = ${hash} and k.revoked_at is null and u.blocked_at is null and u.deletion_asked_at is null
      and k.created_at >= coalesce(u.password_changed_at, '-infinity') and (${admitsSamples}::boolean or not u.is_sample)`.execute(
    db,
  );
  const [row] = rows;
  return row ? { ...row, permissions: PERMISSIONS.filter((one) => row.permissions.includes(one)) } : null;
}

export async function touchKey(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
