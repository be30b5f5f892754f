import { sql } from 'kysely';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';

export type PermissionRow = { permission: Permission; granted_at: Date; granted_by: string };

/** The permissions of a user, since when and by whom granted; by user_permissions_pkey. */
export async function listPermissionRows(db: Db, userKey: number): Promise<PermissionRow[]> {
  const { rows } = await sql<PermissionRow>`select permission, granted_at, granted_by from user_permissions
    where user_id = ${userKey} order by permission`.execute(db);
  return rows;
}

export type Grant = { userKey: number; permission: Permission; grantedAt: Date; grantedBy: string };

/** Returns whether the permission is new. */
export async function insertPermission(db: Db, grant: Grant): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`
    insert into user_permissions (user_id, permission, granted_at, granted_by)
    values (${grant.userKey}, ${grant.permission}, ${grant.grantedAt}, ${grant.grantedBy})
    on conflict do nothing returning 1 as ok`.execute(db);
  return rows.length > 0;
}

/** Returns whether the account had it. */
export async function deletePermission(
  db: Db,
  { userKey, permission }: { userKey: number; permission: Permission },
): Promise<boolean> {
  const { rows } = await sql<{ ok: number }>`delete from user_permissions
    where user_id = ${userKey} and permission = ${permission} returning 1 as ok`.execute(db);
  return rows.length > 0;
}

/** Admins who can sign in, locked until the transaction ends, so that two concurrent removals see each other. */
export async function lockAdminKeys(db: Db): Promise<number[]> {
  await sql`select 1 from user_permissions where permission = 'admin' order by user_id for update`.execute(db);
  // Read after the lock: who was blocked while this waited counts as blocked.
  const { rows } = await sql<{ user_id: number }>`
    select p.user_id from user_permissions p join users u on u.id = p.user_id
    where p.permission = 'admin' and u.blocked_at is null and u.anonymised_at is null order by p.user_id`.execute(db);
  return rows.map((row) => row.user_id);
}
