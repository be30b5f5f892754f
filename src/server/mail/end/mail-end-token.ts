import { type NotificationEvent, occasionOfToken } from '#domain/users/notifications.ts';
import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'end of mails';

/** Mails of one occasion to one account. */
export type MailSubscription = { userId: string; event: NotificationEvent };

/** A signed token, stored nowhere, that lets its holder end these mails. It never runs out. */
export function mailEndToken({ userId, event }: MailSubscription, secret: string): string {
  return signText(`${userId}.${event}`, secret, USE);
}

/** What a token of ours ends, else null. */
export function readMailEndToken(token: string, secrets: Secrets): MailSubscription | null {
  const [userId] = readSigned(token, secrets, USE) ?? [];
  const event = occasionOfToken(token);
  return userId !== undefined && event !== null ? { userId, event } : null;
}
