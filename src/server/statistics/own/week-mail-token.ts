import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'week figures';

/** A signed token, stored nowhere, that lets its holder end the weekly mail of this account. It never runs out. */
export const weekMailToken = (userId: string, secret: string): string =>
  `${userId}.${signatureOf(userId, secret, USE).toString('base64url')}`;

/** The id of the account in a token of ours, else null. */
export function readWeekMailToken(token: string, secrets: Secrets): string | null {
  const [userId = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(userId, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  return isOurs && rest.length === 0 ? userId : null;
}
