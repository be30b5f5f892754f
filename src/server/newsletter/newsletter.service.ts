import { unsubscribeNewsletter as unsubscribeCall } from '#contract/newsletter/newsletter.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { newsletterMails } from '#texts/de/mail/mails.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { endCodes, issueCode, redeemCode } from '#server/one-time-codes/one-time-codes.service.ts';
import { type MailContent, mailLink, queueMail } from '#server/mail/mails.service.ts';
import { type Config, secretsOf } from '#server/platform/config.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { readUnsubscribeToken, unsubscribeToken } from './newsletter-token.ts';
import {
  countReaderEmails,
  endSubscription,
  findFirstName,
  isSubscribed,
  listReaderEmails,
  moveSubscriptionRow,
  startSubscription,
} from './newsletter.repository.ts';
import { newsletterCodeOver, newsletterTokenUnknown } from './newsletter.problems.ts';

const WEEK_IN_MINUTES = 7 * 24 * 60;

type Order = { email: string; userKey: number | null };

/** Mails an address to ask whether the newsletter is wanted; an existing reader is told so. */
export async function subscribeNewsletter(context: Context, { email }: { email: string }): Promise<void> {
  await orderNewsletter(context, { email: normaliseEmail(email), userKey: null });
}

// Who has the newsletter already gets a code as well, so that both answers take as long.
async function orderNewsletter(context: Context, { email, userKey }: Order): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const hasIt = await isSubscribed(db, email);
    const firstName = await findFirstName(db, email);
    const payload = { askedAt: context.clock().toISOString() };
    const order = { purpose: 'NEWSLETTER', userKey, email, payload, lifetimeInMinutes: WEEK_IN_MINUTES } as const;
    const { id, code } = await issueCode({ ...context, db }, order);
    const content = hasIt ? runningMail(context.config, email) : confirmationMail(context.config, code);
    const greeting = firstName === null || firstName === '' ? {} : { greetingName: firstName };
    const headers = hasIt ? newsletterHeaders(context.config, email) : {};
    await queueMail(
      { ...context, db },
      { eventKey: `newsletter:${id}`, to: email, content: { ...content, ...greeting }, headers },
    );
  });
}

/** The headers with which mail programs offer to end the newsletter in one click (RFC 8058). */
export function newsletterHeaders(config: Config, email: string): Record<UnsubscribeHeader, string> {
  const token = unsubscribeToken(email, config.sessionSecret);
  return {
    'List-Unsubscribe': `<${mailLink(config, `${unsubscribeCall.path}?token=${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

type UnsubscribeHeader = 'List-Unsubscribe' | 'List-Unsubscribe-Post';

/** Where a reader can end the newsletter. */
export function newsletterEndUrl(config: Config, email: string): string {
  return mailLink(config, mailPaths.newsletterEnd(unsubscribeToken(email, config.sessionSecret)));
}

function confirmationMail(config: Config, code: string): MailContent {
  const { action, ...words } = newsletterMails.confirm;
  const url = mailLink(config, mailPaths.newsletterConfirm(code));
  return { template: 'newsletter-confirm', ...words, action: { label: action, url } };
}

function runningMail(config: Config, email: string): MailContent {
  const { action, ...words } = newsletterMails.running;
  return { template: 'newsletter-running', ...words, action: { label: action, url: newsletterEndUrl(config, email) } };
}

/** Starts the newsletter with the code of the mail. @throws newsletter.code-over (400) when the code is unknown, over or used */
export async function confirmNewsletter(context: Context, { code }: { code: string }): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const found = await redeemCode({ ...context, db }, { purpose: 'NEWSLETTER', code });
    if (!found) throw newsletterCodeOver();
    const now = context.clock();
    const { askedAt } = found.payload;
    const asked = typeof askedAt === 'string' ? new Date(askedAt) : now;
    await startSubscription(db, { email: normaliseEmail(found.email), askedAt: asked, confirmedAt: now });
  });
  context.logger.info({ event: 'newsletter.confirmed', requestId: context.requestId }, 'newsletter confirmed');
}

/**
 * Unsubscribes the address of the token; idempotent.
 * @throws newsletter.token-unknown (400)
 */
export async function unsubscribeNewsletter(context: Context, { token }: { token: string }): Promise<void> {
  const email = readUnsubscribeToken(token, secretsOf(context.config));
  if (email === null) throw newsletterTokenUnknown();
  await endSubscription(context.db, email, context.clock());
}

/** The next addresses in their order that have the newsletter and had it at a time. */
export function listReaders(db: Db, page: { after: string; confirmedUntil: Date; limit: number }): Promise<string[]> {
  return listReaderEmails(db, page);
}

/** How many addresses have the newsletter now. */
export const countReaders = ({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> =>
  countReaderEmails(db, clock());

/** Lets a running newsletter follow its reader to a new address that is proved to be theirs. */
export async function moveSubscription(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await moveSubscriptionRow(db, { from: normaliseEmail(from), to: normaliseEmail(to) });
}

/** Orders the newsletter for an account, which starts with the click in the mail. */
export const orderForAccount = (context: Context, order: { email: string; userKey: number }): Promise<void> =>
  orderNewsletter(context, { ...order, email: normaliseEmail(order.email) });

/** Ends what an account ordered and what runs already. */
export async function endForAccount(
  context: Context,
  { email, userKey, isRunning }: { email: string; userKey: number; isRunning: boolean },
): Promise<void> {
  await endCodes(context, { userKey, purposes: ['NEWSLETTER'] });
  if (isRunning) await endSubscription(context.db, normaliseEmail(email), context.clock());
}
