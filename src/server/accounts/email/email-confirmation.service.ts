import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { accountMails } from '#texts/de/mail/mails.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { ACCOUNT_LIMITS, limitMailOrders } from '#server/accounts/account-limits.service.ts';
import { codeWorthless, emailTakenMeanwhile } from '#server/accounts/accounts.problems.ts';
import { findUserByEmail, findUserByKey } from '#server/accounts/accounts.repository.ts';
import { withoutAccountOracle } from '#server/accounts/sign-in/account-oracle.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { moveSubscription } from '#server/newsletter/newsletter.service.ts';
import { changeEmailRow, confirmEmailRow } from './email-confirmation.repository.ts';
import { type OneTimeCode, endCodes, issueCode, redeemCode } from '#server/one-time-codes/one-time-codes.service.ts';

/** Product decision, in the mail's words as well. */
const LIFETIME_IN_MINUTES = 24 * 60;

type Addressee = {
  key: number | null;
  email: string;
  first_name: string;
  /** Page of this site on which the person goes on after the link. */
  returnPath?: string | null | undefined;
};

/** Queues the mail that asks to confirm an address, in the caller's transaction. */
export async function sendConfirmation(
  context: Pick<Context, 'db' | 'clock' | 'newId' | 'config' | 'memory'>,
  user: Addressee,
): Promise<void> {
  const { id, code } = await issueCode(context, {
    purpose: 'CONFIRM_EMAIL',
    userKey: user.key,
    email: user.email,
    lifetimeInMinutes: LIFETIME_IN_MINUTES,
  });
  const words = accountMails.confirmEmail(mailLink(context.config, mailPaths.confirmEmail(code, user.returnPath)));
  await queueMail(context, {
    eventKey: `confirm-email:${id}`,
    to: user.email,
    content: { ...words, greetingName: user.first_name },
  });
}

/** Sends the confirmation mail again; does and answers the same for unknown, blocked and confirmed accounts. @throws request.too-many (429) */
export async function orderConfirmation(
  context: Context,
  { email, address, returnPath }: { email: string; address: string; returnPath?: string | null | undefined },
  limiter: RateLimiter,
): Promise<void> {
  await limitMailOrders(limiter, 'confirmation', { address, email });
  const user = await findUserByEmail(context.db, normaliseEmail(email));
  const isOpen = user !== null && user.blocked_at === null && user.email_confirmed_at === null;
  const unknownAddress = { key: null, email: normaliseEmail(email), first_name: '' };
  await withoutAccountOracle(context, { counts: isOpen }, (inside) =>
    sendConfirmation(inside, { ...(isOpen ? user : unknownAddress), returnPath }),
  );
}

export type ConfirmedEmail = { purpose: 'CONFIRM_EMAIL' | 'CHANGE_EMAIL'; email: string };

/** Confirms an address, or the change to a new one. @throws account.code-worthless, account.email-taken (422), request.too-many (429) */
export async function confirmEmail(
  context: Context,
  { code, address }: { code: string; address: string },
  limiter: RateLimiter,
): Promise<ConfirmedEmail> {
  await enforceLimit(limiter, ACCOUNT_LIMITS.codeByAddress, addressKey(address));
  const confirmed = await inTransaction(
    context.db,
    async (db): Promise<(ConfirmedEmail & { userKey: number }) | null> => {
      const inside = { ...context, db };
      const redeemed = await redeemCode(inside, { purpose: ['CONFIRM_EMAIL', 'CHANGE_EMAIL'], code });
      if (!redeemed?.userKey) return null;
      const purpose = redeemed.purpose === 'CHANGE_EMAIL' ? 'CHANGE_EMAIL' : 'CONFIRM_EMAIL';
      const isDone = await (purpose === 'CHANGE_EMAIL' ? changeEmail : confirmOwnEmail)(
        inside,
        redeemed.userKey,
        redeemed,
      );
      return isDone ? { purpose, email: redeemed.email, userKey: redeemed.userKey } : null;
    },
  ).catch(refuseTakenAddress);
  if (!confirmed) throw codeWorthless();
  const { userKey, purpose, email } = confirmed;
  const event = purpose === 'CHANGE_EMAIL' ? 'email.changed' : 'email.confirmed';
  context.logger.info({ event, userKey, requestId: context.requestId }, 'e-mail address confirmed');
  return { purpose, email };
}

const confirmOwnEmail = (context: Context, userKey: number, { email }: OneTimeCode): Promise<boolean> =>
  confirmEmailRow(context.db, { userKey, email, now: context.clock() });

async function changeEmail(context: Context, userKey: number, { email, payload }: OneTimeCode): Promise<boolean> {
  const from = String(payload['from'] ?? '');
  const before = await findUserByKey(context.db, userKey);
  const isChanged = await changeEmailRow(context.db, { userKey, from, to: email, now: context.clock() });
  // The newsletter of an address that the account never proved may be a stranger's.
  if (isChanged && before?.email_confirmed_at) await moveSubscription(context.db, { from, to: email });
  const user = isChanged ? await findUserByKey(context.db, userKey) : null;
  if (user) await writeAudit(context, { action: 'email.changed', subject: user.id, actor: user.id });
  // Codes sent to the old mailbox must not open the account any more.
  await endCodes(context, { userKey, purposes: ['RESET_PASSWORD', 'SIGN_IN_LINK', 'CONFIRM_EMAIL', 'CHANGE_EMAIL'] });
  return isChanged;
}

const UNIQUE_VIOLATION = '23505';

/** Two accounts that take one address at the same moment: the database lets one of them. */
function refuseTakenAddress(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw emailTakenMeanwhile();
  throw error;
}
