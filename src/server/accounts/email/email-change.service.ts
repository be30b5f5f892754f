import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountMails } from '#texts/de/mail/mails.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { refusedFields } from '#server/accounts/accounts.problems.ts';
import { findUserByIdentifier } from '#server/accounts/accounts.repository.ts';
import { type UserRow, getOwnAccount } from '#server/accounts/accounts.service.ts';
import { issueCode } from '#server/one-time-codes/one-time-codes.service.ts';
import { requireRecentProof } from '#server/accounts/second-factor/recent-proof.service.ts';

const LIFETIME_IN_MINUTES = 24 * 60;

/**
 * Sends a link to the new address and a notice to the old one; the new one counts when its link is used. Answers the
 * same where the new address has an account already: only its owner learns that.
 * @throws account.refused-fields (400), account.proof-refused (422), account.sign-in-again (403), request.too-many (429)
 */
export async function requestEmailChange(
  context: Context,
  { email, currentPassword }: { email: string; currentPassword?: string | null | undefined },
  limiter: RateLimiter,
): Promise<void> {
  const user = await getOwnAccount(context);
  const newEmail = normaliseEmail(email);
  await requireRecentProof(context, { currentPassword, limiter });
  if (newEmail === normaliseEmail(user.email)) {
    throw refusedFields({ path: 'email', message: accountRefusals.emailUnchanged });
  }
  await enforceLimit(limiter, ACCOUNT_LIMITS.emailChangeByAccount, String(user.key));
  await enforceLimit(limiter, ACCOUNT_LIMITS.confirmationByEmail, newEmail);
  const owner = await findUserByIdentifier(context.db, newEmail);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sendNotice(inside, user, newEmail);
    if (owner && owner.key !== user.key) await tellOwner(inside, owner.email);
    else await sendLink(inside, user, newEmail);
  });
  context.logger.info(
    { event: 'email.change-ordered', userKey: user.key, requestId: context.requestId },
    'e-mail change ordered',
  );
}

async function sendLink(context: Context, user: UserRow, newEmail: string): Promise<void> {
  const { id, code } = await issueCode(context, {
    purpose: 'CHANGE_EMAIL',
    userKey: user.key,
    email: newEmail,
    payload: { from: user.email },
    lifetimeInMinutes: LIFETIME_IN_MINUTES,
  });
  const words = accountMails.changeEmail(mailLink(context.config, mailPaths.confirmEmail(code)));
  await queueMail(context, {
    eventKey: `change-email:${id}`,
    to: newEmail,
    content: { ...words, greetingName: user.first_name },
  });
}

async function sendNotice(context: Context, user: UserRow, newEmail: string): Promise<void> {
  const words = accountMails.changeEmailNotice(newEmail, mailLink(context.config, paths.profileSettings()));
  await queueMail(context, {
    eventKey: `change-email-notice:${context.newId()}`,
    to: user.email,
    content: { ...words, greetingName: user.first_name },
  });
}

async function tellOwner(context: Context, email: string): Promise<void> {
  const content = accountMails.emailInUse(mailLink(context.config, paths.signIn()));
  await queueMail(context, { eventKey: `email-in-use:${context.newId()}`, to: email, content });
}
