import { maskedEmail, normaliseEmail } from '#domain/accounts/email-address.ts';
import { passwordIssue } from '#domain/accounts/password.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountMails } from '#texts/de/mail/mails.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { ACCOUNT_LIMITS, limitMailOrders } from '#server/accounts/account-limits.service.ts';
import {
  codeWorthless,
  refusedFields,
  refusedPassword,
  secondFactorRequired,
  wrongCurrentPassword,
} from '#server/accounts/accounts.problems.ts';
import { findUserByEmail, findUserByKey } from '#server/accounts/accounts.repository.ts';
import { type UserRow, getOwnAccount } from '#server/accounts/accounts.service.ts';
import { withoutAccountOracle } from '#server/accounts/sign-in/account-oracle.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { deleteIdentitiesOf } from '#server/accounts/sign-in/identities.repository.ts';
import {
  type OneTimeCode,
  endCodes,
  issueCode,
  findUnusedCode,
  redeemCode,
} from '#server/one-time-codes/one-time-codes.service.ts';
import { hashPassword, verifyPassword } from '#server/platform/secrets/password-hash.ts';
import { type PasswordUpdate, updatePassword } from './passwords.repository.ts';
import { endSessionRows, findSessionFacts } from '#server/accounts/sessions/sessions.repository.ts';
import type { SessionReader, SignInFacts } from '#server/accounts/sessions/sessions.service.ts';
import { completeSignIn } from '#server/accounts/sign-in/sign-in.service.ts';

/** Product decision, in the mail's words as well. */
const RESET_LIFETIME_IN_MINUTES = 60;

export type PasswordKeeper = { limiter: RateLimiter; reader: SessionReader };

/** Sends the mail to choose a new password; does and answers the same for unknown and blocked accounts. @throws request.too-many (429) */
export async function orderPasswordReset(
  context: Context,
  { email, address }: { email: string; address: string },
  limiter: RateLimiter,
): Promise<void> {
  await limitMailOrders(limiter, 'reset', { address, email });
  const found = await findUserByEmail(context.db, normaliseEmail(email));
  const user = found?.blocked_at === null ? found : null;
  const addressee = user ?? { key: null, email: normaliseEmail(email), first_name: '' };
  await withoutAccountOracle(context, { counts: user !== null }, (inside) => sendResetLink(inside, addressee));
  const { requestId } = context;
  context.logger.info({ event: 'password.reset-ordered', userKey: user?.key, requestId }, 'password reset ordered');
}

async function sendResetLink(
  context: Context,
  user: { key: number | null; email: string; first_name: string },
): Promise<void> {
  const { id, code } = await issueCode(context, {
    purpose: 'RESET_PASSWORD',
    userKey: user.key,
    email: user.email,
    lifetimeInMinutes: RESET_LIFETIME_IN_MINUTES,
  });
  const words = accountMails.resetPassword(mailLink(context.config, mailPaths.resetPassword(code)));
  await queueMail(context, {
    eventKey: `reset-password:${id}`,
    to: user.email,
    content: { ...words, greetingName: user.first_name },
  });
}

type NewPassword = { password: string; passwordConfirmation: string };
type Changed = { user: UserRow; facts: SignInFacts };

/**
 * Sets a new password with the code of a mail, ends every session and confirms the address, whose mailbox is proven.
 * A refused password leaves the code as it is. An account with a second factor needs that as well.
 * @throws account.refused-fields, account.second-factor-required (400), account.code-worthless (422), request.too-many (429)
 */
export async function resetPassword(
  context: Context,
  given: NewPassword & { code: string; otp?: string | null | undefined; address: string },
  { limiter, reader }: PasswordKeeper,
): Promise<Changed> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.codeByAddress, addressKey(given.address));
  refuseDifference(given);
  const code = resetCode(given.code);
  const { open, user } = await getOpenReset(context, given.code);
  refuseWeakness(given.password, user);
  const outcome = await completeSignIn(context, { user, method: 'password' }, { otp: given.otp, limiter });
  if (outcome.kind === 'SECOND_FACTOR_REQUIRED') throw secondFactorRequired(outcome.challenge);
  const passwordHash = await hashPassword(given.password);
  const update = { userKey: user.key, passwordHash, provenEmail: open.email, now: context.clock() };
  await replacePassword(context, reader, {
    action: 'password.reset',
    user,
    update,
    isAllowed: async (db) => {
      if (!(await redeemCode({ ...context, db }, code))) return false;
      // Who came in by another service before the mailbox was proven may be a stranger.
      if (!user.email_confirmed_at) await deleteIdentitiesOf(db, user.key);
      return true;
    },
    refusal: codeWorthless,
  });
  logChange(context, 'password.reset', user.key);
  return { user: await getChanged(context, user), facts: { secondFactorAt: outcome.secondFactorAt } };
}

