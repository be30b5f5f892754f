import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { passwordIssue } from '#domain/accounts/password.ts';
import { accountRefusals } from '#texts/de/refusals.ts';
import { type BaseContext, type Context, type Permission, requireViewer } from '#server/platform/context.ts';
import {
  type UserRow,
  findUserByIdentifier,
  findUserByKey,
  insertPermission,
  insertUser,
} from './accounts.repository.ts';
export type { UserRow } from './accounts.repository.ts';
import {
  accountBlocked,
  accountTaken,
  accountUnknown,
  refusedFields,
  refusedPassword,
  wrongCredentials,
} from './accounts.problems.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export type Registration = {
  email: string;
  password: string;
  username?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  termsAccepted?: boolean | null | undefined;
};

/** Makes an account that works at once. @throws account.refused-fields, account.taken (400) */
export async function register(context: Context, registration: Registration): Promise<UserRow> {
  const email = normaliseEmail(registration.email);
  const username = registration.username?.normalize('NFC').trim() || email;
  if (username.includes('@') && normaliseEmail(username) !== email) {
    throw refusedFields({ path: 'username', message: accountRefusals.usernameIsAddress });
  }
  const reason = passwordIssue(registration.password, { email, username });
  if (reason) throw refusedPassword(reason);
  const now = context.clock();
  const key = await insertUser(context.db, {
    id: context.newId(),
    email,
    username,
    passwordHash: await hashPassword(registration.password),
    firstName: registration.firstName?.trim() ?? '',
    lastName: registration.lastName?.trim() ?? '',
    termsAcceptedAt: registration.termsAccepted ? now : null,
    createdAt: now,
  });
  if (key === null) throw accountTaken();
  context.logger.info(
    { event: 'account.registered', userKey: key, requestId: context.requestId },
    'account registered',
  );
  return getUser(context, key);
}

/** Checks who somebody is; takes as long for an unknown account as for a known one. @throws account.wrong-credentials (400), account.blocked (403) */
export async function signIn(
  context: Context,
  credentials: { identifier: string; password: string },
): Promise<UserRow> {
  const user = await findUserByIdentifier(context.db, normaliseEmail(credentials.identifier));
  const isRight = await verifyPassword(user?.password_hash ?? null, credentials.password);
  if (!user || !isRight) {
    context.logger.warn(
      { event: 'sign-in.refused', userKey: user?.key, requestId: context.requestId },
      'sign-in refused',
    );
    throw wrongCredentials();
  }
  if (user.blocked_at) throw accountBlocked();
  context.logger.info({ event: 'sign-in', userKey: user.key, requestId: context.requestId }, 'signed in');
  return user;
}

/** The viewer's own account. */
export async function getOwnAccount(context: Context): Promise<UserRow> {
  return getUser(context, requireViewer(context).key);
}

async function getUser(context: Pick<Context, 'db'>, key: number): Promise<UserRow> {
  const user = await findUserByKey(context.db, key);
  if (!user) throw accountUnknown();
  return user;
}

/** Grants a permission from the command line; returns false where the account had it. @throws account.unknown (404) */
export async function grantPermission(
  base: BaseContext,
  { email, permission }: { email: string; permission: Permission },
): Promise<boolean> {
  const user = await findUserByIdentifier(base.db, normaliseEmail(email));
  if (!user) throw accountUnknown();
  return insertPermission(base.db, {
    userKey: user.key,
    permission,
    grantedAt: base.clock(),
    grantedBy: 'command line',
  });
}
