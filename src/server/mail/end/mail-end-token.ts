import { type NotificationEvent, occasionOfToken } from '#domain/users/notifications.ts';
import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'end of mails';

/** Mails of one occasion to one account. */
export type MailSubscription = { userId: string; event: NotificationEvent };

/** A signed token, stored nowhere, that lets its holder end these mails. It never runs out. */
export function mailEndToken({ userId, event }: MailSubscription, secret: string): string {
  const content = `${userId}.${event}`;
  return `${content}.${signatureOf(content, secret, USE).toString('base64url')}`;
}

/** What a token of ours ends, else null. */
export function readMailEndToken(token: string, secrets: Secrets): MailSubscription | null {
  const [userId = '', name = '', signature = '', ...rest] = token.split('.');
  const event = occasionOfToken(token);
  const isOurs = isSigned(`${userId}.${name}`, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  return isOurs && event !== null && rest.length === 0 ? { userId, event } : null;
}
