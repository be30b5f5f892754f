import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'advert check';

/** One question to one seller: it is about what was asked until then. */
export type AskedCheck = { userId: string; askedAt: Date };

/** A signed token, stored nowhere, that lets its holder answer this question. */
export function checkToken({ userId, askedAt }: AskedCheck, secret: string): string {
  const content = `${userId.toLowerCase()}.${askedAt.getTime().toString(36)}`;
  return `${content}.${signatureOf(content, secret, USE).toString('base64url')}`;
}

/** The question of a token of ours, else null. */
export function readCheckToken(token: string, secrets: Secrets): AskedCheck | null {
  const [userId = '', time = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(`${userId}.${time}`, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  if (rest.length > 0 || !isOurs) return null;
  return { userId, askedAt: new Date(Number.parseInt(time, 36)) };
}