/**
 * Says whose password a code sets, without using it up: mail scanners open every link.
 * @throws account.code-worthless (422), request.too-many (429)
 */
export async function checkPasswordReset(
  context: Context,
  { code, address }: { code: string; address: string },
  limiter: RateLimiter,
): Promise<{ maskedEmail: string; replacesSession: boolean }> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.codeByAddress, addressKey(address));
  const { open, user } = await getOpenReset(context, code);
  const replacesSession = context.viewer !== null && context.viewer.key !== user.key;
  return { maskedEmail: maskedEmail(open.email), replacesSession };
}

const resetCode = (code: string) => ({ purpose: 'RESET_PASSWORD', code }) as const;

/** @throws account.code-worthless (422) */
async function getOpenReset(context: Context, code: string): Promise<{ open: OneTimeCode; user: UserRow }> {
  const open = await findUnusedCode(context, resetCode(code));
  const user = open?.userKey ? await findUserByKey(context.db, open.userKey) : null;
  if (!open || !user) throw codeWorthless();
  return { open, user };
}

/**
 * Changes the viewer's password and ends every session, this one too: the caller starts a fresh one with `facts`.
 * @throws account.refused-fields (400), account.wrong-current-password (422), request.too-many (429)
 */
export async function changePassword(
  context: Context,
  given: NewPassword & { currentPassword: string },
  { limiter, reader }: PasswordKeeper,
): Promise<Changed> {
  const user = await getOwnAccount(context);
  await enforceLimit(limiter, ACCOUNT_LIMITS.proofByAccount, String(user.key));
  refuseDifference(given);
  if (!(await verifyPassword(user.password_hash, given.currentPassword))) throw wrongCurrentPassword();
  if (given.password.normalize('NFC') === given.currentPassword.normalize('NFC')) {
    throw refusedFields({ path: 'password', message: accountRefusals.passwordUnchanged });
  }
  refuseWeakness(given.password, user);
  const session = context.viewer ? await findSessionFacts(context.db, context.viewer.sessionId) : null;
  const passwordHash = await hashPassword(given.password);
  await replacePassword(context, reader, {
    action: 'password.changed',
    user,
    update: { userKey: user.key, passwordHash, oldHash: user.password_hash, now: context.clock() },
    isAllowed: async () => true,
    refusal: wrongCurrentPassword,
  });
  logChange(context, 'password.changed', user.key);
  const facts = { method: session?.sign_in_method ?? 'password', secondFactorAt: session?.second_factor_at ?? null };
  return { user: await getChanged(context, user), facts };
}

type Replacement = {
  action: 'password.reset' | 'password.changed';
  user: UserRow;
  update: PasswordUpdate;
  isAllowed: (db: Context['db']) => Promise<boolean>;
  refusal: () => Error;
};

/** One transaction: the new password, the end of every session and open code, and the mail about it. */
async function replacePassword(
  context: Context,
  reader: SessionReader,
  { action, user, update, isAllowed, refusal }: Replacement,
): Promise<void> {
  const ended = await inTransaction(context.db, async (db) => {
    if (!(await isAllowed(db)) || !(await updatePassword(db, update))) throw refusal();
    const inside = { ...context, db };
    await writeAudit(inside, { action, subject: user.id, actor: user.id });
    await endCodes(inside, {
      userKey: user.key,
      purposes: ['RESET_PASSWORD', 'CHANGE_EMAIL', 'SIGN_IN_LINK', 'SECOND_FACTOR'],
    });
    const sessions = await endSessionRows(db, { userKey: user.key }, update.now);
    const words = accountMails.passwordChanged(mailLink(context.config, paths.forgotPassword()));
    await queueMail(inside, {
      eventKey: `password-changed:${context.newId()}`,
      to: user.email,
      content: { ...words, greetingName: user.first_name },
    });
    return sessions;
  });
  ended.forEach((sessionId) => reader.forget(sessionId));
}

function refuseDifference({ password, passwordConfirmation }: NewPassword): void {
  if (password === passwordConfirmation) return;
  throw refusedFields({ path: 'passwordConfirmation', message: accountRefusals.passwordsDiffer });
}

function refuseWeakness(password: string, user: UserRow): void {
  const reason = passwordIssue(password, { ...user, names: [user.first_name, user.last_name] });
  if (reason) throw refusedPassword(reason);
}

async function getChanged({ db }: Context, user: UserRow): Promise<UserRow> {
  return (await findUserByKey(db, user.key)) ?? user;
}

function logChange(context: Context, event: string, userKey: number): void {
  context.logger.info({ event, userKey, requestId: context.requestId }, 'password changed');
}
