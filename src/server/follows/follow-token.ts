import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'end of following';

/** Who follows whom, by public ids. */
export type FollowScope = { userId: string; sellerId: string };

/** A signed token, stored nowhere, that lets its holder end following a seller. It never runs out. */
export function followToken({ userId, sellerId }: FollowScope, secret: string): string {
  const content = `${userId}.${sellerId}`;
  return `${content}.${signatureOf(content, secret, USE).toString('base64url')}`;
}

/** What a token of ours ends, else null. */
export function readFollowToken(token: string, secrets: Secrets): FollowScope | null {
  const [userId = '', sellerId = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(`${userId}.${sellerId}`, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  return isOurs && rest.length === 0 ? { userId, sellerId } : null;
}
