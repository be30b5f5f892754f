import { endNotificationMails } from '#contract/users/own-data.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { mailEndTexts } from '#texts/de/mail/mail-end.ts';
import { mailLink } from '#server/mail/mails.service.ts';
import { type Config, secretsOf } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type MailSubscription, mailEndToken, readMailEndToken } from './mail-end-token.ts';
import { switchMailOff } from './mail-end.repository.ts';

/** The page on which these mails can be ended without signing in; for a link in the mail. */
export const mailEndLink = (config: Config, subscription: MailSubscription): string =>
  mailLink(config, mailPaths.mailEnd(mailEndToken(subscription, config.sessionSecret)));

/** The headers with which mail programs offer to end such mails in one click (RFC 8058). */
export function mailEndHeaders(config: Config, subscription: MailSubscription) {
  const token = mailEndToken(subscription, config.sessionSecret);
  return {
    'List-Unsubscribe': `<${mailLink(config, `${endNotificationMails.path}?token=${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Ends the mails that the token names; idempotent.
 * @throws mail-end.token-unknown (400)
 */
export async function endMails(
  { db, config, clock }: Pick<BaseContext, 'db' | 'config' | 'clock'>,
  { token }: { token: string },
): Promise<void> {
  const subscription = readMailEndToken(token, secretsOf(config));
  if (subscription === null) {
    throw new Problem({ status: 400, code: 'mail-end.token-unknown', message: mailEndTexts.broken });
  }
  await switchMailOff(db, subscription, clock());
}
