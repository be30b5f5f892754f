import type { SellerKind } from '#domain/users/seller-kind.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { passwordIssue } from '#domain/accounts/password.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { networkOf, noteSecurityEvent } from '#server/platform/security/security-log.ts';
import { limitSignIn, limitSignInToAccount } from './account-limits.service.ts';
import {
  type UserRow,
  findUserByIdentifier,
  findUserByKey,
  insertUser,
  listNamesOfUsers,
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
import { sendConfirmation } from './email/email-confirmation.service.ts';
import { hashPassword, verifyPassword } from '#server/platform/secrets/password-hash.ts';
import { admitsSamples } from './sample-accounts.service.ts';

export type Registration = {
  email: string;
  password: string;
  username?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  termsAccepted?: boolean | null | undefined;
  sellerKind?: SellerKind | null | undefined;
  /** Page of this site on which the person goes on after the link of the mail. */
  returnPath?: string | null | undefined;
};

/** Makes an account that works at once, and the mail that welcomes it and asks to confirm its address. @throws account.refused-fields, account.taken (400) */
export async function register(context: Context, registration: Registration): Promise<UserRow> {
  const email = normaliseEmail(registration.email);
  const username = registration.username?.normalize('NFC').trim() || email;
  if (username.includes('@') && normaliseEmail(username) !== email) {
    throw refusedFields({ path: 'username', message: accountRefusals.usernameIsAddress });
  }
  const names = [registration.firstName ?? '', registration.lastName ?? ''];
  const reason = passwordIssue(registration.password, { email, username, names });
  if (reason) throw refusedPassword(reason);
  const now = context.clock();
  const user = {
    id: context.newId(),
    email,
    username,
    passwordHash: await hashPassword(registration.password),
    firstName: registration.firstName?.trim() ?? '',
    lastName: registration.lastName?.trim() ?? '',
    termsAcceptedAt: registration.termsAccepted ? now : null,
    sellerKind: registration.sellerKind ?? 'PRIVATE',
    createdAt: now,
  };
  const key = await inTransaction(context.db, async (db) => {
    const newKey = await insertUser(db, user);
    if (newKey === null) throw accountTaken();
    await sendConfirmation(
      { ...context, db },
      {
        key: newKey,
        email,
        first_name: user.firstName,
        returnPath: registration.returnPath,
      },
    );
    return newKey;
  });
  context.logger.info(
    { event: 'account.registered', userKey: key, requestId: context.requestId },
    'account registered',
  );
  recordEvent(context, { type: 'REGISTERED' });
  return getUser(context, key);
}

/**
 * Authenticates an account, for both doors alike; takes as long for an unknown account as for a known one.
 * @throws account.wrong-credentials (400), account.blocked (403), request.too-many (429)
 */
export async function signIn(
  context: Context,
  credentials: { identifier: string; password: string; address: string },
  limiter: RateLimiter,
): Promise<UserRow> {
  await limitSignIn(limiter, credentials);
  const user = await findUserByIdentifier(context.db, normaliseEmail(credentials.identifier));
  if (user) await limitSignInToAccount(limiter, user.key);
  const isRight = await verifyPassword(user?.password_hash ?? null, credentials.password);
  if (!user || !isRight || (user.is_sample && !admitsSamples(context.config))) {
    const network = networkOf(credentials.address);
    const { requestId } = context;
    noteSecurityEvent(context.logger, { event: 'sign-in.refused', person: user?.id, network, requestId });
    throw wrongCredentials();
  }
  if (user.blocked_at) throw accountBlocked();
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

/** Names of accounts by their public ids; accounts without a name, or deleted ones, are missing. */
export const namesOfAccounts = ({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Map<string, string>> =>
  listNamesOfUsers(db, ids);
