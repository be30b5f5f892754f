import { paths } from '#contract/paths.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { signInMails } from '#texts/de/mail/mails.ts';
import { ACCOUNT_LIMITS, limitMailOrders } from '#server/accounts/account-limits.service.ts';
import type { UserRow } from '#server/accounts/accounts.service.ts';
import { confirmByMail, findUserByEmail, findUserByKey } from '#server/accounts/sign-in/identities.service.ts';
import { issueCode, redeemCode } from '#server/one-time-codes/one-time-codes.service.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { addressUnreadable, linkOver } from './session-handler.problems.ts';

/** Product decision, in the mail's words as well. */
const LIFETIME_IN_MINUTES = 60;

type LinkOrder = {
  email: string;
  /** Path of the page to go on to. */
  goOnTo: string;
  /** IP address of the request. */
  address: string;
};

/**
 * Sends a mail with a link that signs in; who has no account is invited to register. Both ways do the same work.
 * @throws sign-in.no-address (400), request.too-many (429)
 */
export async function orderSignInLink(context: Context, order: LinkOrder, limiter: RateLimiter): Promise<void> {
  const email = normaliseEmail(order.email);
  if (!isAddress(email)) throw addressUnreadable();
  await limitMailOrders(limiter, 'signInLink', { address: order.address, email });
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const user = await findUserByEmail(db, email);
    const { id, code } = await issueCode(inside, {
      purpose: 'SIGN_IN_LINK',
      userKey: user?.key ?? null,
      email,
      lifetimeInMinutes: LIFETIME_IN_MINUTES,
    });
    const link = `/api/auth/callback/email?${new URLSearchParams({ callbackUrl: order.goOnTo, token: code, email })}`;
    const words = user
      ? signInMails.signInLink(mailLink(context.config, link))
      : signInMails.signInLinkWithoutAccount(mailLink(context.config, paths.register()));
    const content = { ...words, greetingName: user?.first_name ?? '' };
    await queueMail(inside, { eventKey: `sign-in-link:${id}`, to: email, content });
  });
  context.logger.info({ event: 'sign-in.link-ordered', requestId: context.requestId }, 'sign-in link ordered');
}

/** A mailbox that a mail can be sent to; which ones exist only the mail itself can find out. */
const isAddress = (email: string): boolean =>
  email.length <= 254 && email.isWellFormed() && /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email);

/**
 * The account of a link; valid once, and confirms the address.
 * @throws sign-in.link-over (401), request.too-many (429)
 */
export async function redeemSignInLink(
  context: Context,
  given: { token: string; email: string | undefined; address: string },
  { limiter, sessions }: { limiter: RateLimiter; sessions: SessionReader },
): Promise<UserRow> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.codeByAddress, addressKey(given.address));
  const code = await redeemCode(context, { purpose: 'SIGN_IN_LINK', code: given.token });
  const user = code?.userKey ? await findUserByKey(context.db, code.userKey) : null;
  if (!code || !user || normaliseEmail(user.email) !== code.email) throw linkOver();
  if (given.email !== undefined && normaliseEmail(given.email) !== code.email) throw linkOver();
  return confirmByMail(context, sessions, user);
}
