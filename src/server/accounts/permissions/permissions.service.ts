import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { type Permission, needsTwoPeople } from '#domain/accounts/permissions.ts';
import { type BaseContext, type Context, requirePermission } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { type UserRow, findUserByEmail, findUserById } from '#server/accounts/accounts.repository.ts';
import { COMMAND_LINE, writeAudit } from '#server/accounts/audit.service.ts';
import { accountNotNamed, lastAdmin, permissionAccountUnknown, permissionNeedsTwo } from './permissions.problems.ts';
import {
  type PermissionRow,
  deletePermission,
  insertPermission,
  listPermissionRows,
  lockAdminKeys,
} from './permissions.repository.ts';
import { hasSecondFactor } from '#server/accounts/second-factor/second-factor.service.ts';

/** An account, by its address or by its public id. */
export type NamedAccount = { email?: string | null | undefined; userId?: string | null | undefined };

export type AccountPermissions = { user: UserRow; hasSecondFactor: boolean; permissions: PermissionRow[] };

type Change = { account: NamedAccount; permission: Permission };
type ToolContext = Pick<BaseContext, 'db' | 'clock' | 'logger'>;

/** What an account has, for who administers; each look is recorded. @throws permission.missing, permission.rests (403), account.unknown (404) */
export async function getAccountPermissions(context: Context, account: NamedAccount): Promise<AccountPermissions> {
  requirePermission(context.viewer, 'admin');
  const user = await findNamedAccount(context, account);
  await writeAudit(context, { action: 'account.looked-at', subject: user.id });
  return readPermissions(context, user);
}

/**
 * Gives a permission; giving it twice changes nothing. Those that need a second person are asked for at the desk.
 * @throws permission.missing, permission.rests (403), account.unknown (404), permission.needs-two (409)
 */
export async function grantPermission(context: Context, { account, permission }: Change): Promise<AccountPermissions> {
  const { id } = requirePermission(context.viewer, 'admin');
  const user = await findNamedAccount(context, account);
  if (needsTwoPeople(permission, 'GIVE')) throw permissionNeedsTwo();
  await insertGrant(context, { user, permission, by: id });
  return readPermissions(context, user);
}

/**
 * Takes a permission; `admin` is asked for at the desk.
 * @throws permission.missing, permission.rests (403), account.unknown (404), permission.needs-two (409)
 */
export async function takePermission(context: Context, { account, permission }: Change): Promise<AccountPermissions> {
  const { id } = requirePermission(context.viewer, 'admin');
  const user = await findNamedAccount(context, account);
  if (needsTwoPeople(permission, 'TAKE')) throw permissionNeedsTwo();
  await deleteGrant(context, { user, permission, by: id });
  return readPermissions(context, user);
}

/** Grants from the command line; false where the account had the permission. @throws account.unknown (404) */
export async function grantFromCommandLine(context: ToolContext, { account, permission }: Change): Promise<boolean> {
  return insertGrant(context, { user: await findNamedAccount(context, account), permission, by: COMMAND_LINE });
}

/** Takes from the command line; false where the account did not have it. @throws account.unknown (404), permission.last-admin (409) */
export async function takeFromCommandLine(context: ToolContext, { account, permission }: Change): Promise<boolean> {
  return deleteGrant(context, { user: await findNamedAccount(context, account), permission, by: COMMAND_LINE });
}

/** What an account has, for the command line. @throws account.unknown (404) */
export async function listFromCommandLine(context: ToolContext, account: NamedAccount): Promise<AccountPermissions> {
  return readPermissions(context, await findNamedAccount(context, account));
}

export type OneChange = { user: UserRow; permission: Permission; by: string };

/** Gives a permission in the caller's transaction, if there is one; false where the account had it. */
export async function insertGrant(context: ToolContext, { user, permission, by }: OneChange): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const grant = { userKey: user.key, permission, grantedAt: context.clock(), grantedBy: by };
    if (!(await insertPermission(db, grant))) return false;
    await writeAudit(
      { ...context, db },
      { action: 'permission.granted', subject: user.id, details: { permission }, actor: by },
    );
    context.logger.info({ event: 'permission.granted', userKey: user.key, permission, by }, 'permission granted');
    return true;
  });
}

/** Whether this is the last administrator; the others are locked until the transaction ends. */
export async function isLastAdmin(tx: Db, userKey: number): Promise<boolean> {
  const admins = await lockAdminKeys(tx);
  return admins.length === 1 && admins[0] === userKey;
}

/** Takes a permission likewise; false where the account did not have it. @throws permission.last-admin (409) */
export async function deleteGrant(context: ToolContext, { user, permission, by }: OneChange): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    if (permission === 'admin') {
      if (await isLastAdmin(db, user.key)) throw lastAdmin();
    }
    if (!(await deletePermission(db, { userKey: user.key, permission }))) return false;
    await writeAudit(
      { ...context, db },
      { action: 'permission.taken', subject: user.id, details: { permission }, actor: by },
    );
    context.logger.info({ event: 'permission.taken', userKey: user.key, permission, by }, 'permission taken');
    return true;
  });
}

/** @throws account.unknown (404), permission.account-not-named (422) */
export async function findNamedAccount(
  context: Pick<Context, 'db'>,
  { email, userId }: NamedAccount,
): Promise<UserRow> {
  if (!email && !userId) throw accountNotNamed();
  if (userId) return (await findUserById(context.db, userId)) ?? refuseUnknown();
  // A user name is chosen freely: rights go by the address only.
  return (await findUserByEmail(context.db, normaliseEmail(email ?? ''))) ?? refuseUnknown();
}

const readPermissions = async (context: Pick<Context, 'db'>, user: UserRow): Promise<AccountPermissions> => ({
  user,
  hasSecondFactor: await hasSecondFactor(context, user.key),
  permissions: await listPermissionRows(context.db, user.key),
});

function refuseUnknown(): never {
  throw permissionAccountUnknown();
}
